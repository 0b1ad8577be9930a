import { expect, test } from 'vitest';
import { browserTests, unitTests } from './reports.ts';
import { lacksOf, type Run, type RunTest } from './tiers.ts';

const ran = (file: string, title: string, more: Partial<RunTest> = {}): RunTest => ({
  file,
  title,
  tags: [],
  annotations: [],
  ...more,
});
const noted = (type: string, ...descriptions: string[]) =>
  descriptions.map((description) => ({ type, description }));
const walk = (steps: number, longest: number, tags: string[] = []) =>
  ran('e2e/flows/login/login.spec.ts', `login, usual, path 1: ${steps} steps to home`, {
    tags,
    annotations: noted('longest', String(longest)),
  });
/** Two screens without a stand-in, and those that others can stand in for. */
const screens = [
  '/m/home /m/login /m/register /m/forget /m/changePsw /m/member/home /m/myAccount/index /m/set',
  '/m/notice /m/webEmail /m/message /m/service /m/help /m/app /m/trail /m/activity /m/voucherCenter',
  '/m/withdraw /m/gameRecord /m/transaction/record /m/profitandloss /m/mall/mallHome /m/rewardCenter',
  '/m/securityCenter /m/limits /m/member/benefits /m/inviteFriends /m/leaderBoard /m/vouReport /m/withdrawReport',
  '/m/upLine/transfer /m/member/manualRebate /m/member/rebateReport /bet-rank /m/registerTerms',
  '/m/languages /m/live /m/gameList /m/lotto-h5/mobile/Tradition/games/L-1 /m/agent/home',
  '/m/member/agent/getSalaryContract /m/agent/team/overview /m/member/team /m/redRain /m/agent/team/pnl',
  '/m/teamBetting /m/member/agent/agentRebeat /m/member/teamRebate /m/agentRegister',
  '/m/member/agent/agentDivident',
].flatMap((line) => line.split(' '));
const journey = (...paths: string[]) =>
  ran('e2e/journeys/cashier/money.spec.ts', 'a visit', { annotations: noted('shown', ...paths) });

const all: Run = {
  charts: [{ name: 'login', edges: 120 }],
  rules: [{ machine: 'login', text: 'it ends', requirements: ['LOGIN-01'], status: 'passed' }],
  tests: [
    ran('tests/money.test.ts', '[CASH-01] a deposit'),
    walk(5, 20),
    ran('e2e/accessibility.spec.ts', 'axe', {
      annotations: noted('axe', ...screens, '/m/ipLimit', '/m/serviceLimit'),
    }),
    ...[...screens, '/m/onlineChat'].map((path) => journey(path)),
  ],
};
const expected = { requirements: ['LOGIN-01', 'CASH-01'], charts: ['login'] };
const lacks = (change: Partial<Run>) => lacksOf({ ...all, ...change }, expected);
/** The run without tests whose title or annotations contain a word, plus others. */
const without = (gone: string, ...instead: RunTest[]) =>
  lacks({ tests: [...all.tests.filter((one) => !JSON.stringify(one).includes(gone)), ...instead] });

test('a complete run lacks nothing', () => {
  expect(lacks({})).toEqual([]);
});

test('a requirement without a short-run test or a rule is missing', () => {
  const missing = ['CASH-01 is named by no test of the short run, and by no rule of a chart'];
  const tagged = ran('tests/money.test.ts', '[CASH-01] a deposit', { tags: ['full'] });
  const rule = { machine: 'login', text: 'x', requirements: ['CASH-01'], status: 'passed' } as const;
  expect(without('CASH-01')).toEqual(missing);
  expect(without('CASH-01', tagged)).toEqual(missing);
  expect(without('CASH-01', ran('e2e/a.spec.ts', '[LOGIN-01, CASH-01] x'))).toEqual([]);
  expect(
    without('CASH-01', ran('e2e/a.spec.ts', 'x', { annotations: noted('requirement', 'CASH-01') })),
  ).toEqual([]);
  expect(lacksOf({ ...all, tests: all.tests.slice(1), rules: [...all.rules, rule] }, expected)).toEqual([]);
});

