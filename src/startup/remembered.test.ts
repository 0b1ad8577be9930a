import { describe, expect, test } from 'vitest';
import type { RememberedMethod } from '#services/rememberedLogin/records.ts';
import { findRemembered } from './remembered.ts';

/** A device that remembers these names; passwords don't matter here. */
function device(kept: Partial<Record<RememberedMethod, string>>) {
  const logins = new Map(Object.entries(kept));
  return {
    load: async (method: RememberedMethod) => {
      const username = logins.get(method);
      return username === undefined ? null : { username, password: '', countryDialingCode: '' };
    },
  };
}

describe('[SES-06] before logout', () => {
  test.each([
    [{ username: 'maria' }, ['maria']],
    [{ sms: '09171234567' }, ['09171234567']],
    [{ username: 'maria', sms: '09171234567' }, ['maria', '09171234567']],
    [{ username: '09171234567', sms: '09171234567' }, ['09171234567']],
    [{}, []],
  ])('for %j the device shows %j', async (kept, usernames) => {
    expect(await findRemembered(device(kept))).toEqual({ usernames });
  });
});
