import {
  createEmptyActor,
  getNextTransitions,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
} from 'xstate';
import { canonical, surelySame } from './canonical.ts';
import type { Call, ContextView, Effect, Model, StateView, Step, View } from './model.ts';
import { transitionsOf, type NamedTransition, type NamedTransitions } from './transitions.ts';
import { story } from './words.ts';
import { covers, startTiming, timingAfter, type Timing } from './timings.ts';

/** A timer that a step arms (`ms` given) or takes away. */
export interface TimerChange {
  id: string;
  ms?: number;
}

/** A timer that runs: what it sends, and after how long since it was armed. */
export interface Timer {
  id: string;
  ms: number;
  event: AnyEventObject;
}

export interface Node {
  key: string;
  /** The key without the timers, which a running actor does not show. */
  state: string;
  /** What `state` says. */
  parts: StateParts;
  snapshot: AnyMachineSnapshot;
  view: ContextView;
  /** What rules see of it. */
  sight: View<any>;
  /** By id, in the order they were armed. */
  timers: ReadonlyMap<string, Timer>;
  /** Actors that have answered already although their state has not been left. */
  answered: ReadonlySet<AnyActorRef>;
  /** The first way found here. */
  visit?: Visit;
}

export interface Edge {
  index: number;
  /** The first way found to where it starts. */
  visit: Visit;
  from: Node;
  step: Step;
  to: Node;
  /** Names of the transitions taken, in order; empty when the step was refused. */
  taken: string[];
  /** Names of the effects in order; assignments to the context show in the context. */
  actions: string[];
  /** The same, with their params. */
  effects: Effect[];
  /** The actors it starts, in order. */
  calls: Call[];
  /** The timer whose time is up with this step. */
  fired?: string;
  timers: TimerChange[];
}

/** All that can happen in one variant of a model. */
export interface Graph {
  model: Model<any>;
  variant: string;
  transitions: ReadonlyMap<string, NamedTransition>;
  start: Node;
  startTaken: string[];
  startEffects: Effect[];
  startCalls: Call[];
  startTimers: TimerChange[];
  nodes: ReadonlyMap<string, Node>;
  edges: readonly Edge[];
  /** False when a partial exploration came to its limit: a node may be missing, and the ways that lead there. */
  complete: boolean;
  /** Other contexts that the model's `abstract` takes for the same. */
  twins: readonly Twin[];
  /** The edges that leave a node. */
  from(node: Node): readonly Edge[];
  /** Every step that a node offers, also those that no clock allows. */
  moves(node: Node): readonly Move[];
}

/** A node reached once more, equal to it by the model's `abstract` and yet with another context. */
export interface Twin {
  node: Node;
  twin: Node;
  /** The edge that led to the twin. */
  edge: Edge;
}

export interface ExploreOptions {
  /** Most states of one variant before the exploration gives up. */
  limit?: number;
  /** Another machine instead of the model's own. */
  machine?: AnyStateMachine;
  /** Stop at the limit with what was found, instead of failing. */
  partial?: boolean;
}

/**
 * Everything a variant can do, breadth-first by the pure transition function: no timer runs and no call is
 * made. Only orders of timers that a clock allows are followed, and the first way found to a state is a
 * shortest one.
 */
