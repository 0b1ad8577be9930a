import { at, t, wait } from '../client.js';
import { die } from './dieFace.js';
import { div } from './drawing.js';

export const stage = {
  rest: { dice: [3, 4] },
  async show({ dice }, { moving }) {
    at('stage').replaceChildren(div(moving ? 'table moving' : 'table', ...dice.map(die)));
    if (moving) await wait(650);
  },
  words: ({ dice: [first, second] }) => t('diceShow', { first, second, sum: first + second }),
};
