import * as v from 'valibot';
import { day, pesos, rows, text, timestamp, whole } from './fields.ts';

export const teamKpiRequest = v.object({
  startDate: day,
  endDate: day,
  page: v.optional(whole(1, 100_000), 1),
  /** 0 asks for the footer alone (AGENT-02). */
  size: whole(0, 100),
  account: v.optional(text(128), ''),
});

const teamMember = v.object({
  account: text(128),
  type: whole(-1, 9999),
  level: whole(1, 99),
  deposits: pesos,
  withdrawals: pesos,
  bets: pesos,
  profit: pesos,
});

const countOrZero = v.optional(whole(0), 0);

export const teamKpi = v.object({
  list: rows('teamKpi', teamMember),
  totalPages: whole(0),
  footer: v.object({
    teamLoginMemberCount: countOrZero,
    teamBetMemberCount: countOrZero,
    teamRegisterMemberCount: countOrZero,
    teamOnlineCount: countOrZero,
  }),
});

export const downlineRequest = v.object({
  account: v.optional(text(128), ''),
  page: whole(1, 100_000),
  pageSize: whole(1, 100),
});
export const downline = v.object({
  id: text(64),
  account: text(128),
  type: whole(-1, 9999),
  registeredAt: timestamp,
  lastSeenAt: v.nullable(timestamp),
  balance: pesos,
  rebates: v.record(v.string(), v.number()),
});
export const downlinePage = v.object({ list: rows('downlines', downline), totalPages: whole(0) });

export const rebates = v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(100)));
export const updateRebatesRequest = v.object({ account: text(128), rebates });
export const rebateQuota = v.object({
  category: text(32),
  rebate: v.number(),
  quota: whole(0),
  used: whole(0),
});

export const contractRequest = v.object({ contractId: v.optional(text(64), '') });
export const contractPageRequest = v.object({ page: whole(1, 100_000), pageSize: whole(1, 100) });
export const contractDecision = v.object({ contractId: text(64), accept: v.boolean() });
export const contract = v.object({
  contractId: text(64),
  kind: v.picklist(['dailySalary', 'dividend', 'hourlySalary']),
  status: v.picklist(['none', 'requested', 'active', 'declined', 'ended']),
  terms: v.array(v.object({ condition: text(255), rate: v.number() })),
  offeredAt: v.nullable(timestamp),
  decidedAt: v.nullable(timestamp),
});
export const contractPage = v.object({ list: rows('contracts', contract), totalPages: whole(0) });

export const transferRequest = v.object({ account: text(128), amount: pesos, paymentPassword: text(1024) });
export const transferManyRequest = v.object({
  transfers: v.pipe(v.array(v.object({ account: text(128), amount: pesos })), v.maxLength(100)),
  paymentPassword: text(1024),
});

export const affiliateUrl = v.object({
  id: text(64),
  url: text(2048),
  code: text(64),
  registrations: whole(0),
});
export const affiliateUrls = v.object({ list: rows('affiliateUrls', affiliateUrl) });
