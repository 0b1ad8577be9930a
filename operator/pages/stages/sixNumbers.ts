import { wait } from '../shared/client.ts';
import { at, element } from '../shared/dom.ts';
import { div, leftToRight, table } from '../shared/drawing.ts';
import { t } from '../shared/texts.ts';
import type { Stage } from './stage.ts';

const listed = (numbers: number[]) => leftToRight(numbers.join(' '));
const none = ['?', '?', '?', '?', '?', '?'];

/** A row of balls, with numbers in both rows marked; question marks before the draw. */
const row = (className: string, numbers: number[], other: number[]) =>
  div(
    `six ${className}`,
    ...(numbers.length > 0
      ? numbers.map((number) => div(other.includes(number) ? 'ball hit' : 'ball', String(number)))
      : none.map((sign) => div('ball', sign))),
  );

export const stage: Stage<
  { numbers: number[]; own: number[] },
  { highest: number; prizes: { hits: number; times: number }[] }
> = {
  rest: { numbers: [], own: [] },
  async show({ numbers, own }, { moving }) {
    at('stage').replaceChildren(
      div(moving ? 'sixes moving' : 'sixes', row('drawn', numbers, own), row('own', own, numbers)),
    );
    if (moving) await wait(800);
  },
  words: ({ numbers, own }) =>
    `${t('digitsDrawn', { digits: listed(numbers) })}; ${t('yourNumbers', { numbers: listed(own) })}`,
  rules: ({ explanation: { highest, prizes } }) => [
    element('p', { textContent: t('sixFunRules', { highest }) }),
    table(
      [t('hits'), t('paysHead')],
      prizes.map(({ hits, times }) => [String(hits), `× ${times.toLocaleString('en')}`]),
    ),
  ],
};
