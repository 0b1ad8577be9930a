import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { sandboxIssuer } from '#operator/accounts/identity/identity.ts';
import { acceptFirstTerms } from '#operator/content/terms.ts';
import { lookOf } from '#operator/accounts/names.ts';
import { hashPassword } from '#operator/accounts/secrets.ts';
import { seedContent } from '#operator/content/content.seed.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts, affiliateCodes, identityLinks } from '#operator/database/tables/accounts.tables.ts';
import { paymentMethods } from '#operator/database/tables/deposits.tables.ts';
import { goods, pointRates } from '#operator/database/tables/mall.tables.ts';
import { levelChanges, levelRates, levels } from '#operator/database/tables/levels.tables.ts';
import { missions } from '#operator/database/tables/missions.tables.ts';
import { rankPrizes } from '#operator/database/tables/ranks.tables.ts';
import { rebateRates } from '#operator/database/tables/rebates.tables.ts';
import { referralTerms } from '#operator/database/tables/referrals.tables.ts';
import { promotions } from '#operator/database/tables/promotions.tables.ts';
import { reviewers } from '#operator/database/tables/reviews.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { openFirstJackpot } from '#operator/games/jackpot.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { seedInbox } from '#operator/inbox/inbox.seed.ts';
import { seedConsents } from '#operator/protection/consent/consents.ts';
import { postPoints } from '#operator/mall/pointsBook.ts';
import { merchantDayOf } from '@araw/contract/values/dates';
import { demoAccounts, demoPassword } from './demoAccounts.ts';
import { openingPoints, seedGoods, seedPointRates } from './mall.ts';
import { beginHistory, beginningOf } from './history.ts';
import { merchant } from './merchant.ts';
import { seedMethods } from './paymentMethods.ts';
import { seedPromotions } from './promotions.ts';
import { seedMissions, seedPrizes, seedReferralTerms } from './growth.ts';
import { seedLevelRates, seedLevels } from './levels.ts';
import { seedRain } from './rain.ts';
import { seedRebates } from './rebates.ts';
import { seedAffiliateCodes, socialAccounts } from './socialAccounts.ts';
import { seedTeam } from './team.ts';

/** Demo accounts' registration: the same in every seed. */
const registeredAt = Date.UTC(2025, 5, 1, 4);

/**
 * Fills an empty database, atomically; does nothing if it is filled. Contains nothing random. `demo` adds accounts with
 * a public password if there are no accounts yet; with `history` they begin thirty-one days ago, for `liveUntilToday`
 * and `endHistory` to continue.
 */
export async function seed(context: OperatorContext, { demo = true, history = false } = {}): Promise<void> {
  if (await isSeeded(context, demo)) return;
  await context.database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    // Of processes that start together one seeds; the others wait as long as necessary.
    await transaction.execute(sql`set local lock_timeout = 0`);
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await isEmpty(within, merchants)) await seedMerchant(within);
    if (await isEmpty(within, paymentMethods)) {
      await transaction.insert(paymentMethods).values(seedMethods(context.clock.now()));
    }
    if (await isEmpty(within, rebateRates)) await transaction.insert(rebateRates).values(seedRebates);
    if (await isEmpty(within, levels)) {
      await transaction.insert(levels).values(seedLevels);
      await transaction.insert(levelRates).values(seedLevelRates);
    }
    if (await isEmpty(within, promotions)) await transaction.insert(promotions).values(seedPromotions);
    if (await isEmpty(within, missions)) await transaction.insert(missions).values(seedMissions);
    if (await isEmpty(within, rankPrizes)) await transaction.insert(rankPrizes).values(seedPrizes);
    if (await isEmpty(within, referralTerms))
      await transaction.insert(referralTerms).values(seedReferralTerms);
    if (await isEmpty(within, pointRates)) await transaction.insert(pointRates).values(seedPointRates);
    if (await isEmpty(within, goods)) await transaction.insert(goods).values(seedGoods);
    if (demo && (await isEmpty(within, accounts))) await seedDemo(within, history);
  });
}

const seedLock = 7_102_027;

const isEmpty = async ({ database }: OperatorContext, table: PgTable) => (await database.$count(table)) === 0;

