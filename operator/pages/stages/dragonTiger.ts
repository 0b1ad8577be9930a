import { wait } from '../shared/client.ts';
import { at } from '../shared/dom.ts';
import { div } from '../shared/drawing.ts';
import { t } from '../shared/texts.ts';
import { type Card, cardFace, nameOf } from './cardFaces.ts';
import type { Stage } from './stage.ts';

const seat = (side: 'dragon' | 'tiger', card: Card, won: boolean) =>
  div(`seat ${side} ${won ? 'winner' : ''}`, cardFace(card), div('', t(side)));

export const stage: Stage<{ dragon: Card; tiger: Card; side: string }> = {
  intro: 'dragonTigerRules',
  rest: { dragon: { rank: 12, suit: 0 }, tiger: { rank: 11, suit: 1 }, side: '' },
  async show({ dragon, tiger, side }, { moving, celebrated }) {
    at('stage').replaceChildren(
      div(
        moving ? 'table moving' : 'table',
        seat('dragon', dragon, celebrated && side === 'dragon'),
        seat('tiger', tiger, celebrated && side === 'tiger'),
      ),
    );
    if (moving) await wait(900);
  },
  words: ({ dragon, tiger }) => t('dragonTigerShow', { dragon: nameOf(dragon), tiger: nameOf(tiger) }),
};
