import * as v from 'valibot';
import { moneyKey } from './deposits.ts';
import { address, list, text, timestamp, unreadRows, whole } from '../values/fields.ts';
import { sixDigits } from '../values/paymentDigits.ts';
import { typedText, typedWords } from '../values/typedFields.ts';
import { readAccountNumber } from '../values/typedContact.ts';
import { readPersonName } from '../values/typedText.ts';

export const payoutKinds = ['bank', 'eWallet', 'crypto'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** Six digits; sealed in transit (CASH-11). */
export const paymentPassword = v.pipe(v.string(), v.regex(sixDigits));

export const payoutAccount = v.object({
  id: text(64),
  kind: v.picklist(payoutKinds),
  institution: text(64),
  name: text(128),
  icon: address,
  /** Masked except for the last four. */
  number: text(64),
  holder: text(128),
  isDefault: v.boolean(),
  /** Usable from then on: in the past, or after the merchant's waiting time. */
  usableAt: timestamp,
  /** Awaits a reviewer. */
  inReview: v.boolean(),
  /** Used by an open withdrawal, so it can't be removed. */
  inUse: v.boolean(),
});
export type PayoutAccount = v.InferOutput<typeof payoutAccount>;

export const payoutAccountsRequest = v.object({ language: v.optional(text(8), 'EN') });
export const payoutAccounts = v.object({
  list: list('payoutAccounts', payoutAccount),
  unread: unreadRows('payoutAccounts'),
  most: whole(1),
  /** Given once by the member, afterwards changed only by the operator; empty until then. */
  holder: text(128),
  institutions: list(
    'institutions',
    v.object({
      code: text(64),
      kind: v.picklist(payoutKinds),
      name: text(128),
      icon: address,
      /** Format of its numbers, for the form; the operator checks them itself. */
      pattern: text(255),
      /** For people: '10 or 12 digits'. */
      hint: text(128),
    }),
  ),
  waitingHours: whole(0),
});
export type PayoutAccounts = v.InferOutput<typeof payoutAccounts>;

export const addPayoutAccountRequest = v.object({
  key: moneyKey,
  institution: text(64),
  number: typedText(readAccountNumber, 128),
  /** Only if the member hasn't given it yet. */
  holder: typedWords(readPersonName, 128),
  makeDefault: v.boolean(),
  paymentPassword,
});

export const payoutAccountRequest = v.object({ key: moneyKey, id: text(64) });
export const removePayoutAccountRequest = v.object({ key: moneyKey, id: text(64), paymentPassword });

export const paymentPasswordState = v.object({
  isSet: v.boolean(),
  /** Out of five. */
  triesLeft: whole(0),
  lockedUntil: v.nullable(timestamp),
  /** Last set, changed or recovered: shows the outcome of a change whose answer was lost. Null if none is set. */
  changedAt: v.optional(v.nullable(timestamp), null),
  /** The operator's clock when it answered. */
  now: timestamp,
});
export type PaymentPasswordState = v.InferOutput<typeof paymentPasswordState>;
