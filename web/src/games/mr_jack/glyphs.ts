/** Small line drawings of our own, in a square of 24 units: those only London uses. */
export const glyphs = {
  face: 'M12 21V4M5.500 10.500 12 4l6.500 6.500',
  lamp: 'M7 8.500h10l-2 8.500H9ZM8 8.500 12 4l4 4.500M12 4V2M10 17v2h4v-2M12 19v3M12 10.500c-1.500 2-1.200 3.500 0 3.500s1.500-1.500 0-3.500Z',
  // What each character can do.
  // A card under the lens.
  holmes: 'M11 20H4V4h10v2.500M7 8h2.500M7 12h2M9.800 12.500a4.700 4.700 0 1 0 9.400 0 4.700 4.700 0 1 0-9.400 0M18 16l3.500 3.500',
  // A lantern and its beam.
  watson: 'M3 9.500h8.500V19H3zM2 19h10.500M4.500 9.500a2.800 4.500 0 0 1 5.500 0M5.200 14.200a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 11l6.500-3.500M15 14.200h6.500M15 17.500l6.500 3.500',
  // A lamp, and where it goes.
  smith: 'M3.500 7.500h8l-1.500 8H5zM4.500 7.500 7.500 4l3 3.500M7.500 15.500v5M5 20.500h5M14 12h7M18 9l3 3-3 3',
  // A barrier, and where it goes.
  lestrade: 'M3 12h18v5H3zM6 17v4M18 17v4M7 17l3-5M13 17l3-5M6 6h12M15 3l3 3-3 3',
  // Footsteps over a roof.
  stealthy: 'M3.500 21.500v-4.500l8.500-6 8.500 6v4.500M2.500 11.500l.8-1.500M5.500 7.200l1.300-1M9.800 4.600l1.600-.3M14.600 4.700c2.800.8 4.700 2.800 6.200 6.300M16.800 9.800l4 1.200L22 7',
  goodley: 'M3 9h11M3 9v4h5.200M8.300 14.500a5 5 0 1 0 5.700-5.500M17 4.500 18.500 2M20 7.500l2.500-1M14.500 12.500h0M17.500 9 20.500 9',
  // One here, one there.
  gull: 'M4 7h4c6 0 4 10 10 10h3M18 14l3 3-3 3M4 17h4c2 0 3-1.200 3.700-2.700M13.300 9.700C14 8.200 15 7 18 7h3M18 4l3 3-3 3',
  // A cover, and where it goes.
  bert: 'M2.500 12.500a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0M5 9.500l6 6M11 9.500l-6 6M15.500 12.500h6.500M19 9.500l3 3-3 3',
} as const;
