import type { Locator, Page, Request } from '@playwright/test';
import type { Edge, Graph } from '../explore/explore.ts';
import type { ContextView, Step } from '../model/model.ts';
import type { Goal } from '../explore/paths.ts';

/** A position on a walk: what an expectation may use besides the page. */
export interface Moment {
  view: ContextView;
  scene: string;
  /** The steps so far; empty at the start. */
  steps: readonly Step[];
}

/** How often an actor has been answered so far. Number answers with it, so that none can be mistaken for another. */
export const answersOf = ({ steps }: Moment, actor: string) =>
  steps.filter((step) => step.kind === 'answer' && step.actor === actor).length;

/** Something visible on the screen. */
export interface Expectation {
  /** For readers of the walked path. */
  words: string;
  check(page: Page, moment: Moment): Promise<unknown>;
}

export const see = (words: string, check: Expectation['check']): Expectation => ({ words, check });

/** A request as the walk's `readSent` reads it. */
export interface Sent {
  method: string;
  query: Record<string, string>;
  body?: unknown;
  /** The caller's token, if sent. */
  token?: string;
}

/** A status and a body, the page's own server, or silence until the client gives up. */
export type Reply =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'as the server answers'
  | 'silence';

export interface Answered {
  ok: boolean;
  value: unknown;
  /** Counts the answers to this actor, from 1. */
  number: number;
  /** The chart's input to the actor. */
  input: any;
  url: URL;
  /** The page's request. */
  sent: Sent;
}

/** One call of an actor, held until a step of the path answers it. */
export interface HeldCall {
  /** Part of its address: one for each call that the actor chooses from. */
  paths: readonly string[];
  /** The relevant requests to these paths; all by default. */
  only?: (request: Request) => boolean;
  /** Chooses the path from the actor's input; the first by default. */
  choose?: (input: any) => string;
  /**
   * The expected request, from the actor's input and the position on the walk when it was made; `url` and `sent` supply
   * what a test can't know in advance, such as the page's host or generated values.
   */
  sends?: (input: any, asked: Moment, url: URL, sent: Sent) => Sent;
  reply(answered: Answered): Reply;
  /** The actor's next call before it answers: an invoked chart may make several. */
  next?: HeldCall & { isMade(answer: Pick<Answered, 'ok' | 'value'>): boolean };
}

export interface Opening {
  path: string;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Runs on the open page, for a chart that doesn't start with it. */
  begin?: (page: Page) => Promise<void>;
  /** Loads the screen's lazy chunks once and leaves the screen as it was. */
  warmUp?: (page: Page) => Promise<void>;
}

/** How a screen shows a machine and how a user operates it. It knows the page, not the chart's internals. */
export interface Binding {
  /** The screen for a variant and scene. */
  open(variant: string, scene: string): Opening;
  /** By name: the steps of a variant that are possible on a page opened this way. Default: one scene with all steps. */
  scenes?: Record<string, (edge: Edge) => boolean>;
  /** Goal of the paths when only `cases` are requested: can be higher for a small chart. `cases` by default. */
  goal?: Goal;
  /** The chart counts down by the calendar, so don't advance it between the steps; cached reads stay fresh. */
  keepsCalendar?: boolean;
  /** Nobody touches the page while time passes: the chart watches for users who have left. */
  isAlone?: boolean;
  /** Variants that differ from another only at the start: with the goal `cases` only that is walked. */
  startsOnly?: readonly string[];
  /** Variants without a screen so far, each with what is missing. */
  notYet?: Record<string, string>;
  /** By actor. */
  calls: Record<string, HeldCall>;
  /** By type of an event that an actor sends unprompted: how the environment causes it. */
  emits?: Record<string, (page: Page, event: any) => Promise<unknown>>;
  /** By event: the user's action, given the rest of the event. */
  does: Record<string, (page: Page, event: any, moment: Moment) => Promise<unknown>>;
  /** By state path: what the screen shows in this state. */
  sees: Record<string, Expectation>;
  /** What the screen shows depending on context. */
  facts: { when: (moment: Moment) => boolean; sees: Expectation }[];
  /** By action: what shows immediately after it. */
  effects?: Record<string, Expectation>;
  /** By event: its control, which must be usable exactly when the machine would take the event. */
  controls: Record<string, (page: Page) => Locator>;
  /** Whether a control is reachable at all: not if something covers it or it is on another page. */
  reachable?: (event: string, view: ContextView) => boolean;
  /** Events without a control (gestures, news from the server) and actors without a call, each with its reason. */
  without?: Record<string, string>;
  /** States and actions that show nothing of their own, each with its reason. */
  unseen?: Record<string, string>;
  /** For a step that leaves this screen: what shows next, and the only thing that is checked. */
  departs?: (edge: Edge) => Expectation | undefined;
  /** Edges of the model that this screen can't produce, for example because its server never gives that answer. */
  impossible?: (edge: Edge) => boolean;
  /** Transitions that no path takes as a result, each with its reason. */
  unwalked?: Record<string, string>;
}

