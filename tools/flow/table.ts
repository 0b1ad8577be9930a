import type { Edge, Graph } from './explore.ts';
import type { Step } from './model.ts';
import { eventWords, pathOf, referenceName, stateNodesOf, transitionsOf } from './transitions.ts';
import { duration } from './words.ts';
import type { AnyStateNode } from 'xstate';

/** One line of a state's table: what an event leads to. */
interface Row {
  event: string;
  guard: string;
  target: string;
  actions: string;
}

/** The cases and variants in which a row was seen. */
interface Seen {
  row: Row;
  cases: Set<string>;
  variants: Set<string>;
}

const header = '| event | case | guard | target | actions | only in |\n| --- | --- | --- | --- | --- | --- |';

/**
 * The transition table of a machine as reviewers approve it: per state what each event and case leads to, as
 * the exploration of all variants has seen it. Sorted, so that it changes only where behaviour does.
 */
export function transitionTable(graphs: readonly Graph[]): string {
  const [first] = graphs;
  if (!first) return '';
  const { name, machine, variants } = first.model;
  const order = new Map(stateNodesOf(machine).map((state, index) => [pathOf(state), index]));
  const sections = stateNodesOf(machine).flatMap((state) => sectionOf(state, graphs, order));
  const names = Object.keys(variants);
  return [
    `# ${name}`,
    'Generated from the chart and its model: `npm run flows -- --approve`. Review what changes here.',
    ...(names.length > 1 ? [`Variants: ${names.join(' · ')}`] : []),
    ...sections,
    '',
  ].join('\n\n').replace(/\n+$/, '\n');
}

function sectionOf(
  state: AnyStateNode,
  graphs: readonly Graph[],
  order: ReadonlyMap<string, number>,
): string[] {
  const here = graphs.filter(({ nodes }) => [...nodes.values()].some(({ snapshot }) => isActive(snapshot, state)));
  const rows = rowsOf(state, graphs);
  const notes = notesOf(state);
  if (rows.length === 0 && notes.length === 0) return [];
  const lines = merged(rows, state, graphs, here.map(({ variant }) => variant), order);
  return [
    `## ${pathOf(state)}`,
    ...(notes.length ? [notes.join(' · ')] : []),
    ...(lines.length ? [[header, ...lines].join('\n')] : []),
  ];
}

const isActive = ({ _nodes }: { _nodes: readonly AnyStateNode[] }, state: AnyStateNode) =>
  _nodes.some(({ id }) => id === state.id);

function notesOf(state: AnyStateNode): string[] {
  const note = (title: string, names: readonly string[]) => (names.length ? [`${title} ${names.join(', ')}`] : []);
  const { entry, exit, invoke, tags, initial, type } = state;
  const starts = type === 'compound' ? initial.target.map(({ key }) => key) : [];
  return [
    ...note('starts', starts),
    ...note('tags', [...tags].sort()),
    ...note('on entry', entry.filter((action) => !isInternal(action)).map(referenceName)),
    ...note('on exit', exit.filter((action) => !isInternal(action)).map(referenceName)),
    ...note('calls', invoke.map(({ src }) => referenceName(src))),
    ...(type === 'final' ? ['final'] : []),
  ];
}

/** xstate itself starts and stops timers by actions. */
const isInternal = (action: unknown) =>
  typeof action === 'function' && ['xstate.raise', 'xstate.cancel'].includes((action as { type?: string }).type ?? '');
