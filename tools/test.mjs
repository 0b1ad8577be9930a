import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceState, stateDuring } from './sourceState.mjs';

/** What a run leaves out, where, and what its steps are told besides. */
const runs = {
  short: {
    flows: ['--actors', 'cases'],
    unit: ['--mode', 'short'],
    e2e: ['--grep-invert', '@full'],
  },
  whole: {},
  // In a folder of its own: `npm run report` reads what the other two leave.
  changed: { reports: 'test-results/changed' },
};
const options = { '--all': 'whole', '--changed': 'changed' };
const given = process.argv.slice(2);
const kind = given.length === 0 ? 'short' : options[given[0]];
if (!kind || given.length > 1) {
  console.error(
    `npm test, npm run test:all or npm run test:changed, without anything else: ${given.join(' ')}`,
  );
  process.exit(2);
}

const { reports = 'test-results/reports', flows = [], unit = [], e2e = [] } = runs[kind];
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const sourceSteps = [
  { title: 'types', script: 'typecheck' },
  { title: 'lint', script: 'lint' },
  { title: 'import zones', script: 'zones' },
];

const unitStep = (args) => ({
  title: 'unit, screens, contract, operator',
  script: 'unit',
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`, ...args],
  report: vitestReport,
  count: () => {
    const { numPassedTests, numFailedTests, testResults } = readJson(vitestReport);
    const skipped = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, tags }) => status !== 'passed' && status !== 'failed' && !isLeftOut(tags));
    return { passed: numPassedTests, failed: numFailedTests, skipped: skipped.length };
  },
});

/** Playwright does not list what a run leaves out, Vitest does. */
const isLeftOut = (tags) => kind === 'short' && tags.includes('full');

const browserStep = (args) => ({
  title: 'end to end, in a browser',
  script: 'e2e',
  args: ['--reporter=list,json', ...args],
  report: playwrightReport,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  count: () => {
    const { expected, unexpected, flaky, skipped } = readJson(playwrightReport).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  },
});

/**
 * Stages in order, each with its steps side by side; the next begins although one failed. A step with a report counts
 * its tests, every other step counts as one. Those with workers of their own, one a core, have a stage to themselves.
 */
const everything = () => [
  [
    ...sourceSteps,
    { title: 'format', script: 'format:check' },
    { title: 'unused code', script: 'knip' },
    { title: 'build', script: 'build' },
    { title: 'size of the first visit', script: 'size', after: 'build' },
    { title: 'flows', script: 'flows', args: flows },
  ],
  [unitStep(unit)],
  [browserStep(e2e)],
  [{ title: 'what the short run keeps', script: 'tiers' }],
];

/** The steps of what the difference from main can affect (tools/affected/affected.ts); null where that is not known. */
async function affected() {
  const plan = join(reports, 'affected.json');
  const code = await run({ script: 'affected', args: [plan] });
  if (code !== 0 || !existsSync(plan)) return null;
  const { changed, formatted, charts, tests, specs } = readJson(plan);
  const format = ['--no-error-on-unmatched-pattern', ...formatted];
  const chosen = (list, step) => (list.length > 0 ? [step] : []);
  return [
    [
      ...(changed.length > 0 ? sourceSteps : []),
      ...chosen(formatted, { title: 'format', script: 'format:check', args: format }),
      ...chosen(charts, { title: 'flows', script: 'flows', args: charts }),
    ],
    chosen(tests, unitStep(tests)),
    chosen(specs, browserStep(specs)),
  ];
}

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

/** A step begins after the one that it names. */
function resultsOf(stage) {
  const begun = new Map();
  for (const step of stage) {
    const ready = Promise.resolve(begun.get(step.after));
    begun.set(
      step.script,
      ready.then(() => (interrupted ? null : resultOf(step, stage.length === 1))),
    );
  }
  return Promise.all(begun.values());
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const stages = kind === 'changed' ? await affected() : everything();
const results = stages ? [] : [{ title: 'what the difference affects', time: '', passed: 0, failed: 1 }];
for (const stage of stages ?? []) {
  results.push(...(await resultsOf(stage)));
  if (interrupted) process.exit(130);
}

console.log('\n── summary');
for (const { title, time, passed, failed, skipped } of results) {
  const row = `${failed ? 'failed' : 'ok    '}  ${title.padEnd(36)} ${String(passed).padStart(5)} passed`;
  console.log(`${row}  ${time}${skipped ? `, ${skipped} skipped` : ''}`);
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
process.exitCode = total('failed') ? 1 : 0;
console.log(`${total('passed')} passed, ${total('failed')} failed`);
