import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '@araw/server/http/refusal';
import { propertyRuns } from '@araw/testing/shortRun';
import { parseStrictJson } from './json.ts';

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const prototypeKey = (key: string) => ['__proto__', 'constructor', 'prototype'].includes(key);

describe('strict JSON', () => {
  test('an object is parsed like JSON.parse does', () => {
    const value = fc.dictionary(
      fc.string({ unit: 'binary' }),
      fc.jsonValue({ maxDepth: 8, stringUnit: 'binary' }),
    );
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2), (given, spaces) => {
        const text = JSON.stringify(given, null, spaces);
        fc.pre(!JSON.stringify(given).match(/"(__proto__|constructor|prototype)":/));
        expect(parseStrictJson(text)).toEqual(JSON.parse(text));
      }),
      propertyRuns(),
    );
  });

  test.each([
    ['', {}],
    ['{"a":"\\": {[,\\\\"}', { a: '": {[,\\' }],
    ['{"a":"__proto__","b":[{"c":1},{"c":2}]}', { a: '__proto__', b: [{ c: 1 }, { c: 2 }] }],
    [nested(20), JSON.parse(nested(20))],
  ])('%s is accepted', (text, expected) => {
    expect(parseStrictJson(text)).toEqual(expected);
  });

  test.each([
    '[]',
    '1',
    'null',
    '"text"',
    '{"a":1',
    '{"a":1}}',
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{"a":[{"b":{"c":1,"c":2}}]}',
    '{"__proto__":{"x":1}}',
    '{"__proto\\u005f_":{"x":1}}',
    '{"a":[{"constructor":{}}]}',
    nested(21),
    nested(100_000),
    `{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`,
  ])('%.60s is refused', (text) => {
    expect(() => parseStrictJson(text)).toThrow(Refusal);
  });

  test('any text gives either an object without prototype keys or a Refusal', () => {
    const keysRead = (text: string) => {
      try {
        return Object.keys(parseStrictJson(text) as object);
      } catch (error) {
        if (error instanceof Refusal) return [];
        throw error;
      }
    };
    const characters = fc.constantFrom(...'{}[]":,\\a1 _'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 60 }), (text) => {
        expect(keysRead(text).some(prototypeKey)).toBe(false);
      }),
      propertyRuns(2000),
    );
  });

  test('four times the escapes take about four times as long, not sixteen', () => {
    const time = (length: number) => {
      const text = `{"a":"${'\\"'.repeat(length)}`;
      const began = performance.now();
      expect(() => parseStrictJson(text)).toThrow(Refusal);
      return performance.now() - began;
    };
    const fastest = (length: number) => Math.min(...[1, 2, 3, 4, 5].map(() => time(length)));
    fastest(1000);
    expect(fastest(64_000)).toBeLessThan(Math.max(fastest(16_000), 0.2) * 10);
  });
});
