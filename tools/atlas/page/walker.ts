import type { AtlasMachine } from '../content.ts';
import { walkedOf } from './atlas.ts';
import { byId, element } from './dom.ts';
import { outcome } from './pathsTab.ts';
import { type ChartRoute, hashOf } from './route.ts';

/** The bar for walking a path; keep its element, or it loses focus. */
export class Walker {
  private readonly bar = byId('walker');
  private readonly count = element('p', { class: 'count' });
  private readonly said = element('p', { class: 'said', 'aria-live': 'polite' });
  private readonly where = element('p', { class: 'where' });
  private readonly back = element('button', { type: 'button', 'aria-label': 'Step back' }, '‹');
  private readonly next = element('button', { type: 'button', 'aria-label': 'Next step' }, '›');
  private readonly close = element(
    'button',
    { type: 'button', class: 'close', 'aria-label': 'Stop walking' },
    '×',
  );
  private go: (by: number) => void = () => {};
  private stop: () => void = () => {};

  constructor() {
    this.bar.append(
      this.back,
      element('div', { class: 'sentence' }, this.count, this.said, this.where),
      this.next,
      this.close,
    );
    this.back.addEventListener('click', () => this.go(-1));
    this.next.addEventListener('click', () => this.go(1));
    this.close.addEventListener('click', () => this.stop());
    this.bar.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowLeft') this.go(-1);
      if (key === 'ArrowRight') this.go(1);
      if (key === 'Escape') this.stop();
    });
  }

  hide() {
    this.bar.hidden = true;
    document.body.classList.remove('walking');
  }

  show(machine: AtlasMachine, route: ChartRoute) {
    const walked = walkedOf(machine, route);
    if (!walked) return this.hide();
    const wasHidden = this.bar.hidden;
    this.bar.hidden = false;
    document.body.classList.add('walking');
    const { walk, path, step } = walked;
    const last = path.steps.length - 1;
    this.count.textContent = `${walk.kind === 'path' ? 'Path' : 'Counterexample'} ${path.number}, step ${walk.step} of ${last}`;
    this.said.textContent = step.sentence;
    this.where.textContent = outcome(step, walk.step);
    this.where.classList.toggle('refused', walk.step > 0 && step.taken.length === 0);
    this.back.setAttribute('aria-disabled', String(walk.step === 0));
    this.next.setAttribute('aria-disabled', String(walk.step === last));
    this.go = (by) => {
      const to = walk.step + by;
      if (to >= 0 && to <= last) location.replace(hashOf({ ...route, walk: { ...walk, step: to } }));
    };
    this.stop = () => {
      location.hash = hashOf({ machine: machine.name });
      byId('canvas').focus();
    };
    if (wasHidden) this.next.focus({ preventScroll: true });
  }
}
