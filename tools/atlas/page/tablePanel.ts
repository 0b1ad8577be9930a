import type { Cell } from '@araw/contract/values/stateTables';
import type { AtlasTable } from '../content.ts';
import { byId, element, type Child } from './dom.ts';
import { hashOf, type Subject, type TableRoute } from './route.ts';

/** Fills the panel with the table, one row per state and one column per event. */
export function showTablePanel(table: AtlasTable, { subject }: TableRoute) {
  const panel = byId('panel');
  panel.setAttribute('aria-label', 'About this table');
  const isPointed = (event: string, state: string) => pointsAt(table, subject, event, state);
  const heads = table.events.map(({ name, actors }) =>
    element(
      'th',
      { scope: 'col' },
      link(table, { kind: 'event', event: name }, name),
      element('small', {}, actors.join(', ')),
    ),
  );
  const rows = table.states.map(({ name: state, cells }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, link(table, { kind: 'state', path: state }, state)),
      ...cells.map((cell, column) =>
        element(
          'td',
          { class: isPointed(table.events[column]!.name, state) ? 'pointed' : undefined },
          ...written(table, cell),
        ),
      ),
    ),
  );
  panel.replaceChildren(
    element(
      'div',
      { class: 'scrolling', tabindex: 0, role: 'region', 'aria-label': `Table ${table.name}` },
      element(
        'table',
        {},
        element('caption', {}, `What becomes of each event in each state (CASH-22)`),
        element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'state'), ...heads)),
        element('tbody', {}, ...rows),
      ),
    ),
    legend(),
  );
  panel.querySelector('.pointed')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const link = (table: AtlasTable, subject: TableRoute['subject'], text: string) =>
  element('a', { href: hashOf({ table: table.name, subject }) }, text);

function pointsAt(table: AtlasTable, subject: Subject | undefined, event: string, state: string): boolean {
  if (subject?.kind === 'state') return subject.path === state;
  if (subject?.kind === 'event') return subject.event === event;
  if (subject?.kind !== 'transition') return false;
  const transition = table.transitions.find(({ name }) => name === subject.name);
  return transition?.event === event && transition.source === state;
}

const signs = { '=': 'stays, recorded', x: 'rejected', '!': 'stays, alarm' } as const;
const isSign = (cell: Cell<string>): cell is keyof typeof signs => typeof cell === 'string' && cell in signs;

function written(table: AtlasTable, cell: Cell<string>): Child[] {
  if (isSign(cell)) return [sign(cell), element('span', { class: 'unseen' }, signs[cell])];
  return [cell]
    .flat()
    .flatMap((state, place) => [place > 0 && ' or ', link(table, { kind: 'state', path: state }, state)]);
}

const sign = (cell: keyof typeof signs) =>
  element('span', { class: `table-sign ${cell === '!' ? 'alarm' : ''}`, 'aria-hidden': 'true' }, cell);

const legend = () =>
  element(
    'ul',
    { class: 'legend', 'aria-label': 'Signs' },
    element('li', {}, sign('='), 'it stays, which is recorded and harmless'),
    element('li', {}, sign('x'), 'rejected, with its text'),
    element('li', {}, sign('!'), 'it stays, and reconciliation raises an alarm'),
    element('li', {}, 'The drawing shows what moves and what raises an alarm; it begins in the first state.'),
  );
