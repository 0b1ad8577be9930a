import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { useNotices } from '#src/app/hooks/useNotices.ts';
import { CallError } from '#services/client/callError.ts';
import type { AnnouncementLists, Banner } from '@araw/contract/messages/announcements';
import type { CallName } from '@araw/contract/calls/calls';
import type { Vendor, VendorConfig } from '@araw/contract/games/games';
import { gameOf, gamesFrom, member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { HomeScreen } from './HomeScreen.tsx';

const vendor = (name: string, more: Partial<Vendor> = {}): Vendor => ({
  vassalage: name,
  accountTypeName: name,
  displayName: `Vendor ${name}`,
  mobileLargeIcon: '',
  lobbyGameId: null,
  lobbyNodeId: null,
  ...more,
});
const category = (
  gameCategory: VendorConfig['sorting'][number]['gameCategory'],
  names: string[],
  displayName = '',
) => ({
  gameCategory,
  displayName,
  vendorNames: names,
});
const vendors: VendorConfig = {
  sorting: [
    category('RNG', ['PG']),
    category('LOTT', ['LT']),
    category('COCKFIGHT', ['DS88']),
    category('BINGO', ['FC'], 'Fiesta bingo'),
  ],
  mapping: {
    RNG: [vendor('PG')],
    LOTT: [vendor('LT', { lobbyGameId: 'lobby', lobbyNodeId: 'lobby-node' })],
    COCKFIGHT: [vendor('DS88', { lobbyGameId: 'ring', lobbyNodeId: 'ring-node' })],
    BINGO: [vendor('FC')],
  },
};
const banner = (title: string, more: Partial<Banner> = {}): Banner => ({
  url: `/art/${title}.svg`,
  linkage: '/m/activity',
  groupName: 'm_home',
  title,
  subtitle: '',
  ...more,
});
const announcement = (id: number, title: string) => ({
  id,
  title,
  content: '',
  trimmed: false,
  startDate: null,
  endDate: null,
  noExpiry: 0 as const,
  announcementImages: [],
  promotionType: '',
  execution: 'B' as const,
  read: false,
});
const lists: AnnouncementLists = {
  promotion: [],
  banners: [
    banner('Other', { groupName: 'm_reg' }),
    banner('No picture', { url: '' }),
    banner('Double'),
    banner('Film', { groupName: 'm_video', linkage: 'https://youtu.be/eRsGyueVLvQ' }),
    banner('Partner', { groupName: 'm_partners' }),
  ],
  player: [announcement(1, 'Maintenance on Sunday'), announcement(2, 'New games')],
  popup: [],
  hot: [],
  footer: { unreadCount: 0 },
};
const winner = {
  iconUrl: '',
  customerName: 'ma***a',
  gameName: 'Game 1',
  winAmount: 12,
  vassalage: 'JL',
  gameId: 'g1',
  nodeId: 'n1',
};
const match = {
  homeTeam: 'Cebu',
  awayTeam: 'Davao',
  homeTeamImageUrl: '',
  awayTeamImageUrl: '',
  matchTime: Date.UTC(2026, 5, 7),
  vendor: 'KP',
  gameId: 'book',
  roomId: 'M1',
  nodeId: 'n7',
};
const answers = {
  vendors: () => vendors,
  announcements: () => lists,
  hotGames: () => ({ list: [...gamesFrom(1, 9), gameOf(20, { gameType: 'FISH' })] }),
  gameList: () => ({ games: gamesFrom(30, 9, { gameType: 'JL' }), pageNum: 1, totalPages: 2 }),
  recentGames: () => ({ list: gamesFrom(40, 4), totalPages: 1 }),
  favouriteIds: () => ({ content: [] }),
  consolidatedSettings: noAnswer,
  winnerBoard: noAnswer,
  matches: noAnswer,
};

function Notices() {
  return useNotices().map(({ id, text }) => <output key={id}>{text}</output>);
}

function show(more: Partial<Parameters<typeof renderScreen>[1]> = {}) {
  const user = userEvent.setup();
  const shown = renderScreen(
    <>
      <HomeScreen />
      <Notices />
    </>,
    { path: '/m/home', ...more, answers: { ...answers, ...more.answers } },
  );
  return { user, ...shown };
}

/** Waits: the sections below the lobby load as a separate chunk. */
const section = (name: string) => screen.findByRole('region', { name });
const playable = async (region: Promise<HTMLElement>) => {
  const tiles = await within(await region).findAllByRole('button', { name: /^Play / });
  return tiles.map((button) => button.getAttribute('aria-label')?.replace('Play ', ''));
};
/** The target of a section's "More" link. */
const more = async (name: string) =>
  within(await section(name))
    .getByRole('link', { name: `More: ${name}` })
    .getAttribute('href');
const names = (first: number, count: number) => gamesFrom(first, count).map(({ name }) => name);

describe('blocks', () => {
  test('[HOME-01] [HOME-05] a visitor’s, in order', async () => {
    const { container } = show({
      answers: { winnerBoard: () => ({ list: [winner] }), matches: () => ({ list: [match] }) },
      info: { resources: [{ resourceType: 'FACEBOOK', url: 'https://example.com/f' }] },
    });
    await section('BEST SLOTS');
    await section('UPCOMING EVENTS');
    const headings = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Games',
      'Winner board',
      'ALL TIME FAVORITE GAMES',
      'BEST SLOTS',
      'UPCOMING EVENTS',
      'Videos',
      'Partners',
      'Follow us',
    ]);
    expect(screen.getByText('Support your team!')).not.toBe(null);
    expect(await playable(section('ALL TIME FAVORITE GAMES'))).toEqual(names(1, 6));
    expect(await playable(section('BEST SLOTS'))).toEqual(names(30, 7));
    expect(
      screen.getAllByRole('link', { name: /CASH IN|Withdraw/ }).map((link) => link.getAttribute('href')),
    ).toEqual(['/m/voucherCenter', '/m/withdraw']);
  });

  test('[HOME-01] a player’s, all in order from the banners to the install advice', async () => {
    const { container } = show({
      session: member,
      answers: {
        winnerBoard: () => ({ list: [winner] }),
        announcements: () => ({
          ...lists,
          banners: [...lists.banners, banner('Exclusive', { groupName: 'm_exclusive' })],
        }),
      },
      info: { resources: [{ resourceType: 'FACEBOOK', url: 'https://example.com/f' }] },
    });
    await section('BEST SLOTS');
    const exclusive = await screen.findByRole('link', { name: 'Exclusive' });
    const blocks = [
      screen.getByRole('link', { name: 'Double' }),
      await section('Announcements'),
      screen.getByRole('link', { name: 'CASH IN' }),
      screen.getByRole('link', { name: 'Withdraw' }),
      await section('Games'),
      ...(await Promise.all(
        ['Winner board', 'Recent games', 'ALL TIME FAVORITE GAMES', 'Videos'].map(section),
      )),
      await section('Partners'),
      await section('Follow us'),
      exclusive,
    ];
    const all = [...container.querySelectorAll('*')];
    const places = blocks.map((block) => all.indexOf(block));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('[HOME-01] a player’s own last three games', async () => {
    const { requestsOf } = show({ session: member });
    expect(await playable(section('Recent games'))).toEqual(names(40, 3));
    expect(requestsOf('recentGames')).toEqual([{ page: 1, pageSize: 3, language: 'eng', clientType: 2 }]);
    expect(await more('Recent games')).toBe('/m/gameList?gameType=ALL&type=recent');
    expect(await more('Games')).toBe('/m/gameList?gameType=ALL');
  });

  test('[HOME-01] banners of the home group with a picture', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Double' });
    expect(link.getAttribute('href')).toBe('/m/activity');
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/art/Double.svg');
    expect(screen.queryByRole('link', { name: /Other|No picture/ })).toBe(null);
  });

  test('[ANN-03] the ticker opens the announcement tapped and can be paused', async () => {
    const { user } = show();
    const ticker = await section('Announcements');
    await within(ticker).findByRole('link', { name: 'Maintenance on Sunday' });
    expect(
      within(ticker)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/notice?index=0', '/m/notice?index=1']);
    await user.click(within(ticker).getByRole('button', { name: 'Pause the announcements' }));
    expect(within(ticker).getByRole('button', { name: 'Play the announcements' })).not.toBe(null);
  });

  test('[ANN-03] the ticker says when there is no announcement', async () => {
    show({ answers: { announcements: () => ({ ...lists, player: [] }) } });
    expect(await screen.findByText('No announcements')).not.toBe(null);
  });

  test('[HOME-01] a failed one leaves the others alone and is retried separately', async () => {
    let fail = true;
    const { user, requestsOf } = show({
      answers: {
        gameList: () =>
          fail
            ? Promise.reject(new CallError({ call: 'gameList', kind: 'timeout' }))
            : { games: gamesFrom(30, 1), pageNum: 1, totalPages: 1 },
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Slow ConnectionTry again');
    expect(await playable(section('ALL TIME FAVORITE GAMES'))).toEqual(names(1, 6));
    fail = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await playable(section('BEST SLOTS'))).toEqual(names(30, 1));
    expect([requestsOf('hotGames'), requestsOf('gameList')].map(({ length }) => length)).toEqual([1, 2]);
  });
});

describe('with an operator that offers little', () => {
  const switchedOff = (call: CallName) => () =>
    Promise.reject(new CallError({ call, kind: 'refused', code: 'switchedOff', status: 404 }));
  const offered = ['hotGames', 'recentGames', 'gameList', 'winnerBoard', 'matches', 'announcements'] as const;

  test('[NET-05] [HOME-01] missing features are left out, including their titles', async () => {
    const { container } = show({
      session: member,
      answers: {
        ...Object.fromEntries(offered.map((call) => [call, switchedOff(call)])),
        consolidatedSettings: switchedOff('consolidatedSettings'),
      },
    });
    expect(await screen.findByRole('link', { name: 'Safer play' })).not.toBe(null);
    await waitFor(() => expect(screen.queryAllByRole('region')).toEqual([]));
    expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([]);
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toEqual([]);
  });

  test.each(firstOf(['notFound', 'E404'] as const))(
    '[NET-05] [HOME-01] unknown calls are left out too: status 404 with the code %s',
    async (code) => {
      const unknown = (call: CallName) => () =>
        Promise.reject(new CallError({ call, kind: 'refused', code, status: 404 }));
      const { container } = show({
        session: member,
        answers: Object.fromEntries(
          [...offered, 'vendors' as const, 'consolidatedSettings' as const].map((call) => [
            call,
            unknown(call),
          ]),
        ),
      });
      expect(await screen.findByRole('link', { name: 'Safer play' })).not.toBe(null);
      await waitFor(() => expect(screen.queryAllByRole('region')).toEqual([]));
      expect(container.textContent).not.toContain('It may have been removed');
      expect(screen.queryAllByRole('alert')).toEqual([]);
    },
  );

  test('[NET-05] a refusal with another status is shown: it does not mean a missing feature', async () => {
    const refused = { call: 'winnerBoard', kind: 'refused', code: 'noPermission', status: 403 } as const;
    show({ answers: { winnerBoard: () => Promise.reject(new CallError(refused)) } });
    expect((await within(await section('Winner board')).findByRole('alert')).textContent).toContain(
      'this account does not have permission',
    );
  });

  test.each(
    firstOf([
      ['hotGames', ['Games', 'ALL TIME FAVORITE GAMES']],
      ['recentGames', ['Recent games']],
      ['winnerBoard', ['Winner board']],
      ['matches', ['UPCOMING EVENTS']],
      ['gameList', ['BEST SLOTS']],
      ['announcements', ['Announcements']],
    ] as const),
  )('[NET-05] without %s the others are shown', async (call, gone) => {
    const all = [
      'Games',
      'Winner board',
      'Recent games',
      'ALL TIME FAVORITE GAMES',
      'BEST SLOTS',
      'UPCOMING EVENTS',
    ];
    const isGone = (name: string) => (gone as readonly string[]).includes(name);
    show({
      session: member,
      answers: {
        winnerBoard: () => ({ list: [winner] }),
        matches: () => ({ list: [match] }),
        [call]: switchedOff(call),
      },
    });
    await Promise.all([...all, 'Announcements'].filter((name) => !isGone(name)).map(section));
    await waitFor(() =>
      expect(gone.map((name) => screen.queryByRole('region', { name }))).toEqual(gone.map(() => null)),
    );
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });
});

describe('the game menu', () => {
  const menu = () => screen.findByRole('navigation', { name: 'Game categories' });
  const tab = async (name: string) => within(await menu()).findByRole('button', { name });

  test('[ENT-01] [ENT-02] tabs by name and order, HOME shown, games of every type in turns', async () => {
    show();
    await tab('Slots');
    const tabs = within(await menu()).getAllByRole('button');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Hot',
      'Slots',
      'Lottery',
      'Cockfight',
      'Fiesta bingo',
      'Promo',
    ]);
    expect(
      tabs.filter((one) => one.getAttribute('aria-current')).map(({ textContent }) => textContent),
    ).toEqual(['Home']);
    expect((await playable(section('Games'))).slice(0, 3)).toEqual(['Game 1', 'Game 20', 'Game 2']);
  });

  test('[ENT-01] [ENT-04] [HOME-04] hot and lottery open in place, their titles link to their pages', async () => {
    const { user, launchGame, router } = show({ session: member });
    await user.click(await tab('Hot'));
    expect(await playable(section('Hot games'))).toEqual(names(1, 8));
    expect(await more('Hot games')).toBe('/m/hot');
    await user.click(await tab('Lottery'));
    expect((await tab('Lottery')).getAttribute('aria-current')).toBe('true');
    expect(await more('Lottery')).toBe('/m/lott');
    await user.click(within(await section('Lottery')).getByRole('button', { name: 'Play Vendor LT' }));
    await waitFor(() => expect(launchGame).toHaveBeenCalledTimes(1));
    expect(launchGame.mock.calls).toMatchObject([
      [
        {
          input: {
            target: {
              vendor: 'LT',
              gameId: 'lobby',
              nodeId: 'lobby-node',
              name: 'Vendor LT',
            },
          },
        },
      ],
    ]);
    expect(router.state.location.pathname).toBe('/m/home');
  });

  test('[ENT-01] the open tab is still open when the player returns', async () => {
    const { user, unmount } = show();
    await user.click(await tab('Lottery'));
    await section('Lottery');
    unmount();
    show();
    await section('Lottery');
    expect((await tab('Lottery')).getAttribute('aria-current')).toBe('true');
    window.history.replaceState(null, '');
  });

  test('[ENT-01] a category with one vendor launches it; a visitor is sent to log in', async () => {
    const { user, launchGame, router } = show();
    await user.click(await tab('Cockfight'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/m/login'));
    expect(launchGame).not.toHaveBeenCalled();
  });

  test.each(
    firstOf([
      ['Slots', '/m/rng'],
      ['Fiesta bingo', '/m/gameList?gameType=RNG&vassalage=FC'],
      ['Promo', '/m/activity'],
    ]),
  )('[ENT-01] [ENT-02] %s leads to %s', async (name, path) => {
    const { user, router } = show();
    await user.click(await tab(name));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(path));
  });

  test('[ENT-03] without vendors the menu keeps home, hot and promos', async () => {
    show({ answers: { vendors: () => Promise.reject(new CallError({ call: 'vendors', kind: 'offline' })) } });
    await section('Games');
    expect(
      within(await menu())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home', 'Hot', 'Promo']);
  });
});

describe('cash in and withdraw', () => {
  test('[PERM-02] refuse a trial player at the tap, who stays', async () => {
    const { user, router } = show({ session: { ...member, type: 4 } });
    await user.click(screen.getByRole('link', { name: 'CASH IN' }));
    expect(screen.getByText('Please login an actual account to use this function')).not.toBe(null);
    expect(router.state.location.pathname).toBe('/m/home');
  });

  test('[PERM-02] open for a member', async () => {
    const { user, router } = show({ session: member });
    await user.click(screen.getByRole('link', { name: 'Withdraw' }));
    expect(router.state.location.pathname).toBe('/m/withdraw');
  });
});
