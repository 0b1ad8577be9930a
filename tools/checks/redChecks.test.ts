import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { routeTable } from '#src/routes/routeTable.ts';
import { register } from '../requirements/register.ts';
import { type Files, workplace } from './workplace.ts';

/**
 * Runs each check named in `package.json` as a person or the CI server would: on a small correct project, then with a
 * planted fault. tools/test.test.ts covers how `npm test` itself ends.
 */
interface Check {
  script: string;
  /** In words. */
  fault: string;
  args?: string[];
  linked?: string[];
  /** A project that passes. */
  right: Files;
  /** Its fault, or several of which each is counted. */
  wrong: Files;
  /** The check's own closing line, if it has one. */
  last?: RegExp;
  /** What it has to say of each fault, where several are planted. */
  says?: RegExp[];
}

const settings = {
  'tsconfig.json': true,
  '.oxlintrc.json': true,
  'tools/lint/operatorRules.mjs': true,
  'tools/lint/baselineRules.mjs': true,
  '.browserslistrc': true,
  '.oxfmtrc.json': true,
  '.stylelintrc.json': true,
} as const;
const typed = {
  ...settings,
  'packages/flow/tsconfig.json': true,
  'packages/flow/src/b.ts': 'export const b = 1;\n',
  'src/b.ts': 'export const b = 1;\n',
} as const;
/** Each on a line of its own. */
const newStyles = [
  '.b { color: oklch(0.5 0.1 20); }',
  '.b { & .c { color: red; } }',
  '.b { grid-template-rows: subgrid; display: grid; }',
  '@layer one { .b { color: red; } }',
];
const sheet = '.a { padding: 1rem; border: 3px solid; }\n';
/** Each on a line of its own. */
const faultyStyles = [
  '.b { font-size: 14px; }',
  '.b { font: 400 14px / 20px system-ui; }',
  '.b { padding: 4px 1rem; }',
  '@media (width < 360px) { .b { color: red; } }',
  '.b { margin-left: 1rem; }',
  '.b { text-align: left; }',
  '.b input { font-size: 0.875rem; }',
  '.b { z-index: 41; }',
];
/** Each on a line of its own. */
const faultyStatements = [
  'await context.database.insert(1);',
  'await context.database.transaction(() => transaction.insert(1));',
  'await write(context);',
  'void transaction.insert(1);',
  'void transaction.insert(1).catch(() => {});',
  'transaction.insert(1).catch(() => {});',
];
/** Each on a line of its own. */
const newFeatures = [
  "export const parts = new Intl.Segmenter('en');",
  'export const either = AbortSignal.any([]);',
  'export const idle = requestIdleCallback(() => {});',
  'export const locks = navigator.locks.query();',
  'export const isSeen = (element: Element) => element.checkVisibility();',
  'export const pesos = /(?<=₱)[0-9]+/;',
];
/** Polyfilled, asked for first, or the file's own. */
const knownFeatures = `export const copy = (list: string[]) => structuredClone(list.toSorted().at(-1));
export const later = window.requestIdleCallback ?? window.setTimeout;
export const pesos = /₱(?<whole>[0-9]+)(?=[.])/;
const locks = { query: () => copy([]) };
export const asked = locks.query();
`;
const transaction = (...statements: string[]) => `interface Database {
  insert: (row: number) => Promise<void>;
  transaction: (work: (inner: Database) => Promise<void>) => Promise<void>;
}
export const write = (context: { database: Database }): Promise<void> =>
  context.database.transaction(async (transaction) => {
${statements.map((statement) => `    ${statement}`).join('\n')}
  });
`;
const waiting = "export async function wait() {\n  await fetch('/a');\n}\n";

const zoned = [
  'screens/lamp',
  'machines/lamp',
  'packages/flow/src',
  'operator/core',
  'pages',
  'packages/server',
];

const vitest = {
  'vitest.config.ts': true,
  'tools/mutateCode/plugin.ts': true,
  'tools/mutateCode/mutants.ts': true,
} as const;

