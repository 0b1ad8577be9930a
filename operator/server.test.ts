import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startSession } from '#operator/accounts/identity/sessions.ts';
import type { Call } from '@araw/contract/calls/call';
import { type CallName, calls, type CallValue } from '@araw/contract/calls/calls';
import { firstReads, firstReadsOf } from '@araw/contract/calls/firstReads';
import { answerKey } from '@araw/contract/calls/pageAnswers';
import { decide } from '@araw/contract/calls/roles';
import type { HumanCheckSettings } from '@araw/contract/calls/system';
import { createStoppedClock } from './core/clock.ts';
import { accounts } from './database/tables/accounts.tables.ts';
import { merchants } from './database/tables/system.tables.ts';
import { createLogger } from '@araw/server/log/logger';
import { escapeJson } from '@araw/server/pages/template';
import { firstOf } from '@araw/testing/shortRun';
import { seed } from './seed/seed.ts';
import { createOperator } from './server.ts';
import { changeMerchant } from './testing/accounts.ts';
import { openTestDatabase } from './testing/database.ts';
import { setFlag, setSiteSwitch } from './testing/system.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(
  join(webFolder, 'index.html'),
  '<!doctype html><head><link id="config" /><!--preload--><!--startup--></head><body></body>',
);
mkdirSync(join(webFolder, '.vite'));
writeFileSync(
  join(webFolder, '.vite/preloads.json'),
  JSON.stringify({
    routes: [
      { paths: ['/m/gameList'], files: ['assets/list.js', 'assets/list.css'], texts: ['games'] },
      { paths: ['/m/live', '/live'], files: ['assets/live.js'], texts: ['games'] },
      { paths: ['/m/frame/:id/end'], files: ['assets/frame.js'], texts: [] },
      { paths: ['/m/register'], files: [], texts: [] },
      {
        paths: ['/m/login'],
        files: ['assets/login.js'],
        texts: [],
        pages: { takeAccount: { files: ['assets/take.js'], texts: ['games'] } },
      },
      { paths: ['/m/activity', '/promotions'], files: [], texts: [] },
    ],
    client: ['assets/client.js'],
    texts: { 'en/games': ['assets/games-en.js'], 'cn/shell': ['assets/shell-cn.js'] },
  }),
);
const logged: string[] = [];

