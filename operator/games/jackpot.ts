import { asc, like, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { ledgerAccounts } from '#operator/database/tables/ledger.tables.ts';
import { type HousePurpose, type Movement, post } from '#operator/ledger/ledger.ts';
import { inProportion, memberPostings, type Split } from '#operator/ledger/stakes.ts';
import { jackpotOpening, shareOf, winsJackpot } from '#operator/rules/jackpot.ts';

const isPot = like(ledgerAccounts.purpose, 'house:jackpot%');

/** Centavos in the pot. */
export async function jackpotOf(database: Database): Promise<number> {
  const [pot] = await database
    .select({ balance: sql`coalesce(sum(${ledgerAccounts.balance}), 0)`.mapWith(Number) })
    .from(ledgerAccounts)
    .where(isPot);
  return pot?.balance ?? 0;
}

/** Opens the pot for the first time. */
export const openFirstJackpot = (database: Database, at: number): Promise<unknown> =>
  post(database, opening('first', 'seed', at));

interface JackpotRound {
  accountId: number;
  gameId: string;
  /** Identifies the round; used once. */
  name: string;
  stake: Split;
  at: number;
}

/** Movements to post together, and the player's win in centavos. */
interface Prize {
  movements: Movement[];
  won: number;
}

/**
 * Adds the round's share to the pot and, for a winning number, pays the whole pot including that share and opens the
 * next. Locks the pot until the end of the transaction. Call it before the round posts its share, so that two winners
 * can't deadlock.
 */
export async function playForJackpot(
  transaction: Database,
  round: JackpotRound,
  number: number,
): Promise<Prize> {
  const { accountId, gameId, name, stake, at } = round;
  const staked = stake.cash + stake.bonus;
  const share = shareOf(staked);
  const part: HousePurpose = `house:jackpot:${accountId % parts}`;
  const feeding: Movement = {
    idempotencyKey: `jackpotShare:${name}`,
    kind: 'jackpotShare',
    reference: gameId,
    at,
    postings: [
      { owner: part, amount: share },
      { owner: 'house:games', amount: -share },
    ],
  };
  if (!winsJackpot(number, staked)) return { movements: [feeding], won: 0 };

  const pot = await lockPot(transaction);
  pot.set(part, (pot.get(part) ?? 0) + share);
  const taken = [...pot].filter(([, balance]) => balance > 0);
  const won = taken.reduce((sum, [, balance]) => sum + balance, 0);
  const paying: Movement = {
    idempotencyKey: `jackpotWin:${name}`,
    kind: 'jackpotWin',
    reference: gameId,
    at,
    postings: [
      ...memberPostings(accountId, inProportion(won, stake), 'to member'),
      ...taken.map(([owner, balance]) => ({ owner, amount: -balance })),
    ],
  };
  return { movements: [feeding, paying, opening(name, gameId, at)], won };
}

/** The pot is split into parts, so that rounds of different players rarely contend. */
const parts = 16;

/** Centavos by part. */
async function lockPot(transaction: Database): Promise<Map<HousePurpose, number>> {
  const rows = await transaction
    .select({ purpose: sql<HousePurpose>`${ledgerAccounts.purpose}`, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(isPot)
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update');
  return new Map(rows.map(({ purpose, balance }) => [purpose, balance ?? 0]));
}

/** `after` is the round that won the previous pot. */
const opening = (after: string, reference: string, at: number): Movement => ({
  idempotencyKey: `jackpotOpening:${after}`,
  kind: 'jackpotOpening',
  reference,
  at,
  postings: [
    { owner: 'house:jackpot', amount: jackpotOpening },
    { owner: 'house:games', amount: -jackpotOpening },
  ],
});