/** Reads a request's body and token. */
export type ReadSent = (request: Request) => Pick<Sent, 'body' | 'token'>;

/** Everything in the models that the binding misses, and everything in the binding that the models lack. */
export function gaps(graphs: readonly Graph[], binding: Binding): string[] {
  const { sees, does, controls, calls, emits = {}, effects = {}, without = {}, unseen = {} } = binding;
  const [first] = graphs;
  if (!first) return ['no graph'];
  const states = leavesOf(graphs);
  const actions = new Set(graphs.flatMap(({ edges }) => edges.flatMap((edge) => edge.actions)));
  const events = Object.keys(first.model.events);
  const covers = (path: string, leaf: string) => leaf === path || leaf.startsWith(`${path}.`);
  const shown = [...Object.keys(sees), ...Object.keys(unseen)];

  const missing = [
    ...states
      .filter((leaf) => !shown.some((path) => covers(path, leaf)))
      .map((leaf) => `state ${leaf}: no expectation`),
    ...[...actions]
      .filter((action) => !effects[action] && !unseen[action])
      .map((action) => `action ${action}: no expectation`),
    ...events.filter((type) => !does[type] && !without[type]).map((type) => `event ${type}: nobody does it`),
    ...events.filter((type) => !controls[type] && !without[type]).map((type) => `event ${type}: no control`),
    ...Object.entries(first.model.actors).flatMap(([actor, { done, error, emits: sent = {} }]) => [
      ...((done || error) && !calls[actor] && !without[actor] ? [`call ${actor}: not held`] : []),
      ...Object.values(sent)
        .filter(({ type }) => !emits[type])
        .map(({ type }) => `event ${type} of ${actor}: nobody brings it about`),
    ]),
  ];
  const known = (path: string) => states.some((leaf) => covers(path, leaf)) || actions.has(path);
  const tooMuch = [
    ...[...shown, ...Object.keys(effects)].filter((path) => !known(path)),
    ...[...Object.keys(does), ...Object.keys(controls)].filter((type) => !events.includes(type)),
    ...Object.keys(without).filter((name) => !events.includes(name) && !first.model.actors[name]),
    ...Object.keys(calls).filter((actor) => !first.model.actors[actor]),
  ];
  return [...missing, ...tooMuch.map((name) => `${name}: the model has no such thing`)];
}

/** The paths of the innermost states that can be reached. */
function leavesOf(graphs: readonly Graph[]): string[] {
  const leaves = graphs.flatMap((graph) =>
    [...graph.nodes.values()].flatMap((node) => innermost(node.snapshot)),
  );
  return [...new Set(leaves)];
}

/** The paths of the innermost active states. */
export function innermost(snapshot: { _nodes: readonly { states: object; path: string[] }[] }): string[] {
  return snapshot._nodes
    .filter((node) => Object.keys(node.states).length === 0)
    .map((node) => node.path.join('.'));
}
