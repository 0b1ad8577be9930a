import type { Locator, Page, Route } from '@playwright/test';
import { type Edge, type Graph, type Node } from './explore.ts';
import type { View } from './model.ts';
import { paths } from './paths.ts';
import { schedule } from './schedule.ts';
import { sentence } from './words.ts';

type AnyView = View<any>;
type Expectation = (page: Page) => Promise<void>;

/** One call that an actor makes, held until a step of the path answers it. */
export interface HeldCall {
  /** What its address contains; where it hangs on the state, every possible one with when it is that one. */
  paths: { path: string; when?: (view: AnyView) => boolean }[];
  /** The operator's answer to a step of the model: status and body. */
  reply(outcome: { ok: boolean; value: unknown }, view: AnyView, url: URL): { status: number; body: unknown };
}

/** How a screen shows a machine and how a player works it. It knows the page, not the chart's insides. */
export interface Binding {
  /** Where the screen is, by variant; `prepare` runs before the page is opened. */
  open(variant: string): {
    path: string;
    prepare?: (page: Page) => Promise<void>;
    /** Shows once what comes as a chunk of its own, and leaves the screen as it was. */
    warmUp?: (page: Page) => Promise<void>;
  };
  /** By actor. */
  calls: Record<string, HeldCall>;
  /** By event: what the player does, given the rest of the event. */
  does: Record<string, (page: Page, event: any) => Promise<unknown>>;
  /** By state path: what is on the screen while the machine is there. */
  sees: Record<string, Expectation>;
  /** What is on the screen depending on context. */
  facts: { when: (view: AnyView) => boolean; sees: Expectation }[];
  /** By event: its control, usable exactly when the machine would take the event. */
  controls: Record<string, (page: Page) => Locator>;
  /** Events without a control: gestures, and news from outside the screen, which no path drives. Each with its reason. */
  without: Record<string, string>;
  /** States that cover the screen, such as a drawer: only these events can be worked then. */
  covers?: { when: string; events: string[] }[];
  /** A state after which another screen shows; only its own expectation is asked for then. */
  leaves?: string;
  /** Edges of the model that this screen cannot bring about, for example because the operator never says so. */
  impossible?: (edge: Edge) => boolean;
}

/** Milliseconds of the page's clock that a step may take to settle: chunks that load, timers of zero length. */
const settling = 100;
/** Every step that settles puts the page's clock ahead of the schedule; no other timer may fall due in so many ms. */
const margin = 50;
/** When the clock is stopped, counted from the opening of the page; no timer of the app is due so soon. */
const loadingTime = 12_000;
/** Between two steps of the player so much time passes on the calendar that no cached read is fresh. */
const calendarStep = 10 * 60_000;

const isOn = (view: AnyView, path: string | undefined) => path !== undefined && view.matches(path);

/** Which events the machine would take here, whatever their case. */
function offered(graph: Graph, node: Node): Set<string> {
  const types = new Set<string>();
  for (const edge of graph.edges) {
    if (edge.from === node && edge.step.kind === 'user' && edge.taken.length > 0)
      types.add(edge.step.event.type);
  }
  return types;
}

/** The paths that together pass every transition and every named case that a player can bring about. */
export function playerPaths(graph: Graph, binding: Binding): Edge[][] {
  const cache = new Map<Node, Set<string>>();
  const offers = (node: Node) => {
    const known = cache.get(node) ?? offered(graph, node);
    cache.set(node, known);
    return known;
  };
  const allowed = (edge: Edge) => {
    const { from, step } = edge;
    if (isOn(from.view, binding.leaves) || binding.impossible?.(edge)) return false;
    if (step.kind !== 'user') return true;
    const { type } = step.event;
    if (!binding.does[type] || !offers(from).has(type)) return false;
    const cover = binding.covers?.find(({ when }) => from.view.matches(when));
    return !cover || cover.events.includes(type);
  };
  return paths(graph, 'cases', { allowed, gap: margin, longest: 20 }).paths;
}

/** Whatever of the model the binding leaves out; empty when nothing can pass silently. */
export function gaps(graphs: readonly Graph[], binding: Binding): string[] {
  const [first] = graphs;
  if (!first) return ['no graph'];
  const leaves = new Set(
    graphs.flatMap((graph) =>
      [...graph.nodes.values()].flatMap(({ snapshot }) =>
        snapshot._nodes
          .filter((node: { states: object }) => Object.keys(node.states).length === 0)
          .map((node: { path: string[] }) => node.path.join('.')),
      ),
    ),
  );
  const sees = Object.keys(binding.sees);
  const covers = (path: string, leaf: string) => leaf === path || leaf.startsWith(`${path}.`);
  const events = Object.keys(first.model.events);
  return [
    ...[...leaves]
      .filter((leaf) => !sees.some((path) => covers(path, leaf)))
      .map((leaf) => `state ${leaf}: no expectation`),
    ...sees
      .filter((path) => ![...leaves].some((leaf) => covers(path, leaf)))
      .map((path) => `expectation ${path}: no such state`),
    ...events
      .filter((type) => !binding.does[type] && !binding.without[type])
      .map((type) => `event ${type}: nobody does it`),
    ...events
      .filter((type) => !binding.controls[type] && !binding.without[type])
      .map((type) => `event ${type}: no control`),
    ...Object.keys(first.model.actors)
      .filter((actor) => !binding.calls[actor])
      .map((actor) => `call ${actor}: not held`),
  ];
}

