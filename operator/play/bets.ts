import { randomInt } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { Refusal, type Database, type OperatorContext } from '#operator/context.ts';
import { decide } from '#operator/deciding.ts';
import { lockBalance, postGameEntry } from '#operator/ledger/ledger.ts';
import { lockFunBalance, setFunBalance } from './funWallet.ts';
import type { OpenGame } from './launch.ts';
import { playRounds } from './play.tables.ts';
import { rulesOf } from './rules.ts';

export interface Bet {
  /** Centavos. */
  stake: number;
  choice: string | null;
  idempotencyKey: string;
}

type PlacedIn = Pick<OpenGame, 'accountId' | 'gameId' | 'kind' | 'fun'>;

export type Round = typeof playRounds.$inferSelect;

/**
 * Plays one round, once per idempotency key: the same bet again answers the same round and moves no money (NET-06).
 * Stake, winnings and round are committed together or not at all.
 *
 * `draw` answers a whole number below its argument, each equally likely. What the sandbox has set goes before it.
 *
 * Throws Refusal `insufficientBalance`, `conflict` when the key stands for another bet, and what `context.closed` is.
 */
export function placeBet(
  context: OperatorContext,
  game: PlacedIn,
  bet: Bet,
  draw: (size: number) => number = randomInt,
): Promise<Round> {
  return context.database.transaction(async (transaction) => {
    const money = game.fun ? funMoney : realMoney;
    const balance = await money.lock(transaction, game.accountId);
    const earlier = await findRound(transaction, game, bet);
    if (earlier) return earlier;
    return decide(context, bet.idempotencyKey, async () => {
      if (balance < bet.stake) throw new Refusal('insufficientBalance');

      const rules = rulesOf(game.kind);
      const set = context.setNumbers?.take(game.accountId, game.gameId);
      const drawn = set ?? rules.draws.map((size) => draw(size));
      const { hundredths, outcome } = rules.settle(drawn, bet.choice);
      const payout = (bet.stake * hundredths) / 100;
      const createdAt = context.clock.now();
      await money.move(transaction, { game, bet, payout, balance, at: createdAt });

      const [round] = await transaction
        .insert(playRounds)
        .values({
          ...bet,
          accountId: game.accountId,
          gameId: game.gameId,
          fun: game.fun,
          payout,
          balanceAfter: balance - bet.stake + payout,
          outcome,
          createdAt,
        })
        .returning();
      if (!round) throw new Error('The round was not kept');
      return round;
    });
  });
}

/** The player's latest round of this game, so that a page opened anew can show what became of it. */
export async function latestRound(context: OperatorContext, game: OpenGame): Promise<Round | null> {
  const [round] = await context.database
    .select()
    .from(playRounds)
    .where(
      and(
        eq(playRounds.accountId, game.accountId),
        eq(playRounds.gameId, game.gameId),
        eq(playRounds.fun, game.fun),
      ),
    )
    .orderBy(desc(playRounds.createdAt))
    .limit(1);
  return round ?? null;
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

const realMoney: Money = {
  lock: lockBalance,
  async move(transaction, { game, bet, payout, at }) {
    const { accountId, gameId } = game;
    const entry = { accountId, gameId, name: `${accountId}:${bet.idempotencyKey}`, at };
    await postGameEntry(transaction, { ...entry, kind: 'bet', amount: -bet.stake });
    if (payout > 0) await postGameEntry(transaction, { ...entry, kind: 'win', amount: payout });
  },
};

const funMoney: Money = {
  lock: lockFunBalance,
  move: (transaction, { game, bet, payout, balance }) =>
    setFunBalance(transaction, game.accountId, balance - bet.stake + payout),
};
