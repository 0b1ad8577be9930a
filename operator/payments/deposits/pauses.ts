import type { DepositState } from './depositOrders.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses between queries to a provider. */
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

/** After this many unsuccessful queries; the last pause repeats. */
export const pauseAfter = (times: number): number => pauses[Math.min(times, pauses.length - 1)] ?? 0;

/** Final: nothing more is expected. Other ended orders may still get a late payment, for some days. */
const settled: readonly DepositState[] = ['credited', 'refunded', 'reversed'];
const ended: readonly DepositState[] = ['failed', 'cancelled', 'expired'];

/** First query after an order has reached a state. */
export const askingAfter = (state: DepositState, at: number): { asked: number; askAt: number | null } => ({
  asked: 0,
  askAt: settled.includes(state) ? null : at + pauseAfter(0),
});

/** Next query after this many; null after the last. */
export const nextAsk = (state: DepositState, asked: number, now: number): number | null =>
  settled.includes(state) || (ended.includes(state) && asked >= pauses.length)
    ? null
    : now + pauseAfter(asked);
