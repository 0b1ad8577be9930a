import fastify from 'fastify';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readIdToken } from '#operator/accounts/identity/identity.ts';
import { verificationCodes } from '#operator/database/tables/accounts.tables.ts';
import { readPages } from '#operator/http/builtPages.ts';
import { playRoutes } from '#operator/http/play.routes.ts';
import { defaultRateLimits } from '#operator/http/rateLimit.ts';
import { socialAccounts } from '#operator/seed/socialAccounts.ts';
import { changeMerchant, newestCode } from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { setPhoneProvider } from '#operator/testing/system.ts';
import { builtPages, loadedBy } from '#tests/builtPages.ts';
import { sandboxRoutes } from '#operator/sandbox/sandbox.routes.ts';

let context: TestContext;
const server = fastify();

beforeAll(async () => {
  context = await createSeededContext();
  const pages = readPages(await builtPages());
  await server.register(sandboxRoutes(context, { demoAccounts: [], pages, reset: async () => {} }));
  await server.register(playRoutes(context, defaultRateLimits, pages));
});
beforeEach(async () => {
  await context.database.delete(verificationCodes);
  await changeMerchant(context, { settings: { humanCheck: { provider: 'none' } } });
});
afterAll(async () => {
  await server.close();
  await context.close();
});

const own = { 'sec-fetch-site': 'same-origin' };
const popup = {
  mode: 'popup',
  channel: 'facebook',
  state: 'state-of-the-page-1',
  nonce: 'nonce-of-the-page-1',
};
const redirect = { ...popup, mode: 'redirect', returnTo: '/m/login' };

const open = (query: Record<string, string>) =>
  server.inject(`/sandbox/identity?${new URLSearchParams(query).toString()}`);
