import { type Movement, pocketOf, type Pockets, type Posting } from './ledger.ts';

/** Centavos by pocket available for betting. */
export type Split = Pick<Pockets, 'cash' | 'bonus'>;

/** Splits a stake by pocket: cash before bonus (CASH-17). */
export function takeStake(pockets: Pick<Split, 'cash'>, stake: number): Split {
  const cash = Math.min(pockets.cash, stake);
  return { cash, bonus: stake - cash };
}

/** Splits consecutive stakes by pocket. */
export function takeStakes(pockets: Split, stakes: readonly number[]): Split[] {
  let { cash: left } = pockets;
  return stakes.map((stake) => {
    const taken = takeStake({ cash: left }, stake);
    left -= taken.cash;
    return taken;
  });
}

/** A bet's stored stake by pocket. */
export const stakeOf = ({ stake, stakeBonus }: { stake: number; stakeBonus: number }): Split => ({
  cash: stake - stakeBonus,
  bonus: stakeBonus,
});

/** Splits a payout in proportion to the stake; the bonus part is rounded down (CASH-17). */
export function inProportion(payout: number, stake: Split): Split {
  const bonus = Number((BigInt(payout) * BigInt(stake.bonus)) / BigInt(stake.cash + stake.bonus));
  return { cash: payout - bonus, bonus };
}

export const sumOf = (splits: readonly Split[]): Split =>
  splits.reduce((sum, { cash, bonus }) => ({ cash: sum.cash + cash, bonus: sum.bonus + bonus }), {
    cash: 0,
    bonus: 0,
  });

/** Postings to the member's pockets. */
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
  /** Identifies the bet, win or refund; each happens once. */
  name: string;
  amount: Split;
  at: number;
}

/** A movement between a player and the house's games. */
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