const boundTest = (statement: string) =>
  `import { expect, test } from 'vitest';\nimport { isSmall } from './a.ts';\n\ntest('a', () => ${statement.slice(0, -1)});\n`;

const ofSources: Check[] = [
  ...['src', 'packages/flow/src'].map((folder): Check => ({
    script: 'typecheck',
    fault: `a text where a number belongs in ${folder}`,
    right: { ...typed, [`${folder}/a.ts`]: 'export const size: number = 1;\n' },
    wrong: { [`${folder}/a.ts`]: "export const size: number = 'one';\n" },
    last: new RegExp(`^${folder}/a\\.ts\\(1,14\\): error TS2322`),
  })),
  {
    script: 'lint',
    fault: 'a promise that nobody waits for, which types alone tell',
    args: ['src'],
    right: { ...settings, 'src/a.ts': waiting },
    wrong: { 'src/a.ts': `${waiting}wait();\n` },
  },
  {
    script: 'lint',
    fault: 'a warning',
    args: ['src'],
    right: { ...settings, '.oxlintrc.json': '{"rules":{"eslint/no-var":"warn"}}', 'src/a.ts': waiting },
    wrong: { 'src/a.ts': 'export var a = 1;\n' },
  },
  {
    script: 'lint',
    fault: 'what a transaction of the operator leaves outside, and on work that it does not wait for',
    args: ['operator'],
    right: { ...settings, 'src/a.css': sheet, 'operator/a.ts': transaction('await transaction.insert(1);') },
    wrong: { 'operator/a.ts': transaction(...faultyStatements) },
    says: faultyStatements.map((_, place) => new RegExp(`operator/a\\.ts:${place + 7}:`)),
  },
  {
    script: 'lint',
    fault: `sizes and sides that a style may not have [DEV-03]`,
    args: ['src'],
    right: { ...settings, 'src/a.ts': waiting, 'src/a.css': sheet },
    wrong: { 'src/a.css': `${sheet}${faultyStyles.join('\n')}\n` },
    says: faultyStyles.map((_, place) => new RegExp(`^\\s+${place + 2}:\\d+\\s+✖`, 'm')),
  },
  {
    script: 'lint',
    fault: 'styles that a browser of .browserslistrc lacks [DEV-02]',
    args: ['src'],
    right: { ...settings, 'src/a.ts': waiting, 'src/a.css': `${sheet}.b:has(.c) { block-size: 50dvh; }\n` },
    wrong: { 'src/a.css': `${sheet}${newStyles.join('\n')}\n` },
    says: newStyles.map((_, place) => new RegExp(`^\\s+${place + 2}:\\d+\\s+✖`, 'm')),
  },
  {
    script: 'lint',
    fault: 'what a browser of .browserslistrc lacks [DEV-02]',
    args: ['src'],
    right: { ...settings, 'src/a.css': sheet, 'src/a.ts': knownFeatures },
    wrong: { 'src/a.ts': `${newFeatures.join('\n')}\n` },
    says: newFeatures.map((_, place) => new RegExp(`src/a\\.ts:${place + 1}:`)),
  },
  {
    script: 'zones',
    fault: 'what each zone may not import, and on circles by a type and by import()',
    right: Object.fromEntries(
      [...zoned, 'screens/one', 'screens/two'].flatMap((folder) => [
        [`${folder}/a.ts`, 'export const a = 1;\n'],
        [`${folder}/b.ts`, "import { a } from './a.ts';\nexport const b = a;\n"],
      ]),
    ),
    wrong: {
      ...Object.fromEntries(
        zoned.map((folder) => [
          `${folder}/a.ts`,
          "import { b } from '#screens/other/b.ts';\nexport const a = b;\n",
        ]),
      ),
      'screens/one/a.ts': "import type { b } from './b.ts';\nexport const a: typeof b = 1;\n",
      'screens/two/a.ts': "export const a = () => import('./b.ts');\n",
    },
    last: /^import zones: 16 files, 6 violations, 2 circles$/,
  },
  {
    script: 'format:check',
    fault: 'a file in another format',
    right: { ...settings, 'src/a.ts': "export const a = 'a';\n" },
    wrong: { 'src/a.ts': "export const a =   'a'\n" },
  },
  {
    script: 'knip',
    fault: 'a file that nothing imports',
    right: {
      ...settings,
      'knip.json': '{"entry":["src/main.ts"],"project":["src/**"]}',
      'src/main.ts': 'export const a = 1;\n',
    },
    wrong: { 'src/alone.ts': 'export const b = 1;\n' },
  },
  {
    script: 'prose',
    fault: 'a turn of phrase, another word than the glossary’s, a wrong form, two spaces and a long sentence',
    right: {
      'docs/glossary/en.json': true,
      'docs/a.md': 'A code works for 1 day.\n',
      'locales/en/shell.ts':
        "export const shell = { app: { hint: 'Rewards you win will show up here.' } };\n",
      'operator/words/en.ts':
        "export const en = { chat: { text: '{days} days.', words: { in: 'sign in, top up' } } };\n",
      'src/a.test.ts': "test('[NET-01] a lost answer is retried', () => undefined);\n",
      'src/a.ts': `/** One space, \`by  code\`. ${'Word '.repeat(29)}end. */\nexport const a = 1;\n`,
    },
    wrong: {
      'locales/en/shell.ts':
        "export const shell = { app: { hint: 'The game you liked lies here.', out: 'Sign out' } };\n",
      'operator/words/en.ts':
        "export const en = { texts: ['<p>Wait.</p><p>Then go on.</p>', '<td>Top up {amount}</td>'] };\n",
      'src/a.test.ts': "test('[NET-01] a lost answer is asked again', () => undefined);\n",
      'docs/a.md': `A code works for 1 days.\n\n${'one or '.repeat(15)}two.\n`,
      'src/a.ts': '/** Two  spaces. */\nexport const a = 1;\n',
    },
    last: /^prose: 5 files, 8 problems$/,
  },
];

