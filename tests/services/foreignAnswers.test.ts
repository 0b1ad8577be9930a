import { describe, expect, test, vi, onTestFinished } from 'vitest';
import { readAnswer } from '#services/client/answers.ts';
import type { CallName } from '@araw/contract/calls/calls';
import { readStartup } from '#services/client/startup.ts';
import { createUnreadLog } from '#services/client/unread.ts';

/** The app's reading of an answer's value, and the unreadable parts. */
function read<Name extends CallName>(name: Name, value: unknown) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const unread = createUnreadLog();
  const raw = (text: string) => ({ status: 200, text, requestId: '', retryAfter: undefined });
  return {
    value: readAnswer(name, raw(JSON.stringify({ success: true, value })), unread.report),
    unread: unread.soFar(),
  };
}
const readWhole = <Name extends CallName>(name: Name, value: unknown) => {
  const answer = read(name, value);
  expect(answer.unread).toEqual([]);
  return answer.value;
};

describe('amounts', () => {
  test.each([
    [12.5, 12.5],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['0', 0],
    ['-0.01', -0.01],
    [0.1, 0.1],
    ['8.20', 8.2],
    ['1234567890123.45', 1234567890123.45],
    [90_000_000_000_000, 90_000_000_000_000],
    ['90000000000000', 90_000_000_000_000],
    ['-90000000000000.00', -90_000_000_000_000],
    ['500.0000', 500],
    ['12.500', 12.5],
    ['8.2000000000000000000', 8.2],
    ['-0.01000', -0.01],
    ['-0.00', 0],
    ['90000000000000.000', 90_000_000_000_000],
  ])('[NET-07] %j is an amount', (given, amount) => {
    expect(readWhole('wallet', { sumBalance: given, currencySymbol: null })).toEqual({
      sumBalance: amount,
      currencySymbol: '₱',
    });
  });

  test.each([
    [12.345],
    ['12.345'],
    ['0.001'],
    ['500.0001'],
    ['-0.0049'],
    ['0.010000000000000001'],
    [0.1 + 0.2],
    [1e-7],
    ['1e3'],
    ['1E3'],
    [90_000_000_000_001],
    ['90000000000000.01'],
    ['90000000000001'],
    // Two neighbours that a number can't distinguish.
    ['80000000000000.01'],
    ['1,000.00'],
    ['₱12'],
    [''],
    [' 12'],
    ['NaN'],
    [true],
    [null],
    [[12]],
  ])('[NET-07] %j is not an amount, but a wrong shape', (given) => {
    expect(() => read('wallet', { sumBalance: given })).toThrow(
      expect.objectContaining({ call: 'wallet', kind: 'shape' }),
    );
  });
});

