import { describe, expect, test } from 'vitest';
import { extents } from './extents.ts';
import { register } from '../requirements/register.ts';
import { contentOf, filesBelow } from '#tools/files.ts';
import { findModels } from '@araw/flow/models';
import type { CheckedRule } from './rules.ts';
import type { TestResult } from './testResults.ts';
import { titlesIn } from './titles.ts';
import { trace, tracedRules, tracedTests } from './traceability.ts';

const rule = (more: Partial<CheckedRule> = {}): CheckedRule => ({
  machine: 'lamp',
  text: 'it can burn',
  requirements: ['BAL-01'],
  kind: 'canReach',
  variants: 1,
  states: 2,
  counterexamples: [],
  ...more,
});

const title = (text: string, ids: string[], file = 'tests/a.test.ts') => ({ file, line: 1, text, ids });
const ran = (name: string, status: TestResult['status'], file = 'tests/a.test.ts') => ({
  file,
  title: name,
  status,
});

test('a title gets the worst result in its own file', () => {
  const titles = [
    title('case %s', ['BAL-01']),
    title('group', ['BAL-02']),
    title('shaky', ['BAL-02']),
    title('sure', ['BAL-02']),
    title('later', ['CS-01']),
    title('never', ['CS-02']),
    title('case %s', ['BAL-01'], 'e2e/a.spec.ts'),
  ];
  const results = [
    ran('case 1', 'passed'),
    ran('case 2', 'failed'),
    ran('group one', 'passed'),
    ran('group two', 'skipped'),
    ran('shaky one', 'flaky'),
    ran('shaky two', 'passed'),
    ran('sure', 'passed'),
    ran('later', 'skipped'),
    ran('never', 'passed', 'tests/b.test.ts'),
  ];
  expect(
    tracedTests(titles, { vitest: results }).map(({ runner, result, tests }) => [runner, result, tests]),
  ).toEqual([
    ['vitest', 'failed', 2],
    ['vitest', 'skipped', 2],
    ['vitest', 'flaky', 2],
    ['vitest', 'passed', 1],
    ['vitest', 'skipped', 1],
    ['vitest', 'not run', 0],
    ['playwright', 'not run', 0],
  ]);
});

test('a rule has passed if that exact rule has, and failed if it is found broken', () => {
  const results = [
    ran('it can burn', 'passed', 'lamp'),
    ran('it never goes out', 'failed', 'lamp'),
    ran('it opens', 'passed', 'door'),
  ];
  const texts = ['it can burn', 'it never goes out', 'it opens', 'it shines'];
  const rules = texts.map((text) => rule({ text }));
  expect(tracedRules(rules, { flows: results }).map(({ result }) => result)).toEqual([
    'passed',
    'failed',
    'not run',
    'not run',
  ]);
  expect(tracedRules(rules, { vitest: results }).map(({ result }) => result)).toEqual(
    texts.map(() => 'not run'),
  );
  expect(tracedRules(rules, {}).map(({ result }) => result)).toEqual(texts.map(() => 'not run'));
  const broken = rule({ counterexamples: ['only: at the very start, now in off'] });
  expect(tracedRules([broken], { flows: results }).map(({ result }) => result)).toEqual(['failed']);
});

