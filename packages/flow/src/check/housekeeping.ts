import type { AnyStateMachine } from 'xstate';
import { lossyAbstraction } from './abstraction.ts';
import type { Edge, Graph } from '../explore/explore.ts';
import type { Model } from '../model/model.ts';
import type { Node } from '../explore/modelLogic.ts';
import {
  inline,
  isOfPart,
  pathOf,
  referenceName,
  stateNodesOf,
  transitionsOf,
} from '../model/transitions.ts';
import { stateWords } from './check.ts';
import { pathInWords } from '../model/words.ts';

/** Faults of a chart or its model that no rule covers, one sentence each; all variants together. */
export function housekeeping(graphs: readonly Graph[]): string[] {
  const [first] = graphs;
  if (!first) return ['the model has no variants'];
  const { model } = first;
  return [
    ...unreachableStates(model, graphs),
    ...transitionsNeverTaken(model, graphs),
    ...deadEnds(graphs),
    ...failures(graphs),
    ...graphs.flatMap((graph) => lossyAbstraction(graph) ?? []),
    ...invokeFaults(model),
    ...reenteredRegions(model.machine),
    ...unnamedParts(model.machine),
    ...eventFaults(model, graphs),
  ];
}

const allEdges = (graphs: readonly Graph[]) => graphs.flatMap(({ edges }) => edges);
const allNodes = (graphs: readonly Graph[]) => graphs.flatMap(({ nodes }) => [...nodes.values()]);
const takenNames = (graphs: readonly Graph[]) =>
  new Set([
    ...graphs.flatMap(({ startTaken }) => startTaken),
    ...allEdges(graphs).flatMap(({ taken }) => taken),
  ]);

/** A transient state counts as reached once a transition leaves it. */
function unreachableStates(model: Model<any>, graphs: readonly Graph[]): string[] {
  const taken = takenNames(graphs);
  const passed = [...transitionsOf(model.machine).values()].filter(({ name }) => taken.has(name));
  const reached = new Set([
    ...allNodes(graphs).flatMap(({ snapshot }) => snapshot._nodes.map(pathOf)),
    ...passed.map(({ source }) => source),
  ]);
  return stateNodesOf(model.machine)
    .filter((state) => state.type !== 'history')
    .map(pathOf)
    .filter((path) => !reached.has(path) && !isOfPart(model, path))
    .map((path) => `the state ${path} is never reached`);
}

function transitionsNeverTaken(model: Model<any>, graphs: readonly Graph[]): string[] {
  const taken = takenNames(graphs);
  return [...transitionsOf(model.machine).values()]
    .filter(({ name, source }) => !taken.has(name) && !isOfPart(model, source))
    .map(({ name, guard, targets }) => {
      const condition = guard ? ` [${guard}]` : '';
      return `the transition ${name}${condition}${targets ? ` → ${targets.join(', ')}` : ''} is never taken`;
    });
}

/** Only the first of each kind: the others show up once it is fixed. */
function perVariant(graphs: readonly Graph[], problem: (graph: Graph) => string | undefined): string[] {
  return graphs.flatMap((graph) => {
    const text = problem(graph);
    return text ? [`${text} — ${graph.variant}`] : [];
  });
}

const ending = ({ nodes }: Graph, condition: (node: Node) => boolean) => [...nodes.values()].find(condition);

function deadEnds(graphs: readonly Graph[]): string[] {
  return perVariant(graphs, (graph) => {
    const leadsOn = ({ from, to, taken }: Edge) => to !== from || taken.length > 0;
    const dead = ending(
      graph,
      (node) => node.snapshot.status === 'active' && !graph.from(node).some(leadsOn),
    );
    return (
      dead &&
      `nothing leads on from ${stateWords(dead)}, which is no final state (${pathInWords(graph.pathTo(dead))})`
    );
  });
}

function failures(graphs: readonly Graph[]): string[] {
  return perVariant(graphs, (graph) => {
    const failed = ending(graph, ({ snapshot }) => snapshot.status === 'error');
    if (!failed) return undefined;
    const { error } = failed.snapshot as { error?: unknown };
    const why = error instanceof Error ? `: ${error.message}` : '';
    return `the chart dies with an error (${pathInWords(graph.pathTo(failed))})${why}`;
  });
}

