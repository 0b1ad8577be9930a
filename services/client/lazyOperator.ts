import type * as v from 'valibot';
import { CallError } from './callError.ts';
import type { CallName } from '@araw/contract/calls/calls';
import { readAtOnce } from '@araw/contract/calls/pageAnswers';
import { readLiberally } from '@araw/contract/values/reading';
import type { OperatorClient, OperatorClientOptions } from './operator.ts';
import type { PageAnswers } from './pageAnswers.ts';

interface LazyOperatorOptions extends OperatorClientOptions {
  /** Answers embedded in the page for a visitor; used instead of a call. */
  answers: PageAnswers;
  isOnline(): boolean;
  /** The client failed to load although the page is online: only reloading the page helps. */
  onMissing(): void;
}

/** Loads the client ahead, for a screen that starts with a call. */
export function prefetchOperator() {
  import('./operator.ts').catch(() => {});
}

type AnyCall = (...given: unknown[]) => Promise<unknown>;

/**
 * Loads the operator client and its contract with the first call: a first screen with inlined data needs neither. If it
 * can't be loaded, a call fails as one without an answer. Don't try while offline: browsers cache a failed import until
 * the page is reloaded.
 */
export function createLazyOperator({
  answers,
  isOnline,
  onMissing,
  ...options
}: LazyOperatorOptions): OperatorClient {
  let client: OperatorClient | undefined;

  async function load(call: CallName) {
    const missing = (cause?: unknown) =>
      new CallError({ call, kind: 'offline', message: 'the operator client did not load', cause });
    if (!isOnline()) throw missing();
    try {
      const { createOperatorClient, responseOf } = await import('./operator.ts');
      return { createOperatorClient, responseOf };
    } catch (cause) {
      onMissing();
      throw missing(cause);
    }
  }

  /** An embedded answer, checked like any other; undefined if it is damaged. */
  async function read(call: CallName, answer: unknown): Promise<unknown> {
    const schema = call === 'gameList' ? readAtOnce[call] : (await load(call)).responseOf(call);
    const { value, skipped, refused } = readLiberally<v.GenericSchema>(schema, answer);
    options.onUnread?.(call, [...skipped, ...refused]);
    return value;
  }

  return new Proxy({} as OperatorClient, {
    get: (_, name) => {
      const call: AnyCall = async (request = {}, ...given) => {
        const named = name as CallName;
        const answer = options.token() === null ? answers.take(named, request as object) : undefined;
        const known = answer === undefined ? answer : await read(named, answer);
        if (known !== undefined) return known;
        // Concurrent calls share one client.
        client ??= (await load(named)).createOperatorClient(options);
        return (client as Record<PropertyKey, AnyCall>)[name]?.(request, ...given);
      };
      return call;
    },
  });
}
