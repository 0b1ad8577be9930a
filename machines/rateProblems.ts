import type { RateProblem, Rates } from '#services/contract/agentRates.ts';

/** Rates are compared in hundredths of a per cent: fractions of them are not exact. */
const hundredths = (rate: number): number => Math.round(rate * 100);

/** Which of these rates pass the agent's own; what they have not cannot be given. */
export const rateProblems = (rates: Rates, own: Rates): RateProblem[] =>
  Object.entries(rates)
    .filter(([category, rate]) => hundredths(rate) > hundredths(own[category] ?? 0))
    .map(([category]) => ({
      category,
      bound: 'own',
      rate: own[category] ?? 0,
      account: '',
      used: 0,
      quota: 0,
    }));

/** A rate as it was typed: per cent with at most two decimals, no sign, no exponent; null of anything else. */
export const rateOf = (typed: string): number | null =>
  /^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) <= 100 ? Number(typed) : null;
