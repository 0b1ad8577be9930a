import {
  createActor,
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type PromiseSnapshot,
} from 'xstate';
import { HeldClock } from './clock.ts';
import { canonical, differenceInWords, quickEquals } from '../model/canonical.ts';
import type { Edge, Graph } from '../explore/explore.ts';
import type { Model, Step } from '../model/model.ts';
import { listener, livingActors, partsOf, type Node, type StateParts } from '../explore/modelLogic.ts';
import { type Paths, paths } from '../explore/paths.ts';
import { schedule } from '../explore/schedule.ts';
import { transitionsOf, type NamedTransitions } from '../model/transitions.ts';
import { pathInWords } from '../model/words.ts';

/** A difference between a running actor and the exploration. */
export interface Divergence {
  variant: string;
  /** Up to and including the step that differs. */
  path: Edge[];
  message: string;
}

/** Answers one living actor. */
interface Held {
  answer(step: Extract<Step, { kind: 'answer' }>): void;
  emit(event: AnyEventObject): void;
}

/** Runs every edge of a graph on real actors; `machine` replaces the model's own. */
export const runAllEdges = (graph: Graph, machine?: AnyStateMachine): Divergence[] =>
  runPaths(graph, paths(graph, 'edges', { longest: 60, detour: 2 }), machine);

/** Runs every transition and every named case, taken once and refused once, on real actors: ten times faster. */
export const runAllCases = (graph: Graph): Divergence[] =>
  runPaths(graph, paths(graph, 'cases', { longest: 60 }));

function runPaths(graph: Graph, all: Paths, machine?: AnyStateMachine): Divergence[] {
  const rig = rigFor(graph.model, machine);
  const sneaked = new Set<Node>();
  const divergences = all.missed.map((target): Divergence => ({
    variant: graph.variant,
    path: [],
    message: `no path leads to ${target}`,
  }));
  for (const path of all.paths) {
    const divergence = runPath(graph, path, { rig, sneaked });
    if (divergence) divergences.push(shorter(graph, divergence, rig) ?? divergence);
  }
  return divergences;
}

/** The same edge after the shortest path to it, if it diverges there too. */
function shorter(graph: Graph, { path }: Divergence, rig: Rig): Divergence | undefined {
  const last = path.at(-1);
  return last && runPath(graph, graph.pathThrough(last), { rig, sneaked: new Set() });
}

export interface RunOptions {
  /** From `rigFor`; runs may share it one after another, never at the same time. */
  rig?: Rig;
  /** Nodes whose sneak steps have been tried; gets filled. No sneak steps without it. */
  sneaked?: Set<Node>;
}

/** Runs a path on a real actor, with its calls held and its clock moved. Undefined if everything goes as explored. */
export function runPath(
  graph: Graph,
  path: readonly Edge[],
  { rig = rigFor(graph.model), sneaked }: RunOptions = {},
): Divergence | undefined {
  const times = schedule(path, graph.startTimers);
  const diverged = (steps: number, message: string): Divergence => {
    const done = path.slice(0, steps);
    return {
      variant: graph.variant,
      path: done,
      message: `${graph.variant}: ${pathInWords(done)} — ${message}`,
    };
  };
  if (!times) return diverged(path.length, 'no clock can bring this order about');

  const run = startRun(rig, graph.variant);
  try {
    const atStart = difference(graph.start, graph.startTaken, run) ?? sneak(graph, graph.start, run, sneaked);
    if (atStart) return diverged(0, atStart);
    for (const [index, edge] of path.entries()) {
      run.clear();
      run.clock.moveTo(times[index + 1]!);
      const problem = perform(run, edge.step);
      const wrong = problem ?? difference(edge.to, edge.taken, run) ?? sneak(graph, edge.to, run, sneaked);
      if (wrong) return diverged(index + 1, wrong);
    }
    return undefined;
  } finally {
    run.actor.stop();
  }
}

/** A model's machine whose actors are answered by hand. */
export interface Rig {
  model: Model<any>;
  machine: AnyStateMachine;
  transitions: NamedTransitions;
  held: Map<string, Held>;
}

/** `machine` replaces the model's own. */
export function rigFor(model: Model<any>, machine: AnyStateMachine = model.machine): Rig {
  const held = new Map<string, Held>();
  const actors = Object.fromEntries(Object.keys(model.actors).map((source) => [source, heldActor(held)]));
  const provided = machine.provide({ actors });
  return { model, machine: provided, transitions: transitionsOf(provided), held };
}

