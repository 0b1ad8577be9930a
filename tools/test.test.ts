import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const tests = (count: number, status: string, ...tags: string[]) =>
  Array.from({ length: count }, () => ({ status, tags }));
const unitReport = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [
    { assertionResults: [...tests(passed, 'passed'), ...tests(failed, 'failed')] },
    { assertionResults: [...tests(2, 'skipped'), ...tests(1, 'todo'), ...tests(5, 'skipped', 'full')] },
  ],
});
const units = unitReport(40, 0);
const browser = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };

/** Behaviour of the `npm run` scripts: exit codes and reports. */
interface Scripts {
  /** By script; default: 0. */
  codes?: Record<string, number>;
  vitest?: object | string | null;
  playwright?: object | null;
  /** The reports of a landing's part; default: like the others. */
  part?: { vitest?: object; playwright?: object };
  /** Commits of the clone; default: it is none. */
  commits?: number;
  /** This script never ends. */
  hangs?: string;
  /** Output of `affected`; default: none. */
  affected?: object;
  /** Arguments for the tool itself. */
  args?: string[];
}

/**
 * Runs the real tool in an empty folder with a fake `npm`, and checks what CI sees: the exit code and the last line.
 */
async function runTests({
  codes = {},
  vitest = units,
  playwright = browser,
  part = {},
  commits,
  hangs,
  affected,
  args = [],
}: Scripts) {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, content: object | string) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  if (vitest) write('vitest', vitest);
  if (playwright) write('playwright', playwright);
  for (const [name, report] of Object.entries(part)) write(`${name}Part`, report);
  if (affected) write('affected', affected);
  for (const [script, code] of Object.entries(codes)) write(`code-${script}`, String(code));
  // Reports from an earlier run must not be used.
  mkdirSync(join(folder, 'test-results/reports'), { recursive: true });
  for (const [name, left] of Object.entries({ vitest: units, playwright: browser })) {
    write(`test-results/reports/${name}.json`, left);
  }
  const npm = `#!/bin/sh
script=$3
echo "this is $script"
shift 4
echo "$script: $*" >> given
[ "$script" = "${hangs}" ] && touch hanging && exec tail -f /dev/null
[ "$script" = affected ] && [ -e affected ] && cp affected "$1"
for given in "$@"; do case $given in --outputFile.json=*) report=\${given#*=};; esac; done
[ "$script" = e2e ] && report=$PLAYWRIGHT_JSON_OUTPUT_FILE
case "$report" in
  *Part.json) of=$(basename "$report" .json); [ -e "$of" ] || of=\${of%Part};;
  ?*) of=$(basename "$report" .json);;
esac
[ -n "$report" ] && [ -e "$of" ] && cp "$of" "$report"
[ -e "code-$script" ] && exit "$(cat "code-$script")"
exit 0
`;
  mkdirSync(join(folder, 'bin'));
  const git = `#!/bin/sh\n[ "$1" = rev-list ] && echo ${commits}\n`;
  if (commits) writeFileSync(join(folder, 'bin/git'), git, { mode: 0o755 });
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 });
  const child = spawn(process.execPath, [resolve('tools/test.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  const watching = setInterval(() => existsSync(join(folder, 'hanging')) && child.kill('SIGTERM'), 20);
  const [code] = await once(child, 'close');
  clearInterval(watching);
  const reportOf = (name: string): unknown =>
    JSON.parse(readFileSync(join(folder, `test-results/reports/${name}.json`), 'utf8'));
  const given = existsSync(join(folder, 'given'))
    ? readFileSync(join(folder, 'given'), 'utf8').split('\n').slice(0, -1)
    : [];
  return { code, printed, last: printed.trimEnd().split('\n').at(-1), reportOf, given };
}

test('a passing run exits with code 0, and its last line counts the tests', async () => {
  const { code, last } = await runTests({});
  expect({ code, last }).toEqual({ code: 0, last: '57 passed, 0 failed' });
});

test('each report records its sources, and keeps everything else', { tags: ['full'] }, async () => {
  const { reportOf } = await runTests({});
  // The empty folder is not a clone.
  const of = { commit: null, changed: [] };
  expect([reportOf('vitest'), reportOf('playwright')]).toEqual([
    { of, ...units },
    { of, ...browser },
  ]);
});

test.each(['typecheck', 'lint', 'zones', 'format:check', 'knip', 'prose', 'flows', 'build', 'size', 'tiers'])(
  'a failure of %s alone fails the run',
  { tags: ['full'] },
  async (script) => {
    const { code, last } = await runTests({ codes: { [script]: 1 } });
    expect({ code, last }).toEqual({ code: 1, last: '56 passed, 1 failed' });
  },
);

const brokenBrowser = { stats: { expected: 5, unexpected: 2, flaky: 0, skipped: 0 }, suites: [] };

test.each<[string, Scripts, string]>([
  ['failed unit tests', { codes: { unit: 1 }, vitest: unitReport(37, 3) }, '54 passed, 3 failed'],
  ['failed browser tests', { codes: { e2e: 1 }, playwright: brokenBrowser }, '55 passed, 2 failed'],
  ['failed browser tests with code 0', { playwright: brokenBrowser }, '55 passed, 2 failed'],
  ['unit tests that pass in a run that breaks', { codes: { unit: 1 } }, '57 passed, 1 failed'],
  ['browser tests that pass in a run that breaks', { codes: { e2e: 7 } }, '57 passed, 1 failed'],
  ['a unit run without a report', { vitest: null }, '17 passed, 1 failed'],
  ['a unit run with half a report', { vitest: '{"numPassedTests":40,' }, '17 passed, 1 failed'],
  ['a browser run without a report', { playwright: null }, '50 passed, 1 failed'],
  ['a unit run without a test', { vitest: unitReport(0, 0) }, '17 passed, 1 failed'],
  [
    'a browser run that skips everything',
    { playwright: { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 9 }, suites: [] } },
    '50 passed, 1 failed',
  ],
])('%s: the run fails', { tags: ['full'] }, async (_what, scripts, line) => {
  const { code, last } = await runTests(scripts);
  expect({ code, last }).toEqual({ code: 1, last: line });
});

test('the summary names each failed test with the first line of its reason', async () => {
  const vitest = {
    ...unitReport(38, 2),
    testResults: [
      {
        name: 'machines/login.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', tags: [], fullName: 'opens', failureMessages: [] },
          {
            status: 'failed',
            tags: [],
            fullName: 'closes',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2'],
          },
        ],
      },
      { name: 'machines/gone.test.ts', status: 'failed', message: 'Cannot find it', assertionResults: [] },
    ],
  };
  const spec = (title: string, ...messages: string[]) => ({
    file: 'home.spec.ts',
    line: 7,
    title,
    ok: messages.length === 0,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const playwright = {
    stats: { expected: 6, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ specs: [spec('paints')], suites: [{ specs: [spec('answers', 'Error: late\nat 1')] }] }],
    errors: [{ message: 'Error: no browser' }],
  };
  const { printed } = await runTests({ vitest, playwright, codes: { lint: 1 } });
  expect(printed.split('\n').filter((line) => /^( {2}- | {4})/.test(line))).toEqual([
    '  - see its output',
    '  - machines/login.test.ts closes',
    '    expected 1',
    '  - machines/gone.test.ts',
    '    Cannot find it',
    '  - home.spec.ts:7 answers',
    '    Error: late',
    '  - outside the tests',
    '    Error: no browser',
  ]);
});

