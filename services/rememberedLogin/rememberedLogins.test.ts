import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { keysInIndexedDb, type KeyStore } from './keys.ts';
import type { RememberedMethod } from './records.ts';
import { createRememberedLogins } from './rememberedLogins.ts';

const day = 24 * 3_600_000;
const maria = { username: 'maria', password: ' correct horse 馬 ', countryDialingCode: '' };
const mobile = { username: '09171234567', password: '', countryDialingCode: '63' };
const blockedKeys: KeyStore = {
  obtain: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
  find: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
  remove: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
};

function memory() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

/** One device: its storage and keys outlive a page. */
function device({ keys = keysInIndexedDb() } = {}) {
  const storage = memory();
  let now = 1_000_000;
  const open = () => createRememberedLogins({ storage: () => storage, keys, now: () => now });
  return {
    logins: open(),
    reopened: open,
    storage,
    keys,
    wait: (ms: number) => (now += ms),
    change(method: RememberedMethod, change: object) {
      const entry = `REMEMBERED_LOGIN_${method}`;
      const record = JSON.parse(storage.texts.get(entry) ?? '{}') as object;
      storage.texts.set(entry, JSON.stringify({ ...record, ...change }));
    },
  };
}

describe('[SES-06] a remembered login', () => {
  test('is restored by method after a reload', async () => {
    const { logins, reopened } = device();
    expect(await logins.save('username', maria)).toBe(true);
    expect(await logins.save('sms', mobile)).toBe(true);
    expect([await reopened().load('username'), await reopened().load('sms')]).toEqual([maria, mobile]);
  });

  test('the storage contains neither name nor password, and every record differs', async () => {
    const { logins, storage } = device();
    await logins.save('username', maria);
    const first = storage.texts.get('REMEMBERED_LOGIN_username') ?? '';
    await logins.save('username', maria);
    const second = storage.texts.get('REMEMBERED_LOGIN_username') ?? '';
    expect(Object.keys(JSON.parse(first) as object)).toEqual(['until', 'salt', 'sealed']);
    const { salt, sealed } = JSON.parse(first) as { salt: string; sealed: string };
    expect(atob(sealed)).not.toMatch(/maria|horse/);
    expect(JSON.parse(second)).not.toMatchObject({ salt });
    expect(JSON.parse(second)).not.toMatchObject({ sealed });
  });

  test('its key can’t be extracted from the device', async () => {
    const { logins, keys } = device();
    await logins.save('username', maria);
    const key = await keys.find('username');
    expect(key?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow('not extractable');
  });

  test('is removed after 30 days, with its key', async () => {
    const { logins, wait, storage, keys } = device();
    await logins.save('username', maria);
    wait(30 * day - 1);
    expect(await logins.load('username')).toEqual(maria);
    wait(1);
    expect(await logins.load('username')).toBe(null);
    expect([storage.texts.size, await keys.find('username')]).toEqual([0, undefined]);
  });

  test('is forgotten with its key; the other method’s remains', async () => {
    const { logins, storage, keys } = device();
    await logins.save('username', maria);
    await logins.save('sms', mobile);
    await logins.forget('username');
    expect(await logins.load('username')).toBe(null);
    expect(await keys.find('username')).toBe(undefined);
    expect([...storage.texts.keys()]).toEqual(['REMEMBERED_LOGIN_sms']);
    expect(await logins.load('sms')).toEqual(mobile);
  });
});

describe('[PASS-04] a changed password', () => {
  test.each(['maria', 'Maria'])('replaces the remembered one of %s', async (name) => {
    const { logins } = device();
    await logins.save('username', maria);
    await logins.replacePassword(name, 'new horse 1');
    expect(await logins.load('username')).toEqual({ ...maria, password: 'new horse 1' });
  });

  test('leaves another player’s login alone, and adds none', async () => {
    const { logins, storage } = device();
    await logins.replacePassword('maria', 'new horse 1');
    expect(storage.texts.size).toBe(0);
    await logins.save('username', maria);
    await logins.replacePassword('jose', 'new horse 1');
    expect(await logins.load('username')).toEqual(maria);
  });
});

describe('[SES-07] damaged, foreign and blocked entries', () => {
  test.each([
    ['no JSON', '{'],
    ['no record', '7'],
    ['an older record', JSON.stringify({ type: 'username', username: 'maria', password: 'cGFzcw==' })],
  ])('%s reads as nothing', async (_what, text) => {
    const { logins, storage } = device();
    storage.texts.set('REMEMBERED_LOGIN_username', text);
    expect(await logins.load('username')).toBe(null);
  });

  test.each([
    ['another end', { until: 1_000_000 + 29 * day }],
    ['an end beyond 30 days', { until: 1_000_000 + 31 * day }],
    ['another salt', { salt: 'AAAAAAAAAAAAAAAA' }],
    ['other content', { sealed: 'AAAA' }],
    ['content that is no base64', { sealed: '%' }],
  ])('%s: the record is thrown away', async (_what, change) => {
    const { logins, storage, ...rest } = device();
    await logins.save('username', maria);
    rest.change('username', change);
    expect(await logins.load('username')).toBe(null);
    expect(storage.texts.size).toBe(0);
  });

  test('a record of one method does not count for the other', async () => {
    const { logins, storage } = device();
    await logins.save('username', maria);
    await logins.save('sms', mobile);
    const sms = storage.texts.get('REMEMBERED_LOGIN_sms') ?? '';
    storage.texts.set('REMEMBERED_LOGIN_username', sms);
    expect(await logins.load('username')).toBe(null);
  });

  test('a record without its key, as copied from another device, can’t be opened', async () => {
    const { logins, keys } = device();
    await logins.save('username', maria);
    await keys.remove('username');
    expect(await logins.load('username')).toBe(null);
  });

  test('[FAULT-43] if IndexedDB is blocked, only the name is remembered', async () => {
    const { logins, reopened, storage } = device({ keys: blockedKeys });
    expect(await logins.save('username', maria)).toBe(false);
    expect(await reopened().load('username')).toEqual({ ...maria, password: '' });
    expect([...storage.texts.values()].join()).not.toContain('horse');
    await logins.forget('username');
    expect(await logins.load('username')).toBe(null);
  });

  test('[FAULT-39] if the storage throws, nothing is remembered and nothing breaks', async () => {
    const logins = createRememberedLogins({
      storage: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(await logins.save('username', maria)).toBe(false);
    expect(await logins.load('username')).toBe(null);
    await logins.forget('username');
    await logins.replacePassword('maria', 'new');
  });
});
