import { content } from './atlas.ts';
import { byId, element } from './dom.ts';
import { hashOf, type Route } from './route.ts';

interface Entry {
  kind: 'chart' | 'table' | 'state' | 'event' | 'rule';
  text: string;
  /** Searched in addition to the text. */
  also: string;
  route: Route;
}

const mostFound = 12;

/** Finds charts and their states, events, rules and requirement IDs, and state tables, as you type. */
export function startSearch() {
  const input = byId<HTMLInputElement>('search');
  const list = byId<HTMLUListElement>('results');
  const entries = allEntries();
  let found: Entry[] = [];
  let active = -1;

  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    found = words.length > 0 ? matching(entries, words) : [];
    active = found.length > 0 ? 0 : -1;
    const nothing = words.length > 0 && found.length === 0;
    const options = found.map((entry, place) => option(entry, place, () => open(entry)));
    list.replaceChildren(
      ...options,
      ...(nothing ? [element('li', { class: 'nothing' }, 'Nothing found.')] : []),
    );
    list.hidden = words.length === 0;
    mark();
  };
  const mark = () => {
    input.setAttribute('aria-expanded', String(!list.hidden));
    input.setAttribute('aria-activedescendant', active < 0 ? '' : `result-${active}`);
    [...list.children].forEach((child, place) => {
      child.setAttribute('aria-selected', String(place === active));
      if (place === active) child.scrollIntoView({ block: 'nearest' });
    });
  };
  const open = ({ route }: Entry) => {
    location.hash = hashOf(route);
    input.value = '';
    show();
  };

  input.addEventListener('input', show);
  input.addEventListener('focus', show);
  input.addEventListener('blur', () => {
    list.hidden = true;
    mark();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      input.value = '';
      show();
    } else if (event.key === 'Enter') {
      const entry = found[active];
      if (entry) open(entry);
    } else if (found.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      active = (active + (event.key === 'ArrowDown' ? 1 : -1) + found.length) % found.length;
      mark();
      event.preventDefault();
    }
  });
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    input.focus();
  });
}

function option({ kind, text, route }: Entry, place: number, open: () => void): HTMLElement {
  return element(
    'li',
    {
      id: `result-${place}`,
      role: 'option',
      // Before the field loses focus, which closes the list.
      onpointerdown: (event) => event.preventDefault(),
      onclick: open,
    },
    element('span', { class: 'kind' }, kind),
    element('span', {}, text),
    kind === 'chart' || 'table' in route ? null : element('small', {}, route.machine),
  );
}

const allEntries = (): Entry[] => [...tableEntries(), ...chartEntries()];

const tableEntries = () =>
  content.tables.map(({ name: table, events, states }): Entry => ({
    kind: 'table',
    text: table,
    also: [...events, ...states].map(({ name }) => name).join(' '),
    route: { table },
  }));

function chartEntries(): Entry[] {
  return content.machines.flatMap(({ name: machine, states, transitions, rules }): Entry[] => [
    { kind: 'chart', text: machine, also: '', route: { machine } },
    ...states
      .filter(({ parent }) => parent !== null)
      .map(({ path, tags }): Entry => ({
        kind: 'state',
        text: path,
        also: `${machine} ${tags.join(' ')}`,
        route: { machine, subject: { kind: 'state', path } },
      })),
    ...[...new Set(transitions.map(({ event }) => event))].map((event): Entry => ({
      kind: 'event',
      text: event,
      also: machine,
      route: { machine, subject: { kind: 'event', event } },
    })),
    ...rules.map(({ text, requirements }, place): Entry => ({
      kind: 'rule',
      text: `${requirements.join(', ')}: ${text}`,
      also: machine,
      route: { machine, subject: { kind: 'rule', place } },
    })),
  ]);
}

/** Matches for every word, those starting with the first word first. */
function matching(entries: readonly Entry[], words: readonly string[]): Entry[] {
  const found = entries.filter(({ text, also }) => {
    const searched = `${text} ${also}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  const rank = ({ text }: Entry) => {
    const at = text.toLowerCase().indexOf(words[0]!);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, mostFound);
}
