import type { Database } from '#operator/core/context.ts';
import { balanceOf, post } from '#operator/ledger/ledger.ts';
import type { GameClassify } from '#services/contract/gameCodes.ts';

/** Stakes are whole pesos, in centavos, so that the pot's share of each is whole centavos. */
export const jackpotUnit = 100;
/** A hundredth of each stake goes to the pot. */
const shareOf = (stake: number) => stake / jackpotUnit;
/** Centavos that the house begins each pot with. */
export const jackpotOpening = 50_000_000;
/** Each round draws one number below this one. */
export const jackpotNumbers = 50_000_000;

/** Whether rounds of the game feed the pot and may win it: those of its class, played for money. */
export const feedsJackpot = ({ classify, fun }: { classify: GameClassify | null; fun: boolean }) =>
  classify === 'JP' && !fun;

/** Of all numbers as many win as the stake, in centavos, has pesos: twice the stake, twice the chance. */
export const winsJackpot = (number: number, stake: number): boolean => number < stake / jackpotUnit;

/**
 * What rounds bring back beyond what the game itself pays, in hundredths of a per cent of all stakes: the pot gives
 * back every share, and the opening once in as many pesos of stakes as there are numbers.
 */
export const jackpotReturn = {
  share: 10_000 / jackpotUnit,
  opening: (jackpotOpening * 100) / jackpotNumbers,
};

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
