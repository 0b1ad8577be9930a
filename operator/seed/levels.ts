import type { levelRates, levels } from '#operator/database/tables/levels.tables.ts';
import { seedRebates } from './rebates.ts';

const fromDay = '2025-01-01';

/** Amounts in pesos, rebates in hundredths of a percent above the general ones. */
const steps = [
  { deposits: 2_000, bets: 20_000, upgrade: 58, month: 28, birthday: 58, rebate: 0 },
  { deposits: 10_000, bets: 100_000, upgrade: 188, month: 88, birthday: 128, rebate: 5 },
  { deposits: 20_000, bets: 250_000, upgrade: 388, month: 188, birthday: 288, rebate: 10 },
  { deposits: 50_000, bets: 600_000, upgrade: 888, month: 388, birthday: 588, rebate: 15 },
  { deposits: 150_000, bets: 2_000_000, upgrade: 2_888, month: 1_288, birthday: 1_588, rebate: 20 },
  { deposits: 500_000, bets: 7_000_000, upgrade: 8_888, month: 3_888, birthday: 4_888, rebate: 30 },
];

export const seedLevels: (typeof levels.$inferInsert)[] = steps.map((step, at) => ({
  level: at + 1,
  fromDay,
  name: `VIP ${at + 1}`,
  days: 30,
  deposits: step.deposits * 100,
  bets: step.bets * 100,
  keepDeposits: step.deposits * 50,
  keepBets: step.bets * 50,
  upgradeGift: step.upgrade * 100,
  monthlyGift: step.month * 100,
  birthdayGift: step.birthday * 100,
  birthdayDays: 14,
  factor: 0,
  turnoverDays: 7,
}));

export const seedLevelRates: (typeof levelRates.$inferInsert)[] = steps.flatMap(({ rebate }, at) =>
  rebate === 0
    ? []
    : seedRebates.map(({ gameType, rate }) => ({ level: at + 1, gameType, fromDay, rate: rate + rebate })),
);