/** Actors that only send events can fail too, at the start or later, and an unhandled error ends the chart. */
function invokeFaults({ machine, actors }: Model<any>): string[] {
  const invoked = stateNodesOf(machine).flatMap((state) => state.invoke.map((invoke) => ({ state, invoke })));
  const sources = new Set(invoked.map(({ invoke }) => referenceName(invoke.src)));
  return [
    ...invoked.flatMap(({ state, invoke }) => {
      const source = referenceName(invoke.src);
      const handled = state.transitions.has(`xstate.error.actor.${invoke.id}`);
      return [
        ...(invoke.id === source
          ? []
          : [`${pathOf(state)} invokes ${source} under another id, ${invoke.id}`]),
        ...(handled ? [] : [`${pathOf(state)} invokes ${source} without onError`]),
      ];
    }),
    ...Object.keys(actors)
      .filter((source) => !sources.has(source))
      .map((source) => `the model lists answers of ${source}, which no state invokes`),
  ];
}

/** Leaving a region also leaves every region next to it. */
function reenteredRegions(machine: AnyStateMachine): string[] {
  return [...transitionsOf(machine).values()].flatMap(({ name, reenters, sourceNode, definition }) => {
    const region = [sourceNode, ...(definition.target ?? [])].find(
      (state) => state.parent?.type === 'parallel',
    );
    if (!reenters || !region) return [];
    return [`${name} enters the region ${pathOf(region)} again and so resets the regions beside it`];
  });
}

type Config = Record<string, any>;
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** Inline code instead of a name: readers of the chart can't see what it does. */
function unnamedParts(machine: AnyStateMachine): string[] {
  const unnamedIn = (config: Config, path: string): string[] => {
    const found: string[] = [];
    const note = (kind: string, where: string) => found.push(`${where} has ${kind} without a name`);
    const actions = (value: unknown, where: string) =>
      listOf(value).forEach((action) => referenceName(action) === inline && note('an action', where));
    const transitions = (value: unknown, where: string) =>
      listOf(value).forEach((transition) => {
        const { guard, actions: carriedOut } = (transition ?? {}) as Config;
        if (guard !== undefined && referenceName(guard) === inline) note('a guard', where);
        actions(carriedOut, where);
      });

    actions(config.entry, `entry of ${path}`);
    actions(config.exit, `exit of ${path}`);
    transitions(config.always, `${path} on always`);
    transitions(config.onDone, `${path} on all done`);
    for (const [type, value] of Object.entries<unknown>(config.on ?? {}))
      transitions(value, `${path} on ${type}`);
    for (const [delay, value] of Object.entries<unknown>(config.after ?? {})) {
      if (/^\d+$/.test(delay)) found.push(`${path} waits ${delay} ms, a delay without a name`);
      transitions(value, `${path} after ${delay}`);
    }
    for (const invoke of listOf(config.invoke) as Config[]) {
      const source = referenceName(invoke.src);
      if (source === inline) note('an invoked actor', path);
      for (const exit of ['onDone', 'onError', 'onSnapshot'])
        transitions(invoke[exit], `${path}, ${source} ${exit}`);
    }
    for (const [key, below] of Object.entries<Config>(config.states ?? {})) {
      found.push(...unnamedIn(below, path === machine.id ? key : `${path}.${key}`));
    }
    return found;
  };
  return unnamedIn(machine.config as Config, machine.id);
}

function eventFaults(model: Model<any>, graphs: readonly Graph[]): string[] {
  const { machine, events, actors } = model;
  const emitted = Object.values(actors).flatMap(({ emits = {} }) =>
    Object.values(emits).map(({ type }) => type),
  );
  const sent = new Set([...Object.keys(events), ...emitted]);
  const edges = allEdges(graphs);
  const takenTypes = new Set(
    edges.flatMap(({ step, taken }) =>
      (step.kind === 'user' || step.kind === 'emit') && taken.length > 0 ? [step.event.type] : [],
    ),
  );
  const taken = takenNames(graphs);
  const raised = new Set(
    [...transitionsOf(machine).values()]
      .filter(({ name }) => taken.has(name))
      .map(({ eventType }) => eventType),
  );
  const own = stateNodesOf(machine).filter((state) => !isOfPart(model, pathOf(state)));
  const listed = [...new Set(own.flatMap((state) => [...state.transitions.keys()]))].filter(
    (type) => !type.startsWith('xstate.') && !type.includes('*'),
  );
  return [
    ...listed
      .filter((type) => !sent.has(type) && !raised.has(type))
      .map((type) => `the chart listens to ${type}, which the model never sends`),
    ...[...sent]
      .filter((type) => !takenTypes.has(type))
      .map((type) => `the model sends ${type}, which no state takes`),
  ];
}
