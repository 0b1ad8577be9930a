import * as v from 'valibot';
import { betStates } from './betStates.ts';
import { day, list, pesos, rows, text, timestamp, whole, words } from './fields.ts';
import { betRecordRequest, listedBet, ofMoment } from './records.ts';

const selection = v.object({
  ...v.omit(betRecordRequest, ['vendor', 'state']).entries,
  /** Whose line; '' is the caller's own. */
  account: words(128),
});

/** What members bet and were paid on the days on which they stood in the line; `profit` is the house's. */
const figures = {
  bets: pesos,
  /** What counts of the bets. */
  valid: pesos,
  payouts: pesos,
  bonuses: pesos,
  rebates: pesos,
  /** Bets less pay-outs, bonuses and rebates. */
  profit: pesos,
  deposits: pesos,
  withdrawals: pesos,
};
export type TeamFigures = v.InferOutput<v.ObjectSchema<typeof figures, undefined>>;

export const teamFiguresRequest = selection;

const subordinate = v.object({
  account: text(128),
  type: whole(-1, 9999),
  /** Everybody below, now. */
  team: whole(0),
  /** The first day on which they stand there no more; null while they do. */
  left: v.nullable(day),
  ...figures,
});
export type TeamSubordinate = v.InferOutput<typeof subordinate>;

export const teamFigures = v.object({
  ...ofMoment,
  /** From the caller to whose line it is, by account. */
  trail: rows('trail', text(128)),
  /** Direct subordinates, each with the whole line below, those with the largest bets first. */
  list: list('subordinates', subordinate),
  next: v.nullable(text(512)),
  /** With the first page only, as are the others: everybody below. */
  totals: v.nullable(
    v.object({
      ...figures,
      /** On the last day of the range. */
      members: whole(0),
      /** Registered in the range. */
      registered: whole(0),
      /** With a settled bet in the range. */
      active: whole(0),
      /** At this moment. */
      online: whole(0),
      /** What the one whose line it is was paid as commission. */
      commission: pesos,
    }),
  ),
  /** The play of the one whose line it is, which is in no other figure. */
  own: v.nullable(v.object(figures)),
  /** Newest first, without those on which nothing happened. */
  days: rows('days', v.object({ day, ...figures })),
  /** '' is what is of no game. */
  categories: rows('categories', v.object({ gameType: text(32), ...figures })),
});

export const teamBetsRequest = v.object({
  ...selection.entries,
  state: v.optional(v.picklist(['', ...betStates]), ''),
});

const teamBet = v.object({ account: text(128), ...v.omit(listedBet, ['game']).entries });
export type TeamBet = v.InferOutput<typeof teamBet>;

export const teamBets = v.object({
  ...ofMoment,
  trail: rows('trail', text(128)),
  list: list('bets', teamBet),
  next: v.nullable(text(512)),
  /** Of the whole selection; with the first page only. `open` is the stake of bets that are not settled. */
  totals: v.nullable(
    v.object({ bets: whole(0), stake: pesos, valid: pesos, payout: pesos, net: pesos, open: pesos }),
  ),
});

/** How members of a downline are sorted: by account, or newest, latest seen or largest balance first. */
export const memberSorts = ['account', 'registered', 'seen', 'balance'] as const;
/** Agents or members alone; '' is both. */
export const memberKinds = ['agent', 'member'] as const;

export const memberFilters = {
  kind: v.optional(v.picklist(['', ...memberKinds]), ''),
  /** The label of a level; '' is every level. */
  level: words(64),
  /** Whether they are online now; '' is both. */
  online: v.optional(v.picklist(['', 'yes', 'no']), ''),
  /** Registered on these merchant's days, both included; '' leaves that side open. */
  registeredFrom: v.optional(v.union([day, v.literal('')]), ''),
  registeredTo: v.optional(v.union([day, v.literal('')]), ''),
  sort: v.optional(v.picklist(['', ...memberSorts]), ''),
};

/** What more is told of a member of a downline. */
export const memberOfLine = {
  /** Null for nobody who has ever logged in. */
  lastLoginAt: v.optional(v.nullable(timestamp), null),
  level: v.optional(v.nullable(text(64)), null),
  online: v.optional(v.boolean(), false),
  /** Closed by the operator. */
  closed: v.optional(v.boolean(), false),
  /** 1 is a direct subordinate of the caller. */
  depth: v.optional(whole(1), 1),
  /** Everybody below, and those of them that are direct. */
  team: v.optional(whole(0), 0),
  direct: v.optional(whole(0), 0),
};

/** What is told of the whole list. */
export const membersOfLine = {
  moment: v.optional(timestamp, 0),
  timeZone: v.optional(text(64), ''),
  total: v.optional(whole(0), 0),
  /** The labels that occur in the line. */
  levels: v.optional(rows('levels', text(64)), []),
};
