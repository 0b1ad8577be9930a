import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { auditLedger } from '#operator/ledger/audit.ts';
import { balanceOf, pocketOf, post } from '#operator/ledger/ledger.ts';
import { demoAccounts } from '#operator/seed/demoAccounts.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { registrationVariants } from '#operator/seed/registrationVariants.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { openTestDatabase, type TestDatabase } from '#operator/testing/database.ts';
import { setFlag, setRegisterSettings } from '#operator/testing/system.ts';

let connection: TestDatabase;
let withSandbox: RunningOperator;
let without: RunningOperator;

beforeAll(async () => {
  connection = await openTestDatabase();
  const options = { connection, clock: createStoppedClock(), log: pino({ level: 'silent' }) };
  withSandbox = await createOperator({ ...options, sandbox: true });
  without = await createOperator({ ...options, sandbox: false });
});
afterAll(async () => {
  await withSandbox.server.close();
  await without.server.close();
  await connection.close();
});

async function maria() {
  const [account] = await connection.database
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.name, 'maria'));
  return account?.id ?? 0;
}

describe('the sandbox of a whole operator', () => {
  it.each(['/sandbox', '/sandbox/outbox'])('serves %s only while it is on', async (path) => {
    expect((await withSandbox.server.inject(path)).statusCode).toBe(200);
    expect((await without.server.inject(path)).statusCode).toBe(404);
  });

  it('cannot be reset through an operator with its sandbox off', async () => {
    const answer = await without.server.inject({
      method: 'POST',
      url: '/sandbox/reset',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'sure=yes',
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await maria()).toBeGreaterThan(0);
  });

  it('is reset to the seed, ledger included', async () => {
    const { database } = connection;
    const player = await maria();
    const seeded = await auditLedger(database);
    await post(database, {
      idempotencyKey: 'before-the-reset',
      kind: 'bet',
      reference: 'G1',
      at: 0,
      postings: [
        { owner: pocketOf(player, 'cash'), amount: -50_000 },
        { owner: 'house:games', amount: 50_000 },
      ],
    });
    await setFlag(withSandbox.context, 'FACEBOOKLOGIN3', false);
    await setRegisterSettings(withSandbox.context, registrationVariants.mobileOnly.settings);
    const answer = await withSandbox.server.inject({
      method: 'POST',
      url: '/sandbox/reset',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'sure=yes',
    });
    expect(answer.statusCode).toBe(303);
    expect(await merchantOf(withSandbox.context)).toMatchObject({
      whitelabel: merchant.whitelabel,
      registerSettings: merchant.registerSettings,
    });
    expect(await balanceOf(database, await maria())).toBe(
      demoAccounts.find(({ name }) => name === 'maria')?.balance,
    );
    expect(await auditLedger(database)).toEqual(seeded);
    expect(seeded).toMatchObject({ total: 0, wrongBalances: 0 });
  });
});
