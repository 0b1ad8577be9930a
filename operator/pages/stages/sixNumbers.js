import { at, element, t, wait } from '../client.js';
import { div, leftToRight } from './drawing.js';

const listed = (numbers) => leftToRight(numbers.join(' '));

export const stage = {
  rest: { numbers: [], own: [] },
  async show({ numbers, own }, { moving }) {
    const row = (className, all, other) =>
      div(
        `six ${className}`,
        ...all.map((number) => div(other.includes(number) ? 'ball hit' : 'ball', String(number))),
      );
    const empty = Array(6).fill('?');
    at('stage').replaceChildren(
      div(
        moving ? 'sixes moving' : 'sixes',
        row('drawn', numbers.length > 0 ? numbers : empty, own),
        row('own', own.length > 0 ? own : empty, numbers),
      ),
    );
    if (moving) await wait(800);
  },
  words: ({ numbers, own }) =>
    `${t('digitsDrawn', { digits: listed(numbers) })}; ${t('yourNumbers', { numbers: listed(own) })}`,
  rules({ explanation: { highest, prizes } }) {
    const head = ['hits', 'paysHead'].map((name) => element('th', { scope: 'col', textContent: t(name) }));
    const rows = prizes.map(({ hits, times }) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row', textContent: String(hits) }),
        element('td', { textContent: `× ${times.toLocaleString('en')}` }),
      ),
    );
    return [
      element('p', { textContent: t('sixFunRules', { highest }) }),
      element('table', {}, element('tr', {}, ...head), ...rows),
    ];
  },
};
