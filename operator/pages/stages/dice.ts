import { wait } from '../shared/client.ts';
import { at } from '../shared/dom.ts';
import { div } from '../shared/drawing.ts';
import { t } from '../shared/texts.ts';
import { die } from './dieFace.ts';
import type { Stage } from './stage.ts';

export const stage: Stage<{ dice: [number, number] }> = {
  rest: { dice: [3, 4] },
  async show({ dice }, { moving }) {
    at('stage').replaceChildren(div(moving ? 'table moving' : 'table', ...dice.map(die)));
    if (moving) await wait(650);
  },
  words: ({ dice: [first, second] }) => t('diceShow', { first, second, sum: first + second }),
};
