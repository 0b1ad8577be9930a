import { at, t, wait } from '../client.js';
import { cardFace, nameOf } from './cardFaces.js';
import { div } from './drawing.js';

const hand = (side, { cards, total }, won) =>
  div(`seat ${won ? 'winner' : ''}`, div('hand', ...cards.map(cardFace)), div('', `${t(side)}: ${total}`));

const told = ({ cards, total }) => ({ cards: cards.map(nameOf).join(' '), total });

export const stage = {
  intro: 'baccaratRules',
  rest: {
    player: {
      cards: [
        { rank: 12, suit: 0 },
        { rank: 8, suit: 1 },
      ],
      total: 9,
    },
    banker: {
      cards: [
        { rank: 11, suit: 2 },
        { rank: 7, suit: 3 },
      ],
      total: 8,
    },
    side: '',
  },
  async show({ player, banker, side }, { moving }) {
    at('stage').replaceChildren(
      div(
        moving ? 'table moving' : 'table',
        hand('player', player, side === 'player'),
        hand('banker', banker, side === 'banker'),
      ),
    );
    if (moving) await wait(900);
  },
  words({ player, banker }) {
    const [ofPlayer, ofBanker] = [told(player), told(banker)];
    return `${t('playerHas', ofPlayer)}; ${t('bankerHas', ofBanker)}`;
  },
};
