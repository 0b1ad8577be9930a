import type { paymentMethods } from '#operator/database/tables/deposits.tables.ts';

type Method = Omit<typeof paymentMethods.$inferInsert, 'provider' | 'position'>;

const month = 30 * 24 * 3_600_000;

const methodsAt = (now: number): Method[] => [
  {
    code: 'GCASH',
    kind: 'eWallet',
    name: 'GCash',
    least: 10_000,
    most: 5_000_000,
    quickAmounts: [20_000, 50_000, 100_000, 500_000],
    minutes: 1,
    orderMinutes: 30,
  },
  {
    code: 'MAYA',
    kind: 'eWallet',
    name: 'Maya',
    least: 10_000,
    most: 3_000_000,
    quickAmounts: [20_000, 50_000, 100_000, 500_000],
    minutes: 1,
    orderMinutes: 30,
  },
  {
    code: 'QRPH',
    kind: 'qrPh',
    name: 'QR Ph',
    rail: 'instaPay',
    least: 10_000,
    most: 5_000_000,
    quickAmounts: [20_000, 50_000, 100_000, 500_000],
    minutes: 2,
    orderMinutes: 15,
  },
  {
    code: 'BPI',
    kind: 'bank',
    name: 'BPI',
    rail: 'instaPay',
    least: 50_000,
    most: 10_000_000,
    quickAmounts: [50_000, 100_000, 500_000, 1_000_000],
    minutes: 15,
    orderMinutes: 24 * 60,
  },
  {
    code: 'UNIONBANK',
    kind: 'bank',
    name: 'UnionBank',
    rail: 'pesoNet',
    least: 50_000,
    most: 10_000_000,
    quickAmounts: [50_000, 100_000, 500_000, 1_000_000],
    minutes: 24 * 60,
    orderMinutes: 3 * 24 * 60,
  },
  {
    code: 'BDO',
    kind: 'bank',
    name: 'BDO',
    rail: 'instaPay',
    least: 50_000,
    most: 10_000_000,
    minutes: 15,
    orderMinutes: 24 * 60,
    open: false,
    opensAt: now + month,
  },
  {
    code: 'SEVENELEVEN',
    kind: 'counter',
    name: '7-Eleven',
    least: 10_000,
    most: 1_000_000,
    quickAmounts: [20_000, 50_000, 100_000],
    feeFlat: 2_000,
    feeBearer: 'player',
    minutes: 30,
    orderMinutes: 24 * 60,
  },
  // Without effect unless the merchant takes crypto, which the seeded one doesn't.
  {
    code: 'USDT',
    kind: 'crypto',
    name: 'USDT (TRON)',
    least: 50_000,
    most: 5_000_000,
    quickAmounts: [100_000, 500_000, 1_000_000],
    rate: 5_825,
    minutes: 10,
    orderMinutes: 30,
  },
];

/** The seeded merchant's payment methods, all with the sandbox's provider. */
export const seedMethods = (now: number): (typeof paymentMethods.$inferInsert)[] =>
  methodsAt(now).map((method, position) => ({ ...method, provider: 'sandbox', position }));
