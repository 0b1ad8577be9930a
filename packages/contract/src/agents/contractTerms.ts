import type { ContractTerm } from './agent.ts';

type Term = Readonly<ContractTerm>;

/** Index of the highest tier that this amount (pesos) and number of active members reach; -1 for none (TEAM-13). */
export const reachedTier = (terms: readonly Term[], amount: number, activeMembers: number): number =>
  terms.findLastIndex((term) => term.amount <= amount && term.activeMembers <= activeMembers);

/** The contract's rate in percent for these figures; 0 below its first tier. */
export const rateAt = (terms: readonly Term[], amount: number, activeMembers: number): number =>
  terms[reachedTier(terms, amount, activeMembers)]?.rate ?? 0;

/** A whole number of hundredths of a percent above 0, up to 100%. */
export const isRate = (rate: number): boolean =>
  rate > 0 && rate <= 100 && Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-9;

export interface TermFault {
  /** From 0. */
  term: number;
  /** `order`: not above the previous tier; `rate`: above the own contract's rate, which is `most`. */
  fault: 'order' | 'rate';
  most: number | null;
}

/** The first fault in tiers offered by an agent whose own tiers are `own` (TEAM-09); null for none. */
export function termFault(terms: readonly Term[], own: readonly Term[]): TermFault | null {
  for (const [term, { amount, activeMembers, rate }] of terms.entries()) {
    const before = terms[term - 1];
    const rises =
      before === undefined ||
      (amount > before.amount && activeMembers >= before.activeMembers && rate > before.rate);
    if (!rises || amount <= 0 || !isRate(rate)) return { term, fault: 'order', most: null };
    const most = rateAt(own, amount, activeMembers);
    if (rate > most) return { term, fault: 'rate', most };
  }
  return null;
}
