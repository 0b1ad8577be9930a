import { at } from '../shared/dom.ts';
import { div, svg } from '../shared/drawing.ts';
import { t } from '../shared/texts.ts';
import type { Stage } from './stage.ts';

const width = 100;
const height = 56;
const seconds = (end: number) => Math.min(4, 0.8 + Math.log2(end) * 0.7);

/** The flight so far: steeper the longer it lasts. */
function curve(part: number): string {
  const points = Array.from({ length: 21 }, (_, step) => {
    const x = (step / 20) * part;
    return `${(x * width * 0.92).toFixed(1)},${(height - 4 - x ** 2 * (height - 14)).toFixed(1)}`;
  });
  return points.join(' ');
}

const settled = (reached: boolean) => (reached ? 'flight reached' : 'flight over');

export const stage: Stage<{ end: number; exit: number; reached: boolean }> = {
  intro: 'crashRules',
  label: ({ times }) => t('leaveAt', { times }),
  rest: { end: 1, exit: 2, reached: true },

  async show({ end, exit, reached }, { moving }) {
    const path = svg('polyline', { points: curve(moving ? 0 : 1) });
    const sky = svg('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, path);
    const counter = div('counter', moving ? '× 1.00' : `× ${end.toFixed(2)}`);
    const flight = div(moving ? 'flight' : settled(reached), sky, counter);
    at('stage').replaceChildren(flight);
    if (!moving) return;
    const duration = seconds(end) * 1000;
    const begun = performance.now();
    await new Promise<void>((resolve) => {
      const step = () => {
        const part = Math.min(1, (performance.now() - begun) / duration);
        const now = end ** part;
        path.setAttribute('points', curve(part));
        counter.textContent = `× ${now.toFixed(2)}`;
        if (reached && now >= exit) flight.className = settled(reached);
        if (part < 1) requestAnimationFrame(step);
        else resolve();
      };
      step();
    });
    flight.className = settled(reached);
  },

  words: ({ end }) => t('flightEnded', { point: end.toFixed(2) }),
};