test('a test that passes only on retry has failed', { tags: ['full'] }, async () => {
  const stats = { expected: 6, unexpected: 0, flaky: 1, skipped: 0 };
  const { code, last } = await runTests({ playwright: { stats, suites: [] } });
  expect({ code, last }).toEqual({ code: 1, last: '56 passed, 1 failed' });
});

test(
  'the summary counts skipped tests, except those that the short run leaves out',
  { tags: ['full'] },
  async () => {
    const skipped = /unit, screens, .* 40 passed  [\d.]+ s, (\d) skipped/;
    expect(skipped.exec((await runTests({})).printed)?.[1]).toBe('3');
    expect(skipped.exec((await runTests({ args: ['--all'] })).printed)?.[1]).toBe('8');
  },
);

test('the short run leaves out tests tagged full; the whole run has each step once, complete', async () => {
  const steps = [
    'typecheck',
    'lint',
    'zones',
    'format:check',
    'knip',
    'prose',
    'build',
    'size',
    'flows',
    'unit',
    'e2e',
    'tiers',
  ];
  const stepOf = (line: string) => line.split(/:? /, 1)[0]?.replace(/:$/, '');
  const short = await runTests({});
  expect(new Set(short.given.map(stepOf))).toEqual(new Set(steps));
  expect(short.given).toHaveLength(steps.length);
  expect(short.given.find((line) => line.startsWith('unit'))).toMatch(/^unit: .* --mode short$/);
  expect(short.given.find((line) => line.startsWith('e2e'))).toMatch(/^e2e: .* --grep-invert @full$/);
  expect(short.given).toContain('build: --without-demo');
  const whole = await runTests({ args: ['--all'] });
  const all = [...steps, 'e2e:engines'];
  expect(new Set(whole.given.map(stepOf))).toEqual(new Set(all));
  expect(whole.given).toHaveLength(all.length);
  expect(whole.given.filter((line) => /@full|short|cases|without/.test(line))).toEqual([]);
  expect(whole).toMatchObject({ code: 0, last: '58 passed, 0 failed' });
});

