import { wait } from '../shared/client.ts';
import { at, markLabels } from '../shared/dom.ts';
import { div, svg } from '../shared/drawing.ts';
import { t, word } from '../shared/texts.ts';
import type { Stage } from './stage.ts';

interface Fish {
  /** Facing left, in a box of 64 by 40. */
  outline: string;
  light: string;
  dark: string;
  /** Number of them swimming. */
  count: number;
  /** Duration of a round trip. */
  seconds: number;
}

const fishes: Record<string, Fish> = {
  sardine: {
    outline: 'M4 20Q20 8 44 18L60 10V30L44 22Q20 32 4 20z',
    light: '#9ad7ff',
    dark: '#2b6cb0',
    count: 4,
    seconds: 11,
  },
  crab: {
    outline: 'M14 24q18 -22 36 0q6 12 -18 12T14 24zM12 22L4 10l10 2zM52 22L60 10l-10 2z',
    light: '#ff8f6b',
    dark: '#a32a1c',
    count: 3,
    seconds: 19,
  },
  turtle: {
    outline: 'M18 24q14 -22 32 0l8 4 -10 2 4 8 -10 -6H26l-10 6 4 -8q-14 -2 -14 -8t12 2z',
    light: '#8fe08a',
    dark: '#1f7a3a',
    count: 2,
    seconds: 23,
  },
  ray: {
    outline: 'M2 20Q20 0 36 8Q44 18 62 20Q44 22 36 32Q20 40 2 20z',
    light: '#c9b6ff',
    dark: '#5b3db5',
    count: 2,
    seconds: 17,
  },
  shark: {
    outline: 'M2 22Q16 10 30 12L36 2L40 14Q50 16 54 20L62 10V34L54 26Q30 36 2 22z',
    light: '#b9c7dd',
    dark: '#3f5273',
    count: 1,
    seconds: 13,
  },
  whale: {
    outline: 'M2 22Q4 6 28 8Q46 10 50 20L56 10L62 8L60 20L54 26Q46 36 24 34Q4 34 2 22z',
    light: '#7fb2ff',
    dark: '#1d3f8f',
    count: 1,
    seconds: 29,
  },
};

function swimmer(
  kind: string,
  { outline, light, dark, count, seconds }: Fish,
  depth: number,
  number: number,
) {
  const body = svg('path', { d: outline, fill: light, stroke: dark, 'stroke-width': 2 });
  const eye = svg('circle', { cx: 14, cy: 19, r: 2.4, fill: '#10172e' });
  const made = svg('svg', { viewBox: '0 0 64 40', class: `fish ${kind}` }, body, eye);
  made.style.insetBlockStart = `${3 + depth * 13 + (number % 2) * 5}%`;
  made.style.insetInlineStart = `${((number + 0.5) * 86) / count}%`;
  made.style.animationDuration = `${seconds}s`;
  made.style.animationDelay = `${-((number * 7 + depth * 5) % seconds)}s`;
  made.addEventListener('click', () => aimAt(kind));
  return made;
}

function aimAt(kind: string): void {
  const choice = at('bet').querySelector<HTMLInputElement>(`input[value=${kind}]`);
  if (choice) choice.checked = true;
  markLabels();
}

/** Stays the same between rounds, so that the fish keep swimming. */
function sea(): Element {
  const existing = at('stage').querySelector('.sea');
  if (existing) return existing;
  const all = Object.entries(fishes).flatMap(([kind, fish], depth) =>
    Array.from({ length: fish.count }, (_, number) => swimmer(kind, fish, depth, number)),
  );
  const made = div('sea', ...all, div('cannon'));
  made.setAttribute('aria-hidden', 'true');
  at('stage').replaceChildren(made);
  return made;
}

export const stage: Stage<{ target: string; caught: boolean }> = {
  intro: 'fishRules',
  rest: { target: '', caught: false },

  async show({ target, caught }, { moving }) {
    const water = sea();
    for (const hit of water.querySelectorAll('.hit, .caught')) hit.classList.remove('hit', 'caught');
    const fish = water.querySelector(`.fish.${target || 'none'}`);
    if (!fish) return;
    if (moving) {
      const shot = div('shot');
      const [from, to] = [water.getBoundingClientRect(), fish.getBoundingClientRect()];
      water.append(shot);
      const flight = `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.bottom}px)`;
      await shot.animate([{ transform: 'none' }, { transform: flight }], 350).finished;
      shot.remove();
    }
    fish.classList.add(caught ? 'caught' : 'hit');
    if (moving) await wait(400);
  },

  words: ({ target, caught }) => t(caught ? 'fishCaught' : 'fishEscaped', { fish: word(target) }),
};
