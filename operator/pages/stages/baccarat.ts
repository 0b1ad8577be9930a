import { wait } from '../shared/client.ts';
import { at } from '../shared/dom.ts';
import { div } from '../shared/drawing.ts';
import { t } from '../shared/texts.ts';
import { type Card, cardFace, nameOf } from './cardFaces.ts';
import type { Stage } from './stage.ts';

interface Hand {
  cards: Card[];
  total: number;
}

const handOf = (side: 'player' | 'banker', { cards, total }: Hand, won: boolean) =>
  div(`seat ${won ? 'winner' : ''}`, div('hand', ...cards.map(cardFace)), div('', `${t(side)}: ${total}`));

const told = ({ cards, total }: Hand) => ({ cards: cards.map(nameOf).join(' '), total });

export const stage: Stage<{ player: Hand; banker: Hand; side: string }> = {
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
  async show({ player, banker, side }, { moving, celebrated }) {
    at('stage').replaceChildren(
      div(
        moving ? 'table moving' : 'table',
        handOf('player', player, celebrated && side === 'player'),
        handOf('banker', banker, celebrated && side === 'banker'),
      ),
    );
    if (moving) await wait(900);
  },
  words({ player, banker }) {
    const [ofPlayer, ofBanker] = [told(player), told(banker)];
    return `${t('playerHas', ofPlayer)}; ${t('bankerHas', ofBanker)}`;
  },
};
