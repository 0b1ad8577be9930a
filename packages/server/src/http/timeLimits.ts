/** Time limits of connections and of shutting down, in milliseconds. */
export interface TimeLimits {
  /** Until all headers of a request have arrived. */
  headers: number;
  /** Until a request has arrived completely, including its body. */
  request: number;
  /** Inactivity while a request is answered, as with a client that doesn't read. */
  silence: number;
  /** Interval at which the first two are checked. */
  checks: number;
  /** At shutdown, until running calls have ended. */
  calls: number;
  /** Then until pending settlements have ended, and again until the database is closed. */
  database: number;
}

export const defaultTimeLimits: TimeLimits = {
  headers: 10_000,
  request: 30_000,
  silence: 60_000,
  checks: 2_000,
  // Together less than the ten seconds that containers have to stop.
  calls: 6_000,
  database: 1_500,
};
