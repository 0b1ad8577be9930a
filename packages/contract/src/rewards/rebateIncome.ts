import * as v from 'valibot';
import { incomeGroups } from '../agents/incomeGroups.ts';
import { list, pesos, text, unreadRows } from '../values/fields.ts';
import { recordMoment } from '../cashier/records.ts';
import { rebateRecordRequest } from './rebates.ts';

export const rebateIncomeRequest = v.object({
  ...v.omit(rebateRecordRequest, ['language']).entries,
  by: v.optional(v.picklist(incomeGroups), 'day'),
});

const figures = {
  /** Valid bets of the line below. */
  valid: pesos,
  /** Earned on closed days; negative if corrections took back more. */
  closed: pesos,
  /** Earned so far on days that aren't closed. */
  open: pesos,
};

export const incomeRow = v.object({
  /** The day, category or account, depending on the grouping. */
  name: text(128),
  ...figures,
});
export type IncomeRow = v.InferOutput<typeof incomeRow>;

/** An agent's commission on the bets of the line, by the day it counts for (TEAM-12). */
export const rebateIncome = v.object({
  ...recordMoment,
  by: v.picklist(incomeGroups),
  /** Newest day first, or largest income first. */
  list: list('income', incomeRow),
  unread: unreadRows('income'),
  next: v.nullable(text(512)),
  /** Of the whole range; only with the first page. `closed` is `settled` plus `carried`. */
  totals: v.nullable(
    v.object({
      ...figures,
      /** Paid for days in the range. */
      settled: pesos,
      /** Negative: left to offset against later days. Positive: offset against earlier ones. */
      carried: pesos,
    }),
  ),
});
export type RebateIncome = v.InferOutput<typeof rebateIncome>;
