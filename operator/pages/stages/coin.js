import { at, t, wait } from '../client.js';
import { div, picture } from './drawing.js';

export const stage = {
  rest: { side: 'sun' },
  async show({ side }, { moving }) {
    at('stage').replaceChildren(div(moving ? 'moving' : '', div('coin', picture(side))));
    if (moving) await wait(850);
  },
  words: ({ side }) => t('coinShows', { side: t(side) }),
};
