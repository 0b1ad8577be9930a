import { deck, describeCard, rankOf } from './deck.ts';
import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

const choices = [
  { id: 'dragon', hundredths: 204 },
  { id: 'tie', hundredths: 1632 },
  { id: 'tiger', hundredths: 204 },
] as const;

const sideOf = (dragon: number, tiger: number) => {
  const lead = rankOf(dragon) - rankOf(tiger);
  return lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie';
};

export const dragonTiger: Rules = {
  kind: 'dragonTiger',
  choices,
  draws: [deck, deck - 1],
  unit: unitOf(choices.map(({ hundredths }) => hundredths)),
  returnToPlayer: 9600,
  explanation: {},
  settle([dragon = 0, next = 0], choice) {
    // The second card is one of the remaining ones.
    const tiger = next < dragon ? next : next + 1;
    const side = sideOf(dragon, tiger);
    const won = side === choice ? choices.find(({ id }) => id === side) : undefined;
    return {
      hundredths: won?.hundredths ?? 0,
      outcome: { dragon: describeCard(dragon), tiger: describeCard(tiger), side },
    };
  },
};