export function explore(model: Model<any>, variant: string, options: ExploreOptions = {}): Graph {
  const { limit = 5_000, machine = model.machine, partial = false } = options;
  const transitions = transitionsOf(machine);
  const nodes = new Map<string, Node>();
  const edges: Edge[] = [];
  const twins = new Map<Node, Twin[]>();

  const record = recorderOf(transitions);
  const { start, first } = startOf(model, record, machine, variant);
  const startVisit: Visit = { node: start, timing: startTiming(first.timers) };
  const places = new Map<Node, Place>();
  const queue: Visit[] = [];
  let complete = true;
  const giveUp = (message: () => string) => {
    if (!partial) throw new Error(message());
    complete = false;
  };
  const arrive = (visit: Visit) => {
    const { node, timing } = visit;
    if (!places.has(node) && nodes.size >= limit) {
      return giveUp(() => tooManyStates(model, variant, limit, nodes.values()));
    }
    const place = places.get(node) ?? {
      moves: movesFrom(model, machine, record, node),
      timings: [],
      edges: [],
    };
    if (place.timings.some((wider) => covers(wider, timing))) return;
    if (!places.has(node)) {
      node.visit = visit;
      nodes.set(node.key, node);
      places.set(node, place);
    }
    if (place.timings.length >= maxTimings) return giveUp(() => tooManyTimings(model, variant, node));
    place.timings.push(timing);
    queue.push(visit);
  };

  arrive(startVisit);
  for (let next = 0; next < queue.length; next += 1) {
    const visit = queue[next]!;
    const place = places.get(visit.node)!;
    for (const move of place.moves) {
      const timing = timingAfter(visit.timing, move, 0);
      if (!timing) continue;
      if (!move.edge) {
        const { step, found, fired, taken, effects, calls, timers } = move;
        const to = nodes.get(found.key) ?? found;
        const edge = {
          index: edges.length,
          visit,
          from: visit.node,
          step,
          to,
          taken,
          actions: effects.map(({ action }) => action),
          effects,
          calls,
          fired,
          timers,
        };
        move.edge = edge;
        edges.push(edge);
        place.edges.push(edge);
        if (to !== found && model.abstract) noteTwin(twins, edge, found);
      }
      arrive({ node: move.edge.to, timing, last: { edge: move.edge, visit } });
    }
  }

  return {
    model,
    variant,
    transitions: new Map([...transitions.values()].map((transition) => [transition.name, transition])),
    start,
    startTaken: first.taken,
    startEffects: first.effects,
    startCalls: first.calls,
    startTimers: timerChanges(first),
    nodes,
    edges,
    complete,
    twins: [...twins.values()].flat(),
    from: (node) => places.get(node)?.edges ?? [],
    moves: (node) => places.get(node)?.moves ?? [],
  };
}

/** How a variant begins, and every step from a state on, for whoever knows the way and need not explore. */
export function firstOf(model: Model<any>, variant: string) {
  const { machine } = model;
  const record = recorderOf(transitionsOf(machine));
  const { start, first } = startOf(model, record, machine, variant);
  return {
    start,
    startTaken: first.taken,
    startTimers: timerChanges(first),
    movesOf: (node: Node) => movesFrom(model, machine, record, node),
  };
}

function startOf(model: Model<any>, record: Recorder, machine: AnyStateMachine, variant: string) {
  const input = model.variants[variant];
  const first = record((scope) => machine.getInitialSnapshot(scope, input));
  const known: unknown = model.observe?.start(input);
  const start = nodeOf(model, first.snapshot, timersAfter(new Map(), first), new Set(), { input, known });
  return { start, first };
}

const timerChanges = ({ timers }: Recording): TimerChange[] => timers.map(({ id, ms }) => ({ id, ms }));

/** A shortest path from the start, in an order that a clock allows. */
export const pathTo = ({ visit }: Node): Edge[] => (visit ? pathOf(visit) : []);

/** A shortest path that ends with this edge. */
export const pathThrough = (edge: Edge): Edge[] => [...pathOf(edge.visit), edge];

function pathOf(visit: Visit): Edge[] {
  const path: Edge[] = [];
  for (let at = visit.last; at; at = at.visit.last) path.unshift(at.edge);
  return path;
}

/** Where an exploration stands: a state, and what is known of its timers' times. */
interface Visit {
  node: Node;
  timing: Timing;
  /** The step that led here; none at the start. */
  last?: { edge: Edge; visit: Visit };
}

/** What is known of a node while the exploration runs. */
interface Place {
  moves: Move[];
  timings: Timing[];
  edges: Edge[];
}

/** A step that a node offers, whether or not a clock allows it. */
export interface Move {
  step: Step;
  found: Node;
  taken: string[];
  effects: Effect[];
  calls: Call[];
  fired?: string;
  timers: TimerChange[];
  /** Set once a clock was found that allows it. */
  edge?: Edge;
}

const maxTimings = 500;
const twinsPerNode = 2;

function noteTwin(twins: Map<Node, Twin[]>, edge: Edge, twin: Node) {
  const node = edge.to;
  const known = twins.get(node) ?? [];
  if (known.length >= twinsPerNode) return;
  const contexts = [node, ...known.map((other) => other.twin)].map(({ snapshot }) =>
    canonical(snapshot.context),
  );
  if (contexts.includes(canonical(twin.snapshot.context))) return;
  twins.set(node, [...known, { node, twin, edge }]);
}

