import { chance } from '#operator/art/random.ts';

const week = 7 * 24 * 3_600_000;
/** Centavos. */
const start = 800_000_000;

/** The shared jackpot in centavos: it grows through the week and starts anew with the next; a function of time alone. */
export function jackpotAt(now: number): number {
  const weekNumber = Math.floor(now / week);
  const random = chance(`jackpot ${weekNumber}`);
  const opening = start + Math.floor(random.between(0, start / 4));
  const centavosPerSecond = random.between(300, 600);
  return opening + Math.floor(((now - weekNumber * week) / 1000) * centavosPerSecond);
}
