import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { drawNamed } from '#operator/art/names.ts';
import type { Caller } from '#operator/core/context.ts';
import { sessions } from '#operator/database/tables/accounts.tables.ts';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { calls } from '@araw/contract/calls/calls';
import { decide } from '@araw/contract/calls/roles';
import { accountsHandlers } from '../login/accounts.handlers.ts';
import { countryOf } from '../countryOf.ts';
import { headIconChoices } from './headIcons.ts';
import { profileHandlers as handlers } from './profile.handlers.ts';
import { openSession } from '../identity/sessions.ts';

const context: TestContext = await createSeededContext();
afterAll(() => context.close());

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

beforeEach(async () => {
  context.clock.shift(0);
  await context.database.delete(sessions);
});

async function enter(username: string, from: Partial<Caller> = {}) {
  const { token } = await accountsHandlers.logIn(
    { type: 'username', username, password: demoPassword, captcha: '', captchaId: '' },
    { ...visitor, ...from },
    context,
  );
  const open = await openSession(context, token);
  const caller: Caller = { ...visitor, ...from, account: open.account, sessionId: open.sessionId };
  return { token, caller };
}

const stateOf = async (token: string) => (await refusalOf(openSession(context, token)))?.code ?? 'open';
const refused = (code: string, field: string) => ({ code, value: { field }, retryAfter: undefined });

describe('[MEM-01] account details', () => {
  test('show what the operator knows, with the middle of the number hidden', async () => {
    const { caller } = await enter('maria');
    expect(await handlers.profile({}, caller, context)).toEqual({
      account: 'maria',
      nickname: 'Maria',
      payeeName: '',
      email: 'maria@araw.example',
      emailProved: true,
      mobile: '0917•••0001',
      mobileProved: true,
      regDate: Date.UTC(2025, 5, 1, 4),
      editable: ['nickname', 'email', 'mobile', 'headIcon'],
      ownerProofs: ['password', 'email', 'sms'],
      changing: [],
    });
  });

  test('[PERM-02] of a free player have no address to edit', async () => {
    const { caller } = await enter('tina');
    expect(await handlers.profile({}, caller, context)).toMatchObject({ editable: ['nickname', 'headIcon'] });
    expect(decide(calls.updateEmail.access, 4)).toMatchObject({ reason: 'realAccountOnly' });
  });

  test.each([
    ['', ''],
    [' Maria Clara ', 'Maria Clara'],
    ['マリア 🎰', 'マリア 🎰'],
    ['<b>Maria</b>', '<b>Maria</b>'],
    [`'";--`, `'";--`],
    ['x'.repeat(32), 'x'.repeat(32)],
  ])('a nickname of %j is stored as plain text', async (nickname, kept) => {
    const { caller } = await enter('maria');
    await handlers.updateProfile({ nickname }, caller, context);
    expect(await handlers.profile({}, caller, context)).toMatchObject({ nickname: kept });
    expect(await accountsHandlers.memberInfo({}, caller, context)).toMatchObject({ nickname: kept });
  });

  test.each(['x'.repeat(33), 'Maria\nClara', 'Maria\u202eClara', 'Ma\u200bria', '\u0007'])(
    'a nickname of %j is refused',
    async (nickname) => {
      const { caller } = await enter('maria');
      const update = handlers.updateProfile({ nickname }, caller, context);
      expect(await refusalOf(update)).toEqual(refused('fieldInvalid', 'nickname'));
    },
  );
});

describe('[MEM-09] the avatar', () => {
  test('is one of at least twelve drawn ones', () => {
    expect(headIconChoices.length).toBeGreaterThanOrEqual(12);
    expect(new Set(headIconChoices).size).toBe(headIconChoices.length);
    for (const address of headIconChoices) {
      const [, kind = '', name = ''] = /^\/art\/([^/]+)\/(.+)\.svg$/.exec(address) ?? [];
      expect(drawNamed(kind, name)).toMatch(/^<svg /);
    }
  });

  test('is the first one until the player picks another', async () => {
    const { caller } = await enter('maria');
    const [first, second = ''] = headIconChoices;
    expect(await handlers.headIcon({}, caller, context)).toEqual({ icon: first, choices: headIconChoices });
    await handlers.setHeadIcon({ icon: second }, caller, context);
    expect(await handlers.headIcon({}, caller, context)).toMatchObject({ icon: second });
  });

  test.each(['', '1', '/art/avatar/gem-0.svg', 'https://evil.example/x.svg', '__proto__'])(
    '%j is not an option',
    async (icon) => {
      const { caller } = await enter('maria');
      expect(await refusalOf(handlers.setHeadIcon({ icon }, caller, context))).toEqual(
        refused('fieldInvalid', 'icon'),
      );
    },
  );
});

