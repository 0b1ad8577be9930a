import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as bodyOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { createLogger } from '@araw/server/log/logger';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { setProfile, setSwitches } from '#operator/testing/protection.ts';
import type { Call } from '@araw/contract/calls/call';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { callers } from '#tools/openapi/callers.ts';
import { conform, type Conformance, type ConformOptions } from '#tools/conform/conform.ts';
import { leftOut, plan } from '#tools/conform/plan.ts';
import { findingsOf, junitReport, lineOf, textReport } from '#tools/conform/reports.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}
/** Replaces a correct answer; null breaks the connection. */
type Damage = (answer: Answer) => Answer | null;

let operator: RunningOperator;
let url: string;
let damaged: { call: CallName; damage: Damage } | null = null;
let received: string[] = [];

const nameOf = (method: string, path: string) =>
  (Object.keys(calls) as CallName[]).find((name) => {
    const call: Call = calls[name];
    return call.method === method && call.path === path;
  });

/** The operator behind a proxy that damages the answers of one call. */
async function answerOf(request: IncomingMessage): Promise<Answer | null> {
  const { method = '', url: address = '' } = request;
  const name = nameOf(method, new URL(address, 'http://operator').pathname);
  received.push(name ?? `${method} ${address}`);
  const { 'accept-encoding': _, ...asked } = request.headers;
  const { statusCode, headers, body } = await operator.server.inject({
    method: method as 'GET',
    url: address,
    headers: { ...asked, host: '127.0.0.1' },
    payload: (await bodyOf(request)) || undefined,
  });
  const answer = { status: statusCode, headers: { 'content-type': String(headers['content-type']) }, body };
  return damaged && name === damaged.call ? damaged.damage(answer) : answer;
}

const proxy = createServer((request, response) => {
  void answerOf(request).then((answer) => {
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
    else request.socket.destroy();
  });
});

beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: createLogger('silent'),
    sandbox: true,
    limits: { perIp: Infinity, perAccount: Infinity, guardedPerIp: Infinity, captchasPerIp: Infinity },
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.close();
  await operator.close();
});

const agent = { name: 'ramon', password: demoPassword };

function run(options: Partial<ConformOptions> = {}) {
  received = [];
  return conform({ url, now: operator.context.clock.now, backOff: 0, ...options });
}

async function runDamaged(call: CallName, damage: Damage, options?: Partial<ConformOptions>) {
  damaged = { call, damage };
  try {
    return await run(options);
  } finally {
    damaged = null;
  }
}

test(
  '[KIT-04] the embedded operator passes, with every call except those left out with a reason',
  { tags: ['full'] },
  async () => {
    const conformance = await run({ member: agent, write: true });
    expect(findingsOf(conformance).map(lineOf)).toEqual([]);
    const reasons = conformance.tried.flatMap(({ call, leftOut }) =>
      leftOut === null ? [] : [[call, leftOut]],
    );
    const nothing = 'there is nothing to ask about';
    expect(reasons).toEqual([
      ['readInboxMessage', nothing],
      ['depositOrder', nothing],
      ['withdrawalOrder', nothing],
      ['quoteWithdrawal', nothing],
      // This agent has no superior.
      ['upline', 'the operator has switched it off'],
      // The seed runs neither missions nor invitations.
      ['missions', 'the operator has switched it off'],
      ['invitation', 'the operator has switched it off'],
      ['betDetail', nothing],
      ['lotteryOrderDetail', nothing],
    ]);
  },
);

test('[KIT-04] a run writes only if told to', { tags: ['full'] }, async () => {
  const conformance = await run({ member: agent });
  expect(findingsOf(conformance)).toEqual([]);
  const changing = received.filter((name) => calls[name as CallName]?.method !== 'GET');
  expect(changing).toEqual(['logIn', 'logIn', 'checkEmail', 'logOut']);
  const writing = plan.filter(({ writes }) => writes).map(({ call }) => call);
  expect(received.filter((name) => writing.includes(name as CallName))).toEqual([]);
});