/** Every step that a node offers, and what it leads to. */
export function movesFrom(model: Model<any>, machine: AnyStateMachine, record: Recorder, from: Node): Move[] {
  return stepsFrom(model, from).map((step) => {
    const result = record((scope) => transitionOrFail(machine, from.snapshot, eventOf(step), scope));
    const fired = firedBy(from, step);
    const answered = answeredAfter(from, step);
    const timers = timersAfter(from.timers, result, fired);
    const { snapshot, taken, effects, calls } = result;
    const known: unknown = model.observe?.after(from.sight.known, step, {
      from: from.sight,
      get to() {
        const view = { ...statesOf(snapshot), context: contextOf(model, snapshot) };
        return { ...view, context: shownOf(model, view) };
      },
      effects,
      calls,
    });
    const same =
      snapshot === from.snapshot &&
      answered === from.answered &&
      timers === from.timers &&
      surelySame(known, from.sight.known);
    const found = same ? from : nodeOf(model, snapshot, timers, answered, { input: from.sight.input, known });
    return { step, found, taken, effects, calls, fired, timers: timerChanges(result) };
  });
}

/** A state starts an actor that the model says nothing of. */
export class UnknownActor extends Error {
  constructor(model: string, actor: string) {
    super(`${model}: the model lists no answers of the actor "${actor}"`);
  }
}

/** What comparing two states means. */
export interface StateParts {
  status: AnyMachineSnapshot['status'];
  value: unknown;
  /** As far as it matters. */
  context: unknown;
  history: Record<string, string[]>;
  tags: string[];
  /** The living actors. */
  actors: string[];
  /** What the chart ends with, where it ends with something. */
  output?: unknown;
}

export function partsOf(
  model: Model<any>,
  snapshot: AnyMachineSnapshot,
  answered?: ReadonlySet<AnyActorRef>,
): StateParts {
  const living = snapshot.status === 'active' ? livingActors(snapshot, answered) : [];
  return {
    status: snapshot.status,
    value: snapshot.value,
    context: contextOf(model, snapshot),
    history: historyOf(snapshot),
    tags: [...snapshot.tags].sort(),
    actors: living.map(([id]) => id).sort(),
    ...(snapshot.output !== undefined && { output: snapshot.output }),
  };
}

/** The event by which a step reaches the machine. */
export function eventOf(step: Step): AnyEventObject {
  if (step.kind !== 'answer') return step.event;
  return step.ok
    ? { type: `xstate.done.actor.${step.actor}`, output: step.value, actorId: step.actor }
    : { type: `xstate.error.actor.${step.actor}`, error: step.value, actorId: step.actor };
}

/** Whether one of the active states lists an event, by name or by a wildcard. */
export function listener(snapshot: AnyMachineSnapshot): (eventType: string) => boolean {
  const listed = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  const prefixes = [...listed].filter((type) => type.endsWith('.*')).map((type) => type.slice(0, -1));
  return (eventType) =>
    listed.has(eventType) || listed.has('*') || prefixes.some((prefix) => `${eventType}.`.startsWith(prefix));
}

function contextOf(model: Model<any>, snapshot: AnyMachineSnapshot) {
  return model.abstract ? model.abstract(snapshot.context) : snapshot.context;
}

function nodeOf(
  model: Model<any>,
  snapshot: AnyMachineSnapshot,
  timers: ReadonlyMap<string, Timer>,
  answered: ReadonlySet<AnyActorRef>,
  { input, known }: Pick<View, 'input' | 'known'>,
): Node {
  const parts = partsOf(model, snapshot, answered);
  const state = canonical(parts);
  const armed = snapshot.status === 'active' ? timers : new Map<string, Timer>();
  const observed = model.observe ? ` ${textOf(known)}` : '';
  const key = `${state} ${[...armed.keys()].sort().join(' ')}${observed}`;
  let view: ContextView | undefined;
  let sight: View<any> | undefined;
  return {
    key,
    state,
    parts,
    snapshot,
    timers: armed,
    answered,
    // Most nodes turn out to be known already, so that nobody looks at them.
    get view() {
      return (view ??= { ...statesOf(snapshot), context: contextOf(model, snapshot) });
    },
    get sight() {
      const running = [...armed.values()].map(({ ms }) => ms);
      return (sight ??= { ...this.view, context: shownOf(model, this.view), input, known, timers: running });
    },
  };
}

