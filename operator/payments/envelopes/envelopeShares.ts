import { randomInt } from 'node:crypto';

/** At random, from `least` up to and with `most`. */
export type Draw = (least: number, most: number) => number;

/** By the secure generator; it draws from fewer than 2^48 numbers. */
const drawSecurely: Draw = (least, most) => randomInt(least, most + 1);

/** Equal shares in centavos; what cannot be shared stays with the sender. */
export const equalShares = (total: number, count: number): number[] =>
  Array.from({ length: count }, () => Math.floor(total / count));

/**
 * Shares in centavos that add up to the total: each up to twice the mean of what remains, with the least kept for all
 * others, then shuffled, so that their order says nothing (TEAM-07). The total is at least `count * least`.
 */
export function drawnShares(
  total: number,
  count: number,
  least: number,
  draw: Draw = drawSecurely,
): number[] {
  const shares: number[] = [];
  let left = total;
  for (let others = count - 1; others > 0; others -= 1) {
    const most = Math.min(Math.floor((2 * left) / (others + 1)), left - others * least);
    const share = draw(least, most);
    shares.push(share);
    left -= share;
  }
  shares.push(left);
  return shuffle(shares, draw);
}

/** Every order is as likely as any other. */
export function shuffle<Item>(items: readonly Item[], draw: Draw = drawSecurely): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = draw(0, last);
    const moved = shuffled[last] as Item;
    shuffled[last] = shuffled[other] as Item;
    shuffled[other] = moved;
  }
  return shuffled;
}
