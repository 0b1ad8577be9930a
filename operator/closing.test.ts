import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createStoppedClock } from './core/clock.ts';
import { createLogger } from '@araw/server/log/logger';
import { createOperator } from './server.ts';
import { openTestDatabase } from './testing/database.ts';

test('a transaction that does not finish is aborted and moves nothing', async () => {
  const connection = await openTestDatabase();
  const { server, context, close } = await createOperator({
    connection,
    clock: createStoppedClock(),
    log: createLogger('silent'),
    sandbox: false,
    timeLimits: { calls: 50, database: 50 },
  });
  let begun = () => {};
  const running = new Promise<void>((resolve) => (begun = resolve));
  server.get('/endless', () =>
    context.database.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      begun();
      await new Promise(() => {});
    }),
  );
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${address}/endless`).then(
    () => 'answered',
    (error: Error) => error.message,
  );
  await running;
  expect(await close()).toEqual({ cutConnections: 1, databaseClosed: false });
  expect(await answer).toBe('fetch failed');
});
