import * as v from 'valibot';
import { amountText, demand, moneyKey } from './deposits.ts';
import { envelopeLimits } from './envelopeLimits.ts';
import { flag, list, pesos, rows, text, timestamp, whole, words } from './fields.ts';
import { paymentPassword } from './payoutAccounts.ts';
import { isPlainText } from './plainText.ts';

const language = v.optional(text(8), 'EN');

/** What a person writes to others: one line without hidden characters, without anything that is read as HTML. */
const plainText = (max: number) => v.pipe(words(max), v.trim(), v.check(isPlainText, 'no plain text'));

/** Of an envelope rain: members that the agent chooses, all direct subordinates, or the whole downline. */
export const audiences = ['chosen', 'direct', 'all'] as const;
export type Audience = (typeof audiences)[number];
export const splits = ['equal', 'drawn'] as const;
export type Split = (typeof splits)[number];

export const longestNote = 140;

/** Whom money can be sent to, by the beginning of the account; the first ones. */
export const recipientsRequest = v.object({ search: words(128) });
export const recipient = v.object({
  account: text(128),
  type: whole(0),
  /** Directly under the agent. */
  direct: v.boolean(),
});
export type Recipient = v.InferOutput<typeof recipient>;
export const recipients = v.object({
  list: list('recipients', recipient),
  /** How many there are, of whom the first are listed. */
  total: whole(0),
});
export type Recipients = v.InferOutput<typeof recipients>;

/** What money can be sent of, and what comes before. */
const means = {
  withdrawable: pesos,
  least: pesos,
  hasPaymentPassword: v.boolean(),
  demands: rows('demands', demand),
  now: timestamp,
};

export const downlineTransferRequest = v.object({ account: text(128), language });
export const downlineTransfer = v.object({
  ...means,
  recipient,
  /** With its middle hidden. */
  masked: text(128),
});
export type DownlineTransfer = v.InferOutput<typeof downlineTransfer>;

export const transferDownlineRequest = v.object({
  key: moneyKey,
  account: text(128),
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
/** As its sender sees it. */
export const sentEnvelope = v.object({
  id: text(64),
  number: text(32),
  audience: v.picklist(audiences),
  split: v.picklist(splits),
  greeting: text(200),
  total: pesos,
  /** What is left of it, which has gone back once it is over. */
  left: pesos,
  shares: whole(1),
  opened: whole(0),
  /** A state of the envelope table; one that this app does not know counts as over. */
  state: text(16),
  createdAt: timestamp,
  endsAt: timestamp,
  endedAt: v.nullable(timestamp),
});
export type SentEnvelope = v.InferOutput<typeof sentEnvelope>;

export const envelopeRain = v.object({
  ...means,
  /** Who would be asked, by audience. */
  direct: whole(0),
  all: whole(0),
  timeZone: text(64),
  /** The newest first. */
  list: list('envelopes', sentEnvelope),
});
export type EnvelopeRain = v.InferOutput<typeof envelopeRain>;

/** `accounts` of the chosen ones, who get a share each; of the others `shares` says how many there are. */
export const transferMultipleDownlineRequest = v.object({
  key: moneyKey,
  audience: v.picklist(audiences),
  accounts: v.optional(v.pipe(v.array(text(128)), v.maxLength(envelopeLimits.chosen)), []),
  shares: whole(1, envelopeLimits.shares),
  split: v.picklist(splits),
  /** Of all shares. */
  amount: amountText,
  greeting: plainText(envelopeLimits.greeting),
  hours: whole(1, envelopeLimits.hours),
  paymentPassword,
  language,
});

export const stopEnvelopeRequest = v.object({ id: text(64) });

/** As a member sees it: the own share alone. */
export const receivedEnvelope = v.object({
  id: text(64),
  /** With its middle hidden. */
  from: text(128),
  greeting: text(200),
  /** Open to this member, opened by this member, or what came before: all shares gone, its end, its stop. */
  state: v.picklist(['open', 'opened', 'emptied', 'ended', 'stopped']),
  /** A share is kept for this member until the end. */
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
  /** Valid bets that it asks for before it can be withdrawn. */
  turnover: pesos,
});
export type OpenedEnvelope = v.InferOutput<typeof openedEnvelope>;

/** `value` of the refusals of an envelope: why this member cannot open it. */
export const envelopeRefusal = v.object({
  envelope: v.optional(v.picklist(['own', 'emptied', 'ended', 'stopped'])),
});