describe('moments', () => {
  const sms = (expirationTime: unknown) => ({ expirationTime });
  const seconds2026 = 1_768_471_200;
  const moment2026 = 1_768_471_200_000;

  test.each([
    ['milliseconds', moment2026, moment2026],
    ['milliseconds as text', '1768471200000', moment2026],
    ['seconds', seconds2026, moment2026],
    ['seconds as text', '1768471200', moment2026],
    ['seconds with their milliseconds', 1_768_471_200.123, moment2026 + 123],
    ['seconds with more, as text', '1768471200.123456', moment2026 + 123],
    ['nothing yet', 0, 0],
    ['the last that is no seconds', 99_999_999, 99_999_999],
    ['the first that is seconds', 100_000_000, 100_000_000_000],
    ['the end of 9999 in seconds', 253_402_300_799, 253_402_300_799_000],
    ['the first that is milliseconds', 300_000_000_000, 300_000_000_000],
    ['the end of 9999', 253_402_300_799_999, 253_402_300_799_999],
    ['ISO', '2026-01-15T10:00:00Z', moment2026],
    ['ISO in small letters', '2026-01-15t10:00:00z', moment2026],
    ['ISO without seconds', '2026-01-15T10:00Z', moment2026],
    ['ISO with milliseconds', '2026-01-15T10:00:00.123Z', moment2026 + 123],
    ['ISO with nanoseconds', '2026-01-15T10:00:00.123999999Z', moment2026 + 123],
    ['ISO with one decimal', '2026-01-15T10:00:00.1Z', moment2026 + 100],
    ['ISO of Manila', '2026-01-15T18:00:00+08:00', moment2026],
    ['ISO of Manila without colon', '2026-01-15T18:00:00.000+0800', moment2026],
    ['ISO of Manila in hours', '2026-01-15 18:00:00+08', moment2026],
    ['ISO of New York', '2026-01-15T05:00:00-05:00', moment2026],
    ['ISO of the end of 9999', '9999-12-31T23:59:59.999Z', 253_402_300_799_999],
  ])('[NET-07] %s: %j', (_what, given, moment) => {
    expect(readWhole('sendLoginCode', sms(given))).toEqual({ expirationTime: moment });
  });

  test.each([
    ['the last that is seconds', 299_999_999_999],
    ['what comes after 9999', 253_402_300_800_000],
    ['microseconds', 1_768_471_200_000_000],
    ['ISO before 1970', '1969-12-31T23:59:59Z'],
    ['ISO of nobody’s zone', '2026-01-15T10:00:00'],
    ['a day', '2026-01-15'],
    ['a day that is none', '2026-02-30T10:00:00Z'],
    ['an hour that is none', '2026-01-15T25:00:00Z'],
    ['before 1970', -1],
    ['words', 'tomorrow'],
    ['empty text', ''],
    ['an exponent', '1e12'],
    ['a list', [moment2026]],
    ['yes', true],
  ])('[NET-07] [NET-08] %s is not a moment, and is reported: %j', (_what, given) => {
    expect(() => read('sendLoginCode', sms(given))).toThrow(
      'sendLoginCode: expirationTime: expected a moment up to 9999: seconds, milliseconds or ISO text with its offset, received ',
    );
  });

  test('[NET-07] a row may write one moment differently from another, and null for a missing one', () => {
    const row = { id: 1, title: 'New', startDate: '2026-01-15T10:00:00Z', endDate: seconds2026 };
    const { player } = readWhole('announcements', { player: [row, { ...row, endDate: null }] });
    expect(player.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      [moment2026, moment2026],
      [moment2026, null],
    ]);
  });
});

test.each([2 ** 53, 1e21])(
  '[NET-07] a number as id that has lost its last digits is invalid: %d',
  (gameId) => {
    expect(() => read('hotGames', { list: [{ gameId, nodeId: '1', vassalage: 'JL' }] })).toThrow(
      expect.objectContaining({ call: 'hotGames', kind: 'shape' }),
    );
  },
);

