import { at, element, t } from '../client.js';
import { div, picture, svg } from './drawing.js';

const cell = (symbol) => div('cell', picture(symbol));

/** The reels with what they show, and symbols behind that pass by while they turn. */
function drawReels(reels, symbols, moving) {
  const strips = reels.map((shown, reel) => {
    const passing = moving
      ? Array.from({ length: 9 + reel * 3 }, (_, index) => symbols[(index * 5 + reel) % symbols.length])
      : [];
    return div('strip', ...[...shown, ...passing].map(cell));
  });
  at('stage').replaceChildren(div('reels', ...strips.map((strip) => div('reel', strip))));
  return strips;
}

const turn = (strip, reel) => {
  const from = `translateY(${strip.parentElement.offsetHeight - strip.offsetHeight}px)`;
  return strip.animate([{ transform: from }, { transform: 'none' }], {
    duration: 600 + reel * 180,
    easing: 'cubic-bezier(.2,.7,.2,1.03)',
  }).finished;
};

/** Draws each winning line through the middles of its cells, in a colour of its own, and lights the cells. */
function showWins(wins, lines, strips) {
  for (const strip of strips) for (const shown of strip.children) shown.classList.add('dim');
  const paths = wins.map(({ line, count }) => {
    const rows = lines[line].slice(0, count);
    rows.forEach((row, reel) => (strips[reel].children[row].className = `cell win line${line}`));
    const points = rows.map((row, reel) => `${reel * 2 + 1},${row * 2 + 1}`).join(' ');
    return svg('polyline', { points, class: `line${line}` });
  });
  const overlay = { class: 'lines', viewBox: '0 0 10 6', preserveAspectRatio: 'none', 'aria-hidden': 'true' };
  at('stage').firstElementChild.append(svg('svg', overlay, ...paths));
}

export const stage = {
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

  async show({ reels, wins }, { game, moving }) {
    const symbols = game.explanation.pays.map(({ symbol }) => symbol);
    const strips = drawReels(reels, symbols, moving);
    if (moving) await Promise.all(strips.map(turn));
    if (wins.length > 0) showWins(wins, game.explanation.lines, strips);
  },

  words: ({ reels, wins }) =>
    wins.length > 0
      ? wins
          .map(({ line, symbol, count, times }) =>
            t('lineWon', { line: line + 1, count, symbol: t(symbol), times }),
          )
          .join('; ')
      : t('middleLine', { symbols: reels.map((reel) => t(reel[1])).join(', ') }),

  rules({ explanation: { pays, lines } }) {
    const head = ['symbol', '', '', ''].map((name, index) =>
      element('th', { scope: 'col', textContent: name ? t(name) : String(index + 2) }),
    );
    const rows = pays.map(({ symbol, times }) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, picture(symbol), t(symbol)),
        ...times.map((each) => element('td', { textContent: `× ${each}` })),
      ),
    );
    return [
      element('p', {
        textContent: lines.length > 1 ? t('slotRules', { lines: lines.length }) : t('oneLineRules'),
      }),
      element('table', {}, element('tr', {}, ...head), ...rows),
    ];
  },
};
