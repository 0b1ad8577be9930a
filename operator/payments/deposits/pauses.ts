import type { DepositState } from './depositOrders.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Between asking a provider once and once more. */
const pauses = [
  15 * second,
  30 * second,
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
];

/** After so many times in vain; the last pause is that of all further ones. */
export const pauseAfter = (times: number): number => pauses[Math.min(times, pauses.length - 1)] ?? 0;

/** Nothing more is expected of these; of the ended ones a late payment still is, for some days. */
const settled: readonly DepositState[] = ['credited', 'refunded', 'reversed'];
const ended: readonly DepositState[] = ['failed', 'cancelled', 'expired'];

/** When the provider of an order that has just come to a state is asked about it. */
export const askingAfter = (state: DepositState, at: number): { asked: number; askAt: number | null } => ({
  asked: 0,
  askAt: settled.includes(state) ? null : at + pauseAfter(0),
});

/** When it is asked again after so many times; null where that was the last. */
export const nextAsk = (state: DepositState, asked: number, now: number): number | null =>
  settled.includes(state) || (ended.includes(state) && asked >= pauses.length)
    ? null
    : now + pauseAfter(asked);
