import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceState, stateDuring } from './sourceState.mjs';

const reports = 'test-results/reports';
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/**
 * Stages in order, each with its steps side by side; the next begins although one failed. A step with a report counts
 * its tests, every other step counts as one. Those with workers of their own, one a core, have a stage to themselves.
 */
const stages = [
  [
    { title: 'types', script: 'typecheck' },
    { title: 'lint', script: 'lint' },
    { title: 'import zones', script: 'zones' },
    { title: 'format', script: 'format:check' },
    { title: 'unused code', script: 'knip' },
    { title: 'build', script: 'build' },
    { title: 'flows', script: 'flows' },
  ],
  [
    {
      title: 'unit, screens, contract, operator',
      script: 'unit',
      args: ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
      report: vitestReport,
      count: () => {
        const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readJson(vitestReport);
        return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
      },
    },
  ],
  [{ title: 'size of the first visit', script: 'size' }],
  [
    {
      title: 'end to end, in a browser',
      script: 'e2e',
      args: ['--reporter=list,json'],
      report: playwrightReport,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      count: () => {
        const { stats, suites } = readJson(playwrightReport);
        const { expected, unexpected, flaky, skipped } = stats;
        return { passed: expected + flaky, failed: unexpected, skipped, flaky: flakyTests(suites) };
      },
    },
  ],
];

/** The names of tests that passed only when repeated. */
const flakyTests = (suites) =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...flakyTests(inner),
  ]);

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const children = new Set();
let interrupted = false;
// Ctrl-C reaches the running step by itself; other ways of ending this process have to be passed on.
process.on('SIGINT', () => (interrupted = true));
process.on('SIGTERM', () => {
  interrupted = true;
  for (const child of children) child.kill();
});

/** Resolves with the exit code. The output goes straight to the terminal, or to `write` where others run beside it. */
function run({ script, args = [], env = {} }, write) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      stdio: write ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', write);
    const end = (code) => {
      children.delete(child);
      resolve(code);
    };
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** So that `npm run report` knows which sources a result is of. */
function noteSources({ report }, before) {
  if (!report || !existsSync(report)) return;
  const of = stateDuring(before, sourceState());
  try {
    writeFileSync(report, JSON.stringify({ of, ...readJson(report) }));
  } catch {
    // Half a report is of nothing.
  }
}

/**
 * A step that fails without a failed test (a crash, a file that does not load) counts one failure; so does one that
 * ran no test or left no report, since nothing was checked then.
 */
function countsOf(step, succeeded) {
  if (!step.count) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  try {
    const counts = step.count();
    const checked = succeeded && counts.passed > 0;
    return checked || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function resultOf(step, isAlone) {
  const heading = `\n── ${step.title} (npm run ${step.script})`;
  const began = Date.now();
  const before = sourceState();
  const output = [];
  if (isAlone) console.log(heading);
  const code = await run(step, isAlone ? undefined : (chunk) => output.push(chunk));
  if (!isAlone) console.log(`${heading}\n${Buffer.concat(output).toString()}`);
  const counts = countsOf(step, code === 0);
  noteSources(step, before);
  return { title: step.title, time: seconds(began), ...counts };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results = [];
for (const stage of stages) {
  const isAlone = stage.length === 1;
  results.push(...(await Promise.all(stage.map((step) => resultOf(step, isAlone)))));
  if (interrupted) process.exit(130);
}

console.log('\n── summary');
for (const { title, time, passed, failed } of results) {
  console.log(
    `${failed ? 'failed' : 'ok    '}  ${title.padEnd(36)} ${String(passed).padStart(5)} passed  ${time}`,
  );
}
const flaky = results.flatMap((result) => result.flaky ?? []);
if (flaky.length > 0) console.log(`\n${flaky.length} flaky, among the passed:\n  ${flaky.join('\n  ')}\n`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
const skipped = total('skipped');
process.exitCode = total('failed') ? 1 : 0;
console.log(`${total('passed')} passed, ${total('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