test('[KIT-04] every call of the app is in the plan, or left out with a reason', () => {
  const planned = new Set<string>([...plan.map(({ call }) => call), ...Object.keys(leftOut)]);
  expect(Object.keys(callers()).filter((call) => !planned.has(call))).toEqual([]);
});

const json =
  (change: (value: never) => unknown): Damage =>
  (answer) => {
    const { value } = JSON.parse(answer.body) as { value: never };
    return { ...answer, body: JSON.stringify({ success: true, value: change(value) }) };
  };
const page =
  (status: number): Damage =>
  () => ({
    status,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Gateway</title>',
  });

const switchedOff: Damage = (answer) => ({
  ...answer,
  status: 404,
  body: '{"success":false,"code":"switchedOff"}',
});

interface Wrong {
  name: string;
  call: CallName;
  damage: Damage;
  /** Only detected with a member. */
  inside?: true;
  found: string[];
}

const wrongOperators: Wrong[] = [
  {
    name: 'without the envelope of answers',
    call: 'vendors',
    damage: (answer) => ({ ...answer, body: JSON.stringify(JSON.parse(answer.body).value) }),
    found: ['a screen is missing: vendors success: expected (true | false), received undefined'],
  },
  {
    name: 'whose settings are a web page',
    call: 'consolidatedSettings',
    damage: page(200),
    found: [
      'a screen is missing: consolidatedSettings (answer): expected JSON, received a web page, status 200',
    ],
  },
  {
    name: '[PROT-09] that says nothing of its licence',
    call: 'consolidatedSettings',
    damage: json((value: object) => ({ ...value, licence: null })),
    found: [
      'a detail is missing: consolidatedSettings licence.licensee: expected who is licensed, received nothing',
      'a detail is missing: consolidatedSettings licence.number: expected the number of the licence, received nothing',
      "a detail is missing: consolidatedSettings licence.register: expected the address of the regulator's list, received nothing",
      'a detail is missing: consolidatedSettings licence.help: expected an organisation that helps players, received nothing',
    ],
  },
  {
    name: 'that fails',
    call: 'systemStatus',
    damage: page(500),
    found: [
      'the app cannot start: systemStatus (answer): expected an answer, received a failure, status 500',
    ],
  },
  {
    name: 'that breaks off',
    call: 'systemStatus',
    damage: () => null,
    found: ['the app cannot start: systemStatus (answer): expected a whole answer, received no answer'],
  },
  {
    name: 'whose answer is cut in half',
    call: 'helpCenter',
    damage: (answer) => ({ ...answer, body: answer.body.slice(0, 100) }),
    found: ['a screen is missing: helpCenter (answer): expected JSON, received a part of it'],
  },
  {
    name: 'with an object for a list',
    call: 'customerService',
    damage: json(() => ({ list: {} })),
    found: ['a screen is missing: customerService list: expected Array, received object'],
  },
  {
    name: 'with null for the lists of games',
    call: 'gameList',
    damage: json(() => null),
    found: ['a screen is missing: gameList (answer): expected Object, received null'],
  },
  {
    name: 'with rows of null',
    call: 'lotteryMenu',
    damage: json(({ list }: { list: unknown[] }) => ({ list: [...list, null, null] })),
    found: ['a detail is missing: lotteryMenu lotteryMenu[]: expected Object, received null, 2 times'],
  },
  {
    name: 'with an unknown kind of address',
    call: 'systemStatus',
    damage: json((value: { info: { resources: object[] } }) => ({
      ...value,
      info: {
        ...value.info,
        resources: [...value.info.resources, { resourceType: 'HARMONY', url: 'https://example.com' }],
      },
    })),
    found: [
      'a detail is missing: systemStatus resources[].resourceType: expected ("IOS" | "Android" | "MOBILECONFIG" | "AppDownloadIcon" | "AFFILIATELINK" | "FACEBOOK" | "INSTAGRAM" | "TWITTER"), received string',
    ],
  },
  {
    name: 'whose clock is two days off',
    call: 'consolidatedSettings',
    damage: json((value: { now: number }) => ({ ...value, now: value.now - 2 * 86_400_000 })),
    found: [
      'a detail is missing: consolidatedSettings now: expected milliseconds since 1970, at most a day off, received another time',
    ],
  },
  {
    name: 'without captcha',
    call: 'captcha',
    damage: page(404),
    found: [
      'a screen is missing: captcha (answer): expected success, received a refusal, notFound, status 404',
    ],
  },
  {
    name: 'that does not know a call of home',
    call: 'hotGames',
    damage: page(404),
    found: [
      'a screen is missing: hotGames (answer): expected success, or status 404 with the code switchedOff where it is not offered, received a refusal, notFound, status 404',
    ],
  },
  {
    name: 'whose log-in fails, twice',
    call: 'logIn',
    damage: page(500),
    inside: true,
    found: [
      'a screen is missing: logIn (answer): expected an answer, received a failure, status 500, 2 times',
    ],
  },
  ...[3, 39, 43, 99].map((type): Wrong => ({
    name: `with members of type ${type}`,
    call: 'logIn',
    damage: (answer) =>
      answer.status === 200 ? json((value: object) => ({ ...value, type }))(answer) : answer,
    inside: true,
    found: [
      'a screen is missing: logIn type: expected one of 0, 1, 2, 4, 40, 41 and 42, received another number',
    ],
  })),
  {
    name: 'with patterns that are none',
    call: 'registerSettings',
    damage: json((value: { fields: object; loginRules: object }) => ({
      ...value,
      fields: { ...value.fields, username: { enabled: true, required: true, pattern: '(?<=a)b' } },
      loginRules: { ...value.loginRules, loginPassword: { enabled: true, required: true, pattern: '[a-' } },
    })),
    found: ['fields.username', 'loginRules.loginPassword'].map(
      (field) =>
        `a detail is missing: registerSettings ${field}.pattern: expected a regular expression of at most 500 characters that looks at nothing behind it, received a text that is none`,
    ),
  },
  {
    name: 'that demands a captcha and has none',
    call: 'captcha',
    damage: switchedOff,
    found: [
      'a screen is missing: captcha (answer): expected success, received a refusal, switchedOff, status 404',
    ],
  },
  {
    name: 'that registers players without terms',
    call: 'terms',
    damage: switchedOff,
    inside: true,
    // From the registration and the user agreement.
    found: [
      'a screen is missing: terms (answer): expected success, received a refusal, switchedOff, status 404, 2 times',
    ],
  },
  {
    name: 'with a captcha that is no picture',
    call: 'captcha',
    damage: json((value: object) => ({ ...value, image: 'PHN2Zz48L3N2Zz4=' })),
    found: [
      'a screen is missing: captcha image: expected /^(data:image\\/(png|jpeg|gif);base64,)?(iVBORw0KGgo|\\/9j\\/|R0lGOD)[A-Za-z0-9+/=]+$/, received string',
    ],
  },
  {
    name: 'whose key is none',
    call: 'consolidatedSettings',
    damage: json((value: { sealing: object }) => ({
      ...value,
      sealing: { ...value.sealing, publicKey: 'bm8ga2V5' },
    })),
    found: [
      'a screen is missing: logIn (answer): expected a public key that seals, in the settings or config.json, received no such key',
    ],
  },
  {
    name: 'that has its status switched off',
    call: 'systemStatus',
    damage: switchedOff,
    found: [
      'the app cannot start: systemStatus (answer): expected success, received a refusal, switchedOff, status 404',
    ],
  },
  {
    name: 'that lets everybody in',
    call: 'logIn',
    damage: (answer) => ({
      ...answer,
      status: 200,
      body: JSON.stringify({ success: true, value: { token: 'x', userName: 'x', type: 0 } }),
    }),
    found: [
      'a screen is missing: logIn (answer): expected a refusal of an unknown member, received a session',
    ],
  },
  {
    name: 'that refuses by a code of its own',
    call: 'logIn',
    damage: (answer) => ({ ...answer, body: JSON.stringify({ success: false, code: 'E1007 secret' }) }),
    found: [
      'a screen is missing: logIn (answer): expected success, received a refusal, a code that the app does not know, status 400',
    ],
  },
  {
    name: 'with amounts of three decimals',
    call: 'wallet',
    damage: json((value: object) => ({ ...value, sumBalance: '12.345' })),
    inside: true,
    found: ['a screen is missing: wallet sumBalance: expected an amount of whole centavos, received number'],
  },
  {
    name: 'that answers nothing',
    call: 'wallet',
    damage: (answer) => ({ ...answer, status: 204, body: '' }),
    inside: true,
    found: ['a screen is missing: wallet (answer): expected JSON, received nothing'],
  },
  {
    name: 'that tells more pages than it has',
    call: 'gameList',
    damage: json((value: object) => ({ ...value, totalPages: 900 })),
    found: [
      'a detail is missing: gameList totalPages: expected the number of pages that have rows, received a larger number',
    ],
  },
  {
    name: 'that tells an ended session as a missing right',
    call: 'memberInfo',
    damage: (answer) =>
      answer.status === 401
        ? { ...answer, status: 403, body: JSON.stringify({ success: false, code: 'noPermission' }) }
        : answer,
    inside: true,
    found: [
      'a screen is missing: memberInfo (answer): expected status 401 for a session that has ended, received status 403',
    ],
  },
];

