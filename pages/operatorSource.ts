import type { Configuration } from '@araw/contract/calls/configuration';
import type { CallName, CallRequest, CallValue } from '@araw/contract/calls/calls';
import { createOperatorClient } from '#services/client/operator.ts';
import type { PageSource } from '@araw/server/pages/startup';

interface Options {
  /** Base address of the operator's calls, such as https://api.example.com. */
  api: URL;
  configuration: Configuration;
  /** Milliseconds that an answer is reused. */
  freshness: number;
  onFailure(call: CallName, error: unknown): void;
}

/** Milliseconds for one answer; after that the page is sent without it. */
const timeout = 3_000;

/** Queries any operator with the app's own client, as a visitor (KIT-08). */
export function operatorSource({ api, configuration, freshness, onFailure }: Options): PageSource {
  let merchant = configuration.merchantCode;
  const client = createOperatorClient({
    baseUrl: api.href.replace(/\/$/, ''),
    merchant: () => merchant,
    token: () => null,
    standalone: () => false,
    serverNow: Date.now,
    envelope: configuration.envelope,
    onSettings: (settings) => (merchant = settings.merchantCode),
  });
  type AnyCall = (request: object, options: { timeout: number }) => Promise<unknown>;
  return {
    async ask<Name extends CallName>(name: Name, request: CallRequest<Name>) {
      try {
        const call = client[name] as unknown as AnyCall;
        return (await call(request, { timeout })) as CallValue<Name>;
      } catch (error) {
        onFailure(name, error);
        return undefined;
      }
    },
    version: () => 0,
    freshness,
  };
}
