import type { ErrorCode } from '../contract/answer.ts';
import type { CallName } from '../contract/calls.ts';

/**
 * - `offline` nothing came back, or the connection broke off
 * - `timeout` no answer in time
 * - `notJson` an answer that is no answer of ours, such as a captive portal's page
 * - `shape` an answer that the contract does not know (NET-02), or that is empty or ends too early
 * - `refused` the operator said no, and why, in `code`
 * - `server` the operator failed
 * - `sealing` this browser cannot make the envelope that the operator demands; by code `envelopeMissing` nobody says which,
 *   or the key named for it is no key
 */
export type FailureKind = 'offline' | 'timeout' | 'notJson' | 'shape' | 'refused' | 'server' | 'sealing';

interface Details {
  call: CallName;
  kind: FailureKind;
  /** The operator's code; of failures without one, the kind, and `unknown` for `server`. */
  code?: ErrorCode | (string & {});
  /** The operator's words, else for the log. */
  message?: string;
  /** 0 when nothing came back. */
  status?: number;
  requestId?: string;
  /** What a refusal carries to branch on, such as the captcha flag; unchecked. */
  value?: unknown;
  /** Milliseconds the operator asks to wait. */
  retryAfter?: number;
  /** Whether the answer has its end, as far as one can tell; true when left out. */
  isWhole?: boolean;
  cause?: unknown;
}

/** The one way in which a call fails, except that an aborted call rejects with its signal's reason. */
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
  /** Whether the player is told: the client copies it from the call's row, so that no screen has to load the contract. */
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
