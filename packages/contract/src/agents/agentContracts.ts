import * as v from 'valibot';
import { contract as holdersContract, contractKinds, contractTerm } from './agent.ts';
import { moneyKey } from '../cashier/deposits.ts';
import {
  list,
  pageNumber,
  pageSize,
  pesos,
  rows,
  text,
  timestamp,
  unreadRows,
  whole,
  words,
} from '../values/fields.ts';

export const mostTerms = 5;

export const contract = v.object({
  ...holdersContract.entries,
  /** A period's losses count against the next one (TEAM-13). */
  carries: v.boolean(),
  /** When the offer lapses; null for never. */
  lapsesAt: v.nullable(timestamp),
  endedAt: v.nullable(timestamp),
});
export type AgreedContract = v.InferOutput<typeof contract>;

/** What the caller can offer a direct member: limited by the pay of the caller's own contract of that kind (TEAM-09). */
export const offerableRequest = v.object({ account: text(128) });
export const offerable = v.object({
  account: text(128),
  kinds: rows(
    'kinds',
    v.object({
      kind: v.picklist(contractKinds),
      /** Tiers of the caller's own contract; empty without one, and then nothing can be offered. */
      own: v.array(contractTerm),
      /** The member's current contract, which an accepted offer ends; null for none. */
      current: v.nullable(contract),
      /** An offer of this kind is pending: there can be only one at a time. */
      waits: v.boolean(),
    }),
  ),
  /** The caller's unpaid contract debts: no new offers until they are paid. */
  owed: pesos,
});
export type Offerable = v.InferOutput<typeof offerable>;

/** Each tier has a higher threshold and a higher rate than the one before. */
export const contractTerms = v.pipe(v.array(contractTerm), v.minLength(1), v.maxLength(mostTerms));
export const offerRequest = v.object({
  account: text(128),
  kind: v.picklist(contractKinds),
  terms: contractTerms,
  /** Dividends only. */
  carries: v.boolean(),
  key: moneyKey,
});

/** Why an offer is refused; its value names the tier, counted from 0. */
export const offerFaults = ['order', 'rate'] as const;
export const refusedTerm = v.object({
  term: whole(0, mostTerms - 1),
  fault: v.picklist(offerFaults),
  /** The own contract's rate there, percent. */
  most: v.optional(v.nullable(v.number()), null),
});

export const givenStates = ['all', 'waiting', 'inForce', 'ended'] as const;
export type GivenState = (typeof givenStates)[number];

/** A contract that the caller gave to a direct member. */
export const givenContract = v.object({
  ...contract.entries,
  /** What the caller can do with it now. */
  actions: rows('actions', v.picklist(['withdraw', 'end', 'decide'])),
  /** Unpaid because the caller's balance was too low. */
  owed: pesos,
  lastPaid: v.nullable(v.object({ at: timestamp, amount: pesos })),
});
export type GivenContract = v.InferOutput<typeof givenContract>;

export const givenRequest = v.object({ state: v.picklist(givenStates), page: pageNumber, pageSize });
export const givenContracts = v.object({
  list: list('givenContracts', givenContract),
  unread: unreadRows('givenContracts'),
  totalPages: whole(0),
  counts: v.object({ all: whole(0), waiting: whole(0), inForce: whole(0), ended: whole(0) }),
  owed: pesos,
  timeZone: text(64),
});
export type GivenContracts = v.InferOutput<typeof givenContracts>;

export const contractIdRequest = v.object({ contractId: text(64) });

const figures = {
  begins: timestamp,
  ends: timestamp,
  /** This period's own result: team bets, or team losses, which may be negative. */
  amount: pesos,
  /** Carried over from the previous period; 0 or less. */
  carried: pesos,
  activeMembers: whole(0),
  /** Percent, of the tier that was reached; null for none. */
  rate: v.nullable(v.number()),
  due: pesos,
};

const payout = v.object({
  id: text(64),
  ...figures,
  /** For an unknown state the app shows only sum and date. */
  state: text(32),
  paidAt: v.nullable(timestamp),
  number: words(32),
});
export type ContractPayout = v.InferOutput<typeof payout>;

export const payoutsRequest = v.object({ kind: v.picklist(contractKinds), page: pageNumber, pageSize });
/** Payouts of the caller's own contracts of one kind, newest period first. */
export const contractPayouts = v.object({
  list: list('contractPayouts', payout),
  unread: unreadRows('contractPayouts'),
  totalPages: whole(0),
  /** The current period so far, with the contract that applies to it; null for none. */
  running: v.nullable(v.object({ contract, ...figures })),
  now: timestamp,
  timeZone: text(64),
});
export type ContractPayouts = v.InferOutput<typeof contractPayouts>;
