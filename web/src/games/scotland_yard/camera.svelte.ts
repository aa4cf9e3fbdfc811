/**
 * Which part of the map is to be seen. It moves the drawing by one CSS transform, past Svelte: nothing is drawn anew while a
 * finger drags.
 */
import { MARGIN } from './geometry';
import type { Box, Plan, Point } from './geometry';

/** Where a point of the map comes to lie: so many pixels a unit, and the map's corner there. */
interface Pose {
  x: number;
  y: number;
  scale: number;
}

/** How long it takes to get anywhere, and how long after the last change the drawing gets sharp. */
const FLIGHT = 420;
const REST = 160;
/** Room for the buttons: on the right, where the whole map is shown, or at the foot of a narrow frame. */
const GUTTER = 34;
const FOOT = 50;
const ROOMY = 600;

export class Camera {
  /** Whether all of the map is to be seen, and whether it cannot get any closer. */
  whole = $state(true);
  close = $state(false);

  #map: Plan;
  #pose: Pose = { x: 0, y: 0, scale: 1 };
  #size = { width: 0, height: 0 };
  #world: HTMLElement | null = null;
  #frame: HTMLElement | null = null;
  #pins = new Set<() => void>();
  #flight = 0;
  #rest = 0;
  /** When somebody last moved the map himself. */
  #touched = -Infinity;

  constructor(map: Plan) {
    this.#map = map;
  }

  get #fit(): number {
    const { width, height } = this.#size;
    return Math.min((width - this.#gutter) / (this.#map.width + 2 * MARGIN), height / (this.#map.height + 2 * MARGIN)) || 1;
  }

  get #heart(): Point {
    return { x: this.#map.width / 2, y: this.#map.height / 2 };
  }

  get #gutter(): number {
    return this.#size.width > ROOMY ? GUTTER : 0;
  }

