import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import {
  createUnseal,
  currentSealingKey,
  makeSealingKey,
  rotateSealingKey,
  type SealedRequest,
  sealingSettings,
} from '#operator/sealing/unseal.ts';
import { openedEnvelopes, sealingKeys } from '#operator/database/tables/sealing.tables.ts';
import { openTestDatabase, type TestDatabase } from '#operator/testing/database.ts';
import { envelope, type SealingScheme } from '@araw/contract/calls/envelope';
import type { SealingSettings } from '@araw/contract/calls/system';
import { seal } from '#services/seal/seal.ts';
import aesGcmVectors from '#docs/envelope/aesGcm.json' with { type: 'json' };
import desVectors from '#docs/envelope/des.json' with { type: 'json' };
import { propertyRuns } from '@araw/testing/shortRun';

const schemes: SealingScheme[] = ['DES', 'AES-GCM'];
const target = { method: 'POST', path: '/wps/session/login' };
const login = { username: 'maria', password: 'secret' };

let opened: TestDatabase;
let context: OperatorContext;
let now = 1_700_000_000_000;

async function storeVectorKeys() {
  for (const [scheme, { keyId, publicKey, privateKey }] of [
    ['DES', desVectors],
    ['AES-GCM', aesGcmVectors],
  ] as const) {
    await context.database
      .insert(sealingKeys)
      .values({ scheme, keyId, publicKey, privateKey, createdAt: now });
  }
}

beforeAll(async () => {
  opened = await openTestDatabase();
  const clock = { now: () => now, shift: (milliseconds: number) => void (now += milliseconds) };
  context = { database: opened.database, clock, log: pino({ enabled: false }) };
  await storeVectorKeys();
});
beforeEach(async () => {
  now = 1_700_000_000_000;
  await context.database.delete(openedEnvelopes);
});
afterAll(() => opened.close());

const unseal = (request: SealedRequest) => createUnseal(context, async () => schemes)(request);
const codeOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'opened',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

async function codesOf(requests: SealedRequest[]) {
  const codes = [];
  for (const request of requests) codes.push(await codeOf(unseal(request)));
  return codes;
}

const keyOf = (scheme: SealingScheme): SealingSettings => {
  const { keyId, publicKey } = scheme === 'DES' ? desVectors : aesGcmVectors;
  return { scheme, keyId, publicKey };
};

async function sealedBy(
  key: SealingSettings,
  value: unknown = login,
): Promise<SealedRequest & { header: string; body: string }> {
  const { headers, body } = await seal(value, { ...target, key, now });
  return { ...target, header: headers[envelope.header], body };
}

describe('[NET-03] the operator opens what the app seals', () => {
  test.each(schemes)('%s: any JSON value, whatever its text and size', async (scheme) => {
    const value = fc.oneof(
      fc.jsonValue({ stringUnit: 'binary' }),
      fc.constantFrom(
        {},
        JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":1}}'),
        { password: '\ud800 lone' },
        { password: 'ü\u0301\u202e\u200b 🎰' },
      ),
      fc.integer({ min: 0, max: 20_000 }).map((length) => ({ password: 'x'.repeat(length) })),
    );
    await fc.assert(
      fc.asyncProperty(value, async (given) => {
        const opened = await unseal(await sealedBy(keyOf(scheme), given));
        expect(JSON.stringify(opened)).toBe(JSON.stringify(given));
      }),
      propertyRuns(60),
    );
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('the published vectors of DES', async () => {
    for (const { header, body, plaintext } of desVectors.vectors) {
      expect(JSON.stringify(await unseal({ ...target, header, body }))).toBe(plaintext);
    }
  });

  test('the published vectors of AES-GCM', async () => {
    for (const { header, body, plaintext, method, path, time } of aesGcmVectors.vectors) {
      now = time;
      expect(JSON.stringify(await unseal({ method, path, header, body }))).toBe(plaintext);
    }
  });

  test('a bare DES header means the current key', async () => {
    const { header, body } = await sealedBy({ ...keyOf('DES'), keyId: '' });
    expect(header).toMatch(/^[A-Za-z0-9+/=]+$/);
    expect(await unseal({ ...target, header, body })).toEqual(login);
  });
});

describe.each(schemes)('[NET-03] %s refuses', (scheme) => {
  const pieces = async () => {
    const sealed = await sealedBy(keyOf(scheme));
    return { sealed, parts: sealed.header.split(';') };
  };

  test('[FAULT-65] a replay, even a simultaneous one or one to another process', async () => {
    const { sealed } = await pieces();
    const codes = await Promise.all(
      Array.from({ length: 8 }, () => codeOf(createUnseal(context, async () => schemes)(sealed))),
    );
    const count = (code: string) => codes.filter((one) => one === code).length;
    expect([count('opened'), count('envelopeReplayed')]).toEqual([1, 7]);
    const { sealed: another } = await pieces();
    expect(await codeOf(unseal(another))).toBe('opened');
  });

  test('every truncated body', async () => {
    const { sealed } = await pieces();
    const bytes = Buffer.from(sealed.body, 'base64');
    const cut = Array.from(bytes, (_, length) => bytes.subarray(0, length).toString('base64'));
    expect(await codesOf(cut.map((body) => ({ ...sealed, body })))).toEqual(cut.map(() => 'envelopeInvalid'));
  });

  test('a key wrapped for another recipient', async () => {
    const foreign = await makeSealingKey(scheme);
    const sealed = await sealedBy({ ...keyOf(scheme), publicKey: foreign.publicKey });
    expect(await codeOf(unseal(sealed))).toBe('envelopeInvalid');
  });

  test('a wrapped key of the wrong size', async () => {
    const { sealed, parts } = await pieces();
    for (const wrapped of [
      'AAAA',
      Buffer.alloc(256, 255).toString('base64'),
      Buffer.alloc(700).toString('base64'),
    ]) {
      const header = parts.with(2, wrapped).join(';');
      expect(await codeOf(unseal({ ...sealed, header }))).toBe('envelopeInvalid');
    }
  });

  test('an unknown key id, and a scheme the operator has turned off', async () => {
    const { sealed, parts } = await pieces();
    expect(await codeOf(unseal({ ...sealed, header: parts.with(1, 'unheard-of').join(';') }))).toBe(
      'envelopeKeyUnknown',
    );
    const others = schemes.filter((one) => one !== scheme);
    expect(await codeOf(createUnseal(context, async () => others)(sealed))).toBe('envelopeKeyUnknown');
    expect(await codeOf(unseal(sealed))).toBe('opened');
  });

  test('anything that is not base64, not text, empty, or of another scheme', async () => {
    const { sealed, parts } = await pieces();
    const bad: Partial<SealedRequest>[] = [
      { body: `${sealed.body.slice(0, 8)}!${sealed.body.slice(9)}` },
      { body: '' },
      { body: undefined },
      { body: { username: 'maria' } },
      { body: JSON.stringify(login) },
      { header: undefined },
      { header: '' },
      { header: `${sealed.header};` },
      { header: parts.with(0, 'ROT13').join(';') },
      { header: parts.with(2, 'not base64').join(';') },
      { header: 'x'.repeat(5000) },
    ];
    const codes = await codesOf(bad.map((change) => ({ ...sealed, ...change })));
    expect(codes).toEqual(bad.map(() => 'envelopeInvalid'));
  });

  test('a body over the limit, before opening anything', async () => {
    const { sealed } = await pieces();
    const body = 'A'.repeat(envelope.bodyLimit + 4);
    expect(await codeOf(unseal({ ...sealed, body }))).toBe('tooLarge');
  });

  test('anything else, without ever crashing', async () => {
    const given = fc.record({
      header: fc.option(
        fc.oneof(
          fc.string(),
          fc.base64String().map((key) => `${scheme};${keyOf(scheme).keyId};${key}`),
        ),
        { nil: undefined },
      ),
      body: fc.oneof(fc.string(), fc.base64String(), fc.anything()),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ header, body }) => {
        expect(await codeOf(unseal({ ...target, header, body }))).toMatch(/^envelope(Invalid|KeyUnknown)$/);
      }),
      propertyRuns(),
    );
  });
});

