import { asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createStoppedClock } from './core/clock.ts';
import { paymentMethods, providerEvents } from './database/tables/deposits.tables.ts';
import { xenditMethods } from './payments/provider/xendit.ts';
import { createOperator, type RunningOperator } from './server.ts';
import { openTestDatabase } from './testing/database.ts';
import { startXendit } from './testing/xendit.ts';

const clock = createStoppedClock();
const connection = await openTestDatabase();
const { database } = connection;
const xendit = await startXendit(clock);
let operator: RunningOperator;
afterAll(async () => {
  await operator.close();
  await connection.close();
  await xendit.close();
});

/** The operator on the same database, as after a restart. */
async function start({ sandbox, withXendit }: { sandbox: boolean; withXendit: boolean }) {
  await operator?.close();
  operator = await createOperator({
    connection: { ...connection, close: async () => true },
    clock,
    log: pino({ level: 'silent' }),
    sandbox,
    ...(withXendit && { xendit: xendit.settings }),
  });
}

const takenBy = async (provider: string) =>
  (
    await database
      .select({ code: paymentMethods.code })
      .from(paymentMethods)
      .where(eq(paymentMethods.provider, provider))
      .orderBy(asc(paymentMethods.code))
  ).map(({ code }) => code);
const ofXendit = [...xenditMethods].toSorted();

const deliver = async (headers: Record<string, string>, payload: string) =>
  (await operator.server.inject({ method: 'POST', url: '/payments/webhooks/xendit', headers, payload }))
    .statusCode;

test('[CASH-01] an operator configured with Xendit offers Xendit’s payment methods, and withdraws them without it', async () => {
  await start({ sandbox: true, withXendit: false });
  expect(await takenBy('xendit')).toEqual([]);
  expect(await takenBy('sandbox')).toEqual([...ofXendit, 'USDT'].toSorted());
  await start({ sandbox: false, withXendit: true });
  expect([await takenBy('xendit'), await takenBy('sandbox')]).toEqual([ofXendit, ['USDT']]);
  await start({ sandbox: true, withXendit: true });
  expect([await takenBy('xendit'), await takenBy('sandbox')]).toEqual([ofXendit, ['USDT']]);
  await start({ sandbox: true, withXendit: false });
  expect(await takenBy('xendit')).toEqual([]);
});

test('[CASH-01] a method of another provider stays with it', async () => {
  await database.update(paymentMethods).set({ provider: 'other' }).where(eq(paymentMethods.code, 'GCASH'));
  await start({ sandbox: false, withXendit: true });
  expect(await takenBy('other')).toEqual(['GCASH']);
});

test('[CASH-05] Xendit webhooks use the route of all providers, count once each, and only with their token', async () => {
  await start({ sandbox: false, withXendit: true });
  const { headers, rawBody } = xendit.webhook('payment.capture', { payment_id: 'py-1', reference_id: 'D1' });
  expect(await deliver({ ...headers, 'content-type': 'application/json' }, rawBody)).toBe(200);
  expect(await deliver(headers, rawBody)).toBe(200);
  expect(await deliver({ ...headers, 'x-callback-token': 'guess' }, rawBody)).toBe(403);
  expect(await deliver(headers, '{')).toBe(403);
  expect(await database.select({ id: providerEvents.eventId }).from(providerEvents)).toEqual([
    { id: 'payment.capture py-1' },
  ]);
  await start({ sandbox: true, withXendit: false });
  expect(await deliver(headers, rawBody)).toBe(404);
});
