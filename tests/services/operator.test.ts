import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { retryAfterOf } from '#services/client/answers.ts';
import { CallError } from '#services/client/callError.ts';
import { calls } from '@araw/contract/calls/calls';
import type { GameListRequest } from '@araw/contract/games/games';
import type { ConsolidatedSettings, EnvelopeSettings } from '@araw/contract/calls/system';
import { createOperatorClient, type OperatorClientOptions } from '#services/client/operator.ts';
import { envelopeHeader } from '@araw/contract/calls/envelope';
import { createRecorder } from '#services/trace/recorder.ts';
import { createUnreadLog, type ReportUnread } from '#services/client/unread.ts';
import * as v from 'valibot';
import desVectors from '#docs/envelope/des.json' with { type: 'json' };
import {
  hang,
  json,
  noContent,
  refused,
  type Reply,
  reset,
  startTestServer,
  text,
  truncated,
  value,
} from './testServer.ts';

const key = { scheme: 'DES' as const, keyId: 'first', publicKey: desVectors.publicKey };

const settings: ConsolidatedSettings = {
  merchantCode: 'araw',
  trialMerchantCode: 'arawtrial',
  merchantName: 'Araw',
  defaultLanguage: 'EN',
  minimumAge: 21,
  protection: { profile: 'ph', tightened: {} },
  now: 1_700_000_000_000,
  sealing: key,
  popup: { A: true, B: true, autoplay: true },
  demoTicker: false,
  identity: null,
  humanCheck: { provider: 'none' as const },
  licence: null,
  feedbackWords: { least: 1, most: 100 },
  sandbox: false,
};

type SessionEnded = NonNullable<OperatorClientOptions['onSessionEnded']>;

async function clientOf(replies: Reply[], given: Partial<OperatorClientOptions> = {}) {
  const server = await startTestServer(...replies);
  const operator = createOperatorClient({
    baseUrl: server.url,
    merchant: () => 'araw',
    token: () => null,
    standalone: () => false,
    serverNow: () => settings.now,
    settings,
    backOff: 0,
    random: () => 0.5,
    ...given,
  });
  return { server, operator };
}

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** A call's pauses before each request but the first; the clock is stopped otherwise. */
async function pausesOf(server: TestServer, requests: number, call: () => Promise<unknown>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = call();
  const pauses: number[] = [];
  for (let sent = 1; sent < requests; sent += 1) {
    await paused(server, sent);
    const from = performance.now();
    vi.advanceTimersToNextTimer();
    pauses.push(performance.now() - from);
  }
  await answer;
  return pauses;
}

/** Waits until a call pauses after this many requests: the pause has a timer besides the one for the time limit. */
async function paused(server: TestServer, requests: number) {
  await server.until(requests);
  do {
    await new Promise((resolve) => setImmediate(resolve));
    // Node's own timers.
    vi.advanceTimersByTime(0);
  } while (vi.getTimerCount() < 2);
}

const wallet = { sumBalance: 12.5 };
const login = { username: 'maria', password: 'secret', type: 'username' } as const;
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(CallError);
      const { call, kind, code, status, requestId } = error as CallError;
      return { call, kind, code, status, requestId };
    },
  );

