import { wait } from '../shared/client.ts';
import { at, element } from '../shared/dom.ts';
import { div } from '../shared/drawing.ts';
import { t } from '../shared/texts.ts';
import type { Stage } from './stage.ts';

const centre = 12;
const pause = 45;

/** The card's cells by index, and the caption for the balls. */
function drawCard(card: number[]) {
  const heads = ['B', 'I', 'N', 'G', 'O'].map((letter) => div('letter', letter));
  const cells = card.map((number, place) =>
    div(place === centre ? 'number marked' : 'number', place === centre ? '★' : String(number)),
  );
  const called = div('called');
  at('stage').replaceChildren(div('bingo', ...heads, ...cells), called);
  return { cells, called };
}

export const stage: Stage<
  { card: number[]; balls: number[]; lines: number[][]; corners: boolean },
  { called: number; line: number; corners: number }
> = {
  rest: {
    card: [1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18, 0, 48, 63, 4, 19, 34, 49, 64, 5, 20, 35, 50, 65],
    balls: [],
    lines: [],
    corners: false,
  },

  async show({ card, balls, lines, corners }, { moving, celebrated }) {
    // The centre is always covered.
    const shown = card.map((number, place) => (place === centre ? 0 : number));
    const { cells, called } = drawCard(shown);
    for (const ball of balls) {
      called.append(element('span', { textContent: String(ball) }));
      cells[shown.indexOf(ball)]?.classList.add('marked');
      if (moving) await wait(pause);
    }
    if (!celebrated) return;
    for (const place of [...lines.flat(), ...(corners ? [0, 4, 20, 24] : [])])
      cells[place]?.classList.add('full');
  },

  words: ({ lines, corners }) =>
    [t('bingoLines', { count: lines.length }), ...(corners ? [t('bingoCorners')] : [])].join(', '),

  rules: ({ explanation: { called, ...pays } }) => [
    element('p', { textContent: t('bingoRules', { ...pays, count: called }) }),
  ],
};