const switching = `{
      text: 'the switch turns the light on and off',
      requirements: ['LOGIN-01'],
      neverStep: (from, step, to) => from.matches('dark') === to.matches('dark'),
    },`;
const starting = `{
      text: 'it is dark at first',
      requirements: ['LOGIN-02'],
      neverStart: (view) => !view.matches('dark'),
    },`;
const breaking = `{ text: 'it is never bright', requirements: ['LOGIN-03'], never: (view) => view.matches('bright') },`;

const modelWith = (...rules: string[]) => `import { lampMachine } from './lamp.machine.ts';

export const lampModel = {
  name: 'lamp',
  machine: lampMachine,
  variants: { only: undefined },
  events: { 'switch.pressed': { '': {} } },
  actors: {},
  rules: [${rules.join('\n')}],
};
`;
const chartWith = (states: string, more = '') => `import { setup } from 'xstate';

${more}
export const lampMachine = setup({
  types: { events: {} as { type: 'switch.pressed' } },
}).createMachine({ id: 'lamp', initial: 'dark', states: { ${states} } });
`;
const bright = `bright: { on: { 'switch.pressed': 'dark' } }`;
const table = `# lamp

Generated from the chart and its model by \`npm run flows -- --approve\`; review what changes here.

## lamp

starts in: dark

## dark

| event | case | guard | target | actions | only in |
| --- | --- | --- | --- | --- | --- |
| switch.pressed |  |  | bright |  |  |

## bright

| event | case | guard | target | actions | only in |
| --- | --- | --- | --- | --- | --- |
| switch.pressed |  |  | dark |  |  |
`;
const lamp = {
  'machines/lamp/lamp.machine.ts': chartWith(`dark: { on: { 'switch.pressed': 'bright' } }, ${bright}`),
  'machines/lamp/lamp.model.ts': modelWith(switching, starting),
  'machines/lamp/lamp.table.md': table,
};
const trace = (state: string) =>
  JSON.stringify({
    format: 'araw-trace-1',
    recordedAt: '2026-11-22T04:00:00.000Z',
    runs: [
      {
        machine: 'lamp',
        actor: 'x:0',
        at: 0,
        state: 'dark',
        events: [{ kind: 'user', event: { type: 'switch.pressed' }, at: 1, state }],
      },
    ],
  });

