import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { CallName } from '@araw/contract/calls/calls';
import type { Game, Vendor, VendorConfig } from '@araw/contract/games/games';
import { gameOf, gamesFrom, member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import {
  ElotteryScreen,
  EsportsScreen,
  FishScreen,
  GameCenterScreen,
  HotScreen,
  JlSlotScreen,
  LiveScreen,
  LotteryScreen,
  PpSlotScreen,
  PvpScreen,
  RngScreen,
  SportsScreen,
} from './categoryScreens.tsx';

const vendor = (code: string, more: Partial<Vendor> = {}): Vendor => ({
  vassalage: code,
  accountTypeName: code,
  displayName: `Vendor ${code}`,
  mobileLargeIcon: '',
  lobbyGameId: null,
  lobbyNodeId: null,
  ...more,
});
const slotVendors = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const categories = {
  RNG: [...slotVendors, 'JL'],
  LIVE: ['HL', 'DW'],
  SPORTS: ['LR', 'AV'],
  LOTT: ['SWL'],
  ELOTT: ['LOTT'],
};
const vendors: VendorConfig = {
  sorting: Object.entries(categories).map(([gameCategory, vendorNames]) => ({
    gameCategory: gameCategory as keyof typeof categories,
    displayName: '',
    vendorNames,
  })),
  mapping: Object.fromEntries(
    Object.entries(categories).map(([category, codes]) => [
      category,
      codes.map((code) => vendor(code, { lobbyGameId: `${code} lobby`, lobbyNodeId: `${code} node` })),
    ]),
  ),
};
const page = (games: Game[], totalPages = 1) => ({ games, pageNum: 1, totalPages });
const match = (number: number) => ({
  homeTeam: `Home ${number}`,
  awayTeam: `Away ${number}`,
  homeTeamImageUrl: '',
  awayTeamImageUrl: '',
  matchTime: Date.parse('2026-11-02T19:05:00+08:00'),
  vendor: 'LR',
  gameId: 'LR-001',
  roomId: `LR-M${number}`,
  nodeId: '15001',
});
const refused = (call: CallName) =>
  new CallError({ call, kind: 'refused', code: 'gameUnavailable', requestId: 'request-1' });

type Setting = Parameters<typeof renderScreen>[1];

function show(category: ReactNode, answers: Setting['answers'] = {}, more: Partial<Setting> = {}) {
  return renderScreen(category, {
    path: '/m/rng',
    ...more,
    answers: {
      vendors: () => vendors,
      gameList: () => page(gamesFrom(1, 5)),
      jackpot: () => ({ amount: 8_123_456.5, asOf: 0 }),
      hotGames: () => ({ list: [] }),
      matches: () => ({ list: [] }),
      favouriteIds: () => ({ content: [] }),
      ...answers,
    },
  });
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const elapse = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
async function click(element: HTMLElement) {
  fireEvent.click(element);
  await settle();
}
async function scrollToEnd() {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1_000);
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(0);
  });
}

const names = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('button', { name: /^Play / })
    .map((button) => button.getAttribute('aria-label')?.replace('Play ', ''));
