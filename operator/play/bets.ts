import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { counting } from '#operator/bets/betSums.ts';
import { refuseLargeBets } from '#operator/bets/bonuses.ts';
import { awaitsTurnover } from '#operator/bets/requirements.ts';
import { settling } from '#operator/bets/settlements.ts';
import { countPlayed } from '#operator/bets/turnover.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { insertRows, rowsOf } from '#operator/database/insertRows.ts';
import { type Drawn, playRounds, seedPairs } from '#operator/database/tables/play.tables.ts';
import { type Draw, inTurn } from '#operator/fairness/numbers.ts';
import { playForJackpot } from '#operator/games/jackpot.ts';
import { lockFunBalance, setFunBalance } from '#operator/ledger/funWallet.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { type Pockets, playable, postAll } from '#operator/ledger/ledger.ts';
import { gameMovement, inProportion, type Split, takeStake } from '#operator/ledger/stakes.ts';
import { countingPlay, readingFor, refuseBet } from '#operator/protection/bets.ts';
import { switchesNow } from '#operator/system/merchants.ts';
import { feedsJackpot, jackpotNumbers } from '#operator/rules/jackpot.ts';
import { rulesOf } from '#operator/rules/rules.ts';
import type { OpenGame } from './launch.ts';
import { nextSeeds, type RoundSeeds, type ShownSeeds } from './seedPairs.ts';

export interface Bet {
  /** Centavos. */
  stake: number;
  choice: string | null;
  idempotencyKey: string;
  /** The seeds that the player saw; default: the current ones. */
  seeds?: ShownSeeds;
}

type PlacedIn = Pick<OpenGame, 'accountId' | 'gameId' | 'kind' | 'classify' | 'fun'> &
  Partial<Pick<OpenGame, 'launchedAt'>>;

export type Round = typeof playRounds.$inferSelect;

/**
 * Plays one round, once per idempotency key: repeating a bet returns its round and moves no money (NET-06). Stake,
 * winnings, jackpot and round are committed together or not at all.
 *
 * `given` replaces the seeds, and numbers set by the sandbox take precedence over it. Such a round proves nothing.
 *
 * Throws Refusal `insufficientBalance`, those of `refuseBet`, `conflict` for a key with a different bet or changed
 * seeds, and `context.closed`.
 */
export async function placeBet(
  context: OperatorContext,
  game: PlacedIn,
  bet: Bet,
  given?: Draw,
): Promise<Round> {
  const switches = await switchesNow(context);
  return context.database.transaction(async (transaction) => {
    const money = game.fun ? funMoney : realMoney;
    const fun = game.fun ? await lockFunBalance(transaction, game.accountId) : 0;
    const createdAt = context.clock.now();
    const play = async (pockets: Pockets, keeping: (answer: Round) => SQL, kept: unknown): Promise<Round> => {
      const purse: Split = game.fun ? { cash: fun, bonus: 0 } : pockets;
      const balance = playable(purse);
      if (balance < bet.stake) throw new Refusal('insufficientBalance');

      const rules = rulesOf(game.kind);
      const stake = takeStake(purse, bet.stake);
      refuseBet(kept, switches, {
        at: createdAt,
        stake,
        fun: game.fun,
        game: { kind: game.kind, launchedAt: game.launchedAt ?? null },
      });
      await refuseLargeBets(transaction, game.accountId, [stake], createdAt);
      const { draw, drawn, seeds } = await beginDrawing(context, transaction, {
        game,
        bet,
        given,
        createdAt,
      });
      const { hundredths, outcome, tied = false } = rules.settle(rules.draws.map(draw), bet.choice);
      const payout = (bet.stake * hundredths) / 100;
      const jackpot = feedsJackpot(game) ? { number: draw(jackpotNumbers) } : null;
      const jackpotWon = await money(transaction, {
        game,
        bet,
        stake,
        payout,
        jackpot,
        balance,
        at: createdAt,
      });

      const round: Round = {
        id: randomUUID(),
        stake: bet.stake,
        stakeBonus: stake.bonus,
        choice: bet.choice,
        idempotencyKey: bet.idempotencyKey,
        ...(seeds ?? { commitment: null, clientSeed: null, nonce: null }),
        drawn,
        accountId: game.accountId,
        gameId: game.gameId,
        fun: game.fun,
        payout,
        jackpotWon,
        balanceAfter: balance - bet.stake + payout + jackpotWon,
        outcome: { ...outcome, ...(jackpot && { jackpot }) },
        createdAt,
      };
      const played = countingPlay(game.accountId, { at: createdAt, fun: game.fun, isRound: true, switches });
      await keepRound(transaction, round, { stake, tied, kept: keeping(round), played });
      return round;
    };
    return once(context, transaction, requestOf(game, bet), play, readingFor(game.accountId, createdAt));
  });
}

