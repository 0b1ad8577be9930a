import type { MovementKind } from '#services/contract/movementKinds.ts';
import { isDay, lengthOf } from '#services/contract/dates.ts';
import { longestRange, type Period } from '#services/contract/recordDays.ts';
import { isAgent, type MemberType } from '#services/contract/roles.ts';

/**
 * What is listed: bets (REC-02), movements of money (REC-03), orders of deposits and of withdrawals (REC-04), profit and
 * loss (REC-05), claims of rebates (BEN-09); of an agent's line its figures (TEAM-01), its profit and its bets (TEAM-05), and
 * what the agent earns on it (TEAM-04).
 */
export type RecordName =
  | 'bets'
  | 'movements'
  | 'deposits'
  | 'withdrawals'
  | 'profit'
  | 'rebates'
  | 'teamFigures'
  | 'teamProfit'
  | 'teamBets'
  | 'income';

/** The merchant's days, YYYY-MM-DD, both included. */
export interface Range {
  from: string;
  to: string;
}

/** Which days: a period that the operator counts from its own day, or a range of the calendar (REC-01). */
export type Days = { period: Period } | ({ period: 'range' } & Range);

/** By the name that the address gives it; '' is all. */
export type Filters = Readonly<Record<string, string>>;

export interface Selection {
  days: Days;
  filters: Filters;
}

export const profitViews = ['day', 'category', 'game'] as const;
/** What the rows of profit and loss are added up by. */
export type ProfitView = (typeof profitViews)[number];

export const teamViews = ['day', 'category', 'subordinate'] as const;
export type RecordView = ProfitView | (typeof teamViews)[number];

/** What the rows of a record can be added up by; the first unless another one is chosen. */
export const recordViews: Partial<Record<RecordName, readonly RecordView[]>> = {
  profit: profitViews,
  teamFigures: teamViews,
};

/** What can be saved as CSV. */
export const savedRecords: readonly RecordName[] = ['profit', 'teamFigures', 'teamProfit', 'income'];

/** What a record can be filtered by. */
export const filterNames = {
  bets: ['gameType', 'state'],
  movements: ['types'],
  deposits: ['state', 'method'],
  withdrawals: ['state', 'method'],
  profit: [],
  rebates: [],
  teamFigures: ['account'],
  teamProfit: ['account', 'gameType'],
  teamBets: ['account', 'gameType', 'state'],
  income: ['by'],
} as const satisfies Record<RecordName, readonly string[]>;

/** Kinds of movements by the name of their filter; an agent's are `A` (REC-03). */
export const movementKinds = {
  B: ['bet', 'refund'],
  P: ['win', 'jackpotWin', 'correction'],
  D: ['deposit', 'depositReversed', 'debtSettled', 'opening'],
  W: ['withdrawal', 'withdrawalReturned', 'hold', 'holdUsed', 'holdReturned'],
  T: ['transfer', 'envelope', 'envelopeHeld', 'envelopeReturned'],
  R: ['rebate', 'bonus', 'bonusEnded'],
  A: [
    'commission',
    'dailySalary',
    'hourlySalary',
    'dividend',
    'transfer',
    'envelope',
    'envelopeHeld',
    'envelopeReturned',
  ],
} as const satisfies Record<string, readonly MovementKind[]>;
export type MovementFilter = keyof typeof movementKinds;

/** The filters of movements that this player is offered. */
export const movementFilters = (memberType: MemberType): MovementFilter[] =>
  (Object.keys(movementKinds) as MovementFilter[]).filter((name) => name !== 'A' || isAgent(memberType));

/** Whether the operator would take it: days that exist, in order, and no more than a record shows (REC-01). */
export function isRange(range: Range): boolean {
  if (!isDay(range.from) || !isDay(range.to)) return false;
  const length = lengthOf(range);
  return length >= 1 && length <= longestRange;
}

/** What an empty list offers next; null where nothing is wider. */
export function widerThan(days: Days): Period | null {
  if (days.period === 'today' || days.period === 'yesterday') return '7days';
  return days.period === '7days' ? '30days' : null;
}
