// What is to be seen at a station of each value, in a square of 48: from a lamp post to the cathedral.
export const LANDMARKS = [
  // a gas lamp
  'M16 46v-3h5V22h6v21h5v3zM24 2l3 4h4l-3 13h-8L17 6h4zm-3 7 1 7h4l1-7z',
  // a fountain
  'M5 36h38l-4 10H9zM21 36V26h6v10zM13 20h22l-4 6H17zM22 20V9h4v11zM24 3c8 0 12 5 13 13h-4c-1-5-3-8-7-9h-4c-4 1-6 4-7 9h-4C12 8 16 3 24 3z',
  // a lime tree
  'M21 46V35C11 36 5 30 7 22 4 14 10 9 15 10c3-10 16-10 19 0 6 0 10 6 7 12 2 8-5 14-14 13v11z',
  // a gabled house
  'M7 46V24h-3L14 14v-4h4l6-6 6 6h4v4l10 10h-3v22H29V35H19v11zm7-19v6h6v-6zm14 0v6h6v-6zM21 15v6h6v-6z',
  // a maypole
  'M22 46V7l2-5 2 5v39zM10 14h28v4H10zM14 27h20v4H14zM12 18h6l-3 5zM30 18h6l-3 5zM16 31h5l-2.5 4zM27 31h5l-2.5 4z',
  // a town gate
  'M3 46V16h3v-5h4v5h3v-5h4v5h2v9h10v-9h2v-5h4v5h3v-5h4v5h3v30H32V39a8 8 0 0 0-16 0v7zM8 22v6h4v-6zM36 22v6h4v-6z',
  // the Chinese tower
  'M24 1l2 6 4 3H18l4-3zM20 10h8v4l8 4v2H12v-2l8-4zM16 20h16v4l8 4v2H8v-2l8-4zM13 30h22v4l9 4v2H4v-2l9-4zM10 40h28v6h-9v-4H19v4h-9z',
  // a palace
  'M3 46V24h11v-4l10-8 10 8v4h11v22h-5V34h-4v12h-4V34h-4v12h-8V34h-4v12h-4V34H8v12zM23 2h9l-3 3 3 3h-7v4h-2zM19 22v6h10v-6z',
  // a triumphal arch
  'M3 46V17h42v29h-4V33a3 3 0 0 0-6 0v13h-4V31a7 7 0 0 0-14 0v15h-4V33a3 3 0 0 0-6 0v13zM8 12h32v4H8zM14 12V7h4v2h3V5h6v4h3V7h4v5zM22 3h4v2h-4z',
  // the Frauenkirche
  'M5 46V17C1 12 3 6 10 3V0h3v3c7 3 9 9 5 14v10h12V17c-4-5-2-11 5-14V0h3v3c7 3 9 9 5 14v29H30V35a6 6 0 0 0-12 0v11zM9 21v6h5v-6zM34 21v6h5v-6z',
] as const;
