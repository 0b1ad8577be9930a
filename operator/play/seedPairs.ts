import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { seedPairs } from '#operator/database/tables/play.tables.ts';
import { commitmentOf, type Draw, drawsFrom } from '#operator/fairness/numbers.ts';

/** Whose rounds: those for money and those for fun have seeds of their own. */
interface Player {
  accountId: number;
  fun: boolean;
}

/** What the page showed the player before the bet. */
export const shownSeeds = v.object({
  commitment: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  clientSeed: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
});
export type ShownSeeds = v.InferOutput<typeof shownSeeds>;

type SeedPair = typeof seedPairs.$inferSelect;

/** What a round was drawn from. */
export interface RoundSeeds extends Pick<SeedPair, 'commitment' | 'clientSeed'> {
  /** Counts the rounds under a pair, from 0 and without gaps. */
  nonce: number;
}

/**
 * The seeds of the player's next round, which is counted in the transaction: until that ends, others wait. The client seed of a pair is that of its first round, so that the operator is held to its own before it knows it.
 *
 * Throws Refusal `conflict` with those in use where the player was shown others: a page elsewhere has changed them.
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
    // What it was before the first round, whose seed came with a commitment that is not this one's.
    const seeds: SeedsInUse = { commitment, clientSeed: nonce === 0 ? '' : clientSeed, rounds: nonce };
    throw new Refusal('conflict', { message: 'The seeds are others by now.', value: { seeds } });
  }
  return {
    draw: drawsFrom(serverSeed, (block) => `${clientSeed}:${nonce}:${block}`),
    seeds: { commitment, clientSeed, nonce },
  };
}

/** Counts a round under the pair in use, which the first round gives its client seed. */
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

/** What the player may know of the seeds in use; `clientSeed` is '' until the first round brings one. */
export interface SeedsInUse {
  commitment: string;
  clientSeed: string;
  /** How many rounds were played under them; the next one's nonce. */
  rounds: number;
}

export async function seedsInUse({ database, clock }: OperatorContext, player: Player): Promise<SeedsInUse> {
  const { commitment, clientSeed, rounds } = await currentPair(database, player, clock.now());
  return { commitment, clientSeed, rounds };
}

/** The pair that was ended last, its server seed revealed; null before the first. */
export async function endedSeeds({ database }: OperatorContext, player: Player): Promise<SeedPair | null> {
  const [pair] = await database
    .select()
    .from(seedPairs)
    .where(and(ofPlayer(player), isNotNull(seedPairs.endedAt)))
    .orderBy(desc(seedPairs.endedAt))
    .limit(1);
  return pair ?? null;
}

/** Ends the pair of this commitment and reveals its server seed; one that is ended, or has no round yet, stays as it is. */
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

/** The pair in use; the first is made here, and each after the one before it was ended. */
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
    // Another process may have made one meanwhile: the first one holds.
    .onConflictDoNothing();
  const [made] = await read();
  if (!made) throw new Error('There are no seeds');
  return made;
}