const ofCharts: Check[] = [
  {
    script: 'flows',
    fault: 'a rule that does not hold',
    right: lamp,
    wrong: { 'machines/lamp/lamp.model.ts': modelWith(switching, starting, breaking) },
    last: /^flows: 1 machines, .* 0 divergences, 3 rules, 1 broken$/,
  },
  {
    script: 'flows',
    fault: 'a rule that does not hold, of one chart that is named',
    args: ['lamp'],
    right: lamp,
    wrong: { 'machines/lamp/lamp.model.ts': modelWith(switching, starting, breaking) },
    last: /^flows: 1 machines, .* 0 divergences, 3 rules, 1 broken$/,
  },
  {
    script: 'flows',
    fault: 'a chart that does otherwise when it runs',
    right: lamp,
    wrong: {
      'machines/lamp/lamp.machine.ts': chartWith(
        `dark: { on: { 'switch.pressed': { guard: () => (pressed += 1) % 2 === 1, target: 'bright' } } }, ${bright}`,
        'let pressed = 0;',
      ),
    },
    last: /^flows: 1 machines, .* [1-9]\d* divergences, /,
  },
  {
    script: 'flows',
    fault: 'a table that says otherwise',
    right: lamp,
    wrong: { 'machines/lamp/lamp.table.md': table.replace('| dark |', '| bright |') },
    last: /^flows: 1 machines, .* 0 divergences, 2 rules, 0 broken$/,
  },
  {
    script: 'flows',
    fault: 'a chart without an approved table',
    right: lamp,
    wrong: {
      'machines/other/other.machine.ts': lamp['machines/lamp/lamp.machine.ts'].replaceAll('lamp', 'other'),
      'machines/other/other.model.ts': lamp['machines/lamp/lamp.model.ts'].replaceAll('lamp', 'other'),
    },
    last: /^flows: 2 machines, .* 0 divergences, 4 rules, 0 broken$/,
  },
  {
    script: 'flows',
    fault: 'a state that the Stately editor does not see',
    right: lamp,
    wrong: {
      'machines/lamp/lamp.machine.ts': chartWith(
        `dark: { on: { 'switch.pressed': 'bright' } }, ${bright}, ...more`,
        'const more = { broken: {} };',
      ),
    },
  },
  {
    script: 'flows',
    fault: 'a model that does not load',
    right: lamp,
    wrong: { 'machines/lamp/lamp.model.ts': "throw new Error('planted');\n" },
  },
  {
    script: 'mutate',
    fault: 'a fault of the chart that no rule notices',
    right: lamp,
    wrong: { 'machines/lamp/lamp.model.ts': modelWith(switching) },
    last: /^mutants: \d+ of \d+ killed, rules alone \d\d %$/,
  },
  {
    script: 'mutate:code',
    fault: 'a bound that no test tries',
    args: ['--layer', 'services', '--share', '100', '--most', '1'],
    linked: ['tools'],
    right: {
      'vitest.config.ts': `import { codeMutant } from '#tools/mutateCode/plugin.ts';\nexport default { plugins: codeMutant() };\n`,
      'services/a.ts': 'export const isSmall = (size: number) => size < 3;\n',
      'services/a.test.ts': boundTest('expect([isSmall(2), isSmall(3)]).toEqual([true, false]);'),
    },
    wrong: { 'services/a.test.ts': boundTest('expect(isSmall(1)).toBe(true);') },
    last: /^code mutants of \d{4}-W\d\d: 0 of 1 noticed$/,
  },
  {
    script: 'replay',
    fault: 'a trace of another course',
    args: ['trace.json'],
    right: { ...lamp, 'trace.json': trace('bright') },
    wrong: { 'trace.json': trace('dark') },
    last: /^replayed 0 events of 1 machines, 1 divergences$/,
  },
  {
    script: 'atlas',
    fault: 'a rule that does not hold',
    linked: ['tools'],
    right: lamp,
    wrong: { 'machines/lamp/lamp.model.ts': modelWith(switching, starting, breaking) },
    last: /3 rules \(1 broken\)/,
  },
];

