import { expect, test } from 'vitest';
import { affectedBy } from './affected.ts';

const tasks = Array.from({ length: 13 }, (_, index) => `e2e/journeys/cashier/other${index}.spec.ts`);

/** A small app: imports by file; other contents are in `texts`. */
const imports = new Map<string, string[]>([
  ['machines/deposit/deposit.machine.ts', ['machines/shared.ts']],
  [
    'machines/deposit/deposit.model.ts',
    ['machines/deposit/deposit.machine.ts', 'packages/flow/src/model/model.ts'],
  ],
  ['machines/login/login.machine.ts', ['machines/shared.ts']],
  ['machines/login/login.model.ts', ['machines/login/login.machine.ts', 'packages/flow/src/model/model.ts']],
  ['machines/shared.ts', []],
  [
    'screens/deposit/DepositScreen.tsx',
    ['machines/deposit/deposit.machine.ts', 'screens/ui/buttons/Button.tsx'],
  ],
  ['screens/deposit/DepositScreen.test.tsx', ['screens/deposit/DepositScreen.tsx']],
  ['screens/deposit/Amount.tsx', []],
  ['screens/login/LoginScreen.tsx', ['machines/login/login.machine.ts', 'screens/ui/buttons/Button.tsx']],
  ['screens/ui/buttons/Button.tsx', []],
  ['src/moneyScreens.ts', ['screens/deposit/DepositScreen.tsx']],
  ['src/routes.test.ts', ['src/moneyScreens.ts']],
  ['tools/files.ts', []],
  ['packages/flow/src/model/model.ts', []],
  ['tools/flow/flows.ts', ['packages/flow/src/explore/explore.ts']],
  ['packages/flow/src/explore/explore.ts', []],
  ['tests/settings.test.ts', []],
  ['tests/words.test.ts', ['tools/files.ts']],
  ['e2e/support/test.ts', []],
  ['e2e/flows/deposit/deposit.binding.ts', []],
  [
    'e2e/flows/deposit/deposit.spec.ts',
    ['machines/deposit/deposit.model.ts', 'e2e/flows/deposit/deposit.binding.ts'],
  ],
  ['e2e/flows/login/login.spec.ts', ['machines/login/login.model.ts']],
  ['e2e/journeys/cashier/money.spec.ts', ['e2e/support/test.ts']],
  ['e2e/accessibility.spec.ts', ['e2e/support/test.ts']],
  ...tasks.map((task, index): [string, string[]] => [
    task,
    ['e2e/support/test.ts', ...(index < 12 ? ['e2e/support/rains.ts'] : [])],
  ]),
]);
for (let index = 0; index < 41; index += 1) {
  const by = [...(index < 40 ? ['services/days.ts'] : []), 'services/money.ts'];
  imports.set(`operator/far${index}/a.ts`, by);
  imports.set(`operator/far${index}/a.test.ts`, [`operator/far${index}/a.ts`]);
}
imports.set('services/money.test.ts', ['operator/far40/a.ts']);
imports.set('tests/money.test.ts', ['services/money.ts']);
const texts: Record<string, string> = {
  'e2e/journeys/cashier/money.spec.ts': "await page.goto('/m/voucherCenter?order=d1');",
  'e2e/accessibility.spec.ts': "await page.goto('/m/voucherCenter');",
  'e2e/journeys/cashier/other0.spec.ts': "await page.goto('/m/voucherCenterOfAnother');",
  'tests/settings.test.ts': "contentOf('docs/settings.md')",
};
const routes = [
  { paths: ['/m/voucherCenter'], file: 'src/moneyScreens.ts' },
  { paths: ['/m/login'], file: 'screens/login/LoginScreen.tsx' },
];
const affected = (...changed: string[]) =>
  affectedBy(changed, { imports, contentOf: (path) => texts[path] ?? '', routes });

/** It reads all sources, so any change may affect its result. */
const always = 'tests/words.test.ts';

test('no difference affects nothing', () => {
  expect(affected()).toEqual({ charts: [], tests: [], specs: [], leftOut: [] });
});

