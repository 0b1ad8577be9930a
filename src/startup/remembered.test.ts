import { describe, expect, test } from 'vitest';
import type { RememberedMethod } from '#services/rememberedLogin/records.ts';
import { findRemembered, forgetLogins } from './remembered.ts';

/** A device that keeps these names; a password is of no matter here. */
function device(kept: Partial<Record<RememberedMethod, string>>) {
  const logins = new Map(Object.entries(kept));
  return {
    logins,
    load: async (method: RememberedMethod) => {
      const username = logins.get(method);
      return username === undefined ? null : { username, password: '', countryDialingCode: '' };
    },
    forget: async (method: RememberedMethod) => void logins.delete(method),
  };
}

describe('[SES-06] before a log-out', () => {
  test.each([
    [{ username: 'maria' }, ['maria']],
    [{ sms: '09171234567' }, ['09171234567']],
    [{ username: 'maria', sms: '09171234567' }, ['maria', '09171234567']],
    [{ username: '09171234567', sms: '09171234567' }, ['09171234567']],
    [{}, []],
  ])('of %j the device tells %j', async (kept, usernames) => {
    expect(await findRemembered(device(kept))).toEqual({ usernames });
  });

  test('the logins of every method are forgotten at once', async () => {
    const both = device({ username: 'maria', sms: '09171234567' });
    await forgetLogins(both);
    expect([...both.logins]).toEqual([]);
  });
});
