import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { goodsOrders } from '#operator/database/tables/mall.tables.ts';
import { redeem } from '#operator/mall/orders.ts';
import { pointsOf } from '#operator/mall/pointsBook.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { withoutEntities } from '#operator/testing/entities.ts';
import { deliveryAddress as home } from '@araw/testing/deliveryAddress';

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
    url: '/sandbox/orders',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      host: 'localhost:8080',
    },
    payload: new URLSearchParams(form).toString(),
  });
const read = async () =>
  (await operator.server.inject({ url: '/sandbox/orders', headers: { host: 'localhost:8080' } })).body;

test('[BEN-14] orders are packed, shipped with their number, delivered or returned at the desk by unrelated reviewers', async () => {
  const { context } = operator;
  expect(await read()).toContain('Nothing to review.');
  const [player] = await context.database.select().from(accounts).where(eq(accounts.name, 'maria'));
  const accountId = player?.id ?? 0;
  expect(await pointsOf(context.database, accountId)).toBe(3_480);
  const wish = { id: 'parol', version: 1, language: 'EN' };
  const address = { ...home, receiver: 'Maria <b>Santos</b>' };
  const { id, number } = await redeem(context, accountId, { key: randomUUID(), ...wish, address });
  const page = await read();
  expect(page).toContain('Maria &lt;b&gt;Santos&lt;/b&gt;');
  expect(page).toContain(number);
  expect(page).toContain('The points book adds up');
  const order = async () =>
    (await context.database.select().from(goodsOrders).where(eq(goodsOrders.id, id)))[0];

  const form = { id, state: 'placed', decision: 'pack', reviewer: 'desk-1', reason: '' };
  // She is below ramon, who runs the desk.
  const related = await decide({ ...form, reviewer: 'desk-ramon' });
  expect([related.statusCode, withoutEntities(related.body)]).toEqual([
    403,
    expect.stringMatching(
      /class="wrong"[^>]*>\s*Reviewers can't decide on their own account or their circle's\.\s*</,
    ),
  ]);
  expect((await decide(form)).statusCode).toBe(303);
  const late = await decide(form);
  expect([late.statusCode, late.body.includes('This has changed')]).toEqual([409, true]);
  const unsent = await decide({ ...form, state: 'packed', decision: 'send', parcel: ' ' });
  expect([unsent.statusCode, unsent.body.includes('Enter the parcel number.')]).toEqual([400, true]);
  const unreasoned = await decide({ ...form, state: 'packed', decision: 'giveBack' });
  expect(unreasoned.body).toContain('Enter a reason.');
  expect((await decide({ ...form, state: 'packed', decision: 'send', parcel: 'LBC 7' })).statusCode).toBe(
    303,
  );
  expect(await order()).toMatchObject({ state: 'sent', parcel: 'LBC 7' });
  expect((await decide({ ...form, state: 'sent', decision: 'deliver' })).headers['location']).toBe(
    '/sandbox/orders?reviewer=desk-1&decision=deliver',
  );
  expect(await order()).toMatchObject({ state: 'delivered', endedAt: context.clock.now() });

  const second = await redeem(context, accountId, {
    key: randomUUID(),
    ...wish,
    id: 'bonus-100',
    address: null,
  });
  expect(second.left).toBe(680);
  expect(await read()).toContain('Nothing to review.');
});
