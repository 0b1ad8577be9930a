import * as v from 'valibot';
import { depositOrder, type DepositOrder, type MethodKind } from '@araw/contract/cashier/deposits';

/** 22/11/2026 14:02 in Manila. */
export const orderedAt = Date.UTC(2026, 10, 22, 6, 2);
const minute = 60_000;

/** A 500-peso order from the operator: QR Ph, unpaid, fifteen minutes left. */
export const depositOrderOf = (more: Partial<v.InferInput<typeof depositOrder>> = {}): DepositOrder =>
  v.parse(depositOrder, {
    id: 'd1',
    number: 'D2611221400',
    method: { code: 'QRPH', kind: 'qrPh', name: 'QR Ph', icon: '' },
    amount: 500,
    fee: 0,
    pays: 500,
    arrives: 500,
    state: 'waiting',
    text: 'Waiting for your payment.',
    version: 1,
    createdAt: orderedAt,
    endsAt: orderedAt + 15 * minute,
    steps: [
      { at: orderedAt, state: 'created', text: '' },
      { at: orderedAt, state: 'waiting', text: '' },
    ],
    instructions: { kind: 'qrPh', code: '00020101021263041234', reference: 'D2611221400' },
    actions: ['cancel', 'receipt'],
    receipts: [],
    balance: null,
    timeZone: 'Asia/Manila',
    now: orderedAt,
    ...more,
  });

/** The operator's instructions for each kind of method. */
export const waysToPay = {
  eWallet: { kind: 'eWallet', url: '/pay/d1' },
  qrPh: { kind: 'qrPh', code: '00020101021228150011ph.ppmi.p2m6304ABCD', reference: 'D2611221400' },
  bank: {
    kind: 'bank',
    bank: 'Bank of the Philippine Islands',
    account: '3089 4417 26',
    holder: 'Araw Gaming Inc',
    reference: 'D2611221400',
  },
  counter: { kind: 'counter', code: '711402611220041', shops: ['7-Eleven', 'Cebuana Lhuillier'] },
  crypto: {
    kind: 'crypto',
    address: 'T0SANDB0Xf4b862705499eeff3c729d376',
    memo: '1022417',
    network: 'TRON (TRC-20)',
    currency: 'USDT',
    foreignAmount: '8.583691',
    rate: { currency: 'USDT', pesos: '57.77', endsAt: orderedAt + 30 * minute },
    confirmations: 0,
    confirmationsNeeded: 19,
  },
} satisfies Record<MethodKind, v.InferInput<typeof depositOrder>['instructions']>;
