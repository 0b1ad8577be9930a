import { pino } from 'pino';
import { inject } from 'vitest';
import type { Clock } from '#operator/core/context.ts';
import { openPostgres } from '#operator/database/connect.ts';
import { paymentMethods } from '#operator/database/tables/deposits.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import type { Provider } from '#operator/payments/provider/provider.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { seedMethods } from '#operator/seed/paymentMethods.ts';
import { createDatabase } from './createDatabase.ts';
import { patient } from './database.ts';

/** Two processes of one operator with the same clock: connections to a separate database on the server at this address. */
export async function openProcesses(
  server: string,
  { clock, provider }: { clock: Clock; provider: Provider },
): Promise<{ both: readonly [PaymentsContext, PaymentsContext]; close: () => Promise<unknown> }> {
  const url = await createDatabase(server, inject('schemaDatabase'));
  const connections = [await openPostgres(url, patient), await openPostgres(url, patient)] as const;
  const log = pino({ level: 'silent' });
  const providers = new Map([[provider.name, provider]]);
  const contextOf = ({ database }: (typeof connections)[number]): PaymentsContext => ({
    database,
    clock,
    log,
    sandbox: true,
    providers,
  });
  const both = [contextOf(connections[0]), contextOf(connections[1])] as const;
  const [{ database }] = both;
  await database.insert(merchants).values(merchant);
  await database
    .insert(paymentMethods)
    .values(seedMethods(clock.now()).map((method) => ({ ...method, provider: provider.name })));
  await seedGames(both[0]);
  return { both, close: () => Promise.all(connections.map(({ close }) => close())) };
}
