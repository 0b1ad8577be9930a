import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { Refusal, type Database, type OperatorContext } from '#operator/core/context.ts';
import { decide } from '#operator/core/deciding.ts';
import { type Drawn, playRounds, seedPairs } from '#operator/database/play.tables.ts';
import { type Draw, inTurn } from '#operator/fairness/numbers.ts';
import { playForJackpot } from '#operator/games/jackpot.ts';
import { lockFunBalance, setFunBalance } from '#operator/ledger/funWallet.ts';
import { lockBalance, postGameEntry } from '#operator/ledger/ledger.ts';
import { feedsJackpot, jackpotNumbers } from '#operator/rules/jackpot.ts';
import { rulesOf } from '#operator/rules/rules.ts';
import type { OpenGame } from './launch.ts';
import { nextSeeds, type RoundSeeds, type ShownSeeds } from './seedPairs.ts';

export interface Bet {
  /** Centavos. */
  stake: number;
  choice: string | null;
  idempotencyKey: string;
  /** What the player was shown of the seeds; without it those in use count, whatever they are. */
  seeds?: ShownSeeds;
}

type PlacedIn = Pick<OpenGame, 'accountId' | 'gameId' | 'kind' | 'classify' | 'fun'>;

export type Round = typeof playRounds.$inferSelect;

/**
 * Plays one round, once per idempotency key: the same bet again answers the same round and moves no money (NET-06).
 * Stake, winnings, jackpot and round are committed together or not at all.
 *
 * `given` stands in for the seeds; so do the numbers that the sandbox has set, before it. The round then proves nothing.
 *
 * Throws Refusal `insufficientBalance`, `conflict` when the key stands for another bet or the seeds were changed, and
 * what `context.closed` is.
 */
export function placeBet(context: OperatorContext, game: PlacedIn, bet: Bet, given?: Draw): Promise<Round> {
  return context.database.transaction(async (transaction) => {
    const money = game.fun ? funMoney : realMoney;
    const balance = await money.lock(transaction, game.accountId);
    const earlier = await findRound(transaction, game, bet);
    if (earlier) return earlier;
    return decide(context, bet.idempotencyKey, async () => {
      if (balance < bet.stake) throw new Refusal('insufficientBalance');

      const rules = rulesOf(game.kind);
      const createdAt = context.clock.now();
      const { draw, drawn, seeds } = await beginDrawing(context, transaction, {
        game,
        bet,
        given,
        createdAt,
      });
      const { hundredths, outcome } = rules.settle(rules.draws.map(draw), bet.choice);
      const payout = (bet.stake * hundredths) / 100;
      await money.move(transaction, { game, bet, payout, balance, at: createdAt });
      const jackpot = feedsJackpot(game) ? { number: draw(jackpotNumbers) } : null;
      const jackpotWon = jackpot
        ? await playForJackpot(transaction, {
            ...entryOf(game, bet, createdAt),
            stake: bet.stake,
            ...jackpot,
          })
        : 0;

      const [round] = await transaction
        .insert(playRounds)
        .values({
          stake: bet.stake,
          choice: bet.choice,
          idempotencyKey: bet.idempotencyKey,
          ...seeds,
          drawn,
          accountId: game.accountId,
          gameId: game.gameId,
          fun: game.fun,
          payout,
          jackpotWon,
          balanceAfter: balance - bet.stake + payout + jackpotWon,
          outcome: { ...outcome, ...(jackpot && { jackpot }) },
          createdAt,
        })
        .returning();
      if (!round) throw new Error('The round was not kept');
      return round;
    });
  });
}

interface Drawing {
  draw: Draw;
  /** Grows with each draw. */
  drawn: Drawn;
  /** Null where the numbers were set. */
  seeds: RoundSeeds | null;
}

