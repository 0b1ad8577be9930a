import type { Operator, OperatorClientOptions } from './operator.ts';

/** Loads the client before the first call, for a screen that begins with one. */
export function prefetchOperator() {
  import('./operator.ts').catch(() => {});
}

type AnyCall = (...given: unknown[]) => Promise<unknown>;

/**
 * The operator client, loaded with its contract by the first call: a first screen whose data came inlined needs
 * neither. A chunk that fails to load rejects that call and is asked for again by the next.
 */
export function createLazyOperator(options: OperatorClientOptions): Operator {
  let client: Promise<Operator> | null = null;

  async function load(): Promise<Operator> {
    try {
      const { createOperatorClient } = await import('./operator.ts');
      return createOperatorClient(options);
    } catch (error) {
      client = null;
      throw error;
    }
  }

  return new Proxy({} as Operator, {
    get: (_, name) => {
      const call: AnyCall = async (...given) => {
        const operator = await (client ??= load());
        return (operator as Record<PropertyKey, AnyCall>)[name]?.(...given);
      };
      return call;
    },
  });
}
