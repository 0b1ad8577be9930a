import type { Locator, Page, Request } from '@playwright/test';
import type { Edge, Graph } from '../explore/explore.ts';
import type { ContextView, Step } from '../model/model.ts';
import type { Goal } from '../explore/paths.ts';

/** Where a walk stands: what an expectation may know besides the page. */
export interface Moment {
  view: ContextView;
  scene: string;
  /** The steps that led here; none at the start. */
  steps: readonly Step[];
}

/** How often an actor has been answered so far; every answer can have a number, so that none can be mistaken for another. */
export const answersOf = ({ steps }: Moment, actor: string) =>
  steps.filter((step) => step.kind === 'answer' && step.actor === actor).length;

/** Something to be seen on the screen. */
export interface Expectation {
  /** As a reader of the walked path is told. */
  words: string;
  check(page: Page, moment: Moment): Promise<unknown>;
}

export const see = (words: string, check: Expectation['check']): Expectation => ({ words, check });

/** What a call sends, as the walk's `readSent` reads it. */
export interface Sent {
  method: string;
  query: Record<string, string>;
  body?: unknown;
  /** The token that tells who calls, where one is sent along. */
  token?: string;
}

/** An answer from outside: a status and a body, what the page's server says anyway, or nothing until the client gives up. */
export type Reply =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'as the server answers'
  | 'silence';

export interface Answered {
  ok: boolean;
  value: unknown;
  /** From 1: which answer to this actor it is. */
  number: number;
  /** What the chart handed to the actor. */
  input: any;
  url: URL;
  /** What the page has sent. */
  sent: Sent;
}

/** One call that an actor makes, held until a step of the path answers it. */
export interface HeldCall {
  /** What its address contains: one for each call that the actor chooses from. */
  paths: readonly string[];
  /** Which requests to these paths it is about, where one path has several; all of them when left out. */
  only?: (request: Request) => boolean;
  /** Which of the paths it is, by what the chart hands to the actor; the first when left out. */
  choose?: (input: any) => string;
  /**
   * What has to be sent, by what the chart hands to the actor, and where the walk stood then; `url` and `sent` tell
   * what a test cannot know before: the page's host, and what others made up.
   */
  sends?: (input: any, asked: Moment, url: URL, sent: Sent) => Sent;
  reply(answered: Answered): Reply;
  /** The call that the actor makes after this one, before it answers: a chart that is invoked may make several. */
  next?: HeldCall & { isMade(answer: Pick<Answered, 'ok' | 'value'>): boolean };
}

export interface Opening {
  path: string;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** On the open page: starts a chart that does not run from the beginning. */
  begin?: (page: Page) => Promise<void>;
  /** Shows once what comes as a chunk of its own, and leaves the screen as it was. */
  warmUp?: (page: Page) => Promise<void>;
}

/** How a screen shows a machine and how a user works it. It knows the page, not the chart's insides. */
export interface Binding {
  /** Where the screen is, by variant and scene. */
  open(variant: string, scene: string): Opening;
  /** By name: the steps of a variant that a page can take which was opened so. One that takes all when left out. */
  scenes?: Record<string, (edge: Edge) => boolean>;
  /** What the paths pass where only `cases` are asked for: more, for a chart that is small. `cases` when left out. */
  goal?: Goal;
  /** The chart counts down by the calendar, which then is not turned between the steps: no read of it grows old. */
  keepsCalendar?: boolean;
  /** Variants that differ from another in how they start alone: with the goal `cases` no more is looked at. */
  startsOnly?: readonly string[];
  /** Variants for which there is no screen yet. Each with what is missing. */
  notYet?: Record<string, string>;
  /** By actor. */
  calls: Record<string, HeldCall>;
  /** By type of an event that an actor sends by itself: how the outside brings it about. */
  emits?: Record<string, (page: Page, event: any) => Promise<unknown>>;
  /** By event: what the user does, given the rest of the event. */
  does: Record<string, (page: Page, event: any, moment: Moment) => Promise<unknown>>;
  /** By state path: what is on the screen while the machine is there. */
  sees: Record<string, Expectation>;
  /** What is on the screen depending on context. */
  facts: { when: (moment: Moment) => boolean; sees: Expectation }[];
  /** By action: what shows right after it. */
  effects?: Record<string, Expectation>;
  /** By event: its control, usable exactly when the machine would take the event. */
  controls: Record<string, (page: Page) => Locator>;
  /** Whether a control is within reach at all: not where something covers it or another page has it. */
  reachable?: (event: string, view: ContextView) => boolean;
  /** Events without a control, such as gestures and news from outside, and actors without a call. Each with its reason. */
  without?: Record<string, string>;
  /** States and actions that show nothing of their own. Each with its reason. */
  unseen?: Record<string, string>;
  /** For a step that leads away from this screen: what is there then, and all that is asked for. */
  departs?: (edge: Edge) => Expectation | undefined;
  /** Edges of the model that this screen cannot bring about, for example because its server never says so. */
  impossible?: (edge: Edge) => boolean;
  /** Transitions that no path takes because of that. Each with its reason. */
  unwalked?: Record<string, string>;
}

/** Reads what a request sends besides its method and query. */
export type ReadSent = (request: Request) => Pick<Sent, 'body' | 'token'>;

/** Whatever of the models the binding leaves out or has too much; empty when nothing can pass silently. */
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