interface Runner {
  /** Names a step in the report. */
  step: (title: string, body: () => Promise<void>) => Promise<unknown>;
}

/**
 * Walks one path on the real page: does what the player does, answers the held calls, moves the page's clock;
 * and after each step asks three things: what each state shows, what hangs on context, and that every control is
 * usable exactly when the machine would take its event.
 */
export async function walk(
  page: Page,
  graph: Graph,
  binding: Binding,
  path: Edge[],
  { step }: Runner,
): Promise<void> {
  const times = schedule(path, graph.startTimers, { gap: margin });
  if (!times) throw new Error('No clock allows this path.');
  const held = await holdCalls(page, binding);
  let now = 0;
  const armed = new Map(graph.startTimers.map(({ id, ms = 0 }) => [id, { at: 0, ms }]));
  const pass = async (milliseconds: number) => {
    if (milliseconds <= 0) return;
    await page.clock.runFor(milliseconds);
    now += milliseconds;
  };

  const { path: address, prepare, warmUp } = binding.open(graph.variant);
  let calendar = Date.UTC(2026, 0, 15, 12);
  await page.clock.install({ time: calendar });
  await prepare?.(page);
  await page.goto(address);
  // The clock runs until the screen stands: loading it takes as long as it takes.
  await step('the start', () => look(page, graph, binding, graph.start));
  await warmUp?.(page);
  await page.clock.pauseAt(calendar + loadingTime);

  for (const [index, edge] of path.entries()) {
    const { from, to } = edge;
    await step(sentence(edge.step), async () => {
      if (edge.step.kind === 'time') {
        const timer = armed.get(edge.fired ?? '');
        await pass(timer ? timer.at + timer.ms - now : edge.step.ms);
      } else {
        await pass((times[index + 1] ?? 0) - (times[index] ?? 0));
      }
      if (edge.step.kind === 'user') {
        calendar += calendarStep;
        await page.clock.setSystemTime(calendar);
        await binding.does[edge.step.event.type]?.(page, edge.step.event);
      }
      if (edge.step.kind === 'answer') await held.answer(edge.step, from.view);
      if (edge.fired) armed.delete(edge.fired);
      for (const { id, ms } of edge.timers) {
        if (ms === undefined) armed.delete(id);
        else armed.set(id, { at: now, ms });
      }
      await whileTicking(pass, () => look(page, graph, binding, to));
    });
  }
}

/** Lets the stopped clock go on, a millisecond at a time, until what is looked for is there. */
async function whileTicking(pass: (milliseconds: number) => Promise<void>, looking: () => Promise<void>) {
  let seen = false;
  const ticking = (async () => {
    for (let ticks = 0; ticks < settling && !seen; ticks += 1) {
      await pass(1);
      // Fast at first, then patiently: a chunk may take long on a busy machine.
      await new Promise((resolve) => setTimeout(resolve, ticks < 20 ? 20 : 120));
    }
  })();
  try {
    await looking();
  } finally {
    seen = true;
    await ticking;
  }
}

async function look(page: Page, graph: Graph, binding: Binding, node: Node): Promise<void> {
  const { view } = node;
  if (isOn(view, binding.leaves)) return binding.sees[binding.leaves ?? '']?.(page);
  for (const [path, sees] of Object.entries(binding.sees)) if (view.matches(path)) await sees(page);
  for (const { when, sees } of binding.facts) if (when(view)) await sees(page);

  const takes = offered(graph, node);
  const cover = binding.covers?.find(({ when }) => view.matches(when));
  for (const [type, control] of Object.entries(binding.controls)) {
    if (cover && !cover.events.includes(type)) continue;
    const locator = control(page).first();
    const usable = (await locator.count()) > 0 && (await locator.isEnabled());
    if (usable !== takes.has(type)) {
      throw new Error(
        usable
          ? `${type} is offered but the machine ignores it`
          : `${type} is not offered but the machine would take it`,
      );
    }
  }
}

async function holdCalls(page: Page, binding: Binding) {
  const waiting: Route[] = [];
  let arrived = () => {};
  const held = Object.values(binding.calls).flatMap(({ paths: all }) => all.map(({ path }) => path));
  await page.route(
    (url) => held.some((path) => url.pathname.includes(path)),
    (route) => {
      waiting.push(route);
      arrived();
    },
  );

  return {
    async answer({ actor, ok, value }: { actor: string; ok: boolean; value: unknown }, view: AnyView) {
      const call = binding.calls[actor];
      if (!call) throw new Error(`No call is held for ${actor}.`);
      const wanted = call.paths.find(({ when }) => !when || when(view))?.path ?? '';
      const take = () => waiting.findLastIndex((route) => route.request().url().includes(wanted));
      while (take() < 0) {
        await new Promise<void>((resolve, reject) => {
          arrived = resolve;
          setTimeout(() => reject(new Error(`${actor} was never called`)), 3_000).unref();
        });
      }
      const [route] = waiting.splice(take(), 1);
      const { status, body } = call.reply({ ok, value }, view, new URL(route?.request().url() ?? ''));
      await route?.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
    },
  };
}