  get #foot(): number {
    return this.#size.width > ROOMY ? 0 : FOOT;
  }

  get #most(): number {
    return Math.max(2.4, 3 * this.#fit);
  }

  get scale(): number {
    return this.#pose.scale;
  }

  /** How large the map is when all of it is to be seen. */
  get least(): number {
    return this.#fit;
  }

  /** Somebody has moved the map himself, just now. */
  get inHand(): boolean {
    return performance.now() - this.#touched < 5000;
  }

  touch(): void {
    cancelAnimationFrame(this.#flight);
    this.#touched = performance.now();
  }

  /** The frame one looks through, with the map as its first child; `opened` is called when its size is known. */
  frame(opened: () => void): (node: HTMLElement) => () => void {
    return (node) => {
      this.#frame = node;
      this.#world = node.firstElementChild as HTMLElement;
      let fresh = true;
      const observer = new ResizeObserver(() => {
        const { clientWidth: width, clientHeight: height } = node;
        if (!width || !height) return;
        const [whole, middle] = [this.whole, this.#middle()];
        this.#size = { width, height };
        cancelAnimationFrame(this.#flight); // it was on its way to a place in the old frame
        if (fresh) opened();
        else if (whole) this.#put(this.#centred(this.#heart, this.#fit));
        else this.#put(this.#centred(middle, this.#pose.scale));
        fresh = false;
      });
      observer.observe(node);
      return () => {
        observer.disconnect();
        cancelAnimationFrame(this.#flight);
        clearTimeout(this.#rest);
      };
    };
  }

  showAll(atOnce = false): void {
    this.#go(this.#centred(this.#heart, this.#fit), atOnce);
  }

  /** All of a box, as large as these limits allow; where it does not fit, as much of it as goes with this point. */
  show(box: Box, least: number, most: number, above: Point, atOnce = false): void {
    const { width } = this.#size;
    const height = this.#size.height - this.#foot;
    const fits = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
    const scale = Math.min(Math.max(fits, least), Math.max(most, this.#fit));
    const near = (middle: number, must: number, room: number) => {
      const off = Math.max(0, room / 2 - 50) / scale;
      return Math.min(Math.max(middle, must - off), must + off);
    };
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const pose = this.#centred({ x: near(x, above.x, width), y: near(y, above.y, height) }, scale);
    this.#go({ ...pose, y: pose.y - this.#foot / 2 }, atOnce);
  }

  /** Whether all of a box can be seen now. */
  sees(box: Box): boolean {
    const { x, y, scale } = this.#pose;
    const { width, height } = this.#size;
    const inside = x + box.left * scale >= -1 && x + box.right * scale <= width + 1;
    return inside && y + box.top * scale >= -1 && y + box.bottom * scale <= height + 1;
  }

  /** Just so far that a point can be seen well. */
  reveal(point: Point): void {
    if (this.whole) return;
    const { x, y, scale } = this.#pose;
    const { width, height } = this.#size;
    const air = Math.min(70, width / 4, height / 4);
    const [left, top] = [x + point.x * scale, y + point.y * scale];
    const to = {
      x: x + Math.max(0, air - left) - Math.max(0, left - width + air),
      y: y + Math.max(0, air - top) - Math.max(0, top - height + air + this.#foot / 2),
      scale,
    };
    if (to.x !== x || to.y !== y) this.#go(to, false);
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.#pose;
    this.#put({ x: x + dx, y: y + dy, scale });
  }

  /** Closer, or further away, by a factor; a point of the frame stays where it is. Whether anything has changed. */
  zoom(factor: number, on: Point = this.#centre(), smoothly = false): boolean {
    const { x, y, scale } = this.#pose;
    const to = Math.min(Math.max(scale * factor, this.#fit), this.#most);
    if (Math.abs(to / scale - 1) < 0.001) return false;
    const grown = to / scale;
    const pose = { x: on.x - (on.x - x) * grown, y: on.y - (on.y - y) * grown, scale: to };
    if (smoothly) this.#go(pose, false);
    else this.#put(pose);
    return true;
  }

  /** The point of the map under a point of the window. */
  pointAt(clientX: number, clientY: number): Point {
    const box = this.#frame?.getBoundingClientRect();
    const { x, y, scale } = this.#pose;
    return { x: (clientX - (box?.left ?? 0) - x) / scale, y: (clientY - (box?.top ?? 0) - y) / scale };
  }

  /** Keeps something of the page beside a point of the map, in sight as far as there is room, and rather off another point. */
  pin(point: Point, air: number, other?: Point): (node: HTMLElement) => () => void {
    return (node) => {
      const place = () => {
        const { x, y, scale } = this.#pose;
        const { width, height } = this.#size;
        const [w, h, off] = [node.offsetWidth, node.offsetHeight, air * scale + 6];
        const [px, py] = [x + point.x * scale, y + point.y * scale];
        const within = (value: number, most: number) => Math.min(Math.max(value, 6), Math.max(6, most));
        const right = px + off + w <= width - 6;
        const left = px - off - w >= 6;
        const below = py + off + h <= height - 6;
        const toRight = right && !(left && other && other.x > point.x);
        const to = {
          x: toRight ? px + off : left ? px - off - w : within(px - w / 2, width - w - 6),
          y: right || left ? within(py - h / 2, height - h - 6) : below ? py + off : within(py - off - h, height - h - 6),
        };
        node.style.transform = `translate(${Math.round(to.x)}px, ${Math.round(to.y)}px)`;
      };
      place();
      this.#pins.add(place);
      return () => this.#pins.delete(place);
    };
  }

  #centre(): Point {
    return { x: this.#size.width / 2, y: this.#size.height / 2 };
  }

  #middle(): Point {
    const { x, y, scale } = this.#pose;
    const centre = this.#centre();
    return { x: (centre.x - x) / scale, y: (centre.y - y) / scale };
  }

  #centred(point: Point, scale: number): Pose {
    const centre = this.#centre();
    return { x: centre.x - point.x * scale, y: centre.y - point.y * scale, scale };
  }

  /** No further than the edge of the map; what is smaller than the frame lies in its middle. */
  #held({ x, y, scale: wanted }: Pose): Pose {
    const { width, height } = this.#size;
    const scale = Math.max(wanted, this.#fit);
    const hold = (at: number, length: number, room: number, gutter: number) => {
      const [most, least] = [MARGIN * scale, room - gutter - (length + MARGIN) * scale];
      // What fits lies in the middle, or beside the buttons.
      if (least >= most) return Math.max(most, Math.min((most + least + gutter) / 2, least));
      return Math.min(Math.max(at, least), most);
    };
    return { x: hold(x, this.#map.width, width, this.#gutter), y: hold(y, this.#map.height, height, this.#foot), scale };
  }

  #put(pose: Pose): void {
    this.#pose = this.#held(pose);
    const { x, y, scale } = this.#pose;
    if (!this.#world || !this.#frame) return;
    this.#world.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
    this.whole = scale < this.#fit * 1.01;
    this.close = scale > this.#most * 0.99;
    // While it moves it is one picture; when it rests it is drawn sharp again.
    this.#world.style.willChange = 'transform';
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#world?.style.removeProperty('will-change'), REST);
    for (const place of this.#pins) place();
  }

  #go(to: Pose, atOnce: boolean): void {
    cancelAnimationFrame(this.#flight);
    const [from, end] = [this.#pose, this.#held(to)];
    if (atOnce || stays()) return this.#put(end);
    const began = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - began) / FLIGHT);
      const eased = 1 - (1 - share) ** 3;
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.#put({ x: between(from.x, end.x), y: between(from.y, end.y), scale: between(from.scale, end.scale) });
      if (share < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }
}

/** Whether somebody wants things not to move about. */
const stays = (): boolean =>
  document.documentElement.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