describe('the specification’s own shapes', () => {
  const picture = 'iVBORw0KGgo=';
  test.each([
    ['the picture alone', picture, ''],
    ['the picture as an address of data', `data:image/png;base64,${picture}`, ''],
    ['the picture with its number', { captchaId: 7, image: picture }, '7'],
    ['the picture with no name', { captchaId: null, image: picture }, ''],
  ])('[NET-11] a captcha is %s', (_what, given, captchaId) => {
    expect(readWhole('captcha', given)).toEqual({ captchaId, image: picture });
  });

  test.each(['/9j/4AAQ', 'R0lGODlh'])('[NET-11] a captcha is %s, a JPEG or GIF', (other) => {
    expect(readWhole('captcha', other)).toEqual({ captchaId: '', image: other });
  });

  test.each(['PHN2Zz48L3N2Zz4=', 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=', 'QSBzZWNyZXQ='])(
    '[NET-02] a captcha that no browser can show is a wrong shape: %s',
    (image) => {
      expect(() => read('captcha', { captchaId: '1', image })).toThrow(
        expect.objectContaining({ call: 'captcha', kind: 'shape' }),
      );
    },
  );

  const won = { iconUrl: '/a.svg', customerName: 'ma***', gameName: 'Pisces', winAmount: '1000.50' };
  const launch = { vassalage: 'JL', gameId: 12, nodeId: 34 };
  const winner = { ...won, winAmount: 1000.5, vassalage: 'JL', gameId: '12', nodeId: '34' };
  test.each([
    ['all in vo', { vo: { ...won, ...launch } }],
    ['what launches the game beside vo', { ...launch, vo: won }],
    ['without vo', { ...won, ...launch }],
    ['with vo null', { ...won, ...launch, vo: null }],
  ])('[NET-11] a winner comes %s', (_how, row) => {
    expect(readWhole('winnerBoard', { list: [row] })).toEqual({ list: [winner] });
  });

  test('[NET-08] a winner in vo that cannot be launched is skipped, and reported by its field', () => {
    const { value, unread } = read('winnerBoard', { list: [{ vo: won }, { vo: { ...won, ...launch } }] });
    expect(value).toEqual({ list: [winner] });
    expect(unread).toEqual([
      {
        call: 'winnerBoard',
        list: 'winners',
        path: 'vassalage',
        expected: '"vassalage"',
        received: 'undefined',
        count: 1,
      },
    ]);
  });

  test('[NET-11] a team has only its footer', () => {
    const counts = { teamLoginMemberCount: 3, teamBetMemberCount: '2' };
    expect(readWhole('teamKpiA', { footer: counts })).toEqual({
      list: [],
      totalPages: 0,
      footer: {
        teamLoginMemberCount: 3,
        teamBetMemberCount: 2,
        teamRegisterMemberCount: 0,
        teamOnlineCount: 0,
      },
    });
  });

  test('[NET-11] a match has no game', () => {
    const match = { homeTeam: 'A', awayTeam: 'B', matchTime: 1_700_000_000_000, vendor: 'IM' };
    expect(readWhole('matches', { list: [{ ...match, roomId: 5, nodeId: 6 }] })).toEqual({
      list: [
        {
          ...match,
          homeTeamImageUrl: '',
          awayTeamImageUrl: '',
          gameId: '',
          roomId: '5',
          nodeId: '6',
        },
      ],
    });
  });

  test('[NET-11] the white label’s flags are their own answer', () => {
    expect(readWhole('whitelabel', { CBS3: '1', MAILCEN: 1, REWCEN3: true, PTSYS3: '0', X: null })).toEqual({
      CBS3: true,
      MAILCEN: true,
      REWCEN3: true,
      PTSYS3: false,
      X: false,
    });
  });
});

describe('optional parts', () => {
  const info = {
    customerService: [],
    domainRoute: '',
    mobileTemplate: {
      app_background: '',
      app_desc: '',
      app_desc_font_color: '',
      mem_cen: false,
      dep_func: false,
    },
    paths: {},
    register: {},
    resources: [],
    whitelabel: {},
    mainDomain: '',
    imageCDNs: [],
    timeZone: 'Asia/Manila',
  };
  const status = { info, location: { ip: '' }, maintenance: false, regionRestriction: false };

  test.each(Object.keys(info))('[NET-07] the status opens the app even if info.%s is null', (part) => {
    expect(readWhole('systemStatus', { info: { ...info, [part]: null } })).toEqual(status);
  });

  test.each([{ info: null }, {}, { info: {}, location: null }, { info: [], maintenance: null }])(
    '[NET-07] the status opens the app as %j',
    (given) => {
      expect(readWhole('systemStatus', given)).toEqual(status);
    },
  );

  test('[NET-08] a part of the status with another shape is reported and left out', () => {
    const { value, unread } = read('systemStatus', { info: { paths: 'none', imageCDNs: [7, {}] } });
    expect(value).toEqual({ ...status, info: { ...info, imageCDNs: ['7'] } });
    const told = { call: 'systemStatus', count: 1 };
    expect(unread).toEqual([
      { ...told, list: 'paths', path: '', expected: 'Object', received: 'string' },
      { ...told, list: 'imageCDNs', path: '', expected: 'string', received: 'object' },
    ]);
  });

  test('[NET-07] a member without a nickname and a label', () => {
    const member = { id: 7, account: 'maria', nickname: null, type: '0', regDate: '1700000000000' };
    const { value, unread } = read('memberInfo', { ...member, toUpline: 0, clubLabel: { labelName: null } });
    expect(unread.map(({ list, path }) => [list, path])).toEqual([['clubLabel', 'labelName']]);
    expect(value).toEqual({
      id: '7',
      account: 'maria',
      nickname: '',
      type: 0,
      regDate: 1_700_000_000_000,
      toUpline: false,
      standing: null,
      clubLabel: null,
    });
  });

  test('[NET-07] a vendor without names is shown by its code', () => {
    const given = {
      sorting: [{ gameCategory: 'RNG', displayName: null, vendorNames: null }],
      mapping: { RNG: [{ vassalage: 'JL', accountTypeName: null, displayName: null }], LIVE: null },
    };
    expect(readWhole('vendors', given)).toEqual({
      sorting: [{ gameCategory: 'RNG', displayName: '', vendorNames: [] }],
      mapping: {
        RNG: [
          {
            vassalage: 'JL',
            accountTypeName: '',
            displayName: 'JL',
            mobileLargeIcon: '',
            lobbyGameId: null,
            lobbyNodeId: null,
          },
        ],
      },
    });
  });

  test('[NET-07] registration settings with only fields', () => {
    const anyText = { enabled: true, required: true, pattern: '', message: '' };
    expect(
      readWhole('registerSettings', {
        fields: { username: { enabled: 1, required: '1', pattern: null } },
        dialingCodes: [
          { country: 'PH', code: '+63' },
          { country: 'TH', code: 66 },
        ],
      }),
    ).toEqual({
      fields: { username: { enabled: true, required: true, pattern: '', message: '' } },
      loginRules: {
        loginUsername: anyText,
        loginPassword: anyText,
        loginMobileNum: anyText,
        verificationCode: anyText,
      },
      usernameRegistration: true,
      mobileRegistration: false,
      mobileVerification: false,
      affiliateEnabled: false,
      captchaEnabled: false,
      birthDateAsked: false,
      dialingCodes: [
        { country: 'PH', code: '63' },
        { country: 'TH', code: '66' },
      ],
    });
  });

  test('[NET-07] missing games mean no games', () => {
    expect(readWhole('gameList', { games: null, pageNum: '1', totalPages: '0' })).toEqual({
      games: [],
      pageNum: 1,
      totalPages: 0,
    });
  });

  test('[NET-07] an announcement’s id stays the same, however it is written', () => {
    const { player } = readWhole('announcements', {
      player: [
        { id: 7, title: 'x'.repeat(300) },
        { id: 'a-7', title: null },
      ],
      banners: null,
      footer: null,
    });
    expect(player.map(({ id, title }) => [id, title.length])).toEqual([
      [7, 300],
      ['a-7', 0],
    ]);
  });

  test('[NET-07] a text longer than the embedded operator allows is still read', () => {
    const gameName = 'x'.repeat(2_000);
    const row = { vassalage: 'JL', gameId: '1', nodeId: '2', name: gameName };
    expect(readWhole('hotGames', { list: [row] }).list.map(({ name }) => name)).toEqual([gameName]);
  });
});

describe('dropped parts', () => {
  test('[NET-08] are reported once on the console for the whole visit, and counted', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const unread = createUnreadLog();
    const text = JSON.stringify({ success: true, value: { list: [{ gameId: [] }, { gameId: [] }] } });
    const ask = () =>
      readAnswer('hotGames', { status: 200, text, requestId: '', retryAfter: undefined }, unread.report);
    expect(ask).toThrow('expected games');
    const toldFirst = warn.mock.calls.map(([, told]) => told as { path: string; count: number });
    expect(ask).toThrow('expected games');
    expect(toldFirst).toEqual([
      {
        call: 'hotGames',
        list: 'games',
        path: 'gameId',
        expected: 'string',
        received: 'array',
        count: 2,
      },
      { call: 'hotGames', path: 'list', expected: 'games', received: 'array', count: 1 },
    ]);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(unread.soFar().map(({ count }) => count)).toEqual([4, 2]);
  });

  test.each([
    ['a page', '<!doctype html>', 'notJson'],
    ['words', 'Service is down', 'notJson'],
    ['JSON of another service', '{"hello":1}', 'shape'],
    ['a broken-off answer', '{"success":tr', 'shape'],
    ['nothing', '', 'shape'],
  ])('[NET-09] %s is its own kind of failure', (_what, text, kind) => {
    const raw = { status: 200, text, requestId: '', retryAfter: undefined };
    expect(() => readAnswer('wallet', raw)).toThrow(expect.objectContaining({ call: 'wallet', kind }));
  });

  test('[NET-07] a refusal can have a number as its code', () => {
    const text = '{"success":false,"code":4711,"message":null}';
    expect(() => readAnswer('wallet', { status: 400, text, requestId: '', retryAfter: undefined })).toThrow(
      expect.objectContaining({ kind: 'refused', code: '4711', message: '' }),
    );
  });
});

