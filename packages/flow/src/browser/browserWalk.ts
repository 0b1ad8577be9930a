import type { Page } from '@playwright/test';
import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { type Binding, type Expectation, innermost, type Moment, type ReadSent } from './browser.ts';
import { type HeldCalls, holdCalls } from './browserCalls.ts';
import { type Course, marginOf, type UserPath } from './browserPaths.ts';
import type { Edge } from '../explore/explore.ts';
import { eventOf } from '../explore/modelLogic.ts';
import { PageClock } from './pageClock.ts';
import type { WalkedStep } from './walkedPath.ts';
import { rigFor } from '../check/run.ts';
import { schedule } from '../explore/schedule.ts';
import { sentence } from '../model/words.ts';

const realTime = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Tell = (walked: WalkedStep) => Promise<void>;

export interface WalkOptions {
  step?: (title: string, body: () => Promise<void>) => Promise<unknown>;
  /** Reads a request's body and token; by default its JSON body. */
  readSent?: ReadSent;
  /** Called after every step, including one that fails; the start is the first. */
  tell?: Tell;
  /** Real milliseconds for a control to reach the expected state. */
  patience?: number;
  /** Milliseconds on the page's clock after which its client abandons a call. */
  silence?: number;
}

/**
 * Walks one path on the real page: performs the user's actions, answers the held calls, moves the page's clock. Checks
 * after each step what states, actions and context show, and the requests sent. Every control must be usable exactly when
 * the machine would take its event.
 */
export async function walk(
  page: Page,
  binding: Binding,
  { course, scene, edges }: UserPath,
  options: WalkOptions = {},
): Promise<void> {
  const {
    step = (_title, body) => body(),
    readSent,
    tell = async () => {},
    patience = 60_000,
    silence = 15_000,
  } = options;
  const times = schedule(edges, course.startTimers, { gap: marginOf(course) });
  if (!times) throw new Error('No clock allows this path.');
  const { path: address, prepare, begin, warmUp } = binding.open(course.variant, scene);
  const clock = new PageClock(page, course, {
    beginsLater: begin !== undefined,
    keepsCalendar: binding.keepsCalendar === true,
    isAlone: binding.isAlone === true,
  });
  const screen: Screen = { page, course, binding, patience };
  const steps: Moment['steps'][number][] = [];
  const momentAt = (view: Moment['view']): Moment => ({ view, scene, steps: [...steps] });
  const chart = new Chart(course, { calls: 0, moment: momentAt(course.start.view) });

  await clock.install();
  await prepare?.(page);
  // Last, because the newest route takes precedence.
  const calls = await holdCalls(page, binding, { readSent, patience });
  await page.goto(address);
  await step('the start', async () => {
    await begin?.(page);
    const start = { sentence: 'the start', taken: [...course.startTaken], states: statesOf(course.start) };
    await reported(tell, start, (seen) => {
      const looking = () => look(screen, { to: course.start }, momentAt(course.start.view), seen);
      return clock.ticksFromTheStart ? clock.whileTicking(looking) : looking();
    });
  });
  await warmUp?.(page);
  await clock.stop();

  for (const [index, edge] of edges.entries()) {
    const { to } = edge;
    await step(sentence(edge.step), () =>
      reported(
        tell,
        { sentence: sentence(edge.step), taken: edge.taken, states: statesOf(to) },
        async (seen) => {
          await clock.until(edge, (times[index + 1] ?? 0) - (times[index] ?? 0));
          const before = momentAt(edge.from.view);
          const come = calls.count();
          const act = () => bringAbout(page, binding, edge, before, { calls, chart, clock, silence });
          await (clock.isTight ? act() : clock.whileTicking(act));
          steps.push(edge.step);
          chart.follow(edge, { calls: come, moment: momentAt(to.view) });
          clock.note(edge);
          const looking = () => look(screen, edge, momentAt(to.view), seen);
          await clock.whileTicking(looking, { isLast: index === edges.length - 1 });
        },
      ),
    );
  }
}

const statesOf = ({ snapshot }: { snapshot: AnyMachineSnapshot }) => innermost(snapshot);

/** Reports what was seen in a step; for a failing one, what was seen until then. */
async function reported(tell: Tell, step: Omit<WalkedStep, 'seen'>, body: (seen: string[]) => Promise<void>) {
  const seen: string[] = [];
  try {
    await body(seen);
  } catch (error) {
    // The page may be gone; don't let that hide the actual failure.
    await tell({ ...step, seen }).catch(() => {});
    throw error;
  }
  await tell({ ...step, seen });
}

interface Walking {
  calls: HeldCalls;
  chart: Chart;
  clock: PageClock;
  silence: number;
}

