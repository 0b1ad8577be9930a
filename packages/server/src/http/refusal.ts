import type { ErrorCode } from '@araw/contract/calls/answer';

interface RefusalOptions {
  /** For the log, and for clients that don't know the code. */
  message?: string;
  /** What the caller may branch on, such as `{ captcha: true }`. */
  value?: unknown;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** The account concerned, only for the security log; never sent. */
  account?: number;
}

/** An expected refusal: sent in the contract's format with its code's status. */
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
