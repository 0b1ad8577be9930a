import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { RequirementId } from '#tests/register.ts';

/** One thing that happens to a machine from outside. */
export type Step =
  | { kind: 'user'; name: string; event: AnyEventObject }
  | { kind: 'answer'; actor: string; name: string; ok: boolean; value: unknown }
  | { kind: 'emit'; actor: string; name: string; event: AnyEventObject }
  | { kind: 'time'; name: string; ms: number; event: AnyEventObject };

/** What an invoked actor may answer: named outputs, named errors, named events sent back. */
export interface Answers {
  done?: Record<string, unknown>;
  error?: Record<string, unknown>;
  emits?: Record<string, AnyEventObject>;
}

/** What a rule sees of a snapshot. `matches('form.editing')` is true for that state and everything below it. */
export interface View<Context> {
  value: unknown;
  context: Context;
  tags: ReadonlySet<string>;
  status: AnyMachineSnapshot['status'];
  matches(path: string): boolean;
}

/** An actor that a step starts: by its source, with what it is asked by. */
export interface Call {
  actor: string;
  input: any;
}

interface RuleText {
  /** What holds, in one sentence a product owner understands. */
  text: string;
  requirements: RequirementId[];
}

/** No reachable state is like this. */
interface Never<Context> {
  never: (view: View<Context>) => boolean;
}

/**
 * No single step is like this; `actions` names its effects in order, without assignments to the context, and
 * `calls` the actors it starts. An event that no active state takes is a step, too, from a state to itself.
 */
interface NeverStep<Context> {
  neverStep: (
    from: View<Context>,
    step: Step,
    to: View<Context>,
    actions: readonly string[],
    calls: readonly Call[],
  ) => boolean;
}

/** From everywhere (or from the states in `from`) such a state can still be reached. */
interface CanReach<Context> {
  canReach: (view: View<Context>) => boolean;
  from?: (view: View<Context>) => boolean;
}

/** Answers and timers alone always leave such states, and a failure or a time-out is among the ways out. */
interface Settles<Context> {
  settles: (view: View<Context>) => boolean;
}

export type Judgement<Context> = Never<Context> | NeverStep<Context> | CanReach<Context> | Settles<Context>;

export type Rule<Context> = RuleText & Judgement<Context>;

export interface Model<Context = any> {
  /** The machine's id. */
  name: string;
  machine: AnyStateMachine;
  /** Regions that are charts with a model of their own: what of them is never used here is none of this model's faults. */
  parts?: readonly string[];
  /** Input variants by name: white-label flags, member types. */
  variants: Record<string, unknown>;
  /** The player's alphabet: event type → named cases → the rest of the event. */
  events: Record<string, Record<string, object>>;
  /** What each invoked actor (by src) may answer. */
  actors: Record<string, Answers>;
  /** Keeps the state space finite: what of the context matters. Identity when left out. */
  abstract?: (context: Context) => object;
  rules: Rule<Context>[];
}

export const defineModel = <Context>(model: Model<Context>): Model<Context> => model;
