import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { sourceState, stateDuring } from './sourceState.mjs';

const short = {
  flows: ['--actors', 'cases'],
  // Simulating a month takes as long as the build; no test in this run needs it.
  build: ['--without-demo'],
  unit: ['--mode', 'short'],
  e2e: ['--grep-invert', '@full'],
};
/** What each run leaves out, and extra arguments for its steps. */
const runs = {
  short,
  landing: short,
  whole: {},
  // A separate folder: `npm run report` reads the reports of the other two.
  changed: { reports: 'test-results/changed' },
};
const options = { '--all': 'whole', '--landing': 'landing', '--changed': 'changed' };
const given = process.argv.slice(2);
const kind = given.length === 0 ? 'short' : options[given[0]];
if (!kind || given.length > 1) {
  console.error(
    `npm test, npm run test:all, test:landing or test:changed, without anything else: ${given.join(' ')}`,
  );
  process.exit(2);
}

const { reports = 'test-results/reports', flows = [], build = [], unit = [], e2e = [] } = runs[kind];
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const sourceSteps = [
  { title: 'types', script: 'typecheck' },
  // On several threads the type-aware rules look at the same types several times, while other steps wait.
  { title: 'lint', script: 'lint', env: { GOMAXPROCS: '1' } },
  { title: 'import zones', script: 'zones' },
];

const unitStep = (args, { title = 'unit, screens, contract, operator', report = vitestReport } = {}) => ({
  title,
  script: 'unit',
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
  report,
  count: () => {
    const { numPassedTests, numFailedTests, testResults } = readJson(report);
    const skipped = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, tags }) => status !== 'passed' && status !== 'failed' && !isLeftOut(tags));
    return { passed: numPassedTests, failed: numFailedTests, skipped: skipped.length };
  },
  failures: () =>
    readJson(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === 'failed');
      // A file that doesn't load has no test.
      const broken =
        status === 'failed' && failed.length === 0 ? [{ fullName: '', failureMessages: [message] }] : [];
      return [...failed, ...broken].map(({ fullName, failureMessages: [reason = ''] }) =>
        failure(`${relative('.', name)} ${fullName}`, reason),
      );
    }),
});

/** Vitest lists tests that a run leaves out, Playwright doesn't. */
const isLeftOut = (tags) => runs[kind] === short && tags.includes('full');

const browserStep = (args, { title = 'end to end, in a browser', report = playwrightReport } = {}) => ({
  title,
  script: 'e2e',
  args: ['--reporter=list,json', ...args],
  report,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  count: () => {
    const { expected, unexpected, flaky, skipped } = readJson(report).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  },
  failures: () => {
    const { suites, errors = [] } = readJson(report);
    const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
    const failed = suites.flatMap(specs).filter(({ ok }) => !ok);
    return [
      ...failed.map(({ file, line, title, tests }) => {
        const reason = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))[0];
        return failure(`${file}:${line} ${title}`, reason?.message ?? '');
      }),
      ...errors.map(({ message }) => failure('outside the tests', message)),
    ];
  },
});

/** What a landing adds to the short run: a quarter of the whole, which the number of commits chooses. */
const parts = 4;

function partSteps() {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' });
  const part = (Number(stdout ?? 0) % parts) + 1;
  const shard = `--shard=${part}/${parts}`;
  const named = (title, report) => ({
    title: `${title}, part ${part} of ${parts}`,
    report: join(reports, report),
  });
  return [
    unitStep([shard], named('whole unit tests', 'vitestPart.json')),
    browserStep(['--grep', '@full', shard], named('whole end to end', 'playwrightPart.json')),
  ];
}

const failure = (title, reason) =>
  `${title.trim()}\n    ${stripVTControlCharacters(reason).split('\n', 1)[0]}`;

/**
 * Stages in order, each with its steps in parallel; a stage starts even if the one before failed. A step with a report
 * counts its tests, every other step counts as one. Steps with one worker per core have a stage to themselves.
 */
const everything = () => [
  [
    ...sourceSteps,
    { title: 'format', script: 'format:check' },
    { title: 'unused code', script: 'knip' },
    { title: 'prose', script: 'prose' },
    { title: 'build', script: 'build', args: build },
    { title: 'size of the first visit', script: 'size', after: 'build' },
    { title: 'flows', script: 'flows', args: flows },
  ],
  [unitStep(unit)],
  [browserStep(e2e)],
  ...(kind === 'landing' ? partSteps().map((step) => [step]) : []),
  ...(kind === 'whole' ? [[{ title: 'other engines', script: 'e2e:engines' }]] : []),
  [{ title: 'what the short run keeps', script: 'tiers' }],
];

/** Steps for what the difference from main can affect (tools/affected/affected.ts); null if unknown. */
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
// Ctrl-C reaches the running step directly; other signals have to be forwarded.
process.on('SIGINT', () => (interrupted = true));
process.on('SIGTERM', () => {
  interrupted = true;
  for (const child of children) child.kill();
});

/** Resolves with the exit code. Output goes directly to the terminal, or to `write` for parallel steps. */
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

/** Tells `npm run report` which sources a result is from. */
function recordSources({ report }, before) {
  if (!report || !existsSync(report)) return;
  const of = stateDuring(before, sourceState());
  try {
    writeFileSync(report, JSON.stringify({ of, ...readJson(report) }));
  } catch {
    // An incomplete report is not valid for any sources.
  }
}

/**
 * A failing step without a failed test (a crash, a file that doesn't load) counts as one failure; so does a step that ran no
 * tests or left no report, since it checked nothing.
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

const seeOutput = 'see its output';

/** At the end of a long log, a count alone sends its reader looking. */
function failuresOf(step, counts) {
  if (counts.failed === 0) return [];
  try {
    const failures = step.failures?.() ?? [];
    if (failures.length > 0) return failures;
  } catch {
    // An incomplete report names nothing.
  }
  return [seeOutput];
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
  recordSources(step, before);
  return { title: step.title, time: seconds(began), ...counts, failures: failuresOf(step, counts) };
}

/** Starts a step after the one that it names. */
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
const results = stages
  ? []
  : [{ title: 'what the difference affects', time: '', passed: 0, failed: 1, failures: [seeOutput] }];
for (const stage of stages ?? []) {
  results.push(...(await resultsOf(stage)));
  if (interrupted) process.exit(130);
}

console.log('\n── summary');
for (const { title, time, passed, failed, skipped, failures } of results) {
  const row = `${failed ? 'failed' : 'ok    '}  ${title.padEnd(36)} ${String(passed).padStart(5)} passed`;
  console.log(`${row}  ${time}${skipped ? `, ${skipped} skipped` : ''}`);
  for (const each of failures) console.log(`  - ${each}`);
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
process.exitCode = total('failed') ? 1 : 0;
console.log(`${total('passed')} passed, ${total('failed')} failed`);
