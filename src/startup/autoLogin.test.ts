import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { RememberedLogin, RememberedLogins } from '#services/rememberedLogin/rememberedLogins.ts';
import { knownPassword } from '#services/kept/knownPassword.ts';
import { createStorage, type StorageHost } from '#services/kept/storage.ts';
import { autoLogin } from './autoLogin.ts';
import type { World } from './world.ts';

const maria = { username: 'maria', password: 'correct horse', countryDialingCode: '' };
const value = { token: 'token-1', userName: 'maria', type: 0, firstTimeLogin: false, lastLogin: null };

function setUp(remembered: RememberedLogin | null, answer: () => Promise<typeof value>) {
  const sent: unknown[] = [];
  const forgotten: string[] = [];
  const texts = new Map([['autoLogin', '1']]);
  const area = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const noEvents = { addEventListener: () => {}, removeEventListener: () => {} };
  const storage = createStorage({
    sessionStorage: area,
    localStorage: area,
    ...noEvents,
  } as unknown as StorageHost);
  const operator = {
    logIn: (request: unknown) => {
      sent.push(request);
      return answer();
    },
  };
  const world = { operator, storage, merchant: () => 'ARAW' } as unknown as World;
  const logins = {
    load: async () => remembered,
    forget: async (method: string) => void forgotten.push(method),
  } as unknown as RememberedLogins;
  return { sent, forgotten, storage, run: () => autoLogin(world, logins) };
}

const failing = (details: Partial<ConstructorParameters<typeof CallError>[0]>) => () =>
  Promise.reject(new CallError({ call: 'logIn', kind: 'refused', ...details }));

describe('[SES-05] with auto-login on, a session starts automatically', () => {
  test('with the remembered login, requested once', async () => {
    const { run, sent, storage } = setUp(maria, async () => value);
    const login = await run();
    const { lastLogin, ...session } = value;
    expect(login).toEqual({ session: { ...session, merchantCode: 'ARAW' }, lastLogin });
    expect(sent).toEqual([{ type: 'username', username: 'maria', password: 'correct horse' }]);
    expect([knownPassword.of(login!.session), storage.read('autoLogin')]).toEqual(['correct horse', '1']);
  });

  test.each([
    ['nothing is remembered', null],
    ['the name alone is remembered', { ...maria, password: '' }],
  ])('unless %s: it is off from then on', async (_when, remembered) => {
    const { run, sent, storage } = setUp(remembered, async () => value);
    expect(await run()).toBe(null);
    expect([sent, storage.read('autoLogin')]).toEqual([[], '0']);
  });

  test.each([
    ['credentialsWrong', ['username']],
    ['accountLocked', []],
    ['captchaWrong', []],
    ['tooManyRequests', []],
  ])('[SES-06] [FAULT-36] refused with %s, it is off, and %j is forgotten', async (code, gone) => {
    const { run, storage, forgotten } = setUp(maria, failing({ code }));
    expect(await run()).toBe(null);
    expect([storage.read('autoLogin'), forgotten]).toEqual(['0', gone]);
  });

  test.each(['offline', 'timeout', 'notJson', 'shape', 'server'] as const)(
    'after an operator that is %s the next start tries again',
    async (kind) => {
      const { run, storage, forgotten } = setUp(maria, failing({ kind }));
      expect(await run()).toBe(null);
      expect([storage.read('autoLogin'), forgotten]).toEqual(['1', []]);
    },
  );
});
