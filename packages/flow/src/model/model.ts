import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/**
 * For a project's own types: `declare module '@araw/flow/model' { interface Register { requirement: 'A-1' | 'A-2' } }`
 * restricts the requirements that rules can name.
 */
export interface Register {}

/** A requirement's ID: any text, unless the project registers its own. */
export type RequirementId = Register extends { requirement: infer Id extends string } ? Id : string;

/** The actors in sentences. */
export interface Cast {
  /** Subject of the alphabet's events. */
  user: string;
  /** Subject of every actor's answers. */
  answering: string;
}

/** One event from outside; `by` is the member of the model's cast who causes it. */
export type Step =
  | { kind: 'user'; name: string; event: AnyEventObject; by?: string }
  | { kind: 'answer'; actor: string; name: string; ok: boolean; value: unknown; by?: string }
  | { kind: 'emit'; actor: string; name: string; event: AnyEventObject }
  | { kind: 'time'; name: string; ms: number; event: AnyEventObject };

/** Possible answers of an invoked actor: named outputs, named errors, named events sent back. */
export interface Answers {
  done?: Record<string, unknown>;
  error?: Record<string, unknown>;
  emits?: Record<string, AnyEventObject>;
}

/** The active states of a chart. `matches('form.editing')` is true for that state and its descendants. */
export interface StateView {
  value: unknown;
  tags: ReadonlySet<string>;
  status: AnyMachineSnapshot['status'];
  /** The output of a chart that has ended. */
  output?: unknown;
  matches(path: string): boolean;
}

/** A snapshot with the full context, as far as the model's `abstract` keeps it. */
export interface ContextView extends StateView {
  context: any;
}

/** What a rule sees of a snapshot: the states, the shown part of the context, the input, the observer's record. */
export interface View<Shown = unknown, Known = any> extends StateView {
  /** The part of the context that screens show, from the model's `shown`. */
  context: Shown;
  /** The variant's input. */
  input: any;
  /** The record of events so far, from the model's `observe`. */
  known: Known;
  /** Durations of the running timers, in milliseconds from when they were started. */
  timers: readonly number[];
}

/** An actor that a step starts: its source and input. */
export interface Call {
  actor: string;
  input: any;
}

/** An action that a step executes: its name and params. */
export interface Effect {
  action: string;
  params: any;
}

/** The result of a step as seen from outside: of the context only what a screen shows. */
export interface Outcome {
  from: ContextView;
  to: ContextView;
  effects: readonly Effect[];
  calls: readonly Call[];
}

/**
 * Keeps a record from inputs and outcomes alone, for rules to compare the chart with. The record distinguishes states and
 * must stay finite.
 */
export interface Observer<Known> {
  start(input: any): Known;
  after(known: Known, step: Step, outcome: Outcome): Known;
}

interface RuleText {
  /** One sentence that makes sense to readers who don't know the chart. */
  text: string;
  /** IDs of the requirements that it proves; empty for a rule of the chart's own. */
  requirements: RequirementId[];
}

/** No reachable state is like this. */
interface Never<Context, Known> {
  never: (view: View<Context, Known>) => boolean;
}

/**
 * No single step is like this. `actions` names its effects in order, without assignments; `calls` lists the actors it
 * starts; `effects` includes the params of the actions. An ignored event is a step too, from a state to itself.
 */
interface NeverStep<Context, Known> {
  neverStep: (
    from: View<Context, Known>,
    step: Step,
    to: View<Context, Known>,
    actions: readonly string[],
    calls: readonly Call[],
    effects: readonly Effect[],
  ) => boolean;
}

/** The chart doesn't start like this; the arguments after the view are those of `neverStep`. */
interface NeverStart<Context, Known> {
  neverStart: (
    view: View<Context, Known>,
    actions: readonly string[],
    calls: readonly Call[],
    effects: readonly Effect[],
  ) => boolean;
}

/** Such a state stays reachable from everywhere (or from the states in `from`). */
interface CanReach<Context, Known> {
  canReach: (view: View<Context, Known>) => boolean;
  from?: (view: View<Context, Known>) => boolean;
}

/** Answers and timers alone always leave such states, and a failure or time-out is among the ways out. */
interface Settles<Context, Known> {
  settles: (view: View<Context, Known>) => boolean;
}

export type Judgement<Context, Known = any> =
  | Never<Context, Known>
  | NeverStep<Context, Known>
  | NeverStart<Context, Known>
  | CanReach<Context, Known>
  | Settles<Context, Known>;

export type Rule<Context, Known = any> = RuleText & Judgement<Context, Known>;

export interface Model<Context = any, Known = any> {
  /** The machine's id. */
  name: string;
  machine: AnyStateMachine;
  /** Regions that are charts with their own model: behaviour of theirs that is unused here isn't a fault of this model. */
  parts?: readonly string[];
  variants: Record<string, unknown>;
  /** The user's alphabet: event type → named cases → the rest of the event. */
  events: Record<string, Record<string, object>>;
  /** Possible answers of each invoked actor, by src. */
  actors: Record<string, Answers>;
  /** The relevant part of the context; keeps the state space finite. Default: identity. */
  abstract?: (context: any) => object;
  /** The part of the context that a screen shows, and that rules may therefore use. Default: all of it. */
  shown?: readonly (keyof Context)[];
  observe?: Observer<Known>;
  /** Default: `the user`, and each actor answers for itself. */
  cast?: Cast;
  rules: Rule<Context, Known>[];
}

export const defineModel = <Context, Known = any>(model: Model<Context, Known>): Model<Context, Known> =>
  model;
