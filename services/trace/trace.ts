import * as v from 'valibot';

/** Where a machine is: a state's name, or by region. */
type StateValue = string | { [region: string]: StateValue };
const stateValue: v.GenericSchema<StateValue> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => stateValue),
  ),
]);

const milliseconds = v.pipe(v.number(), v.finite());
const anyEvent = v.looseObject({ type: v.string() });

/** Once the machine no longer runs. */
const status = v.optional(v.picklist(['done', 'error', 'stopped']));

const outcome = {
  /** Milliseconds since the recording began. */
  at: milliseconds,
  /** The state that the event has led to, the same where the machine ignored it. */
  state: stateValue,
  status,
};

/** One event of a machine; the kinds are those of the flow tools' steps. */
export const traceEvent = v.variant('kind', [
  /** From outside: the player, another machine, the app. */
  v.object({ kind: v.literal('user'), event: anyEvent, ...outcome }),
  /** An invoked actor is done or has failed: `xstate.done.actor.…` with `output`, `xstate.error.actor.…` with `error`. */
  v.object({ kind: v.literal('answer'), actor: v.string(), event: anyEvent, ...outcome }),
  /** An invoked actor has sent an event. */
  v.object({ kind: v.literal('emit'), actor: v.string(), event: anyEvent, ...outcome }),
  /** A timer of the machine is up. */
  v.object({ kind: v.literal('time'), event: anyEvent, ...outcome }),
]);
export type TraceEvent = v.InferOutput<typeof traceEvent>;

/** What one run of a machine has received, oldest first. */
export const traceRun = v.object({
  /** The machine's id. */
  machine: v.string(),
  /** The running actor's, unique in the trace. */
  actor: v.string(),
  at: milliseconds,
  input: v.optional(v.unknown()),
  /** The state before the first event. */
  state: stateValue,
  status,
  /** The context before the first event, where older events were dropped; the run began with its input otherwise. */
  resumedWith: v.optional(v.object({ context: v.unknown() })),
  events: v.array(traceEvent),
});
export type TraceRun = v.InferOutput<typeof traceRun>;

/** What the machines of a visit have received, sanitised. */
export const trace = v.object({
  format: v.literal('araw-trace-1'),
  /** ISO 8601. */
  recordedAt: v.string(),
  /** In the order they were started. */
  runs: v.array(traceRun),
  /** What of answers could not be read, without any value of theirs. */
  unread: v.optional(
    v.array(
      v.object({
        call: v.string(),
        list: v.optional(v.string()),
        path: v.string(),
        expected: v.string(),
        received: v.string(),
        count: v.number(),
      }),
    ),
  ),
});
export type Trace = v.InferOutput<typeof trace>;
