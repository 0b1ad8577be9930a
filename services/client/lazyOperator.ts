import type * as v from 'valibot';
import { CallError } from './callError.ts';
import type { CallName } from '../contract/calls.ts';
import { readAtOnce } from '../contract/pageAnswers.ts';
import { readLiberally } from '../contract/reading.ts';
import type { OperatorClient, OperatorClientOptions } from './operator.ts';
import type { PageAnswers } from './pageAnswers.ts';

interface LazyOperatorOptions extends OperatorClientOptions {
  /** What came with the page, for a visitor: it is given instead of asking. */
  answers: PageAnswers;
  isOnline(): boolean;
  /** The client did not load although the page is online: from now on only a reload of the page helps. */
  onMissing(): void;
}

/** Loads the client before the first call, for a screen that begins with one. */
export function prefetchOperator() {
  import('./operator.ts').catch(() => {});
}

type AnyCall = (...given: unknown[]) => Promise<unknown>;

/**
 * The operator client, loaded with its contract by the first call: a first screen whose data came inlined needs
 * neither. Without it a call fails as one that got no answer. Offline it is not asked for: browsers remember a
 * failed import for as long as the page stands.
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

  /** An answer that came with the page, checked as any; undefined of a damaged one. */
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
        // Calls that come together share one client.
        client ??= (await load(named)).createOperatorClient(options);
        return (client as Record<PropertyKey, AnyCall>)[name]?.(request, ...given);
      };
      return call;
    },
  });
}