test.each(wrongOperators)(
  '[KIT-04] an operator $name is caught',
  { tags: ['full'] },
  async ({ call, damage, inside, found }) => {
    const conformance = await runDamaged(call, damage, inside ? { member: agent } : {});
    const lines = findingsOf(conformance).map((finding) => `${finding.severity}: ${lineOf(finding)}`);
    expect(lines).toEqual(found);
  },
);

describe('[KIT-04] an operator that only answers requests with its merchant', () => {
  const open = createServer((request, response) => {
    if (request.headers.merchant === 'ARAW') proxy.emit('request', request, response);
    else response.writeHead(403).end('{"success":false,"code":"merchantUnknown"}');
  });
  beforeAll(async () => void (await once(open.listen(0, '127.0.0.1'), 'listening')));
  afterAll(() => void open.close());
  const ask = (options: Partial<ConformOptions>) =>
    run({ url: `http://127.0.0.1:${(open.address() as AddressInfo).port}`, ...options });

  test.each([
    ['config.json', { configuration: { merchantCode: 'ARAW' } }],
    ['--merchant', { merchant: 'ARAW' }],
    ['--merchant and not config.json', { merchant: 'ARAW', configuration: { merchantCode: 'OTHER' } }],
  ])('passes where it is named by %s', async (_by, options) => {
    const conformance = await ask(options);
    expect(findingsOf(conformance).map(lineOf)).toEqual([]);
    expect(conformance.tried.filter(({ leftOut }) => leftOut === null)).toHaveLength(28);
  });

  test('does not count as one that the app can’t start with: the run asks for the merchant', async () => {
    await expect(ask({})).rejects.toThrow('--merchant or --config is needed');
  });

  test('can’t be used with another merchant', async () => {
    const [first] = findingsOf(await ask({ configuration: { merchantCode: 'OTHER' } })).map(
      (finding) => `${finding.severity}: ${lineOf(finding)}`,
    );
    expect(first).toBe(
      'the app cannot start: systemStatus (answer): expected success, received a refusal, merchantUnknown, status 403',
    );
  });
});