const passing = "import { expect, test } from 'vitest';\n\ntest('a', () => expect(1).toBe(1));\n";
const browserTest = (found: number) =>
  `import { expect, test } from '@playwright/test';\n\ntest('a', () => expect(${found}).toBe(1));\n`;
const browser = {
  'playwright.config.ts': true,
  'playwright.flows.config.ts': true,
  'playwright.faults.config.ts': true,
  'e2e/support/prepare.mjs': 'export default () => {};\n',
} as const;
const journeys = (...ends: string[]) =>
  `export const journeys = [${ends.map((end, place) => `['journey ${place}', async () => { ${end} }]`).join()}];\n`;

const ofRunners: Check[] = [
  ...(
    [
      [
        'a test that fails',
        "import { expect, test } from 'vitest';\n\ntest('b', () => expect(2).toBe(1));\n",
      ],
      ['a file that does not load', "throw new Error('planted');\n"],
      ['an error that no test has caught', `${passing}void Promise.reject(new Error('planted'));\n`],
    ] as const
  ).map(([fault, content]): Check => ({
    script: 'unit',
    fault,
    right: { ...vitest, 'tests/a.test.ts': passing },
    wrong: { 'tests/b.test.ts': content },
  })),
  {
    script: 'e2e',
    fault: 'a test that fails',
    right: { ...browser, 'e2e/a.spec.ts': browserTest(1) },
    wrong: { 'e2e/a.spec.ts': browserTest(2) },
  },
  {
    script: 'e2e:engines',
    fault: 'a journey that fails in another engine, and counts those that the machine lacks as skipped',
    right: {
      'e2e/engines/main.ts': true,
      'e2e/engines/engine.ts': `const start = async () => ({ name: 'Planted 1', close: async () => {} });
        export const kinds = [{ name: 'Planted', lacks: '', start }, { name: 'Absent', lacks: 'a driver', start }];\n`,
      'e2e/engines/journeys.ts': journeys('', ''),
      'tools/build.mjs': 'export const buildIfStale = async () => {};\n',
      'tools/operatorProcess.ts':
        "export const startOperator = async () => ({ url: 'http://127.0.0.1:9', stop: async () => {} });\n",
    },
    wrong: { 'e2e/engines/journeys.ts': journeys('', "throw new Error('planted');") },
    last: /^1 passed, 1 failed, 2 skipped$/,
    says: [/^ {2}failed {2}journey 1 in Planted: planted$/m],
  },
  {
    script: 'e2e:oldest',
    fault: 'a test of the oldest browser and a journey that fail there',
    right: {
      ...browser,
      'playwright.oldest.config.ts': true,
      'e2e/oldest/prepareOldest.ts': 'export default () => {};\n',
      'e2e/oldest/a.spec.ts': browserTest(1),
    },
    wrong: {
      'e2e/oldest/b.spec.ts': browserTest(2),
      'e2e/journeys/wallet/deposit.spec.ts': browserTest(2),
    },
    says: [/^ {2}2 failed$/m, /oldest\/b\.spec\.ts/, /journeys\/wallet\/deposit\.spec\.ts/],
  },
  {
    script: 'e2e:textSize',
    fault: 'a box that does not fit',
    right: { ...browser, 'playwright.textSize.config.ts': true, 'e2e/textSize.spec.ts': browserTest(1) },
    wrong: { 'e2e/textSize.spec.ts': browserTest(2) },
  },
  {
    script: 'flows:browser',
    fault: 'a walk that fails',
    args: ['lamp'],
    linked: ['tools'],
    right: { ...browser, 'e2e/flows/lamp/lamp.spec.ts': browserTest(1) },
    wrong: { 'e2e/flows/lamp/lamp.spec.ts': browserTest(2) },
  },
  {
    script: 'flows:faults',
    fault: 'a seeded fault that no walk notices',
    linked: ['tools'],
    right: { ...browser, 'e2e/flows/a/a.spec.ts': browserTest(1), 'e2e/flows/b.faults.ts': browserTest(1) },
    wrong: { 'e2e/flows/b.faults.ts': browserTest(2) },
    last: /^ui faults: 0 of 1 caught, 0 by the walks of npm test alone$/,
  },
];

