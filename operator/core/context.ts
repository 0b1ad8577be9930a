import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { ErrorCode } from '#services/contract/answer.ts';
import type { CallName, HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import type { MemberType } from '#services/contract/roles.ts';
import type { SetNumbers } from './setNumbers.ts';

/** PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

/** The operator's clock; the sandbox can move it. Milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** Moves the clock by so many milliseconds; 0 sets it back to the machine's own time. */
  shift(milliseconds: number): void;
}

/** What the operator asks services of others with. */
export interface ThirdParties {
  fetch: typeof fetch;
  /** The secret of the GeeTest account; without it every GeeTest result is refused. */
  geetestKey?: string;
}

export interface OperatorContext {
  database: Database;
  clock: Clock;
  log: Logger;
  /** Left out, the services of others are asked by the global fetch. */
  thirdParties?: ThirdParties;
  /** Whether the sandbox is there; what belongs to it is closed where it is not. */
  sandbox?: boolean;
  /** Of the sandbox alone: without it every round is drawn at random, and nothing can be set. */
  setNumbers?: SetNumbers;
  /** Why players' writes are refused unless they have been done already (operator/core/deciding.ts); null while open. */
  closed?: Refusal | null;
}

/** Who is calling. `account` is null for a visitor. */
export interface Caller {
  account: { id: number; name: string; type: Exclude<MemberType, null>; merchantCode: string } | null;
  sessionId: number | null;
  ip: string;
  userAgent: string;
  /** ISO 3166 code, where the proxy in front of the operator tells it. */
  country?: string;
  requestId: string;
}

export type Handler<K extends CallName> = (
  request: ParsedRequest<K>,
  caller: Caller,
  context: OperatorContext,
) => Promise<HandlerValue<K>>;

export type Handlers = { [K in CallName]: Handler<K> };

interface RefusalOptions {
  /** Plain words for the log and for clients that do not know the code. */
  message?: string;
  /** What the caller may branch on, such as `{ captcha: true }`. */
  value?: unknown;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** The account that it is about, for the security log alone; never sent. */
  account?: number;
}

/** An expected "no": becomes the one error shape with the status of its code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly value: unknown;
  readonly retryAfter: number | undefined;
  readonly account: number | undefined;

  constructor(code: ErrorCode, { message = code, value, retryAfter, account }: RefusalOptions = {}) {
    super(message);
    this.code = code;
    this.value = value;
    this.retryAfter = retryAfter;
    this.account = account;
  }
}

/** For calls that only a session may make; the guard has already refused the rest. */
export function signedIn(caller: Caller) {
  if (!caller.account) throw new Refusal('notLoggedIn');
  return caller.account;
}
