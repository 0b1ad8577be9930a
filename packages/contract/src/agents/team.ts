import * as v from 'valibot';
import { betStates } from '../games/betStates.ts';
import { day, list, pesos, rows, text, timestamp, unreadRows, whole, words } from '../values/fields.ts';
import { betRecordRequest, listedBet, recordMoment } from '../cashier/records.ts';
import { typedWords } from '../values/typedFields.ts';
import { readName } from '../values/typedText.ts';

const selection = v.object({
  ...v.omit(betRecordRequest, ['vendor', 'state']).entries,
  /** Whose line; '' for the caller's own. */
  account: typedWords(readName, 128),
});

/** Members' bets and payouts on the days they belonged to the line; `profit` is the house's. */
const figures = {
  bets: pesos,
  /** The part of `bets` that counts. */
  valid: pesos,
  payouts: pesos,
  bonuses: pesos,
  rebates: pesos,
  /** Bets minus payouts, bonuses and rebates. */
  profit: pesos,
  deposits: pesos,
  withdrawals: pesos,
};
export type TeamFigures = v.InferOutput<v.ObjectSchema<typeof figures, undefined>>;

export const teamFiguresRequest = selection;

const subordinate = v.object({
  account: text(128),
  type: whole(-1, 9999),
  /** Size of the whole line below, now. */
  team: whole(0),
  /** First day after they left; null while they belong to the line. */
  left: v.nullable(day),
  ...figures,
});
export type TeamSubordinate = v.InferOutput<typeof subordinate>;

export const teamFigures = v.object({
  ...recordMoment,
  /** Accounts from the caller down to the line's owner. */
  trail: rows('trail', text(128)),
  /** Direct members, each with the whole line below, largest bets first. */
  list: list('subordinates', subordinate),
  next: v.nullable(text(512)),
  /** Everyone below. Only with the first page, like the fields that follow. */
  totals: v.nullable(
    v.object({
      ...figures,
      /** On the last day of the range. */
      members: whole(0),
      /** Registered in the range. */
      registered: whole(0),
      /** With a settled bet in the range. */
      active: whole(0),
      /** Right now. */
      online: whole(0),
      /** Commission paid to the line's owner. */
      commission: pesos,
    }),
  ),
  /** The line owner's own play, which no other figure includes. */
  own: v.nullable(v.object(figures)),
  /** Newest first, without days on which nothing happened. */
  days: rows('days', v.object({ day, ...figures })),
  /** '' holds what belongs to no game. */
  categories: rows('categories', v.object({ gameType: text(32), ...figures })),
  unread: unreadRows('subordinates', 'days', 'categories'),
});

export const teamBetsRequest = v.object({
  ...selection.entries,
  state: v.optional(v.picklist(['', ...betStates]), ''),
});

const teamBet = v.object({ account: text(128), ...v.omit(listedBet, ['game']).entries });
export type TeamBet = v.InferOutput<typeof teamBet>;

export const teamBets = v.object({
  ...recordMoment,
  trail: rows('trail', text(128)),
  list: list('bets', teamBet),
  unread: unreadRows('bets'),
  next: v.nullable(text(512)),
  /** Of the whole selection; only with the first page. `open` is the stake of unsettled bets. */
  totals: v.nullable(
    v.object({ bets: whole(0), stake: pesos, valid: pesos, payout: pesos, net: pesos, open: pesos }),
  ),
});

/** By account, or newest, last seen or largest balance first. */
export const memberSorts = ['account', 'registered', 'seen', 'balance'] as const;
/** '' is both. */
export const memberKinds = ['agent', 'member'] as const;

export const memberFilters = {
  kind: v.optional(v.picklist(['', ...memberKinds]), ''),
  /** The label of a level; '' is every level. */
  level: words(64),
  /** Online now; '' for both. */
  online: v.optional(v.picklist(['', 'yes', 'no']), ''),
  /** Registered on these merchant days, both included; '' leaves that side open. */
  registeredFrom: v.optional(v.union([day, v.literal('')]), ''),
  registeredTo: v.optional(v.union([day, v.literal('')]), ''),
  sort: v.optional(v.picklist(['', ...memberSorts]), ''),
};

export const memberOfLine = {
  /** Null if they have never logged in. */
  lastLoginAt: v.optional(v.nullable(timestamp), null),
  level: v.optional(v.nullable(text(64)), null),
  online: v.optional(v.boolean(), false),
  /** By the operator. */
  closed: v.optional(v.boolean(), false),
  /** 1 is a direct member of the caller. */
  depth: v.optional(whole(1), 1),
  /** Everyone below, and the direct ones among them. */
  team: v.optional(whole(0), 0),
  direct: v.optional(whole(0), 0),
};

/** About the whole list. */
export const membersOfLine = {
  moment: v.optional(timestamp, 0),
  timeZone: v.optional(text(64), ''),
  total: v.optional(whole(0), 0),
  /** The labels that occur in the line. */
  levels: v.optional(rows('levels', text(64)), []),
};
