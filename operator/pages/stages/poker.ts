import { wait } from '../shared/client.ts';
import { at, element } from '../shared/dom.ts';
import { div, table } from '../shared/drawing.ts';
import { t, word } from '../shared/texts.ts';
import { type Card, cardFace, nameOf } from './cardFaces.ts';
import type { Stage } from './stage.ts';

export const stage: Stage<{ cards: Card[]; hand: string }, { prizes: { hand: string; times: number }[] }> = {
  rest: { cards: [0, 11, 8, 5, 2].map((rank, index) => ({ rank, suit: index % 4 })), hand: '' },

  async show({ cards, hand }, { moving, celebrated }) {
    const won = celebrated && hand && hand !== 'nothing' ? 'winner' : '';
    at('stage').replaceChildren(
      div(moving ? 'table moving' : 'table', div(`hand ${won}`, ...cards.map(cardFace))),
    );
    if (moving) await wait(900);
  },

  words: ({ cards, hand }) => `${cards.map(nameOf).join(' ')}: ${word(hand)}`,

  rules: ({ explanation: { prizes } }) => [
    element('p', { textContent: t('pokerRules') }),
    table(
      [t('hand'), t('paysHead')],
      prizes.map(({ hand, times }) => [word(hand), `× ${times}`]),
    ),
  ],
};
