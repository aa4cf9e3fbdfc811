/** New York's own line drawings, in a square of 24 units. */
export const glyphs = {
  // What each character can do.
  // Stairs that go down, and one more of them.
  beach: 'M2.5 6.5h4v4h4v4h4v4h4M15 5.5h7M18.5 2v7M2.5 6.5v15H15',
  // A girder, and who walks on it.
  rider: 'M2 17h20M2 21h20M4 21l4-4 4 4 4-4 4 4M10.3 3.5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M12 7.5v5M7 9.5l5-2 5 2M9 17l3-4.5 3 4.5',
  // A bulb that shines.
  latimer: 'M9 17.5c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8ZM9.5 21h5M10 11l2 2 2-2M12 13v4.5M2.5 9.5h0M21.5 9.5h0M4 3.5l.5.5M20 3.5l-.5.5',
  // A tree that grows.
  grant: 'M12 21.5V11M8 21.5h8M12 15l3-2.5M12 3c3.5 0 4.5 2.5 4 4 2.5.5 3 3.5 1.5 5-1.5 2-4 1.5-5.5.5-1.5 1-4 1.5-5.5-.5C5 10.5 5.5 7.5 8 7c-.5-1.5.5-4 4-4Z',
  // A barrier, and where it goes.
  callahan: 'M2 12h20v5H2zM5.5 17v4.5M18.5 17v4.5M6 17l3-5M12 17l3-5M18 17l2.5-4M6 6h12M15 3l3 3-3 3',
  // Somebody, sent off.
  eastman: 'M4 7a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2 20.5c0-5 2-7 5.5-7S13 15.5 13 20.5M15 9h7M19 6l3 3-3 3',
  // Two, each in the other's place.
  tumblety: 'M3 9a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 15a3 3 0 1 0 6 0 3 3 0 1 0-6 0M11 6h4q4 0 4 3.5M17 7.5l2 2 2-2M13 18H9q-4 0-4-3.5M7 16.5l-2-2-2 2',
  // A steamer, and where it goes.
  smith: 'M2 15h19l-3 6H5ZM6 15v-4h9v4M9 11V7.5h3V11M7 3.5h12M16.5 1 19 3.5 16.5 6',
  // What lies on the board.
  metro: 'M3 4h18v16H3zM7 16.5v-9l5 6 5-6v9',
  lamp: 'M8 21.5h6M11 21.5V7c0-5 7.5-5 7.5 0M15.5 11c0-5.5 6-5.5 6 0ZM18.5 13.5v1M15 14l-1 1M22 14l.5.5',
  building: 'M3 21.5V8h8v13.5M11 21.5V3h9v18.5M1.5 21.5h21M6 12h2M6 16h2M14 7h3M14 11h3M14 15h3',
  park: 'M8 21.5V12M8 17l2.5-2M8 3c3.5 2 5 5 5 7.5A5 5 0 0 1 8 15a5 5 0 0 1-5-4.5C3 8 4.5 5 8 3ZM14.5 18.5h8M14.5 15.5h8M16 18.5v3M21 18.5v3',
  barrier: 'M2 8h20v6H2zM5.5 14v7.5M18.5 14v7.5M5.5 8V5M18.5 8V5M5 14l4-6M11 14l4-6M17 14l4-6',
  steamer: 'M2 14h20l-3.5 7h-13ZM5.5 14v-4h12v4M8 10V5h2.5v5M13 10V5h2.5v5M5 3c1.5-1.5 3 .5 5-1M12 2.5c2-1.5 3.5.5 6-1',
  informant: 'M2.5 9.5c0-5.5 9.5-6.5 11-1l3 1ZM4 9.5v2.5c0 5.5 8 5.5 8 0V9.5M1.5 21.5c.5-3 3-4.5 6.5-4.5s6 1.5 6.5 4.5M17 2.5h5.5v5h-2.5l-2 2V7.5H17Z',
  // What is to be done.
  swap: 'M3 8h15M14.5 4 18.5 8l-4 4M21 16H6M9.5 12l-4 4 4 4',
} as const;