describe('a verdict', () => {
  const whole = { 'BAL-01': [] };
  const half = { 'BAL-01': [{ part: 'a' }, { part: 'b', missing: 'not written' }] };
  const none = { 'BAL-01': [{ part: 'a', missing: 'not written' }] };
  const of = (results: TestResult[], extent: Parameters<typeof trace>[1] = whole) =>
    trace(
      { 'BAL-01': 'shown' },
      extent,
      tracedRules([rule()], { flows: results }),
      tracedTests([title('shows', ['BAL-01'])], { vitest: results }),
    ).map(({ verdict }) => verdict);

  test('is proven only by a passed test or rule', () => {
    expect(of([ran('shows', 'passed')])).toEqual(['proven']);
    expect(of([ran('it can burn', 'passed', 'lamp')])).toEqual(['proven']);
  });

  test.each(['skipped', 'flaky'] as const)('is “not run” if the only test was %s', (status) => {
    expect(of([ran('shows', status)])).toEqual(['not run']);
  });

  test('is failed if any evidence failed, whatever else there is', () => {
    const results = [ran('shows', 'failed'), ran('it can burn', 'passed', 'lamp')];
    expect([of(results), of(results, half), of(results, none)]).toEqual([['failed'], ['failed'], ['failed']]);
  });

  test('is partly or not met if the extent has missing parts, even if every test passes', () => {
    expect([of([ran('shows', 'passed')], half), of([ran('shows', 'passed')], none), of([], half)]).toEqual([
      ['partly'],
      ['not met'],
      ['partly'],
    ]);
  });

  test('cannot be given without a declared extent', () => {
    expect(() => of([], {})).toThrow('tools/report/extents.ts does not say how far BAL-01 is met');
  });
});

test('open requirements come first: failed, not met, partly, no witness, not run, proven', () => {
  const names = ['BAL-01', 'BAL-02', 'CS-01', 'CS-02', 'CS-03', 'CS-04'];
  const texts = Object.fromEntries(names.map((id) => [id, id]));
  const tests = tracedTests(
    [title('one', ['BAL-01']), title('two', ['BAL-02']), title('three', ['CS-01', 'CS-02', 'CS-04'])],
    { vitest: [ran('one', 'passed'), ran('three', 'failed')] },
  );
  const missing = [{ part: 'it', missing: 'not written' }];
  const declared = {
    'BAL-01': [],
    'BAL-02': [],
    'CS-01': [],
    'CS-02': missing,
    'CS-03': [],
    'CS-04': [],
  };
  const withoutFailure = tests.filter(({ text }) => text !== 'three');
  const listed = (found: typeof tests) =>
    trace(texts, declared, [], found).map(({ id, verdict }) => `${id} ${verdict}`);
  expect(listed(tests)).toEqual([
    'CS-01 failed',
    'CS-02 failed',
    'CS-04 failed',
    'CS-03 no witness',
    'BAL-02 not run',
    'BAL-01 proven',
  ]);
  expect(listed(withoutFailure)).toEqual([
    'CS-02 not met',
    'CS-01 no witness',
    'CS-03 no witness',
    'CS-04 no witness',
    'BAL-02 not run',
    'BAL-01 proven',
  ]);
});

test(
  'without a run nothing in the register is proven, and with everything passed no more than its extents allow',
  { tags: ['full'] },
  async () => {
    const folders = [
      'tests',
      'e2e',
      'machines',
      'screens',
      'services',
      'operator',
      'src',
      'locales',
      'tools',
    ];
    const titles = filesBelow(folders, /\.(test|spec)\.tsx?$/).flatMap((file) =>
      titlesIn(file, contentOf(file)).map((found) => ({ ...found, file })),
    );
    const rules = (await findModels()).flatMap(({ model }) =>
      model.rules.map(({ text, requirements }) => rule({ machine: model.name, text, requirements })),
    );
    expect([titles.length > 500, rules.length > 300]).toEqual([true, true]);
    const idle = trace(register, extents, tracedRules(rules, {}), tracedTests(titles, {}));
    expect(idle.filter(({ verdict }) => verdict === 'proven')).toEqual([]);

    const passed = titles.map(({ text, file }) => ran(text, 'passed', file));
    const run = { vitest: passed, playwright: passed };
    const proven = trace(register, extents, tracedRules(rules, run), tracedTests(titles, run))
      .filter(({ verdict }) => verdict === 'proven')
      .map(({ id }) => id);
    expect(proven.length).toBeGreaterThan(100);
    expect(proven.filter((id) => extents[id].some((part) => part.missing))).toEqual([]);
  },
);
