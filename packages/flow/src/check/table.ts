import type { AnyStateNode } from 'xstate';
import type { Edge, Graph } from '../explore/explore.ts';
import type { Model, Step } from '../model/model.ts';
import { eventOf } from '../explore/modelLogic.ts';
import {
  isOfPart,
  pathOf,
  referenceName,
  stateNodesOf,
  transitionsOf,
  type NamedTransition,
  type NamedTransitions,
} from '../model/transitions.ts';
import { duration } from '../model/words.ts';

/** Cases of the event, each with the variants in which it was observed. */
type Seen = Map<string, Set<string>>;

interface Observed {
  /** By transition name. */
  taken: Map<string, Seen>;
  /** By state and event type: listed there, but no guard let it through. */
  refused: Map<string, Seen>;
  /** Variants that reach a state, by its path. */
  reached: Map<string, Set<string>>;
}

export const approvingCommand = 'npx araw-flow check --approve';

const columns = ['event', 'case', 'guard', 'target', 'actions', 'only in'];

/**
 * A machine's transition table for review: per state, the result of each event and case, as explored over all variants. It
 * follows the chart's own order, so that a line changes only if the behaviour does. `approving` is the command that
 * writes it.
 */
export function transitionTable(graphs: readonly Graph[], approving = approvingCommand): string {
  const [first] = graphs;
  if (!first) return '';
  const { model } = first;
  const transitions = transitionsOf(model.machine);
  const observed = observe(graphs, transitions);
  const variants = Object.keys(model.variants);
  const blocks = [
    `# ${model.name}`,
    `Generated from the chart and its model by \`${approving}\`; review what changes here.`,
    ...(variants.length > 1 ? [`Variants: ${variants.join(' · ')}`] : []),
    ...stateNodesOf(model.machine)
      .filter((state) => !isOfPart(model, pathOf(state)))
      .flatMap((state) => sectionOf(state, model, transitions, observed)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function observe(graphs: readonly Graph[], transitions: NamedTransitions): Observed {
  const observed: Observed = { taken: new Map(), refused: new Map(), reached: new Map() };
  const byName = new Map([...transitions.values()].map((transition) => [transition.name, transition]));
  for (const { variant, startTaken, nodes, edges } of graphs) {
    for (const name of startTaken) see(observed.taken, name, '', variant);
    for (const { snapshot } of nodes.values()) {
      for (const state of snapshot._nodes) entryOf(observed.reached, pathOf(state), new Set()).add(variant);
    }
    for (const edge of edges) observeEdge(observed, byName, edge, variant);
  }
  return observed;
}

function observeEdge(
  observed: Observed,
  byName: ReadonlyMap<string, NamedTransition>,
  { from, step, taken }: Edge,
  variant: string,
) {
  const { type } = eventOf(step);
  const transitions = taken.flatMap((name) => byName.get(name) ?? []);
  for (const { name, eventType, source } of transitions) {
    see(observed.taken, name, eventType === type ? caseOf(step) : '', variant);
    entryOf(observed.reached, source, new Set()).add(variant);
  }
  for (const state of from.snapshot._nodes) {
    if (!state.transitions.has(type)) continue;
    const handled = transitions.some(
      ({ eventType, sourceNode }) => eventType === type && isWithin(sourceNode, state),
    );
    if (!handled) see(observed.refused, refusalKey(state, type), caseOf(step), variant);
  }
}

const caseOf = (step: Step) => (step.kind === 'time' ? '' : step.name);
const refusalKey = (state: AnyStateNode, eventType: string) => `${pathOf(state)} ${eventType}`;

function isWithin(state: AnyStateNode, ancestor: AnyStateNode): boolean {
  return state.id === ancestor.id || (state.parent !== undefined && isWithin(state.parent, ancestor));
}

function see(where: Map<string, Seen>, key: string, caseName: string, variant: string) {
  entryOf(entryOf(where, key, new Map<string, Set<string>>()), caseName, new Set<string>()).add(variant);
}

function entryOf<Value>(map: Map<string, Value>, key: string, initial: Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  map.set(key, initial);
  return initial;
}

function sectionOf(
  state: AnyStateNode,
  model: Model<any>,
  transitions: NamedTransitions,
  observed: Observed,
): string[] {
  const own = [...transitions.values()].filter(({ sourceNode }) => sourceNode === state);
  const notes = notesOf(state);
  const lines = [...new Set(own.map(({ eventType }) => eventType))].flatMap((eventType) =>
    linesOf(
      state,
      eventType,
      own.filter((transition) => transition.eventType === eventType),
      model,
      observed,
    ),
  );
  if (lines.length === 0 && notes.length === 0) return [];
  const head = [lineOf(columns), lineOf(columns.map(() => '---'))];
  return [
    `## ${pathOf(state)}`,
    ...(notes.length ? [notes.join(' · ')] : []),
    ...(lines.length ? [[...head, ...lines].join('\n')] : []),
  ];
}

/** A state's kind and its own actions. */
function notesOf(state: AnyStateNode): string[] {
  const note = (title: string, names: readonly string[]) =>
    names.length ? [`${title}: ${names.join(', ')}`] : [];
  return [
    ...(state.type === 'final' ? ['final'] : []),
    ...note('starts in', state.type === 'compound' ? state.initial.target.map(pathOf) : []),
    ...note('tags', state.tags.toSorted()),
    ...note('on entry', ownActions(state.entry)),
    ...note('on exit', ownActions(state.exit)),
    ...note(
      'invokes',
      state.invoke.map(({ src }) => referenceName(src)),
    ),
  ];
}

/** Without the actions that xstate adds to start and stop a state's timers. */
function ownActions(actions: readonly unknown[]): string[] {
  const isTimer = (action: unknown) =>
    typeof action === 'function' && /^xstate\.(raise|cancel)$/.test((action as { type?: string }).type ?? '');
  return actions.filter((action) => !isTimer(action)).map(referenceName);
}

function linesOf(
  state: AnyStateNode,
  eventType: string,
  candidates: readonly NamedTransition[],
  model: Model<any>,
  observed: Observed,
): string[] {
  const event = `${candidates[0]!.event}${timeOf(eventType, model)}`;
  const allCases = casesOf(eventType, model);
  const everywhere = observed.reached.get(pathOf(state)) ?? new Set();
  const lines = (seen: Seen | undefined, guard: string, target: string, actions: readonly string[]) =>
    byVariants(seen).map(({ cases, variants }) =>
      lineOf([
        event,
        casesInWords(cases, allCases),
        guard,
        target,
        actions.join(', '),
        variants.length === everywhere.size ? '' : variants.join(', '),
      ]),
    );
  return [
    ...candidates.flatMap(({ name, guard, guardsBefore, targets, reenters, actions }) => {
      const target = targets ? `${targets.join(', ')}${reenters ? ', entered again' : ''}` : 'stays';
      const condition = guard ?? (guardsBefore.length > 0 ? 'otherwise' : '');
      return lines(observed.taken.get(name), condition, target, actions);
    }),
    ...lines(observed.refused.get(refusalKey(state, eventType)), 'otherwise', 'ignored', []),
  ];
}

/** Empty if the case makes no difference. An unnamed case next to named ones is the chart's own behaviour. */
function casesInWords(cases: readonly string[], allCases: readonly string[]): string {
  if (allCases.every((name) => cases.includes(name))) return '';
  return cases.map((name) => name || 'raised').join(', ');
}

/** The named cases of an event, in the model's order; a single unnamed case for everything else. */
function casesOf(eventType: string, { events, actors }: Model<any>): string[] {
  const [, outcome, actor = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType) ?? [];
  const emitted = Object.values(actors).flatMap(({ emits = {} }) =>
    Object.keys(emits).filter((name) => emits[name]?.type === eventType),
  );
  const cases = [
    ...Object.keys(events[eventType] ?? {}),
    ...Object.keys((outcome === 'done' ? actors[actor]?.done : outcome && actors[actor]?.error) ?? {}),
    ...emitted,
  ];
  return cases.length ? cases : [''];
}

function timeOf(eventType: string, { machine }: Model<any>): string {
  const [, delay = ''] = /^xstate\.after\.([^.]*)\./.exec(eventType) ?? [];
  const ms: unknown = machine.implementations.delays[delay];
  return typeof ms === 'number' ? ` (${duration(ms)})` : '';
}

/** Cases observed in the same variants share a line. */
function byVariants(seen: Seen = new Map()): { cases: string[]; variants: string[] }[] {
  const groups = new Map<string, { cases: string[]; variants: string[] }>();
  for (const [name, variants] of seen) {
    const list = [...variants];
    entryOf(groups, list.join('\n'), { cases: [], variants: list }).cases.push(name);
  }
  return [...groups.values()];
}

const lineOf = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
