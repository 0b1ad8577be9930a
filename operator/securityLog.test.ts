import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '@araw/contract/calls/call';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { createCaptcha } from './accounts/guards/captchas.ts';
import { loginLimits } from './accounts/guards/loginGuard.ts';
import { hashPassword } from './accounts/secrets.ts';
import { startSession } from './accounts/identity/sessions.ts';
import { firstTermsVersion } from './content/terms.ts';
import {
  accounts,
  captchas,
  contactChanges,
  loginFailures,
  sessions,
  verificationCodes,
} from './database/tables/accounts.tables.ts';
import { receipts } from './database/tables/deposits.tables.ts';
import { paymentPasswordGuards } from './database/tables/withdrawals.tables.ts';
import { createHandlers } from './handlers.ts';
import { callRoutes } from './http/calls.routes.ts';
import { createLogger } from '@araw/server/log/logger';
import { paymentsRoutes } from './http/payments.routes.ts';
import { defaultRateLimits } from './http/rateLimit.ts';
import { storeReceipt } from './payments/receipts/receipts.ts';
import { sandboxRoutes } from './sandbox/sandbox.routes.ts';
import { demoAccounts, demoPassword } from './seed/demoAccounts.ts';
import { registrationVariants } from './seed/registrationVariants.ts';
import { seed } from './seed/seed.ts';
import { changeMerchant, newestCode, visitor } from './testing/accounts.ts';
import { createTestContext } from './testing/context.ts';
import { createProviderDouble, makeDeposit, newKey } from './testing/payments.ts';
import { startOperatorProcess } from './testing/process.ts';
import { pngOf } from './testing/receipts.ts';
import { setRegisterSettings } from './testing/system.ts';

const lines: string[] = [];
const database = await createTestContext();
// Every level: a host that turns on more must not log secrets either.
const log = createLogger('trace', { write: (line) => lines.push(line) });
const context = { ...database, log };
await seed(context);
const provider = createProviderDouble('sandbox');
const payments = { ...context, providers: new Map([[provider.name, provider]]) };

const server = Fastify({ loggerInstance: log, trustProxy: true }) as unknown as FastifyInstance;
const sandboxPages: string[] = [];
server.addHook('onRoute', ({ method, url }) => {
  if (method === 'GET' && url.startsWith('/sandbox')) sandboxPages.push(url);
});
await server.register(
  callRoutes(context, {
    handlers: createHandlers({ sandbox: true }),
    unseal: async ({ body }) => body,
    limits: { ...defaultRateLimits, perAccount: 30, guardedPerIp: 1_000 },
    checkAnswers: true,
  }),
);
await server.register(paymentsRoutes(payments, { perIp: 1_000, perAccount: 30 }));
await server.register(sandboxRoutes(context, { demoAccounts, reset: async () => {}, payments }));
afterAll(async () => {
  await server.close();
  await database.close();
});

const ip = '198.51.100.7';
const otherWrong = 'Wr0ngSecretTyped';

async function send(name: CallName, request: Record<string, unknown>, token?: string) {
  const { method, path }: Call = calls[name];
  const asked = method === 'GET' || method === 'DELETE' ? { query: request as never } : { payload: request };
  const headers = { ...(token && { authorization: token }), 'x-forwarded-for': ip };
  const answer = await server.inject({ method, url: path, headers, ...asked });
  return answer.json() as {
    success: boolean;
    code?: string;
    value: Record<string, string>;
    requestId?: string;
  };
}

const logIn = (given: Record<string, unknown> = {}) =>
  send('logIn', {
    type: 'username',
    username: 'maria',
    password: demoPassword,
    captcha: '',
    captchaId: '',
    ...given,
  });

const idOf = async (name: string) =>
  (await context.database.select().from(accounts).where(eq(accounts.name, name)))[0]?.id ?? 0;
const maria = await idOf('maria');

async function enter(): Promise<string> {
  return startSession(context, { id: maria }, { ...visitor, ip });
}

