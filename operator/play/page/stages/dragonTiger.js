import { at, t, wait } from '../client.js';
import { div, leftToRight } from './drawing.js';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];

const nameOf = ({ rank, suit }) => leftToRight(ranks[rank] + suits[suit]);

const seat = (side, card, won) =>
  div(
    `seat ${side} ${won ? 'winner' : ''}`,
    div(card.suit % 2 ? 'card red' : 'card', nameOf(card)),
    div('', t(side)),
  );

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
