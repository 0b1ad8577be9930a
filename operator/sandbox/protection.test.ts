import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { putOnBreak, setProfile } from '#operator/testing/protection.ts';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: pino({ level: 'silent' }),
    sandbox: true,
    limits: { perIp: 100_000, perAccount: 100_000, guardedPerIp: 100_000 },
    checkAnswers: true,
  });
});
afterAll(() => operator.close());

const hour = 3_600_000;
const words = async () => {
  const { body } = await operator.server.inject('/sandbox/protection');
  return body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');
};
const accountOf = async (name: string) => {
  const [account] = await operator.context.database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(`There is no ${name}`);
  return account;
};

test('[PROT-01] [PROT-15] the sandbox shows the active profile, and every switch with its clause', async () => {
  expect(await words()).toContain('Players are protected by ph ;');
  expect(await words()).toContain(
    'refusedMethods ["creditCard","crypto"] PAGCOR notice of 10/12/2025, no credit cards, no crypto; UKGC LCCP 6.1.2',
  );
  await setProfile(operator.context, 'gb');
  expect(await words()).toContain('shortestSlotCycle 2500 UKGC RTS 14D');
  await setProfile(operator.context, 'ph');
});

test('[PROT-04] [PROT-15] the desk shows members on a break or exclusion, masked, and offers no way to end it', async () => {
  expect(await words()).toContain('Nobody is out of play.');
  const maria = await accountOf('maria');
  await putOnBreak(operator.context, maria.id, operator.context.clock.now() + hour);
  const said = await words();
  expect(said).toContain('m•••a on a break until 15 Jan 2026, 21:00:00 (Manila)');
  expect(said).not.toContain('maria');
  const { body } = await operator.server.inject('/sandbox/protection');
  expect([...body.matchAll(/<form[^>]*action="([^"]*)"/g)].map(([, action]) => action)).toEqual([
    '/sandbox/clock',
    '/sandbox/protection/terms',
    '/sandbox/protection/offer',
  ]);
  await putOnBreak(operator.context, maria.id, null);
});

test('[PROT-12] [PROT-15] the sandbox shows who agreed to which offers, and sends one by that', async () => {
  expect(await words()).toContain(
    'm•••a betting inbox, betting site, bingo inbox, bingo site, casino inbox, casino site, lottery inbox, lottery site',
  );
  const send = (given: object) =>
    operator.server.inject({
      method: 'POST',
      url: '/sandbox/protection/offer',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams({
        advertises: 'several',
        title: 'Only <b>today</b>',
        text: 'More',
        ...given,
      }).toString(),
    });
  expect((await send({})).statusCode).toBe(303);
  expect((await send({ advertises: 'nothing' })).statusCode).toBe(400);
  const { database } = operator.context;
  const maria = await accountOf('maria');
  const got = await database.select().from(inboxMessages).where(eq(inboxMessages.title, 'Only <b>today</b>'));
  expect(got.map(({ accountId }) => accountId)).toEqual([maria.id]);
  expect(await database.$count(outbox)).toBe(0);
});

test('[PROT-13] [PROT-15] the sandbox publishes a version of the terms, once, and says which one is in force', async () => {
  const publish = (given: object) =>
    operator.server.inject({
      method: 'POST',
      url: '/sandbox/protection/terms',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams({
        version: '2026-02',
        EN: 'Fees are <b>named</b>.',
        TL: '',
        days: '0',
        ...given,
      }).toString(),
    });
  expect(await words()).toContain('Version 2026-01 is in force.');
  expect((await publish({ version: '2026-03', days: '1' })).statusCode).toBe(303);
  expect(await words()).toContain('Version 2026-01 is in force.');
  expect((await publish({})).statusCode).toBe(303);
  expect(await words()).toContain('Version 2026-02 is in force.');
  expect(await words()).toContain('2026-02 from 15 Jan 2026, 20:00:00 (Manila) : Fees are &lt;b&gt;named');
  for (const version of ['2026-02', '2026-01']) expect((await publish({ version })).statusCode).toBe(409);
  for (const wrong of [{ version: '' }, { version: 'a b' }, { EN: ' ' }, { days: '-1' }, { days: '1.5' }])
    expect((await publish({ version: '2026-04', ...wrong })).statusCode).toBe(400);
  expect(await words()).toContain('Version 2026-02 is in force.');
});
