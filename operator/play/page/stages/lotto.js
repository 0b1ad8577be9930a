import { at, t, wait } from '../client.js';
import { div, leftToRight } from './drawing.js';

export const stage = {
  rest: { digits: [7, 7, 7] },
  async show({ digits }, { moving }) {
    at('stage').replaceChildren(
      div(moving ? 'table moving' : 'table', ...digits.map((digit) => div('ball', String(digit)))),
    );
    if (moving) await wait(800);
  },
  words: ({ digits }) => t('digitsDrawn', { digits: leftToRight(digits.join(' ')) }),
};
