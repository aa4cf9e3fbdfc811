/** What the movable pieces share. */

/** Puts a piece somewhere by CSS, and turns it the shorter way round, so that it glides there when that changes. */
export function laid(): (x: number, y: number, angle?: number) => (node: SVGElement) => void {
  let turned: number | null = null;
  return (x, y, angle = 0) =>
    (node) => {
      // What is new has stood there all along: it does not glide.
      if (turned === null) node.setAttribute('transform', `translate(${x} ${y}) rotate(${angle})`);
      turned = turned === null ? angle : turned + ((((angle - turned) % 360) + 540) % 360) - 180;
      node.style.transform = `translate(${x}px, ${y}px) rotate(${turned}deg)`;
    };
}

/** The head of a street lamp around 0,0, in three parts: iron, glass, flame. */
export const LAMP_HEAD = {
  iron: 'M-1.3-19.500h2.600v3l8.700 7.500h-20l8.700-7.500zM-6 8h12l-1.800 4.500h-8.400z',
  glass: 'M-9-9h18l-3.500 17h-11z',
  flame: 'M0-6.500c4.500 5.500 4 11.500 0 12.500-4-1-4.500-7 0-12.500z',
} as const;
