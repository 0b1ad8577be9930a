import { and, eq } from 'drizzle-orm';
import { findAccount } from '#operator/accounts/identity/finding.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { gameExclusions, games, vendors } from '#operator/database/tables/games.tables.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { invalidateCatalogue } from './catalogue.ts';

/** Reasons for a game to refuse to start, or to be framed. */
export const obstacles = [
  'maintenance',
  'vendorMaintenance',
  'region',
  'exclusion',
  'minimum',
  'noFrames',
] as const;
export type Obstacle = (typeof obstacles)[number];

/** Centavos for the obstacle `minimum`: more than any player has. */
export const obstacleMinimum = 2_000_000_000;

export interface ObstacleChange {
  obstacle: Obstacle;
  on: boolean;
  gameId: string;
  /** The excluded account; ignored by the other obstacles. */
  account: string;
}

/** Switches an obstacle of a game, its vendor or one player. Throws Refusal `notFound`. */
export async function setObstacle(context: OperatorContext, change: ObstacleChange): Promise<void> {
  const { obstacle, on, gameId } = change;
  const { database } = context;
  const [game] = await database.select({ vendor: games.vendor }).from(games).where(eq(games.gameId, gameId));
  if (!game) throw new Refusal('notFound');
  const ofGame = eq(games.gameId, gameId);
  const ofVendor = eq(vendors.code, game.vendor);
  switch (obstacle) {
    case 'maintenance':
      await database.update(games).set({ maintenance: on }).where(ofGame);
      break;
    case 'minimum':
      await database
        .update(games)
        .set({ minBalance: on ? obstacleMinimum : 0 })
        .where(ofGame);
      break;
    case 'vendorMaintenance':
      await database.update(vendors).set({ maintenance: on }).where(ofVendor);
      break;
    case 'noFrames':
      await database.update(vendors).set({ framed: !on }).where(ofVendor);
      break;
    case 'region': {
      const { country } = (await merchantOf(context)).settings;
      await database
        .update(vendors)
        .set({ closedCountries: on ? [country] : [] })
        .where(ofVendor);
      break;
    }
    case 'exclusion':
      await setExclusion(context, change);
  }
  invalidateCatalogue(context);
}

async function setExclusion(context: OperatorContext, { account, gameId, on }: ObstacleChange) {
  const { database } = context;
  const player = await findAccount(context, eq(accounts.name, account));
  if (!player) throw new Refusal('notFound');
  const exclusion = { accountId: player.id, gameId };
  if (on) await database.insert(gameExclusions).values(exclusion).onConflictDoNothing();
  else {
    await database
      .delete(gameExclusions)
      .where(and(eq(gameExclusions.accountId, player.id), eq(gameExclusions.gameId, gameId)));
  }
}