describe('sending', () => {
  test('[NET-01] [BOOT-09] a read sends its query and the headers that both sides know', async () => {
    const { operator, server } = await clientOf([value({ games: [], pageNum: 1, totalPages: 0 })]);
    const request: GameListRequest = {
      merchant: 'araw',
      platform: 'html5',
      gameName: 'süße & co',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 25,
      minLine: '',
      language: 'EN',
      clientType: 2,
    };
    await operator.gameList(request);
    const [got] = server.received;
    const url = new URL(got?.url ?? '', server.url);
    expect([got?.method, url.pathname]).toEqual(['GET', '/wps/relay/GCSGAME_gameList']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...request,
      pageNo: '1',
      pageSize: '25',
      clientType: '2',
      vassalage: '',
      gameClassify: '',
      minBet: '',
    });
    expect(got?.headers).toMatchObject({ merchant: 'araw', gateway: '3' });
    expect(got?.headers).not.toHaveProperty('authorization');
    expect(got?.headers).not.toHaveProperty('device');
  });

  test('[SES-03] [LOGIN-07] token, device and module travel in headers', async () => {
    const given = { token: () => 'token-1', standalone: () => true };
    const { operator, server } = await clientOf([value({})], given);
    await operator.memberFunds();
    expect(server.received[0]?.headers).toMatchObject({
      authorization: 'token-1',
      device: 'OTHERS',
      'module-id': 'FUNDTRANS3',
    });
  });

  test('[PROT-08] a call is marked as the page’s own exactly while no player is there', async () => {
    let away = false;
    const replies = [value({}), value({}), value({})];
    const { operator, server } = await clientOf(replies, { unattended: () => away });
    await operator.memberFunds();
    away = true;
    await operator.memberFunds();
    away = false;
    await operator.memberFunds();
    expect(server.received.map(({ headers }) => headers['unattended'])).toEqual([undefined, '1', undefined]);
  });

  test('[LANG-02] every call carries the language shown at that moment', async () => {
    let shown = 'fil';
    const { operator, server } = await clientOf(
      [value({ expirationTime: 1 }), value({ expirationTime: 1 })],
      {
        language: () => shown,
      },
    );
    const number = { mobileNo: '09170000001', countryDialingCode: '63' };
    await operator.sendLoginCode(number);
    shown = 'pt-BR';
    await operator.sendLoginCode(number);
    expect(server.received.map(({ headers }) => headers['accept-language'])).toEqual(['fil', 'pt-BR']);
  });

  test('the device’s token is sent with the calls that need it; a login answers a new one, which no one else gets', async () => {
    let kept = '';
    const { operator, server } = await clientOf(
      [
        value({ token: 't', userName: 'maria', type: 0, deviceToken: 'device-1' }),
        value({ expirationTime: 1 }),
        value({ expirationTime: 1 }),
        value({ token: 't', userName: 'maria', type: 0 }),
        value({ expirationTime: 1 }),
      ],
      { deviceToken: () => kept, onDeviceToken: (token) => (kept = token) },
    );
    expect(await operator.logIn(login)).toEqual({
      token: 't',
      userName: 'maria',
      type: 0,
      firstTimeLogin: false,
      lastLogin: null,
    });
    expect(kept).toBe('device-1');
    const number = { mobileNo: '09170000001', countryDialingCode: '63' };
    await operator.sendLoginCode(number);
    await operator.sendRegisterCode(number);
    await operator.logIn(login);
    await operator.forgotByEmail({ account: 'maria' });
    const bodies = server.received.map(({ body }) => body);
    expect([1, 2, 4].map((index) => JSON.parse(bodies[index] ?? ''))).toEqual([
      { ...number, humanCheck: {}, deviceToken: 'device-1' },
      { ...number, humanCheck: {} },
      { account: 'maria', humanCheck: {}, deviceToken: 'device-1' },
    ]);
    // Sealed with the rest of the login.
    expect(bodies[3]).not.toContain('device-1');
  });

  test('[NET-01] a DELETE sends a query, a POST sends JSON', async () => {
    const { operator, server } = await clientOf([value({})]);
    await operator.removeFavourite({ nodeId: '7', vendor: 'JL' });
    await operator.addFavourite({ nodeId: '7', vendor: 'JL' });
    expect(server.received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=7&vendor=JL', ''],
      ['POST', '/wps/relay/MCSFE_addFavoriteGameV2', '{"nodeId":"7","vendor":"JL"}'],
    ]);
  });

  test('[NET-02] a request that breaks the contract is not sent', async () => {
    const { operator, server } = await clientOf([value({})]);
    const failure = await failureOf(operator.addFavourite({ nodeId: 7 as unknown as string, vendor: 'JL' }));
    expect(failure).toMatchObject({ call: 'addFavourite', kind: 'refused', code: 'requestInvalid' });
    expect(server.received).toEqual([]);
  });

  test('[NET-03] a sealed call sends none of its request in plain text and a new key each time', async () => {
    const { operator, server } = await clientOf([value({ token: 't', userName: 'maria', type: 0 })]);
    await operator.logIn(login);
    await operator.logIn(login);
    const [first, second] = server.received;
    expect(first?.headers['content-type']).toBe('text/plain');
    expect(first?.body).not.toContain('secret');
    const headersSent = [first, second].map((one) => v.parse(envelopeHeader, one?.headers['encryption']));
    expect(headersSent.map(({ scheme, keyId }) => [scheme, keyId])).toEqual([
      ['DES', 'first'],
      ['DES', 'first'],
    ]);
    expect(first?.headers['encryption']).not.toBe(second?.headers['encryption']);
    expect(first?.body).not.toBe(second?.body);
  });
});