describe('a payment method', () => {
  const way = {
    code: 'GCASH',
    kind: 'eWallet',
    name: 'GCash',
    icon: '',
    least: '100.0000',
    most: '50000',
    minutes: 5,
    open: true,
  };
  const page = (fee: object) => ({
    now: 1_763_776_800,
    timeZone: 'Asia/Manila',
    demands: [],
    methods: [
      { ...way, ...fee },
      { ...way, code: 'MAYA', fee: { flat: 0, share: 0, bearer: 'house' } },
    ],
    open: [],
    mostOpen: 3,
  });

  test.each([{}, { fee: null }])('[CASH-01] [NET-07] with %j has no fee', (fee) => {
    const { now, methods } = readWhole('cashIn', page(fee));
    expect(now).toBe(1_763_776_800_000);
    expect(methods.map(({ code, least, fee: asked }) => [code, least, asked])).toEqual([
      ['GCASH', 100, { flat: 0, share: 0, bearer: 'house' }],
      ['MAYA', 100, { flat: 0, share: 0, bearer: 'house' }],
    ]);
  });

  test.each([
    { flat: 0.001, share: 0, bearer: 'player' },
    { flat: '0.001', share: 0, bearer: 'player' },
    'no',
    15,
  ])('[NET-08] with an unreadable fee is not offered as free: %j', (fee) => {
    const { value, unread } = read('cashIn', page({ fee }));
    expect(value.methods.map(({ code }) => code)).toEqual(['MAYA']);
    expect(unread.map(({ list, path }) => [list, path])).toEqual([
      ['methods', typeof fee === 'object' ? 'fee.flat' : 'fee'],
    ]);
  });
});

