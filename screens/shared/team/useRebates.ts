import { useRef, useState } from 'react';
import { rateOf } from '#machines/rebateProblems.ts';
import { gameTypes } from '#services/contract/gameCodes.ts';
import type { Rates } from '#services/contract/downlineRebates.ts';

const placeOf = (category: string) => gameTypes.findIndex((known) => known === category);

/** Rates as they are typed, by category; before that they are what they start from. */
export function useRebates(of: readonly string[], start: Rates = {}) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const inputs = useRef<Record<string, HTMLInputElement | null>>({});
  const categories = of.toSorted((one, other) => placeOf(one) - placeOf(other));
  const text = (category: string) => typed[category] ?? String(start[category] ?? 0);
  const malformed = categories.filter((category) => rateOf(text(category)) === null);
  return {
    categories,
    text,
    malformed,
    isTyped: Object.keys(typed).length > 0,
    rates: (): Rates =>
      Object.fromEntries(categories.map((category) => [category, rateOf(text(category)) ?? 0])),
    type: (category: string, given: string) => setTyped({ ...typed, [category]: given }),
    hold: (category: string) => (input: HTMLInputElement | null) => {
      inputs.current[category] = input;
    },
    focus: (category: string) => inputs.current[category]?.focus(),
    clear: () => setTyped({}),
  };
}

export type TypedRebates = ReturnType<typeof useRebates>;
