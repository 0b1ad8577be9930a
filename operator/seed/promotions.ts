import type { promotions } from '#operator/database/promotions.tables.ts';

/** Amounts in centavos, moments of Manila's midnight. */
export const seedPromotions: (typeof promotions.$inferInsert)[] = [
  {
    id: 'first-cash-in',
    version: 1,
    title: {
      EN: 'First cash in doubled',
      CN: '首充翻倍',
      TH: 'ฝากครั้งแรกรับสองเท่า',
      VI: 'Nhân đôi lần nạp đầu tiên',
      TY: 'Doble ang unang cash-in',
      AR: 'مضاعفة أول إيداع',
    },
    mode: 'auto',
    startsAt: Date.UTC(2025, 0, 1) - 8 * 3_600_000,
    endsAt: Date.UTC(2036, 0, 1) - 8 * 3_600_000,
    leastDeposit: 10_000,
    share: 100,
    most: 100_000,
    factor: 300,
    turnoverDays: 7,
    claimDays: 7,
    cap: 500_000,
    largestBet: 50_000,
    onWithdrawal: 'forfeits',
    places: null,
  },
];