/** What an observer notes stays the same object as long as nothing new happens. */
const texts = new WeakMap<object, string>();

function textOf(known: unknown): string {
  if (typeof known !== 'object' || known === null) return canonical(known);
  const text = texts.get(known) ?? canonical(known);
  texts.set(known, text);
  return text;
}

function statesOf({ value, tags, status, output }: AnyMachineSnapshot): StateView {
  let paths: Set<string> | undefined;
  return { value, tags, status, output, matches: (path) => (paths ??= new Set(pathsIn(value))).has(path) };
}

const shownOf = ({ shown }: Model<any>, { context }: ContextView): unknown =>
  shown ? Object.fromEntries(shown.map((field) => [field, context[field]])) : context;

function pathsIn(value: unknown, above = ''): string[] {
  if (typeof value === 'string') return [above + value];
  return Object.entries(value as object).flatMap(([key, below]) => [
    above + key,
    ...pathsIn(below, `${above}${key}.`),
  ]);
}

/** Where history states would lead back to. */
function historyOf(snapshot: AnyMachineSnapshot) {
  const remembered: Record<string, AnyStateNode[]> = snapshot.historyValue;
  return Object.fromEntries(
    Object.entries(remembered).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
  );
}

/** The invoked or spawned actors that may still answer. */
export function livingActors(snapshot: AnyMachineSnapshot, answered?: ReadonlySet<AnyActorRef>) {
  return Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>).filter(
    (entry): entry is [string, AnyActorRef] =>
      entry[1] !== undefined && !answered?.has(entry[1]) && entry[1].getSnapshot().status === 'active',
  );
}

/** The living actor's name in the model: its source, or its id where the source is written into the chart. */
function sourceOf(id: string, actor: AnyActorRef): string {
  const { src } = actor as { src?: unknown };
  return typeof src === 'string' ? src : id;
}

function stepsFrom(model: Model<any>, node: Node): Step[] {
  if (node.snapshot.status !== 'active') return [];
  const listens = listener(node.snapshot);
  return [...userSteps(model, listens), ...actorSteps(model, node, listens), ...timerSteps(node)];
}

/** What the outside may send although no active state listens: nothing comes of it. */
export function ignoredSteps(model: Model<any>, node: Node): Step[] {
  if (node.snapshot.status !== 'active') return [];
  const listens = listener(node.snapshot);
  const ignores = (eventType: string) => !listens(eventType);
  const emits = actorSteps(model, node, ignores).filter(({ kind }) => kind === 'emit');
  return [...userSteps(model, ignores), ...emits];
}

function userSteps(model: Model<any>, listens: (eventType: string) => boolean): Step[] {
  return Object.entries(model.events)
    .filter(([type]) => listens(type))
    .flatMap(([type, cases]) =>
      Object.entries(cases).map(([name, rest]): Step => ({ kind: 'user', name, event: { type, ...rest } })),
    );
}

function actorSteps(
  model: Model<any>,
  { snapshot, answered }: Node,
  listens: (eventType: string) => boolean,
): Step[] {
  return livingActors(snapshot, answered).flatMap(([actor, ref]): Step[] => {
    const source = sourceOf(actor, ref);
    const answers = model.actors[source];
    if (!answers) throw new UnknownActor(model.name, source);
    const replies = (ok: boolean, values: Record<string, unknown> = {}) =>
      Object.entries(values).map(([name, value]): Step => ({ kind: 'answer', actor, name, ok, value }));
    const emits = Object.entries(answers.emits ?? {})
      .filter(([, event]) => listens(event.type))
      .map(([name, event]): Step => ({ kind: 'emit', actor, name, event }));
    return [...replies(true, answers.done), ...replies(false, answers.error), ...emits];
  });
}

function timerSteps({ timers }: Node): Step[] {
  return [...timers.values()].map(({ id, ms, event }): Step => {
    const [, delay = ''] = /^xstate\.after\.([^.]*)\./.exec(id) ?? [];
    return { kind: 'time', name: /^\d*$/.test(delay) ? '' : delay, ms, event };
  });
}

const firedBy = ({ timers }: Node, step: Step) =>
  step.kind === 'time' ? [...timers.values()].find(({ event }) => event === step.event)?.id : undefined;

