import * as v from 'valibot';
import { CallError } from './callError.ts';
import { answer, type ErrorCode } from '@araw/contract/calls/answer';
import { calls, type CallName, type CallValue } from '@araw/contract/calls/calls';
import { readLiberally, type Skipped, type Unreadable } from '@araw/contract/values/reading';
import type { ReportUnread } from './unread.ts';

/** An answer as received, unchecked. */
export interface RawAnswer {
  status: number;
  text: string;
  requestId: string;
  /** Milliseconds. */
  retryAfter: number | undefined;
  /** If the service worker had stored it: when it was given, in milliseconds since 1970 by this device's clock. */
  keptAt?: number | null;
}

/** For answers without a code, as from a proxy in front of the operator. */
const codeOfStatus: Record<number, ErrorCode> = {
  401: 'notLoggedIn',
  404: 'notFound',
  413: 'tooLarge',
  423: 'accountLocked',
  429: 'tooManyRequests',
};

/** Codes for a failure of the operator, as opposed to a refusal. */
const failures: ReadonlySet<string> = new Set<ErrorCode>(['unknown', 'unavailable']);

/** The checked value of an answer; throws a `CallError` for everything else (NET-02). */
export const readAnswer = <Name extends CallName>(call: Name, raw: RawAnswer, report?: ReportUnread) =>
  readAnswerAs(calls[call].response, call, raw, report) as CallValue<Name>;

/** Like `readAnswer`, for a value of another shape; errors still name a call. */
export function readAnswerAs<Schema extends v.GenericSchema>(
  schema: Schema,
  call: CallName,
  raw: RawAnswer,
  report?: ReportUnread,
): v.InferOutput<Schema> {
  const { status, requestId, retryAfter } = raw;
  const fail = (details: Omit<ConstructorParameters<typeof CallError>[0], 'call'>) =>
    new CallError({ call, status, requestId, retryAfter, ...details });

  const json = parseJson(raw.text);
  const { value: read, refused: noAnswer } = readLiberally(answer, json);
  if (read?.success === false) {
    const { code, message, value, requestId: named } = read;
    const kind = status >= 500 && failures.has(code) ? 'server' : 'refused';
    throw fail({ kind, code, message, value, requestId: named || requestId });
  }
  if (status in codeOfStatus) throw fail({ kind: 'refused', code: codeOfStatus[status] });
  if (status >= 400) throw fail({ kind: 'server' });
  if (json === undefined) {
    const received = kindOf(raw.text);
    const noJson = [{ path: '', expected: 'JSON', received }];
    report?.(call, noJson);
    const isWhole = received === 'text';
    throw fail({ kind: isWhole ? 'notJson' : 'shape', message: messageOf(call, noJson), isWhole });
  }
  if (!read) {
    report?.(call, noAnswer);
    throw fail({ kind: 'shape', message: `${call}: no answer of the contract` });
  }
  const { value, skipped, refused } = readLiberally(schema, read.value);
  report?.(call, [...skipped, ...refused]);
  if (refused.length === 0) return counted(schema, value, skipped) as v.InferOutput<Schema>;
  throw fail({ kind: 'shape', message: messageOf(call, refused) });
}

/** Adds the numbers of skipped rows of the lists that the schema's `unread` names: a partial list must not look complete. */
function counted(schema: v.GenericSchema, value: unknown, skipped: readonly Skipped[]): unknown {
  const { unread: field } = 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : {};
  if (!field) return value;
  const { unread: _, ...told } = value as { unread?: unknown };
  const byList: Record<string, number> = {};
  for (const { list } of skipped) byList[list] = (byList[list] ?? 0) + 1;
  const unread = v.parse(field, byList) as object;
  return Object.keys(unread).length > 0 ? { ...told, unread } : told;
}

/** Whether repeating the request soon may succeed. */
export function isTransient(error: CallError): boolean {
  const { kind, code, isWhole } = error;
  return kind === 'offline' || kind === 'server' || code === 'tooManyRequests' || !isWhole;
}

/** Milliseconds of a Retry-After header: seconds or a date. */
export function retryAfterOf(header: string, now: number): number | undefined {
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** What arrived instead of JSON. A captive portal answers everything with its own page; truncated JSON starts like JSON. */
function kindOf(text: string): 'nothing' | 'a part of it' | 'text' {
  const begin = text.trimStart()[0];
  if (begin === undefined) return 'nothing';
  return begin === '{' ? 'a part of it' : 'text';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const messageOf = (call: CallName, refused: readonly Unreadable[]) =>
  `${call}: ${refused
    .map(({ path, expected, received }) => `${path || 'value'}: expected ${expected}, received ${received}`)
    .join('; ')}`;
