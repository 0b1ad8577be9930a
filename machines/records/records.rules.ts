import type { MovementKind } from '@araw/contract/cashier/movementKinds';
import { isDay, lengthOf } from '@araw/contract/values/dates';
import { longestRange, type Period } from '@araw/contract/values/recordDays';
import { isAgent, type MemberType } from '@araw/contract/calls/roles';

/**
 * What is listed. A player's bets (REC-02), money movements (REC-03), deposit and withdrawal orders (REC-04), profit
 * and loss (REC-05) and rebate claims (BEN-09). For an agent's line: its figures (TEAM-01), its profit and bets
 * (TEAM-05), and the agent's earnings from it (TEAM-04).
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

/** A period that ends on the operator's own day, or a calendar range (REC-01). */
export type Days = { period: Period } | ({ period: 'range' } & Range);

/** Values by filter name as in the URL; '' is all. */
export type Filters = Readonly<Record<string, string>>;

export interface Selection {
  days: Days;
  filters: Filters;
}

export const profitViews = ['day', 'category', 'game'] as const;
/** How profit-and-loss rows are grouped. */
export type ProfitView = (typeof profitViews)[number];

export const teamViews = ['day', 'category', 'subordinate'] as const;
export type RecordView = ProfitView | (typeof teamViews)[number];

/** How a record's rows can be grouped; the first is the default. */
export const recordViews: Partial<Record<RecordName, readonly RecordView[]>> = {
  profit: profitViews,
  teamFigures: teamViews,
};

/** Records that can be saved as CSV. */
export const savedRecords: readonly RecordName[] = ['profit', 'teamFigures', 'teamProfit', 'income'];

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

/** Kinds of movements by filter name; an agent's are `A` (REC-03). */
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

/** The movement filters offered to this player, and the one in force, which a shared address may have set. */
export const movementFilters = (memberType: MemberType, inForce = ''): MovementFilter[] =>
  (Object.keys(movementKinds) as MovementFilter[]).filter(
    (name) => name !== 'A' || name === inForce || isAgent(memberType),
  );

/** Whether the operator accepts the range: real dates, in order, no longer than a record can show (REC-01). */
export function isRange(range: Range): boolean {
  if (!isDay(range.from) || !isDay(range.to)) return false;
  const length = lengthOf(range);
  return length >= 1 && length <= longestRange;
}

/** The wider period that an empty list offers; null if there is none. */
export function widerThan(days: Days): Period | null {
  if (days.period === 'today' || days.period === 'yesterday') return '7days';
  return days.period === '7days' ? '30days' : null;
}