function answeredAfter({ snapshot, answered }: Node, step: Step): ReadonlySet<AnyActorRef> {
  const ref: AnyActorRef | undefined = step.kind === 'answer' ? snapshot.children[step.actor] : undefined;
  return ref ? new Set([...answered, ref]) : answered;
}

interface Recording {
  snapshot: AnyMachineSnapshot;
  taken: string[];
  effects: Effect[];
  calls: Call[];
  timers: (TimerChange & { event?: AnyEventObject })[];
}

function timersAfter(
  before: ReadonlyMap<string, Timer>,
  { timers }: Recording,
  fired?: string,
): ReadonlyMap<string, Timer> {
  if (timers.length === 0 && fired === undefined) return before;
  const after = new Map(before);
  if (fired !== undefined) after.delete(fired);
  for (const { id, ms, event } of timers) {
    after.delete(id);
    if (ms !== undefined && event) after.set(id, { id, ms, event });
  }
  return after;
}

/** Computes a snapshot and notes what would have been carried out. */
type Recorder = (compute: (scope: AnyActorScope) => AnyMachineSnapshot) => Recording;

export function recorderOf(transitions: NamedTransitions): Recorder {
  let recording: Omit<Recording, 'snapshot'>;
  const self = createEmptyActor();
  self.system.inspect((event: InspectionEvent) => {
    // A chart that is invoked may pass through states of its own as it starts.
    if (event.type !== '@xstate.microstep' || event.actorRef !== self) return;
    recording.taken.push(
      ...event._transitions.map((taken) => transitions.get(taken)?.name ?? taken.eventType),
    );
  });
  const scope: AnyActorScope = {
    self,
    id: '',
    sessionId: '',
    logger: () => {},
    system: self.system,
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: (action) => noteAction(recording, action),
  };
  return (compute) => {
    recording = { taken: [], effects: [], calls: [], timers: [] };
    return { snapshot: compute(scope), ...recording };
  };
}

function noteAction(recording: Omit<Recording, 'snapshot'>, action: { type: string; params: unknown }) {
  const { type } = action;
  if (type === 'xstate.raise') {
    const { id, delay, event } = action.params as { id?: string; delay?: number; event: AnyEventObject };
    if (delay !== undefined) recording.timers.push({ id: id ?? event.type, ms: delay, event });
  } else if (type === 'xstate.cancel') {
    recording.timers.push({ id: (action.params as { sendId: string }).sendId });
  } else if (type === 'xstate.spawnChild') {
    const { id, src, input } = action.params as { id: string; src: unknown; input: unknown };
    recording.calls.push({ actor: typeof src === 'string' ? src : id, input });
  } else if (!type.startsWith('xstate.')) {
    recording.effects.push({ action: type, params: action.params });
  }
}

/** As an actor does it: code that throws ends the machine with status `error`. */
function transitionOrFail(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  scope: AnyActorScope,
): AnyMachineSnapshot {
  try {
    return machine.transition(snapshot, event, scope);
  } catch (error) {
    return { ...snapshot, status: 'error', error } as AnyMachineSnapshot;
  }
}

const tooManyTimings = ({ name }: Model<any>, variant: string, node: Node) =>
  `${name} (${variant}): the timers ${[...node.timers.keys()].join(', ')} run together in too many ways; ` +
  'let fewer of them run at a time, or start one when another ends.';

function tooManyStates(model: Model<any>, variant: string, limit: number, nodes: Iterable<Node>): string {
  const values = new Map<string, Set<string>>();
  let last: Node | undefined;
  for (const node of nodes) {
    last = node;
    for (const [field, value] of Object.entries((node.parts.context as object | undefined) ?? {})) {
      values.set(field, (values.get(field) ?? new Set()).add(canonical(value)));
    }
  }
  const [widest] = [...values].sort(([, a], [, b]) => b.size - a.size);
  const advice = widest
    ? `The widest context field is "${widest[0]}" with ${widest[1].size} values ` +
      `(${[...widest[1]].slice(-3).join(', ')}): let the model's \`abstract\` keep what matters of it.`
    : 'The states themselves are too many: split the chart.';
  const deepest = last ? ` A state this far: ${story(pathTo(last).slice(-5))}.` : '';
  return `${model.name} (${variant}): more than ${limit} states. ${advice}${deepest}`;
}
