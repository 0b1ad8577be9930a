import type { ErrorCode } from '@araw/contract/calls/answer';
import type { CallName } from '@araw/contract/calls/calls';

/**
 * - `offline` no answer, or the connection broke
 * - `timeout` no answer in time
 * - `notJson` not the operator's answer, such as a captive portal's page
 * - `shape` an answer that violates the contract (NET-02), or is empty or truncated
 * - `refused` the operator refused; `code` says why
 * - `server` the operator failed
 * - `sealing` this browser can't create the envelope that the operator requires; with code `envelopeMissing` no envelope is
 *   configured, or its key is invalid
 */
export type FailureKind = 'offline' | 'timeout' | 'notJson' | 'shape' | 'refused' | 'server' | 'sealing';

interface Details {
  call: CallName;
  kind: FailureKind;
  /** The operator's code; for failures without one the kind, or `unknown` for `server`. */
  code?: ErrorCode | (string & {});
  /** The operator's message, otherwise one for the log. */
  message?: string;
  /** 0 without an answer. */
  status?: number;
  requestId?: string;
  /** A refusal's data to branch on, such as the captcha flag; unchecked. */
  value?: unknown;
  /** Milliseconds that the operator asks to wait. */
  retryAfter?: number;
  /** Whether the answer is complete, as far as can be known; default: true. */
  isWhole?: boolean;
  cause?: unknown;
}

/** The only error of a call, except that an aborted call rejects with its signal's reason. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly call: CallName;
  readonly kind: FailureKind;
  readonly code: ErrorCode | (string & {});
  readonly status: number;
  readonly requestId: string;
  readonly value: unknown;
  readonly retryAfter: number | undefined;
  readonly isWhole: boolean;
  /** Whether to show a notice. The client copies it from the call's row, so that screens need not load the contract. */
  alert = true;

  constructor({
    call,
    kind,
    code,
    message = '',
    status = 0,
    requestId = '',
    value,
    retryAfter,
    isWhole = true,
    cause,
  }: Details) {
    super(message, { cause });
    this.call = call;
    this.kind = kind;
    this.code = code ?? (kind === 'server' ? 'unknown' : kind);
    this.status = status;
    this.requestId = requestId;
    this.value = value;
    this.retryAfter = retryAfter;
    this.isWhole = isWhole;
  }
}
