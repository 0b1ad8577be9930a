import * as v from 'valibot';
import { demand, moneyKey, orderRecord, orderRecordRequest } from './deposits.ts';
import { list, orElse, pesos, rows, text, timestamp, unreadRows, whole, words } from '../values/fields.ts';
import { type PayoutAccount, paymentPassword, payoutAccount } from './payoutAccounts.ts';
import { amountText } from '../values/typedFields.ts';

/** Money that can't be withdrawn yet: its cause, and the turnover that releases it (CASH-08). */
export const lock = v.object({
  /** Source of the requirement: 'deposit', 'transfer', 'bonus'. */
  kind: text(32),
  /** In the player's language. */
  title: text(128),
  locked: pesos,
  required: pesos,
  played: pesos,
});

/** A state of withdrawalTable; for an unknown one the app shows the operator's text, its date and no action. */
const state = text(32);
const step = v.object({ at: timestamp, state, text: words(500) });

const accountUnknown: PayoutAccount = {
  id: '',
  kind: 'bank',
  institution: '',
  name: '',
  icon: '',
  number: '',
  holder: '',
  isDefault: false,
  usableAt: 0,
  inReview: false,
  inUse: false,
};

export const withdrawalOrder = v.object({
  id: text(64),
  number: text(32),
  account: orElse('account', payoutAccount, accountUnknown),
  gross: pesos,
  fee: pesos,
  net: pesos,
  state: orElse('state', state, ''),
  text: v.optional(orElse('text', text(500), ''), ''),
  /** Why it was rejected or returned; otherwise empty. */
  reason: v.optional(orElse('reason', text(500), ''), ''),
  version: whole(0),
  createdAt: timestamp,
  arrivesAt: orElse('arrivesAt', timestamp, 0),
  steps: rows('steps', step),
  actions: v.optional(rows('actions', v.picklist(['cancel'])), []),
  now: timestamp,
  /** The zone of its days (REC-07). */
  timeZone: text(64),
});
export type WithdrawalOrder = v.InferOutput<typeof withdrawalOrder>;

/** Fee and duration of a payout, by rail. */
const rail = v.object({
  kind: text(32),
  name: text(64),
  feeFlat: pesos,
  /** Hundredths of a percent. */
  feeShare: whole(0, 10_000),
  least: pesos,
  most: pesos,
  minutes: whole(0),
  bankingDaysOnly: v.boolean(),
});

export const withdrawalQuote = v.object({
  id: text(64),
  account: payoutAccount,
  gross: pesos,
  fee: pesos,
  net: pesos,
  rail: text(64),
  arrivesAt: timestamp,
  balanceBefore: pesos,
  balanceAfter: pesos,
  timesLeftAfter: whole(0),
  sumLeftAfter: pesos,
  /** Effect on an open bonus, in words; empty for none. */
  bonusEffect: text(500),
  mayCancel: v.boolean(),
  endsAt: timestamp,
});
export type WithdrawalQuote = v.InferOutput<typeof withdrawalQuote>;

export const withdrawPageRequest = v.object({ language: v.optional(text(8), 'EN') });
export const withdrawPage = v.object({
  now: timestamp,
  timeZone: text(64),
  demands: rows('demands', demand),
  cash: pesos,
  bonus: pesos,
  held: pesos,
  withdrawable: pesos,
  /** The debt from corrections, and the part that the cash could settle now (CASH-20); null for none. */
  debt: v.optional(v.nullable(v.object({ owed: pesos, settles: pesos })), null),
  locks: rows('locks', lock),
  limits: v.object({
    least: pesos,
    most: pesos,
    timesADay: whole(0),
    timesLeft: whole(0),
    sumLeft: pesos,
    /** The merchant's next midnight. */
    resetsAt: timestamp,
  }),
  rails: rows('rails', rail),
  accounts: rows('payoutAccounts', payoutAccount),
  hasPaymentPassword: v.boolean(),
  /** The last withdrawal once more, same account and amount (PROT-10); null without one, or if it isn't possible now. */
  again: v.optional(orElse('again', v.nullable(withdrawalQuote), null), null),
  /** Open withdrawals, newest first. */
  onTheWay: rows('withdrawals', withdrawalOrder),
  unread: unreadRows('demands', 'locks', 'payoutAccounts', 'withdrawals'),
});
export type WithdrawPage = v.InferOutput<typeof withdrawPage>;

/** The amount the player saw: refused if cash and debt now result in another one. */
export const settleDebtRequest = v.object({ key: moneyKey, amount: amountText });
export const settledDebt = v.object({ number: text(32), at: timestamp, amount: pesos });

export const quoteWithdrawalRequest = v.object({
  account: text(64),
  amount: amountText,
  language: v.optional(text(8), 'EN'),
});
export const createWithdrawalRequest = v.object({
  key: moneyKey,
  quote: text(64),
  paymentPassword,
  language: v.optional(text(8), 'EN'),
});
export const withdrawalOrderRequest = v.object({ id: text(64), language: v.optional(text(8), 'EN') });
export const cancelWithdrawalRequest = v.object({
  key: moneyKey,
  id: text(64),
  language: v.optional(text(8), 'EN'),
});

/** The `value` of a refused withdrawal. */
export const withdrawalRefusal = v.object({
  /** With `amountOutOfBounds`. */
  bound: v.optional(v.picklist(['least', 'most', 'withdrawable', 'timesADay', 'sumADay'])),
  amount: v.optional(pesos),
  /** With `quoteChanged`. */
  quote: v.optional(withdrawalQuote),
  /** With `paymentPasswordWrong`. */
  triesLeft: v.optional(whole(0)),
  /** With `paymentPasswordLocked`. */
  lockedUntil: v.optional(timestamp),
});

export const withdrawalRecordRequest = orderRecordRequest;
export const withdrawalRecord = v.object({
  ...orderRecord,
  list: list('withdrawals', withdrawalOrder),
  totals: v.nullable(v.object({ paid: pesos, onTheWay: pesos, returned: pesos })),
  unread: unreadRows('withdrawals'),
});

export const uplineRequest = v.object({ language: v.optional(text(8), 'EN') });
export const upline = v.object({
  /** Its middle hidden. */
  account: text(128),
  since: v.nullable(timestamp),
  withdrawable: pesos,
  least: pesos,
  most: pesos,
  hasPaymentPassword: v.boolean(),
  demands: rows('demands', demand),
  now: timestamp,
});
export type Upline = v.InferOutput<typeof upline>;

export const transferUplineRequest = v.object({
  key: moneyKey,
  amount: amountText,
  paymentPassword,
  language: v.optional(text(8), 'EN'),
});
export const transferredUpline = v.object({
  number: text(32),
  at: timestamp,
  amount: pesos,
  account: text(128),
});
