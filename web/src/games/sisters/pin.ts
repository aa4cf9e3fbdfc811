/** Keeps something of the page beside a point of the drawing. */
import type { Point } from './geometry';
import type { Frame } from './plan';

/** To its right, or to its left, rather off another point; else above or below. `air` is how much of the drawing to spare. */
export function pin(frame: Frame, { x, y }: Point, air: number, other?: Point): (node: HTMLElement) => () => void {
  return (node) => {
    const sheet = node.offsetParent as HTMLElement;
    const place = (): void => {
      const { clientWidth: width, clientHeight: height } = sheet;
      const scale = width / frame.width;
      const [px, py, off] = [(x - frame.x) * scale, (y - frame.y) * scale, air * scale + 4];
      const { offsetWidth: w, offsetHeight: h } = node;
      const within = (value: number, most: number): number => Math.max(4, Math.min(value, most - 4));
      const [right, left] = [px + off + w <= width, px - off - w >= 0];
      const toRight = right && !(left && other && other.x > x);
      const below = py + off + h <= height || py - off - h < 0;
      const to = {
        x: toRight ? px + off : left ? px - off - w : within(px - w / 2, width - w),
        y: right || left ? within(py - h / 2, height - h) : below ? py + off : py - off - h,
      };
      node.style.transform = `translate(${Math.round(to.x)}px, ${Math.round(to.y)}px)`;
    };
    const observer = new ResizeObserver(place);
    observer.observe(sheet);
    place();
    return () => observer.disconnect();
  };
}