const answer = (fields: Record<string, string>, headers: Record<string, string> = own) =>
  server.inject({
    method: 'POST',
    url: '/sandbox/identity',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const messageIn = (body: string) =>
  JSON.parse((/data-answer="([^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&quot;', '"')) as Record<
    string,
    string
  >;

describe('[LOGIN-09] the identity provider of the sandbox', () => {
  test('shows its channel’s accounts, and a way to deny', async () => {
    const { statusCode, body, headers } = await open(popup);
    expect(statusCode).toBe(200);
    const offered = [...body.matchAll(/name="account" value="([^"]*)"/g)].map(([, account]) => account);
    expect(offered).toEqual([
      ...socialAccounts.filter(({ channel }) => channel === 'facebook').map(({ subject }) => subject),
      '',
    ]);
    expect(headers['content-security-policy']).not.toContain('script-src');
  });

  test('answers a popup with a message containing the state, and a token bound to the nonce', async () => {
    const { body, headers } = await answer({ ...popup, account: 'facebook-1001' });
    const { idToken = '', ...rest } = messageIn(body);
    expect(rest).toEqual({ type: 'identityAnswer', state: popup.state });
    expect(decodeJwt(idToken)).toMatchObject({
      sub: 'facebook-1001',
      channel: 'facebook',
      nonce: popup.nonce,
    });
    expect(await readIdToken(context, idToken)).toMatchObject({
      subject: 'facebook-1001',
      channel: 'facebook',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const loaded = loadedBy(body);
    expect(loaded).toEqual([
      expect.stringMatching(/\/sandbox-[\w-]+\.css$/),
      expect.stringMatching(/\/identity-[\w-]+\.js$/),
    ]);
    for (const address of loaded) expect((await server.inject(address)).statusCode).toBe(200);
  });

  test('answers a redirect after the #, which no server receives', async () => {
    const { statusCode, headers } = await answer({ ...redirect, account: 'facebook-1001' });
    const [path, fragment = ''] = String(headers.location).split('#');
    const { idToken, ...rest } = Object.fromEntries(new URLSearchParams(fragment));
    expect([statusCode, path, rest]).toEqual([
      303,
      '/m/login',
      { type: 'identityAnswer', state: redirect.state },
    ]);
    expect(await readIdToken(context, idToken ?? '')).toMatchObject({ subject: 'facebook-1001' });
  });

  test('[LOGIN-09] a denial contains no token', async () => {
    const denied = { type: 'identityAnswer', state: popup.state, error: 'denied' };
    expect(messageIn((await answer({ ...popup, account: '' })).body)).toEqual(denied);
    const { headers } = await answer({ ...redirect, account: '' });
    const fragment = String(headers.location).split('#')[1];
    expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual(denied);
  });

  test.each([
    ['another host', { returnTo: 'https://evil.example/m/login' }],
    ['a host without scheme', { returnTo: '//evil.example' }],
    ['a backslash', { returnTo: '/\\evil.example' }],
    ['a script', { returnTo: 'javascript:alert(1)' }],
    ['a query', { returnTo: '/m/login?next=//evil.example' }],
    ['no state', { state: '' }],
    ['a short state', { state: 'short' }],
    ['markup as state', { state: '<script>alert(1)</script>' }],
    ['no nonce', { nonce: '' }],
    ['an unknown channel', { channel: 'myspace' }],
    ['an unknown mode', { mode: 'iframe' }],
  ])('refuses to answer %s', async (_name, change) => {
    const asked = { ...redirect, ...change };
    expect((await open(asked)).statusCode).toBe(400);
    expect((await answer({ ...asked, account: 'facebook-1001' })).statusCode).toBe(400);
  });

  test('knows only its channel’s accounts', async () => {
    for (const account of ['google-2001', 'facebook-9', '__proto__'])
      expect((await answer({ ...popup, account })).statusCode).toBe(400);
  });

  test.each([[{ 'sec-fetch-site': 'cross-site' }], [{ origin: 'https://evil.example' }], [{}]])(
    'accepts no choice from another site (%j)',
    async (headers: Record<string, string>) => {
      expect((await answer({ ...popup, account: 'facebook-1001' }, headers)).statusCode).toBe(403);
    },
  );
});

describe('[LOGIN-08] numbers verified by the provider', () => {
  const post = (url: string, payload: object) =>
    server.inject({ method: 'POST', url, headers: own, payload });
  const request = { mobileNo: '09170000001', countryDialingCode: '63', nonce: popup.nonce };
  const confirm = (verificationId: string, code: string) =>
    post('/sandbox/identity/phone/confirm', { verificationId, code });

  beforeEach(() => setPhoneProvider(context, true));

  test('a code from the outbox becomes a token for the number, once', async () => {
    const sent = (await post('/sandbox/identity/phone', request)).json();
    expect(sent).toEqual({
      success: true,
      value: { verificationId: expect.any(String), expirationTime: context.clock.now() + 60_000 },
    });
    const code = await newestCode(context);
    const { value } = (await confirm(sent.value.verificationId, code)).json();
    expect(await readIdToken(context, value.idToken)).toMatchObject({
      channel: 'phone',
      phone: '+639170000001',
    });
    expect(decodeJwt(value.idToken).nonce).toBe(popup.nonce);
    const again = await confirm(sent.value.verificationId, code);
    expect([again.statusCode, again.json().code]).toEqual([400, 'codeWrong']);
  });

  test('a wrong code and an unknown request get the same refusal', async () => {
    const { value } = (await post('/sandbox/identity/phone', request)).json();
    const code = await newestCode(context);
    const wrong = await confirm(value.verificationId, code === '000000' ? '000001' : '000000');
    const unknown = await confirm('unknown', '000000');
    expect([wrong.json().code, unknown.json().code]).toEqual(['codeWrong', 'codeWrong']);
  });

  test('the human check comes first', async () => {
    await changeMerchant(context, { settings: { humanCheck: { provider: 'proofOfWork' } } });
    expect((await post('/sandbox/identity/phone', request)).json().code).toBe('humanCheckFailed');
  });

  test('is off if the operator verifies numbers itself', async () => {
    await setPhoneProvider(context, false);
    expect((await post('/sandbox/identity/phone', request)).json().code).toBe('switchedOff');
  });
});
