/** Heroes fill a box of 100 × 100 around 0,0, in the palette's two materials and these fixed colours. */
export const metal = 'url(#m)';
export const deep = 'url(#d)';
export const ink = '#131A2E';
export const shine = '#fff9';
export const shade = '#0003';
export const white = '#fff';
export const red = '#E0213F';
export const green = '#2FBF71';
export const blue = '#3E9BFF';
export const gold = '#FFC23D';

/** Draws a hero; `digit` supplies digits for those that show some. */
export type Hero = (digit: () => number) => string;

const strokes = [
  'M2 0H6Q8 0 8 2V10Q8 12 6 12H2Q0 12 0 10V2Q0 0 2 0Z',
  'M1 3L4 0V12',
  'M0 3Q0 0 4 0T8 3Q8 5 0 12H8',
  'M0 0H8L4 5Q8 5 8 9T4 12T0 10',
  'M6 12V0L0 8H8',
  'M8 0H1L0 5Q8 3 8 8T4 12T0 11',
  'M7 0Q0 3 0 8T4 12T8 8T4 5T0 8',
  'M0 0H8L3 12',
  'M4 6Q0 6 0 3T4 0T8 3T4 6Q0 6 0 9T4 12T8 9T4 6Z',
  'M1 12Q8 9 8 4T4 0T0 4T4 7T8 4',
];

/** A digit drawn as strokes, so that no font is needed. */
export const figure = (value: number) => strokes[value % 10] ?? '';
