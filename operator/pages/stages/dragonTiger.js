import { at, t, wait } from '../client.js';
import { cardFace, nameOf } from './cardFaces.js';
import { div } from './drawing.js';

const seat = (side, card, won) =>
  div(`seat ${side} ${won ? 'winner' : ''}`, cardFace(card), div('', t(side)));

export const stage = {
  intro: 'dragonTigerRules',
  rest: { dragon: { rank: 12, suit: 0 }, tiger: { rank: 11, suit: 1 }, side: '' },
  async show({ dragon, tiger, side }, { moving }) {
    at('stage').replaceChildren(
      div(
        moving ? 'table moving' : 'table',
        seat('dragon', dragon, side === 'dragon'),
        seat('tiger', tiger, side === 'tiger'),
      ),
    );
    if (moving) await wait(900);
  },
  words: ({ dragon, tiger }) => t('dragonTigerShow', { dragon: nameOf(dragon), tiger: nameOf(tiger) }),
};
