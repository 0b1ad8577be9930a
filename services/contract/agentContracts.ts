import * as v from 'valibot';
import { contract as holdersContract, contractKinds, contractTerm } from './agent.ts';
import { moneyKey } from './deposits.ts';
import { list, pageNumber, pageSize, pesos, rows, text, timestamp, whole, words } from './fields.ts';

/** So many tiers has a contract at most. */
export const mostTerms = 5;

export const contract = v.object({
  ...holdersContract.entries,
  /** What a period has lost counts against the next one (TEAM-13). */
  carries: v.boolean(),
  /** Until when an offer waits; null for one that waits on. */
  lapsesAt: v.nullable(timestamp),
  endedAt: v.nullable(timestamp),
});
export type AgreedContract = v.InferOutput<typeof contract>;

/** What the caller could offer to a direct subordinate: what the own contract of a kind pays bounds it (TEAM-09). */
export const offerableRequest = v.object({ account: text(128) });
export const offerable = v.object({
  account: text(128),
  kinds: rows(
    'kinds',
    v.object({
      kind: v.picklist(contractKinds),
      /** The tiers of the caller's own contract; none where there is none, and nothing can be offered. */
      own: v.array(contractTerm),
      /** The subordinate's, which an accepted offer ends; null for none. */
      current: v.nullable(contract),
      /** One offer of a kind waits at a time. */
      waits: v.boolean(),
    }),
  ),
  /** What the caller owes from contracts: new offers wait until it is paid. */
  owed: pesos,
});
export type Offerable = v.InferOutput<typeof offerable>;

/** Each tier asks for more than the one before it, and gives more. */
export const contractTerms = v.pipe(v.array(contractTerm), v.minLength(1), v.maxLength(mostTerms));
export const offerRequest = v.object({
  account: text(128),
  kind: v.picklist(contractKinds),
  terms: contractTerms,
  /** Of dividends alone. */
  carries: v.boolean(),
  key: moneyKey,
});

/** A refused offer: which tier, from 0, and what is wrong with it. */
export const offerFaults = ['order', 'rate'] as const;
export const refusedTerm = v.object({
  term: whole(0, mostTerms - 1),
  fault: v.picklist(offerFaults),
  /** What the own contract pays there, per cent. */
  most: v.optional(v.nullable(v.number()), null),
});

export const givenStates = ['all', 'waiting', 'inForce', 'ended'] as const;
export type GivenState = (typeof givenStates)[number];

/** A contract of a direct subordinate. */
export const givenContract = v.object({
  ...contract.entries,
  /** What the caller may do about it by now. */
  actions: rows('actions', v.picklist(['withdraw', 'end', 'decide'])),
  /** Not paid yet, because the caller's balance was too low. */
  owed: pesos,
  lastPaid: v.nullable(v.object({ at: timestamp, amount: pesos })),
});
export type GivenContract = v.InferOutput<typeof givenContract>;

export const givenRequest = v.object({ state: v.picklist(givenStates), page: pageNumber, pageSize });
export const givenContracts = v.object({
  list: list('givenContracts', givenContract),
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
  /** What the period itself came to: bets of the team, or its losses, which may be below zero. */
  amount: pesos,
  /** From the period before; 0 or less. */
  carried: pesos,
  activeMembers: whole(0),
  /** Per cent, of the tier that was reached; null where none was. */
  rate: v.nullable(v.number()),
  due: pesos,
};

const payout = v.object({
  id: text(64),
  ...figures,
  /** A state that this app does not know shows its sum and date alone. */
  state: text(32),
  paidAt: v.nullable(timestamp),
  number: words(32),
});
export type ContractPayout = v.InferOutput<typeof payout>;

export const payoutsRequest = v.object({ kind: v.picklist(contractKinds), page: pageNumber, pageSize });
/** What the caller's own contracts of a kind have given, newest period first. */
export const contractPayouts = v.object({
  list: list('contractPayouts', payout),
  totalPages: whole(0),
  /** The period that runs, as it stands now, with the contract that counts for it; null for none. */
  running: v.nullable(v.object({ contract, ...figures })),
  now: timestamp,
  timeZone: text(64),
});
export type ContractPayouts = v.InferOutput<typeof contractPayouts>;
