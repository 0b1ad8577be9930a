import type { Page } from '@playwright/test';
import type { Course } from './browserPaths.ts';
import type { Edge } from '../explore/explore.ts';

/** The clock is stopped so soon after it was read (ms); no timer of the app may fall due in between. */
const stoppingTime = 1_000;
/** Between two steps of the user so much time passes on the calendar that no cached read is fresh. */
const calendarStep = 10 * 60_000;
/** A timer that no page arms by itself, such as one that counts by the calendar, is waited for so long (ms). */
const armingPatience = 3_000;

/**
 * The clock that `page.clock.install` puts into every page of a context. It is moved in the page itself: the methods of
 * `page.clock` would leave a script for later pages with each movement, and a call for each tick.
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
  /** Milliseconds of one tick, and how many may pass at the most. */
  tick: number;
  most: number;
}

interface Beginning {
  /** The chart does not run from the load of the page. */
  beginsLater: boolean;
  /** The chart counts down by the calendar. */
  keepsCalendar: boolean;
}

/** The page's clock: it stands still except for what the path lets pass and what a step takes to settle. */
export class PageClock {
  /** Another timer of the chart is near: as little time as possible may pass. */
  readonly isTight: boolean;
  /**
   * A timer of the chart runs from the load of the page, which is therefore loaded with its clock stopped; or the chart counts
   * down by the calendar, which would be as far from the server's as the page takes to load.
   */
  readonly ticksFromTheStart: boolean;
  private readonly page: Page;
  private readonly armed: Map<string, { at: number; ms: number }>;
  private calendar = Date.UTC(2026, 0, 15, 12);
  private now = 0;

  constructor(page: Page, { isTight, startTimers }: Course, { beginsLater, keepsCalendar }: Beginning) {
    this.page = page;
    this.isTight = isTight;
    this.ticksFromTheStart = (startTimers.length > 0 || keepsCalendar) && !beginsLater;
    this.armed = new Map(startTimers.map(({ id, ms = 0 }) => [id, { at: 0, ms }]));
  }

  async install() {
    await this.page.clock.install({ time: this.calendar });
    if (this.ticksFromTheStart) await this.openStoppedAt(this.calendar);
  }

  /** Until here the clock runs, unless a timer of the chart does: loading the page takes as long as it takes. */
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

  /** Lets the time before a step pass; with the step of a timer, exactly what is left of it. */
  async until({ step, fired }: Edge, scheduled: number) {
    const timer = this.armed.get(fired ?? '');
    if (step.kind === 'time' && timer) {
      await this.hasBegun(timer.ms);
      await this.pass(timer.at + timer.ms - this.now);
    } else await this.pass(scheduled);
  }

  /** A busy page arms a timer late, which would then begin after the time that is to end it. */
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

  /** Notes which timers a step has armed and taken away. */
  note({ fired, timers }: Edge) {
    if (fired) this.armed.delete(fired);
    for (const { id, ms } of timers) {
      if (ms === undefined) this.armed.delete(id);
      else this.armed.set(id, { at: this.now, ms });
    }
  }

  async turnCalendar() {
    this.calendar += calendarStep;
    await this.page.evaluate(
      (time) => (window as unknown as ClockWindow).__pwClock.controller.setSystemTime(time),
      this.calendar,
    );
  }

  /** The server says nothing for so long that its client gives up, so many milliseconds. */
  async giveUp(silence: number) {
    const isDue = [...this.armed.values()].some(({ at, ms }) => at + ms - this.now <= silence);
    if (isDue) throw new Error('A timer of the chart would fire while the client waits.');
    await this.pass(silence);
  }

  /** Lets the stopped clock go on, little by little, while something is under way; freely at the end of a path. */
  async whileTicking<Result>(work: () => Promise<Result>, { isLast = false } = {}): Promise<Result> {
    const ticking: Ticking = this.isTight && !isLast ? { tick: 1, most: 100 } : { tick: 25, most: 1_000 };
    let done = false;
    let passed = 0;
    const ticked = (async () => {
      while (!done && passed < ticking.most) {
        passed += await this.inDocument(() => this.page.evaluate(tickInPage, { ...ticking, passed }));
      }
    })();
    // Else what goes wrong here, while the work waits, would end the whole run.
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

  /** Pages that are opened from now on begin with their clock stopped at this time. */
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
        (ms) => (window as unknown as ClockWindow).__pwClock.controller.runFor(ms),
        milliseconds,
      ),
    );
    this.now += milliseconds;
  }

  /** Another document may come meanwhile: what was asked of the one before counts as nothing. */
  private async inDocument<Result>(ask: () => Promise<Result>): Promise<Result | 0> {
    try {
      return await ask();
    } catch (error) {
      if (this.page.isClosed() || !/context was destroyed|navigat/i.test(String(error))) throw error;
      return 0;
    }
  }
}

/** Runs in the page, until `stopTicking` is called or the most has passed. Resolves with the milliseconds that have passed. */
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
      // Fast at first; the last of it is for what takes long on a busy machine, such as a chunk.
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