const feed = () => screen.getByRole('feed');
const menu = () => screen.getByRole('navigation', { name: 'Providers' });
const menuItem = (name: string) => within(menu()).getByRole('button', { name });
const region = (name: string) => screen.getByRole('region', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100_000);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('slots, fish and PVP', () => {
  test.each(
    firstOf([
      ['RNG', '', RngScreen],
      ['JL', '', JlSlotScreen],
      ['FISH', '', FishScreen],
      ['PVP', '', PvpScreen],
      ['RNG', 'PP', PpSlotScreen],
    ]),
  )('[CAT-01] [CAT-05] requests %s from vendor "%s", 25 a page', async (gameType, vassalage, Screen) => {
    const { requestsOf } = show(<Screen />);
    await settle();
    expect(requestsOf('gameList')).toEqual([
      {
        merchant: 'ARAW',
        platform: 'html5',
        gameName: '',
        gameType,
        pageNo: 1,
        pageSize: 25,
        vassalage,
        gameClassify: '',
        minBet: '',
        minLine: '',
        language: 'eng',
        clientType: 2,
      },
    ]);
  });

  test('[CAT-04] the first two games of the first page are the top popular ones, followed by the others', async () => {
    show(<RngScreen />);
    await settle();
    expect(names(region('Top popular'))).toEqual(['Game 1', 'Game 2']);
    expect(names(feed())).toEqual(['Game 3', 'Game 4', 'Game 5']);
  });

  test('[CAT-04] six vendors, and the others after "show more"', async () => {
    show(<RngScreen />);
    await settle();
    const texts = () =>
      within(menu())
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(texts()).toEqual(['All', ...slotVendors.slice(0, 6).map((code) => `Vendor ${code}`), 'Show more']);
    await click(menuItem('Show more'));
    expect(texts()).toEqual(['All', ...slotVendors.map((code) => `Vendor ${code}`)]);
  });

  test('[CAT-04] of 10,000 vendors the menu and the lists show a few, including the selected one', async () => {
    const codes = Array.from({ length: 10_000 }, (_, index) => `V${index}`);
    const many: VendorConfig = {
      sorting: [{ gameCategory: 'RNG', displayName: '', vendorNames: codes }],
      mapping: { RNG: codes.map((code) => vendor(code)) },
    };
    const { unmount } = show(<RngScreen />, { vendors: () => many }, { path: '/m/rng?vassalage=V9999' });
    await settle();
    const count = () => within(menu()).getAllByRole('button').length;
    expect(count()).toBe(1 + 6 + 1 + 1);
    expect(menuItem('Vendor V9999').getAttribute('aria-pressed')).toBe('true');
    await click(menuItem('Show more'));
    expect(count()).toBe(1 + 66 + 1 + 1);
    unmount();
    show(<GameCenterScreen />, { vendors: () => many });
    await settle();
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
    await click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(120);
  });

  test('[CAT-04] a vendor in the address is in the menu even beyond the sixth', async () => {
    show(<RngScreen />, {}, { path: '/m/rng?vassalage=H' });
    await settle();
    expect(menuItem('Vendor H').getAttribute('aria-pressed')).toBe('true');
    expect(menuItem('All').getAttribute('aria-pressed')).toBe('false');
  });

  test('[CAT-04] a tapped vendor scrolls to the middle of the menu', async () => {
    const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
    Element.prototype.scrollTo = scrollTo as never;
    show(<RngScreen />);
    await settle();
    vi.spyOn(menu(), 'clientHeight', 'get').mockReturnValue(500);
    vi.spyOn(menuItem('Vendor C'), 'offsetTop', 'get').mockReturnValue(400);
    vi.spyOn(menuItem('Vendor C'), 'offsetHeight', 'get').mockReturnValue(80);
    await click(menuItem('Vendor C'));
    expect(scrollTo.mock.calls).toEqual([[{ top: 190, behavior: 'smooth' }]]);
  });

  test('[CAT-04] a vendor picture that fails to load is replaced by a drawn one', async () => {
    const withIcon = { ...vendors, mapping: { RNG: [vendor('A', { mobileLargeIcon: '/art/a.svg' })] } };
    show(<RngScreen />, { vendors: () => withIcon });
    await settle();
    const picture = menuItem('Vendor A').querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/art/a.svg');
    if (picture) fireEvent.error(picture);
    expect(menuItem('Vendor A').querySelector('img')).toBe(null);
    expect(menuItem('Vendor A').querySelector('svg')).not.toBe(null);
  });

  test('[CAT-05] the address names the vendor, in the same history step', async () => {
    const config = {
      sorting: [{ gameCategory: 'RNG' as const, displayName: '', vendorNames: ['B', 'PP'] }],
      mapping: { RNG: [vendor('B'), vendor('PP')] },
    };
    const { router, requestsOf } = show(<PpSlotScreen />, { vendors: () => config }, { path: '/m/pp-slot' });
    await settle();
    const seen: string[] = [];
    for (const name of ['Vendor B', 'All', 'Vendor PP']) {
      fireEvent.click(within(menu()).getByRole('button', { name }));
      await settle();
      const { pathname, search } = router.state.location;
      seen.push(pathname + search);
      expect(router.state.historyAction).toBe('REPLACE');
    }
    expect(seen).toEqual(['/m/pp-slot?vassalage=B', '/m/pp-slot?vassalage=', '/m/pp-slot']);
    expect(requestsOf('gameList')).toMatchObject([
      { vassalage: 'PP' },
      { vassalage: 'B' },
      { vassalage: '' },
    ]);
  });

  test.each(
    firstOf([
      ['a vendor that the operator does not have', 'NOBODY'],
      ['markup', '%3Cscript%3E'],
      ['two vendors', 'A&vassalage=B'],
      ['65 letters', 'a'.repeat(65)],
    ]),
  )('[CAT-05] an address with %s shows all vendors', async (_what, given) => {
    const { requestsOf } = show(<RngScreen />, {}, { path: `/m/rng?vassalage=${given}` });
    await settle();
    expect(requestsOf('gameList').at(-1)).toMatchObject({ gameType: 'RNG', vassalage: '' });
    expect(within(menu()).getByRole('button', { pressed: true }).textContent).toBe('All');
  });

  test('[CAT-05] another vendor starts at its first page, and a late answer for the previous one changes nothing', async () => {
    let answerFirst = (_: ReturnType<typeof page>) => {};
    const { requestsOf } = show(<RngScreen />, {
      gameList: ({ vassalage }) =>
        vassalage === ''
          ? new Promise((resolve) => (answerFirst = resolve))
          : page(gamesFrom(20, 3, { vassalage: 'B' })),
    });
    await settle();
    await click(menuItem('Vendor B'));
    await act(async () => answerFirst(page(gamesFrom(1, 9))));
    await settle();
    expect(names(feed())).toEqual(['Game 22']);
    expect(requestsOf('gameList')).toMatchObject([
      { vassalage: '', pageNo: 1 },
      { vassalage: 'B', pageNo: 1 },
    ]);
  });

  test('[CAT-05] loads more until the last page, at most one page a second; a game appears once', async () => {
    const { requestsOf } = show(<RngScreen />, {
      gameList: ({ pageNo }) => page(gamesFrom(1 + (Number(pageNo) - 1) * 3, 4), 3),
    });
    await settle();
    await scrollToEnd();
    await scrollToEnd();
    expect(requestsOf('gameList')).toHaveLength(2);
    await elapse(1_000);
    await settle();
    expect(requestsOf('gameList')).toHaveLength(3);
    await elapse(2_000);
    await scrollToEnd();
    expect(requestsOf('gameList')).toMatchObject([{ pageNo: 1 }, { pageNo: 2 }, { pageNo: 3 }]);
    expect(names(feed())).toEqual(gamesFrom(3, 8).map(({ name }) => name));
    expect(screen.getByText("You've reached the end.")).not.toBe(null);
  });

  test('[CAT-04] the jackpot is reloaded within 30 s', async () => {
    let amount = 1_000;
    const { requestsOf } = show(<RngScreen />, { jackpot: () => ({ amount: (amount += 500), asOf: 0 }) });
    await settle();
    expect(within(region('JACKPOT')).getByText('₱1,500.00')).not.toBe(null);
    expect(within(region('JACKPOT')).getByText(/^All games marked JACKPOT share one pot/)).not.toBe(null);
    await elapse(30_000);
    expect(within(region('JACKPOT')).getByText('₱2,000.00')).not.toBe(null);
    expect(requestsOf('jackpot')).toEqual([{ merchant: 'ARAW' }, { merchant: 'ARAW' }]);
  });

  test('[CAT-04] a jackpot on a hidden page is not reloaded', async () => {
    const { requestsOf } = show(<RngScreen />);
    await settle();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    await elapse(120_000);
    expect(requestsOf('jackpot')).toHaveLength(1);
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(requestsOf('jackpot')).toHaveLength(2);
  });

  test('[CAT-04] fish and PVP have no jackpot', async () => {
    const { requestsOf } = show(<FishScreen />);
    await settle();
    expect(requestsOf('jackpot')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'JACKPOT' })).toBe(null);
  });

  test('[NET-05] a jackpot that the operator does not offer is left out, including its title', async () => {
    const refusal = new CallError({ call: 'jackpot', kind: 'refused', code: 'switchedOff', status: 404 });
    show(<RngScreen />, { jackpot: () => Promise.reject(refusal) });
    await settle();
    expect(screen.queryByText('JACKPOT')).toBe(null);
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  test('[CAT-04] games, vendors and jackpot each fail and are retried separately', async () => {
    let fails = true;
    const orRefused =
      <Value,>(call: CallName, value: Value) =>
      () =>
        fails ? Promise.reject(refused(call)) : value;
    const { requestsOf } = show(<RngScreen />, {
      gameList: orRefused('gameList', page(gamesFrom(1, 3))),
      vendors: orRefused('vendors', vendors),
      jackpot: orRefused('jackpot', { amount: 7, asOf: 0 }),
    });
    await settle();
    fails = false;
    const counts = () => (['gameList', 'vendors', 'jackpot'] as const).map((call) => requestsOf(call).length);
    await click(menuItem('Try again'));
    expect(counts()).toEqual([1, 2, 1]);
    await click(within(region('JACKPOT')).getByRole('button', { name: 'Try again' }));
    expect(counts()).toEqual([1, 2, 2]);
    expect(screen.getByText('Request ID request-1')).not.toBe(null);
    await click(screen.getByRole('button', { name: 'Try again' }));
    expect(names(feed())).toEqual(['Game 3']);
    expect(menuItem('Vendor A')).not.toBe(null);
    expect(within(region('JACKPOT')).getByText('₱7.00')).not.toBe(null);
  });

  test('[CAT-05] a vendor without games leads back to all', async () => {
    show(<RngScreen />, { gameList: ({ vassalage }) => page(vassalage === 'A' ? [] : gamesFrom(1, 3)) });
    await settle();
    await click(menuItem('Vendor A'));
    expect(screen.getByText('No data')).not.toBe(null);
    const [inMenu, onPage] = screen.getAllByRole('button', { name: 'All' });
    if (onPage) await click(onPage);
    expect(inMenu?.getAttribute('aria-pressed')).toBe('true');
    expect(names(feed())).toEqual(['Game 3']);
  });
});

