import * as v from 'valibot';
import {
  address,
  day,
  list,
  orElse,
  pesos,
  rows,
  text,
  timestamp,
  unreadRows,
  whole,
  words,
} from '../values/fields.ts';
import { conditions } from './promotionConditions.ts';
import { receiptLimits } from './receiptLimits.ts';
import { periods } from '../values/recordDays.ts';
import { amountText, typedText } from '../values/typedFields.ts';
import { readLine } from '../values/typedText.ts';

/** Each kind has a page of its own (CASH-04). */
export const methodKinds = ['eWallet', 'qrPh', 'bank', 'counter', 'crypto'] as const;
export type MethodKind = (typeof methodKinds)[number];

/** Idempotency key of a call that moves money (NET-13). */
export const moneyKey = v.pipe(v.string(), v.uuid());

/** Requirements and decisions of the operator that come before any form (CASH-15). */
export const demandKinds = [
  'email',
  'mobile',
  'payeeName',
  'identity',
  'review',
  'selfExcluded',
  'ownLimit',
  'limitsOffer',
  'terms',
  'closed',
  'receivable',
] as const;
export const demand = v.object({
  /** For an unknown kind the app shows only the operator's text. */
  kind: text(32),
  text: text(500),
  /** When it ends, if known. */
  until: v.optional(v.nullable(timestamp), null),
});
export type Demand = v.InferOutput<typeof demand>;

