import type {
  AnyActorRef,
  AnyMachineSnapshot,
  InspectedEventEvent,
  InspectedSnapshotEvent,
  InspectionEvent,
} from 'xstate';
import type { Unread } from '../client/unread.ts';
import { createSanitiser } from './sanitise.ts';
import type { Trace, TraceEvent, TraceRun } from './trace.ts';

export interface Recorder {
  /** Takes events from an actor's `inspect`, in order, immediately or later; `at` in milliseconds of any steady clock. */
  record(event: InspectionEvent, at: number): void;
  trace(): Trace;
}

type ActorRef = InspectionEvent['actorRef'];

type Origin =
  | { kind: 'user' | 'time' }
  /** The invoked actor's id. */
  | { kind: 'answer' | 'emit'; actor: string };

interface Entry {
  at: number;
  origin: Origin;
  event: TraceEvent['event'];
  /** The event's result; absent while the event is queued. */
  after?: AnyMachineSnapshot;
}

interface Run {
  ref: ActorRef;
  machine: string;
  at: number;
  input: unknown;
  /** The state before the first entry. */
  before: AnyMachineSnapshot;
  resumed: boolean;
  running: boolean;
  entries: Entry[];
}

export interface RecorderOptions {
  /** Most events per machine, over all its runs. */
  limit?: number;
  /** From earlier pages; the oldest are dropped to make room. */
  earlier?: readonly TraceRun[];
  /** Unreadable parts of the operator's answers. */
  unread?: () => readonly Unread[];
  /** ISO 8601, for the trace. */
  today?: () => string;
}

/** Records the latest events of every inspected machine, without secrets. */
export function createRecorder({
  limit = 500,
  earlier = [],
  unread = () => [],
  today = () => new Date().toISOString(),
}: RecorderOptions = {}): Recorder {
  const sanitise = createSanitiser();
  const runs = new Map<ActorRef, Run>();
  const goesOnAt = earlier.reduce((latest, run) => Math.max(latest, endOf(run)), 0);
  let beganAt: number | undefined;

  function start(ref: ActorRef, event: InitEvent, at: number) {
    const snapshot: unknown = ref.getSnapshot();
    if (!isOfMachine(snapshot)) return;
    const machine = snapshot.machine.id;
    const input = sanitise(event.input);
    // React restarts an actor that had been stopped.
    const resumed = runs.delete(ref);
    runs.set(ref, { ref, machine, at, input, before: snapshot, resumed, running: true, entries: [] });
    forgetEmptyRuns(machine);
  }

  const runsOf = (machine: string) => [...runs.values()].filter((run) => run.machine === machine);

  function forgetEmptyRuns(machine: string) {
    for (const { ref, running, entries } of runsOf(machine)) {
      if (!running && entries.length === 0) runs.delete(ref);
    }
  }

  const countOf = (machine: string) => runsOf(machine).reduce((sum, { entries }) => sum + entries.length, 0);

  /** Whole runs only: the context in the middle of one is no longer known. */
  function earlierRuns(): TraceRun[] {
    const counts = new Map<string, number>();
    return earlier
      .toReversed()
      .filter(({ machine, events }) => {
        const count = (counts.get(machine) ?? countOf(machine)) + events.length;
        counts.set(machine, count);
        return count <= limit;
      })
      .toReversed();
  }

  function dropOldest(machine: string) {
    const ofMachine = runsOf(machine);
    const count = countOf(machine);
    const oldest = ofMachine.find(({ entries }) => entries.length > 0);
    if (count <= limit || !oldest) return;
    oldest.before = oldest.entries.shift()?.after ?? oldest.before;
    oldest.resumed = true;
    forgetEmptyRuns(machine);
  }

  function noteEvent({ actorRef, sourceRef, event }: InspectedEventEvent, at: number) {
    if (isInit(event)) return start(actorRef, event, at);
    const run = runs.get(actorRef);
    if (!run || isSnapshotOfChild(event)) return;
    const origin = originOf(actorRef, sourceRef, event.type);
    run.entries.push({ at, origin, event: sanitise(event) as TraceEvent['event'] });
    dropOldest(run.machine);
  }

  function noteSnapshot({ actorRef, event, snapshot }: InspectedSnapshotEvent) {
    const run = runs.get(actorRef);
    if (!run || isSnapshotOfChild(event)) return;
    if (isInit(event)) {
      // Not the actor's own snapshot: by now it may be further ahead.
      run.before = snapshot as AnyMachineSnapshot;
      return;
    }
    if (event.type === 'xstate.stop') {
      run.running = false;
      return;
    }
    // A machine processes its events in the order they were sent.
    const waiting = run.entries.find(({ after }) => !after);
    if (waiting) waiting.after = snapshot as AnyMachineSnapshot;
  }

  return {
    record(inspected, at) {
      beganAt ??= at - goesOnAt;
      if (inspected.type === '@xstate.event') noteEvent(inspected, at - beganAt);
      if (inspected.type === '@xstate.snapshot') noteSnapshot(inspected);
    },

    trace: () => ({
      format: 'araw-trace-1',
      recordedAt: today(),
      runs: [...earlierRuns(), ...[...runs.values()].map((run) => traceOf(run, sanitise))],
      unread: [...unread()],
    }),
  };
}

const endOf = ({ at, events }: TraceRun) => Math.max(at, events.at(-1)?.at ?? 0);

type InitEvent = { type: 'xstate.init'; input?: unknown };
const isInit = (event: { type: string }): event is InitEvent => event.type === 'xstate.init';

/** A child's state is recorded by the child's own run, whose machine knows what is secret. */
const isSnapshotOfChild = (event: { type: string }) => event.type.startsWith('xstate.snapshot.');

const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

const answer = /^xstate\.(?:done|error)\.actor\.(.+)$/;

function originOf(target: ActorRef, source: ActorRef | undefined, type: string): Origin {
  const [, answering] = answer.exec(type) ?? [];
  if (answering !== undefined) return { kind: 'answer', actor: answering };
  if (source === target) return { kind: 'time' };
  const { id, _parent } = (source ?? {}) as Partial<AnyActorRef>;
  return id !== undefined && _parent === target ? { kind: 'emit', actor: id } : { kind: 'user' };
}

function traceOf(run: Run, sanitise: (value: unknown) => unknown): TraceRun {
  const { ref, machine, at, input, before, resumed, entries } = run;
  return {
    machine,
    actor: ref.sessionId,
    at,
    ...(input !== undefined && { input }),
    ...placeOf(before),
    ...(resumed && { resumedWith: { context: sanitise(before.context) } }),
    events: entries.flatMap((entry) => eventsOf(run, entry)),
  };
}

/** None for a queued event; one without a snapshot is the error that stopped the machine. */
function eventsOf({ ref }: Run, { at, origin, event, after }: Entry): TraceEvent[] {
  const last = ref.getSnapshot() as AnyMachineSnapshot;
  const outcome = after ?? (last.status === 'error' ? last : undefined);
  if (!outcome) return [];
  return [{ at, ...origin, event, ...placeOf(outcome) } as TraceEvent];
}

/** A machine's state, and whether it is still running. */
const placeOf = ({ value: state, status }: AnyMachineSnapshot) => ({
  state,
  ...(status !== 'active' && { status }),
});
