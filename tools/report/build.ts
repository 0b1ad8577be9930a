import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openEmbedded } from '#operator/database/connect.ts';
import { extents } from './extents.ts';
import { register } from '../requirements/register.ts';
import { contentOf, filesBelow } from '#tools/files.ts';
import { findModels } from '@araw/flow/models';
import { exploreAll } from '@araw/flow/report';
import { mutationFile, walkedPathsFile } from '#tools/flow/results.ts';
import type { MutationResult } from '@araw/flow/mutant';
import { countsOf } from '@araw/flow/mutation';
import { codeMutationFile, type CodeMutation } from '#tools/mutateCode/results.ts';
import { sourceState } from '#tools/sourceState.mjs';
import { audit } from './audit.ts';
import { auditorsPage, type AuditorsReport } from './auditorsPage.ts';
import { verdictWords } from './evidence.ts';
import { features } from './gherkin.ts';
import { indexPage, type MutantScore } from './indexPage.ts';
import { junit } from './junit.ts';
import type { Missing } from './layout.ts';
import { differences, differenceWords, matrixOf } from './calls/matrix.ts';
import { matrixCsv } from './calls/matrixCsv.ts';
import { profileTables } from './profiles.ts';
import { qaPage } from './qaPage.ts';
import { type QaPath, qaPaths, readWalkedPaths } from './qaPaths.ts';
import { enforcingFolders, readersIn } from './readers.ts';
import { checkedRules } from './rules.ts';
import { readResults, type RunnerResults } from './testResults.ts';
import { titlesIn } from './titles.ts';
import { type Results, trace, tracedRules, tracedTests } from './traceability.ts';
import { traceabilityPage } from './traceabilityPage.ts';
import { letThroughWords, tryCalls } from './calls/tryCalls.ts';

const folder = 'dist/report';
const generatedAt = new Date();

const sources = sourceState();
const mutation = readMutation();
const graphs = (await findModels()).flatMap(exploreAll);
const walked = readWalkedPaths(sources);
const paths = qaPaths(walked.paths, graphs);

const runs = {
  flows: readResults('flows', sources),
  vitest: readResults('vitest', sources),
  playwright: readResults('playwright', sources),
};
const results: Results = {
  flows: resultsOf(runs.flows),
  vitest: resultsOf(runs.vitest),
  playwright: resultsOf(runs.playwright),
};
const rules = tracedRules(checkedRules(graphs, mutation), results);
const traceability = trace(register, extents, rules, tracedTests(sourceTitles(), results));

console.log('trying every call as every member type …');
const answers = await tryCalls(await openEmbedded(null));
const matrix = matrixOf(answers.calls);
const readers = enforcingSources().flatMap((path) => readersIn(path, contentOf(path)));
const auditors: AuditorsReport = {
  requirements: audit({ traced: traceability, readers, matrix, confirmations: answers.confirmations }),
  profiles: profileTables(traceability),
  matrix,
  differences: [
    ...differences(matrix).map(differenceWords),
    ...answers.confirmations.filter(({ refused }) => !refused).map(letThroughWords),
  ],
  idleRules: mutation?.idleRules,
};

const missing = { paths: missingPaths(), mutation: missingMutation(), results: missingResults() };
writeReport();
printSummary();

function resultsOf(run: RunnerResults) {
  return 'results' in run ? run.results : undefined;
}

function readMutation(): MutationResult | undefined {
  return existsSync(mutationFile)
    ? (JSON.parse(readFileSync(mutationFile, 'utf8')) as MutationResult)
    : undefined;
}

function mutantScores(): MutantScore[] {
  const charts = mutation && countsOf(mutation.mutants);
  const code = existsSync(codeMutationFile)
    ? (JSON.parse(readFileSync(codeMutationFile, 'utf8')) as CodeMutation).mutants
    : [];
  return [
    ...(charts ? [{ what: 'charts', noticed: charts.killed, judged: charts.judged }] : []),
    ...[...new Set(code.map(({ layer }) => layer))].map((layer) => {
      const own = code.filter((mutant) => mutant.layer === layer);
      const noticed = own.filter(({ fate }) => fate === 'noticed').length;
      return { what: `code: ${layer}`, noticed, judged: own.length };
    }),
  ];
}

