/** Signs for buttons: line drawings of our own, in a square of 24 units. */
export const signs = {
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  rules: 'M12 6c-2-1.6-5-2-8-1.6v13.6c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6V4.4c-3-.4-6 0-8 1.6ZM12 6v13.6',
  play: 'M8 5v14l11-7Z',
  watch: 'M2.5 12c4-6.5 15-6.5 19 0-4 6.5-15 6.5-19 0ZM9.2 12a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0',
  cover: 'M2.5 12c4-6.5 15-6.5 19 0-4 6.5-15 6.5-19 0ZM4 20 20 4',
  first: 'M6 5v14M18 5 9 12l9 7Z',
  back: 'M17 5 8 12l9 7Z',
  forward: 'M7 5l9 7-9 7Z',
  last: 'M18 5v14M6 5l9 7-9 7Z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700L12 7.200M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700L12 16.800',
  people: 'M5 20c0-4 2.500-6 5-6s5 2 5 6M7 8.500a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15.500 6a2.700 2.700 0 0 1 0 5.200M16.500 14c2 .5 3.500 2.300 3.500 6',
  clock: 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M12 7.500V12l3 2',
  lock: 'M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
} as const;

export type SignName = keyof typeof signs;