describe('receiving', () => {
  test('[NET-02] the checked value, with defaults and without damaged rows', async () => {
    const rows = [null, { vassalage: 'JL', nodeId: '1' }, { nodeId: 2 }];
    const { operator } = await clientOf([value(wallet), value({ content: rows, more: true })]);
    expect(await operator.wallet()).toEqual({ sumBalance: 12.5, currencySymbol: '₱' });
    expect(await operator.favouriteIds({ pageNo: 1, pageSize: 100 })).toEqual({
      content: [{ vassalage: 'JL', nodeId: '1' }],
    });
  });

  const hot = { merchantCode: 'ARAW', isPlatform: 2, language: 'EN', platform: 'html5' } as const;
  const readable = { gameId: 'g1', nodeId: '1', vassalage: 'JL' };

  test('[NET-09] a list whose rows are all unreadable is an error, an empty one is not', async () => {
    const bad = [null, { gameId: 'secret-1' }];
    const { operator } = await clientOf([value({ list: bad }), value({ list: [] }), value({})]);
    expect(await failureOf(operator.hotGames(hot))).toMatchObject({
      call: 'hotGames',
      kind: 'shape',
      code: 'shape',
    });
    expect(await operator.hotGames(hot)).toEqual({ list: [] });
    expect(await operator.hotGames(hot)).toEqual({ list: [] });
  });

  test('[NET-09] a list that is only part of an answer can lose every row', async () => {
    const { operator } = await clientOf([value({ sorting: [null], mapping: { RNG: [7] } })]);
    expect(await operator.vendors({ merchant: 'ARAW', language: 'EN' })).toEqual({
      sorting: [],
      mapping: { RNG: [] },
    });
  });

  test('[NET-08] skipped rows and refused answers are reported once, with their count and never a value', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const list = [readable, null, { ...readable, gameId: ['4711'] }, { ...readable, gameId: ['4712'] }];
    const unread = createUnreadLog();
    const { operator } = await clientOf([value({ list }), value({ sumBalance: 'secret' })], {
      onUnread: unread.report,
    });
    expect((await operator.hotGames(hot)).list.map(({ gameId }) => gameId)).toEqual(['g1']);
    const error = await operator.wallet().catch((thrown: unknown) => thrown);
    const reported = [
      { call: 'hotGames', list: 'games', path: '', expected: 'Object', received: 'null', count: 1 },
      { call: 'hotGames', list: 'games', path: 'gameId', expected: 'string', received: 'array', count: 2 },
      { call: 'wallet', path: 'sumBalance', expected: 'number', received: 'string', count: 1 },
    ];
    expect(unread.soFar()).toEqual(reported);
    expect(warn.mock.calls).toEqual(reported.map((unread) => ['unreadable answer', unread]));
    expect((error as CallError).message).toBe('wallet: sumBalance: expected number, received string');
    expect(JSON.stringify([warn.mock.calls, (error as CallError).message])).not.toMatch(/471|secret/);
    expect(createRecorder({ unread: unread.soFar }).trace().unread).toEqual(reported);
  });

  test.each([
    ['no content', noContent, 'nothing'],
    ['an empty answer', text(''), 'nothing'],
    ['blanks', text(' \n'), 'nothing'],
    ['half an answer', text('{"success":true,"value":{"sumBalance":471'), 'a part of it'],
  ])('[NET-08] %s is reported on the console with its call and the error', async (_what, reply, received) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const unread = createUnreadLog();
    const { operator } = await clientOf([reply], { onUnread: unread.report });
    const error = await operator.wallet().catch((thrown: unknown) => thrown);
    const told = { call: 'wallet', path: '', expected: 'JSON', received, count: 1 };
    expect(warn.mock.calls).toEqual([['unreadable answer', told]]);
    expect(unread.soFar()).toEqual([{ ...told, count: 3 }]);
    expect((error as CallError).message).toBe(`wallet: value: expected JSON, received ${received}`);
  });

  test('[NET-02] a wrong shape is an error with the name of the call and of the field', async () => {
    const { operator, server } = await clientOf([value({ sumBalance: 'much' })]);
    const error = await operator.wallet().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ call: 'wallet', kind: 'shape', code: 'shape', status: 200 });
    expect((error as CallError).message).toMatch(/^wallet: sumBalance: /);
    expect(server.received).toHaveLength(1);
  });

  test.each([
    ['an answer of another service', json({ hello: 1 }), { kind: 'shape', code: 'shape', status: 200 }],
    ['a captive portal', text('<!doctype html><p>Log in'), { kind: 'notJson', code: 'notJson', status: 200 }],
    ['half an answer', text('{"success":tru', 200, 'application/json'), { kind: 'shape', status: 200 }],
    ['an empty answer', text(''), { kind: 'shape', code: 'shape', status: 200 }],
    ['no content', noContent, { kind: 'shape', code: 'shape', status: 204 }],
    ['a broken connection', reset, { kind: 'offline', code: 'offline', status: 0 }],
    ['a truncated answer', truncated, { kind: 'offline', code: 'offline', status: 0 }],
    ['a failing operator', text('<h1>500</h1>', 500), { kind: 'server', code: 'unknown', status: 500 }],
    [
      'an operator without its database',
      json({ success: false, code: 'unavailable' }, 503),
      { kind: 'server', code: 'unavailable', status: 503 },
    ],
    ['a proxy without upstream', text('', 502), { kind: 'server', code: 'unknown', status: 502 }],
    ['success with a failing status', json({ success: true }, 500), { kind: 'server', status: 500 }],
    [
      'a proxy refusing a size',
      text('<h1>413</h1>', 413),
      { kind: 'refused', code: 'tooLarge', status: 413 },
    ],
    [
      'a locked account',
      refused(423, 'accountLocked'),
      { kind: 'refused', code: 'accountLocked', status: 423 },
    ],
    ['a conflict', refused(409, 'conflict'), { kind: 'refused', code: 'conflict', status: 409 }],
    ['a code of its own', refused(400, 'moonTooFull'), { kind: 'refused', code: 'moonTooFull', status: 400 }],
    [
      'an unknown failure',
      refused(500, 'unknown'),
      { kind: 'server', code: 'unknown', requestId: 'request-1' },
    ],
  ])('[NET-05] %s', async (_, reply, expected) => {
    const { operator } = await clientOf([reply]);
    expect(await failureOf(operator.wallet())).toMatchObject({ call: 'wallet', ...expected });
  });

  test('[LOGIN-03] a refusal has its message, its value and its request id', async () => {
    const { operator } = await clientOf([
      refused(400, 'credentialsWrong', { message: 'No.', value: { captcha: true } }),
    ]);
    const error = await operator.logIn(login).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'credentialsWrong',
      message: 'No.',
      value: { captcha: true },
      requestId: 'request-1',
    });
  });
});

