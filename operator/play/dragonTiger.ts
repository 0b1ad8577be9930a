import type { Rules } from './rules.ts';
import { unitOf } from './unit.ts';

const deck = 52;
const ranks = 13;

const choices = [
  { id: 'dragon', hundredths: 204 },
  { id: 'tie', hundredths: 1632 },
  { id: 'tiger', hundredths: 204 },
] as const;

/** From 0, the ace, to 12, the king. */
const rankOf = (card: number) => card % ranks;

const sideOf = (dragon: number, tiger: number) => {
  const lead = rankOf(dragon) - rankOf(tiger);
  return lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie';
};

const describe = (card: number) => ({ rank: rankOf(card), suit: Math.floor(card / ranks) });

export const dragonTiger: Rules = {
  kind: 'dragonTiger',
  choices,
  draws: [deck, deck - 1],
  unit: unitOf(choices.map(({ hundredths }) => hundredths)),
  returnToPlayer: 9600,
  explanation: {},
  settle([dragon = 0, next = 0], choice) {
    // The second card is one of those that are left.
    const tiger = next < dragon ? next : next + 1;
    const side = sideOf(dragon, tiger);
    const won = side === choice ? choices.find(({ id }) => id === side) : undefined;
    return {
      hundredths: won?.hundredths ?? 0,
      outcome: { dragon: describe(dragon), tiger: describe(tiger), side },
    };
  },
};
