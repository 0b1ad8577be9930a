import { at, element } from '../shared/dom.ts';
import { div, picture, svg, table } from '../shared/drawing.ts';
import { t, word } from '../shared/texts.ts';
import type { Stage } from './stage.ts';

interface Win {
  /** Index of the line. */
  line: number;
  symbol: string;
  count: number;
  times: number;
}

/** The row of each reel that a line crosses. */
type Line = number[];

const cell = (symbol: string) => div('cell', picture(symbol));

/** The reels with their symbols, and others that pass by while they spin. */
function drawReels(reels: string[][], symbols: string[], moving: boolean) {
  const strips = reels.map((shown, reel) => {
    const passing = moving
      ? Array.from({ length: 9 + reel * 3 }, (_, index) => symbols[(index * 5 + reel) % symbols.length] ?? '')
      : [];
    return div('strip', ...[...shown, ...passing].map(cell));
  });
  const windows = strips.map((strip) => div('reel', strip));
  const machine = div('reels', ...windows);
  at('stage').replaceChildren(machine);
  const turn = (strip: HTMLElement, reel: number) => {
    const from = `translateY(${(windows[reel]?.offsetHeight ?? 0) - strip.offsetHeight}px)`;
    return strip.animate([{ transform: from }, { transform: 'none' }], {
      duration: 600 + reel * 180,
      easing: 'cubic-bezier(.2,.7,.2,1.03)',
    }).finished;
  };
  return { machine, strips, turn: () => Promise.all(strips.map(turn)) };
}

/** Draws each winning line in its own colour through its cells, and highlights them. */
function showWins(wins: Win[], lines: Line[], machine: HTMLElement, strips: HTMLElement[]): void {
  for (const strip of strips) for (const shown of strip.children) shown.classList.add('dim');
  const paths = wins.map(({ line, count }) => {
    const rows = lines[line]?.slice(0, count) ?? [];
    for (const [reel, row] of rows.entries()) {
      strips[reel]?.children[row]?.setAttribute('class', `cell win line${line}`);
    }
    const points = rows.map((row, reel) => `${reel * 2 + 1},${row * 2 + 1}`).join(' ');
    return svg('polyline', { points, class: `line${line}` });
  });
  const overlay = { class: 'lines', viewBox: '0 0 10 6', preserveAspectRatio: 'none', 'aria-hidden': 'true' };
  machine.append(svg('svg', overlay, ...paths));
}

export const stage: Stage<
  { reels: string[][]; wins: Win[] },
  { lines: Line[]; pays: { symbol: string; times: number[] }[] }
> = {
  rest: {
    reels: [
      ['mango', 'lime', 'sun'],
      ['sun', 'bell', 'peso'],
      ['gem', 'mango', 'lime'],
      ['lime', 'crown', 'peso'],
      ['peso', 'sun', 'lime'],
    ],
    wins: [],
  },

  async show({ reels, wins }, { game, moving, celebrated }) {
    const { pays, lines } = game.explanation;
    const symbols = pays.map(({ symbol }) => symbol);
    const { machine, strips, turn } = drawReels(reels, symbols, moving);
    if (moving) await turn();
    if (celebrated && wins.length > 0) showWins(wins, lines, machine, strips);
  },

  words: ({ reels, wins }) =>
    wins.length > 0
      ? wins
          .map(({ line, symbol, count, times }) =>
            t('lineWon', { line: line + 1, count, symbol: word(symbol), times }),
          )
          .join('; ')
      : t('middleLine', { symbols: reels.flatMap(([, middle]) => (middle ? word(middle) : [])).join(', ') }),

  rules: ({ explanation: { pays, lines } }) => [
    element('p', {
      textContent: lines.length > 1 ? t('slotRules', { count: lines.length }) : t('oneLineRules'),
    }),
    table(
      [t('symbol'), '3', '4', '5'],
      pays.map(({ symbol, times }) => [[picture(symbol), word(symbol)], ...times.map((each) => `× ${each}`)]),
    ),
  ],
};
