import type { Request } from '@playwright/test';
import { expect, test } from 'vitest';
import { readSentBy } from './sentCalls.ts';

const request = (headers: Record<string, string>, body: unknown = null) =>
  ({
    url: () => 'http://operator/ask',
    headers: () => headers,
    postData: () => (body === null ? null : JSON.stringify(body)),
    postDataJSON: () => body,
  }) as unknown as Request;

test('a call sends its JSON body and the session’s token', () => {
  const readSent = readSentBy();
  expect(readSent(request({}))).toEqual({});
  expect(readSent(request({ authorization: 'token' }, { name: 'maria' }))).toEqual({
    token: 'token',
    body: { name: 'maria' },
  });
});

test('a sealed body is opened, and refused without a key', () => {
  const sealed = request({ encryption: 'DES;key' }, 'c2VhbGVk');
  expect(readSentBy(() => 'what was sealed')(sealed)).toEqual({ body: 'what was sealed' });
  expect(() => readSentBy()(sealed)).toThrow('http://operator/ask is sealed and there is no key to open it');
});
