import { polygon, star } from './heroes/svg.ts';

export interface Emblem {
  /** A filled path in a box of 24 × 24 around 0,0. */
  mark: string;
  from: string;
  to: string;
  /** Colour of the mark. */
  ink: string;
}

const drop = 'M0-11C8-2 9 2 9 4A9 8 0 0 1-9 4C-9 2-8-2 0-11Z';
const wave = 'M-11 0Q-6-8 0-1T11-2V9H-11Z';
const peak = 'M0-10L11 9H-11ZM0-2L-4 5H4Z';
const leaf = 'M-9 9Q-10-8 10-10Q9 9-9 9Z';
const crescent = 'M4-10A10 10 0 1 0 9 6A9 9 0 0 1 4-10Z';
const bars = 'M-10 2H-4V10H-10ZM-3-4H3V10H-3ZM4-10H10V10H4Z';
const arrow = 'M0-11L10 1H4V10H-4V1H-10Z';
const cross = 'M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z';
const chevrons = 'M-10-2L0-11L10-2V3L0-6L-10 3ZM-10 6L0-3L10 6V11L0 2L-10 11Z';
const eye = 'M-11 0Q0-11 11 0Q0 11-11 0ZM0-4A4 4 0 1 0 0 4A4 4 0 1 0 0-4Z';
const hourglass = 'M-9-10H9L2 0L9 10H-9L-2 0Z';
const shield = 'M0-11L9-8Q10 6 0 11Q-10 6-9-8Z';
const frame = 'M-10-10H10V10H-10ZM-5-5V5H5V-5Z';

const emblem = (mark: string, from: string, to: string, ink = '#fff'): Emblem => ({ mark, from, to, ink });

/** By vendor code. */
export const emblems: Readonly<Record<string, Emblem>> = {
  JL: emblem(star(0, 0, 12), '#FFD466', '#D98E00', '#3A1B04'),
  PP: emblem(polygon(0, 0, 11, 3), '#FF8A3D', '#C2410C'),
  BH: emblem(wave, '#FF5FB0', '#7A2BE0'),
  KW: emblem(bars, '#58C566', '#166B34'),
  TL: emblem(star(0, 0, 12, 4, 0.35), '#6E8BFF', '#22308F'),
  SB: emblem(chevrons, '#FF6A4D', '#A30F2D'),
  MX: emblem(peak, '#FF9A5A', '#8A2A06'),
  LG: emblem(drop, '#37E6E0', '#0B6E86', '#02343A'),
  AL: emblem(wave, '#3EC5FF', '#0B4F8A'),
  HL: emblem(crescent, '#B45CFF', '#4A1391'),
  DW: emblem(star(0, 0, 12, 6, 0.5), '#FF8CC6', '#9C1B63'),
  SL: emblem(polygon(0, 0, 11, 4), '#E0213F', '#6E0719'),
  TB: emblem(frame, '#9BEB5A', '#2F7D1F', '#12330A'),
  BR: emblem(cross, '#FFB52E', '#B85C00', '#3A1B04'),
  LR: emblem(polygon(0, 0, 11, 5), '#45D69B', '#0A704A', '#02291A'),
  KP: emblem(shield, '#8FA8FF', '#2A3F9E'),
  AV: emblem(arrow, '#FF7B7B', '#8F1029'),
  AI: emblem(eye, '#7FF0E6', '#0E7C80', '#02343A'),
  IMES: emblem(hourglass, '#C9D3EA', '#566089', '#131A2E'),
  TF: emblem(arrow, '#FFD257', '#C06A00', '#3A1B04'),
  IA: emblem(polygon(0, 0, 11, 6), '#A9BEFF', '#3B4BB0'),
  DS88: emblem(leaf, '#FF5A2E', '#8A1206'),
  FC: emblem(star(0, 0, 11, 8, 0.6), '#FF8CC6', '#C22F7E'),
  SWL: emblem(leaf, '#6FE08A', '#0E6B3A'),
  TCG_LOTTO_VN: emblem(star(0, 0, 12), '#E0213F', '#8F0A22', '#FFD466'),
  EZL: emblem(bars, '#8DB6FF', '#1B57C9'),
};
