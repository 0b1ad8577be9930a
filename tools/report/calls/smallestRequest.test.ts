import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '@araw/contract/calls/calls';
import { confirmationsIn, smallestRequest } from './smallestRequest.ts';

test('only required fields, each as small as its rules allow', () => {
  const schema = v.object({
    name: v.pipe(v.string(), v.minLength(1)),
    kind: v.picklist(['a', 'b']),
    day: v.pipe(v.string(), v.isoDate()),
    sure: v.literal(true),
    either: v.union([v.literal(7), v.boolean()]),
    list: v.array(v.string()),
    inner: v.object({ amount: v.number(), note: v.optional(v.string()) }),
    note: v.optional(v.string()),
  });
  expect(smallestRequest(schema)).toEqual({
    name: 'A',
    kind: 'a',
    day: '2026-01-15',
    sure: true,
    either: 7,
    list: [],
    inner: { amount: 0 },
  });
});

test('throws if no candidate fits', () => {
  expect(() => smallestRequest(v.object({ id: v.pipe(v.string(), v.regex(/^ never $/)) }))).toThrow(
    'no request found',
  );
});

test.each(Object.entries(calls))('%s has a smallest request', (_name, { request }) => {
  expect(v.safeParse(request, smallestRequest(request)).success).toBe(true);
});

test('confirmations are found by name, even if they are no longer required', () => {
  expect(confirmationsIn(v.object({ agreed: v.optional(v.boolean()), other: v.literal(true) }))).toEqual([
    'agreed',
  ]);
});
