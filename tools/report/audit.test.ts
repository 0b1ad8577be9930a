import { describe, expect, test } from 'vitest';
import { register } from '../requirements/register.ts';
import { audit, type AuditSources, subjects } from './audit.ts';
import type { CallLine } from './calls/matrix.ts';
import type { Reader } from './readers.ts';
import { type TracedRequirement, type TracedRule, type Verdict } from './traceability.ts';

const traced = (id: string, more: Partial<TracedRequirement> = {}): TracedRequirement => ({
  id: id as TracedRequirement['id'],
  text: '',
  verdict: 'no witness',
  extent: [],
  rules: [],
  tests: [],
  ...more,
});
/** All requirements without evidence, except one. */
const tracedWith = (id: string, more: Partial<TracedRequirement>) =>
  Object.keys(subjects).map((name) => traced(name, name === id ? more : {}));

const sources: AuditSources = {
  traced: tracedWith('', {}),
  readers: [],
  matrix: { routes: [], calls: [] },
  confirmations: [],
};
const rule: TracedRule = {
  machine: 'session',
  text: 'types 0, 1, 2 play for real',
  requirements: ['SES-02'],
  kind: 'never',
  variants: 9,
  states: 35,
  counterexamples: [],
  mutantsKilled: 3,
  result: 'passed',
};
const one = (id: string, more: Partial<AuditSources>) =>
  audit({ ...sources, ...more }).find((audited) => audited.id === id);

test('every requirement that mentions age, trial or real accounts is audited', () => {
  const speaks = /\btrial\b|\bage\b|birth|real account|exempt|free play/i;
  // Mentions trial pages or accounts only in passing.
  const inPassing = ['SHELL-07'];
  const speaking = Object.entries(register).flatMap(([id, text]) => (speaks.test(text) ? [id] : []));
  expect(speaking.filter((id) => !(id in subjects) && !inPassing.includes(id))).toEqual([]);
});

describe('a requirement', () => {
  test('has the verdict of its evidence', () => {
    const all: Verdict[] = ['failed', 'not met', 'partly', 'no witness', 'not run', 'proven'];
    const found = all.map((verdict) => one('TRIAL-01', { traced: tracedWith('TRIAL-01', { verdict }) }));
    expect(found.map((audited) => audited?.verdict)).toEqual(all);
  });

  test('counts its rules’ machine’s states once', () => {
    const rules = [rule, { ...rule, text: 'another', mutantsKilled: 2 }];
    const audited = one('SES-02', { traced: tracedWith('SES-02', { rules, verdict: 'proven' }) });
    expect([audited?.verdict, audited?.states, audited?.mutantsKilled]).toEqual(['proven', 35, 5]);
  });

  const line = (status: number, agrees = true): CallLine => ({
    name: 'createTrial',
    address: 'POST /wps/session/trial',
    purpose: '',
    access: 'anyone',
    cells: [
      { type: null, says: { outcome: 'allowed', goTo: null }, met: 'allowed', status, code: '', agrees },
    ],
  });
  const verdictOf = (verdict: Verdict, more: Partial<AuditSources>) =>
    one('TRIAL-04', { traced: tracedWith('TRIAL-04', { verdict }), ...more })?.verdict;

  test('has failed if the operator contradicts it, even though its tests pass', () => {
    const confirmation = {
      call: 'createTrial',
      field: 'ageConfirmed',
      sent: 'no',
      status: 200,
      code: '',
    } as const;
    expect([
      verdictOf('proven', { confirmations: [{ ...confirmation, refused: false }] }),
      verdictOf('proven', { matrix: { routes: [], calls: [line(200, false)] } }),
    ]).toEqual(['failed', 'failed']);
  });

  test('is not proven by answers that the report gets from the operator', () => {
    const matrix = { routes: [], calls: [line(200)] };
    expect([verdictOf('not run', { matrix }), verdictOf('no witness', { matrix })]).toEqual([
      'not run',
      'no witness',
    ]);
  });

  test('is enforced where its rows of the role table are used', () => {
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

test('open requirements come first', () => {
  const open = tracedWith('PERM-05', { verdict: 'partly' }).map((one) =>
    one.id === 'REG-04' ? { ...one, verdict: 'proven' as const } : one,
  );
  const audited = audit({ ...sources, traced: open });
  expect([audited.at(0)?.id, audited.at(-1)?.id]).toEqual(['PERM-05', 'REG-04']);
});