const operator = await createOperator({
  connection: await openTestDatabase(),
  clock: createStoppedClock(),
  log: createLogger('info', { write: (line) => logged.push(line) }),
  webFolder,
  sandbox: false,
  limits: { perIp: 100_000, perAccount: 100_000, guardedPerIp: 100_000 },
  checkAnswers: true,
});
const { server, context } = operator;
afterAll(async () => {
  await operator.close();
  rmSync(webFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers });
const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

let address: Promise<string> | undefined;
/** The server's address; the first call makes it listen. */
const listening = () => (address ??= server.listen({ port: 0, host: '127.0.0.1' }));

const anyId = expect.stringMatching(/^[0-9a-f-]{36}$/);

/** A session for an account of this type. */
async function tokenOf(type: number): Promise<string> {
  const [account] = await context.database
    .insert(accounts)
    .values({ merchantCode: 'ARAW', name: `t${randomUUID()}`, type, registeredAt: 0 })
    .returning({ id: accounts.id });
  return startSession(context, { id: account?.id ?? 0 }, { ip: '', userAgent: '', sessionId: null });
}

describe('refusals', () => {
  test('every refusal has the same shape', async () => {
    const answer = await get('/wps/member/info');
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { success: false, code: 'notLoggedIn', message: 'notLoggedIn', requestId: anyId },
    ]);
    expect(answer.headers['request-id']).toBe(answer.json().requestId);
  });

  test.each([
    ['broken JSON', '{"email":'],
    ['an array', '[]'],
    ['a number', '1'],
    ['a duplicate key', '{"email":"a@b.ph","email":"c@d.ph"}'],
    ['a prototype key', '{"__proto__":{"email":"a@b.ph"}}'],
    ['a thousand levels', `{"email":${'['.repeat(1000)}${']'.repeat(1000)}}`],
    ['a number for text', '{"email":1}'],
    ['a text with NUL', '{"email":"a\\u0000@b.ph"}'],
    ['a text beyond its length', `{"email":"${'a'.repeat(256)}"}`],
  ])('%s is one clear error', async (_name, payload) => {
    const answer = await post('/wps/check/email', payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'requestInvalid']);
  });

  test('a huge body and another content type are refused', async () => {
    const huge = await post('/wps/check/email', JSON.stringify({ email: 'a'.repeat(200_000) }));
    const form = await post('/wps/check/email', 'email=a', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'tooLarge']);
    expect([form.statusCode, form.json().code]).toEqual([400, 'requestInvalid']);
  });

  test.each(['0', '-1', '1.5', '1e9', 'NaN', ''])('page number %j is refused', async (page) => {
    const answer = await get(`/wps/relay/MCSFE_getFavoriteGames?pageNo=${page}&pageSize=100`, {
      authorization: await tokenOf(0),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'requestInvalid']);
  });

  test.each([
    ['GET', '/wps/none', 404, 'notFound'],
    ['POST', '/m/home', 404, 'notFound'],
    ['GET', '/wps/session/login', 404, 'notFound'],
    ['GET', '/%zz', 400, 'requestInvalid'],
  ] as const)('%s %s is refused in the same shape', async (method, url, status, code) => {
    const answer = await server.inject({ method, url });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { success: false, code, message: code, requestId: anyId },
    ]);
  });

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', '400', 'requestInvalid'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
      '431',
      'tooLarge',
    ],
  ])('%s is refused in the same shape', async (_name, bytes, status, code) => {
    const { port } = new URL(await listening());
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(bytes);
    const answer = await readText(socket);
    expect(answer.split(' ')[1]).toBe(status);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, code });
  });

  test('an unsealed login is refused because it is not an envelope', async () => {
    const answer = await post('/wps/session/login', '{"username":"maria","password":"x","type":"username"}');
    expect(answer.json().code).toBe('envelopeInvalid');
  });
});

describe('roles', () => {
  const types = [null, 0, 1, 2, 4, 40, 41, 42, 99];
  const guarded = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access !== 'anyone');

  test.each(firstOf(types, 4))(
    '[PERM-01] [PERM-02] [PERM-03] member type %s gets the answers in the role table for every call',
    async (type) => {
      const headers: Record<string, string> = type === null ? {} : { authorization: await tokenOf(type) };
      const met: Record<string, boolean> = {};
      const expected: Record<string, boolean> = {};
      for (const name of guarded.filter((call) => call !== 'logOut')) {
        const call: Call = calls[name];
        const answer = await server.inject({ method: call.method, url: call.path, headers });
        const code = answer.json().code ?? '';
        met[name] = !['notLoggedIn', 'realAccountOnly', 'freeReject', 'nonMember', 'nonAgent'].includes(code);
        expected[name] = decide(call.access, type).allowed;
      }
      expect(met).toEqual(expected);
    },
  );

  test('[FAULT-34] the account behind the token counts, not what the client says', async () => {
    const answer = await get('/wps/relay/CSP_unreadCount', { authorization: await tokenOf(4), type: '0' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'freeReject']);
  });

  test('a dead token does not block public content', async () => {
    const answer = await get('/wps/system/status', { authorization: 'dead' });
    expect(answer.statusCode).toBe(200);
    expect((await get('/wps/member/info', { authorization: 'dead' })).json().code).toBe('sessionEnded');
  });
});