test('[KIT-04] a switched-off feature is reported, but not as a finding', async () => {
  const conformance = await runDamaged('winnerBoard', switchedOff);
  expect(findingsOf(conformance)).toEqual([]);
  expect(textReport(conformance)).toContain('  the operator has switched it off: winnerBoard\n');
});

describe('[KIT-04] [PROT-01] an operator without calls that protect players', () => {
  afterAll(() => setProfile(operator.context, 'ph'));

  const needs = (call: CallName, profile: string, ...names: string[]) =>
    names.map(
      (name) =>
        `${call} (answer): expected an answer, for ${name} of the profile ${profile}, received the operator has switched it off`,
    );

  test.each([
    ['spec', 'protection', ['breakDays', 'exclusionMonths']],
    ['ph', 'protection', ['limitsOffered', 'breakDays', 'exclusionMonths', 'realityCheckMinutes']],
    ['spec', 'playSession', ['sessionFigures']],
    ['gb', 'playSession', ['realityCheckMinutes', 'sessionFigures']],
    ['strict', 'activity', ['sessionFigures']],
    ['strict', 'consents', []],
  ] as const)('under %s and without %s is told of %j', { tags: ['full'] }, async (profile, call, names) => {
    await setProfile(operator.context, profile);
    const conformance = await runDamaged(call, switchedOff, { member: agent });
    expect(findingsOf(conformance).map(lineOf)).toEqual(needs(call, profile, ...names));
  });

  test('is also told of what it tightened itself', { tags: ['full'] }, async () => {
    await setSwitches(operator.context, { realityCheckMinutes: 45 });
    const conformance = await runDamaged('playSession', switchedOff, { member: agent });
    expect(findingsOf(conformance).map(lineOf)).toEqual(
      needs('playSession', 'spec', 'realityCheckMinutes', 'sessionFigures'),
    );
  });
});