const shows = (type: string, ...paths: string[]) => paths.map((description) => ({ type, description }));
/** The output of a run that names these requirements. */
const leftBehind = (...ids: string[]): Files => {
  const report = (name: string, content: object) => ({
    [`test-results/reports/${name}.json`]: JSON.stringify(content),
  });
  const spec = (file: string, annotations: object[]) => ({
    title: file,
    file,
    specs: [{ title: 'a', tags: [], tests: [{ status: 'expected', annotations }] }],
  });
  const paths = routeTable.map(({ paths: [path] }) => path.replaceAll(/:\w+/g, 'x'));
  const journeys = paths.map((path, index) => spec(`journeys/lamp/${index}.spec.ts`, shows('shown', path)));
  const test = { fullName: ids.join(' '), status: 'passed', tags: [] };
  return {
    ...report('flows', {
      charts: [{ name: 'lamp', edges: 2 }],
      rules: [{ machine: 'lamp', requirements: [] }],
    }),
    ...report('vitest', { testResults: [{ name: '/a.test.ts', assertionResults: [test] }] }),
    ...report('playwright', {
      suites: [
        ...journeys,
        spec('accessibility.spec.ts', shows('axe', ...paths)),
        { ...spec('flows/lamp/lamp.spec.ts', shows('longest', '2')), title: '2 steps' },
      ].map((suite) => ({
        ...suite,
        specs: suite.specs.map((one) => ({ ...one, title: suite.title })),
      })),
    }),
  };
};

const small = (bytes: number): Files => ({
  'dist/web/assets/index.js': `document.title = ${JSON.stringify(randomBytes(bytes).toString('base64'))};`,
});

const ofTheRest: Check[] = [
  {
    script: 'build',
    fault: 'a script that is none',
    right: {
      'index.html': '<script type="module" src="/src/main.js"></script>',
      'src/main.js': 'document.title = "small";',
      'vite.config.js': `export default ({ isSsrBuild }) => ({
        build: { outDir: isSsrBuild ? 'dist/server' : 'dist/web' },
      });`,
      ...Object.fromEntries(
        [
          'operator/main.ts',
          'operator/template.ts',
          'operator/database/unbundled.sql',
          'operator/payments/receipts/unbundled.sql',
          'pages/main.ts',
          'pages/drawing/thread.ts',
        ].map((file) => [file, '']),
      ),
    },
    wrong: { 'src/main.js': 'this is no script' },
  },
  {
    script: 'size',
    fault: 'a first visit over its budget',
    right: {
      'dist/stamp': '',
      'dist/web/.vite/manifest.json': '{"index.html":{"file":"assets/index.js"}}',
      'dist/server/main.js': `require('node:http')
        .createServer((request, response) => {
          response.writeHead(request.method === 'POST' ? 303 : 200);
          response.end('<html data-drawn="EN"><script src="/assets/index.js"></script>');
        })
        .listen(Number(process.env.PORT), '127.0.0.1');`,
      'dist/server/package.json': '{"type":"commonjs"}',
      ...small(100),
    },
    wrong: small(160_000),
    last: /^size: 4 measured, 1 too large, /,
  },
  {
    script: 'brand',
    fault: 'a brand whose logo is missing',
    args: ['check'],
    right: { 'brands/lumen': true },
    wrong: { 'brands/empty/config.json': '{ "logo": "brand/logo.svg" }' },
    last: /^brand: 2 checked, [1-9]\d* faults$/,
  },
  {
    script: 'tiers',
    fault: 'a requirement that the run does not name',
    right: { ...lamp, ...leftBehind(...Object.keys(register)) },
    wrong: leftBehind(...Object.keys(register).slice(1)),
    last: /^tiers: \d+ requirements, 1 charts, 1 lacks$/,
  },
];