const setPaymentPassword = async (paymentPassword: string) =>
  context.database
    .update(accounts)
    .set({ paymentPasswordHash: await hashPassword(paymentPassword) })
    .where(eq(accounts.id, maria));

/** The security events since the test started, without the fields common to all lines. */
const events = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ security }) => security !== undefined)
    .map(({ time, pid, hostname, ...rest }) => {
      expect([typeof time, typeof pid, typeof hostname]).toEqual(['number', 'number', 'string']);
      return rest;
    });

const requestId = expect.stringMatching(/./);
const told = (security: string, more: object = {}) => ({
  level: 40,
  security,
  network: ip,
  requestId,
  ...more,
});

beforeEach(async () => {
  context.clock.shift(60_000);
  for (const table of [loginFailures, contactChanges, sessions, verificationCodes, paymentPasswordGuards])
    await context.database.delete(table);
  await changeMerchant(context, {
    whitelabel: { PASSWORDCHANGEBYMAIL3: true, MOBILEVERCODELOGIN3: true },
    settings: { humanCheck: { provider: 'none' } },
  });
  await context.database
    .update(accounts)
    .set({ email: 'maria@araw.example', emailVerifiedAt: 1, mobile: '+639170000001', mobileVerifiedAt: 1 })
    .where(eq(accounts.id, maria));
  lines.length = 0;
});

