import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { seedPairs } from '#operator/database/tables/play.tables.ts';
import { commitmentOf, type Draw, drawsFrom } from '#operator/fairness/numbers.ts';

/** Real money and play money have separate seeds. */
interface Player {
  accountId: number;
  fun: boolean;
}

/** The seeds that the page showed before the bet. */
export const shownSeeds = v.object({
  commitment: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  clientSeed: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
});
export type ShownSeeds = v.InferOutput<typeof shownSeeds>;

type SeedPair = typeof seedPairs.$inferSelect;

/** A round's seeds. */
export interface RoundSeeds extends Pick<SeedPair, 'commitment' | 'clientSeed'> {
  /** Index of the round within its pair, from 0 without gaps. */
  nonce: number;
}

/**
 * Seeds of the player's next round. Counts it in the transaction, for which others have to wait. A pair's client seed
 * comes with its first round, so that the operator is committed to its own seed before it knows the player's.
 *
 * Throws Refusal `conflict` with the current seeds if the player saw others: another page has changed them.
 */
export async function nextSeeds(
  transaction: Database,
  player: Player,
  shown: ShownSeeds | undefined,
  at: number,
): Promise<{ draw: Draw; seeds: RoundSeeds }> {
  const { commitment, serverSeed, clientSeed, rounds } = await countRound(transaction, player, shown, at);
  const nonce = rounds - 1;
  if (shown && (shown.commitment !== commitment || shown.clientSeed !== clientSeed)) {
    // As before the first round: that round's client seed came with another commitment.
    const seeds: SeedsInUse = { commitment, clientSeed: nonce === 0 ? '' : clientSeed, rounds: nonce };
    throw new Refusal('conflict', { message: 'The seeds have changed.', value: { seeds } });
  }
  return {
    draw: drawsFrom(serverSeed, (block) => `${clientSeed}:${nonce}:${block}`),
    seeds: { commitment, clientSeed, nonce },
  };
}

/** Counts a round for the current pair; the first one sets its client seed. */
async function countRound(
  transaction: Database,
  player: Player,
  shown: ShownSeeds | undefined,
  at: number,
): Promise<SeedPair> {
  const { clientSeed, rounds } = seedPairs;
  const count = () =>
    transaction
      .update(seedPairs)
      .set({
        rounds: sql`${rounds} + 1`,
        ...(shown && {
          clientSeed: sql`case when ${rounds} = 0 then ${shown.clientSeed} else ${clientSeed} end`,
        }),
      })
      .where(and(ofPlayer(player), isNull(seedPairs.endedAt)))
      .returning();
  const [counted] = await count();
  if (counted) return counted;
  await currentPair(transaction, player, at);
  const [first] = await count();
  if (!first) throw new Error('There are no seeds');
  return first;
}

/** The public part of the current seeds; `clientSeed` is '' until the first round. */
export interface SeedsInUse {
  commitment: string;
  clientSeed: string;
  /** Rounds played with them; the next one's nonce. */
  rounds: number;
}

export async function seedsInUse({ database, clock }: OperatorContext, player: Player): Promise<SeedsInUse> {
  const { commitment, clientSeed, rounds } = await currentPair(database, player, clock.now());
  return { commitment, clientSeed, rounds };
}

/** The pair closed last, with its server seed; null before the first. */
export async function endedSeeds({ database }: OperatorContext, player: Player): Promise<SeedPair | null> {
  const [pair] = await database
    .select()
    .from(seedPairs)
    .where(and(ofPlayer(player), isNotNull(seedPairs.endedAt)))
    .orderBy(desc(seedPairs.endedAt))
    .limit(1);
  return pair ?? null;
}

/** Closes the pair with this commitment and reveals its server seed; does nothing if it is closed or has no rounds. */
export function endSeeds(context: OperatorContext, player: Player, commitment: string): Promise<void> {
  return context.database.transaction(async (transaction) => {
    const now = context.clock.now();
    const pair = await currentPair(transaction, player, now, 'locked');
    if (pair.commitment !== commitment || pair.rounds === 0) return;
    await transaction.update(seedPairs).set({ endedAt: now }).where(eq(seedPairs.commitment, commitment));
    await currentPair(transaction, player, now);
  });
}

const ofPlayer = ({ accountId, fun }: Player) =>
  and(eq(seedPairs.accountId, accountId), eq(seedPairs.fun, fun));

/** The current pair; created on demand, initially and after the previous one was closed. */
async function currentPair(
  database: Database,
  player: Player,
  at: number,
  locked?: 'locked',
): Promise<SeedPair> {
  const inUse = and(ofPlayer(player), isNull(seedPairs.endedAt));
  const read = () => {
    const query = database.select().from(seedPairs).where(inUse);
    return locked ? query.for('no key update') : query;
  };
  const [current] = await read();
  if (current) return current;
  const serverSeed = randomBytes(32).toString('hex');
  const { accountId, fun } = player;
  await database
    .insert(seedPairs)
    .values({ accountId, fun, serverSeed, commitment: commitmentOf(serverSeed), createdAt: at })
    // Another process may have created one meanwhile: the first one wins.
    .onConflictDoNothing();
  const [made] = await read();
  if (!made) throw new Error('There are no seeds');
  return made;
}
