import * as v from 'valibot';
import {
  day,
  decimal,
  orElse,
  pageNumber,
  pageSize,
  pesos,
  list,
  text,
  timestamp,
  unreadRows,
  whole,
  words,
} from '../values/fields.ts';
import { memberFilters, memberOfLine, membersOfLine } from './team.ts';
import { typedWords } from '../values/typedFields.ts';
import { readName } from '../values/typedText.ts';

export const teamKpiRequest = v.object({
  startDate: day,
  endDate: day,
  page: v.optional(pageNumber, 1),
  /** 0 returns only the footer (AGENT-02). */
  size: whole(0, 100),
  account: typedWords(readName, 128),
});

const countOrZero = v.optional(whole(0), 0);

/** Covers the whole team, whichever page was requested (AGENT-02). */
const footer = v.object({
  teamLoginMemberCount: countOrZero,
  teamBetMemberCount: countOrZero,
  teamRegisterMemberCount: countOrZero,
  /** Right now, independent of the dates. */
  teamOnlineCount: countOrZero,
});
export type TeamFooter = v.InferOutput<typeof footer>;

/** `profit` is the members' winnings minus their bets. */
const played = { bets: pesos, profit: pesos };
const teamMember = v.object({
  account: text(128),
  type: whole(-1, 9999),
  /** 1 is a direct member. */
  level: whole(1, 99),
  ...played,
});
const teamCategory = v.object({ category: text(32), members: whole(0), ...played });
const teamDay = v.object({ day, members: whole(0), ...played });

const kpi = <S extends v.GenericSchema>(row: S) =>
  v.object({
    list: list('teamKpi', row),
    totalPages: orElse('totalPages', whole(0), 0),
    footer: orElse('footer', footer, v.parse(footer, {})),
  });
export const teamKpiA = kpi(teamMember);
export const teamKpiB = kpi(teamCategory);
export const teamKpiC = kpi(teamDay);

/** `account` matches part of an account; '' matches all. */
export const downlineRequest = v.object({
  account: typedWords(readName, 128),
  page: pageNumber,
  pageSize,
  ...memberFilters,
});
export const downline = v.object({
  id: text(64),
  account: text(128),
  type: whole(-1, 9999),
  registeredAt: timestamp,
  lastSeenAt: v.nullable(timestamp),
  balance: pesos,
  rebates: v.record(v.string(), decimal),
  ...memberOfLine,
});
export type Downline = v.InferOutput<typeof downline>;
export const downlineCard = v.object({ ...downline.entries, timeZone: v.optional(text(64), '') });
export const downlinePage = v.object({
  list: list('downlines', downline),
  unread: unreadRows('downlines'),
  totalPages: whole(0),
  ...membersOfLine,
});

export const contractRequest = v.object({ contractId: words(64) });
export const contractPageRequest = v.object({ page: pageNumber, pageSize });
export const contractDecision = v.object({ contractId: text(64), accept: v.boolean() });

export const contractKinds = ['dailySalary', 'dividend', 'hourlySalary'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** `requested` awaits a decision; `none` means there is no contract. */
export const contractStatuses = [
  'none',
  'requested',
  'active',
  'declined',
  'withdrawn',
  'lapsed',
  'ended',
] as const;

/** A tier: from this amount and number of active members on, the agent receives this share of the amount. */
export const contractTerm = v.object({
  /** In the period: the team's bets for salaries, its losses for dividends. */
  amount: pesos,
  activeMembers: whole(0),
  /** Percent. */
  rate: v.pipe(decimal, v.minValue(0), v.maxValue(100)),
});
export type ContractTerm = v.InferOutput<typeof contractTerm>;

export const contract = v.object({
  contractId: text(64),
  kind: v.picklist(contractKinds),
  /** The contract's receiver. */
  account: words(128),
  status: v.picklist(contractStatuses),
  terms: v.array(contractTerm),
  offeredAt: v.nullable(timestamp),
  /** When it was decided, withdrawn or lapsed. */
  decidedAt: v.nullable(timestamp),
});
export type Contract = v.InferOutput<typeof contract>;
export const contractPage = v.object({
  list: list('contracts', contract),
  totalPages: whole(0),
  unread: unreadRows('contracts'),
});
