import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import { errorCodes } from '@araw/contract/calls/answer';
import { calls } from '@araw/contract/calls/calls';
import { createImages } from '#services/images.ts';
import { messageOf } from '#services/client/messages.ts';
import { readStartup } from '#services/client/startup.ts';
import type { ReportUnread } from '#services/client/unread.ts';
import { createTabs, type SessionNews } from '#services/device/tabs.ts';

describe('[NET-05] messages', () => {
  const failure = (details: Partial<ConstructorParameters<typeof CallError>[0]>) =>
    messageOf(new CallError({ call: 'wallet', kind: 'refused', requestId: 'r1', ...details }));

  test('every code of the contract has its own key, whatever else the operator says', () => {
    for (const code of errorCodes.filter((one) => one !== 'unknown')) {
      expect(failure({ code, message: 'words' })).toEqual({
        key: `error.${code}`,
        values: { requestId: 'r1' },
      });
    }
  });

  test.each(['offline', 'timeout', 'notJson', 'shape', 'sealing'] as const)('%s has its own key', (kind) => {
    expect(failure({ kind, message: 'for the log' })).toEqual({
      key: `error.${kind}`,
      values: { requestId: 'r1' },
    });
  });

  test('an unknown code shows the operator’s message, or without one the request id', () => {
    expect(failure({ code: 'moonTooFull', message: ' The moon is <b>full</b>. ' })).toEqual({
      text: 'The moon is <b>full</b>.',
    });
    expect(failure({ code: 'moonTooFull' })).toEqual({ key: 'error.unknown', values: { requestId: 'r1' } });
    expect(failure({ kind: 'server' })).toEqual({ key: 'error.unknown', values: { requestId: 'r1' } });
    expect(failure({ kind: 'server', message: 'Disk full' })).toEqual({
      key: 'error.unknown',
      values: { requestId: 'r1' },
    });
    expect(failure({ code: 'constructor' })).toEqual({ key: 'error.unknown', values: { requestId: 'r1' } });
  });
});

test('[TILE-04] [NET-02] a match without teams or a date is left out; one without pictures is not', () => {
  const match = {
    homeTeam: 'Cebu',
    awayTeam: 'Davao',
    matchTime: 1,
    vendor: 'LR',
    gameId: 'LR-001',
    roomId: 'LR-M1',
    nodeId: '1',
  };
  const damaged = [
    { ...match, homeTeam: '' },
    { ...match, awayTeam: ' ' },
    { ...match, awayTeam: undefined },
    { ...match, matchTime: undefined },
    { ...match, matchTime: 'soon' },
    null,
  ];
  const { list } = v.parse(calls.matches.response, { list: [...damaged, match] });
  expect(list).toEqual([{ ...match, homeTeamImageUrl: '', awayTeamImageUrl: '' }]);
});

describe('[BOOT-02] start-up data', () => {
  const status = { info: {}, maintenance: 0, regionRestriction: '1' };
  const page = (textContent: string | null) => ({
    getElementById: (id: string) =>
      id === 'startup' && textContent !== null ? ({ textContent } as HTMLElement) : null,
  });

  test('[NET-09] each part is read and checked separately; a list without a readable row is left out', () => {
    const parts = {
      status,
      hotGames: { list: [null] },
      vendors: { sorting: 'none' },
      settings: 7,
      unheardOf: 1,
    };
    expect(readStartup(() => {}, page(JSON.stringify(parts)))).toStrictEqual({
      status: {
        info: {
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
        },
        location: { ip: '' },
        maintenance: false,
        regionRestriction: true,
      },
    });
  });

  test('[NET-08] unreadable data in each part is reported by its name', () => {
    const report = vi.fn<ReportUnread>();
    readStartup(report, page(JSON.stringify({ hotGames: { list: [null] }, settings: 7 })));
    const reported = report.mock.calls.flatMap(([call, found]) =>
      found.map(({ list }) => [call, list ?? null]),
    );
    expect(reported).toEqual(
      expect.arrayContaining([
        ['startup.settings', null],
        ['startup.hotGames', 'games'],
      ]),
    );
  });

  test.each([null, '', '{', 'null', '[]', '7', '"text"'])('none at all: %j', (textContent) => {
    expect(readStartup(() => {}, page(textContent))).toStrictEqual({});
  });
});

describe('[BOOT-06] pictures', () => {
  const hosts = ['a.example', 'https://b.example', 'http://c.example:8080/ignored'];

  test('the host is chosen once per visit, followed by the others and the operator', () => {
    const random = vi.fn<() => number>(() => 0.5);
    const images = createImages(hosts, random);
    expect(images.sources('/art/1.webp')).toEqual([
      'https://b.example/art/1.webp',
      'http://c.example:8080/art/1.webp',
      'https://a.example/art/1.webp',
      '/art/1.webp',
    ]);
    images.sources('/art/2.webp');
    expect(random).toHaveBeenCalledTimes(1);
  });

  test.each([
    [0, 'https://a.example'],
    [0.34, 'https://b.example'],
    [0.999, 'http://c.example:8080'],
  ])('a random number of %d chooses %s', (drawn, origin) => {
    expect(createImages(hosts, () => drawn).sources('/x')[0]).toBe(`${origin}/x`);
  });

  test('without usable hosts the operator serves them', () => {
    expect(createImages([]).sources('/x')).toEqual(['/x']);
    expect(createImages(['', ' ', 'javascript:alert(1)', 'a b']).sources('/x')).toEqual(['/x']);
  });

  test('a picture with its own address keeps it, and no picture has none', () => {
    expect(createImages(hosts).sources('https://elsewhere.example/x.png')).toEqual([
      'https://elsewhere.example/x.png',
    ]);
    expect(createImages(hosts).sources('')).toEqual([]);
  });
});

describe('[SES-08] tabs', () => {
  test('each tab receives the other’s news, and never its own', async () => {
    const name = `session-${crypto.randomUUID()}`;
    const [first, second] = [
      createTabs(() => new BroadcastChannel(name)),
      createTabs(() => new BroadcastChannel(name)),
    ];
    const own = vi.fn<(heard: SessionNews) => void>();
    first.subscribe(own);
    const heard = new Promise((resolve) => second.subscribe(resolve));
    first.announce({ change: 'ended', userName: 'maria' });
    expect(await heard).toEqual({ change: 'ended', userName: 'maria' });
    expect(own).not.toHaveBeenCalled();
    first.close();
    second.close();
  });

  test('invalid news is ignored, and a listener that has unsubscribed gets nothing', () => {
    const channel = Object.assign(new EventTarget(), { postMessage() {}, close() {} });
    const tabs = createTabs(() => channel as unknown as BroadcastChannel);
    const [staying, left] = [vi.fn<(heard: SessionNews) => void>(), vi.fn<(heard: SessionNews) => void>()];
    tabs.subscribe(staying);
    tabs.subscribe(left)();
    for (const data of [null, 'ended', { change: 'ended' }, { change: 'started', userName: 'lia' }]) {
      channel.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
    expect(staying.mock.calls).toEqual([[{ change: 'started', userName: 'lia' }]]);
    expect(left).not.toHaveBeenCalled();
  });

  test('without channels a tab stays on its own', () => {
    const tabs = createTabs(() => {
      throw new ReferenceError('BroadcastChannel is not defined');
    });
    const heard = vi.fn<(heard: SessionNews) => void>();
    tabs.subscribe(heard)();
    tabs.announce({ change: 'ended', userName: 'maria' });
    tabs.close();
    expect(heard).not.toHaveBeenCalled();
  });
});
