import { blue, gold, green, red, white } from './heroes/paint.ts';
import { circle, dot, flat, group, line, solid, star } from './heroes/svg.ts';

/** Small things beside the hero, in a box of 40 × 40 around 0,0. */
export const props = {
  none: '',
  coins:
    [10, 3, -4].map((y) => `<ellipse cy="${y}" rx="14" ry="6" fill="${gold}"/>`).join('') +
    line('M-8-5Q0-8 8-5', '#fff9', 2),
  ruby: solid('M-12-4L-6-12H6L12-4L0 12Z', red) + flat('M-12-4H12L6-12H-6Z', '#fff6'),
  emerald: solid('M-7-13H7L13-6V6L7 13H-7L-13 6V-6Z', green) + flat('M-5-9H5L9-4V4L5 9H-5L-9 4V-4Z', '#fff5'),
  star: solid(star(0, 0, 15), gold) + flat(star(-1, -2, 7), '#fff8'),
  heart:
    solid('M0 13C-22-3-13-16-6-14Q-1-12 0-6Q1-12 6-14C13-16 22-3 0 13Z', red) +
    line('M-8-5Q-7-9-4-9', '#fff9', 2),
  leaf: solid('M-14 8Q-10-14 14-12Q14 12-14 8Z', green) + line('M-10 6L8-7', '#0004', 2),
  dice:
    `<rect x="-12" y="-12" width="24" height="24" rx="5" fill="#fff" transform="rotate(14)"/>` +
    group('rotate(14)', dot(-5, -5, 2.6, red), dot(0, 0, 2.6, red), dot(5, 5, 2.6, red)),
  shell:
    solid('M0 12C-20 8-18-14 0-14S20 8 0 12Z', '#FFD3B0') + line('M0-12V10M-7-10L-2 9M7-10L2 9', '#0003', 2),
  ball: circle(0, 0, 13, blue) + dot(0, 0, 7, white) + line('M-9-4Q-7-9-3-10', '#fff9', 2),
  flower:
    [0, 72, 144, 216, 288].map((turn) => circle(0, -8, 6, white, `transform="rotate(${turn})"`)).join('') +
    dot(0, 0, 5, gold),
  bolt: solid('M3-15L-10 3H-1L-5 15L10-4H1L6-15Z', gold),
} as const;
export type PropName = keyof typeof props;
export const propNames = Object.keys(props) as PropName[];
