import { CallError } from './callError.ts';
import type { CallName } from './contract/calls.ts';
import type { OperatorClient, OperatorClientOptions } from './operator.ts';

interface LazyOperatorOptions extends OperatorClientOptions {
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
export function createLazyOperator({ isOnline, onMissing, ...options }: LazyOperatorOptions): OperatorClient {
  let client: OperatorClient | undefined;

  async function load(call: CallName): Promise<OperatorClient> {
    const missing = (cause?: unknown) =>
      new CallError({ call, kind: 'offline', message: 'the operator client did not load', cause });
    if (!isOnline()) throw missing();
    try {
      const { createOperatorClient } = await import('./operator.ts');
      // Calls that come together share one client.
      return (client ??= createOperatorClient(options));
    } catch (cause) {
      onMissing();
      throw missing(cause);
    }
  }

  return new Proxy({} as OperatorClient, {
    get: (_, name) => {
      const call: AnyCall = async (...given) => {
        const operator = client ?? (await load(name as CallName));
        return (operator as Record<PropertyKey, AnyCall>)[name]?.(...given);
      };
      return call;
    },
  });
}
