import { at, element, t, wait } from '../client.js';
import { cardFace, nameOf } from './cardFaces.js';
import { div } from './drawing.js';

export const stage = {
  rest: { cards: [0, 11, 8, 5, 2].map((rank, index) => ({ rank, suit: index % 4 })), hand: '' },

  async show({ cards, hand }, { moving }) {
    const won = hand && hand !== 'nothing' ? 'winner' : '';
    at('stage').replaceChildren(
      div(moving ? 'table moving' : 'table', div(`hand ${won}`, ...cards.map(cardFace))),
    );
    if (moving) await wait(900);
  },

  words: ({ cards, hand }) => `${cards.map(nameOf).join(' ')}: ${t(hand)}`,

  rules({ explanation: { prizes } }) {
    const head = ['hand', 'paysHead'].map((name) => element('th', { scope: 'col', textContent: t(name) }));
    const rows = prizes.map(({ hand, times }) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row', textContent: t(hand) }),
        element('td', { textContent: `× ${times}` }),
      ),
    );
    return [
      element('p', { textContent: t('pokerRules') }),
      element('table', {}, element('tr', {}, ...head), ...rows),
    ];
  },
};