describe('system', () => {
  test('[BOOT-03] [BOOT-05] the status contains maintenance, region and the visitor’s address', async () => {
    await setSiteSwitch(context, 'regionRestriction', true);
    const answer = await get('/wps/system/status');
    await setSiteSwitch(context, 'regionRestriction', false);
    expect(answer.json()).toMatchObject({
      success: true,
      value: { maintenance: false, regionRestriction: true, location: { ip: '127.0.0.1' } },
    });
  });

  test.each([
    ['maintenance', 503, 'maintenance'],
    ['regionRestriction', 403, 'accessRestricted'],
  ] as const)(
    '[BOOT-03] [BOOT-04] [FAULT-12] under %s every call is refused except those of the status page and the logout',
    async (name, status, code) => {
      const authorization = await tokenOf(0);
      await setSiteSwitch(context, name, true);
      const answers: Record<string, unknown> = {};
      for (const [call, { method, path }] of Object.entries(calls)) {
        const answer = await server.inject({
          method,
          url: path,
          headers: { authorization, merchant: 'ARAW' },
        });
        answers[call] = answer.statusCode === status && answer.json().code === code ? 'closed' : 'open';
      }
      await setSiteSwitch(context, name, false);
      const open = Object.keys(answers).filter((call) => answers[call] === 'open');
      expect(open.toSorted()).toEqual([
        'consolidatedSettings',
        'customerService',
        'domainRoute',
        'logOut',
        'openCustomerService',
        'systemCountry',
        'systemStatus',
        'whitelabel',
      ]);
    },
  );

  test.each([null, 0, 1, 2, 4, 40, 41, 42, 99])(
    '[BOOT-04] customer service can be reached from a restricted region by type %s',
    async (type) => {
      const authorization: Record<string, string> =
        type === null ? {} : { authorization: await tokenOf(type) };
      await setSiteSwitch(context, 'regionRestriction', true);
      const status = await get('/wps/system/status', authorization);
      const [channel] = status.json().value.info.customerService;
      const path = encodeURIComponent(channel.path);
      const answer = await get(`/wps/system/customerService/open?path=${path}`, authorization);
      const closed = await get('/wps/relay/MCSFE_getListAnnouncements', authorization);
      await setSiteSwitch(context, 'regionRestriction', false);
      expect([answer.statusCode, answer.json().value]).toEqual([
        200,
        { url: 'https://example.com/araw/chat' },
      ]);
      expect([closed.statusCode, closed.json().code]).toEqual([403, 'accessRestricted']);
    },
  );

  test('spoofed X-Forwarded-For and X-Forwarded-Host change nothing', async () => {
    const answer = await get('/wps/system/status', {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
    });
    expect(answer.json().value.location).toEqual({ ip: '127.0.0.1' });
    expect(answer.body).not.toContain('evil.example');
  });

  test('health and readiness', async () => {
    expect([(await get('/health')).json(), (await get('/ready')).json()]).toEqual([
      { ok: true },
      { ok: true },
    ]);
  });

  test('without the sandbox its pages do not exist', async () => {
    const answer = await get('/sandbox');
    expect(answer.body).not.toContain('Outbox');
  });

  test('without the sandbox a round cannot be preset', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: '/sandbox/numbers',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: 'gameId=JL-001&account=maria&numbers=1+1+2+4+13',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
    expect(context.setNumbers).toBeUndefined();
  });
});