describe('logins and sessions', () => {
  test('recent logins show time, device, address and place, newest first', async () => {
    await enter('maria', { userAgent: android, ip: '203.0.113.5', country: 'PH' });
    context.clock.shift(1_000);
    const { caller } = await enter('maria', { userAgent: iPhone, ip: '203.0.113.6' });
    const now = context.clock.now();
    expect(await handlers.loginHistory({}, caller, context)).toEqual({
      list: [
        { at: now, device: 'Safari · iPhone', ip: '203.0.113.6', place: '' },
        { at: now - 1_000, device: 'Chrome · Android', ip: '203.0.113.5', place: 'PH' },
      ],
    });
  });

  test('the last twenty are listed', async () => {
    let caller: Caller = visitor;
    for (let index = 0; index < 21; index += 1) ({ caller } = await enter('nena'));
    expect((await handlers.loginHistory({}, caller, context)).list).toHaveLength(20);
  });

  test('lists the player’s own open sessions, and marks the current one', async () => {
    const here = await enter('maria', { userAgent: android });
    const there = await enter('maria', { userAgent: iPhone });
    const ended = await enter('maria');
    await enter('nena');
    await accountsHandlers.logOut({}, ended.caller, context);
    const { list } = await handlers.activeSessions({}, here.caller, context);
    expect(list.map(({ id, device, current }) => ({ id, device, current }))).toEqual([
      { id: String(there.caller.sessionId), device: 'Safari · iPhone', current: false },
      { id: String(here.caller.sessionId), device: 'Chrome · Android', current: true },
    ]);
    context.clock.shift(30 * 60_000 + 1);
    expect(await handlers.activeSessions({}, here.caller, context)).toEqual({ list: [] });
  });

  test('a player can end one of their own sessions, which learns it with its next call', async () => {
    const here = await enter('maria');
    const there = await enter('maria');
    await handlers.endMemberSession({ id: String(there.caller.sessionId) }, here.caller, context);
    expect([await stateOf(here.token), await stateOf(there.token)]).toEqual(['open', 'sessionEnded']);
    const [row] = await context.database
      .select()
      .from(sessions)
      .where(eq(sessions.id, there.caller.sessionId ?? 0));
    expect(row?.endReason).toBe('endedByPlayer');
  });

  test('another player’s session and an unknown one get the same answer, and stay open', async () => {
    const { caller } = await enter('maria');
    const other = await enter('nena');
    for (const id of [
      String(other.caller.sessionId),
      '999999',
      '',
      '-1',
      '1e9',
      `${caller.sessionId} `,
      '__proto__',
    ])
      expect(await refusalOf(handlers.endMemberSession({ id }, caller, context))).toMatchObject({
        code: 'notFound',
      });
    expect(await stateOf(other.token)).toBe('open');
  });

  test('an account that does not exist has no profile', async () => {
    const { caller } = await enter('dante');
    const gone = { ...caller, account: { ...caller.account!, id: 2_000_000_000 } };
    expect(await refusalOf(handlers.profile({}, gone, context))).toMatchObject({ code: 'userDisabled' });
  });
});

describe('countries', () => {
  test.each([
    ['PH', 'PH'],
    [' ph ', 'PH'],
    ['XX', undefined],
    ['T1', undefined],
    ['PHL', undefined],
    ['<b>', undefined],
    [undefined, undefined],
    [['PH', 'US'], undefined],
  ])('the header %j means the country %s', (header, country) => {
    expect(countryOf(header)).toBe(country);
  });
});