describe('[NET-03] AES-GCM is bound to its call', () => {
  const sealed = () => sealedBy(keyOf('AES-GCM'));

  test.each([
    ['method', { method: 'PUT' }],
    ['path', { path: '/wps/member/register' }],
  ])('another %s', async (_, change) => {
    expect(await codeOf(unseal({ ...(await sealed()), ...change }))).toBe('envelopeInvalid');
  });

  test('another time, another nonce', async () => {
    const request = await sealed();
    const parts = request.header.split(';');
    for (const header of [parts.with(3, String(now + 1)), parts.with(4, '0'.repeat(32))]) {
      expect(await codeOf(unseal({ ...request, header: header.join(';') }))).toBe('envelopeInvalid');
    }
  });

  test('a time off by more than five minutes either way', async () => {
    const sentAt = now;
    const codes = [];
    for (const off of [-300_001, -300_000, 300_000, 300_001]) {
      now = sentAt;
      const request = await sealed();
      now = sentAt + off;
      codes.push(await codeOf(unseal(request)));
    }
    expect(codes).toEqual(['envelopeReplayed', 'opened', 'opened', 'envelopeReplayed']);
  });

  test('opened envelopes are forgotten only once their time makes them invalid', async () => {
    const sentAt = now;
    const first = await sealed();
    expect(await codeOf(unseal(first))).toBe('opened');
    now = sentAt + 300_000;
    expect(await codeOf(unseal(await sealed()))).toBe('opened');
    expect(await codeOf(unseal(first))).toBe('envelopeReplayed');
    now = sentAt + 300_001;
    expect(await codeOf(unseal(await sealed()))).toBe('opened');
    expect(await context.database.select().from(openedEnvelopes)).toHaveLength(2);
    expect(await codeOf(unseal(first))).toBe('envelopeReplayed');
  });
});

describe('[NET-03] keys', () => {
  test('the settings name the preferred scheme, and DES for pages without WebCrypto if it is accepted', async () => {
    const [des, aesGcm] = [keyOf('DES'), keyOf('AES-GCM')];
    expect(await sealingSettings(context, ['DES'])).toEqual(des);
    expect(await sealingSettings(context, ['AES-GCM'])).toEqual(aesGcm);
    expect(await sealingSettings(context, ['AES-GCM', 'DES'])).toEqual({
      ...aesGcm,
      withoutWebCrypto: { keyId: des.keyId, publicKey: des.publicKey },
    });
  });

  test('a rotated key is unknown from then on, and many processes create only one key', async () => {
    const old = await sealedBy(keyOf('DES'));
    const rotated = await rotateSealingKey(context, 'DES');
    try {
      expect(await codeOf(unseal(old))).toBe('envelopeKeyUnknown');
      expect(await codeOf(unseal(await sealedBy(rotated)))).toBe('opened');
      await context.database.delete(sealingKeys);
      const made = await Promise.all([1, 2, 3].map(() => currentSealingKey(context, 'DES')));
      expect(new Set(made.map(({ keyId }) => keyId)).size).toBe(1);
    } finally {
      await context.database.delete(sealingKeys);
      await storeVectorKeys();
    }
  });
});
