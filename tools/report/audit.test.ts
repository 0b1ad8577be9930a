import { describe, expect, test } from 'vitest';
import { register } from '#tests/register.ts';
import { audit, type AuditSources, subjects } from './audit.ts';
import type { CallLine } from './matrix.ts';
import type { Reader } from './readers.ts';
import type { CheckedRule } from './rules.ts';

const sources: AuditSources = {
  rules: [],
  tests: [],
  readers: [],
  matrix: { routes: [], calls: [] },
  confirmations: [],
};
const rule: CheckedRule = {
  machine: 'session',
  text: 'types 0, 1, 2 play for real',
  requirements: ['SES-02'],
  kind: 'never',
  variants: 9,
  states: 35,
  counterexamples: [],
  mutantsKilled: 3,
};
const one = (id: string, more: Partial<AuditSources>) =>
  audit({ ...sources, ...more }).find((audited) => audited.id === id);

test('every requirement that speaks of age, trial or real accounts is audited', () => {
  const speaks = /\btrial\b|\bage\b|birth|real account|exempt|free play/i;
  // These speak of the pages of a trial or of accounts in passing.
  const inPassing = ['SHELL-07'];
  const speaking = Object.entries(register).flatMap(([id, text]) => (speaks.test(text) ? [id] : []));
  expect(speaking.filter((id) => !(id in subjects) && !inPassing.includes(id))).toEqual([]);
});

describe('a requirement', () => {
  test('with nothing behind it says so', () => {
    expect(one('REG-16', {})?.verdict).toBe('nothing yet');
  });

  test('is not run when all that names it are tests without a result', () => {
    const test = {
      file: 'a.test.ts',
      line: 1,
      text: '',
      ids: ['TRIAL-01'],
      runner: 'vitest',
      tests: 0,
    } as const;
    const verdictOf = (result: 'not run' | 'passed' | 'failed') =>
      one('TRIAL-01', { tests: [{ ...test, ids: [...test.ids], result }] })?.verdict;
    expect([verdictOf('not run'), verdictOf('passed'), verdictOf('failed')]).toEqual([
      'not run',
      'holds',
      'broken',
    ]);
  });

  test('holds by its rules, whose machine counts its states once', () => {
    const audited = one('SES-02', { rules: [rule, { ...rule, text: 'another', mutantsKilled: 2 }] });
    expect([audited?.verdict, audited?.states, audited?.mutantsKilled]).toEqual(['holds', 35, 5]);
  });

  test('is broken by a rule, an answer or a test', () => {
    const confirmation = {
      call: 'createTrial',
      field: 'ageConfirmed',
      sent: 'no',
      status: 200,
      code: '',
    } as const;
    expect([
      one('SES-02', { rules: [{ ...rule, counterexamples: ['at the very start'] }] })?.verdict,
      one('TRIAL-04', { confirmations: [{ ...confirmation, refused: false }] })?.verdict,
    ]).toEqual(['broken', 'broken']);
  });

  test('holds by its guard alone only where there is something to get to', () => {
    const line = (status: number, agrees = true): CallLine => ({
      name: 'createTrial',
      address: 'POST /wps/session/trial',
      purpose: '',
      access: 'anyone',
      cells: [
        { type: null, says: { outcome: 'allowed', goTo: null }, met: 'allowed', status, code: '', agrees },
      ],
    });
    const verdictOf = (call: CallLine) => one('TRIAL-04', { matrix: { routes: [], calls: [call] } })?.verdict;
    expect([verdictOf(line(200)), verdictOf(line(501)), verdictOf(line(200, false))]).toEqual([
      'holds',
      'not open yet',
      'broken',
    ]);
  });

  test('is enforced where the role table is asked for its rows', () => {
    const reader = (line: number, asks: string, access?: string): Reader => ({
      layer: 'operator',
      file: 'operator/a.ts',
      line,
      asks,
      access,
    });
    const readers = [
      reader(1, 'decide'),
      reader(2, 'decide', 'agent'),
      reader(3, 'decide', 'realAccount'),
      reader(4, 'isTrial'),
    ];
    const linesOf = (id: string) => one(id, { readers })?.readers.map(({ line }) => line);
    expect([linesOf('PERM-02'), linesOf('PERM-03'), linesOf('SES-02'), linesOf('MEM-04')]).toEqual([
      [1, 3],
      [1, 2],
      [4],
      [],
    ]);
  });
});