describe('pages', () => {
  test('[KIT-01] follow an edited config.json within a second', async () => {
    const began = Date.now();
    const clock = vi.spyOn(Date, 'now');
    onTestFinished(() => clock.mockRestore());
    const nameAfter = async (second: number) => {
      clock.mockReturnValue(began + second * 1_000);
      return /id="config">\{"name":"(\w+)"/.exec((await get('/m/home')).body)?.[1];
    };
    const file = join(webFolder, 'config.json');
    writeFileSync(file, '{"name":"Before"}');
    expect(await nameAfter(2)).toBe('Before');
    writeFileSync(file, '{"name":"After"}');
    expect(await nameAfter(4)).toBe('After');
    rmSync(file);
    expect(await nameAfter(6)).toBeUndefined();
  });

  const startupIn = (body: string) =>
    JSON.parse(/<script type="application\/json" id="startup">(.*)<\/script>/.exec(body)?.[1] ?? '');

  /** The game lists in a page. */
  const listsIn = (body: string): { iconUrl: string }[][] =>
    Object.entries<{ games: { iconUrl: string }[] }>(startupIn(body).answers ?? {}).flatMap(([key, value]) =>
      key.startsWith('gameList?') ? [value.games] : [],
    );

  test('[BOOT-02] the page contains a visitor’s start-up data', async () => {
    const answer = await get('/m/home');
    const startup = startupIn(answer.body);
    expect(Object.keys(startup).sort()).toEqual([
      'announcements',
      'hotGames',
      'settings',
      'status',
      'vendors',
    ]);
    expect(startup.status.location).toEqual({ ip: '127.0.0.1' });
    expect(answer.body).toMatch(/<link rel="preload" as="image" href="[^"]+" fetchpriority="high">/);
  });

  test('[BOOT-02] simultaneous visitors share everything except their address, with and without a list', async () => {
    const dataFor = async (remoteAddress: string, url: string) =>
      startupIn((await server.inject({ method: 'GET', url, remoteAddress })).body);
    const { status, ...others } = await dataFor('127.0.0.1', '/m/home');
    const { answers } = await dataFor('127.0.0.1', '/m/gameList');
    const told = { ...others, status: { ...status, location: { ip: '2001:db8::7' } } };
    expect(await dataFor('2001:db8::7', '/m/gameList')).toEqual({ ...told, answers });
    expect(await dataFor('2001:db8::7', '/m/home')).toEqual(told);
    expect((await dataFor('192.0.2.1', '/m/home')).status.location).toEqual({ ip: '192.0.2.1' });
  });

  const linkedIn = (body: string) =>
    [...body.matchAll(/<link rel="(?:modulepreload|stylesheet)" crossorigin href="\/assets\/([^"]+)">/g)].map(
      ([, file]) => file,
    );

  test.each([
    ['/m/home', []],
    ['/m/nothing', []],
    ['/LIVE/', ['live.js', 'games-en.js']],
    ['/m/live?vassalage=JL', ['live.js', 'client.js', 'games-en.js']],
    ['/m/gameList', ['list.js', 'list.css', 'games-en.js']],
    ['/m/gameList?type=fav', ['list.js', 'list.css', 'client.js', 'games-en.js']],
    ['/m/frame/7/end', ['frame.js', 'client.js']],
    ['/m/login?page=takeAccount', ['take.js', 'client.js', 'games-en.js']],
    ['/m/login?utm_source=mail&page=takeAccount', ['take.js', 'client.js', 'games-en.js']],
    ['/m/login?page=toString', ['login.js', 'client.js']],
    ['/m/frame/7/8/end', []],
  ])('%s preloads its own files, and the client if it starts with a call', async (url, files) => {
    expect(linkedIn((await get(url)).body)).toEqual(files);
  });

  test('[LIST-01] [LIST-05] a list page contains its first 25 games and preloads the visible pictures', async () => {
    const { body } = await get('/m/gameList?gameType=ESPORTS');
    const [games = [], ...others] = listsIn(body);
    const asked = await get(
      '/wps/relay/GCSGAME_gameList?merchant=ARAW&platform=html5&gameType=SPORTS&pageNo=1&pageSize=25&minLine=&language=EN&clientType=2',
    );
    expect([games, others]).toEqual([asked.json().value.games, []]);
    const pictures = [...body.matchAll(/<link rel="preload" as="image" href="([^"]+)"/g)].map(
      ([, url]) => url,
    );
    expect(pictures).toEqual(games.slice(0, 6).map(({ iconUrl }) => iconUrl));
    expect(listsIn((await get('/m/gameList')).body)).toEqual([expect.objectContaining({ length: 25 })]);
  });

  test('[SHELL-14] [PAGE-03] pages preload their banner or visible covers', async () => {
    const tell = async (query: string): Promise<CallValue<'announcements'>> => {
      const address = `${calls.announcements.path}?${query}&platform=M&merchantCode=ARAW&language=EN`;
      return (await get(address)).json().value;
    };
    const { banners } = await tell('types=B&groupName=m_reg');
    const { promotion } = await tell('types=B,PL,PU,PR,H');
    const covers = promotion.slice(0, 2).map(({ announcementImages }) => announcementImages[0]?.url);
    const preloadedBy = async (url: string) =>
      [...(await get(url)).body.matchAll(/<link rel="preload" as="image" href="([^"]+)"/g)].map(
        ([, address]) => address,
      );
    expect(banners.length * covers.length).toBeGreaterThan(0);
    expect(await preloadedBy('/m/register')).toEqual([banners[0]?.url]);
    expect(await preloadedBy('/m/activity')).toEqual(covers);
    expect(await preloadedBy('/promotions')).toEqual(covers);
  });

  test.each([
    '/m/home',
    '/m/gameList?type=hot',
    '/m/gameList?vassalage=JL',
    '/m/gameList?gameName=koi',
    '/m/gameList?gameType=ALL',
    '/m/gameListing',
    '/m/rng?vassalage=JL',
  ])('[PAGE-03] %s contains no list', async (url) => {
    expect(listsIn((await get(url)).body)).toEqual([]);
  });

  test.each(firstReads.map(({ paths }) => [paths[0]] as const))(
    '[PAGE-03] %s contains its first answers, as the operator gives them to every visitor',
    async (path) => {
      const { answers } = startupIn((await get(path)).body);
      const reads = firstReadsOf(path, { merchant: 'ARAW', language: 'EN', query: new URLSearchParams() });
      const told = await Promise.all(
        reads.map(async ({ call, request }) => {
          const answer = await get(`${calls[call].path}?${new URLSearchParams(request as never)}`);
          return [answerKey(call, request), answer.json().value];
        }),
      );
      expect(reads).not.toEqual([]);
      expect(answers).toEqual(Object.fromEntries(told));
    },
  );

  test('[PAGE-02] [PAGE-03] unknown parameters change nothing, and neither does a player’s token', async () => {
    const { answers } = startupIn((await get('/m/rng')).body);
    const authorization = await tokenOf(0);
    const others = ['?x=1', '?gameType=FISH', '?type=hot&__proto__=a', '?vassalage='];
    for (const query of others) {
      const { body } = await get(`/m/rng${query}`, { authorization });
      expect(startupIn(body).answers).toEqual(answers);
    }
  });

  test('a page served after a flag was switched reflects it', async () => {
    const flagOf = async (flag: string) =>
      startupIn((await get('/m/home')).body).status.info.whitelabel[flag];
    expect(await flagOf('REWCEN3')).toBe(true);
    await setFlag(context, 'REWCEN3', false);
    expect(await flagOf('REWCEN3')).toBe(false);
    await setFlag(context, 'REWCEN3', true);
    expect(await flagOf('REWCEN3')).toBe(true);
  });

  test('start-up data cannot close its element', () => {
    const text = escapeJson({ title: '</script><script>alert(1)</script><!--', line: '\u2028' });
    expect(text).not.toMatch(/[<>\u2028]/);
    expect(JSON.parse(text)).toEqual({ title: '</script><script>alert(1)</script><!--', line: '\u2028' });
  });

  test('a missing asset is never answered with a page', async () => {
    const missing = [
      '/assets/gone-12345678.js',
      '/favicon.ico',
      '/wps/none',
      '/art/none',
      '/play',
      '/sandbox/none',
    ];
    const answers = await Promise.all(missing.map((url) => get(url)));
    expect(answers.map(({ statusCode, json }) => [statusCode, json().code])).toEqual(
      missing.map(() => [404, 'notFound']),
    );
  });

  test.each([
    '/',
    '//',
    '/m/home/',
    '/m/gameList?gameType=%zz&&=?',
    '/m/lotto-h5/a/Tradition/games/1',
    '/index.html',
    '/m/register.html',
  ])('%s is the page', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('id="startup"');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('the page and long answers are compressed with %s, unless not accepted', async (encoding, unpack) => {
    for (const url of ['/m/home', '/wps/system/status']) {
      const plain = await get(url);
      const packed = await get(url, { 'accept-encoding': `identity, ${encoding}` });
      expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
        undefined,
        encoding,
      ]);
      expect(packed.headers['vary']).toBe('accept-encoding');
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
      expect(unpack(packed.rawPayload)).toHaveLength(Number(plain.headers['content-length']));
    }
  });

  test('strict headers', async () => {
    const { headers } = await get('/m/home');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
  });

  test('GeeTest’s hosts are allowed only on the page of a merchant that uses it', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
    const strict = await policyOf('/m/home');
    expect(strict).not.toContain('geetest');

    const askBy = async (humanCheck: HumanCheckSettings) => {
      await changeMerchant(context, { settings: { humanCheck } });
      // Drops the data that the page was built from.
      await setSiteSwitch(context, 'maintenance', false);
    };
    await askBy({ provider: 'geetest', captchaId: 'id' });
    const opened = await policyOf('/m/home');
    expect(opened).toContain("script-src 'self' https://static.geetest.com");
    expect(opened).toContain("connect-src 'self' https://gcaptcha4.geetest.com");
    expect(opened).toMatch(/trusted-types [^;]*\bgeetest\b/);
    expect(opened).not.toContain('unsafe');
    expect(await policyOf('/wps/system/status')).toBe(strict);

    await askBy({ provider: 'proofOfWork' });
    expect(await policyOf('/m/home')).toBe(strict);
  });
});

