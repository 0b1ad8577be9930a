import { expect, test } from 'vitest';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createLogger } from '@araw/server/log/logger';

function collectingLogger() {
  const lines: string[] = [];
  return { log: createLogger('info', { write: (line) => lines.push(line) }), lines };
}

test('secrets are redacted by name, at any depth, and everything else stays', () => {
  const { log, lines } = collectingLogger();
  log.info({
    call: 'logIn',
    request: [{ body: { user: { name: 'maria', newPassword: 'S1', messageCode: 'S2' } } }],
  });
  log.info({
    token: 'S3',
    captcha: 'S4',
    headers: { authorization: 'S5', Encryption: 'S6' },
    firebaseIdToken: 'S7',
    humanCheck: { altcha: 'S9' },
    verificationCode: 'S10',
    nonce: 'S11',
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      call: 'logIn',
      request: [{ body: { user: { name: 'maria', newPassword: '[redacted]', messageCode: '[redacted]' } } }],
    }),
    expect.objectContaining({
      token: '[redacted]',
      captcha: '[redacted]',
      headers: { authorization: '[redacted]', Encryption: '[redacted]' },
      firebaseIdToken: '[redacted]',
      humanCheck: '[redacted]',
      verificationCode: '[redacted]',
      nonce: '[redacted]',
    }),
  ]);
});

test('a failed query is logged with its statement and cause, without its parameters', async () => {
  const { log, lines } = collectingLogger();
  const context = await createTestContext();
  const account = { merchantCode: 'ARAW', name: 'maria', type: 0, registeredAt: 0, passwordHash: 'S8' };
  const insert = async () => void (await context.database.insert(accounts).values(account));
  await insert();
  await insert().catch((error: unknown) => log.error({ err: error }, 'call failed'));
  await context.close();
  expect(lines.join()).not.toContain('S8');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'call failed',
    err: {
      type: 'DrizzleQueryError',
      message: 'a query failed',
      query: expect.stringContaining('insert into "accounts"'),
      cause: { code: '23505', message: expect.stringContaining('accounts_name') },
    },
  });
});
