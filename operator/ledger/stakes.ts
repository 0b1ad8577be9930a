import { type Movement, pocketOf, type Pockets, type Posting } from './ledger.ts';

/** Centavos by the pockets that bets are made from. */
export type Split = Pick<Pockets, 'cash' | 'bonus'>;

/** What a stake takes from the pockets: cash before bonus (CASH-17). */
export function takeStake(pockets: Pick<Split, 'cash'>, stake: number): Split {
  const cash = Math.min(pockets.cash, stake);
  return { cash, bonus: stake - cash };
}

/** What stakes take from the pockets, one after another. */
export function takeStakes(pockets: Split, stakes: readonly number[]): Split[] {
  let { cash: left } = pockets;
  return stakes.map((stake) => {
    const taken = takeStake({ cash: left }, stake);
    left -= taken.cash;
    return taken;
  });
}

/** The pockets that a bet was staked from, as it keeps them. */
export const stakeOf = ({ stake, stakeBonus }: { stake: number; stakeBonus: number }): Split => ({
  cash: stake - stakeBonus,
  bonus: stakeBonus,
});

/** What a stake of this split is paid, in its proportion; the bonus part is rounded down (CASH-17). */
export function inProportion(payout: number, stake: Split): Split {
  const bonus = Number((BigInt(payout) * BigInt(stake.bonus)) / BigInt(stake.cash + stake.bonus));
  return { cash: payout - bonus, bonus };
}

export const sumOf = (splits: readonly Split[]): Split =>
  splits.reduce((sum, { cash, bonus }) => ({ cash: sum.cash + cash, bonus: sum.bonus + bonus }), {
    cash: 0,
    bonus: 0,
  });

/** What moves in the member's pockets. */
export function memberPostings(
  accountId: number,
  { cash, bonus }: Split,
  direction: 'to member' | 'from member',
): Posting[] {
  const sign = direction === 'to member' ? 1 : -1;
  return [
    { owner: pocketOf(accountId, 'cash'), amount: sign * cash },
    { owner: pocketOf(accountId, 'bonus'), amount: sign * bonus },
  ].filter(({ amount }) => amount !== 0);
}

export interface GameEntry {
  accountId: number;
  gameId: string;
  kind: 'bet' | 'win' | 'refund';
  /** What is bet, won or refunded, and only once. */
  name: string;
  amount: Split;
  at: number;
}

/** Money between a player and the games of the house. */
export function gameMovement({ accountId, gameId, kind, name, amount, at }: GameEntry): Movement {
  const own = memberPostings(accountId, amount, kind === 'bet' ? 'from member' : 'to member');
  const total = own.reduce((sum, posting) => sum + posting.amount, 0);
  return {
    idempotencyKey: `${kind}:${name}`,
    kind,
    reference: gameId,
    at,
    postings: [...own, { owner: 'house:games', amount: -total }],
  };
}