interface Run {
  actor: AnyActorRef;
  clock: HeldClock;
  held: ReadonlyMap<string, Held>;
  /** Names of the transitions taken since `clear`. */
  taken: string[];
  clear(): void;
  state(): StateParts;
}

function startRun({ model, machine, transitions, held }: Rig, variant: string): Run {
  const clock = new HeldClock();
  const taken: string[] = [];
  const actor = createActor(machine, {
    clock,
    input: model.variants[variant],
    inspect: (event) => {
      if (event.type !== '@xstate.microstep' || event.actorRef.sessionId !== event.rootId) return;
      taken.push(...event._transitions.map((done) => transitions.get(done)?.name ?? done.eventType));
    },
  });
  // An unobserved error would crash the process; the state comparison reports it instead.
  actor.subscribe({ error: () => {} });
  actor.start();
  return { actor, clock, held, taken, clear: () => taken.splice(0), state: stateReader(model, actor) };
}

/** Rereads the state only if the snapshot or its actors' work has changed. */
function stateReader(model: Model<any>, actor: AnyActorRef): () => StateParts {
  let known: { snapshot: unknown; living: number; state: StateParts } | undefined;
  return () => {
    const snapshot = actor.getSnapshot();
    const living = livingActors(snapshot).length;
    if (known?.snapshot !== snapshot || known?.living !== living) {
      known = { snapshot, living, state: partsOf(model, snapshot) };
    }
    return known.state;
  };
}

/** An actor that does nothing until the run answers for it; one logic for everything a model may answer or send. */
function heldActor(held: Map<string, Held>): ActorLogic<PromiseSnapshot<unknown, unknown>, AnyEventObject> {
  return {
    start: (_, { self }) => {
      held.set(self.id, {
        answer: ({ ok, value }) => self.send({ type: ok ? 'held.succeeded' : 'held.failed', value }),
        emit: (event) => self._parent?.send(event),
      });
    },
    transition: (snapshot, event, { self }) => {
      switch (event.type) {
        case 'held.succeeded':
          return { ...snapshot, status: 'done', output: event['value'], error: undefined };
        case 'held.failed':
          return { ...snapshot, status: 'error', error: event['value'], output: undefined };
        case 'xstate.stop':
          held.delete(self.id);
          return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
        default:
          return snapshot;
      }
    },
    getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

/** Undefined if the step was possible. */
function perform({ actor, clock, held }: Run, step: Step): string | undefined {
  if (step.kind === 'user') {
    actor.send(step.event);
    return undefined;
  }
  if (step.kind === 'time') return clock.fire() ? undefined : 'no timer of the running actor is due';
  const living = held.get(step.actor);
  if (!living) return `the actor "${step.actor}" does not run`;
  if (step.kind === 'emit') living.emit(step.event);
  else living.answer(step);
  return undefined;
}

/** How the running actor differs from the exploration; undefined if it doesn't. */
function difference(expected: Node, taken: readonly string[], run: Run): string | undefined {
  const parts = run.state();
  if (!quickEquals(parts, expected.parts)) {
    const actual = canonical(parts);
    if (actual !== expected.state) return differenceInWords(expected.state, actual);
  }
  if (quickEquals(run.taken, taken)) return undefined;
  return `takes ${listed(run.taken)} instead of ${listed(taken)}`;
}

const listed = (names: readonly string[]) => names.join(', ') || 'nothing';

/** A user's event that a state doesn't list must not change anything there. */
function sneak(graph: Graph, node: Node, run: Run, sneaked: Set<Node> | undefined): string | undefined {
  if (!sneaked || sneaked.has(node) || node.snapshot.status !== 'active') return undefined;
  sneaked.add(node);
  const listens = listener(node.snapshot);
  for (const [type, cases] of Object.entries(graph.model.events)) {
    if (listens(type)) continue;
    for (const [name, rest] of Object.entries(cases)) {
      run.clear();
      run.actor.send({ type, ...rest });
      const changed = difference(node, [], run);
      if (changed) return `then ${type}${name ? ` (${name})` : ''}, which should be ignored: ${changed}`;
    }
  }
  return undefined;
}