test('[NET-07] embedded data is read like requested data', () => {
  const unread = createUnreadLog();
  const textContent = JSON.stringify({
    hotGames: { list: [{ gameId: 1, nodeId: 2, vassalage: 'JL', freeplay: 'true' }] },
    announcements: { footer: null },
  });
  const page = { getElementById: () => ({ textContent }) as HTMLElement };
  const { hotGames, announcements } = readStartup(unread.report, page);
  expect([hotGames?.list.map(({ gameId, nodeId }) => [gameId, nodeId]), announcements?.footer]).toEqual([
    [['1', '2']],
    { unreadCount: 0 },
  ]);
  expect(unread.soFar()).toEqual([]);
});

describe('money with unreadable details', () => {
  const at = 1_763_776_800_000;
  const told = {
    moment: at,
    timeZone: 'Asia/Manila',
    from: '2026-11-22',
    to: '2026-11-22',
    today: '2026-11-22',
    since: '2026-01-01',
    next: null,
    totals: null,
    newer: 0,
  };
  const money = { id: 7, at, amount: -5, held: 0, balanceAfter: 95 };
  const played = { source: 'round', id: 'b1', placedAt: at, stake: 5, valid: 5, payout: 0 };
  const order = {
    id: 'o1',
    number: 'N1',
    text: '',
    version: 1,
    createdAt: at,
    steps: [],
    now: at,
    timeZone: 'Asia/Manila',
  };
  const paidIn = { ...order, amount: 500, fee: 0, pays: 500, arrives: 500, withBonus: 0, endsAt: null };
  const paidOut = { ...order, gross: 500, fee: 15, net: 485, arrivesAt: at, reason: '' };
  const wrong = { of: 'another shape' };

  test.each<[CallName, object, object, object]>([
    [
      'movementRecord',
      money,
      { kind: wrong, reference: null, gameName: wrong, order: 'x', fee: 'no', account: [] },
      { kind: '', reference: '', gameName: null, order: null, fee: false, account: null },
    ],
    [
      'betRecord',
      played,
      { gameId: null, gameName: null, gameType: wrong, state: 'halfWon', settledAt: 'x', game: null },
      { gameId: '', gameName: '', gameType: '', state: 'unknown', settledAt: null },
    ],
    [
      'depositRecord',
      paidIn,
      {
        method: { code: 'X', kind: 'cheque' },
        state: null,
        text: wrong,
        endsAt: 'soon',
        instructions: { kind: 'cheque' },
        promotion: { id: 'p1', version: 'first' },
        balance: { before: 'little' },
      },
      {
        method: { code: '', kind: 'bank', name: '', icon: '' },
        state: '',
        text: '',
        endsAt: null,
        instructions: null,
        promotion: null,
        balance: null,
      },
    ],
    [
      'withdrawalRecord',
      paidOut,
      { account: { id: 'a1' }, state: wrong, text: wrong, reason: wrong, arrivesAt: 'soon' },
      { state: '', text: '', reason: '', arrivesAt: 0 },
    ],
  ])('[REC-01] [NET-07] is on the %s with everything known about it', (name, known, details, shown) => {
    const { value } = read(name, { ...told, fun: false, days: [], list: [{ ...known, ...details }] });
    expect(value).toMatchObject({ list: [{ ...known, ...shown }] });
    expect(value).not.toHaveProperty('unread');
  });

  test.each<[CallName, object, object]>([
    ['movementRecord', money, { movements: 3 }],
    ['betRecord', played, { bets: 3 }],
    ['depositRecord', paidIn, { deposits: 3 }],
    ['withdrawalRecord', paidOut, { withdrawals: 3 }],
  ])('[REC-01] [NET-08] rows of the %s without amount or time are counted', (name, known, unread) => {
    const rest = { kind: 'bet', state: 'settled', reference: '', method: null, account: null };
    const broken = [null, { ...known, id: 'b2', amount: 'much', stake: 'much', gross: 'much' }, 5];
    const { value } = read(name, { ...told, fun: false, days: [], list: [{ ...rest, ...known }, ...broken] });
    expect(value).toMatchObject({ list: [{ id: known['id' as never] }], unread });
  });

  test('[CASH-04] an open order is shown among the payment methods without its method', () => {
    const { value } = read('cashIn', {
      now: at,
      timeZone: 'Asia/Manila',
      mostOpen: 3,
      methods: [],
      promotions: [],
      open: [{ ...paidIn, state: 'new' }],
    });
    expect(value).toMatchObject({ open: [{ id: 'o1', pays: 500, method: { name: '' }, state: 'new' }] });
  });

  test.each<[CallName, object, object]>([
    ['depositOrder', paidIn, { text: wrong, endsAt: 'soon', promotion: wrong, balance: wrong }],
    ['withdrawalOrder', paidOut, { text: wrong, reason: wrong, arrivesAt: 'soon' }],
  ])('[CASH-06] [NET-07] the page of %s shows what is known about it', (name, known, details) => {
    const { value, unread } = read(name, { ...known, state: 'processing', ...details });
    expect(value).toMatchObject({ id: 'o1', number: 'N1', state: 'processing', text: '' });
    expect(new Set(unread.map(({ list }) => list))).toEqual(new Set(Object.keys(details)));
  });
});
