import { take } from '#operator/fairness/numbers.ts';
import type { Rules } from './types.ts';
import { hundredthsOfSix, prizesOf, sixCount, sixes, type SixKind } from './sixNumbers.ts';
import { unitOf } from './unit.ts';

/** A six-number lottery with play money: a lucky pick, drawn immediately. */
export function sixNumbers(kind: SixKind): Rules {
  const { highest, returnToPlayer } = sixes[kind];
  const numbers = Array.from({ length: highest }, (_, index) => index + 1);
  const places = numbers.slice(0, sixCount).map((_, taken) => highest - taken);
  const sorted = (drawn: readonly number[]) => take(numbers, drawn).toSorted((one, other) => one - other);
  const prizes = prizesOf(kind);
  return {
    kind: 'sixNumbers',
    choices: [],
    /** The drawn numbers, then the lucky pick. */
    draws: [...places, ...places],
    unit: unitOf(prizes.map(({ times }) => times * 100)),
    returnToPlayer,
    explanation: { highest, prizes },
    settle(drawn) {
      const shown = sorted(drawn.slice(0, sixCount));
      const own = sorted(drawn.slice(sixCount));
      return { hundredths: hundredthsOfSix(kind, own, shown), outcome: { numbers: shown, own } };
    },
  };
}