type Ended = Awaited<ReturnType<ReturnType<typeof workplace>['run']>>;
/** Shows the check's output if it isn't green. */
const expectGreen = ({ code, said }: Ended) => expect(code === 0 ? 'green' : said).toBe('green');
const expectRed = ({ code, said }: Ended) => expect(code === 0 ? said : 'red').toBe('red');

/** Projects that have passed: faults of one project are planted in it without checking the whole project again. */
const passed = new Set<string>();

const checks = [...ofSources, ...ofCharts, ...ofRunners, ...ofTheRest];
for (const check of checks) {
  const { script, fault, args, linked, right, wrong, last = /./, says = [] } = check;
  test(`${script} fails on ${fault}`, { tags: ['full'] }, async () => {
    const { write, run } = workplace(right, linked);
    const project = JSON.stringify([script, args, linked, right]);
    if (!passed.has(project)) expectGreen(await run(script, args));
    passed.add(project);
    write(wrong);
    const red = await run(script, args);
    expectRed(red);
    expect(red.last).toMatch(last);
    expect(says.filter((word) => !word.test(red.said))).toEqual([]);
  });
}

test.each<[string, Files]>([
  ['zones', {}],
  ['prose', {}],
  ['flows', {}],
  ['unit', vitest],
  ['e2e', browser],
  ['tiers', {}],
])('%s fails if there is nothing to check', { tags: ['full'] }, async (script, needed) => {
  const { run } = workplace(needed);
  expect((await run(script)).code).not.toBe(0);
});

test('conform fails on answers that the app cannot read', { tags: ['full'] }, async () => {
  const server = createServer((_, response) => response.writeHead(200).end('<p>Nothing here</p>'));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const red = await workplace({}).run('conform', ['--url', url]);
  expectRed(red);
  expect(red.code).toBe(1);
});