const isSeeded = async (context: OperatorContext, demo: boolean) =>
  !(await isEmpty(context, merchants)) &&
  !(await isEmpty(context, paymentMethods)) &&
  !(await isEmpty(context, rebateRates)) &&
  !(await isEmpty(context, levels)) &&
  !(await isEmpty(context, promotions)) &&
  !(await isEmpty(context, missions)) &&
  !(await isEmpty(context, rankPrizes)) &&
  !(await isEmpty(context, referralTerms)) &&
  !(await isEmpty(context, pointRates)) &&
  !(await isEmpty(context, goods)) &&
  !(demo && (await isEmpty(context, accounts)));

async function seedMerchant(context: OperatorContext): Promise<void> {
  await context.database.insert(merchants).values(merchant);
  await seedGames(context);
  await seedContent(context);
  await openFirstJackpot(context.database, context.clock.now());
}

async function seedDemo(context: OperatorContext, history: boolean): Promise<void> {
  if (!history) return seedAccounts(context, { history });
  const begins = beginningOf(context.clock.now());
  const then = { ...context, clock: { ...context.clock, now: () => begins } };
  await seedAccounts(then, { history });
  await beginHistory(then);
}

/** With a history they start without levels and contracts. */
async function seedAccounts(context: OperatorContext, { history }: { history: boolean }): Promise<void> {
  const { database } = context;
  const passwordHash = await hashPassword(demoPassword);
  const ids = new Map<string, number>();
  for (const { upline: _, password: _password, about: _about, balance, level, ...columns } of demoAccounts) {
    const [account] = await database
      .insert(accounts)
      .values({
        merchantCode: merchant.code,
        ...columns,
        demo: true,
        nameLook: lookOf(columns.name),
        emailVerifiedAt: columns.email === '' ? null : registeredAt,
        mobileVerifiedAt: columns.mobile === '' ? null : registeredAt,
        registeredAt,
        passwordHash,
      })
      .returning({ id: accounts.id });
    if (!account) throw new Error(`the demo account ${columns.name} was not stored`);
    ids.set(columns.name, account.id);
    await acceptFirstTerms(database, [{ id: account.id, registeredAt }]);
    if (balance > 0) await openingBalance(database, account.id, balance, registeredAt);
    if (level > 0 && !history) {
      const fromDay = merchantDayOf(context.clock.now());
      const given = { origin: 'given', deposits: 0, bets: 0 } as const;
      await database.insert(levelChanges).values({ accountId: account.id, fromDay, level, ...given });
    }
  }
  for (const { name, upline } of demoAccounts) {
    const id = ids.get(name);
    const uplineId = upline === null ? undefined : ids.get(upline);
    if (id !== undefined && uplineId !== undefined) {
      await database.update(accounts).set({ uplineId }).where(eq(accounts.id, id));
    }
  }
  for (const [name, points] of Object.entries(openingPoints)) {
    const accountId = ids.get(name) ?? 0;
    const movement = { kind: 'opening', reference: '', accountId, points, at: registeredAt } as const;
    await postPoints(database, { key: `opening:${accountId}`, ...movement });
  }
  await seedWaysIn(context, ids);
  await seedInbox(context, ids.get('maria') ?? 0);
  await seedConsents(database, {
    accountId: ids.get('maria') ?? 0,
    channels: ['site', 'inbox'],
    at: registeredAt,
  });
  await seedReviewers(context, ids.get('ramon') ?? 0);
  await seedTeam(context, { ids, merchantCode: merchant.code, passwordHash, contracts: !history });
  await seedRain(context, ids.get('pilar') ?? 0);
}

/** Two who can decide together, and one who may not decide on relatives (CASH-20). */
async function seedReviewers({ database }: OperatorContext, ownAccount: number): Promise<void> {
  await database.insert(reviewers).values([
    { name: 'desk-1', accountId: null },
    { name: 'desk-2', accountId: null },
    { name: 'desk-ramon', accountId: ownAccount },
  ]);
}

/** Invitation codes, and social accounts linked to demo accounts. */
async function seedWaysIn({ database }: OperatorContext, ids: ReadonlyMap<string, number>): Promise<void> {
  const merchantCode = merchant.code;
  const idOf = (name: string | null) => ids.get(name ?? '') ?? 0;
  await database.insert(affiliateCodes).values(
    seedAffiliateCodes.map(({ agent, ...code }) => ({
      ...code,
      merchantCode,
      agentId: idOf(agent),
      createdAt: registeredAt,
    })),
  );
  await database.insert(identityLinks).values(
    socialAccounts
      .filter(({ player }) => player !== null)
      .map(({ subject, player }) => ({
        merchantCode,
        accountId: idOf(player),
        issuer: sandboxIssuer,
        subject,
      })),
  );
}
