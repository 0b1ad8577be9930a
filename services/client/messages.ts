import type { FailureKind } from './callError.ts';
import { type ErrorCode, errorCodes } from '@araw/contract/calls/answer';

type TransportKind = Exclude<FailureKind, 'refused' | 'server'> | 'envelopeMissing';

/** Dictionary keys; locales/en/ has all of them. */
export type ErrorKey = `error.${ErrorCode | TransportKind}`;

/** A dictionary key, or the operator's own message, to be shown as plain text. */
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
 * The message for a failed call (NET-05): the dictionary's text for its code, else the operator's message, else 'Unknown
 * error' with the request id. With the code `unknown` the message is only for the log. Takes a `CallError`, or the part of
 * one that a chart stores.
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
