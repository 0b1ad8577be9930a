import { and, eq, inArray } from 'drizzle-orm';
import { operatorSecret } from '#operator/accounts/operatorSecrets.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { lotteryDraws } from '#operator/database/tables/lottery.tables.ts';
import { commitmentOf } from '#operator/fairness/numbers.ts';
import { type CatalogueGame, catalogueOf } from '#operator/games/catalogue.ts';
import { drawAt, type DrawTimes, isLottery } from '#operator/rules/drawTimes.ts';
import { drawFrom, seedOf } from '#operator/rules/lottery.ts';
import { drawSix, isSix } from '#operator/rules/sixNumbers.ts';
import type { HandlerValue } from '@araw/contract/calls/calls';

type Draw = HandlerValue<'openedDraws'>['list'][number];

const onSale = 3;
const drawnShown = 10;

/** Throws Refusal `notFound` if it isn't a lottery. */
export async function lotteryOf(context: OperatorContext, gameId: string): Promise<CatalogueGame> {
  const game = (await catalogueOf(context)).byId.get(gameId);
  if (!game || !isLottery(game.gameType)) throw new Refusal('notFound');
  return game;
}

/** The draw currently open for bets and the following ones, with their commitments. */
export async function drawsOnSale(context: OperatorContext, game: CatalogueGame): Promise<Draw[]> {
  const now = context.clock.now();
  const key = await operatorSecret(context, 'lottery');
  return Array.from({ length: onSale }, (_, later) => {
    const draw = drawAt(game.gameType, now, later);
    const commitment = commitmentOf(seedOf(key, game.gameId, draw.numero));
    return { gameId: game.gameId, ...draw, winningNumbers: null, commitment, seed: null };
  });
}

/** The operator's commitment to a draw before it takes place. */
export async function commitmentTo(
  context: Pick<OperatorContext, 'database'>,
  gameId: string,
  numero: string,
): Promise<string> {
  return commitmentOf(seedOf(await operatorSecret(context, 'lottery'), gameId, numero));
}

/** The latest draws with their numbers and seeds, newest first. */
export async function drawnLately(context: OperatorContext, game: CatalogueGame): Promise<Draw[]> {
  const now = context.clock.now();
  const times = Array.from({ length: drawnShown }, (_, index) => drawAt(game.gameType, now, -1 - index));
  const drawn = await draw(context, game, times);
  return drawn.map(({ gameId, numero, winningNumbers, seed, opensAt, closesAt }) => ({
    gameId,
    numero,
    winningNumbers,
    opensAt,
    closesAt,
    commitment: commitmentOf(seed),
    seed,
  }));
}

/** Draws numbers for closed draws. Stored results stay, even if the operator's key has changed. */
export async function draw<Times extends Pick<DrawTimes, 'numero' | 'closesAt'>>(
  context: OperatorContext,
  { gameId, kind }: Pick<CatalogueGame, 'gameId' | 'kind'>,
  draws: readonly Times[],
) {
  const key = await operatorSecret(context, 'lottery');
  const numbersOf = (seed: string) => (isSix(kind) ? drawSix(kind, seed) : drawFrom(seed));
  const drawn = draws.map(({ numero, closesAt }) => {
    const seed = seedOf(key, gameId, numero);
    return { gameId, numero, seed, winningNumbers: numbersOf(seed), drawnAt: closesAt };
  });
  await context.database.insert(lotteryDraws).values(drawn).onConflictDoNothing();
  const numeros = draws.map(({ numero }) => numero);
  const kept = await context.database
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameId, gameId), inArray(lotteryDraws.numero, numeros)));
  const byNumero = new Map(kept.map((one) => [one.numero, one]));
  return draws.flatMap((times) => {
    const own = byNumero.get(times.numero);
    return own ? [{ ...times, ...own }] : [];
  });
}

export async function isDrawn(database: Database, gameId: string, numero: string): Promise<boolean> {
  const drawn = and(eq(lotteryDraws.gameId, gameId), eq(lotteryDraws.numero, numero));
  return (await database.$count(lotteryDraws, drawn)) > 0;
}