describe('the security log has one line', () => {
  test('for a login, successful or failed, and for the logout', async () => {
    const call = calls.logIn.path;
    await logIn({ password: otherWrong });
    await logIn({ username: 'nobody_here' });
    const { value } = await logIn();
    await send('logOut', {}, value['token']);
    expect(events()).toEqual([
      told('logInFailed', { account: maria, call, reason: 'credentialsWrong' }),
      told('logInFailed', { call, reason: 'credentialsWrong' }),
      told('loggedIn', { account: maria }),
      told('loggedOut', { account: maria }),
    ]);
  });

  test('for a login that is held back, with the id in its answer', async () => {
    const fail = (times: number) =>
      context.database.insert(loginFailures).values(
        Array.from({ length: times }, () => ({
          merchantCode: 'ARAW',
          name: 'maria',
          network: ip,
          knownAs: null,
          at: context.clock.now(),
        })),
      );
    await fail(loginLimits.captchaFrom);
    const first = await logIn();
    await fail(loginLimits.networkAtNameRefusedFrom);
    const second = await logIn();
    await context.database.update(loginFailures).set({ network: '203.0.113.9' });
    await fail(loginLimits.failedNetworksRefusedFrom - loginLimits.networkAtNameRefusedFrom);
    await context.database.update(loginFailures).set({ network: '203.0.113.9' });
    await fail(1);
    const third = await logIn();
    const call = calls.logIn.path;
    const heldBack = { account: maria, call };
    expect(events()).toEqual([
      told('logInHeldBack', { ...heldBack, reason: 'captchaWrong', requestId: first.requestId }),
      told('logInHeldBack', { ...heldBack, reason: 'tooManyRequests', requestId: second.requestId }),
      told('logInHeldBack', { ...heldBack, reason: 'accountLocked', requestId: third.requestId }),
    ]);
  });

  test('for a limit that is hit, with the account if known', async () => {
    const token = await enter();
    for (let calls = 0; calls < 31; calls++) await send('memberInfo', {}, token);
    const code = { mobileNum: '9170000001', countryDialingCode: '63', humanCheck: {} };
    await send('sendLoginCode', code);
    await send('sendLoginCode', code);
    expect(events()).toEqual([
      told('limitHit', { account: maria, call: calls.memberInfo.path, reason: 'tooManyRequests' }),
      told('limitHit', { call: calls.sendLoginCode.path, reason: 'tooManyRequests' }),
    ]);
  });

  test('for a trial, and for what its role may not do', async () => {
    const { value } = await send('createTrial', { ageConfirmed: true });
    await send('sendOwnCode', { by: 'email', humanCheck: {} }, value['token']);
    const account = await idOf(value['userName'] ?? '');
    const { path: call } = calls.sendOwnCode;
    expect(events()).toEqual([
      told('trialCreated', { account }),
      told('accessRefused', { account, call, reason: 'realAccountOnly' }),
    ]);
  });

  test('for a new password, and one for the sessions it ends', async () => {
    const token = await enter();
    await enter();
    await enter();
    const toPassword = (oldPassword: string, newPassword: string) =>
      send('changePassword', { oldPassword, newPassword, confirmNewPassword: newPassword }, token);
    await toPassword(demoPassword, 'Fresh1Secret');
    await toPassword('Fresh1Secret', demoPassword);
    const account = { account: maria };
    expect(events()).toEqual([
      told('passwordChanged', account),
      told('sessionsEnded', { ...account, sessions: 2, reason: 'passwordChanged' }),
      told('passwordChanged', account),
    ]);
  });

  test('for a password set with a code', async () => {
    await enter();
    await send('forgotByEmail', { account: 'maria@araw.example', humanCheck: {} });
    const newPassword = 'Fresh2Secret';
    const reset = { account: 'maria@araw.example', channel: 'email', code: await newestCode(context) };
    const answer = await send('verifyPasswordCode', {
      ...reset,
      newPassword,
      confirmNewPassword: newPassword,
    });
    expect(answer.success).toBe(true);
    const token = await enter();
    const back = { oldPassword: newPassword, newPassword: demoPassword, confirmNewPassword: demoPassword };
    await send('changePassword', back, token);
    expect(events()).toEqual([
      told('passwordReset', { account: maria }),
      told('sessionsEnded', { account: maria, sessions: 1, reason: 'passwordChanged' }),
      told('passwordChanged', { account: maria }),
    ]);
  });

  test.each([
    ['email', 'updateEmail', { email: 'maria.new@araw.example' }],
    ['mobile', 'updateMobile', { mobileNum: '9175550001', countryDialingCode: '63' }],
  ] as const)('for another %s, and none for one that is only verified', async (contact, call, address) => {
    const token = await enter();
    await enter();
    const proof = { by: 'password', password: demoPassword };
    for (let times = 0; times < 2; times++) {
      await send(call, { ...address, proof, humanCheck: {} }, token);
      const { success } = await send('confirmContact', { contact, code: await newestCode(context) }, token);
      expect(success).toBe(true);
      context.clock.shift(10 * 60_000);
    }
    expect(events()).toEqual([
      told('contactChanged', { account: maria, contact }),
      told('sessionsEnded', { account: maria, sessions: 1, reason: 'contactChanged' }),
    ]);
  });

  test('for a session that its player ends from elsewhere', async () => {
    await enter();
    const [there] = await context.database.select().from(sessions).orderBy(desc(sessions.id));
    await send('endMemberSession', { id: String(there?.id) }, await enter());
    expect(events()).toEqual([
      told('sessionsEnded', { account: maria, sessions: 1, reason: 'endedByPlayer' }),
    ]);
  });

  test('for the eleventh simultaneous session, which ends the oldest', async () => {
    for (let session = 0; session < 10; session++) await logIn();
    lines.length = 0;
    await logIn();
    expect(events()).toEqual([
      told('loggedIn', { account: maria }),
      told('sessionsEnded', { account: maria, sessions: 1, reason: 'tooManySessions' }),
    ]);
  });

  test('for a wrong password or code from a logged-in player or one who activates an account', async () => {
    const token = await enter();
    const wrongProof = { by: 'password', password: otherWrong };
    await send('updateEmail', { email: 'other@araw.example', proof: wrongProof, humanCheck: {} }, token);
    await send('confirmContact', { contact: 'email', code: '000000' }, token);
    const fresh = { newPassword: 'Fresh1Secret', confirmNewPassword: 'Fresh1Secret' };
    const from = { registerUrl: 'araw.example', registerMethod: 'H5', domain: 'araw.example' };
    const agreed = { agreed: true, notBarred: true, termsVersion: firstTermsVersion, birthDate: '' };
    await send('takeAccount', { username: 'maria', password: otherWrong, ...fresh, ...from, ...agreed });
    await send('verifyPasswordCode', { account: 'nobody', channel: 'email', code: '000000', ...fresh });
    const account = { account: maria };
    expect(events()).toEqual([
      told('proofFailed', { ...account, call: calls.updateEmail.path, reason: 'credentialsWrong' }),
      told('proofFailed', { ...account, call: calls.confirmContact.path, reason: 'codeWrong' }),
      told('logInFailed', { ...account, call: calls.takeAccount.path, reason: 'credentialsWrong' }),
      told('proofFailed', { call: calls.verifyPasswordCode.path, reason: 'codeWrong' }),
    ]);
  });

  test('for each wrong payment PIN, before and during the lock', async () => {
    await setPaymentPassword('246813');
    const token = await enter();
    const change = (oldPassword: string) =>
      send('changePaymentPassword', { oldPassword, paymentPassword: '246813' }, token);
    for (let times = 0; times < 5; times++) await change('903174');
    const about = { account: maria, call: calls.changePaymentPassword.path };
    expect(events()).toEqual([
      ...Array(4).fill(told('paymentPasswordFailed', { ...about, reason: 'paymentPasswordWrong' })),
      told('limitHit', { ...about, reason: 'paymentPasswordLocked' }),
    ]);
  });

  test('for a payout account added or removed, once however often it is requested', async () => {
    await setPaymentPassword('246813');
    const token = await enter();
    const request = {
      key: newKey(),
      institution: 'GCASH',
      number: '09172223344',
      holder: 'Maria Clara Santos',
      makeDefault: true,
      paymentPassword: '246813',
    };
    const { value } = await send('addPayoutAccount', request, token);
    await send('addPayoutAccount', request, token);
    await send('addPayoutAccount', { ...request, key: newKey() }, token);
    for (let times = 0; times < 2; times++)
      await send('removePayoutAccount', { key: newKey(), id: value['id'], paymentPassword: '246813' }, token);
    expect(events()).toEqual([
      told('payoutAccountAdded', { account: maria }),
      told('payoutAccountRemoved', { account: maria }),
    ]);
    const all = lines.join('\n');
    for (const secret of ['09172223344', '3344', 'Clara', '246813']) expect(all).not.toContain(secret);
  });

  test('for a forged webhook, and none for an authentic one', async () => {
    const hook = (signature: string, name = 'sandbox', secret = 'F0rgedSecret') =>
      server.inject({
        method: 'POST',
        url: `/payments/webhooks/${name}`,
        headers: { signature, 'x-forwarded-for': ip },
        payload: JSON.stringify({ id: newKey(), about: { kind: 'other' }, secret }),
      });
    expect((await hook('yes')).statusCode).toBe(200);
    expect((await hook('F0rgedSignature')).statusCode).toBe(403);
    expect((await hook('F0rgedSignature', 'nobody')).statusCode).toBe(404);
    expect((await hook('F0rgedSignature', 'sandbox', 'F0rged'.repeat(12_000))).statusCode).toBe(413);
    expect(events()).toEqual(
      ['noPermission', 'notFound', 'tooLarge'].map((reason) =>
        told('webhookForged', { call: '/payments/webhooks/:provider', reason }),
      ),
    );
    expect(lines.join('\n')).not.toContain('F0rged');
  });

  test('for a refused receipt, with the account if known', async () => {
    const token = await enter();
    const upload = (name: string, payload: Buffer, authorization = token) =>
      server.inject({
        method: 'POST',
        url: `/wps/cashier/receipts?name=${name}`,
        headers: { 'content-type': 'application/octet-stream', authorization, 'x-forwarded-for': ip },
        payload,
      });
    await upload('evil.html', Buffer.from('<script>'));
    await upload('paid.png', Buffer.alloc(20 * 1024 * 1024));
    await upload('paid.png', Buffer.from('<script>'), 'no token');
    const about = { call: '/wps/cashier/receipts' };
    expect(events()).toEqual([
      told('receiptRefused', { account: maria, ...about, reason: 'requestInvalid' }),
      told('receiptRefused', { ...about, reason: 'tooLarge' }),
    ]);
    expect(lines.join('\n')).not.toContain('evil');
  });

  test('for each time a page that shows members’ data is opened', async () => {
    const content = pngOf();
    const { id: receipt } = await storeReceipt(payments, maria, { name: 'paid.png', content });
    const { id: order } = await makeDeposit(payments, maria);
    lines.length = 0;
    const look = (url: string) => server.inject({ url, headers: { 'x-forwarded-for': ip } });
    expect((await look(`/sandbox/reviews/receipts/${receipt}`)).statusCode).toBe(404);
    await context.database.update(receipts).set({ orderId: order }).where(eq(receipts.id, receipt));
    expect((await look(`/sandbox/reviews/receipts/${receipt}`)).statusCode).toBe(200);
    const harmless = [
      '/sandbox/app/android',
      '/sandbox/app/araw.mobileconfig',
      '/sandbox/app/ios',
      '/sandbox/atlas',
      '/sandbox/chat',
      '/sandbox/identity',
      '/sandbox/reviews/receipts/:id',
      '/sandbox/settings',
      '/sandbox/settings.json',
    ];
    const pages = sandboxPages.filter((page) => !harmless.includes(page));
    expect(pages).toContain('/sandbox');
    expect(pages).toContain('/sandbox/invitations');
    for (const page of pages) expect((await look(`${page}?reviewer=desk-1`)).statusCode).toBe(200);
    for (const page of harmless.filter((path) => !path.includes(':'))) await look(page);
    expect(events()).toEqual([
      told('reviewerLooked', { call: '/sandbox/reviews/receipts/:id', account: maria }),
      ...pages.map((call) => told('reviewerLooked', { call })),
    ]);
    expect(lines.join('\n')).not.toContain('paid.png');
    await context.database.delete(receipts).where(eq(receipts.id, receipt));
  });

  test('for a desk that is shown again because of a mistake', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: '/sandbox/cashier/member',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': ip,
      },
      payload: 'name=nobody&minutes=&text=',
    });
    const call = '/sandbox/cashier/member';
    expect([answer.statusCode, events()]).toEqual([
      404,
      [told('reviewerLooked', { call }), told('sandboxUsed', { call, status: 404 })],
    ]);
  });

  test('for each change by the sandbox, successful or not', async () => {
    const submit = (by: string) =>
      server.inject({
        method: 'POST',
        url: '/sandbox/clock',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': '2001:db8:1:2:3:4:5:6',
        },
        payload: `by=${by}`,
      });
    await submit('60000');
    await submit('x');
    const used = { network: '2001:db8:1:2::/64', call: '/sandbox/clock' };
    expect(events()).toEqual([
      told('sandboxUsed', { ...used, status: 303 }),
      told('sandboxUsed', { ...used, status: 400 }),
    ]);
  });

  test('for the start, with the default log level', { tags: ['full'] }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'security-log-'));
    const operator = await startOperatorProcess(dataDir, { HTTPS: '1', GEETEST_KEY: 'S3cretOfGeetest' });
    operator.child.kill('SIGTERM');
    await operator.ended;
    rmSync(dataDir, { recursive: true });
    const printed = operator.printed();
    const started = printed.split('\n').filter((line) => line.startsWith('{'));
    expect(started.map((line) => JSON.parse(line))).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        security: 'started',
        public: true,
        sandbox: false,
        database: 'embedded',
      },
    ]);
    expect(printed).not.toContain('S3cretOfGeetest');
  });
});