test('a chart is explored and walked again if it, its model, its table or an import of theirs has changed', () => {
  const deposit = { charts: ['deposit'], specs: ['e2e/flows/deposit/deposit.spec.ts'], leftOut: [] };
  const screens = ['screens/deposit/DepositScreen.test.tsx', 'src/routes.test.ts'];
  expect(affected('machines/deposit/deposit.machine.ts')).toEqual({
    ...deposit,
    tests: [...screens, always],
  });
  expect(affected('machines/deposit/deposit.model.ts')).toEqual({ ...deposit, tests: [always] });
  expect(affected('machines/deposit/deposit.table.md')).toMatchObject({ charts: ['deposit'], specs: [] });
  expect(affected('machines/shared.ts')).toMatchObject({
    charts: ['deposit', 'login'],
    specs: ['e2e/flows/deposit/deposit.spec.ts', 'e2e/flows/login/login.spec.ts'],
  });
});

test('a change to the flow tools explores every chart again', () => {
  expect(affected('packages/flow/src/explore/explore.ts').charts).toEqual(['deposit', 'login']);
  expect(affected('tools/files.ts').charts).toEqual([]);
});

test('a changed binding or browser test is run, even if many others are affected', () => {
  expect(affected('e2e/flows/deposit/deposit.binding.ts').specs).toEqual([
    'e2e/flows/deposit/deposit.spec.ts',
  ]);
  expect(affected('e2e/accessibility.spec.ts').specs).toEqual(['e2e/accessibility.spec.ts']);
});

test('a component affects the walks of its screen’s charts, and the journeys that open the screen', () => {
  const seen = ['e2e/flows/deposit/deposit.spec.ts', 'e2e/journeys/cashier/money.spec.ts'];
  expect(affected('screens/deposit/Amount.tsx').specs).toEqual(seen);
  expect(affected('screens/deposit/Deposit.module.css').specs).toEqual(seen);
  expect(affected('screens/login/LoginScreen.tsx').specs).toEqual(['e2e/flows/login/login.spec.ts']);
});

test('a unit test is affected through its imports, or through the name of a file that it reads', () => {
  expect(affected('screens/ui/buttons/Button.tsx').tests).toEqual([
    'screens/deposit/DepositScreen.test.tsx',
    'src/routes.test.ts',
    always,
  ]);
  expect(affected('docs/settings.md').tests).toEqual(['tests/settings.test.ts', always]);
});

test('if a file reaches more than forty unit tests, its neighbours and direct importers are run', () => {
  const { tests, leftOut } = affected('services/money.ts');
  expect(tests).toEqual([always, 'services/money.test.ts', 'tests/money.test.ts']);
  expect(leftOut[0]).toBe('the unit tests farther away, of more than 40 that reach services/money.ts');
  const few = affected('services/days.ts');
  expect([few.tests.length, few.leftOut.length]).toEqual([41, 1]);
});

test('a change that reaches more than twelve browser tests is left to the whole run and reported', () => {
  expect(affected('e2e/support/rains.ts')).toMatchObject({
    specs: tasks.slice(0, 12),
    leftOut: [],
  });
  expect(affected('e2e/support/test.ts')).toMatchObject({
    specs: [],
    leftOut: ['the browser tests that meet, in the app or by import, e2e/support/test.ts'],
  });
  expect(affected('screens/ui/buttons/Button.tsx')).toMatchObject({
    specs: [],
    leftOut: ['the browser tests that meet, in the app or by import, screens/ui/buttons/Button.tsx'],
  });
  expect(
    affected(
      'screens/ui/buttons/Button.tsx',
      'packages/contract/src/values/fields.test.ts',
      'locales/en/shell.ts',
    ).leftOut,
  ).toEqual([
    'the browser tests that meet, in the app or by import, screens/ui/buttons/Button.tsx and 1 more files',
  ]);
  expect(affected('package.json').leftOut).toEqual(['all that runs with package.json']);
});
