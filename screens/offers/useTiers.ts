import { useRef, useState } from 'react';
import { centavosOf } from '#machines/typedAmount.ts';
import { rateOf } from '#machines/rebateProblems.ts';
import type { ContractTerm } from '@araw/contract/agents/agent';
import { mostTerms } from '@araw/contract/agents/agentContracts';
import { readAmount, readCount, readRate } from '@araw/contract/values/typedNumber';

export const tierFields = ['amount', 'activeMembers', 'rate'] as const;
export type TierField = (typeof tierFields)[number];
export type TypedTier = Record<TierField, string>;

const emptyTier: TypedTier = { amount: '', activeMembers: '', rate: '' };

const readers: Record<TierField, (typed: string) => number | null> = {
  amount: (typed) => {
    const centavos = centavosOf(readAmount(typed));
    return centavos === null || centavos === 0 ? null : centavos / 100;
  },
  activeMembers: (typed) => (/^\d{1,6}$/.test(readCount(typed)) ? Number(readCount(typed)) : null),
  rate: (typed) => {
    const rate = rateOf(readRate(typed));
    return rate === 0 ? null : rate;
  },
};

/** Normalise the typed texts (DEV-04). */
export const tierReaders: Record<TierField, (typed: string) => string> = {
  amount: readAmount,
  activeMembers: readCount,
  rate: readRate,
};

/** An offer's tiers, as typed. */
export function useTiers() {
  const [tiers, setTiers] = useState<readonly TypedTier[]>([emptyTier]);
  const inputs = useRef<Record<string, HTMLInputElement | null>>({});
  const read = (tier: TypedTier, field: TierField) => readers[field](tier[field]);
  const malformed = tiers.flatMap((tier, place) =>
    tierFields.flatMap((field) => (read(tier, field) === null ? [{ place, field }] : [])),
  );
  return {
    tiers,
    malformed,
    mayAdd: tiers.length < mostTerms,
    terms: (): ContractTerm[] =>
      tiers.map((tier) => ({
        amount: read(tier, 'amount') ?? 0,
        activeMembers: read(tier, 'activeMembers') ?? 0,
        rate: read(tier, 'rate') ?? 0,
      })),
    type: (place: number, field: TierField, text: string) =>
      setTiers(tiers.map((tier, at) => (at === place ? { ...tier, [field]: text } : tier))),
    add: () => setTiers([...tiers, emptyTier]),
    remove: (place: number) => setTiers(tiers.filter((_, at) => at !== place)),
    hold: (place: number, field: TierField) => (input: HTMLInputElement | null) => {
      inputs.current[`${place} ${field}`] = input;
    },
    focus: (place: number, field: TierField) => inputs.current[`${place} ${field}`]?.focus(),
  };
}