test('affected fails without a main branch to compare with', { tags: ['full'] }, async () => {
  const { folder, run } = workplace({ 'src/a.ts': '' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'src');
  git('commit', '--quiet', '-m', 'first');
  expect((await run('affected', ['plan.json'])).code).toBe(0);
  git('branch', '--quiet', '--move', 'other');
  expect((await run('affected', ['plan.json'])).code).not.toBe(0);
});

test.each([
  ['ci', 3],
  ['run', 1],
])('.ci/run ends red if npm %s does', (fails, code) => {
  const npm = `#!/bin/sh\necho "$*" >> said\n[ "$1" = ${fails} ] && exit ${code}\nexit 0\n`;
  const { folder } = workplace({ '.ci/run': true, 'bin/npm': npm });
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  expect(spawnSync(join(folder, '.ci/run'), { env }).status).toBe(code);
  const said = readFileSync(join(folder, 'said'), 'utf8');
  expect(said).toBe(fails === 'ci' ? 'ci\n' : 'ci\nrun test:landing\n');
});

const clientWith = (sum: string) => `type Answer = { success: true; value: { sumBalance: ${sum} } };
export const wallet = async (code: string): Promise<{ data: Answer | { success: false; code: string } }> => ({
  data: { success: false, code },
});
`;

test.each([
  ['passes for clients that compile', clientWith('number'), 'cp ../../types.ts .', 0],
  ['fails on a client that does not fit its caller', clientWith('string'), 'cp ../../types.ts .', 1],
  ['fails on a generator that fails', clientWith('number'), 'exit 3', 1],
])('openapi:clients %s', { tags: ['full'] }, (_, client, generator, code) => {
  const script = (line: string) => `#!/bin/sh\n${line}\n`;
  const { folder } = workplace({
    'tools/openapi/openapiClients.mjs': true,
    // Both generators come from the registry.
    'bin/npm': script('mkdir -p node_modules && cp -R ../../generators node_modules/.bin'),
    'generators/openapi-typescript': script(generator),
    'generators/oazapfts': script('cp ../../client.ts .'),
    'client.ts': client,
    'types.ts': `export interface operations {
  wallet: { responses: { 200: { content: { 'application/json': { value: { sumBalance: number } } } } } };
}\n`,
  });
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  const ended = spawnSync(process.execPath, ['tools/openapi/openapiClients.mjs'], { cwd: folder, env });
  expect([ended.status, ended.status === code ? '' : String(ended.stderr)]).toEqual([code, '']);
});

test(
  'a committed interface that differs from the code fails the unit tests',
  { tags: ['full'] },
  async () => {
    const interfaceTests = ['tests/openapi.test.ts', '-t', 'committed'];
    const sources = [
      'src',
      'machines',
      'screens',
      'services',
      'locales',
      'operator',
      'pages',
      'packages',
      'tools',
      'e2e',
    ];
    const { write, run } = workplace(
      {
        'vitest.config.ts': true,
        'tests/openapi.test.ts': true,
        'docs/openapi.json': true,
        'docs/calls.md': true,
        'docs/config.schema.json': true,
        'docs/examples.json': true,
      },
      sources,
    );
    const green = await run('unit', interfaceTests);
    expectGreen(green);
    write({ 'docs/openapi.json': readFileSync('docs/openapi.json', 'utf8').replace('"get"', '"put"') });
    expect((await run('unit', interfaceTests)).code).not.toBe(0);
  },
);

test('report fails on a broken rule', { tags: ['full'] }, async () => {
  const { run } = workplace({
    ...lamp,
    'machines/lamp/lamp.model.ts': modelWith(switching, starting, breaking),
  });
  const red = await run('report');
  expectRed(red);
  expect(red.last).toBe('report: dist/report/index.html, 1 requirements failed');
});

test('pages --write fails on a page that could not be drawn', { tags: ['full'] }, async () => {
  const { NODE_ENV: _, ...env } = process.env;
  const build = "await (await import('./tools/build.mjs')).buildIfStale();";
  execFileSync(process.execPath, ['--input-type=module', '--eval', build], { env });
  const { folder, write, run } = workplace({
    'tools/pages.mjs': true,
    'tools/build.mjs': true,
    'dist/server': true,
    'dist/web': true,
  });
  const site = JSON.parse(readFileSync('public/config.json', 'utf8')) as object;
  // One language is enough: all of them take six times as long.
  write({
    'dist/web/config.json': JSON.stringify({ ...site, languages: ['EN'], defaultLanguage: 'EN' }),
    'dist/stamp': '',
  });
  const green = await run('pages', ['--write']);
  expectGreen(green);
  const drawing = join(folder, 'dist/server/drawing.js');
  // Only the first drawing fails.
  const fault = `import { parentPort as port } from 'node:worker_threads';
    const post = port.postMessage.bind(port);
    let failed = false;
    port.postMessage = (message) => {
      post(failed ? message : { id: message.id, error: 'planted' });
      failed = true;
    };\n`;
  writeFileSync(drawing, fault + readFileSync(drawing, 'utf8'));
  const red = await run('pages', ['--write']);
  expectRed(red);
  expect(red.last).toMatch(/^pages: \d+ drawn in /);
  expect(red.said).toContain('was not drawn: ');
});
