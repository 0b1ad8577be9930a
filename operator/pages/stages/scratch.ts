import { wait } from '../shared/client.ts';
import { at, element } from '../shared/dom.ts';
import { div, leftToRight, table } from '../shared/drawing.ts';
import { t } from '../shared/texts.ts';
import type { Stage } from './stage.ts';

const pause = 160;
const timesOf = (prize: number) => leftToRight(`× ${prize}`);

export const stage: Stage<
  { symbols: number[]; prize: number },
  { tickets: number; prizes: { times: number; count: number }[] }
> = {
  rest: { symbols: [0, 0, 0, 0, 0, 0, 0, 0, 0], prize: 0 },

  async show({ symbols, prize }, { moving, celebrated }) {
    const fields = symbols.map((symbol) => ({
      symbol,
      shown: div('field', symbol > 0 && !moving ? timesOf(symbol) : ''),
    }));
    at('stage').replaceChildren(div('ticket', ...fields.map(({ shown }) => shown)));
    for (const { symbol, shown } of fields) {
      if (moving) await wait(pause);
      if (symbol === 0) continue;
      shown.textContent = timesOf(symbol);
      shown.classList.add('bare');
    }
    for (const { symbol, shown } of fields)
      shown.classList.toggle('full', celebrated && prize > 0 && symbol === prize);
  },

  words: ({ prize }) => (prize > 0 ? t('threeSame', { prize: timesOf(prize) }) : t('noThreeSame')),

  rules: ({ explanation: { tickets, prizes } }) => [
    element('p', { textContent: t('scratchRules') }),
    table(
      [t('prize'), t('ticketsWin', { count: tickets })],
      prizes.map(({ times, count }) => [timesOf(times), String(count)]),
    ),
  ],
};
