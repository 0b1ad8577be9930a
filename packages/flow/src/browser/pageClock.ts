import type { Page } from '@playwright/test';
import type { Course } from './browserPaths.ts';
import type { Edge } from '../explore/explore.ts';

/** Delay until the clock stops after it was read (ms); no timer of the app may fall due in between. */
const stoppingTime = 1_000;
/** Calendar time between two of the user's steps: long enough that no cached read is fresh (ms). */
const calendarStep = 10 * 60_000;
/** The longest time that the user lets pass without touching the page (ms): it may watch for users who have left. */
const touchedEvery = 5 * 60_000;
/** How long to wait for a timer that the page doesn't arm itself, such as one that follows the calendar (ms). */
const armingPatience = 3_000;

/**
 * The clock that `page.clock.install` adds to every page of a context. Move it inside the page: each call to a method of
 * `page.clock` would cost a round trip and leave a script that runs in later pages.
 */
interface ClockInPage {
  controller: {
    log(type: 'pauseAt', now: number, time: number): void;
    now(): number;
    runFor(milliseconds: number): Promise<void>;
    pauseAt(time: number): Promise<number>;
    setSystemTime(time: number): void;
    readonly _timers: ReadonlyMap<number, { delay: number }>;
  };
  builtins: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'Date'>;
}

interface ClockWindow {
  __pwClock: ClockInPage;
  stopTicking?: () => void;
}

interface Ticking {
  /** Milliseconds per tick, and at most in total. */
  tick: number;
  most: number;
}

interface Beginning {
  /** The chart doesn't start when the page loads. */
  beginsLater: boolean;
  keepsCalendar: boolean;
  /** Nobody touches the page while time passes. */
  isAlone: boolean;
}

/** The page's clock: stands still except for the time a path lets pass and the time a step needs to settle. */
export class PageClock {
  /** Another timer of the chart is near, so as little time as possible may pass. */
  readonly isTight: boolean;
  /**
   * Load the page with its clock stopped: a timer of the chart runs from the start, or it counts down by the calendar, which
   * would deviate from the server's by the loading time.
   */
  readonly ticksFromTheStart: boolean;
  private readonly page: Page;
  private readonly isAlone: boolean;
  private readonly armed: Map<string, { at: number; ms: number }>;
  private calendar = Date.UTC(2026, 0, 15, 12);
  private now = 0;

  constructor(
    page: Page,
    { isTight, startTimers }: Course,
    { beginsLater, keepsCalendar, isAlone }: Beginning,
  ) {
    this.page = page;
    this.isAlone = isAlone;
    this.isTight = isTight;
    this.ticksFromTheStart = (startTimers.length > 0 || keepsCalendar) && !beginsLater;
    this.armed = new Map(startTimers.map(({ id, ms = 0 }) => [id, { at: 0, ms }]));
  }

  async install() {
    await this.page.clock.install({ time: this.calendar });
    if (this.ticksFromTheStart) await this.openStoppedAt(this.calendar);
  }

  /** Stops the clock, which runs while the page loads unless a timer of the chart does. */
  async stop() {
    if (this.ticksFromTheStart) return;
    const at = await this.page.evaluate(async (ahead) => {
      const { controller } = (window as unknown as ClockWindow).__pwClock;
      const time = controller.now() + ahead;
      await controller.pauseAt(time);
      return time;
    }, stoppingTime);
    await this.openStoppedAt(at);
  }

  /** Lets the time before a step pass; before a timer's step, exactly what is left of it. */
  async until({ step, fired }: Edge, scheduled: number) {
    const timer = this.armed.get(fired ?? '');
    if (step.kind === 'time' && timer) {
      await this.hasBegun(timer.ms);
      await this.pass(timer.at + timer.ms - this.now);
    } else await this.pass(scheduled);
  }

  /** A busy page arms a timer late; wait, or it would start after the time that should end it. */
  private async hasBegun(milliseconds: number) {
    await this.inDocument(() =>
      this.page.evaluate(
        async ([wanted, patience]) => {
          const { controller, builtins } = (window as unknown as ClockWindow).__pwClock;
          const isArmed = () => [...controller._timers.values()].some(({ delay }) => delay === wanted);
          for (let waited = 0; !isArmed() && waited < patience; waited += 10)
            await new Promise((resolve) => builtins.setTimeout(resolve, 10));
        },
        [milliseconds, armingPatience] as const,
      ),
    );
  }

