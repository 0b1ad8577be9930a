import './page.css';
import { content, machineOf } from './atlas.ts';
import { byId, counted, element } from './dom.ts';
import { drawingOf, light, subjectAt } from './drawing.ts';
import { showPanel } from './panel.ts';
import { hashOf, routeOf } from './route.ts';
import { startSearch } from './search.ts';
import { startTheme } from './theme.ts';
import { Viewport } from './viewport.ts';
import { Walker } from './walker.ts';

const canvas = byId('canvas');
const viewport = new Viewport(canvas);
const walker = new Walker();

startTheme();
startSearch();
listCharts();
byId('zoom-in').addEventListener('click', () => viewport.zoom(1.25));
byId('zoom-out').addEventListener('click', () => viewport.zoom(0.8));
byId('zoom-fit').addEventListener('click', () => viewport.fit());
canvas.addEventListener('click', ({ target }) => {
  if (!viewport.wasDragged) pointAt(target);
});
canvas.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  pointAt(event.target);
});
addEventListener('hashchange', show);
show();

function show() {
  const route = routeOf(location.hash) ?? { machine: '' };
  const machine = machineOf(route.machine);
  const svg = drawingOf(machine);
  const isNew = canvas.firstElementChild !== svg;
  if (isNew) canvas.replaceChildren(svg);
  document.title = `${machine.name} · Flow atlas`;
  byId('title').textContent = machine.name;
  byId('facts').textContent = [
    counted(machine.states.length - 1, 'state'),
    counted(machine.transitions.length, 'transition'),
    counted(machine.rules.length, 'rule'),
    `${counted(machine.explored.steps, 'step')} explored`,
  ].join(' · ');
  for (const link of byId('charts').querySelectorAll('a')) {
    const isCurrent = link.dataset.chart === machine.name;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    if (isCurrent && isNew) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  walker.show(machine, route);
  if (isNew) viewport.show(svg);
  const lit = light(svg, machine, route);
  viewport.reveal(lit);
  showPanel(machine, route);
}

function listCharts() {
  const items = content.machines.map(({ name, states, rules }) => {
    const broken = rules.filter((rule) => rule.broken.length > 0).length;
    const verdict =
      broken > 0 ? `${broken} of ${rules.length} rules broken` : `${counted(rules.length, 'rule')} hold`;
    return element(
      'li',
      {},
      element(
        'a',
        { href: hashOf({ machine: name }), 'data-chart': name, class: broken > 0 ? 'broken' : 'holds' },
        element('strong', {}, name),
        element('small', {}, `${counted(states.length - 1, 'state')}, ${verdict}`),
      ),
    );
  });
  byId('charts').append(...items);
}

/** Opens what has been clicked or pressed; beside everything, closes what is open. */
function pointAt(target: EventTarget | null) {
  const route = routeOf(location.hash);
  const machine = machineOf(route?.machine ?? '').name;
  const subject = subjectAt(target);
  if (subject || route?.subject) location.hash = hashOf({ machine, subject });
}
