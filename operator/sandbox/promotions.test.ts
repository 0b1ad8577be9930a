import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { participations } from '#operator/database/tables/promotions.tables.ts';
import { storeReceipt } from '#operator/payments/receipts/receipts.ts';
import { applyForPromotion } from '#operator/rewards/promotions/promotions.ts';
import { createSandboxProvider } from '#operator/sandboxProvider/sandboxProvider.ts';
import { createSecrets } from '#operator/sandboxProvider/signing.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { pngOf } from '#operator/testing/receipts.ts';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: pino({ level: 'silent' }),
    sandbox: true,
  });
});
afterAll(() => operator.close());

const decide = (form: Record<string, string>) =>
  operator.server.inject({
    method: 'POST',
    url: '/sandbox/promotions',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      host: 'localhost:8080',
    },
    payload: new URLSearchParams(form).toString(),
  });

test('[BEN-02] the desk shows the text and pictures of an application, and accepts one decision with its reason', async () => {
  const { context } = operator;
  const provider = createSandboxProvider({ ...context, secrets: createSecrets(), deliver: async () => 200 });
  const payments = { ...context, providers: new Map([[provider.name, provider]]) };
  const [player] = await context.database.select().from(accounts).where(eq(accounts.name, 'maria'));
  const accountId = player?.id ?? 0;
  const { id: picture } = await storeReceipt(payments, accountId, { name: 'win.png', content: pngOf() });
  await applyForPromotion(context, accountId, {
    key: randomUUID(),
    id: 'share-your-win',
    version: 1,
    comment: 'Posted <b>it</b>.',
    pictures: [picture],
    language: 'EN',
  });
  const page = await operator.server.inject({
    url: '/sandbox/promotions',
    headers: { host: 'localhost:8080' },
  });
  expect(page.body).toContain('Posted &lt;b&gt;it&lt;/b&gt;.');
  expect(page.body).toContain(`/sandbox/reviews/receipts/${picture}`);
  const own = and(eq(participations.accountId, accountId), eq(participations.promotionId, 'share-your-win'));
  const read = async () => (await context.database.select().from(participations).where(own))[0];
  const before = await read();
  const form = { id: before?.id ?? '', state: 'applying', decision: 'refuse', reviewer: 'desk-1' };
  expect((await decide({ ...form, reason: ' ' })).body).toContain('Enter a reason.');
  expect((await read())?.state).toBe('applying');
  expect((await decide({ ...form, reason: 'No name.' })).statusCode).toBe(303);
  expect(await read()).toMatchObject({ state: 'rejected', reason: 'No name.' });
  const late = await decide({ ...form, decision: 'issue', reason: 'Late.' });
  expect([late.statusCode, late.body.includes('This has changed')]).toEqual([409, true]);
});