  /** Records which timers a step armed and cancelled. */
  note({ fired, timers }: Edge) {
    if (fired) this.armed.delete(fired);
    for (const { id, ms } of timers) {
      if (ms === undefined) this.armed.delete(id);
      else this.armed.set(id, { at: this.now, ms });
    }
  }

  async turnCalendar() {
    this.calendar += calendarStep;
    await this.page.evaluate((time) => {
      // The jump must not look like a user who has left.
      window.dispatchEvent(new Event('pointermove'));
      (window as unknown as ClockWindow).__pwClock.controller.setSystemTime(time);
    }, this.calendar);
  }

  /** Stays silent for so long that the client abandons the call; milliseconds. */
  async giveUp(silence: number) {
    const isDue = [...this.armed.values()].some(({ at, ms }) => at + ms - this.now <= silence);
    if (isDue) throw new Error('A timer of the chart would fire while the client waits.');
    await this.pass(silence);
  }

  /** Advances the stopped clock in small steps while work is in progress; lets it run freely at the end of a path. */
  async whileTicking<Result>(work: () => Promise<Result>, { isLast = false } = {}): Promise<Result> {
    const ticking: Ticking = this.isTight && !isLast ? { tick: 1, most: 100 } : { tick: 25, most: 1_000 };
    let done = false;
    let passed = 0;
    const ticked = (async () => {
      while (!done && passed < ticking.most) {
        passed += await this.inDocument(() => this.page.evaluate(tickInPage, { ...ticking, passed }));
      }
    })();
    // Prevents an unhandled rejection while the work is still pending.
    ticked.catch(() => {});
    try {
      return await work();
    } finally {
      done = true;
      await this.inDocument(() =>
        this.page.evaluate(() => (window as unknown as ClockWindow).stopTicking?.()),
      );
      await ticked;
      this.now += passed;
    }
  }

  /** Pages opened from now on start with their clock stopped at this time. */
  private async openStoppedAt(time: number) {
    await this.page.addInitScript((at) => {
      const { controller, builtins } = (window as unknown as ClockWindow).__pwClock;
      controller.log('pauseAt', builtins.Date.now(), at);
    }, time);
  }

  private async pass(milliseconds: number) {
    if (milliseconds <= 0) return;
    await this.inDocument(() =>
      this.page.evaluate(
        async ([ms, atOnce]) => {
          const { controller } = (window as unknown as ClockWindow).__pwClock;
          for (let left = ms; left > 0; left -= atOnce) {
            if (left < ms) window.dispatchEvent(new Event('pointermove'));
            await controller.runFor(Math.min(left, atOnce));
          }
        },
        [milliseconds, this.isAlone ? milliseconds : touchedEvery] as const,
      ),
    );
    this.now += milliseconds;
  }

  /** Another document may load meanwhile; an answer from the previous one counts as 0. */
  private async inDocument<Result>(ask: () => Promise<Result>): Promise<Result | 0> {
    try {
      return await ask();
    } catch (error) {
      if (this.page.isClosed() || !/context was destroyed|navigat/i.test(String(error))) throw error;
      return 0;
    }
  }
}

/** Runs in the page until `stopTicking` or the limit. Resolves with the milliseconds passed. */
function tickInPage({ tick, most, passed: before }: Ticking & { passed: number }): Promise<number> {
  const page = window as unknown as ClockWindow;
  const { controller, builtins } = page.__pwClock;
  let passed = before;
  let done = false;
  let goOn = () => {};
  page.stopTicking = () => {
    done = true;
    goOn();
  };
  return (async () => {
    while (passed < most && !done) {
      await controller.runFor(tick);
      passed += tick;
      // Fast at first; the rest is for whatever is slow on a busy machine, such as a chunk.
      const share = passed / most;
      const pause = share < 0.5 ? 20 : share < 0.75 ? 200 : 2_000;
      await new Promise<void>((resolve) => {
        goOn = resolve;
        builtins.setTimeout(resolve, pause);
      });
    }
    return passed - before;
  })();
}