/** Whatever is drawn for a round, it draws, keeps and proves. */
async function beginDrawing(
  context: OperatorContext,
  transaction: Database,
  { game, bet, given, createdAt }: { game: PlacedIn; bet: Bet; given: Draw | undefined; createdAt: number },
): Promise<Drawing> {
  const set = context.setNumbers?.take(game.accountId, game.gameId);
  const instead = set ? inTurn(set) : given;
  const { draw, seeds } = instead
    ? { draw: instead, seeds: null }
    : await nextSeeds(transaction, game, bet.seeds, createdAt);
  const drawn: Drawn = { kind: game.kind, sizes: [], numbers: [] };
  const kept = (size: number) => {
    const number = draw(size);
    drawn.sizes.push(size);
    drawn.numbers.push(number);
    return number;
  };
  return { draw: kept, drawn, seeds };
}

/** A round, and the server seed that proves it once that is revealed. */
export type ProvenRound = Round & { serverSeed: string | null };

/** The player's rounds of this game, latest first, so that a page that is opened again can show their results. */
export async function latestRounds(
  { database }: OperatorContext,
  { accountId, gameId, fun }: OpenGame,
  limit: number,
): Promise<ProvenRound[]> {
  const rows = await database
    .select({ round: playRounds, serverSeed: seedPairs.serverSeed })
    .from(playRounds)
    .leftJoin(seedPairs, and(eq(seedPairs.commitment, playRounds.commitment), isNotNull(seedPairs.endedAt)))
    .where(and(eq(playRounds.accountId, accountId), eq(playRounds.gameId, gameId), eq(playRounds.fun, fun)))
    .orderBy(desc(playRounds.createdAt), desc(playRounds.nonce))
    .limit(limit);
  return rows.map(({ round, serverSeed }) => ({ ...round, serverSeed }));
}

/** What the player bets on, for games that have something to choose. Throws Refusal `requestInvalid`. */
export function parseChoice(game: OpenGame, given: unknown): string | null {
  const { choices } = rulesOf(game.kind);
  if (choices.length === 0) return null;
  const choice = choices.find(({ id }) => id === given);
  if (choice) return choice.id;
  const ids = choices.map(({ id }) => id).join(', ');
  throw new Refusal('requestInvalid', { message: `Choose one of: ${ids}.` });
}

async function findRound(transaction: Database, game: PlacedIn, bet: Bet): Promise<Round | undefined> {
  const [round] = await transaction
    .select()
    .from(playRounds)
    .where(and(eq(playRounds.accountId, game.accountId), eq(playRounds.idempotencyKey, bet.idempotencyKey)));
  if (!round) return undefined;
  const same =
    round.gameId === game.gameId &&
    round.fun === game.fun &&
    round.stake === bet.stake &&
    round.choice === bet.choice;
  if (!same)
    throw new Refusal('conflict', { message: 'This bet was already placed with another stake or choice.' });
  return round;
}

interface Move {
  game: PlacedIn;
  bet: Bet;
  payout: number;
  /** Centavos before the bet. */
  balance: number;
  at: number;
}

interface Money {
  /** Queues the player's concurrent bets; answers the balance in centavos. */
  lock(transaction: Database, accountId: number): Promise<number>;
  move(transaction: Database, move: Move): Promise<void>;
}

const entryOf = ({ accountId, gameId }: PlacedIn, { idempotencyKey }: Bet, at: number) => ({
  accountId,
  gameId,
  name: `${accountId}:${idempotencyKey}`,
  at,
});

const realMoney: Money = {
  lock: lockBalance,
  async move(transaction, { game, bet, payout, at }) {
    const entry = entryOf(game, bet, at);
    await postGameEntry(transaction, { ...entry, kind: 'bet', amount: -bet.stake });
    if (payout > 0) await postGameEntry(transaction, { ...entry, kind: 'win', amount: payout });
  },
};

const funMoney: Money = {
  lock: lockFunBalance,
  move: (transaction, { game, bet, payout, balance }) =>
    setFunBalance(transaction, game.accountId, balance - bet.stake + payout),
};
