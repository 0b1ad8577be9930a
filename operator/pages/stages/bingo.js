import { at, element, t, wait } from '../client.js';
import { div } from './drawing.js';

const centre = 12;
const pause = 45;

function drawCard(card) {
  const heads = ['B', 'I', 'N', 'G', 'O'].map((letter) => div('letter', letter));
  const cells = card.map((number, place) =>
    div(place === centre ? 'number marked' : 'number', place === centre ? '★' : String(number)),
  );
  at('stage').replaceChildren(div('bingo', ...heads, ...cells), div('called'));
  return cells;
}

function call(ball, card, cells, called) {
  called.append(element('span', { textContent: String(ball) }));
  cells[card.indexOf(ball)]?.classList.add('marked');
}

export const stage = {
  rest: {
    card: [1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18, 0, 48, 63, 4, 19, 34, 49, 64, 5, 20, 35, 50, 65],
    balls: [],
    lines: [],
    corners: false,
  },

  async show({ card, balls, lines, corners }, { moving }) {
    // The middle's number is covered, whatever it is.
    const shown = card.map((number, place) => (place === centre ? 0 : number));
    const cells = drawCard(shown);
    const called = at('stage').lastElementChild;
    for (const ball of balls) {
      call(ball, shown, cells, called);
      if (moving) await wait(pause);
    }
    for (const place of [...lines.flat(), ...(corners ? [0, 4, 20, 24] : [])])
      cells[place].classList.add('full');
  },

  words: ({ lines, corners }) =>
    [t('bingoLines', { lines: lines.length }), ...(corners ? [t('bingoCorners')] : [])].join(', '),

  rules: ({ explanation }) => [element('p', { textContent: t('bingoRules', explanation) })],
};
