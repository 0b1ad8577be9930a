import type { missions } from '#operator/database/tables/missions.tables.ts';
import type { rankPrizes } from '#operator/database/tables/ranks.tables.ts';
import type { referralTerms } from '#operator/database/tables/referrals.tables.ts';
import type { RankBoard, RankPeriod } from '@araw/contract/rewards/ranks';

const fromDay = '2025-01-01';
const once = { factor: 100, turnoverDays: 7, claimDays: 7 };

/** Amounts in centavos. */
export const seedMissions: (typeof missions.$inferInsert)[] = (
  [
    { id: 'log-in', period: 'day', measure: 'logIns', target: 1, amount: 1_000 },
    { id: 'games', period: 'day', measure: 'games', target: 3, amount: 1_500 },
    { id: 'bets', period: 'day', measure: 'validBets', target: 200_000, amount: 2_500 },
    { id: 'cash-in', period: 'day', measure: 'cashIns', target: 50_000, amount: 2_000 },
    { id: 'log-ins', period: 'week', measure: 'logIns', target: 5, amount: 10_000 },
    { id: 'week-bets', period: 'week', measure: 'validBets', target: 1_000_000, amount: 12_000 },
  ] as const
).map((mission, position) => ({ ...mission, ...once, fromDay, position }));

const steps: Record<RankBoard, Record<RankPeriod, readonly (readonly [last: number, amount: number])[]>> = {
  deposits: {
    day: [
      [1, 80_000],
      [2, 50_000],
      [3, 30_000],
      [10, 10_000],
    ],
    week: [
      [1, 500_000],
      [2, 300_000],
      [3, 150_000],
      [5, 50_000],
      [10, 30_000],
      [50, 5_000],
    ],
    month: [
      [1, 1_500_000],
      [2, 800_000],
      [3, 400_000],
      [10, 100_000],
      [50, 20_000],
    ],
  },
  bets: {
    day: [
      [1, 80_000],
      [2, 50_000],
      [3, 30_000],
      [7, 10_000],
      [50, 5_000],
    ],
    week: [
      [1, 500_000],
      [2, 300_000],
      [3, 150_000],
      [10, 30_000],
      [50, 5_000],
    ],
    month: [
      [1, 1_500_000],
      [2, 800_000],
      [3, 400_000],
      [10, 100_000],
      [50, 20_000],
    ],
  },
};

export const seedPrizes: (typeof rankPrizes.$inferInsert)[] = (['deposits', 'bets'] as const).flatMap(
  (board) =>
    (['day', 'week', 'month'] as const).flatMap((period) =>
      steps[board][period].map(([lastPlace, amount], index, all) => ({
        board,
        period,
        fromDay,
        firstPlace: (all[index - 1]?.[0] ?? 0) + 1,
        lastPlace,
        amount,
        ...once,
      })),
    ),
);

export const seedReferralTerms: (typeof referralTerms.$inferInsert)[] = [
  {
    fromDay,
    leastDeposit: 50_000,
    depositReward: 10_000,
    friendReward: 10_000,
    leastBets: 200_000,
    betsReward: 20_000,
    days: 30,
    factor: 100,
    turnoverDays: 14,
    claimDays: 14,
  },
];
