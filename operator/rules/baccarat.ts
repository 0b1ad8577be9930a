import { describeCard, deck } from './deck.ts';
import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

const pays = { player: 200, banker: 195, tie: 900 } as const;
/** A tie refunds stakes on player and banker. */
const push = 100;

type Side = keyof typeof pays;

/** Tens and court cards count 0. */
const valueOf = (card: number) => {
  const { rank } = describeCard(card);
  return rank >= 9 ? 0 : rank + 1;
};

const totalOf = (hand: readonly number[]) => hand.reduce((sum, card) => sum + valueOf(card), 0) % 10;

/** Whether the banker takes a third card, depending on the player's third card, if any. */
function bankerDraws(banker: number, playersThird: number | undefined): boolean {
  if (playersThird === undefined) return banker <= 5;
  const third = valueOf(playersThird);
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
}

/** The hands, from cards in dealing order: two each in turn, then the third cards. */
function dealt([first = 0, second = 0, third = 0, fourth = 0, ...left]: readonly number[]) {
  const player = [first, third];
  const banker = [second, fourth];
  if (totalOf(player) >= 8 || totalOf(banker) >= 8) return { player, banker };
  const [fifth = 0, sixth = 0] = left;
  const playersThird = totalOf(player) <= 5 ? fifth : undefined;
  return {
    player: playersThird === undefined ? player : [...player, playersThird],
    banker: bankerDraws(totalOf(banker), playersThird) ? [...banker, sixth] : banker,
  };
}

/** Each card comes from its own full deck, as from an infinite shoe, so that the returns can be computed exactly. */
export const baccarat: Rules = {
  kind: 'baccarat',
  choices: [
    { id: 'player', hundredths: pays.player, returned: 9877 },
    { id: 'tie', hundredths: pays.tie, returned: 8588 },
    { id: 'banker', hundredths: pays.banker, returned: 9893 },
  ],
  draws: [deck, deck, deck, deck, deck, deck],
  unit: unitOf([...Object.values(pays), push]),
  returnToPlayer: 8588,
  explanation: { push: push / 100 },
  settle(drawn, choice) {
    const hands = dealt(drawn);
    const [player, banker] = [totalOf(hands.player), totalOf(hands.banker)];
    const side: Side = player > banker ? 'player' : banker > player ? 'banker' : 'tie';
    const lost = side === 'tie' ? push : 0;
    return {
      hundredths: side === choice ? pays[side] : lost,
      tied: side === 'tie' && choice !== 'tie',
      outcome: {
        player: { cards: hands.player.map(describeCard), total: player },
        banker: { cards: hands.banker.map(describeCard), total: banker },
        side,
      },
    };
  },
};
