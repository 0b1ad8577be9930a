import * as v from 'valibot';
import { address, day, list, orElse, pesos, rows, text, timestamp, unread, whole, words } from './fields.ts';
import { conditions } from './promotionConditions.ts';
import { receiptLimits } from './receiptLimits.ts';
import { periods } from './recordDays.ts';

/** What a way to pay is; each has a page of its own (CASH-04). */
export const methodKinds = ['eWallet', 'qrPh', 'bank', 'counter', 'crypto'] as const;
export type MethodKind = (typeof methodKinds)[number];

/** By whom a call that moves money is known (NET-13). */
export const moneyKey = v.pipe(v.string(), v.uuid());

/** As it was typed, in digits with at most two decimals: no sign and no exponent (CASH-02). */
export const amountText = v.pipe(text(16), v.regex(/^\d{1,12}(\.\d{1,2})?$/));

/** What the operator asks of a member, or has decided, before any form (CASH-15). */
export const demandKinds = [
  'email',
  'mobile',
  'payeeName',
  'identity',
  'review',
  'selfExcluded',
  'ownLimit',
  'closed',
  'receivable',
] as const;
export const demand = v.object({
  /** A kind that this app does not know shows the operator's text alone. */
  kind: text(32),
  text: text(500),
  /** When it is over, where that is known. */
  until: v.optional(v.nullable(timestamp), null),
});
export type Demand = v.InferOutput<typeof demand>;

export const paymentMethod = v.object({
  code: text(64),
  kind: v.picklist(methodKinds),
  name: text(64),
  icon: address,
  /** The narrowest bounds of merchant, provider and rail (CASH-01). */
  least: pesos,
  most: pesos,
  quickAmounts: v.optional(rows('quickAmounts', pesos), []),
  /** None where it is left out. */
  fee: v.optional(
    v.object({
      flat: pesos,
      /** In hundredths of a per cent. */ share: whole(0, 10_000),
      bearer: v.picklist(['house', 'player']),
    }),
    { flat: 0, share: 0, bearer: 'house' },
  ),
  /** Usual duration. */
  minutes: whole(0),
  open: v.boolean(),
  /** When a closed one opens; null where that is not known. */
  opensAt: v.optional(v.nullable(timestamp), null),
  /** What the player's own limit leaves today, where that is less than its smallest amount: then it is closed (CASH-15). */
  tooLittleLeft: v.optional(v.nullable(pesos), null),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

const rate = v.object({ currency: text(16), /** Pesos for one of it. */ pesos: text(32), endsAt: timestamp });

const chosenPromotion = v.object({
  id: text(64),
  version: whole(1),
  title: text(255),
  bonus: pesos,
  turnover: pesos,
  /** Until when the turnover has to be played; before it is paid, as if it were paid now. Null where it begins later. */
  playBy: v.optional(v.nullable(timestamp), null),
});

const arriving = {
  /** All that the cash-in adds to the balance: what it does not settle, and the bonus that begins with it. */
  arrives: pesos,
  /** How much of that is bonus; 0 for one that is claimed, checked first or waits for another. */
  withBonus: v.optional(pesos, 0),
};

/** What is shown before paying, and what the order names (CASH-02). */
export const depositQuote = v.object({
  id: text(64),
  method: text(64),
  amount: pesos,
  fee: pesos,
  /** What has to be paid, fee included where the player bears it on top. */
  pays: pesos,
  /** What of the amount settles what the member owes (CASH-20). */
  settles: v.optional(pesos, 0),
  ...arriving,
  rate: v.optional(v.nullable(rate), null),
  /** What has to be paid in the currency of the rate, as exact text. */
  foreignAmount: v.optional(v.nullable(text(64)), null),
  /** Turnover that it asks for (CASH-17). */
  turnover: pesos,
  /** The promotion that was chosen, with its bonus and turnover for this very amount; null for none (CASH-02). */
  promotion: v.optional(v.nullable(v.object({ ...chosenPromotion.entries, conditions })), null),
  /** Why the promotion that was asked for is not in it; '' where nothing is missing. */
  promotionRefusal: words(512),
  endsAt: timestamp,
});
export type DepositQuote = v.InferOutput<typeof depositQuote>;

/** States of depositTable; one that this app does not know shows the operator's text, its date and no action (CASH-22). */
const state = text(32);

/** How the order is paid, by its kind (CASH-04). */
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
  /** What the player reads and tells. */
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
  /** The operator's words for the state in the player's language. */
  text: words(500),
  version: whole(0),
  createdAt: timestamp,
  endsAt: v.nullable(timestamp),
  steps: rows('steps', step),
  /** Null before the provider has opened it, and where nothing more is to be paid. */
  instructions: v.optional(orElse('instructions', v.nullable(instructions), null), null),
  /** What the player may do now: exactly the events that the table takes. */
  actions: v.optional(rows('actions', v.picklist(['cancel', 'receipt'])), []),
  receipts: v.optional(rows('receipts', receipt), []),
  /** What was chosen with it, and what has become of that; null for none. */
  promotion: v.optional(
    v.nullable(
      v.object({
        ...chosenPromotion.entries,
        /** `kept`, `given`, `checked` or `without`; one that the app does not know shows `text`. */
        state: text(32),
        text: text(255),
      }),
    ),
    null,
  ),
  /** Cash and bonus before and after it was credited. */
  balance: v.optional(v.nullable(v.object({ before: pesos, after: pesos })), null),
  /** The operator's clock when it answered, and the zone that its days are told in (REC-07). */
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
  /** The unpaid orders, newest first; at most `mostOpen` of them. */
  open: rows('orders', depositOrder),
  mostOpen: whole(1),
  lastMethod: v.optional(v.nullable(text(64)), null),
  /** The last cash-in that was credited, quoted anew without a promotion; null where it cannot be repeated now. */
  again: v.optional(orElse('again', v.nullable(depositQuote), null), null),
  /** What can be chosen with a deposit of `least` or more. */
  promotions: v.optional(
    rows(
      'promotions',
      v.object({
        id: text(64),
        title: text(255),
        least: pesos,
        /** Of the deposit, in per cent; null gives `most`. */
        share: v.nullable(whole(1)),
        most: pesos,
      }),
    ),
    [],
  ),
});
export type CashIn = v.InferOutput<typeof cashIn>;

