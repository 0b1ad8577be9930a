import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import { Refusal } from '@araw/server/http/refusal';
import type { CallName, HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import type { LanguageCode } from '@araw/contract/calls/languages';
import type { MemberType, Standing } from '@araw/contract/calls/roles';
import type { SetNumbers } from './setNumbers.ts';

/** PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

/** The operator's clock; the sandbox can move it. Milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** Moves the clock by milliseconds; 0 resets it to the machine's own time. */
  shift(milliseconds: number): void;
}

/** Access to external services. */
export interface ThirdParties {
  fetch: typeof fetch;
  /** The GeeTest account's secret; without it every GeeTest result is refused. */
  geetestKey?: string;
}

export interface OperatorContext {
  database: Database;
  clock: Clock;
  log: Logger;
  /** Default: the global fetch. */
  thirdParties?: ThirdParties;
  /** Whether the sandbox exists; without it everything that belongs to it is closed. */
  sandbox?: boolean;
  /** Sandbox only: without it every round is random and nothing can be set. */
  setNumbers?: SetNumbers;
  /** Why players' writes are refused unless already done (operator/core/deciding.ts); null while open. */
  closed?: Refusal | null;
}

/** `account` is null for a visitor. */
export interface Caller {
  account: {
    id: number;
    name: string;
    type: Exclude<MemberType, null>;
    merchantCode: string;
    /** Default: playing. */
    standing?: Standing;
  } | null;
  sessionId: number | null;
  ip: string;
  userAgent: string;
  /** ISO 3166 code from the proxy in front of the operator, if any. */
  country?: string;
  /** The host name that the caller used, without a port. */
  host?: string;
  /** Of mails and SMS that a call causes; default: English. */
  language?: LanguageCode | undefined;
  requestId: string;
}

export type Handler<K extends CallName> = (
  request: ParsedRequest<K>,
  caller: Caller,
  context: OperatorContext,
) => Promise<HandlerValue<K>>;

export type Handlers = { [K in CallName]: Handler<K> };

/** For calls that require a session; the guard has already refused everyone else. */
export function signedIn(caller: Caller) {
  if (!caller.account) throw new Refusal('notLoggedIn');
  return caller.account;
}