test('a chart not run on real actors, or without a rule, is missing', () => {
  expect(lacks({ charts: [] })).toEqual(['login was not run on real actors']);
  expect(lacks({ charts: [{ name: 'login', edges: 0 }] })).toEqual(['login was not run on real actors']);
  expect(lacksOf({ ...all, rules: [] }, { ...expected, requirements: [] })).toEqual(['login has no rule']);
});

test('a chart needs a walk of five steps, or its longest one, in the short run', () => {
  const missing = (steps: number, longest: number | string) => [
    `login has no long walk in the browser: ${steps} steps, where its longest has ${longest}`,
  ];
  expect(without('login.spec', walk(4, 20), walk(20, 20, ['full']))).toEqual(missing(4, 20));
  expect(without('login.spec', walk(4, 5))).toEqual(missing(4, 5));
  expect(without('login.spec', walk(4, 4))).toEqual([]);
  expect(without('login.spec')).toEqual(missing(0, 'not been told'));
});

test('a screen needs a journey, possibly under another of its paths or by its stand-in', () => {
  const missing = (route: string) => [`${route} is the subject of no journey in the short run`];
  const onlyOne = (path: string) =>
    lacks({
      tests: all.tests.filter(
        ({ annotations: [first] }) => first?.description !== path || first.type !== 'shown',
      ),
    });
  expect(onlyOne('/m/withdraw')).toEqual(missing('withdraw (/m/withdraw)'));
  expect(onlyOne('/m/onlineChat')).toEqual(missing('onlineChat (/m/onlineChat)'));
  const others = all.tests.filter(
    (one) => !JSON.stringify(one).includes('"/m/activity"') || one.title === 'axe',
  );
  expect(lacks({ tests: others })).toEqual(missing('promotions (/m/activity)'));
  expect(lacks({ tests: [...others, journey('/promotions')] })).toEqual([]);
  const elsewhere = ran('e2e/faults/data.spec.ts', 'x', { annotations: noted('shown', '/m/activity') });
  expect(lacks({ tests: [...others, elsewhere] })).toEqual(missing('promotions (/m/activity)'));
  const past = [...screens.slice(0, 11), '/m/home'];
  expect(lacks({ tests: [...others, journey('/m/activity', ...past)] })).toEqual([]);
  expect(lacks({ tests: [...others, journey('/m/activity', ...screens.slice(0, 12))] })).toEqual(
    missing('promotions (/m/activity)'),
  );
});

test('a screen needs an axe check', () => {
  const look = (...paths: string[]) =>
    ran('e2e/accessibility.spec.ts', 'axe', { annotations: noted('axe', ...paths) });
  expect(without('"axe"', look(...screens.slice(1), '/m/ipLimit', '/m/serviceLimit'))).toEqual([
    'home (/m/home) is looked at by axe nowhere in the short run',
  ]);
  expect(without('"axe"', look(...screens, '/m/ipLimit'))).toEqual([
    'serviceLimit (/m/serviceLimit) is looked at by axe nowhere in the short run',
  ]);
});

test('only tests that ran count, with their tags', () => {
  const report = {
    testResults: [
      {
        name: '/home/me/araw/tests/a.test.ts',
        assertionResults: [
          { fullName: 'g one', status: 'passed', tags: ['full'] },
          { fullName: 'two', status: 'failed', tags: [] },
          { fullName: 'three', status: 'skipped', tags: [] },
        ],
      },
    ],
  };
  expect(unitTests(report, '/home/me/araw')).toEqual([
    ran('tests/a.test.ts', 'g one', { tags: ['full'] }),
    ran('tests/a.test.ts', 'two'),
  ]);
  const file = 'flows/login/login.spec.ts';
  const spec = (title: string, status: string) => ({
    title,
    tags: ['full'],
    tests: [{ status, annotations: noted('shown', '/m/home') }],
  });
  const suites = [
    {
      title: file,
      file,
      specs: [spec('one', 'expected'), spec('two', 'skipped')],
      suites: [{ title: 'g', file: 'flows/testFlow.ts', specs: [spec('three', 'unexpected')] }],
    },
  ];
  const about = { tags: ['full'], annotations: noted('shown', '/m/home') };
  expect(browserTests({ suites })).toEqual([
    ran('e2e/flows/login/login.spec.ts', 'one', about),
    ran('e2e/flows/login/login.spec.ts', 'g three', about),
  ]);
});
