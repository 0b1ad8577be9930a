interface Timeout {
  id: number;
  due: number;
  run: () => void;
}

/**
 * A clock that moves only when told to and fires one timer at a time. (xstate's SimulatedClock fires all due timers at
 * once, which hides the states between two timers of the same millisecond.)
 */
export class HeldClock {
  #now = 0;
  #lastId = 0;
  #timeouts: Timeout[] = [];

  setTimeout(run: (...args: any[]) => void, ms: number): number {
    this.#lastId += 1;
    this.#timeouts.push({ id: this.#lastId, due: this.#now + ms, run });
    return this.#lastId;
  }

  clearTimeout(id: number) {
    this.#timeouts = this.#timeouts.filter((timeout) => timeout.id !== id);
  }

  /** Moves to a time in ms and fires everything due before it. */
  moveTo(time: number) {
    for (let next = this.#next(); next && next.due < time; next = this.#next()) this.#fire(next);
    this.#now = time;
  }

  /** Fires one timer that is due now, the first armed of several; false if there is none. */
  fire(): boolean {
    const next = this.#next();
    if (!next || next.due > this.#now) return false;
    this.#fire(next);
    return true;
  }

  /** Moves to a time in ms without firing anything, even if overdue. */
  standAt(time: number) {
    this.#now = time;
  }

  /** Fires the next timer even if it isn't due yet; returns how many ms too early, if any. */
  fireNext(): number | undefined {
    const next = this.#next();
    if (!next) return undefined;
    this.clearTimeout(next.id);
    next.run();
    return Math.max(0, next.due - this.#now);
  }

  #next(): Timeout | undefined {
    return this.#timeouts.toSorted((a, b) => a.due - b.due || a.id - b.id)[0];
  }

  #fire({ id, due, run }: Timeout) {
    this.#now = due;
    this.clearTimeout(id);
    run();
  }
}