async function bringAbout(
  page: Page,
  binding: Binding,
  { step }: Edge,
  moment: Moment,
  { calls, chart, clock, silence }: Walking,
) {
  if (step.kind === 'user') {
    if (!binding.keepsCalendar) await clock.turnCalendar();
    if (!binding.controls[step.event.type]) await effectsRun(page);
    await binding.does[step.event.type]?.(page, step.event, moment);
  }
  if (step.kind === 'emit') await binding.emits?.[step.event.type]?.(page, step.event);
  if (step.kind === 'answer') {
    const { actor, ok, value } = step;
    const before = moment.steps.filter((done) => done.kind === 'answer' && done.actor === actor).length;
    const { calls: since, moment: asked } = chart.startOf(actor);
    const answer = { actor, ok, value, input: chart.inputOf(actor), since, before, asked };
    if ((await calls.answer(answer)) === 'silence') await clock.giveUp(silence);
    else await effectsRun(page).catch(() => {});
  }
}

/** Listeners on the browser itself exist only after React has run its effects, which is late on a busy page. */
const effectsRun = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );

/** State when an actor was started: the number of calls so far, and the position on the walk. */
interface ActorStart {
  calls: number;
  moment: Moment;
}

/** The exact chart along a path: a node of the graph stands for several contexts if the model abstracts. */
class Chart {
  private readonly machine;
  private snapshot: AnyMachineSnapshot;
  private readonly starts = new Map<string, ActorStart>();
  private readonly start: ActorStart;

  constructor({ model, variant }: Course, start: ActorStart) {
    this.start = start;
    // Only held actors reveal their input; running charts don't.
    this.machine = rigFor(model).machine;
    [this.snapshot] = initialTransition(this.machine, model.variants[variant]);
  }

  follow({ step }: Edge, start: ActorStart) {
    const { children } = this.snapshot;
    [this.snapshot] = transition(this.machine, this.snapshot, eventOf(step));
    for (const [actor, ref] of Object.entries(this.snapshot.children)) {
      if (ref !== children[actor]) this.starts.set(actor, start);
    }
  }

  startOf = (actor: string) => this.starts.get(actor) ?? this.start;

  inputOf(actor: string): unknown {
    return (this.snapshot.children[actor]?.getSnapshot() as { input?: unknown } | undefined)?.input;
  }
}

interface Screen {
  page: Page;
  course: Course;
  binding: Binding;
  patience: number;
}

/** Adds everything it sees, in words, to `seen`. */
async function look(
  { page, course, binding, patience }: Screen,
  edge: Edge | Pick<Edge, 'to'>,
  moment: Moment,
  seen: string[],
): Promise<void> {
  for (const { words, check } of expectationsAt(binding, edge, moment)) {
    await naming(words, () => check(page, moment));
    seen.push(words);
  }
  if (hasLeft(binding, edge)) return;

  const takes = course.offered(edge.to);
  const isWanted = (type: string) => takes.has(type) && binding.reachable?.(type, moment.view) !== false;
  const types = Object.keys(binding.controls);
  await Promise.all(types.map((type) => checkControl(page, binding, type, isWanted(type), patience)));
  const usable = types.filter(isWanted);
  if (usable.length > 0) seen.push(`usable: ${usable.join(', ')}`);
}

const hasLeft = (binding: Binding, edge: Edge | Pick<Edge, 'to'>) =>
  'step' in edge && binding.departs?.(edge) !== undefined;

function expectationsAt(binding: Binding, edge: Edge | Pick<Edge, 'to'>, moment: Moment): Expectation[] {
  const { sees, facts, effects = {}, departs } = binding;
  const departure = 'step' in edge ? departs?.(edge) : undefined;
  const actions = 'step' in edge ? edge.actions : [];
  const shown = actions.flatMap((action) => effects[action] ?? []);
  if (departure) return [departure, ...shown];
  return [
    ...Object.entries(sees)
      .filter(([path]) => moment.view.matches(path))
      .map(([, expectation]) => expectation),
    ...facts.filter(({ when }) => when(moment)).map((fact) => fact.sees),
    ...shown,
  ];
}

/** Prefixes a failing expectation with its subject. */
async function naming(words: string, check: () => Promise<unknown>) {
  try {
    await check();
  } catch (cause) {
    throw new Error(`not seen: ${words}\n${(cause as Error).message}`, { cause });
  }
}

async function checkControl(
  page: Page,
  { controls }: Binding,
  type: string,
  wanted: boolean,
  patience: number,
) {
  const locator = controls[type]?.(page);
  const end = Date.now() + patience;
  while (locator) {
    const usable = await locator.evaluateAll(isUsable);
    if (usable === wanted) return;
    if (Date.now() >= end) {
      throw new Error(
        usable
          ? `${type} is offered but the machine ignores it`
          : `${type} is not offered but the machine would take it`,
      );
    }
    await realTime(50);
  }
}

/** Runs in the page. Visible and not disabled, in one round trip instead of two. */
function isUsable([element]: (HTMLElement | SVGElement)[]): boolean {
  if (!element?.isConnected) return false;
  const { width, height } = element.getBoundingClientRect();
  const isVisible = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  return isVisible && !element.matches(':disabled') && !element.closest('[aria-disabled=true]');
}
