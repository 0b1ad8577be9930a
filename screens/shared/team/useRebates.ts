import { useRef, useState } from 'react';
import { rateOf } from '#machines/rebateProblems.ts';
import { gameTypes } from '@araw/contract/games/gameCodes';
import type { Rates } from '@araw/contract/agents/downlineRebates';
import { readRate } from '@araw/contract/values/typedNumber';

const placeOf = (category: string) => gameTypes.findIndex((known) => known === category);

/** Rates as typed, by category; they default to `start`. */
export function useRebates(of: readonly string[], start: Rates = {}) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const inputs = useRef<Record<string, HTMLInputElement | null>>({});
  const categories = of.toSorted((one, other) => placeOf(one) - placeOf(other));
  const text = (category: string) => typed[category] ?? String(start[category] ?? 0);
  const rate = (category: string) => rateOf(readRate(text(category)));
  const malformed = categories.filter((category) => rate(category) === null);
  return {
    categories,
    text,
    malformed,
    isTyped: Object.keys(typed).length > 0,
    rates: (): Rates => Object.fromEntries(categories.map((category) => [category, rate(category) ?? 0])),
    type: (category: string, given: string) => setTyped({ ...typed, [category]: given }),
    hold: (category: string) => (input: HTMLInputElement | null) => {
      inputs.current[category] = input;
    },
    focus: (category: string) => inputs.current[category]?.focus(),
    clear: () => setTyped({}),
  };
}

export type TypedRebates = ReturnType<typeof useRebates>;
