import { describe, expect, test } from 'vitest';
import { affiliateCodeOf, keepAffiliateCode } from './affiliateCode.ts';
import { createStorage, type StorageHost } from './storage.ts';

function storageOf(texts: Map<string, string>) {
  const area = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const noEvents = { addEventListener: () => {}, removeEventListener: () => {} };
  return createStorage({
    sessionStorage: area,
    localStorage: area,
    ...noEvents,
  } as unknown as StorageHost);
}

describe('[REG-07] the invitation code in an address', () => {
  test.each([
    ['', ''],
    ['?affiliateCode=AGENT7', 'AGENT7'],
    ['?code=AGENT7', 'AGENT7'],
    ['?affiliateCode=%41GENT7', 'AGENT7'],
    ['?affiliateCode=%E2%80%8EAGENT7%E2%80%8F+', 'AGENT7'],
    ['?affiliateCode=FIRST&affiliateCode=SECOND', 'FIRST'],
    ['?affiliateCode=<script>alert(1)</script>', ''],
    ['?affiliateCode=%3Cscript%3E', ''],
    ['?affiliateCode=%00', ''],
    [`?affiliateCode=${'A'.repeat(64)}`, 'A'.repeat(64)],
    [`?affiliateCode=${'A'.repeat(65)}`, ''],
    ['?affiliateCode=', ''],
  ])('/m/register%s', (search, expected) => {
    expect(affiliateCodeOf({ pathname: '/m/register', search })).toBe(expected);
  });

  test.each([
    ['/m/home', '?affiliateCode=AGENT7', 'AGENT7'],
    ['/', '?affiliateCode=AGENT7', 'AGENT7'],
    ['/m/register.html', '?code=AGENT7', 'AGENT7'],
    ['/m/home', '?code=AGENT7', ''],
    ['/m/login', '?code=AGENT7', ''],
  ])('%s%s', (pathname, search, expected) => {
    expect(affiliateCodeOf({ pathname, search })).toBe(expected);
  });
});

describe('[REG-07] the stored invitation code', () => {
  test('is the latest, and addresses without one don’t remove it', () => {
    const storage = storageOf(new Map());
    const come = (pathname: string, search: string) => {
      keepAffiliateCode(storage, { pathname, search });
      return storage.read('affiliateCode');
    };
    expect([
      come('/m/home', '?affiliateCode=AGENT7'),
      come('/m/login', ''),
      come('/m/home', '?affiliateCode=%3Cscript%3E'),
      come('/m/register', '?code=JOSE22'),
    ]).toEqual(['AGENT7', 'AGENT7', 'AGENT7', 'JOSE22']);
  });

  test('ends with the browser session', () => {
    const texts = new Map<string, string>();
    const storage = storageOf(texts);
    keepAffiliateCode(storage, { pathname: '/', search: '?affiliateCode=AGENT7' });
    storage.clearSession();
    expect([storage.read('affiliateCode'), texts.size]).toEqual(['', 0]);
  });

  test.each(['"><script>', 'a b', 'x'.repeat(65), '../etc'])(
    'is ignored if the storage contains %j',
    (raw) => {
      expect(storageOf(new Map([['AFFILIATE_CODE', raw]])).read('affiliateCode')).toBe('');
    },
  );
});
