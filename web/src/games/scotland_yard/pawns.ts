/**
 * Our own pawns: each detective has a colour, a letter, a shape and a hat, so that colour is never alone. They are drawn around
 * the middle of a station and stand on its upper edge.
 */

export interface Pawn {
  letter: string;
  body: string;
  hat: string;
  /** Where the letter stands. */
  middle: number;
}

const DETECTIVES: Record<string, Omit<Pawn, 'letter'>> = {
  // A round one with a bowler.
  red: {
    body: 'M-9.5-17a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z',
    hat: 'M-8-25.5Q0-23 8-25.5L7.5-27.2Q5.5-26.8 5-27.5C5-34.5-5-34.5-5-27.5Q-5.5-26.8-7.5-27.2Z',
    middle: -17,
  },
  // A square one with a policeman's helmet.
  blue: {
    body: 'M-7.5-25.5h15a1.5 1.5 0 0 1 1.5 1.5v14.5a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5v-14.5a1.5 1.5 0 0 1 1.5-1.5Z',
    hat: 'M-7.5-25q7.5 2.6 15 0l-.8-2q-1.5.3-1.5-1.5C5-35 2.5-36 1-36.2v-1.6h-2v1.6C-2.5-36-5-35-5.2-28.5q0 1.8-1.5 1.5Z',
    middle: -16.7,
  },
  // A triangle with a deerstalker.
  green: {
    body: 'M0-30.5L11.8-8.5Q0-6-11.8-8.5Z',
    hat: 'M-9-25.5Q-8-28.5-5.8-28.5C-5.5-36 5.5-36 5.8-28.5Q8-28.5 9-25.5Q0-28.5-9-25.5ZM-1.2-35.5a1.2 1.2 0 1 1 2.4 0Z',
    middle: -14.2,
  },
  // A diamond with a boater.
  yellow: {
    body: 'M0-29.5L11.5-17.5L0-5.5L-11.5-17.5Z',
    hat: 'M-9-27.2Q0-24.8 9-27.2L8.7-29Q6.5-28.5 5.5-28.6L5-33.5Q0-34.6-5-33.5L-5.5-28.6Q-6.5-28.5-8.7-29Z',
    middle: -17.3,
  },
  // A hexagon with a wide hat and a feather.
  violet: {
    body: 'M-5.6-26.5h11.2l5.3 9.5l-5.3 9.5h-11.2l-5.3-9.5Z',
    hat: 'M-10.5-25Q0-28.5 10.5-26.5Q9-28.5 5-28.8Q4.5-33 1-33Q6-33.5 8-38.5Q1-38.5-1-33.2Q-4.5-32.5-5-28.5Q-9-27.8-10.5-25Z',
    middle: -16.8,
  },
};

/** A cloak and a top hat, in the fog. */
const MRX: Omit<Pawn, 'letter'> = {
  body: 'M-3.5-25.5h7q6 2.5 7 17Q0-5.5-10.5-8.5q1-14.5 7-17Z',
  hat: 'M-8.5-26.2Q0-23.2 8.5-26.2L8.3-28Q6-27.4 5.4-27.6L5.9-38.5Q0-40-5.9-38.5L-5.4-27.6Q-6-27.4-8.3-28Z',
  middle: -15.5,
};

/** The letter is the seat's own, in every language. */
export const pawn = (seat: string): Pawn => ({
  letter: seat === 'mrx' ? 'X' : seat.charAt(0).toUpperCase(),
  ...(seat === 'mrx' ? MRX : (DETECTIVES[seat] ?? DETECTIVES.red!)),
});
