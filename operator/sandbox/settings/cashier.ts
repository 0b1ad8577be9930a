import * as v from 'valibot';
import type { PaymentRules, TurnoverRules } from '#operator/database/tables/system.tables.ts';
import { day } from '#services/contract/fields.ts';
import { number, onOff, text } from './inputs.ts';
import {
  changed,
  isOn,
  type MerchantState,
  one,
  onOrOff,
  type Setting,
  type SettingForm,
} from './setting.ts';

const most = 999_999;
const pesos = (centavos: number) => String(centavos / 100);
const centavos = (form: SettingForm, input: string) => Number(form[input]) * 100;

const withPayments = ({ payments }: MerchantState, values: Partial<PaymentRules>) => ({
  payments: { ...payments, ...values },
});
const withDeposit = (merchant: MerchantState, values: Partial<PaymentRules['deposit']>) =>
  withPayments(merchant, { deposit: { ...merchant.payments.deposit, ...values } });
const withWithdrawal = (merchant: MerchantState, values: Partial<PaymentRules['withdrawal']>) =>
  withPayments(merchant, { withdrawal: { ...merchant.payments.withdrawal, ...values } });
const withTurnover = ({ turnover }: MerchantState, values: Partial<TurnoverRules>) => ({
  turnover: { ...turnover, ...values },
});

const leastIsMore = ({ least, most: upTo }: SettingForm) =>
  Number(least) > Number(upTo) ? 'least must not be more than most' : null;

const demandKinds = ['email', 'mobile', 'payeeName', 'identity'] as const;

