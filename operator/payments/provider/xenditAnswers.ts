import * as v from 'valibot';
import type { PaymentRank, PayoutState } from './provider.ts';

/*
 * The parts of Xendit's answers that are used here, from its public documentation as of November 2026; the address is
 * given with each. Any other format, and any status that isn't in these tables, is an error: never guess.
 */

/** As a webhook has it: what can't be stored in it is refused by a name of its own. */
const told = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
/** NUL can't be stored. */
const text = v.pipe(told, v.excludes('\u0000'));
const longText = v.pipe(v.string(), v.minLength(1), v.maxLength(2_048), v.excludes('\u0000'));
const moment = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

/** Pesos as a JSON number, converted to centavos exactly, or rejected. */
const amount = v.pipe(
  v.number(),
  v.check((pesos) => /^\d{1,13}(\.\d{1,2})?$/.test(String(pesos)), 'pesos with at most two decimals'),
  v.transform(centavosOf),
);

function centavosOf(pesos: number): number {
  const [whole = '', cents = ''] = String(pesos).split('.');
  return Number(whole + cents.padEnd(2, '0'));
}

/** Centavos as pesos for a JSON number. */
export const pesosOf = (centavos: number): number =>
  Number(`${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`);

/** https://docs.xendit.co/docs/error-scenarios */
export const failure = v.object({ error_code: v.pipe(v.string(), v.regex(/^[A-Z\d_]{1,64}$/)) });

/** https://docs.xendit.co/apidocs/create-payment-request, https://docs.xendit.co/apidocs/get-payment-request */
export const paymentRequest = v.object({
  payment_request_id: text,
  reference_id: text,
  currency: v.literal('PHP'),
  request_amount: amount,
  status: text,
  failure_code: v.nullish(text),
  latest_payment_id: v.nullish(text),
  actions: v.nullish(v.array(v.object({ type: text, descriptor: v.nullish(text), value: longText })), []),
});
export type PaymentRequest = v.InferOutput<typeof paymentRequest>;

/** State of a payment request: whether a payment is to be expected. */
export const requestStates: ReadonlyMap<string, 'open' | 'closed' | 'paid'> = new Map([
  ['REQUIRES_ACTION', 'open'],
  ['ACCEPTING_PAYMENTS', 'open'],
  ['AUTHORIZED', 'open'],
  ['CANCELED', 'closed'],
  ['EXPIRED', 'closed'],
  ['FAILED', 'closed'],
  ['SUCCEEDED', 'paid'],
]);

/** https://docs.xendit.co/apidocs/get-payment */
export const payment = v.object({
  payment_id: text,
  payment_request_id: text,
  reference_id: text,
  currency: v.literal('PHP'),
  request_amount: amount,
  status: text,
  captures: v.nullish(v.array(v.object({ capture_amount: amount })), []),
});
export type Payment = v.InferOutput<typeof payment>;

export const paymentStates: ReadonlyMap<string, PaymentRank> = new Map([
  ['PENDING', 'pending'],
  ['AUTHORIZED', 'pending'],
  ['SUCCEEDED', 'paid'],
  ['FAILED', 'failed'],
  ['CANCELED', 'failed'],
  ['EXPIRED', 'failed'],
]);

/** https://docs.xendit.co/apidocs/refund-payment-request */
export const refund = v.object({ id: text, status: text, failure_code: v.nullish(text) });

export const refundStates: ReadonlyMap<string, 'underWay' | 'failed'> = new Map([
  ['PENDING', 'underWay'],
  ['SUCCEEDED', 'underWay'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'failed'],
]);

/** https://docs.xendit.co/apidocs/create-payout */
export const payout = v.object({
  id: text,
  reference_id: text,
  currency: v.literal('PHP'),
  amount,
  status: text,
});

/**
 * A list per https://docs.xendit.co/apidocs/get-all-payouts, a page per https://github.com/xendit/xendit-node
 * (Payout.md).
 */
export const payouts = v.union([
  v.array(payout),
  v.pipe(
    v.object({ data: v.array(payout), has_more: v.optional(v.literal(false)) }),
    v.transform(({ data }) => data),
  ),
]);

/** https://docs.xendit.co/docs/payout-status-lifecycle; READY, LOCKED and EXPIRED are for cash payouts. */
export const payoutStates: ReadonlyMap<string, Exclude<PayoutState, 'unknown'>> = new Map([
  ['ACCEPTED', 'underWay'],
  ['PENDING_COMPLIANCE_ASSESSMENT', 'underWay'],
  ['REQUESTED', 'underWay'],
  ['READY', 'underWay'],
  ['LOCKED', 'underWay'],
  ['SUCCEEDED', 'paid'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'failed'],
  ['EXPIRED', 'failed'],
  ['COMPLIANCE_REJECTED', 'failed'],
  ['REVERSED', 'bounced'],
]);

/** https://docs.xendit.co/apidocs/list-transactions, https://docs.xendit.co/docs/transaction-status */
const transaction = v.object({
  id: text,
  /** For a payment, its id. */
  product_id: text,
  type: text,
  status: v.picklist(['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REVERSED']),
  reference_id: text,
  currency: v.literal('PHP'),
  amount,
  cashflow: v.picklist(['MONEY_IN', 'MONEY_OUT']),
  created: moment,
  updated: moment,
  product_data: v.nullish(v.object({ payment_request_id: v.nullish(text) })),
});
export type Transaction = v.InferOutput<typeof transaction>;

export const transactions = v.object({ has_more: v.boolean(), data: v.array(transaction) });

/** https://docs.xendit.co/apidocs/get-balance */
export const balance = v.object({
  balance: v.pipe(
    v.number(),
    v.check((pesos) => /^-?\d{1,13}(\.\d{1,2})?$/.test(String(pesos)), 'pesos with at most two decimals'),
    v.transform((pesos) => Math.sign(pesos) * centavosOf(Math.abs(pesos))),
  ),
});

const about = v.object({
  reference_id: v.optional(told),
  id: v.optional(told),
  payment_id: v.optional(told),
  payment_request_id: v.optional(told),
});

/**
 * https://docs.xendit.co/apidocs/payment-webhook-notification, https://docs.xendit.co/apidocs/payout-webhook and
 * https://docs.xendit.co/apidocs/refund-webhook-notification, whose examples nest the event within an event.
 */
export const webhook = v.object({
  event: told,
  data: v.union([
    v.pipe(
      v.object({ data: about }),
      v.transform(({ data }) => data),
    ),
    about,
  ]),
});
