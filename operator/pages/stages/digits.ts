import { wait } from '../shared/client.ts';
import { at } from '../shared/dom.ts';
import { div, leftToRight } from '../shared/drawing.ts';
import { t } from '../shared/texts.ts';
import type { Stage } from './stage.ts';

const shown = (digits: number[]) => leftToRight(digits.join(' '));

export const stage: Stage<{ digits: number[]; own: number[] }> = {
  intro: 'digitsRules',
  rest: { digits: [7, 7, 7], own: [] },
  async show({ digits }, { moving }) {
    at('stage').replaceChildren(
      div(
        moving ? 'table drawn moving' : 'table drawn',
        ...digits.map((digit) => div('ball', String(digit))),
      ),
    );
    if (moving) await wait(800);
  },
  words: ({ digits, own }) =>
    [
      t('digitsDrawn', { digits: shown(digits) }),
      ...(own.length > 0 ? [t('yourNumbers', { numbers: shown(own) })] : []),
    ].join('; '),
};
