import * as v from 'valibot';

/** A machine's state: a name, or one per region. */
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

/** Set once the machine has stopped. */
const status = v.optional(v.picklist(['done', 'error', 'stopped']));

const outcome = {
  /** Milliseconds since the start of the recording. */
  at: milliseconds,
  /** The state after the event; unchanged if the machine ignored it. */
  state: stateValue,
  status,
};

/** One event of a machine; the kinds are those of steps in the flow tools. */
export const traceEvent = v.variant('kind', [
  /** From outside: the player, another machine, the app. */
  v.object({ kind: v.literal('user'), event: anyEvent, ...outcome }),
  /** An invoked actor has finished: `xstate.done.actor.…` with `output`, or `xstate.error.actor.…` with `error`. */
  v.object({ kind: v.literal('answer'), actor: v.string(), event: anyEvent, ...outcome }),
  /** An invoked actor has sent an event. */
  v.object({ kind: v.literal('emit'), actor: v.string(), event: anyEvent, ...outcome }),
  /** A timer of the machine has fired. */
  v.object({ kind: v.literal('time'), event: anyEvent, ...outcome }),
]);
export type TraceEvent = v.InferOutput<typeof traceEvent>;

/** Events of one run of a machine, oldest first. */
export const traceRun = v.object({
  /** The machine's id. */
  machine: v.string(),
  /** Id of the running actor, unique within the trace. */
  actor: v.string(),
  at: milliseconds,
  input: v.optional(v.unknown()),
  /** The state before the first event. */
  state: stateValue,
  status,
  /** The context before the first event, if older ones were dropped; otherwise the run starts with its input. */
  resumedWith: v.optional(v.object({ context: v.unknown() })),
  events: v.array(traceEvent),
});
export type TraceRun = v.InferOutput<typeof traceRun>;

/** The events of a visit's machines, sanitised. */
export const trace = v.object({
  format: v.literal('araw-trace-1'),
  /** ISO 8601. */
  recordedAt: v.string(),
  /** In the order they were started. */
  runs: v.array(traceRun),
  /** Unreadable parts of answers, without their values. */
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
