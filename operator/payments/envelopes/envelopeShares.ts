import { randomInt } from 'node:crypto';

/** A random number from `least` to `most`, inclusive. */
export type Draw = (least: number, most: number) => number;

/** Cryptographically secure; `randomInt` supports ranges below 2^48. */
const drawSecurely: Draw = (least, most) => randomInt(least, most + 1);

/** Equal shares in centavos; an indivisible remainder stays with the sender. */
export const equalShares = (total: number, count: number): number[] =>
  Array.from({ length: count }, () => Math.floor(total / count));

/**
 * Random shares in centavos that add up to the total: each up to twice the mean of the rest, reserving the minimum for
 * all others, then shuffled, so that their order reveals nothing (TEAM-07). The total is at least `count * least`.
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

/** Every order is equally likely. */
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
