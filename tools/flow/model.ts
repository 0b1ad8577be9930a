import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MemberType } from '#services/contract/roles.ts';
import type { RequirementId } from '../requirements/register.ts';

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

/** The states that a chart is in. `matches('form.editing')` is true for that state and everything below it. */
export interface StateView {
  value: unknown;
  tags: ReadonlySet<string>;
  status: AnyMachineSnapshot['status'];
  /** What a chart that has ended hands to the one that invoked it. */
  output?: unknown;
  matches(path: string): boolean;
}

/** A snapshot with the whole context, as far as the model's `abstract` keeps it. */
export interface ContextView extends StateView {
  context: any;
}

/** What a rule sees of a snapshot: the states, what a screen shows of the context, what came in, what is known. */
export interface View<Shown = unknown, Known = any> extends StateView {
  /** What a screen shows of the context, by the model's `shown`. */
  context: Shown;
  /** What the chart was started with: the variant's input. */
  input: any;
  /** What has happened so far, by the model's `observe`. */
  known: Known;
  /** After how long each running timer is up, in milliseconds since it was started. */
  timers: readonly number[];
}

/** An actor that a step starts: by its source, with what it is asked by. */
export interface Call {
  actor: string;
  input: any;
}

/** An effect that a step carries out: an action's name, with its params. */
export interface Effect {
  action: string;
  params: any;
}

/** What a step came to, as somebody sees who does not look into the chart: of its context, what a screen shows. */
export interface Outcome {
  from: ContextView;
  to: ContextView;
  effects: readonly Effect[];
  calls: readonly Call[];
}

/**
 * Notes what happens, from inputs and outcomes alone: rules compare with it what the chart does. What is noted
 * tells states apart, and must stay finite.
 */
export interface Observer<Known> {
  start(input: any): Known;
  after(known: Known, step: Step, outcome: Outcome): Known;
}

interface RuleText {
  /** What holds, in one sentence a product owner understands. */
  text: string;
  requirements: RequirementId[];
}

/** No reachable state is like this. */
interface Never<Context, Known> {
  never: (view: View<Context, Known>) => boolean;
}

/**
 * No single step is like this; `actions` names its effects in order, without assignments to the context, `calls`
 * the actors it starts, and `effects` says by what params the actions are carried out. An event that no active
 * state takes is a step, too, from a state to itself.
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

/** The chart does not start like this; the arguments after the view are those of `neverStep`. */
interface NeverStart<Context, Known> {
  neverStart: (
    view: View<Context, Known>,
    actions: readonly string[],
    calls: readonly Call[],
    effects: readonly Effect[],
  ) => boolean;
}

/** From everywhere (or from the states in `from`) such a state can still be reached. */
interface CanReach<Context, Known> {
  canReach: (view: View<Context, Known>) => boolean;
  from?: (view: View<Context, Known>) => boolean;
}

/** Answers and timers alone always leave such states, and a failure or a time-out is among the ways out. */
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
  /** Regions that are charts with a model of their own: a part of them that is never used here is not a fault of this model. */
  parts?: readonly string[];
  /** Input variants by name: white-label flags, member types. */
  variants: Record<string, unknown>;
  /** The player's alphabet: event type → named cases → the rest of the event. */
  events: Record<string, Record<string, object>>;
  /** What each invoked actor (by src) may answer. */
  actors: Record<string, Answers>;
  /** Keeps the state space finite: what of the context matters. Identity when left out. */
  abstract?: (context: any) => object;
  /** What of the context a screen shows, and rules may therefore judge by. Everything when left out. */
  shown?: readonly (keyof Context)[];
  observe?: Observer<Known>;
  /** Member types that the chart treats the same: the first of each class stands for all of it. Each its own when left out. */
  typesAlike?: readonly (readonly MemberType[])[];
  rules: Rule<Context, Known>[];
}

export const defineModel = <Context, Known = any>(model: Model<Context, Known>): Model<Context, Known> =>
  model;
