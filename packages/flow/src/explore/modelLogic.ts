import {
  createEmptyActor,
  getNextTransitions,
  type ActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { canonical, quickEquals } from '../model/canonical.ts';
import type { Call, ContextView, Effect, Model, StateView, Step, View } from '../model/model.ts';
import { transitionsOf, type NamedTransitions } from '../model/transitions.ts';
import { startTiming, type TimerChange, timingAfter, type Timing } from './timings.ts';

/** A running timer: the event it sends, and its duration from when it was armed. */
export interface Timer {
  id: string;
  ms: number;
  event: AnyEventObject;
}

export interface Node {
  key: string;
  /** The key without timers, which a running actor doesn't reveal. */
  state: string;
  /** The contents of `state`. */
  parts: StateParts;
  snapshot: AnyMachineSnapshot;
  view: ContextView;
  /** What rules see. */
  ruleView: View<any>;
  /** By id, in the order they were armed. */
  timers: ReadonlyMap<string, Timer>;
  /** Actors that have answered but whose state hasn't been left. */
  answered: ReadonlySet<AnyActorRef>;
}

/** What happens on the way into a state. */
export interface Arrival {
  /** Names of the transitions taken, in order; empty if the step was refused. */
  taken: string[];
  /** Names and params of the effects, in order; assignments show up in the context. */
  effects: Effect[];
  /** The actors started, in order. */
  calls: Call[];
  timers: TimerChange[];
}

/** A step, identified among all steps that the same node offers. */
export interface StepEvent {
  type: string;
}

/** A step that a node offers, whether or not a clock allows it. */
interface Offer {
  event: StepEvent;
  step: Step;
  /** The timer that this step fires. */
  fired?: string;
}

export interface Move extends Offer, Arrival {
  found: Node;
}

/** Position in a model: a state, and what is known about its timers. */
export type Standing = Snapshot<unknown> & {
  node: Node;
  timing: Timing;
  /** What the step that led here did, or the start. */
  arrival: Arrival;
};

/**
 * A model as xstate logic in which no timer runs and no call is made: its events are user actions, actors' answers and
 * expiring timers. An event that no clock allows returns the same standing, the identical object.
 */
export interface ModelLogic extends ActorLogic<Standing, StepEvent, unknown> {
  /** Everything a state offers, whether or not a clock allows it. */
  eventsOf(node: Node): readonly StepEvent[];
  moveOf(node: Node, event: StepEvent): Move | undefined;
}

/** States with equal keys are one node: the one found first. */
export function logicOf(model: Model<any>, machine: AnyStateMachine = model.machine): ModelLogic {
  const record = recorderOf(transitionsOf(machine));
  const nodes = new Map<string, Node>();
  const places = new Map<Node, Place>();

  const placeOf = (node: Node): Place => {
    const place = places.get(node) ?? placeFrom(offersOf(model, node));
    places.set(node, place);
    return place;
  };
  const moveOf = (node: Node, { type }: StepEvent) => {
    const { offers, moves } = placeOf(node);
    const offer = offers.get(type);
    const move = moves.get(type) ?? (offer && moveBy(offer, node, { model, machine, record }));
    if (move) moves.set(type, move);
    return move;
  };
  const standing = (found: Node, timing: Timing, arrival: Arrival): Standing => {
    const node = nodes.get(found.key) ?? found;
    nodes.set(found.key, node);
    return { status: 'active', output: undefined, error: undefined, node, timing, arrival };
  };

  return {
    getInitialSnapshot: (_, input) => {
      const first = record((scope) => machine.getInitialSnapshot(scope, input));
      const known: unknown = model.observe?.start(input);
      const node = nodeOf(model, first.snapshot, timersAfter(new Map(), first), new Set(), { input, known });
      return standing(node, startTiming(first.timers), arrivalOf(first));
    },
    transition: (at, event) => {
      const move = moveOf(at.node, event);
      const timing = move && timingAfter(at.timing, move, 0);
      return timing ? standing(move.found, timing, move) : at;
    },
    getPersistedSnapshot: (at) => at,
    eventsOf: (node) => placeOf(node).events,
    moveOf,
  };
}

/** A node's offers and the results computed so far. */
interface Place {
  offers: ReadonlyMap<string, Offer>;
  events: readonly StepEvent[];
  moves: Map<string, Move>;
}

const placeFrom = (offers: readonly Offer[]): Place => ({
  offers: new Map(offers.map((offer) => [offer.event.type, offer])),
  events: offers.map(({ event }) => event),
  moves: new Map(),
});

const offersOf = (model: Model<any>, node: Node): Offer[] =>
  stepsFrom(model, node).map((step) => {
    const fired = firedBy(node, step);
    return { event: { type: JSON.stringify(namesOf(step, fired)) }, step, fired };
  });

/** Unique among the steps that a node offers. */
function namesOf(step: Step, timer: string | undefined): unknown[] {
  switch (step.kind) {
    case 'user':
      return [step.kind, step.name, step.event.type];
    case 'answer':
      return [step.kind, step.actor, step.name, step.ok];
    case 'emit':
      return [step.kind, step.actor, step.name];
    case 'time':
      return [step.kind, timer];
  }
}

const arrivalOf = ({ taken, effects, calls, timers }: Recording): Arrival => ({
  taken,
  effects,
  calls,
  timers: timers.map(({ id, ms }) => ({ id, ms })),
});

function moveBy(
  offer: Offer,
  from: Node,
  { model, machine, record }: { model: Model<any>; machine: AnyStateMachine; record: Recorder },
): Move {
  const { step, fired } = offer;
  const result = record((scope) => transitionOrFail(machine, from.snapshot, eventOf(step), scope));
  const answered = answeredAfter(from, step);
  const timers = timersAfter(from.timers, result, fired);
  const { snapshot, effects, calls } = result;
  const known: unknown = model.observe?.after(from.ruleView.known, step, {
    from: from.ruleView,
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
    quickEquals(known, from.ruleView.known);
  const found = same
    ? from
    : nodeOf(model, snapshot, timers, answered, { input: from.ruleView.input, known });
  return { ...offer, found, ...arrivalOf(result) };
}

/** A state starts an actor that the model doesn't list. */
export class UnknownActor extends Error {
  constructor(model: string, actor: string) {
    super(`${model}: the model lists no answers of the actor "${actor}"`);
  }
}

/** The data that state comparison uses. */
export interface StateParts {
  status: AnyMachineSnapshot['status'];
  value: unknown;
  /** As far as it is relevant. */
  context: unknown;
  history: Record<string, string[]>;
  tags: string[];
  /** The living actors. */
  actors: string[];
  /** The chart's output, if it has ended with one. */
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

/** The event that delivers a step to the machine. */
export function eventOf(step: Step): AnyEventObject {
  if (step.kind !== 'answer') return step.event;
  return step.ok
    ? { type: `xstate.done.actor.${step.actor}`, output: step.value, actorId: step.actor }
    : { type: `xstate.error.actor.${step.actor}`, error: step.value, actorId: step.actor };
}

/** Whether an active state lists an event, by name or by a wildcard. */
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
  let ruleView: View<any> | undefined;
  return {
    key,
    state,
    parts,
    snapshot,
    timers: armed,
    answered,
    // Lazy: most nodes turn out to be known already.
    get view() {
      return (view ??= { ...statesOf(snapshot), context: contextOf(model, snapshot) });
    },
    get ruleView() {
      const running = [...armed.values()].map(({ ms }) => ms);
      return (ruleView ??= {
        ...this.view,
        context: shownOf(model, this.view),
        input,
        known,
        timers: running,
      });
    },
  };
}

/** An observer's record stays the same object while nothing new happens. */
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

/** Targets of the history states. */
function historyOf(snapshot: AnyMachineSnapshot) {
  const remembered: Record<string, AnyStateNode[]> = snapshot.historyValue;
  return Object.fromEntries(
    Object.entries(remembered).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
  );
}

/** Invoked or spawned actors that may still answer. */
export function livingActors(snapshot: AnyMachineSnapshot, answered?: ReadonlySet<AnyActorRef>) {
  return Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>).filter(
    (entry): entry is [string, AnyActorRef] =>
      entry[1] !== undefined && !answered?.has(entry[1]) && entry[1].getSnapshot().status === 'active',
  );
}

/** The actor's name in the model: its source, or its id if the source is written inline. */
function sourceOf(id: string, actor: AnyActorRef): string {
  const { src } = actor as { src?: unknown };
  return typeof src === 'string' ? src : id;
}

function stepsFrom(model: Model<any>, node: Node): Step[] {
  if (node.snapshot.status !== 'active') return [];
  const listens = listener(node.snapshot);
  return [...userSteps(model, listens), ...actorSteps(model, node, listens), ...timerSteps(node)];
}

/** Events that may arrive although no active state lists them; they have no effect. */
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
      Object.entries(cases).map(([name, rest]): Step => ({
        kind: 'user',
        name,
        event: { type, ...rest },
        by: model.cast?.user,
      })),
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
      Object.entries(values).map(([name, value]): Step => ({
        kind: 'answer',
        actor,
        name,
        ok,
        value,
        by: model.cast?.answering,
      }));
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

/** Computes a snapshot and records the effects that would have been executed. */
type Recorder = (compute: (scope: AnyActorScope) => AnyMachineSnapshot) => Recording;

function recorderOf(transitions: NamedTransitions): Recorder {
  let recording: Omit<Recording, 'snapshot'>;
  const self = createEmptyActor();
  self.system.inspect((event: InspectionEvent) => {
    // An invoked chart may pass through transient states of its own as it starts.
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

/** Like an actor: code that throws ends the machine with status `error`. */
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
