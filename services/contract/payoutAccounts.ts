import * as v from 'valibot';
import { moneyKey } from './deposits.ts';
import { address, list, text, timestamp, whole, words } from './fields.ts';
import { sixDigits } from './paymentDigits.ts';

export const payoutKinds = ['bank', 'eWallet', 'crypto'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** Six digits; sealed on their way (CASH-11). */
export const paymentPassword = v.pipe(v.string(), v.regex(sixDigits));

export const payoutAccount = v.object({
  id: text(64),
  kind: v.picklist(payoutKinds),
  /** The bank, wallet or network. */
  institution: text(64),
  name: text(128),
  icon: address,
  /** With all but the last four hidden. */
  number: text(64),
  holder: text(128),
  isDefault: v.boolean(),
  /** When it can be used: in the past, or after the merchant's waiting time. */
  usableAt: timestamp,
  /** Waits for a reviewer. */
  inReview: v.boolean(),
  /** Whether an open withdrawal uses it: it cannot be removed then. */
  inUse: v.boolean(),
});
export type PayoutAccount = v.InferOutput<typeof payoutAccount>;

export const payoutAccountsRequest = v.object({ language: v.optional(text(8), 'EN') });
export const payoutAccounts = v.object({
  list: list('payoutAccounts', payoutAccount),
  most: whole(1),
  /** Given once by the member, then changed by the operator alone; empty until then. */
  holder: text(128),
  institutions: list(
    'institutions',
    v.object({
      code: text(64),
      kind: v.picklist(payoutKinds),
      name: text(128),
      icon: address,
      /** What its numbers look like, for the form; the operator checks them itself. */
      pattern: text(255),
      /** In words: '10 or 12 digits'. */
      hint: text(128),
    }),
  ),
  waitingHours: whole(0),
});
export type PayoutAccounts = v.InferOutput<typeof payoutAccounts>;

export const addPayoutAccountRequest = v.object({
  key: moneyKey,
  institution: text(64),
  number: text(128),
  /** Only where the member has not given it yet. */
  holder: words(128),
  makeDefault: v.boolean(),
  paymentPassword,
});

export const payoutAccountRequest = v.object({ key: moneyKey, id: text(64) });
export const removePayoutAccountRequest = v.object({ key: moneyKey, id: text(64), paymentPassword });

export const paymentPasswordState = v.object({
  isSet: v.boolean(),
  /** Of the five; all of them while it is not locked and none failed. */
  triesLeft: whole(0),
  lockedUntil: v.nullable(timestamp),
  /** When it was set, changed or recovered last: tells what became of a change whose answer was lost. Null without one. */
  changedAt: v.optional(v.nullable(timestamp), null),
  /** The operator's clock when it answered. */
  now: timestamp,
});
export type PaymentPasswordState = v.InferOutput<typeof paymentPasswordState>;