test('a landing is the short run, then one quarter of the whole for each commit', async () => {
  const landings = await Promise.all(
    [1, 2, 3, 4].map(async (commits) => {
      const { code, last, given } = await runTests({ args: ['--landing'], commits });
      expect({ code, last }).toEqual({ code: 0, last: '104 passed, 0 failed' });
      expect(given).toHaveLength(14);
      expect(given).toContain('build: --without-demo');
      const [short, part, ...others] = given.filter((line) => line.startsWith('unit: '));
      expect(short).toMatch(/reports\/vitest\.json --mode short$/);
      expect(part).toMatch(/reports\/vitestPart\.json --shard=\d\/4$/);
      const [shortWalks, walks, ...otherWalks] = given.filter((line) => line.startsWith('e2e: '));
      expect(shortWalks).toMatch(/ --grep-invert @full$/);
      expect(walks).toMatch(/ --grep @full --shard=\d\/4$/);
      expect([...others, ...otherWalks]).toEqual([]);
      return [part, walks].map((line) => line?.slice(-3));
    }),
  );
  expect(landings).toEqual([
    ['2/4', '2/4'],
    ['3/4', '3/4'],
    ['4/4', '4/4'],
    ['1/4', '1/4'],
  ]);
});

test.each([
  ['unit', { vitest: unitReport(39, 1) }],
  ['e2e', { playwright: { ...browser, stats: { ...browser.stats, expected: 6, unexpected: 1 } } }],
] as const)(
  'a failure in a landing’s part of the %s tests alone fails it',
  { tags: ['full'] },
  async (_step, part) => {
    const { code, last } = await runTests({ args: ['--landing'], part });
    expect({ code, last }).toEqual({ code: 1, last: '103 passed, 1 failed' });
  },
);

const nothing = { changed: [], formatted: [], charts: [], tests: [], specs: [] };

test('a run for a difference runs only what it affects', async () => {
  const affected = {
    changed: ['docs/a.md', 'gone.ts'],
    formatted: ['docs/a.md'],
    charts: ['login', 'trial'],
    tests: ['tests/a.test.ts'],
    specs: ['e2e/flows/login/login.spec.ts'],
  };
  const { code, last, given } = await runTests({ args: ['--changed'], affected });
  expect({ code, last }).toEqual({ code: 0, last: '52 passed, 0 failed' });
  expect(given.toSorted()).toEqual([
    'affected: test-results/changed/affected.json',
    'e2e: --reporter=list,json e2e/flows/login/login.spec.ts',
    'flows: login trial',
    'format:check: --no-error-on-unmatched-pattern docs/a.md',
    'lint: ',
    'typecheck: ',
    'unit: --reporter=default --reporter=json --outputFile.json=test-results/changed/vitest.json tests/a.test.ts',
    'zones: ',
  ]);
  const few = await runTests({ args: ['--changed'], affected: { ...nothing, changed: ['docs/a.png'] } });
  expect(few).toMatchObject({ code: 0, last: '3 passed, 0 failed' });
  expect(few.given).toHaveLength(4);
});

test(
  'a run without a difference runs nothing, and one with an unknown difference fails',
  { tags: ['full'] },
  async () => {
    const none = await runTests({ args: ['--changed'], affected: nothing });
    expect(none).toMatchObject({ code: 0, last: '0 passed, 0 failed' });
    for (const scripts of [{}, { affected: nothing, codes: { affected: 1 } }]) {
      const unknown = await runTests({ args: ['--changed'], ...scripts });
      expect(unknown).toMatchObject({ code: 1, last: '0 passed, 1 failed' });
      expect(unknown.given).toHaveLength(1);
    }
  },
);

test.each([[['--al']], [['tests/a.test.ts']], [['--all', '--changed']]])(
  '%j is invalid, and nothing starts',
  async (args) => {
    const { code, given } = await runTests({ args });
    expect({ code, given }).toEqual({ code: 2, given: [] });
  },
);

test('a step’s output is printed in one piece below its heading, even with parallel steps', async () => {
  const { printed } = await runTests({});
  const blocks = [...printed.matchAll(/── .* \(npm run (\S+)\)\n(\S.*)\n/g)].map(([, script, said]) => [
    script,
    said,
  ]);
  expect(Object.fromEntries(blocks)).toEqual(
    Object.fromEntries(
      [
        'typecheck',
        'lint',
        'zones',
        'format:check',
        'knip',
        'prose',
        'build',
        'flows',
        'unit',
        'size',
        'e2e',
        'tiers',
      ].map((script) => [script, `this is ${script}`]),
    ),
  );
});

test.each([
  ['build', 'size'],
  ['flows', 'unit'],
  ['unit', 'e2e'],
])(
  'a run ended from outside during %s says so in its exit code, and does not continue with %s',
  { tags: ['full'] },
  async (hangs, next) => {
    const { code, printed } = await runTests({ hangs });
    expect(code).toBe(130);
    expect(printed).toContain(`(npm run ${hangs})`);
    expect(printed).not.toContain(`(npm run ${next})`);
  },
);