export const paymentMethod = v.object({
  code: text(64),
  kind: v.picklist(methodKinds),
  name: text(64),
  icon: address,
  /** The narrowest limits of merchant, provider and rail (CASH-01). */
  least: pesos,
  most: pesos,
  quickAmounts: v.optional(rows('quickAmounts', pesos), []),
  /** Absent means no fee. */
  fee: v.optional(
    v.object({
      flat: pesos,
      /** Hundredths of a percent. */ share: whole(0, 10_000),
      bearer: v.picklist(['house', 'player']),
    }),
    { flat: 0, share: 0, bearer: 'house' },
  ),
  /** Usual duration. */
  minutes: whole(0),
  open: v.boolean(),
  /** When a closed method opens; null if unknown. */
  opensAt: v.optional(v.nullable(timestamp), null),
  /** Remainder of the player's own limit today if below the method's smallest amount, which closes it (CASH-15). */
  tooLittleLeft: v.optional(v.nullable(pesos), null),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

const rate = v.object({ currency: text(16), /** Pesos per unit. */ pesos: text(32), endsAt: timestamp });

const chosenPromotion = v.object({
  id: text(64),
  version: whole(1),
  title: text(255),
  bonus: pesos,
  turnover: pesos,
  /** Deadline of the turnover; before payment, as if paid now. Null if it begins later. */
  playBy: v.optional(v.nullable(timestamp), null),
});

const arriving = {
  /** Total added to the balance: the amount minus `settles`, plus a bonus that begins immediately. */
  arrives: pesos,
  /** The bonus part of it; 0 for a bonus that is claimed, checked first or on hold. */
  withBonus: v.optional(pesos, 0),
};

/** Shown before paying; the order refers to it (CASH-02). */
export const depositQuote = v.object({
  id: text(64),
  method: text(64),
  amount: pesos,
  fee: pesos,
  /** The sum to pay, including the fee if the player pays it on top. */
  pays: pesos,
  /** The part that goes towards the member's debt (CASH-20). */
  settles: v.optional(pesos, 0),
  ...arriving,
  rate: v.optional(v.nullable(rate), null),
  /** The sum to pay in the rate's currency, as exact text. */
  foreignAmount: v.optional(v.nullable(text(64)), null),
  /** Required turnover (CASH-17). */
  turnover: pesos,
  /** The chosen promotion, with its bonus and turnover for this amount; null for none (CASH-02). */
  promotion: v.optional(v.nullable(v.object({ ...chosenPromotion.entries, conditions })), null),
  /** Why the requested promotion is missing; '' if it isn't. */
  promotionRefusal: words(512),
  endsAt: timestamp,
});
export type DepositQuote = v.InferOutput<typeof depositQuote>;

/** A state of depositTable; for an unknown one the app shows the operator's text, its date and no action (CASH-22). */
const state = text(32);

/** How to pay the order, by kind (CASH-04). */
const instructions = v.variant('kind', [
  v.object({ kind: v.literal('eWallet'), url: address }),
  v.object({ kind: v.literal('qrPh'), /** EMVCo text. */ code: text(512), reference: text(64) }),
  v.object({
    kind: v.literal('bank'),
    bank: text(128),
    account: text(64),
    holder: text(128),
    reference: text(64),
  }),
  v.object({ kind: v.literal('counter'), code: text(64), shops: rows('shops', text(64)) }),
  v.object({
    kind: v.literal('crypto'),
    address: text(128),
    memo: v.nullable(text(64)),
    network: text(64),
    currency: text(16),
    foreignAmount: text(64),
    rate,
    confirmations: whole(0),
    confirmationsNeeded: whole(0),
  }),
]);

const step = v.object({ at: timestamp, state, text: words(500) });

export const receipt = v.object({
  id: text(64),
  name: text(255),
  type: v.picklist(receiptLimits.types),
  bytes: whole(0),
});

export const depositOrder = v.object({
  id: text(64),
  /** Readable number for the player to quote. */
  number: text(32),
  method: orElse(
    'method',
    v.object({ code: text(64), kind: v.picklist(methodKinds), name: text(64), icon: address }),
    { code: '', kind: 'bank', name: '', icon: '' },
  ),
  amount: pesos,
  fee: pesos,
  pays: pesos,
  ...arriving,
  state: orElse('state', state, ''),
  /** The operator's text for the state, in the player's language. */
  text: v.optional(orElse('text', text(500), ''), ''),
  version: whole(0),
  createdAt: timestamp,
  endsAt: orElse('endsAt', v.nullable(timestamp), null),
  steps: rows('steps', step),
  /** Null until the provider has opened it, and once there is nothing left to pay. */
  instructions: v.optional(orElse('instructions', v.nullable(instructions), null), null),
  /** The player's possible actions: exactly the events that the table accepts. */
  actions: v.optional(rows('actions', v.picklist(['cancel', 'receipt'])), []),
  receipts: v.optional(rows('receipts', receipt), []),
  /** The promotion chosen with it and its outcome; null for none. */
  promotion: v.optional(
    orElse(
      'promotion',
      v.nullable(
        v.object({
          ...chosenPromotion.entries,
          /** `kept`, `given`, `checked` or `without`; for an unknown one the app shows `text`. */
          state: text(32),
          text: text(255),
        }),
      ),
      null,
    ),
    null,
  ),
  /** Cash and bonus, before and after it was credited. */
  balance: v.optional(orElse('balance', v.nullable(v.object({ before: pesos, after: pesos })), null), null),
  /** The operator's clock when it answered, and the zone of its days (REC-07). */
  now: timestamp,
  timeZone: text(64),
});
export type DepositOrder = v.InferOutput<typeof depositOrder>;

export const cashInRequest = v.object({ language: v.optional(text(8), 'EN') });
export const cashIn = v.object({
  now: timestamp,
  timeZone: text(64),
  demands: rows('demands', demand),
  methods: list('methods', paymentMethod),
  /** Unpaid orders, newest first; at most `mostOpen`. */
  open: rows('orders', depositOrder),
  mostOpen: whole(1),
  lastMethod: v.optional(v.nullable(text(64)), null),
  /** The last credited cash-in, quoted again without a promotion; null if it can't be repeated now. */
  again: v.optional(orElse('again', v.nullable(depositQuote), null), null),
  /** Promotions to choose with a deposit of `least` or more. */
  promotions: v.optional(
    rows(
      'promotions',
      v.object({
        id: text(64),
        title: text(255),
        least: pesos,
        /** Percent of the deposit; null gives `most`. */
        share: v.nullable(whole(1)),
        most: pesos,
      }),
    ),
    [],
  ),
  unread: unreadRows('demands', 'orders'),
});
export type CashIn = v.InferOutput<typeof cashIn>;

export const quoteDepositRequest = v.object({
  method: text(64),
  amount: amountText,
  /** Id of the promotion; absent if the quote had none. */
  promotion: v.optional(text(64)),
  language: v.optional(text(8), 'EN'),
});

/** `anyway` creates it despite an open order with the same method and amount (CASH-03). */
export const createDepositRequest = v.object({
  key: moneyKey,
  quote: text(64),
  anyway: v.optional(v.boolean(), false),
  language: v.optional(text(8), 'EN'),
});

/** The `value` of a refused deposit: what to ask or show instead. */
export const depositRefusal = v.object({
  /** With `amountOutOfBounds`. */
  bound: v.optional(v.picklist(['least', 'most'])),
  amount: v.optional(pesos),
  /** With `quoteChanged`. */
  quote: v.optional(depositQuote),
  /** With `orderOpen` and `tooManyOrders`. */
  order: v.optional(depositOrder),
});

export const depositOrderRequest = v.object({ id: text(64), language: v.optional(text(8), 'EN') });

export const cancelDepositRequest = v.object({
  key: moneyKey,
  id: text(64),
  language: v.optional(text(8), 'EN'),
});

/** Receipts are uploaded first, each to /wps/cashier/receipts (see docs). Evidence for a reviewer; never credits. */
export const sendReceiptRequest = v.object({
  key: moneyKey,
  id: text(64),
  reference: typedText(readLine, 64),
  receipts: v.pipe(v.array(text(64)), v.maxLength(receiptLimits.files)),
  language: v.optional(text(8), 'EN'),
});

/** Size limit of a receipt in bytes, and accepted types (CASH-04). */
export const receiptLimit = receiptLimits.bytes;
export const receiptTypes = receiptLimits.types;

export const orderRecordRequest = v.object({
  period: v.optional(v.picklist(['', ...periods]), ''),
  from: v.optional(v.union([day, v.literal('')]), ''),
  to: v.optional(v.union([day, v.literal('')]), ''),
  /** Empty for all, like `method`. */
  state: words(32),
  /** A kind, or, for deposits, the code of a payment method. */
  method: words(64),
  language: v.optional(text(8), 'EN'),
  cursor: words(512),
});

/** Moments, days and pages as in the other records (REC-01, REC-04). */
export const orderRecord = {
  moment: timestamp,
  timeZone: text(64),
  from: day,
  to: day,
  today: day,
  since: day,
  next: v.nullable(text(512)),
  newer: whole(0),
};

export const depositRecord = v.object({
  ...orderRecord,
  list: list('deposits', depositOrder),
  /** Of everything that matches the filters; only with the first page. */
  totals: v.nullable(
    v.object({ credited: pesos, creditedOrders: whole(0), open: pesos, openOrders: whole(0) }),
  ),
  unread: unreadRows('deposits'),
});
