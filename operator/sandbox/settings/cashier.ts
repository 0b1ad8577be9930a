import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { PaymentRules, TurnoverRules } from '#operator/database/tables/system.tables.ts';
import { switchesIn } from '#operator/system/merchants.ts';
import { type Switches, switchesOf } from '@araw/contract/protection/protectionProfiles';
import { day } from '@araw/contract/values/fields';
import { number, onOff, text } from './inputs.ts';
import {
  changed,
  isOn,
  type MerchantState,
  one,
  onOrOff,
  type Setting,
  type SettingForm,
  withSettings,
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

/** The operator's values, which can only tighten the profile (PROT-01). */
function tightened(merchant: MerchantState, values: Partial<Switches>) {
  const { profile, tightened: before } = merchant.settings.protection;
  const alone = switchesOf({ profile, tightened: {} });
  const after = Object.entries({ ...before, ...values }).filter(([name, value]) => {
    const held = switchesOf({ profile, tightened: { [name]: value } });
    // Omit what the profile has anyway.
    return !isDeepStrictEqual(held, alone);
  });
  return withSettings(merchant, { protection: { profile, tightened: Object.fromEntries(after) } });
}

type Allowing = 'cancelWithdrawal' | 'transfers' | 'depositTurnover' | 'rememberMethod';

const allowing = (name: Allowing) =>
  [
    (merchant: MerchantState) => onOrOff(switchesIn(merchant)[name]),
    (merchant: MerchantState, value: string) => tightened(merchant, { [name]: isOn(value) }),
  ] as const;

const leastIsMore = ({ least, most: upTo }: SettingForm) =>
  Number(least) > Number(upTo) ? 'least must not be more than most' : null;

const demandKinds = ['email', 'mobile', 'payeeName', 'identity'] as const;

export const cashier = {
  depositLimits: {
    group: 'cashier',
    label: 'Deposits',
    requirements: ['CASH-01', 'CASH-03'],
    toldBy: 'cashIn methods, mostOpen',
    effect: "Cash-in limits in pesos, where the method's are wider, and how many orders may be unpaid.",
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
    effect: 'Withdrawal limits in pesos, and how often and how much a member may withdraw per day.',
    inputs: {
      least: number('Smallest', 1, most),
      most: number('Largest', 1, most),
      timesADay: number('Times per day', 1, 99),
      sumADay: number('Total per day', 1, most),
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
    label: 'Withdrawal fees',
    requirements: ['CASH-08'],
    toldBy: 'withdrawPage rails',
    effect: 'The fee for a withdrawal in pesos, by type of payout account.',
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
    label: 'Withdrawal review',
    requirements: ['CASH-10', 'CASH-20'],
    toldBy: 'withdrawalOrder state',
    effect: 'The amount from which one reviewer decides, and from which two do. Applies to cash-ins too.',
    inputs: { from: number('One reviewer from', 0, most), secondFrom: number('Two reviewers from', 0, most) },
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
      label: 'Players can cancel withdrawals',
      requirements: ['CASH-10', 'CASH-21'],
      toldBy: 'quoteWithdrawal mayCancel',
      effect: 'Whether a player can cancel a withdrawal until it is approved.',
    },
    onOff(),
    ...allowing('cancelWithdrawal'),
  ),
  quoteMinutes: {
    group: 'cashier',
    label: 'Quote validity',
    requirements: ['CASH-02', 'CASH-09'],
    toldBy: 'quoteDeposit endsAt, quoteWithdrawal endsAt',
    effect: 'How many minutes the figures shown before paying stay valid.',
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
      label: 'Payout account waiting time',
      requirements: ['CASH-12'],
      toldBy: 'payoutAccounts usableAt',
      effect: "How many hours a new payout account can't be used.",
    },
    number('', 0, 720),
    ({ payments }) => String(payments.accountWaitingHours),
    (merchant, value) => withPayments(merchant, { accountWaitingHours: Number(value) }),
  ),
  paymentDemands: {
    group: 'cashier',
    label: 'Required from members',
    requirements: ['CASH-15'],
    toldBy: 'cashIn demands, withdrawPage demands',
    effect: 'What a member needs before money moves.',
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
      effect: 'Whether members can send money to their agent.',
    },
    onOff(),
    ...allowing('transfers'),
  ),
  envelopeShare: one(
    {
      group: 'cashier',
      label: 'Smallest red envelope share',
      requirements: ['TEAM-07'],
      toldBy: 'envelopeRain least',
      effect: 'The smallest share of a red envelope rain, in pesos.',
    },
    number('', 1, 9_999),
    ({ envelopes }) => pesos(envelopes.least),
    (merchant, value) => ({ ...merchant, envelopes: { least: Number(value) * 100 } }),
  ),
  mallAddressDays: one(
    {
      group: 'cashier',
      label: 'Points mall addresses',
      requirements: ['BEN-14'],
      toldBy: 'mall addressDays',
      effect: 'How many days an address is kept after its order ends.',
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
      effect: 'The first day on which members earn the rebate set by their line instead of the common one.',
    },
    text('', 'a day such as 2026-01-31, or nothing', (given) => given === '' || v.is(day, given)),
    ({ rebates }) => rebates.byLineFrom ?? '',
    (_merchant, value) => ({ rebates: { byLineFrom: value || null } }),
  ),
  turnoverOnDeposits: one(
    {
      group: 'cashier',
      label: 'Turnover on cash-ins',
      requirements: ['CASH-17', 'CASH-21'],
      toldBy: 'quoteDeposit turnover',
      effect: 'Whether cash-ins and received transfers require turnover.',
    },
    onOff(),
    ...allowing('depositTurnover'),
  ),
  turnoverLimit: one(
    {
      group: 'cashier',
      label: 'Highest turnover factor',
      requirements: ['CASH-17', 'CASH-21'],
      toldBy: 'quoteDeposit turnover',
      effect: 'In hundredths. A higher factor set by the merchant is capped at this.',
    },
    number('', 0, 9_999),
    (merchant) => String(switchesIn(merchant).mostTurnoverFactor),
    (merchant, value) => tightened(merchant, { mostTurnoverFactor: Number(value) }),
  ),
  cryptoPayments: one(
    {
      group: 'cashier',
      label: 'Crypto',
      requirements: ['CASH-01', 'CASH-12', 'CASH-21'],
      toldBy: 'cashIn methods, withdrawPage rails, payoutAccounts institutions',
      effect: 'Whether members can cash in and withdraw in crypto.',
    },
    onOff(),
    (merchant) => onOrOff(!switchesIn(merchant).refusedMethods.includes('crypto')),
    (merchant, value) => tightened(merchant, { refusedMethods: isOn(value) ? [] : ['crypto'] }),
  ),
  rememberedMethod: one(
    {
      group: 'cashier',
      label: 'Last payment method',
      requirements: ['CASH-21'],
      toldBy: 'cashIn lastMethod',
      effect: "Whether the player's last payment method is preselected.",
    },
    onOff(),
    ...allowing('rememberMethod'),
  ),
  depositTurnover: {
    group: 'cashier',
    label: 'Cash-in turnover',
    requirements: ['CASH-17'],
    toldBy: 'quoteDeposit turnover',
    effect: 'How much must be bet before a cash-in can be withdrawn, and the balance below which it lapses.',
    inputs: {
      factor: number('In hundredths of the cash-in', 0, 9_999),
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
