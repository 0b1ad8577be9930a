import { at, t, wait } from '../client.js';
import { div, svg } from './drawing.js';

/** Each kind's body and colours, drawn to the left in a box of 64 by 40. */
const bodies = {
  sardine: ['M4 20Q20 8 44 18L60 10V30L44 22Q20 32 4 20z', '#9ad7ff', '#2b6cb0'],
  crab: ['M14 24q18 -22 36 0q6 12 -18 12T14 24zM12 22L4 10l10 2zM52 22L60 10l-10 2z', '#ff8f6b', '#a32a1c'],
  turtle: ['M18 24q14 -22 32 0l8 4 -10 2 4 8 -10 -6H26l-10 6 4 -8q-14 -2 -14 -8t12 2z', '#8fe08a', '#1f7a3a'],
  ray: ['M2 20Q20 0 36 8Q44 18 62 20Q44 22 36 32Q20 40 2 20z', '#c9b6ff', '#5b3db5'],
  shark: ['M2 22Q16 10 30 12L36 2L40 14Q50 16 54 20L62 10V34L54 26Q30 36 2 22z', '#b9c7dd', '#3f5273'],
  whale: ['M2 22Q4 6 28 8Q46 10 50 20L56 10L62 8L60 20L54 26Q46 36 24 34Q4 34 2 22z', '#7fb2ff', '#1d3f8f'],
};

/** How many of each swim, and how fast a turn is, in seconds. */
const shoals = {
  sardine: [4, 11],
  crab: [3, 19],
  turtle: [2, 23],
  ray: [2, 17],
  shark: [1, 13],
  whale: [1, 29],
};

function swimmer(kind, number) {
  const [outline, light, dark] = bodies[kind];
  const body = svg('path', { d: outline, fill: light, stroke: dark, 'stroke-width': 2 });
  const eye = svg('circle', { cx: 14, cy: 19, r: 2.4, fill: '#10172e' });
  const made = svg('svg', { viewBox: '0 0 64 40', class: `fish ${kind}` }, body, eye);
  made.dataset.kind = kind;
  const [count, seconds] = shoals[kind];
  const depth = Object.keys(bodies).indexOf(kind);
  made.style.insetBlockStart = `${3 + depth * 13 + (number % 2) * 5}%`;
  made.style.insetInlineStart = `${((number + 0.5) * 86) / count}%`;
  made.style.animationDuration = `${seconds}s`;
  made.style.animationDelay = `${-((number * 7 + depth * 5) % seconds)}s`;
  return made;
}

/** The sea stays as it is from round to round: the fish swim on. */
function sea() {
  const existing = at('stage').querySelector('.sea');
  if (existing) return existing;
  const fish = Object.keys(bodies).flatMap((kind) =>
    Array.from({ length: shoals[kind][0] }, (_, number) => swimmer(kind, number)),
  );
  const made = div('sea', ...fish, div('cannon'));
  made.setAttribute('aria-hidden', 'true');
  made.addEventListener('click', ({ target }) => {
    const kind = target.closest('.fish')?.dataset.kind;
    if (kind) at('bet').querySelector(`input[value=${kind}]`).checked = true;
  });
  at('stage').replaceChildren(made);
  return made;
}

export const stage = {
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

  words: ({ target, caught }) => t(caught ? 'fishCaught' : 'fishEscaped', { fish: t(target) }),
};
