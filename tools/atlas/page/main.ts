import './page.css';
import { content, machineOf, tableOf } from './atlas.ts';
import { byId, counted, element } from './dom.ts';
import { drawingOf, drawingOfTable, light, point, subjectAt } from './drawing.ts';
import { showPanel } from './panel.ts';
import { type ChartRoute, hashOf, routeOf, type TableRoute } from './route.ts';
import { startSearch } from './search.ts';
import { showTablePanel } from './tablePanel.ts';
import { startTheme } from './theme.ts';
import { Viewport } from './viewport.ts';
import { Walker } from './walker.ts';

const canvas = byId('canvas');
const viewport = new Viewport(canvas);
const walker = new Walker();

startTheme();
startSearch();
listCharts();
listTables();
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
  const route = currentRoute();
  const isTable = 'table' in route;
  document.body.classList.toggle('table', isTable);
  if (isTable) showTable(route);
  else showChart(route);
}

function currentRoute() {
  return routeOf(location.hash) ?? { machine: '' };
}

function showChart(route: ChartRoute) {
  const machine = machineOf(route.machine);
  const { name, states, transitions, rules, explored } = machine;
  const svg = drawingOf(machine);
  const isNew = showHead(svg, hashOf({ machine: name }), {
    title: name,
    facts: [
      counted(states.length - 1, 'state'),
      counted(transitions.length, 'transition'),
      counted(rules.length, 'rule'),
      `${counted(explored.steps, 'step')} explored`,
    ],
  });
  walker.show(machine, route);
  if (isNew) viewport.show(svg);
  viewport.reveal(light(svg, machine, route));
  showPanel(machine, route);
}

function showTable(route: TableRoute) {
  const table = tableOf(route.table);
  const { name, states, events } = table;
  const svg = drawingOfTable(table);
  const isNew = showHead(svg, hashOf({ table: name }), {
    title: `${name}, state table`,
    facts: [counted(states.length, 'state'), counted(events.length, 'event')],
  });
  walker.hide();
  showTablePanel(table, route);
  if (isNew) viewport.show(svg);
  viewport.reveal(point(svg, table, route.subject));
}

/** Returns whether the drawing is new. */
function showHead(svg: SVGSVGElement, href: string, { title, facts }: { title: string; facts: string[] }) {
  const isNew = canvas.firstElementChild !== svg;
  if (isNew) canvas.replaceChildren(svg);
  document.title = `${title} · Flow atlas`;
  byId('title').textContent = title;
  byId('facts').textContent = facts.join(' · ');
  for (const link of document.querySelectorAll('.charts a')) {
    const isCurrent = link.getAttribute('href') === href;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    if (isCurrent && isNew) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  return isNew;
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
        { href: hashOf({ machine: name }), class: broken > 0 ? 'broken' : 'holds' },
        element('strong', {}, name),
        element('small', {}, `${counted(states.length - 1, 'state')}, ${verdict}`),
      ),
    );
  });
  byId('charts').append(...items);
}

function listTables() {
  const items = content.tables.map(({ name, states, events }) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: hashOf({ table: name }) },
        element('strong', {}, name),
        element('small', {}, `${counted(states.length, 'state')}, ${counted(events.length, 'event')}`),
      ),
    ),
  );
  byId('tables').append(...items);
}

/** Opens the part clicked or pressed; on empty space closes what is open. */
function pointAt(target: EventTarget | null) {
  const route = currentRoute();
  const subject = subjectAt(target);
  if (!subject && !route.subject) return;
  location.hash =
    'table' in route
      ? hashOf({ table: tableOf(route.table).name, subject })
      : hashOf({ machine: machineOf(route.machine).name, subject });
}