test('[KIT-04] [KIT-06] the operator from the documentation logs a player in', async () => {
  const child = spawn(process.execPath, ['docs/firstLogin.mjs', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    const member = { name: 'maria', password: demoPassword };
    const conformance = await conform({ url: printed.toString().trim(), member, backOff: 0 });
    const made = conformance.tried.filter(({ leftOut }) => leftOut === null).map(({ call }) => call);
    // It has no call that protects players.
    const unprotected = findingsOf(conformance).map(({ call, expected }) => [call, expected]);
    const missing = (call: string, ...switches: string[]) =>
      switches.map((name) => [call, `an answer, for ${name} of the profile strict`]);
    expect([made, unprotected]).toEqual([
      [
        'systemStatus',
        'consolidatedSettings',
        'registerSettings',
        'logIn',
        'logIn',
        'memberInfo',
        'wallet',
        'logOut',
        'memberInfo',
      ],
      [
        ...missing('protection', 'limitsOffered', 'breakDays', 'exclusionMonths', 'realityCheckMinutes'),
        ...missing('playSession', 'realityCheckMinutes', 'sessionFigures'),
        ...missing('activity', 'sessionFigures'),
      ],
    ]);
  } finally {
    child.kill();
  }
});

test('[KIT-04] a run without readable settings continues with the merchant that is named, as the app does', async () => {
  const conformance = await runDamaged('consolidatedSettings', page(500), { merchant: 'ARAW' });
  const findings = findingsOf(conformance);
  expect(findings.map(({ call }) => call)).toContain('consolidatedSettings');
  expect(findings.filter(({ severity }) => severity === 'the app cannot start')).toEqual([]);
  const made = conformance.tried.filter(({ leftOut }) => leftOut === null).map(({ call }) => call);
  expect(made).toEqual(expect.arrayContaining(['systemStatus', 'hotGames', 'helpCenter']));
});

test('[KIT-04] promotions without a title are named, and pages of the operator’s own without an ending are a hint', async () => {
  const promotion = { id: 'p', title: ' ', least: 100, share: null, most: 50 };
  const nameless = json((value: object) => ({ ...value, promotions: [promotion] }));
  const cashIn = await runDamaged('cashIn', nameless, { member: agent });
  expect(findingsOf(cashIn).map(lineOf)).toContain(
    'cashIn promotions[].title: expected what a promotion or reward is called, received no text',
  );
  expect(cashIn.hints).toEqual([]);
  const own = json((value: { list: object[] }) => ({
    ...value,
    list: value.list.map((one) => ({ ...one, iconUrl: '/icons/1' })),
  }));
  const { hints } = await runDamaged('hotGames', own);
  expect(hints).toEqual([
    "hotGames list[].iconUrl: an address of the site's own without a file ending; opened on its own behind the page server it shows the app",
  ]);
});

test('[KIT-04] an operator that rejects pages of other origins is caught', async () => {
  const conformance = await run({ origin: 'https://play.example.com' });
  const lacking = findingsOf(conformance).map(({ severity, field, expected }) => [severity, field, expected]);
  const start = 'the app cannot start';
  expect(lacking).toEqual([
    [start, 'Access-Control-Allow-Origin', 'https://play.example.com'],
    ...[
      'Merchant',
      'Authorization',
      'Device',
      'Gateway',
      'Module-Id',
      'Unattended',
      'Encryption',
      'Content-Type',
    ].map((name) => [start, 'Access-Control-Allow-Headers', name]),
    ['a detail is missing', 'Access-Control-Expose-Headers', 'Request-Id'],
    ['a detail is missing', 'Access-Control-Expose-Headers', 'Retry-After'],
  ]);
});

describe('[KIT-04] the packed run', { tags: ['full'] }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'conform-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(() => {
    execFileSync(process.execPath, ['tools/conform/bundle.mjs', join(folder, 'packed')]);
  });

  /** A folder without anything of the project. */
  async function packed(...given: string[]) {
    const child = spawn(process.execPath, [join(folder, 'packed/main.mjs'), ...given], {
      cwd: folder,
      env: { PATH: process.env.PATH },
    });
    const [printed, complained] = await Promise.all([
      bodyOf(child.stdout),
      bodyOf(child.stderr),
      once(child, 'close'),
    ]);
    return { code: child.exitCode, printed, complained: complained.split('\n')[0] };
  }

  test('is a package that npx runs from a file, without a registry', () => {
    const env = { PATH: process.env.PATH, HOME: folder, npm_config_update_notifier: 'false' };
    const npm = { cwd: folder, encoding: 'utf8', env, stdio: 'pipe' } as const;
    execFileSync('npm', ['pack', './packed'], npm);
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    const given = ['--yes', '--offline', '--package', `./${file}`, '--', 'conform', '--help'];
    expect(execFileSync('npx', given, npm)).toMatch(/^conform --url https:/);
    expect(
      execFileSync('tar', ['tzf', file ?? ''], npm)
        .trim()
        .split('\n')
        .toSorted(),
    ).toEqual(['package/main.mjs', 'package/package.json']);
  });

  test('exits with 0 without findings and writes both reports', async () => {
    // The operator's clock is stopped, far in the past.
    damaged = {
      call: 'consolidatedSettings',
      damage: json((value: object) => ({ ...value, now: Date.now() })),
    };
    const { code, printed } = await packed('--url', url);
    damaged = null;
    expect([code, printed.split('\n')[0]]).toEqual([0, `${url}: 28 calls, 0 findings`]);
    const report = JSON.parse(
      readFileSync(join(folder, 'conform-report/conform.json'), 'utf8'),
    ) as Conformance;
    expect(report).toMatchObject({ url, findings: 0 });
    expect(readFileSync(join(folder, 'conform-report/conform.xml'), 'utf8')).toBe(junitReport(report));
  });

  test('exits with 1 if there is a finding', async () => {
    expect(await packed('--url', 'http://127.0.0.1:9', '--merchant', 'ARAW')).toMatchObject({ code: 1 });
  });

  test.each([
    ['without an address', [], '--url is missing'],
    ['with a wrong one', ['--url', 'ftp://x'], '--url is no address that begins with http:// or https://'],
    ['with a member alone', ['--url', 'http://x', '--as', 'maria'], '--as is not member:password'],
    ['with an option that it does not know', ['--url', 'http://x', '--wrte'], "Unknown option '--wrte'"],
  ])('ends with 2 %s', async (_which, given, complaint) => {
    const { code, complained } = await packed(...given);
    expect([code, complained?.startsWith(complaint)]).toEqual([2, true]);
  });
});

test('[KIT-04] the reports contain calls and kinds, but no received values', async () => {
  const damage = json(() => ({ list: [{ name: 'top secret', gameId: 7 }], token: 'top secret' }));
  const conformance = await runDamaged('lotteryMenu', damage);
  const text = textReport(conformance);
  expect(text).toContain('a screen is missing:\n  lotteryMenu ');
  expect(junitReport(conformance)).toContain(
    '<failure type="a screen is missing" message="lotteryMenu list: expected lotteryMenu, received array"/></testcase>',
  );
  expect([text, junitReport(conformance), JSON.stringify(conformance)].join()).not.toContain('secret');
});
