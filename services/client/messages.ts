import type { FailureKind } from './callError.ts';
import { type ErrorCode, errorCodes } from '../contract/answer.ts';

type TransportKind = Exclude<FailureKind, 'refused' | 'server'> | 'envelopeMissing';

/** Keys of the dictionary; locales/en/ has each of them. */
export type ErrorKey = `error.${ErrorCode | TransportKind}`;

/** A text by its key, or the operator's own words, to be shown as plain text. */
export type Message = { key: ErrorKey; values: { requestId: string } } | { text: string };

const transportKinds = {
  offline: true,
  timeout: true,
  notJson: true,
  shape: true,
  sealing: true,
  envelopeMissing: true,
} as const satisfies Record<TransportKind, true>;

const isKnown = (code: string): code is ErrorCode | TransportKind =>
  Object.hasOwn(transportKinds, code) || errorCodes.some((known) => known === code);

/**
 * What to tell the player about a failed call (NET-05): the dictionary's text of its code, else the operator's
 * words, else 'Unknown error' with the request id. With the code `unknown` its words are for the log. Takes a `CallError`, or what a chart keeps of one.
 */
export function messageOf({
  code,
  message,
  requestId,
}: {
  code: string;
  message: string;
  requestId: string;
}): Message {
  const values = { requestId };
  if (isKnown(code)) return { key: `error.${code}`, values };
  const words = message.trim();
  return words === '' ? { key: 'error.unknown', values } : { text: words };
}
