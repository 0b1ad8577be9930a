import type { DownlineRate, RebateProblem, Rates, RebateQuota } from '@araw/contract/agents/downlineRebates';

/** Compare rates in hundredths of a percent: fractions aren't exact. */
const hundredths = (rate: number): number => Math.round(rate * 100);

/** Which rates exceed the agent's own; a category the agent lacks can't be given. */
export const rebateProblems = (rates: Rates, own: Rates): RebateProblem[] =>
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

/** The subordinate's rates from the next midnight. */
export const nextRates = (list: readonly DownlineRate[]): Rates =>
  Object.fromEntries(list.map(({ category, next }) => [category, next]));

/** Whether any rate differs from the one already set for the subordinate. */
export const differs = (rates: Rates, list: readonly DownlineRate[]): boolean =>
  list.some(({ category, next }) => hundredths(rates[category] ?? next) !== hundredths(next));

/** Which changes break a limit of TEAM-03: the agent's own rate, a rate passed on, or a quota with no places left. */
export function editProblems(
  rates: Rates,
  { list, quotas }: { list: readonly DownlineRate[]; quotas: readonly RebateQuota[] },
): RebateProblem[] {
  return list.flatMap(({ category, next, own, least, leastOf }): RebateProblem[] => {
    const rate = hundredths(rates[category] ?? next);
    const was = hundredths(next);
    const problem = { category, account: '', used: 0, quota: 0 };
    if (rate === was) return [];
    if (rate > hundredths(own)) return [{ ...problem, bound: 'own', rate: own }];
    if (rate < hundredths(least)) {
      return [{ ...problem, bound: 'givenOn', rate: least, account: leastOf }];
    }
    const taken = quotas.find(
      ({ category: of, rebate, quota, used }) =>
        of === category && was < hundredths(rebate) && rate >= hundredths(rebate) && used >= quota,
    );
    if (!taken) return [];
    return [{ ...problem, bound: 'quota', rate: taken.rebate, used: taken.used, quota: taken.quota }];
  });
}

/** A rate as typed, in percent with at most two decimals, no sign and no exponent; null for anything else. */
export const rateOf = (typed: string): number | null =>
  /^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) <= 100 ? Number(typed) : null;
