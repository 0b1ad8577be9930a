import * as v from 'valibot';
import { incomeGroups } from './incomeGroups.ts';
import { list, pesos, text } from './fields.ts';
import { ofMoment } from './records.ts';
import { rebateRecordRequest } from './rebates.ts';

export const rebateIncomeRequest = v.object({
  ...v.omit(rebateRecordRequest, ['language']).entries,
  by: v.optional(v.picklist(incomeGroups), 'day'),
});

const figures = {
  /** Valid bets of the line below. */
  valid: pesos,
  /** Earned on days that are closed; below zero where corrections took back more. */
  closed: pesos,
  /** Earned so far on days that are not. */
  open: pesos,
};

export const incomeRow = v.object({
  /** The day, the category, or the account, by what was asked for. */
  name: text(128),
  ...figures,
});
export type IncomeRow = v.InferOutput<typeof incomeRow>;

/** What an agent earns on the bets of the line, by the day on which it counts (TEAM-12). */
export const rebateIncome = v.object({
  ...ofMoment,
  by: v.picklist(incomeGroups),
  /** Newest day first, or those with the largest income first. */
  list: list('income', incomeRow),
  next: v.nullable(text(512)),
  /** Of the whole range; with the first page only. `closed` is `settled` and `carried` together. */
  totals: v.nullable(
    v.object({
      ...figures,
      /** Paid for days of the range. */
      settled: pesos,
      /** Left below zero by them for later days; above zero where they made good what was left before. */
      carried: pesos,
    }),
  ),
});
export type RebateIncome = v.InferOutput<typeof rebateIncome>;
