import type { Database } from '#operator/core/context.ts';
import { balanceOf, post } from '#operator/ledger/ledger.ts';
import { jackpotOpening, shareOf, winsJackpot } from '#operator/rules/jackpot.ts';

/** Centavos in the pot. */
export const jackpotOf = (database: Database): Promise<number> => balanceOf(database, 'house:jackpot');

/** Gives the pot its first opening. */
export const openFirstJackpot = (database: Database, at: number): Promise<unknown> =>
  open(database, 'first', 'seed', at);

interface JackpotRound {
  accountId: number;
  gameId: string;
  /** Names the round for ever. */
  name: string;
  /** Centavos, as is the answer. */
  stake: number;
  number: number;
  at: number;
}

/**
 * Feeds the pot from what the house took of the stake and, where the number wins, pays all of it and opens the next.
 * Answers what was won. From the share to the end of the transaction no other round has the pot.
 */
export async function playForJackpot(transaction: Database, round: JackpotRound): Promise<number> {
  const { accountId, gameId, name, stake, number, at } = round;
  const reference = gameId;
  const share = shareOf(stake);
  await post(transaction, {
    idempotencyKey: `jackpotShare:${name}`,
    kind: 'jackpotShare',
    reference,
    at,
    postings: [
      { owner: 'house:jackpot', amount: share },
      { owner: 'house:games', amount: -share },
    ],
  });
  if (!winsJackpot(number, stake)) return 0;
  const pot = await jackpotOf(transaction);
  await post(transaction, {
    idempotencyKey: `jackpotWin:${name}`,
    kind: 'jackpotWin',
    reference,
    at,
    postings: [
      { owner: accountId, amount: pot },
      { owner: 'house:jackpot', amount: -pot },
    ],
  });
  await open(transaction, name, reference, at);
  return pot;
}

/** `after` names the round that won the pot before. */
const open = (database: Database, after: string, reference: string, at: number) =>
  post(database, {
    idempotencyKey: `jackpotOpening:${after}`,
    kind: 'jackpotOpening',
    reference,
    at,
    postings: [
      { owner: 'house:jackpot', amount: jackpotOpening },
      { owner: 'house:games', amount: -jackpotOpening },
    ],
  });