test.each([
  ['120', 120_000],
  ['Sat, 21 Nov 2026 10:00:05 GMT', 5_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['', undefined],
  ['soon', undefined],
])('[NET-05] Retry-After %j', (header, expected) => {
  expect(retryAfterOf(header, Date.UTC(2026, 10, 21, 10))).toBe(expected);
});

test.each([
  ['wallet', true],
  ['inboxUnread', false],
  ['popularGames', false],
] as const)('[NET-05] the table says whether a failure of %s is reported: %s', async (name, alert) => {
  const { operator } = await clientOf([refused(400, 'conflict')]);
  const failure: unknown = await operator[name]({}).catch((error: unknown) => error);
  expect(failure).toMatchObject({ call: name, alert });
});

describe('retrying', () => {
  test.each([
    ['reset', reset],
    ['truncated', truncated],
    ['half an answer', text('{"success":tru', 200, 'application/json')],
    ['an empty answer', text('')],
    ['no content', noContent],
    ['500', text('', 500)],
  ])('[NET-05] [NET-10] a read is repeated twice, each time later: %s', async (_, bad) => {
    const { operator, server } = await clientOf([bad, bad, value(wallet)], { backOff: undefined });
    const pauses = await pausesOf(server, 3, async () => {
      expect(await operator.wallet()).toEqual({ sumBalance: 12.5, currencySymbol: '₱' });
    });
    expect(server.received).toHaveLength(3);
    expect(pauses).toEqual([300, 600]);
  });

  test('[NET-05] [NET-10] a third failure is returned to the caller', async () => {
    const { operator, server } = await clientOf([reset]);
    expect(await failureOf(operator.wallet())).toMatchObject({ kind: 'offline' });
    expect(server.received).toHaveLength(3);
  });

  test.each([
    ['addFavourite', reset],
    ['addFavourite', text('', 502)],
    ['addFavourite', refused(429, 'tooManyRequests')],
    ['removeFavourite', reset],
    ['addFavourite', noContent],
    ['removeFavourite', text('{"success":tr')],
  ] as const)('[TILE-02] a write is sent once: %s', async (name, bad) => {
    const { operator, server } = await clientOf([bad]);
    await failureOf(operator[name]({ nodeId: '7', vendor: 'JL' }));
    expect(server.received).toHaveLength(1);
  });

  test('[NET-05] a read waits as long as Retry-After says, and a little more', async () => {
    const busy = refused(429, 'tooManyRequests');
    const limited: Reply = (response, got) => {
      response.setHeader('Retry-After', '2');
      busy(response, got);
    };
    const { operator, server } = await clientOf([limited, value(wallet)]);
    expect(await pausesOf(server, 2, () => operator.wallet())).toEqual([2250]);
  });

  test('[NET-05] a wait longer than the timeout is left to the caller', async () => {
    const limited = json({ success: false, code: 'tooManyRequests' }, 429, { 'Retry-After': '60' });
    const { operator, server } = await clientOf([limited]);
    const error = await operator.wallet().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'tooManyRequests', retryAfter: 60_000 });
    expect(server.received).toHaveLength(1);
  });

  test('[NET-03] [FAULT-54] a rotated key is fetched again and the call sent once more', async () => {
    const renewed = { ...settings, sealing: { ...key, keyId: 'second' } };
    const onSettings = vi.fn<(fetched: ConsolidatedSettings) => void>();
    const { operator, server } = await clientOf(
      [refused(409, 'envelopeKeyUnknown'), value(renewed), value({ token: 't', userName: 'maria', type: 0 })],
      { onSettings },
    );
    expect(await operator.logIn(login)).toMatchObject({ token: 't' });
    expect(server.received.map(({ headers }) => String(headers['encryption'] ?? '').split(';')[1])).toEqual([
      'first',
      undefined,
      'second',
    ]);
    expect(onSettings).toHaveBeenCalledExactlyOnceWith(renewed);
  });

  test('[NET-03] a key that stays unknown is refused after one more try', async () => {
    const unknownKey = refused(409, 'envelopeKeyUnknown');
    const { operator, server } = await clientOf([unknownKey, value(settings), unknownKey]);
    expect(await failureOf(operator.logIn(login))).toMatchObject({
      call: 'logIn',
      code: 'envelopeKeyUnknown',
    });
    expect(server.received).toHaveLength(3);
  });

  test('[NET-03] without settings a sealed call fetches them first, and fails with its own error', async () => {
    const { operator, server } = await clientOf([text('', 500)], { settings: undefined });
    expect(await failureOf(operator.logIn(login))).toMatchObject({
      call: 'logIn',
      kind: 'server',
      status: 500,
    });
    expect(new Set(server.received.map(({ url }) => url))).toEqual(
      new Set([calls.consolidatedSettings.path]),
    );
  });

  test('[NET-03] an invalid key is reported, and nothing is sent', async () => {
    const broken = { ...settings, sealing: { ...key, publicKey: 'AAAA' } };
    const onUnread = vi.fn<ReportUnread>();
    const { operator, server } = await clientOf([value({})], { settings: broken, onUnread });
    const { call, kind, code } = (await failureOf(operator.logIn(login))) as CallError;
    expect([call, kind, code, server.received]).toEqual(['logIn', 'sealing', 'envelopeMissing', []]);
    expect(onUnread.mock.calls).toEqual([
      [
        'consolidatedSettings',
        [{ path: 'sealing.publicKey', expected: 'an RSA key as SPKI in base64', received: 'string' }],
      ],
    ]);
  });

  describe('[KIT-01] if the settings name no key', () => {
    const keyless = { ...settings, sealing: null };
    const session = value({ token: 't', userName: 'maria', type: 0 });

    test.each<[EnvelopeSettings | undefined, ConsolidatedSettings, string | undefined, string]>([
      [{ scheme: 'none' }, keyless, undefined, 'application/json'],
      [{ ...key, keyId: 'own' }, keyless, 'DES;own', 'text/plain'],
      [{ scheme: 'none' }, settings, 'DES;first', 'text/plain'],
      [{ ...key, keyId: 'own' }, settings, 'DES;first', 'text/plain'],
      [undefined, settings, 'DES;first', 'text/plain'],
    ])('the configuration says how credentials are sent: %j', async (envelope, given, header, type) => {
      const { operator, server } = await clientOf([session], { settings: given, envelope });
      await operator.logIn(login);
      const { headers } = server.received[0]!;
      const sent = headers['encryption'] as string | undefined;
      expect([sent?.split(';').slice(0, 2).join(';'), headers['content-type']]).toEqual([header, type]);
    });

    test('and the configuration does not say so either, nothing is sent', async () => {
      const { operator, server } = await clientOf([session], { settings: keyless });
      const { kind, code } = (await failureOf(operator.logIn(login))) as CallError;
      expect([kind, code, server.received]).toEqual(['sealing', 'envelopeMissing', []]);
    });

    test('a page without TLS sends nothing unsealed', async () => {
      vi.stubGlobal('isSecureContext', false);
      onTestFinished(() => void vi.unstubAllGlobals());
      const given = { settings: keyless, envelope: { scheme: 'none' as const } };
      const { operator, server } = await clientOf([session], given);
      const { kind, code } = (await failureOf(operator.logIn(login))) as CallError;
      expect([kind, code, server.received]).toEqual(['sealing', 'envelopeMissing', []]);
    });
  });
});