function sourceTitles() {
  const folders = ['tests', 'e2e', 'machines', 'screens', 'services', 'operator', 'src', 'locales', 'tools'];
  return filesBelow(folders, /\.(test|spec)\.tsx?$/).flatMap((file) =>
    titlesIn(file, contentOf(file)).map((title) => ({ ...title, file })),
  );
}

function enforcingSources() {
  return filesBelow(enforcingFolders, /\.tsx?$/).filter((path) => !/\.(test|model)\.tsx?$/.test(path));
}

function missingPaths(): Missing[] {
  const machines = [
    ...new Set(paths.flatMap(({ machine, result }) => (result === 'not walked' ? [machine] : []))),
  ];
  if (machines.length === 0) return [];
  return [
    {
      what: `No browser has walked the paths of ${machines.join(', ')}${walked.why ? ` (${walked.why})` : ''}; they are told by their charts alone. Where they have a screen, this walks them:`,
      command: 'npm run flows:browser',
    },
  ];
}

function missingMutation(): Missing[] {
  return [
    ...(mutation
      ? []
      : [
          {
            what: 'How many mutants each rule kills is not known yet; this finds out:',
            command: 'npm run mutate',
          },
        ]),
    ...(existsSync(codeMutationFile)
      ? []
      : [
          {
            what: 'How many faults planted in the code the tests notice is not known yet; this finds out, in hours:',
            command: 'npm run mutate:code',
          },
        ]),
  ];
}

function missingResults(): Missing[] {
  return Object.entries(runs).flatMap(([runner, run]) =>
    'why' in run
      ? [
          {
            what: `No result of ${runner} proves anything here: ${run.why}. This runs the tests:`,
            command: 'npm run test:all',
          },
        ]
      : [],
  );
}

function writeReport() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'features'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const writeJson = (name: string, value: unknown) => write(name, `${JSON.stringify(value, null, 2)}\n`);
  const all = [...missing.paths, ...missing.mutation, ...missing.results];

  write(
    'index.html',
    indexPage({ paths, auditors, traceability, mutants: mutantScores(), missing: all, generatedAt }),
  );
  write('qa.html', qaPage(paths, missing.paths, generatedAt));
  write('junit.xml', junit(paths));
  for (const { machine, text } of features(paths)) write(`features/${machine}.feature`, text);
  write('auditors.html', auditorsPage(auditors, [...missing.mutation, ...missing.results], generatedAt));
  writeJson('auditors.json', {
    generatedAt,
    ...auditors,
    profiles: auditors.profiles.map(({ profile, rows }) => ({
      profile,
      rows: rows.map((row) => ({
        ...row,
        requirements: row.requirements.map(({ id, verdict }) => ({ id, verdict })),
      })),
    })),
    requirements: auditors.requirements.map((requirement) => ({
      ...requirement,
      routes: requirement.routes.map(({ id }) => id),
      calls: requirement.calls.map((line) => line.name),
    })),
  });
  write('matrix.csv', matrixCsv(matrix));
  write('traceability.html', traceabilityPage(traceability, missing.results, generatedAt));
  writeJson('traceability.json', { generatedAt, requirements: traceability });
  copyPictures(paths);
}

/** Makes the folder self-contained. */
function copyPictures(shown: readonly QaPath[]) {
  for (const { picture } of shown.flatMap(({ steps }) => steps)) {
    const from = picture && join(dirname(walkedPathsFile), picture);
    if (from && existsSync(from)) cpSync(from, join(folder, picture));
  }
}

function printSummary() {
  const countPaths = (result: QaPath['result']) => paths.filter((path) => path.result === result).length;

  for (const difference of auditors.differences) console.log(`differs: ${difference}`);
  console.log(
    `QA            ${paths.length} paths: ${countPaths('passed')} passed, ${countPaths('failed')} failed, ${countPaths('not walked')} not walked yet`,
  );
  console.log(
    `auditors      ${auditors.requirements.length} requirements: ${verdictWords(auditors.requirements)}; ` +
      `${answers.calls.length} calls tried, ${auditors.differences.length} differ from what is demanded`,
  );
  console.log(`traceability  ${traceability.length} requirements: ${verdictWords(traceability)}`);
  for (const { what, command } of [...missing.paths, ...missing.mutation, ...missing.results])
    console.log(`missing       ${what} ${command}`);
  const failed = traceability.filter(({ verdict }) => verdict === 'failed').length;
  process.exitCode = auditors.differences.length + failed > 0 ? 1 : 0;
  console.log(`report: ${folder}/index.html, ${failed} requirements failed`);
}
