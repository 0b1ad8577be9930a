import type { AtlasMachine, AtlasState } from '../content.ts';
import type { ChartTransition } from '@araw/flow/chart';
import { content, pictureOf, stepsWhere, withAncestors } from './atlas.ts';
import { element, type Child } from './dom.ts';
import { hashOf, type Subject } from './route.ts';

const mostScreens = 6;
const mostPaths = 8;

/** Details of the selected state, transition or event. */
export function details(machine: AtlasMachine, subject: Subject | undefined): HTMLElement | null {
  switch (subject?.kind) {
    case 'state': {
      const state = machine.states.find(({ path }) => path === subject.path);
      return state ? stateDetails(machine, state) : null;
    }
    case 'transition': {
      const transition = machine.transitions.find(({ name }) => name === subject.name);
      return transition ? transitionDetails(machine, transition) : null;
    }
    case 'event':
      return eventDetails(machine, subject.event);
    case 'rule':
    case undefined:
      return null;
  }
}

const card = (machine: AtlasMachine, kind: string, title: string, ...children: Child[]) =>
  element(
    'section',
    { class: 'details', 'aria-label': `${kind} ${title}` },
    element(
      'header',
      {},
      element('p', { class: 'kind' }, kind),
      element('h3', {}, title),
      element('a', { class: 'close', href: hashOf({ machine: machine.name }), 'aria-label': 'Close' }, '×'),
    ),
    ...children,
  );

/** Terms and their values; those without a value are left out. */
function facts(entries: Record<string, Child | Child[]>): HTMLElement {
  const rows = Object.entries(entries).flatMap(([term, value]) => {
    const given = [value].flat().filter(Boolean);
    return given.length > 0 ? [element('dt', {}, term), element('dd', {}, ...given)] : [];
  });
  return element('dl', {}, ...rows);
}

const stateLink = ({ name }: AtlasMachine, path: string) =>
  element('a', { href: hashOf({ machine: name, subject: { kind: 'state', path } }) }, path);

const transitionLink = (machine: AtlasMachine, { name, event, condition }: ChartTransition, text = event) =>
  element(
    'a',
    { href: hashOf({ machine: machine.name, subject: { kind: 'transition', name } }) },
    [text, condition].filter(Boolean).join(' '),
  );

/** Links an actor to its own chart, if it has one. */
function actorName(actor: string): Child {
  const isChart = content.machines.some(({ name }) => name === actor);
  return isChart ? element('a', { href: hashOf({ machine: actor }) }, actor) : actor;
}

const separated = (items: Child[]): Child[] =>
  items.flatMap((item, place) => (place > 0 ? [', ', item] : [item]));

const kindWords: Record<AtlasState['kind'], string> = {
  atomic: 'state',
  compound: 'state with states inside',
  parallel: 'state whose regions are active together',
  final: 'final state',
  history: 'history: where it was left last',
};

function stateDetails(machine: AtlasMachine, state: AtlasState): HTMLElement {
  const { path, kind, tags, actors, entry, exit } = state;
  const outgoing = machine.transitions.filter(({ source }) => source === path);
  const incoming = machine.transitions.filter(
    ({ source, targets }) => source !== path && targets.includes(path),
  );
  const isActive = (step: { states: string[] }) => withAncestors(machine, step.states).has(path);
  return card(
    machine,
    kindWords[kind],
    path,
    facts({
      Tags: tags.map((tag) => `#${tag}`).join(' '),
      Runs: separated(actors.map(actorName)),
      Entering: entry.join(', '),
      Leaving: exit.join(', '),
    }),
    transitionList('Leads on', machine, outgoing, ({ targets }) => targets.join(', ') || 'stays'),
    transitionList('Reached by', machine, incoming, ({ source }) => `from ${source}`),
    screens(machine, isActive),
    pathLinks('Paths through it', machine, isActive),
  );
}

function transitionList(
  title: string,
  machine: AtlasMachine,
  transitions: readonly ChartTransition[],
  where: (transition: ChartTransition) => string,
): Child {
  if (transitions.length === 0) return null;
  const items = transitions.map((transition) =>
    element('li', {}, transitionLink(machine, transition), element('small', {}, where(transition))),
  );
  return element('div', {}, element('h4', {}, title), element('ul', { class: 'plain' }, ...items));
}

function transitionDetails(machine: AtlasMachine, transition: ChartTransition): HTMLElement {
  const { name, event, condition, guardsBefore, actions, source, targets, reenters } = transition;
  const before = guardsBefore.map((guard) => `not ${guard}`).join(', ');
  return card(
    machine,
    'transition',
    event,
    facts({
      From: stateLink(machine, source),
      To:
        targets.length > 0 ? separated(targets.map((path) => stateLink(machine, path))) : 'stays where it is',
      When: [condition === 'else' ? '' : condition.replace(/^if /, ''), before].filter(Boolean).join(', '),
      Does: actions.join(', '),
      Again: reenters && 'the state is left and entered again',
    }),
    pathLinks('Paths that take it', machine, ({ taken }) => taken.includes(name)),
  );
}

function eventDetails(machine: AtlasMachine, event: string): HTMLElement {
  const transitions = machine.transitions.filter((transition) => transition.event === event);
  return card(
    machine,
    'event',
    event,
    transitionList('Answered in', machine, transitions, ({ source, targets }) =>
      [source, targets.join(', ')].filter(Boolean).join(' → '),
    ),
  );
}

type StepCondition = Parameters<typeof stepsWhere>[1];

function screens(machine: AtlasMachine, holds: StepCondition): Child {
  const seen = new Set<string>();
  const shown = machine.paths.flatMap((path, place) =>
    path.steps.flatMap((step, at) => {
      const source = holds(step) ? pictureOf(step.picture) : undefined;
      if (!source || seen.has(source) || seen.size >= mostScreens) return [];
      seen.add(source);
      const walk = { kind: 'path' as const, place, step: at };
      const picture = element('img', {
        src: source,
        alt: `The screen after: ${step.sentence}`,
        loading: 'lazy',
      });
      return [element('a', { href: hashOf({ machine: machine.name, walk }) }, picture)];
    }),
  );
  if (shown.length === 0) return null;
  return element(
    'div',
    {},
    element('h4', {}, 'On the screen'),
    element('div', { class: 'screens' }, ...shown),
  );
}

function pathLinks(title: string, machine: AtlasMachine, holds: StepCondition): Child {
  const found = stepsWhere(machine, holds);
  const links = found
    .slice(0, mostPaths)
    .map(({ walk, path }) =>
      element(
        'li',
        {},
        element(
          'a',
          { href: hashOf({ machine: machine.name, walk }) },
          `${path.variant}, path ${path.number}, step ${walk.step}`,
        ),
      ),
    );
  const more = found.length - links.length;
  return element(
    'div',
    {},
    element('h4', {}, title),
    links.length > 0
      ? element('ul', { class: 'plain' }, ...links, more > 0 && element('li', {}, `and ${more} more`))
      : element('p', { class: 'faint' }, 'None of the paths here.'),
  );
}
