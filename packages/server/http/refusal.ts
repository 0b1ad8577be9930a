import type { ErrorCode } from '#services/contract/answer.ts';

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