test('logs carry no secret', async () => {
  logged.length = 0;
  const token = await tokenOf(0);
  await get('/wps/member/info?token=query-secret&password=hunter2', { authorization: token });
  context.log.info({
    token,
    password: 'hunter2',
    request: { captcha: '1234', body: { password: 'hunter2' } },
  });
  const log = logged.join('');
  expect(log).toContain('/wps/member/info');
  expect([token, 'query-secret', 'hunter2', '1234"'].filter((secret) => log.includes(secret))).toEqual([]);
});

test('without the sandbox no account has a public password', async () => {
  const names = await context.database.select({ name: accounts.name }).from(accounts);
  expect(names.map(({ name }) => name)).not.toContain('maria');
});

test('processes that start together on one database seed it once', async () => {
  const { database, close } = await openTestDatabase();
  const one = { ...context, database };
  await Promise.all([seed(one), seed(one), seed(one)]);
  expect(await database.$count(merchants)).toBe(1);
  await close();
});

test('one address cannot create trial accounts by the thousand, and an operator without its merchant is not ready', async () => {
  const limited = await createOperator({
    connection: await openTestDatabase(),
    clock: createStoppedClock(),
    log: createLogger('silent'),
    sandbox: false,
    limits: { guardedPerIp: 2 },
  });
  const ask = (url: string) => limited.server.inject({ method: 'GET', url, headers: { merchant: 'ARAW' } });
  const statuses = [];
  for (let index = 0; index < 3; index += 1) {
    statuses.push((await ask('/wps/session/trial?ageConfirmed=true')).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await ask('/wps/system/country')).statusCode).toBe(200);

  await limited.context.database.delete(merchants);
  const [ready, health] = [await ask('/ready'), await ask('/health')];
  expect([ready.statusCode, ready.json(), health.statusCode]).toEqual([
    503,
    { ok: false, reason: 'database' },
    200,
  ]);
  await limited.close();
});

test('too many calls from one address are refused with the time to wait', async () => {
  const limited = await createOperator({
    connection: await openTestDatabase(),
    clock: createStoppedClock(),
    log: createLogger('silent'),
    sandbox: false,
    limits: { perIp: 3 },
  });
  const statuses = [];
  for (let index = 0; index < 4; index += 1) {
    const answer = await limited.server.inject({ method: 'GET', url: '/wps/system/country' });
    statuses.push([answer.statusCode, answer.headers['retry-after']]);
  }
  limited.context.clock.shift(60_000);
  const later = await limited.server.inject({ method: 'GET', url: '/wps/system/country' });
  await limited.close();
  expect(statuses).toEqual([
    [200, undefined],
    [200, undefined],
    [200, undefined],
    [429, '60'],
  ]);
  expect(later.statusCode).toBe(200);
});
