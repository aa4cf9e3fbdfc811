/** How three cards and whose they are lie together, so that the pictures are as large as the room allows. */
import { order } from './fit';
import type { Shape, Worth } from './fit';
import { CARD, NAME } from './pictures';

export interface Form extends Shape {
  aside: number;
  /** Where the orb stands; `upright`: beside the cards, with its name upright below it. */
  orb: 'above' | 'beside' | 'upright';
  named: boolean;
  /** Words that can be read are worth something larger pictures. */
  weight: number;
}

const THREE = { shape: 3 * CARD.shape, tidy: 1 };
/** Edges and gaps, across and down; a line of words above; whose they are beside them, lying or upright. */
const [ACROSS, DOWN, LINE, LYING, UPRIGHT] = [22, 12, 43, 97, 46];
/** How wide a card is at least whose name can be read. */
const LEGIBLE = 68;

const FORMS: readonly Form[] = [
  { ...THREE, above: DOWN + LINE + NAME, aside: ACROSS, orb: 'above', named: true, weight: 1.2 },
  { ...THREE, above: DOWN + NAME, aside: ACROSS + LYING, orb: 'beside', named: true, weight: 1.2 },
  { ...THREE, above: DOWN + NAME, aside: ACROSS + UPRIGHT, orb: 'upright', named: true, weight: 1.1 },
  { ...THREE, above: DOWN, aside: ACROSS + UPRIGHT, orb: 'upright', named: false, weight: 1 },
];

/** The best form for so many, and how well each of the three is seen then. */
export function best(count: number, width: number, height: number): { form: Form; worth: number } {
  const forms = FORMS.map((form) => {
    const { size, worth } = order(count, form, width, height);
    return { form, worth: (worth / 3) * (size - form.aside < 3 * LEGIBLE ? 1 : form.weight) };
  });
  return forms.reduce((one, other) => (other.worth > one.worth ? other : one));
}

export const worth =
  (count: number): Worth =>
  (width, height) =>
    best(count, width, height).worth;
