import * as v from 'valibot';
import { demand, moneyKey } from './deposits.ts';
import { envelopeLimits } from './envelopeLimits.ts';
import { flag, list, pesos, rows, text, timestamp, unreadRows, whole } from '../values/fields.ts';
import { paymentPassword } from './payoutAccounts.ts';
import { isPlainText } from '../values/plainText.ts';
import { amountText, typedText, typedWords } from '../values/typedFields.ts';
import { readLine, readName } from '../values/typedText.ts';

const language = v.optional(text(8), 'EN');

/** Written by one person and read by others: reject hidden characters and anything that parses as HTML. */
const plainText = (max: number) => v.pipe(typedWords(readLine, max), v.check(isPlainText, 'no plain text'));

/** Recipients of an envelope rain: members the agent chooses, all direct members, or the whole downline. */
export const audiences = ['chosen', 'direct', 'all'] as const;
export type Audience = (typeof audiences)[number];
export const splits = ['equal', 'drawn'] as const;
export type Split = (typeof splits)[number];

export const longestNote = 140;

/** Finds recipients by the start of their account; returns the first few. */
export const recipientsRequest = v.object({ search: typedWords(readName, 128) });
export const recipient = v.object({
  account: text(128),
  type: whole(0),
  direct: v.boolean(),
});
export type Recipient = v.InferOutput<typeof recipient>;
export const recipients = v.object({
  list: list('recipients', recipient),
  /** The number of matches, of which only the first are listed. */
  total: whole(0),
});
export type Recipients = v.InferOutput<typeof recipients>;

/** The sender's available money, and what has to be done first. */
const means = {
  withdrawable: pesos,
  least: pesos,
  hasPaymentPassword: v.boolean(),
  demands: rows('demands', demand),
  now: timestamp,
};

export const downlineTransferRequest = v.object({ account: typedText(readName, 128), language });
export const downlineTransfer = v.object({
  ...means,
  recipient,
  /** Its middle hidden. */
  masked: text(128),
});
export type DownlineTransfer = v.InferOutput<typeof downlineTransfer>;

export const transferDownlineRequest = v.object({
  key: moneyKey,
  account: typedText(readName, 128),
  amount: amountText,
  note: plainText(longestNote),
  paymentPassword,
  language,
});
export const transferredDownline = v.object({
  number: text(32),
  at: timestamp,
  amount: pesos,
  account: text(128),
});

export const envelopeRequest = v.object({ language });
/** The sender's view. */
export const sentEnvelope = v.object({
  id: text(64),
  number: text(32),
  audience: v.picklist(audiences),
  split: v.picklist(splits),
  greeting: text(200),
  total: pesos,
  /** What is left; it is returned when the envelope ends. */
  left: pesos,
  shares: whole(1),
  opened: whole(0),
  /** A state of envelopeTable; an unknown one counts as ended. */
  state: text(16),
  createdAt: timestamp,
  endsAt: timestamp,
  endedAt: v.nullable(timestamp),
});
export type SentEnvelope = v.InferOutput<typeof sentEnvelope>;

export const envelopeRain = v.object({
  ...means,
  /** Number of recipients by audience. */
  direct: whole(0),
  all: whole(0),
  timeZone: text(64),
  /** Newest first. */
  list: list('envelopes', sentEnvelope),
  unread: unreadRows('envelopes'),
});
export type EnvelopeRain = v.InferOutput<typeof envelopeRain>;

/** `accounts` lists the chosen ones, one share each; for the other audiences `shares` gives the number. */
export const transferMultipleDownlineRequest = v.object({
  key: moneyKey,
  audience: v.picklist(audiences),
  accounts: v.optional(v.pipe(v.array(text(128)), v.maxLength(envelopeLimits.chosen)), []),
  shares: whole(1, envelopeLimits.shares),
  split: v.picklist(splits),
  /** All shares together. */
  amount: amountText,
  greeting: plainText(envelopeLimits.greeting),
  hours: whole(1, envelopeLimits.hours),
  paymentPassword,
  language,
});

export const stopEnvelopeRequest = v.object({ id: text(64) });

/** A member's view: only their own share. */
export const receivedEnvelope = v.object({
  id: text(64),
  /** Its middle hidden. */
  from: text(128),
  greeting: text(200),
  /** Open to this member, opened by them, or closed first: no shares left, ended, stopped. */
  state: v.picklist(['open', 'opened', 'emptied', 'ended', 'stopped']),
  /** A share is reserved for this member until the end. */
  kept: flag,
  createdAt: timestamp,
  endsAt: timestamp,
  share: v.nullable(pesos),
  openedAt: v.nullable(timestamp),
  number: text(32),
});
export type ReceivedEnvelope = v.InferOutput<typeof receivedEnvelope>;

export const receivedEnvelopes = v.object({
  list: list('envelopes', receivedEnvelope),
  unread: unreadRows('envelopes'),
  now: timestamp,
  timeZone: text(64),
});
export type ReceivedEnvelopes = v.InferOutput<typeof receivedEnvelopes>;

export const openEnvelopeRequest = v.object({ key: moneyKey, id: text(64), language });
export const openedEnvelope = v.object({
  id: text(64),
  number: text(32),
  at: timestamp,
  amount: pesos,
  /** Valid bets required before it can be withdrawn. */
  turnover: pesos,
});
export type OpenedEnvelope = v.InferOutput<typeof openedEnvelope>;

/** The `value` of a refused envelope: why this member can't open it. */
export const envelopeRefusal = v.object({
  envelope: v.optional(v.picklist(['own', 'emptied', 'ended', 'stopped'])),
});
