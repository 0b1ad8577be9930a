import { afterAll, expect, test } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import { createHandlers } from '#operator/handlers.ts';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { changeMerchant, newestCode, refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { openSession } from '../identity/sessions.ts';

const context: TestContext = await createSeededContext();
await changeMerchant(context, {
  whitelabel: { PASSWORDCHANGEBYMAIL3: true },
  settings: { humanCheck: { provider: 'none' } },
});
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: false });

const logIn = (password: string) =>
  handlers.logIn(
    { type: 'username', username: 'maria', password, captcha: '', captchaId: '' },
    visitor,
    context,
  );

test('[PASS-06] a stolen session cannot take over the account through an address of its own', async () => {
  const { token } = await logIn(demoPassword);
  const thief: Caller = { ...visitor, ip: '198.51.100.66', ...(await openSession(context, token)) };
  const own = 'thief@elsewhere.example';
  const steps = [
    () => handlers.updateEmail({ email: own, humanCheck: {} }, thief, context),
    () => handlers.forgotByEmail({ account: own, humanCheck: {} }, thief, context),
    async () =>
      handlers.verifyPasswordCode(
        {
          channel: 'email',
          account: own,
          code: await newestCode(context),
          newPassword: 'Thieves-own-1',
          confirmNewPassword: 'Thieves-own-1',
        },
        thief,
        context,
      ),
    () => logIn('Thieves-own-1'),
  ];
  const refusals = [];
  for (const step of steps) refusals.push((await refusalOf(step()))?.code ?? 'done');
  expect(refusals).toEqual(['credentialsWrong', 'done', 'codeWrong', 'credentialsWrong']);
  expect(await logIn(demoPassword)).toMatchObject({ userName: 'maria' });
});
