import { createActor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import * as v from 'valibot';
import { trace, type Trace, type TraceEvent, type TraceRun } from '#services/trace/trace.ts';
import { canonical } from '@araw/flow/canonical';
import { HeldClock } from '@araw/flow/clock';
import type { Model } from '@araw/flow/model';
import { rigFor, type Rig } from '@araw/flow/run';

/** The first point where a replayed machine behaves differently from the trace. */
export interface TraceDivergence {
  machine: string;
  /** The run's actor in the trace. */
  actor: string;
  /** From 1; 0 is the start. */
  event: number;
  /** Machine, event, expected and actual state, in words. */
  message: string;
}

export interface Replay {
  /** Events replayed, up to a divergence. */
  events: number;
  /** Ids of the machines with at least one replayed run. */
  machines: string[];
  divergences: TraceDivergence[];
  /** Ids of the trace's machines without a model. */
  unknown: string[];
}

/** Parses a trace file; throws a single error that describes what is wrong. */
export function readTrace(text: string): Trace {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error('This is no trace: it is not JSON.', { cause });
  }
  const parsed = v.safeParse(trace, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`This is no trace: ${v.getDotPath(issue) ?? 'as a whole'}: ${issue.message}`);
}

/** Replays every run of a trace on the models' machines, with actors held and the clock moved by hand. */
export function replayTrace({ runs }: Trace, models: readonly Model<any>[]): Replay {
  const rigs = new Map(models.map((model) => [model.name, rigFor(model)]));
  const replay: Replay = { events: 0, machines: [], divergences: [], unknown: [] };
  const machines = new Set<string>();
  const unknown = new Set<string>();
  for (const run of runs) {
    const rig = rigs.get(run.machine);
    if (!rig) {
      unknown.add(run.machine);
      continue;
    }
    machines.add(run.machine);
    const divergence = replayRun(run, rig);
    replay.events += divergence ? Math.max(0, divergence.event - 1) : run.events.length;
    if (divergence) replay.divergences.push(divergence);
  }
  return { ...replay, machines: [...machines], unknown: [...unknown] };
}

/** `replayed 12 events of 3 machines, 0 divergences`. */
export const replayInWords = ({ events, machines, divergences }: Replay) =>
  `replayed ${events} events of ${machines.length} machines, ${divergences.length} divergences`;

/** Browser timers use whole milliseconds, while its clock may be coarser. */
const earliness = 50;

function replayRun(run: TraceRun, rig: Rig): TraceDivergence | undefined {
  const { machine, actor: id, events } = run;
  const { actor, clock } = startRun(run, rig);
  try {
    const atStart = difference(run.state, run.status ?? 'active', actor);
    if (atStart) return { machine, actor: id, event: 0, message: `${machine} at its start: ${atStart}` };
    for (const [index, traced] of events.entries()) {
      clock.standAt(traced.at - run.at);
      const problem =
        perform(traced, run, actor, clock, rig) ?? difference(traced.state, traced.status ?? 'active', actor);
      if (!problem) continue;
      const place = `event ${index + 1} of ${events.length} (${traced.event.type})`;
      return { machine, actor: id, event: index + 1, message: `${machine}, ${place}: ${problem}` };
    }
    return undefined;
  } finally {
    actor.stop();
  }
}

function startRun({ input, state, status, resumedWith }: TraceRun, { machine }: Rig) {
  const clock = new HeldClock();
  const actor: AnyActorRef = resumedWith
    ? createActor(machine, {
        clock,
        snapshot: machine.resolveState({
          value: state,
          context: resumedWith.context,
          status: status ?? 'active',
        }),
      })
    : createActor(machine, { clock, input });
  // An unobserved error would crash the process; the state comparison reports it instead.
  actor.subscribe({ error: () => {} });
  actor.start();
  return { actor, clock };
}

/** Undefined if the event was possible. */
function perform(
  traced: TraceEvent,
  { resumedWith }: TraceRun,
  actor: AnyActorRef,
  clock: HeldClock,
  { held }: Rig,
): string | undefined {
  const { event } = traced;
  switch (traced.kind) {
    case 'user':
      actor.send(event);
      return undefined;
    case 'time':
      if (isArmed(actor, event.type)) return fireTimer(actor, clock, event.type);
      if (!resumedWith) return 'no such timer runs';
      break;
    case 'answer':
    case 'emit': {
      const living = held.get(traced.actor);
      if (!living && !resumedWith) return `the actor "${traced.actor}" does not run`;
      if (!living) break;
      if (traced.kind === 'emit') {
        living.emit(event);
      } else {
        const ok = event.type.startsWith('xstate.done.');
        living.answer({
          kind: 'answer',
          actor: traced.actor,
          name: '',
          ok,
          value: ok ? event.output : event.error,
        });
      }
      return undefined;
    }
  }
  // For an actor or timer from before a resumed run's first event, only the event itself is known.
  actor.send(event);
  return undefined;
}

const isArmed = (actor: AnyActorRef, type: string) =>
  Object.values(actor.system.getSnapshot()._scheduledEvents).some(({ event }) => event.type === type);

function fireTimer(actor: AnyActorRef, clock: HeldClock, type: string): string | undefined {
  let fired: string | undefined;
  const watching = actor.system.inspect((event) => {
    if (event.type === '@xstate.event' && event.actorRef === actor) fired ??= event.event.type;
  });
  const early = clock.fireNext() ?? 0;
  watching.unsubscribe();
  if (fired !== type) return `the timer ${fired} is up first`;
  return early > earliness ? `the timer is up ${Math.round(early)} ms later than that` : undefined;
}

/** Undefined if the machine is in the trace's state. */
function difference(expected: unknown, expectedStatus: string, actor: AnyActorRef): string | undefined {
  const { value, status }: AnyMachineSnapshot = actor.getSnapshot();
  if (canonical(value) === canonical(expected) && status === expectedStatus) return undefined;
  return `expected ${placeInWords(expected, expectedStatus)}, actual ${placeInWords(value, status)}`;
}

const placeInWords = (value: unknown, status: string) =>
  status === 'active' ? leaves(value).join(' + ') : `${leaves(value).join(' + ')} (${status})`;

function leaves(value: unknown, above = ''): string[] {
  if (typeof value === 'string') return [above + value];
  return Object.entries(value ?? {}).flatMap(([region, below]) => {
    const inside = leaves(below, `${above}${region}.`);
    return inside.length > 0 ? inside : [above + region];
  });
}
