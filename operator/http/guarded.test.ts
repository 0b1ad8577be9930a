import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { guarded } from './calls.routes.ts';

/**
 * They check nothing but the player's own login or payment password, whose wrong tries are counted by themselves. A flood from
 * one network must not keep a player from excluding themselves.
 */
const lockedByThemselves: readonly CallName[] = [
  'takeBreak',
  'selfExclude',
  'askReturn',
  'createWithdrawal',
  'transferUpline',
  'addPayoutAccount',
  'removePayoutAccount',
  'transferDownline',
  'transferMultipleDownline',
];

const entriesOf = (schema: object): Record<string, object> =>
  'entries' in schema
    ? (schema.entries as Record<string, object>)
    : 'pipe' in schema
      ? entriesOf((schema.pipe as object[])[0] ?? {})
      : {};

/** Fields that a handler has to hash or to compare with a secret. */
const isSecret = (field: string) => /password$/i.test(field) || field === 'proof' || field === 'humanCheck';

test('every call that takes a password, a code’s proof or a human check is limited by network', () => {
  const names = (Object.keys(calls) as CallName[]).filter((name) =>
    Object.keys(entriesOf(calls[name].request)).some(isSecret),
  );
  expect(names).toContain('openDownlineAccount');
  expect(names.length).toBeGreaterThan(lockedByThemselves.length + 8);
  expect(names.filter((name) => !guarded.has(name))).toEqual(lockedByThemselves);
});

test('every refusal that a username is taken comes from a guarded call', () => {
  const files = readdirSync('operator', { recursive: true, encoding: 'utf8' })
    .map((path) => `operator/${path}`)
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .filter((path) => readFileSync(path, 'utf8').includes("new Refusal('usernameTaken'"));
  expect(files.toSorted()).toEqual([
    'operator/agents/openAccount.ts',
    'operator/compositions/registration.ts',
  ]);
  const opening = ['openDownlineAccount', 'register', 'registerMobile'] as const;
  expect(opening.filter((name) => !guarded.has(name))).toEqual([]);
});