/** A round is settled immediately: one statement writes everything besides its money. */
async function keepRound(
  transaction: Database,
  round: Round,
  { stake, tied, kept, played }: { stake: Split; tied: boolean; kept: SQL; played: SQL },
): Promise<void> {
  const { id, accountId, gameId, fun, createdAt, payout, jackpotWon } = round;
  const valid = tied || fun ? 0 : round.stake;
  const paid = payout + jackpotWon;
  const bet = { accountId, gameId, placedAt: createdAt, payout: paid, valid };
  const counted = counting(null, { ...bet, fun, state: 'settled', stake: round.stake });
  const written = sql`round as (${insertRows(playRounds, [round])}), counted as (${counted}), kept as (${kept})`;
  if (fun) {
    await transaction.execute(sql`with ${written} select ${played}`);
    return;
  }
  const result = tied ? 'tied' : paid > 0 ? 'won' : 'lost';
  const settled = { ...bet, source: 'round', betId: id, settledAt: createdAt, stake, result } as const;
  const [settlement] = await rowsOf<{ id: string; awaited: boolean }>(
    transaction,
    sql`with ${written}, settled as (${settling(settled, 1)})
      select id, ${awaitsTurnover(accountId)} as awaited, ${played} from settled`,
  );
  if (!settlement) throw new Error('The round was not settled');
  if (!settlement.awaited) return;
  await countPlayed(transaction, { ...settled, settlementId: Number(settlement.id) });
}

const requestOf = ({ accountId, gameId, fun }: PlacedIn, { idempotencyKey, stake, choice }: Bet) =>
  ({ accountId, call: 'bet', key: idempotencyKey, body: { gameId, fun, stake, choice } }) as const;

interface Drawing {
  draw: Draw;
  /** Grows with each draw. */
  drawn: Drawn;
  /** Null for preset numbers. */
  seeds: RoundSeeds | null;
}

/** Draws all numbers of a round, and records them for its proof. */
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

/** A round, with its server seed once revealed. */
export type ProvenRound = Round & { serverSeed: string | null };

/** The player's rounds of this game, latest first, so that a reopened page can show their results. */
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

/** The player's choice, in games that have one. Throws Refusal `requestInvalid`. */
export function parseChoice(game: OpenGame, given: unknown): string | null {
  const { choices } = rulesOf(game.kind);
  if (choices.length === 0) return null;
  const choice = choices.find(({ id }) => id === given);
  if (choice) return choice.id;
  const ids = choices.map(({ id }) => id).join(', ');
  throw new Refusal('requestInvalid', { message: `Choose one of: ${ids}.` });
}

interface Move {
  game: PlacedIn;
  bet: Bet;
  stake: Split;
  payout: number;
  /** The round's jackpot number; null if it doesn't take part. */
  jackpot: { number: number } | null;
  /** Centavos before the bet. */
  balance: number;
  at: number;
}

/** Moves a round's money; resolves with the jackpot win in centavos. */
type Money = (transaction: Database, move: Move) => Promise<number>;

const realMoney: Money = async (transaction, { game, bet, stake, payout, jackpot, at }) => {
  const { accountId, gameId } = game;
  const entry = { accountId, gameId, name: `${accountId}:${bet.idempotencyKey}`, at };
  const prize = jackpot && (await playForJackpot(transaction, { ...entry, stake }, jackpot.number));
  await postAll(transaction, [
    gameMovement({ ...entry, kind: 'bet', amount: stake }),
    ...(payout > 0 ? [gameMovement({ ...entry, kind: 'win', amount: inProportion(payout, stake) })] : []),
    ...(prize ? prize.movements : []),
  ]);
  return prize ? prize.won : 0;
};

const funMoney: Money = async (transaction, { game, bet, payout, balance }) => {
  await setFunBalance(transaction, game.accountId, balance - bet.stake + payout);
  return 0;
};