test('none of what was typed, sent or issued is in the log at any level', async () => {
  const secrets: string[] = [];
  const secret = (text: string) => {
    secrets.push(text);
    return text;
  };
  const codeSent = async () => secret(await newestCode(context));

  await logIn({ username: secret('TypedAsName9'), password: secret('TypedAsPass9') });
  for (let tries = 0; tries < loginLimits.captchaFrom; tries++)
    await logIn({ password: secret('Guessed9Pass') });
  const { captchaId } = await createCaptcha(context);
  const [drawn] = await context.database.select().from(captchas).where(eq(captchas.id, captchaId));
  await logIn({ captchaId: secret('C4ptchaIdTyped'), captcha: secret('918273') });
  const entered = await logIn({ captchaId: secret(captchaId), captcha: secret(drawn?.answer ?? '') });
  const token = secret(entered.value['token'] ?? '');
  secret(entered.value['deviceToken'] ?? '');
  secret(demoPassword);

  await setRegisterSettings(context, registrationVariants.threeFields.settings);
  const registered = await send('register', {
    username: secret('Regist3red_1'),
    password: secret('Regist3rPass'),
    confirmPassword: 'Regist3rPass',
    type: 0,
    registerUrl: 'araw.example',
    registerMethod: 'H5',
    domain: 'araw.example',
    agreed: true,
    notBarred: true,
    termsVersion: firstTermsVersion,
  });
  secret(registered.value?.['token'] ?? 'no token');

  context.clock.shift(10 * 60_000);
  await send('sendLoginCode', { mobileNum: secret('9170000001'), countryDialingCode: '63', humanCheck: {} });
  const smsCode = await codeSent();
  await logIn({ type: 'sms', username: '9170000001', password: secret('135791'), countryDialingCode: '63' });
  await logIn({ type: 'sms', username: '9170000001', password: smsCode, countryDialingCode: '63' });

  await send('forgotByEmail', { account: secret('maria@araw.example'), humanCheck: {} });
  const changed = secret('Chang3dPass');
  const code = await codeSent();
  const reset = { account: 'maria@araw.example', channel: 'email', newPassword: changed };
  await send('verifyPasswordCode', { ...reset, confirmNewPassword: changed, code });

  const again = await logIn({ password: changed });
  const own = secret(again.value['token'] ?? '');
  await send(
    'changePassword',
    { oldPassword: secret('Old9Wrong'), newPassword: 'x', confirmNewPassword: 'x' },
    own,
  );
  const back = { newPassword: demoPassword, confirmNewPassword: demoPassword };
  await send('changePassword', { oldPassword: changed, ...back }, own);
  const proof = { by: 'password', password: demoPassword };
  await send('updateEmail', { email: secret('new.maria@araw.example'), proof, humanCheck: {} }, own);
  await send('confirmContact', { contact: 'email', code: await codeSent() }, own);
  await send(
    'updateMobile',
    { mobileNum: secret('9175550009'), countryDialingCode: '63', proof, humanCheck: {} },
    own,
  );
  await send('confirmContact', { contact: 'mobile', code: await codeSent() }, own);
  await send('memberInfo', {}, token);

  const seen = events().map(({ security }) => security);
  expect(seen).toEqual([
    ...Array(1 + loginLimits.captchaFrom).fill('logInFailed'),
    'logInHeldBack',
    'loggedIn',
    'loggedIn',
    'logInFailed',
    'loggedIn',
    'passwordReset',
    'sessionsEnded',
    'loggedIn',
    'passwordChanged',
    'contactChanged',
    'contactChanged',
  ]);
  expect(secrets.filter((text) => text.length < 4)).toEqual([]);
  // Times and random ids contain digits that can match a short code by chance.
  const chance = ['time', 'pid', 'hostname', 'id', 'reqId', 'requestId', 'responseTime'];
  const all = lines
    .map((line) => JSON.stringify(JSON.parse(line), (name, value) => (chance.includes(name) ? null : value)))
    .join('\n')
    .toLowerCase();
  expect(all).toContain(calls.confirmContact.path);
  expect(secrets.filter((text) => all.includes(text.toLowerCase()))).toEqual([]);
});
