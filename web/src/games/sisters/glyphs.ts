/** Small line drawings of our own, in a square of 24 units: those both sisters use. */
export const glyphs = {
  // Who is seen, who is not, who is innocent, who is Jack, whose alibi one holds.
  seen: 'M2 12.500c4.500-8 15.500-8 20 0-4.500 7-15.500 7-20 0ZM8.700 12.200a3.300 3.300 0 1 0 6.600 0 3.300 3.300 0 1 0-6.600 0',
  unseen: 'M2 9.500c4.500 7.500 15.500 7.500 20 0M12 15v4.500M5.800 13.200 3.500 17M18.200 13.200l2.300 3.800',
  innocent: 'M4.500 12.500 10 18.500 20 6',
  jack: 'M3 21l5-5M5.500 13.500l5 5M8 13 20 2.500c1.500 5.500-2.500 9.500-9.500 13',
  alibi: 'M6 2.500h12v19H6ZM9 7.500h6M9 11.500h6M9 15.500h3',
  // The two sides.
  detective: 'M4 10a6 6 0 1 0 12 0 6 6 0 1 0-12 0M14.500 14.500l6 6',
  // What is to be done, and what can be.
  walk: 'M8 3c2.200 0 3 2.500 2.600 5.500-.3 2-1 3-2.400 3S5.700 10 5.500 8C5.200 5 6 3 8 3ZM6.500 14h3.300v2.500a1.700 1.700 0 0 1-3.300 0ZM16 6c-2.200 0-3 2.500-2.600 5.500.3 2 1 3 2.400 3s2.500-1.500 2.700-3.500c.3-3-.5-5-2.500-5ZM14.200 17h3.300v2.500a1.700 1.700 0 0 1-3.300 0Z',
  door: 'M5 21V3h10v18M2.500 21h19M11.500 12v.5M18 8.500l3.500 3.500-3.500 3.500M15 12h6',
  closer: 'M12 5v14M5 12h14',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;