describe('limits', () => {
  test.each([
    ['wallet', 15_000, {}],
    ['systemStatus', 10_000, {}],
    ['systemStatus', 4_000, { timeout: 4_000 }],
  ] as const)('[BOOT-10] %s gives up after %i ms and says that it is slow', async (name, limit, options) => {
    const { operator, server } = await clientOf([hang]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const settled = vi.fn<() => void>();
      const failure = failureOf(operator[name]({}, options)).finally(settled);
      await server.until(1);
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await failure).toMatchObject({ call: name, kind: 'timeout', code: 'timeout' });
      expect(server.received).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('[LOGIN-12] a caller that leaves ends the call', async () => {
    const { operator, server } = await clientOf([hang]);
    const leaving = new AbortController();
    const call = operator.wallet({}, { signal: leaving.signal });
    await server.until(1);
    leaving.abort(new DOMException('left', 'AbortError'));
    await expect(call).rejects.toThrow('left');
    await expect(operator.wallet({}, { signal: leaving.signal })).rejects.toThrow('left');
    expect(server.received).toHaveLength(1);
  });

  test('[LOGIN-12] [NET-10] a caller that leaves during a pause ends the call, and nothing more is sent', async () => {
    const { operator, server } = await clientOf([reset], { backOff: undefined });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const leaving = new AbortController();
    const call = operator.wallet({}, { signal: leaving.signal });
    await paused(server, 1);
    leaving.abort(new DOMException('left', 'AbortError'));
    await expect(call).rejects.toThrow('left');
    expect([vi.getTimerCount(), server.received.length]).toEqual([0, 1]);
  });

  test('[BOOT-10] [NET-10] all requests of a call share its time', async () => {
    const { operator, server } = await clientOf([reset, reset, hang], { backOff: undefined });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const failure = failureOf(operator.wallet());
    await paused(server, 1);
    vi.advanceTimersByTime(300);
    await paused(server, 2);
    vi.advanceTimersByTime(600);
    await server.until(3);
    vi.advanceTimersByTime(14_100);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  test('[NET-04] within its window a failure goes to all callers with the same request, too', async () => {
    const { operator, server } = await clientOf([refused(409, 'conflict')]);
    const read = () => failureOf(operator.readAnnouncement({ announcementId: 1, read: true }));
    expect([await read(), await read()]).toMatchObject([{ code: 'conflict' }, { code: 'conflict' }]);
    expect(server.received).toHaveLength(1);
  });

  test('[NET-04] [ANN-05] within its window a call is made once for all callers with the same request', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const { operator, server } = await clientOf([value({})]);
      const read = (announcementId: number) => operator.readAnnouncement({ announcementId, read: true });
      await Promise.all([read(1), read(1), read(2)]);
      vi.advanceTimersByTime(149);
      await read(1);
      expect(server.received).toHaveLength(2);
      vi.advanceTimersByTime(1);
      await read(1);
      expect(server.received).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test('[NET-04] no answer is shared between two players', async () => {
    let token = 'token-1';
    const { operator, server } = await clientOf([value(1), value(2)], { token: () => token });
    const first = await operator.inboxUnread();
    token = 'token-2';
    expect([first, await operator.inboxUnread()]).toEqual([1, 2]);
    expect(server.received).toHaveLength(2);
  });

  test('[NET-05] a finished call leaves no timer behind', async () => {
    const { operator } = await clientOf([value(wallet)]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await operator.wallet();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('[NET-04] a caller that leaves does not take a shared answer from the others', async () => {
    const { operator, server } = await clientOf([value(3)]);
    const leaving = new AbortController();
    const first = operator.inboxUnread({}, { signal: leaving.signal });
    const second = operator.inboxUnread();
    leaving.abort(new DOMException('left', 'AbortError'));
    await expect(first).rejects.toThrow('left');
    expect(await second).toBe(3);
    expect(server.received).toHaveLength(1);
  });
});

describe('events for the whole app', () => {
  test('[SES-04] twenty calls that find the session ended report it once', async () => {
    const onSessionEnded = vi.fn<SessionEnded>();
    const given = { token: () => 'token-1', onSessionEnded };
    const { operator } = await clientOf([refused(401, 'sessionEnded')], given);
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(operator.wallet())));
    expect(failures).toHaveLength(20);
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
    expect(onSessionEnded.mock.calls[0]?.[0]).toMatchObject({
      token: 'token-1',
      error: { code: 'sessionEnded', call: 'wallet' },
    });
  });

  test('[SES-04] each session ends once for itself, and an old one ends no other', async () => {
    const onSessionEnded = vi.fn<SessionEnded>();
    let token = 'token-1';
    const { operator, server } = await clientOf(
      [
        refused(401, 'sessionEnded'),
        (response, got) => {
          token = 'token-3';
          refused(401, 'notLoggedIn')(response, got);
        },
        text('', 401),
      ],
      { token: () => token, onSessionEnded },
    );
    await failureOf(operator.wallet());
    token = 'token-2';
    await failureOf(operator.wallet());
    expect(server.received.map(({ headers }) => headers['authorization'])).toEqual(['token-1', 'token-2']);
    expect(onSessionEnded.mock.calls.map(([{ token: ended }]) => ended)).toEqual(['token-1']);
    await failureOf(operator.wallet());
    expect(onSessionEnded.mock.calls.map(([{ token: ended }]) => ended)).toEqual(['token-1', 'token-3']);
  });

  test('[SES-04] [LOGOUT-03] neither a visitor nor a logout has a session to lose', async () => {
    const onSessionEnded = vi.fn<SessionEnded>();
    let token: string | null = null;
    const { operator } = await clientOf([refused(401, 'notLoggedIn')], {
      token: () => token,
      onSessionEnded,
    });
    await failureOf(operator.wallet());
    token = 'token-1';
    await failureOf(operator.logOut());
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('[BOOT-04] maintenance and restriction are reported, other refusals are not', async () => {
    const onStatusReported = vi.fn<NonNullable<OperatorClientOptions['onStatusReported']>>();
    const { operator } = await clientOf(
      [refused(503, 'maintenance'), refused(403, 'accessRestricted'), refused(503, 'gameUnavailable')],
      { onStatusReported },
    );
    for (let call = 0; call < 3; call += 1) await failureOf(operator.wallet());
    expect(onStatusReported.mock.calls).toEqual([['maintenance'], ['accessRestricted']]);
  });
});