export const cashier = {
  depositLimits: {
    group: 'cashier',
    label: 'Deposits',
    requirements: ['CASH-01', 'CASH-03'],
    toldBy: 'cashIn methods, mostOpen',
    effect: 'Bounds of a deposit in pesos, where those of the method are wider, and how many may be unpaid.',
    inputs: {
      least: number('Smallest', 1, most),
      most: number('Largest', 1, most),
      mostOpen: number('Unpaid orders', 1, 20),
    },
    refuse: leastIsMore,
    read: ({ merchant: { payments } }) => ({
      least: pesos(payments.deposit.least),
      most: pesos(payments.deposit.most),
      mostOpen: String(payments.deposit.mostOpen),
    }),
    write: (state, form) =>
      changed(
        state,
        withDeposit(state.merchant, {
          least: centavos(form, 'least'),
          most: centavos(form, 'most'),
          mostOpen: Number(form['mostOpen']),
        }),
      ),
  },
  withdrawalLimits: {
    group: 'cashier',
    label: 'Withdrawals',
    requirements: ['CASH-08', 'CASH-09'],
    toldBy: 'withdrawPage limits',
    effect: 'Bounds of a withdrawal in pesos, and how often and how much one may withdraw on a day.',
    inputs: {
      least: number('Smallest', 1, most),
      most: number('Largest', 1, most),
      timesADay: number('Times a day', 1, 99),
      sumADay: number('Sum a day', 1, most),
    },
    refuse: leastIsMore,
    read: ({ merchant: { payments } }) => ({
      least: pesos(payments.withdrawal.least),
      most: pesos(payments.withdrawal.most),
      timesADay: String(payments.withdrawal.timesADay),
      sumADay: pesos(payments.withdrawal.sumADay),
    }),
    write: (state, form) =>
      changed(
        state,
        withWithdrawal(state.merchant, {
          least: centavos(form, 'least'),
          most: centavos(form, 'most'),
          timesADay: Number(form['timesADay']),
          sumADay: centavos(form, 'sumADay'),
        }),
      ),
  },
  withdrawalFees: {
    group: 'cashier',
    label: 'Fees of withdrawals',
    requirements: ['CASH-08'],
    toldBy: 'withdrawPage rails',
    effect: 'What the player pays for a withdrawal, in pesos, by the kind of the payout account.',
    inputs: {
      bank: number('Bank', 0, 9_999),
      eWallet: number('E-wallet', 0, 9_999),
      crypto: number('Crypto', 0, 9_999),
    },
    read: ({
      merchant: {
        payments: { withdrawal },
      },
    }) => ({
      bank: pesos(withdrawal.fees.bank.flat),
      eWallet: pesos(withdrawal.fees.eWallet.flat),
      crypto: pesos(withdrawal.fees.crypto.flat),
    }),
    write(state, form) {
      const { fees } = state.merchant.payments.withdrawal;
      return changed(
        state,
        withWithdrawal(state.merchant, {
          fees: {
            bank: { ...fees.bank, flat: centavos(form, 'bank') },
            eWallet: { ...fees.eWallet, flat: centavos(form, 'eWallet') },
            crypto: { ...fees.crypto, flat: centavos(form, 'crypto') },
          },
        }),
      );
    },
  },
  withdrawalReview: {
    group: 'cashier',
    label: 'Review of withdrawals',
    requirements: ['CASH-10', 'CASH-20'],
    toldBy: 'withdrawalOrder state',
    effect: 'From how many pesos on a reviewer decides, and from how many on two; of deposits, too.',
    inputs: { from: number('One from', 0, most), secondFrom: number('Two from', 0, most) },
    read: ({ merchant: { payments } }) => ({
      from: pesos(payments.withdrawal.reviewFrom),
      secondFrom: pesos(payments.withdrawal.secondReviewFrom),
    }),
    write: (state, form) =>
      changed(
        state,
        withWithdrawal(state.merchant, {
          reviewFrom: centavos(form, 'from'),
          secondReviewFrom: centavos(form, 'secondFrom'),
        }),
      ),
  },
  withdrawalCancel: one(
    {
      group: 'cashier',
      label: 'Players cancel withdrawals',
      requirements: ['CASH-10', 'CASH-21'],
      toldBy: 'quoteWithdrawal mayCancel',
      effect: 'Whether a player can cancel a withdrawal until it is approved.',
    },
    onOff(),
    ({ payments }) => onOrOff(payments.withdrawal.mayCancel),
    (merchant, value) => withWithdrawal(merchant, { mayCancel: isOn(value) }),
  ),
  quoteMinutes: {
    group: 'cashier',
    label: 'How long a quote holds',
    requirements: ['CASH-02', 'CASH-09'],
    toldBy: 'quoteDeposit endsAt, quoteWithdrawal endsAt',
    effect: 'For how many minutes what was shown before paying holds.',
    inputs: { deposit: number('Deposit', 1, 60), withdrawal: number('Withdrawal', 1, 60) },
    read: ({ merchant: { payments } }) => ({
      deposit: String(payments.deposit.quoteMinutes),
      withdrawal: String(payments.withdrawal.quoteMinutes),
    }),
    write(state, form) {
      const { payments } = withDeposit(state.merchant, { quoteMinutes: Number(form['deposit']) });
      return changed(
        state,
        withWithdrawal({ ...state.merchant, payments }, { quoteMinutes: Number(form['withdrawal']) }),
      );
    },
  },
  accountWaitingHours: one(
    {
      group: 'cashier',
      label: 'Waiting time of payout accounts',
      requirements: ['CASH-12'],
      toldBy: 'payoutAccounts usableAt',
      effect: 'For how many hours a new payout account cannot be used.',
    },
    number('', 0, 720),
    ({ payments }) => String(payments.accountWaitingHours),
    (merchant, value) => withPayments(merchant, { accountWaitingHours: Number(value) }),
  ),
  paymentDemands: {
    group: 'cashier',
    label: 'Asked of members',
    requirements: ['CASH-15'],
    toldBy: 'cashIn demands, withdrawPage demands',
    effect: 'What a member has to bring before money moves.',
    inputs: {
      email: onOff('E-mail'),
      mobile: onOff('Mobile number'),
      payeeName: onOff('Payee name'),
      identity: onOff('Identity'),
    },
    read: ({ merchant: { payments } }) =>
      Object.fromEntries(demandKinds.map((kind) => [kind, onOrOff(payments.demands.includes(kind))])),
    write: (state, form) =>
      changed(
        state,
        withPayments(state.merchant, { demands: demandKinds.filter((kind) => isOn(form[kind])) }),
      ),
  },
  memberTransfers: one(
    {
      group: 'cashier',
      label: 'Transfers between members',
      requirements: ['CASH-13', 'CASH-21'],
      toldBy: 'upline',
      effect: 'Whether members can send money to their superior.',
    },
    onOff(),
    ({ payments }) => onOrOff(payments.uplineTransfer),
    (merchant, value) => withPayments(merchant, { uplineTransfer: isOn(value) }),
  ),
  envelopeShare: one(
    {
      group: 'cashier',
      label: 'Smallest share of an envelope',
      requirements: ['TEAM-07'],
      toldBy: 'envelopeRain least',
      effect: 'In pesos: what each share of an envelope rain is at least.',
    },
    number('', 1, 9_999),
    ({ envelopes }) => pesos(envelopes.least),
    (merchant, value) => ({ ...merchant, envelopes: { least: Number(value) * 100 } }),
  ),
  mallAddressDays: one(
    {
      group: 'cashier',
      label: 'Addresses of the points mall',
      requirements: ['BEN-14'],
      toldBy: 'mall addressDays',
      effect: 'For how many days after an order has ended its address is kept.',
    },
    number('', 0, 365),
    ({ mall }) => String(mall.addressDays),
    (merchant, value) => ({ ...merchant, mall: { addressDays: Number(value) } }),
  ),
  rebatesByLine: one(
    {
      group: 'cashier',
      label: 'Rebates by line',
      requirements: ['BEN-09', 'TEAM-12'],
      toldBy: 'rebate rows',
      effect: 'A day from which on members earn the rebate that their line gave them, not that of everybody.',
    },
    text('', 'a day such as 2026-01-31, or nothing', (given) => given === '' || v.is(day, given)),
    ({ rebates }) => rebates.byLineFrom ?? '',
    (_merchant, value) => ({ rebates: { byLineFrom: value || null } }),
  ),
  turnoverOnDeposits: one(
    {
      group: 'cashier',
      label: 'Turnover on deposits',
      requirements: ['CASH-17', 'CASH-21'],
      toldBy: 'quoteDeposit turnover',
      effect: 'Whether deposits and received transfers ask for turnover at all.',
    },
    onOff(),
    ({ turnover }) => onOrOff(turnover.onDeposits),
    (merchant, value) => withTurnover(merchant, { onDeposits: isOn(value) }),
  ),
  turnoverLimit: one(
    {
      group: 'cashier',
      label: 'Highest turnover factor',
      requirements: ['CASH-17', 'CASH-21'],
      toldBy: 'quoteDeposit turnover',
      effect: 'In hundredths: a higher factor of the merchant counts as this one.',
    },
    number('', 0, 9_999),
    ({ turnover }) => String(turnover.mostFactor),
    (merchant, value) => withTurnover(merchant, { mostFactor: Number(value) }),
  ),
  cryptoPayments: one(
    {
      group: 'cashier',
      label: 'Crypto',
      requirements: ['CASH-01', 'CASH-12', 'CASH-21'],
      toldBy: 'cashIn methods, withdrawPage rails, payoutAccounts institutions',
      effect: 'Whether members can deposit and withdraw in crypto.',
    },
    onOff(),
    ({ payments }) => onOrOff(payments.crypto),
    (merchant, value) => withPayments(merchant, { crypto: isOn(value) }),
  ),
  rememberedMethod: one(
    {
      group: 'cashier',
      label: 'Last way to pay',
      requirements: ['CASH-21'],
      toldBy: 'cashIn lastMethod',
      effect: 'Whether the way that a player paid by last is chosen already.',
    },
    onOff(),
    ({ payments }) => onOrOff(payments.rememberMethod),
    (merchant, value) => withPayments(merchant, { rememberMethod: isOn(value) }),
  ),
  depositTurnover: {
    group: 'cashier',
    label: 'Turnover of deposits',
    requirements: ['CASH-17'],
    toldBy: 'quoteDeposit turnover',
    effect:
      'How much has to be played before a deposit can be withdrawn, and with how few pesos nothing has.',
    inputs: {
      factor: number('In hundredths of the deposit', 0, 9_999),
      lapseBelow: number('Lapses below', 0, 9_999),
    },
    read: ({ merchant: { turnover } }) => ({
      factor: String(turnover.depositFactor),
      lapseBelow: pesos(turnover.lapseBelow),
    }),
    write: (state, form) =>
      changed(
        state,
        withTurnover(state.merchant, {
          depositFactor: Number(form['factor']),
          lapseBelow: centavos(form, 'lapseBelow'),
        }),
      ),
  },
} satisfies Record<string, Setting>;
