import * as v from 'valibot';
import type { Handlers, OperatorContext } from '#operator/core/context.ts';
import { merchantChanges } from '#operator/system/merchants.ts';
import type { PageSource } from '@araw/server/pages/startup';
import { type CallName, type CallRequest, calls, type CallValue } from '@araw/contract/calls/calls';

/** How long a visitor's start-up data is reused (milliseconds), unless the merchant is changed here. */
const freshness = 1_000;

/** Answers the pages like a visitor without an address. */
export function pageSource(handlers: Handlers, context: OperatorContext): PageSource {
  const ask = async <Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
  ): Promise<CallValue<Name> | undefined> => {
    try {
      const payload = v.parse(calls[name].request, request);
      const handler = handlers[name] as (...given: unknown[]) => Promise<unknown>;
      return v.parse(calls[name].response, await handler(payload, visitor, context)) as CallValue<Name>;
    } catch (error) {
      context.log.error({ err: error, call: name }, 'start-up data is incomplete');
      return undefined;
    }
  };
  return { ask, version: () => merchantChanges(context), freshness };
}

const visitor = { account: null, sessionId: null, ip: '', userAgent: '', requestId: 'startup' };
