import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import { Refusal } from '#packages/server/http/refusal.ts';
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

/** For calls that only a session may make; the guard has already refused the rest. */
export function signedIn(caller: Caller) {
  if (!caller.account) throw new Refusal('notLoggedIn');
  return caller.account;
}
