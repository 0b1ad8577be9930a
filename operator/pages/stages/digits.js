import { at, t, wait } from '../client.js';
import { div, leftToRight } from './drawing.js';

const shown = (digits) => leftToRight(digits.join(' '));

export const stage = {
  intro: 'digitsRules',
  rest: { digits: [7, 7, 7], own: [] },
  async show({ digits }, { moving }) {
    at('stage').replaceChildren(
      div(moving ? 'table moving' : 'table', ...digits.map((digit) => div('ball', String(digit)))),
    );
    if (moving) await wait(800);
  },
  words: ({ digits, own }) =>
    [
      t('digitsDrawn', { digits: shown(digits) }),
      ...(own.length > 0 ? [t('yourNumbers', { numbers: shown(own) })] : []),
    ].join('; '),
};
