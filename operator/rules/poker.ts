import { take } from '#operator/fairness/numbers.ts';
import { deck, describeCard, rankOf, suitOf } from './deck.ts';
import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

/** Multiple of the stake, best hand first. */
const pays = {
  royalFlush: 2000,
  straightFlush: 500,
  fourAlike: 150,
  fullHouse: 50,
  flush: 30,
  straight: 20,
  threeAlike: 6,
  twoPairs: 3,
  pair: 1,
  nothing: 0,
} as const;

export type Hand = keyof typeof pays;

const ace = 0;
const [ten, king] = [9, 12];

const ofFlush = (isStraight: boolean, isRoyal: boolean): Hand =>
  isRoyal ? 'royalFlush' : isStraight ? 'straightFlush' : 'flush';

const byCounts: Record<string, Hand> = {
  '4,1': 'fourAlike',
  '3,2': 'fullHouse',
  '3,1,1': 'threeAlike',
  '2,2,1': 'twoPairs',
  '2,1,1,1': 'pair',
};

/** Rank of five cards. The ace counts below the two or above the king. */
export function handOf(cards: readonly number[]): Hand {
  const ranks = cards.map(rankOf).toSorted((one, other) => one - other);
  const counts = [...new Set(ranks)]
    .map((rank) => ranks.filter((other) => other === rank).length)
    .toSorted((one, other) => other - one);
  const alike = byCounts[String(counts)];
  if (alike) return alike;
  const [lowest = 0, second = 0] = ranks;
  const highest = ranks.at(-1) ?? 0;
  const isRoyal = lowest === ace && second === ten && highest === king;
  const isStraight = isRoyal || highest - lowest === cards.length - 1;
  if (new Set(cards.map(suitOf)).size === 1) return ofFlush(isStraight, isRoyal);
  return isStraight ? 'straight' : 'nothing';
}

/** Five cards from one deck, without exchange. */
export const poker: Rules = {
  kind: 'poker',
  choices: [],
  draws: [deck, deck - 1, deck - 2, deck - 3, deck - 4],
  unit: unitOf(Object.values(pays).map((times) => times * 100)),
  returnToPlayer: 9474,
  explanation: {
    prizes: Object.entries(pays).flatMap(([hand, times]) => (times > 0 ? [{ hand, times }] : [])),
  },
  settle(drawn) {
    const cards = take(
      Array.from({ length: deck }, (_, card) => card),
      drawn,
    );
    const hand = handOf(cards);
    return { hundredths: pays[hand] * 100, outcome: { cards: cards.map(describeCard), hand } };
  },
};
