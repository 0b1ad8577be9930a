import { at } from '../shared/dom.ts';
import { div, leftToRight, svg } from '../shared/drawing.ts';
import { t, word } from '../shared/texts.ts';
import type { Choice, Stage } from './stage.ts';

/** In the order of a European wheel, clockwise. */
const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const step = 360 / pockets.length;

const ranges: Record<string, [from: number, to: number]> = {
  low: [1, 18],
  high: [19, 36],
  dozen1: [1, 12],
  dozen2: [13, 24],
  dozen3: [25, 36],
};
const numberOf = ({ id }: Choice) => (/^n\d/.test(id) ? Number(id.slice(1)) : null);

function labelOf(choice: Choice): string {
  const range = ranges[choice.id];
  if (range) return t('fromTo', { from: range[0], to: range[1] });
  const number = numberOf(choice);
  return number === null ? word(choice.id) : String(number);
}

/** A pocket with its number, at the top of the wheel. */
function pocket(number: number, index: number, color: string) {
  const half = ((step / 2) * Math.PI) / 180;
  const [x, y] = [48 * Math.sin(half), 48 * Math.cos(half)];
  const text = svg('text', { y: -39, 'font-size': 4.6 });
  text.textContent = String(number);
  return svg(
    'g',
    { class: color, transform: `rotate(${index * step})` },
    svg('path', { d: `M0 0L${-x} ${-y}A48 48 0 0 1 ${x} ${-y}Z` }),
    text,
  );
}

/** `colors` contains each number's colour. */
export const stage: Stage<{ number: number; color: string }, { colors: string[] }> = {
  intro: 'rouletteRules',
  rest: { number: 0, color: 'green' },
  label: labelOf,
  row: (choice) => (numberOf(choice) === null ? labelOf(choice) : t('oneNumber')),
  look(choice, { explanation: { colors } }) {
    const number = numberOf(choice);
    return number === null ? '' : `tight ${colors[number]}`;
  },

  async show({ number }, { game, moving }) {
    const { colors } = game.explanation;
    const end = `rotate(${-pockets.indexOf(number) * step}deg)`;
    const wheel = svg(
      'g',
      {},
      ...pockets.map((one, index) => pocket(one, index, colors[one] ?? '')),
      svg('circle', { r: 29 }),
    );
    wheel.style.transform = end;
    const middle = svg('text', { class: 'middle', 'font-size': 24 });
    middle.textContent = moving ? '' : String(number);
    at('stage').replaceChildren(
      div(
        'roulette',
        svg(
          'svg',
          { viewBox: '-52 -56 104 108', 'aria-hidden': 'true' },
          wheel,
          svg('path', { class: 'pointer', d: 'M-4 -55H4L0 -46Z' }),
          middle,
        ),
      ),
    );
    if (!moving) return;
    const frames = [{ transform: 'rotate(1080deg)' }, { transform: end }];
    await wheel.animate(frames, { duration: 2400, easing: 'cubic-bezier(.15,.7,.2,1)' }).finished;
    middle.textContent = String(number);
  },

  words: ({ number, color }) =>
    t('rouletteShows', { number: leftToRight(String(number)), color: word(color) }),
};
