import { at, element, t, wait } from '../client.js';
import { div, leftToRight } from './drawing.js';

const pause = 160;
const times = (prize) => leftToRight(`× ${prize}`);

export const stage = {
  rest: { symbols: Array(9).fill(0), prize: 0 },

  async show({ symbols, prize }, { moving }) {
    const fields = symbols.map((symbol) => div('field', symbol > 0 && !moving ? times(symbol) : ''));
    at('stage').replaceChildren(div('ticket', ...fields));
    for (const [index, symbol] of symbols.entries()) {
      if (moving) await wait(pause);
      if (symbol === 0) continue;
      fields[index].textContent = times(symbol);
      fields[index].classList.add('bare');
    }
    for (const [index, symbol] of symbols.entries())
      fields[index].classList.toggle('full', prize > 0 && symbol === prize);
  },

  words: ({ prize }) => (prize > 0 ? t('threeSame', { prize: times(prize) }) : t('noThreeSame')),

  rules({ explanation: { tickets, prizes } }) {
    const head = [t('prize'), t('ticketsWin', { tickets })].map((textContent) =>
      element('th', { scope: 'col', textContent }),
    );
    const rows = prizes.map((prize) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row', textContent: times(prize.times) }),
        element('td', { textContent: String(prize.count) }),
      ),
    );
    return [
      element('p', { textContent: t('scratchRules') }),
      element('table', {}, element('tr', {}, ...head), ...rows),
    ];
  },
};