describe('game centre', () => {
  test('[CAT-03] [CAT-05] live: hot tables, vendors, and its games 12 a page', async () => {
    const { requestsOf } = show(<LiveScreen />, {
      hotGames: () => ({ list: [gameOf(50, { gameType: 'LIVE' }), gameOf(51)] }),
      gameList: () => page(gamesFrom(1, 3, { gameType: 'LIVE' })),
    });
    await settle();
    expect(names(region('Live'))).toEqual(['Game 50']);
    expect(names(region('Providers'))).toEqual(['Vendor HL', 'Vendor DW']);
    expect(names(feed())).toEqual(['Game 1', 'Game 2', 'Game 3']);
    expect(requestsOf('gameList')).toMatchObject([{ gameType: 'LIVE', pageSize: 12, vassalage: '' }]);
  });

  test.each([
    ['there are none of its type', () => ({ list: [gameOf(51)] })],
    ['they cannot be read', () => Promise.reject(refused('hotGames'))],
  ])('[TILE-03] no strip of hot games if %s', async (_case, hotGames) => {
    const { requestsOf } = show(<LiveScreen />, { hotGames });
    await settle();
    expect(requestsOf('hotGames')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Live' })).toBe(null);
    expect(names(region('Providers'))).toEqual(['Vendor HL', 'Vendor DW']);
  });

  test('[CAT-03] [TILE-04] sports: upcoming events, which launch with vendor, room and node', async () => {
    const { launchGame } = show(
      <SportsScreen />,
      { matches: () => ({ list: [match(1), match(2)] }) },
      { session: member },
    );
    await settle();
    const events = within(region('UPCOMING EVENTS')).getAllByRole('button');
    expect(events.map(({ textContent }) => textContent)).toEqual([
      'Support your team!Home 1vsAway 102/11/2026 19:05Bet now',
      'Support your team!Home 2vsAway 202/11/2026 19:05Bet now',
    ]);
    await click(screen.getByRole('button', { name: 'Bet now: Home 2 vs Away 2' }));
    expect(launchGame.mock.calls).toMatchObject([
      [{ input: { target: { vendor: 'LR', gameId: 'LR-001', nodeId: '15001', roomId: 'LR-M2' } } }],
    ]);
  });

  test('[TILE-04] without events there is no strip; failed ones can be retried', async () => {
    let fails = true;
    show(<SportsScreen />, {
      matches: () => (fails ? Promise.reject(refused('matches')) : { list: [] }),
    });
    await settle();
    fails = false;
    await click(within(region('UPCOMING EVENTS')).getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('region', { name: 'UPCOMING EVENTS' })).toBe(null);
    expect(names(region('Providers'))).toEqual(['Vendor LR']);
  });

  test.each(
    firstOf([
      ['esports', EsportsScreen, ['Vendor AV']],
      ['lottery', LotteryScreen, ['Vendor SWL']],
      ['e-lottery', ElotteryScreen, ['Vendor LOTT']],
    ]),
  )('[CAT-03] %s: its vendors', async (_name, Screen, expected) => {
    show(<Screen />);
    await settle();
    expect(names(region('Providers'))).toEqual(expected);
  });

  test('[ENT-04] [CAT-03] a lottery vendor opens without odds: the operator decides them', async () => {
    const { launchGame } = show(<LotteryScreen />, {}, { session: member });
    await settle();
    await click(screen.getByRole('button', { name: 'Play Vendor SWL' }));
    expect(launchGame.mock.calls).toMatchObject([
      [{ input: { target: { vendor: 'SWL', gameId: 'SWL lobby' } } }],
    ]);
    expect(JSON.stringify(launchGame.mock.calls)).not.toMatch(/lott"/i);
  });

  test('[ENT-01] [CAT-03] a vendor without a lobby leads to its games of that type', async () => {
    const { router } = show(<LiveScreen />, {
      vendors: () => ({ ...vendors, mapping: { ...vendors.mapping, LIVE: [vendor('HL')] } }),
    });
    await settle();
    await click(screen.getByRole('button', { name: 'Play Vendor HL' }));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/m/gameList?gameType=LIVE&vassalage=HL');
  });

  test('[HOME-04] [TILE-03] hot: the hot games of each type, with a link to the rest', async () => {
    show(<HotScreen />, {
      hotGames: () => ({ list: [gameOf(1), gameOf(2, { gameType: 'FISH' }), gameOf(3)] }),
    });
    await settle();
    expect(names(region('Slots'))).toEqual(['Game 1', 'Game 3']);
    expect(names(region('Fishing'))).toEqual(['Game 2']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/gameList?gameType=RNG&type=hot',
      '/m/gameList?gameType=FISH&type=hot',
    ]);
  });

  test('[HOME-04] hot: says when there are none, and retries when loading fails', async () => {
    let fails = true;
    show(<HotScreen />, {
      hotGames: () => (fails ? Promise.reject(refused('hotGames')) : { list: [] }),
    });
    await settle();
    fails = false;
    await click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('No data')).not.toBe(null);
  });

  test('[CAT-01] [CAT-06] [HOME-04] the game centre leads to every category, including JL slots', async () => {
    show(<GameCenterScreen />);
    await settle();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/rng',
      '/m/jl-slot',
      '/m/live',
      '/m/sports',
      '/m/esports',
      '/m/lott',
      '/m/elott',
    ]);
    expect(names(region('JL slots'))).toEqual(['Vendor JL']);
  });
});
