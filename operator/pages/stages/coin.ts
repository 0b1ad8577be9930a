import { wait } from '../shared/client.ts';
import { at } from '../shared/dom.ts';
import { div, picture } from '../shared/drawing.ts';
import { t, word } from '../shared/texts.ts';
import type { Stage } from './stage.ts';

export const stage: Stage<{ side: string }> = {
  rest: { side: 'sun' },
  async show({ side }, { moving }) {
    at('stage').replaceChildren(div(moving ? 'moving' : '', div('coin', picture(side))));
    if (moving) await wait(850);
  },
  words: ({ side }) => t('coinShows', { side: word(side) }),
};
