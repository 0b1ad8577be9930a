import { describe, expect, test } from 'vitest';
import {
  profileNames,
  type Switch,
  type SwitchName,
  switches,
  switchesOf,
  switchNames,
} from '@araw/contract/protection/protectionProfiles';

const of = (profile: string, tightened: Record<string, unknown> = {}) => switchesOf({ profile, tightened });

test('[PROT-01] each profile is as decided', () => {
  const shown = ['minimumAge', 'realityCheckMinutes', 'shortestSlotCycle', 'gamesAtOnce'] as const;
  expect(Object.fromEntries(profileNames.map((name) => [name, shown.map((one) => of(name)[one])]))).toEqual({
    spec: [18, null, 0, true],
    ph: [21, 60, 0, true],
    gb: [18, 60, 2_500, false],
    strict: [21, 30, 5_000, false],
  });
});

test.each(switchNames)(
  '[PROT-01] %s: the strict value is no looser than any other, and each has a clause',
  (name) => {
    const { values, stricter, clause } = switches[name] as Switch<unknown>;
    expect(clause).not.toBe('');
    for (const profile of profileNames) {
      const both = stricter(values[profile], values.strict);
      const sorted = (value: unknown) => (Array.isArray(value) ? new Set<unknown>(value) : value);
      expect(sorted(both)).toEqual(sorted(values.strict));
    }
  },
);

describe('[PROT-01] an operator', () => {
  test.each<[SwitchName, unknown, unknown]>([
    ['minimumAge', 25, 25],
    ['transfers', false, false],
    ['barredGroups', true, true],
    ['realityCheckMinutes', 20, 20],
    ['mostTurnoverFactor', 500, 500],
    ['identityBefore', 'registration', 'registration'],
    ['refusedMethods', [], ['creditCard', 'crypto']],
    ['exclusionMonths', [24], [6, 12, 60, 24]],
  ])('tightens %s to %j', (name, given, held) => {
    expect(of('ph', { [name]: given })[name]).toEqual(held);
  });

  test.each<[SwitchName, unknown]>([
    ['minimumAge', 18],
    ['cancelWithdrawal', true],
    ['sessionFigures', false],
    ['realityCheckMinutes', null],
    ['shortestSlotCycle', 0],
    ['limitsOffered', 'page'],
    ['refusedMethods', []],
    ['idleMinutes', 60],
  ])('never loosens %s by %j', (name, given) => {
    expect(of('gb', { [name]: given })[name]).toEqual(of('gb')[name]);
  });

  test.each<[SwitchName, unknown, unknown]>([
    ['minimumAge', '18', 21],
    ['transfers', 'yes', false],
    ['realityCheckMinutes', -1, 30],
    ['refusedMethods', ['cash'], ['creditCard', 'crypto']],
    ['identityBefore', 'someday', 'registration'],
  ])('whose %s is %j is treated as strict', (name, given, held) => {
    expect(of('spec', { [name]: given })[name]).toEqual(held);
  });

  test('with an unknown profile gets the strict one, and its other settings are ignored', () => {
    expect(of('mars', { weather: 'fine' })).toEqual(of('strict'));
  });
});
