import type { OperatorContext } from '#operator/core/context.ts';
import type { Provider } from './provider.ts';

/** By name: only their methods are offered, and the first one pays withdrawals. */
export type Providers = ReadonlyMap<string, Provider>;

export interface PaymentsContext extends OperatorContext {
  providers: Providers;
}

/** The same within a transaction. */
export const inTransaction = <Context extends OperatorContext>(
  context: Context,
  transaction: Context['database'],
): Context => ({ ...context, database: transaction });

/** Throws for a missing one: its outstanding work waits until it is back. */
export function providerOf({ providers }: PaymentsContext, name: string): Provider {
  const provider = providers.get(name);
  if (!provider) throw new Error(`There is no provider ${name}`);
  return provider;
}