export const quoteDepositRequest = v.object({
  method: text(64),
  amount: amountText,
  /** The id of a promotion; none where the quote answers none. */
  promotion: v.optional(text(64)),
  language: v.optional(text(8), 'EN'),
});

/** `anyway`: beside an open order of the same method and amount (CASH-03). */
export const createDepositRequest = v.object({
  key: moneyKey,
  quote: text(64),
  anyway: v.optional(v.boolean(), false),
  language: v.optional(text(8), 'EN'),
});

/** `value` of the refusals of a deposit: what the player is asked or shown instead. */
export const depositRefusal = v.object({
  /** Of `amountOutOfBounds`. */
  bound: v.optional(v.picklist(['least', 'most'])),
  amount: v.optional(pesos),
  /** Of `quoteChanged`. */
  quote: v.optional(depositQuote),
  /** Of `orderOpen` and `tooManyOrders`. */
  order: v.optional(depositOrder),
});

export const depositOrderRequest = v.object({ id: text(64), language: v.optional(text(8), 'EN') });

export const cancelDepositRequest = v.object({
  key: moneyKey,
  id: text(64),
  language: v.optional(text(8), 'EN'),
});

/** The receipts have come before, each by /wps/cashier/receipts (see docs). Evidence for a reviewer; never credits. */
export const sendReceiptRequest = v.object({
  key: moneyKey,
  id: text(64),
  /** The payer's own reference number. */
  reference: text(64),
  receipts: v.pipe(v.array(text(64)), v.maxLength(receiptLimits.files)),
  language: v.optional(text(8), 'EN'),
});

/** Largest receipt in bytes, and what it may be (CASH-04). */
export const receiptLimit = receiptLimits.bytes;
export const receiptTypes = receiptLimits.types;

export const orderRecordRequest = v.object({
  period: v.optional(v.picklist(['', ...periods]), ''),
  from: v.optional(v.union([day, v.literal('')]), ''),
  to: v.optional(v.union([day, v.literal('')]), ''),
  /** Empty for all, as is the next. */
  state: words(32),
  /** A kind, or of deposits the code of one way to pay. */
  method: words(64),
  language: v.optional(text(8), 'EN'),
  cursor: words(512),
});

/** The same moments, days and pages as the other records (REC-01, REC-04). */
export const ofRecord = {
  moment: timestamp,
  timeZone: text(64),
  from: day,
  to: day,
  today: day,
  since: day,
  next: v.nullable(text(512)),
  newer: whole(0),
  unread,
};

export const depositRecord = v.object({
  ...ofRecord,
  list: list('deposits', depositOrder),
  /** Of all that the filters choose; with the first page only. */
  totals: v.nullable(
    v.object({ credited: pesos, creditedOrders: whole(0), open: pesos, openOrders: whole(0) }),
  ),
});
