import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const units = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 };
const browser = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };

/** What the scripts of `npm run` do: with which code they end, and what they write as their reports. */
interface Scripts {
  /** By script; 0 where nothing is said. */
  codes?: Record<string, number>;
  vitest?: object | string | null;
  playwright?: object | null;
  /** This script does not end by itself. */
  hangs?: string;
}

/**
 * Runs the real tool in an empty folder with an `npm` that does as told, so that what is judged is what a machine
 * sees: the exit code and the last line.
 */
async function runTests({ codes = {}, vitest = units, playwright = browser, hangs }: Scripts) {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, content: object | string) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  if (vitest) write('vitest', vitest);
  if (playwright) write('playwright', playwright);
  for (const [script, code] of Object.entries(codes)) write(`code-${script}`, String(code));
  // Whatever stood there before the run belongs to another run.
  mkdirSync(join(folder, 'test-results/reports'), { recursive: true });
  for (const [name, left] of Object.entries({ vitest: units, playwright: browser })) {
    write(`test-results/reports/${name}.json`, left);
  }
  const npm = `#!/bin/sh
script=$3
echo "this is $script"
[ "$script" = "${hangs}" ] && touch hanging && exec tail -f /dev/null
[ "$script" = unit ] && [ -e vitest ] && cp vitest test-results/reports/vitest.json
[ "$script" = e2e ] && [ -e playwright ] && cp playwright "$PLAYWRIGHT_JSON_OUTPUT_FILE"
[ -e "code-$script" ] && exit "$(cat "code-$script")"
exit 0
`;
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 });
  const child = spawn(process.execPath, [resolve('tools/test.mjs')], {
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
  return { code, printed, last: printed.trimEnd().split('\n').at(-1), reportOf };
}

test('a run in which everything passes ends with code 0, and its last line counts the tests', async () => {
  const { code, last } = await runTests({});
  expect({ code, last }).toEqual({ code: 0, last: '55 passed, 0 failed, 3 skipped' });
});

test('each report says which sources it is of, and keeps all else', async () => {
  const { reportOf } = await runTests({});
  // The empty folder is no clone.
  const of = { commit: null, changed: [] };
  expect([reportOf('vitest'), reportOf('playwright')]).toEqual([
    { of, ...units },
    { of, ...browser },
  ]);
});

test.each(['typecheck', 'lint', 'zones', 'format:check', 'knip', 'flows', 'build', 'size'])(
  'a failure of %s alone fails the run',
  async (script) => {
    const { code, last } = await runTests({ codes: { [script]: 1 } });
    expect({ code, last }).toEqual({ code: 1, last: '54 passed, 1 failed, 3 skipped' });
  },
);

const brokenBrowser = { stats: { expected: 5, unexpected: 2, flaky: 0, skipped: 0 }, suites: [] };

test.each<[string, Scripts, string]>([
  [
    'failed unit tests',
    { codes: { unit: 1 }, vitest: { ...units, numPassedTests: 37, numFailedTests: 3 } },
    '52 passed, 3 failed, 3 skipped',
  ],
  [
    'failed browser tests',
    { codes: { e2e: 1 }, playwright: brokenBrowser },
    '53 passed, 2 failed, 3 skipped',
  ],
  ['failed browser tests with code 0', { playwright: brokenBrowser }, '53 passed, 2 failed, 3 skipped'],
  ['unit tests that pass in a run that breaks', { codes: { unit: 1 } }, '55 passed, 1 failed, 3 skipped'],
  ['browser tests that pass in a run that breaks', { codes: { e2e: 7 } }, '55 passed, 1 failed, 3 skipped'],
  ['a unit run without a report', { vitest: null }, '15 passed, 1 failed'],
  ['a unit run with half a report', { vitest: '{"numPassedTests":40,' }, '15 passed, 1 failed'],
  ['a browser run without a report', { playwright: null }, '48 passed, 1 failed, 3 skipped'],
  [
    'a unit run without a test',
    { vitest: { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 } },
    '15 passed, 1 failed',
  ],
  [
    'a browser run that skips everything',
    { playwright: { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 9 }, suites: [] } },
    '48 passed, 1 failed, 12 skipped',
  ],
])('%s: the run fails', async (_what, scripts, line) => {
  const { code, last } = await runTests(scripts);
  expect({ code, last }).toEqual({ code: 1, last: line });
});

test('a test that passes only when repeated is named, and counts as passed', async () => {
  const flaky = { file: 'play.spec.ts', line: 7, title: 'a spin', tests: [{ status: 'flaky' }] };
  const steady = { file: 'play.spec.ts', line: 9, title: 'a bet', tests: [{ status: 'expected' }] };
  const suites = [{ specs: [steady], suites: [{ specs: [flaky] }] }];
  const stats = { expected: 6, unexpected: 0, flaky: 1, skipped: 0 };
  const { code, printed, last } = await runTests({ playwright: { stats, suites } });
  expect(printed).toContain('1 flaky, among the passed:\n  play.spec.ts:7 a spin\n');
  expect({ code, last }).toEqual({ code: 0, last: '55 passed, 0 failed, 3 skipped' });
});

test('what a step prints stands below its heading in one piece, whatever runs beside it', async () => {
  const { printed } = await runTests({});
  const blocks = [...printed.matchAll(/── .* \(npm run (\S+)\)\n(\S.*)\n/g)].map(([, script, said]) => [
    script,
    said,
  ]);
  expect(Object.fromEntries(blocks)).toEqual(
    Object.fromEntries(
      ['typecheck', 'lint', 'zones', 'format:check', 'knip', 'build', 'flows', 'unit', 'size', 'e2e'].map(
        (script) => [script, `this is ${script}`],
      ),
    ),
  );
});

test.each(['flows', 'unit'])(
  'a run that is ended from outside during %s says so by its code, and runs no further step',
  async (hangs) => {
    const { code, printed } = await runTests({ hangs });
    expect(code).toBe(130);
    expect(printed).toContain(`(npm run ${hangs})`);
    expect(printed).not.toContain('(npm run size)');
  },
);
