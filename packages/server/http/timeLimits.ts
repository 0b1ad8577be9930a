/** How long a connection may take, in milliseconds. */
export interface TimeLimits {
  /** Until all headers of a request have come. */
  headers: number;
  /** Until a request has come whole, its body included. */
  request: number;
  /** How long nothing may move while a request is answered, as with a client that does not read. */
  silence: number;
  /** How often the first two are looked at. */
  checks: number;
  /** When the operator ends, until calls that run have ended. */
  calls: number;
  /** After that, until what is being settled has ended, and then until the database is closed. */
  database: number;
}

export const defaultTimeLimits: TimeLimits = {
  headers: 10_000,
  request: 30_000,
  silence: 60_000,
  checks: 2_000,
  // Together less than the ten seconds that containers are given to end.
  calls: 6_000,
  database: 1_500,
};
