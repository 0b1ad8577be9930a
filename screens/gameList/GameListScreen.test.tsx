import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useNotices } from '#src/app/hooks/useNotices.ts';
import { CallError } from '#services/client/callError.ts';
import type { Game, VendorConfig } from '@araw/contract/games/games';
import { gameOf, gamesFrom, member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { GameListScreen } from './GameListScreen.tsx';

const vendors: VendorConfig = {
  sorting: [
    { gameCategory: 'RNG', displayName: '', vendorNames: ['pg', 'jl'] },
    { gameCategory: 'LOTT', displayName: '', vendorNames: ['lott'] },
  ],
  mapping: Object.fromEntries(
    (['RNG', 'LOTT'] as const).map((type) => [
      type,
      ['pg', 'jl', 'lott'].map((name) => ({
        vassalage: name.toUpperCase(),
        accountTypeName: name,
        displayName: `Vendor ${name}`,
        mobileLargeIcon: '',
        lobbyGameId: null,
        lobbyNodeId: null,
      })),
    ]),
  ),
};

const page = (games: Game[], totalPages = 1) => ({ games, pageNum: 1, totalPages });
const offline = (call: 'gameList' | 'addFavourite') =>
  new CallError({ call, kind: 'refused', code: 'gameUnavailable', requestId: 'request-1' });

function Notices() {
  return useNotices().map(({ id, kind, text }) => <output key={id}>{`${kind}: ${text}`}</output>);
}
const notices = () =>
  screen.queryAllByText(/^(info|success|error|loading): /).map(({ textContent }) => textContent);

function show(answers: Parameters<typeof renderScreen>[1]['answers'], path = '', more = {}) {
  const shown = renderScreen(
    <>
      <GameListScreen />
      <Notices />
    </>,
    {
      path: `/m/gameList${path}`,
      answers: { vendors: () => vendors, favouriteIds: () => ({ content: [] }), ...answers },
      ...more,
    },
  );
  return shown;
}

const tiles = () =>
  screen.queryAllByRole('article').map((tile) => within(tile).getAllByRole('button')[0]?.textContent);
/** The selected tab; undefined for a filtered list. */
const pressedTab = () =>
  within(screen.getByRole('group', { name: 'Game list' })).queryByRole('button', { pressed: true })
    ?.textContent;
/** Fires events directly, because user-event would advance the clock. */
const user = {
  async click(element: HTMLElement) {
    fireEvent.click(element);
    await settle();
  },
  async type(element: HTMLElement, text: string) {
    for (let end = 1; end <= text.length; end += 1) {
      fireEvent.change(element, { target: { value: text.slice(0, end) } });
    }
    await settle();
  },
  async selectOptions(element: HTMLElement, value: string) {
    fireEvent.change(element, { target: { value } });
    await settle();
  },
};
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const elapse = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const hearts = (name: RegExp) => screen.getAllByRole('button', { name });

/** jsdom has no layout, so this sets the page's height and scroll position. */
async function scrollTo(top: number, pageHeight: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight);
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(0);
  });
}

/** jsdom has no layout, so this gives the game grid two columns at the top of the page. */
function layOutGrid({ tileHeight, gap }: { tileHeight: number; gap: number }) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('article') ? new DOMRect(0, 0, 0, tileHeight) : new DOMRect(0, -window.scrollY);
  });
  const style = { gridTemplateColumns: '100px 100px', rowGap: `${gap}px` } as CSSStyleDeclaration;
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(style);
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100_000);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});
afterEach(() => {
  cleanup();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  vi.useRealTimers();
});

describe('which list', () => {
  test('[LIST-01] [LIST-08] the type and vendor in the address, requested as the operator wants it', async () => {
    const { requestsOf } = show({ gameList: () => page(gamesFrom(1, 2)) }, '?gameType=ESPORTS&vassalage=PG');
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sports');
    expect(tiles()).toEqual(['Game 1JL Games', 'Game 2JL Games']);
    expect(requestsOf('gameList')).toEqual([
      {
        merchant: 'ARAW',
        platform: 'html5',
        gameName: '',
        gameType: 'SPORTS',
        pageNo: 1,
        pageSize: 25,
        vassalage: 'PG',
        gameClassify: '',
        minBet: '',
        minLine: '',
        language: 'eng',
        clientType: 2,
      },
    ]);
  });

  test('[LIST-02] [HOME-01] the list of each kind: all, hot, recent and favourites', async () => {
    const { requestsOf } = show(
      {
        gameList: () => page([gameOf(1), gameOf(2, { gameType: 'LOTT' })]),
        hotGames: () => ({ list: [gameOf(3), gameOf(4, { gameType: 'FISH' })] }),
        recentGames: () => ({ list: [gameOf(5, { gameType: 'LIVE' }), gameOf(6)], totalPages: 1 }),
        favouriteGames: () => ({ content: [gameOf(7, { gameType: 'PVP' })], pageNum: 1, totalPages: 1 }),
      },
      '?gameType=ALL&type=recent',
      { session: member },
    );
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All games');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Game categories' }).value).toBe('ALL');
    expect(tiles()).toEqual(['Game 5JL Games', 'Game 6JL Games']);
    await user.click(screen.getByRole('button', { name: 'My collection' }));
    expect(tiles()).toEqual(['Game 7JL Games']);
    await user.click(screen.getByRole('button', { name: 'Hot' }));
    expect(tiles()).toEqual(['Game 3JL Games', 'Game 4JL Games']);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(tiles()).toEqual(['Game 1JL Games', 'Game 2JL Games']);
    expect([requestsOf('recentGames'), requestsOf('favouriteGames'), requestsOf('gameList')]).toEqual([
      [{ gameType: '', language: 'eng', page: 1, pageSize: 25, clientType: 2 }],
      [{ gameType: '', language: 'eng', pageNo: 1, pageSize: 15 }],
      [expect.objectContaining({ gameType: '' })],
    ]);
  });

  test('[LIST-02] [TILE-03] tabs: hot by type, recent by 25, favourites by 15', async () => {
    const { requestsOf } = show(
      {
        gameList: () => page(gamesFrom(1, 1)),
        hotGames: () => ({ list: [gameOf(2), gameOf(3, { gameType: 'FISH' })] }),
        recentGames: () => ({ list: [gameOf(4)], totalPages: 1 }),
        favouriteGames: () => ({ content: [gameOf(5)], pageNum: 1, totalPages: 1 }),
      },
      '',
      { session: member },
    );
    await settle();
    const seen = [tiles()];
    for (const name of ['Hot', 'Recent', 'My collection']) {
      await user.click(screen.getByRole('button', { name }));
      await settle();
      seen.push(tiles());
      expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
    }
    expect(seen.flat()).toEqual(['Game 1JL Games', 'Game 2JL Games', 'Game 4JL Games', 'Game 5JL Games']);
    expect([requestsOf('recentGames'), requestsOf('favouriteGames')]).toEqual([
      [{ gameType: 'RNG', language: 'eng', page: 1, pageSize: 25, clientType: 2 }],
      [{ gameType: 'RNG', language: 'eng', pageNo: 1, pageSize: 15 }],
    ]);
  });

  test('[LIST-01] [TILE-03] the hot games of sports include esports and cockfights', async () => {
    const hot = (['SPORTS', 'RNG', 'ESPORTS', 'COCKFIGHT'] as const).map((gameType, index) =>
      gameOf(index + 1, { gameType }),
    );
    show({ hotGames: () => ({ list: hot }) }, '?gameType=ESPORTS&type=hot');
    await settle();
    expect(tiles()).toEqual(['Game 1JL Games', 'Game 3JL Games', 'Game 4JL Games']);
  });

  test('[PERM-05] a visitor stays and is told to log in', async () => {
    show({ gameList: () => page(gamesFrom(1, 1)) });
    await settle();
    await user.click(screen.getByRole('button', { name: 'Recent' }));
    expect(notices()).toEqual(['info: Login required']);
    expect(tiles()).toEqual(['Game 1JL Games']);
    await elapse(2_000);
    expect(notices()).toEqual([]);
  });

  test.each(['recent', 'fav'])(
    '[PERM-05] a visitor’s link to %s says that a login is required, and shows all games',
    async (type) => {
      const { asked } = show({ gameList: () => page(gamesFrom(1, 1)) }, `?gameType=FISH&type=${type}`);
      await settle();
      expect(notices()).toEqual(['info: Login required']);
      expect([tiles(), pressedTab()]).toEqual([['Game 1JL Games'], 'All']);
      expect(asked.map(([call]) => call)).toEqual(['vendors', 'gameList']);
      await elapse(2_000);
      expect(notices()).toEqual([]);
    },
  );

  test.each(firstOf([0, 4, 42, 99]))(
    '[PERM-05] a link to favourites works for a player of type %s',
    async (type) => {
      show({ favouriteGames: () => ({ content: [gameOf(5)], pageNum: 1, totalPages: 1 }) }, '?type=fav', {
        session: { ...member, type },
      });
      await settle();
      expect([notices(), tiles(), pressedTab()]).toEqual([[], ['Game 5JL Games'], 'My collection']);
    },
  );

  test('[LIST-07] back is the frame’s, another type leads to its list, lottery to its page', async () => {
    const { router, goBack } = show({ gameList: () => page([]) });
    await settle();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(goBack).toHaveBeenCalledTimes(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Game categories' }), 'JL');
    await settle();
    expect(router.state.location.search).toBe('?gameType=JL');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Game categories' }), 'LOTT');
    expect(router.state.location.pathname).toBe('/m/lottery');
  });

  test('[LIST-07] another type is a history step: back leads to the previous type, as it was left', async () => {
    const { router, requestsOf } = show({ gameList: () => page(gamesFrom(1, 1)) }, '?vassalage=PG');
    await settle();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Game categories' }), 'JL');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('JL slots');
    await act(() => router.navigate(-1));
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slots');
    expect(router.state.location.search).toBe('?vassalage=PG');
    expect(requestsOf('gameList')).toMatchObject([
      { gameType: 'RNG', vassalage: 'PG' },
      { gameType: 'JL', vassalage: '' },
    ]);
  });
});

describe('the address', () => {
  const answers = {
    gameList: () => page(gamesFrom(1, 1)),
    hotGames: () => ({ list: [gameOf(2)] }),
    recentGames: () => ({ list: [gameOf(3)], totalPages: 1 }),
    favouriteGames: () => ({ content: [gameOf(4)], pageNum: 1, totalPages: 1 }),
  };

  test('[LIST-02] names the tab, in the same history step', async () => {
    const { router } = show(answers, '?gameType=FISH', { session: member });
    await settle();
    const seen: string[] = [];
    for (const tab of ['Hot', 'Recent', 'My collection', 'All']) {
      await user.click(screen.getByRole('button', { name: tab }));
      seen.push(router.state.location.search);
      expect([pressedTab(), router.state.historyAction]).toEqual([tab, 'REPLACE']);
    }
    expect(seen).toEqual([
      '?gameType=FISH&type=hot',
      '?gameType=FISH&type=recent',
      '?gameType=FISH&type=fav',
      '?gameType=FISH',
    ]);
  });

  test('[LIST-03] [LIST-04] names the filters and the search, once it is made', async () => {
    const { router, requestsOf } = show(answers, '?gameType=RNG');
    await settle();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await import('./FilterDrawer.tsx');
    await settle();
    for (const name of ['Vendor pg', 'Video poker', '₱0.75']) {
      await user.click(screen.getByRole('radio', { name }));
    }
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await elapse(1);
    await settle();
    expect(router.state.location.search).toBe('?gameType=RNG&vassalage=PG&gameClassify=VP&minBet=0.75');

    await user.type(screen.getByRole('searchbox'), ' gold & silver ');
    expect(router.state.location.search).toBe('?gameType=RNG&vassalage=PG&gameClassify=VP&minBet=0.75');
    await elapse(500);
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      gameType: 'RNG',
      vassalage: 'PG',
      gameClassify: 'VP',
      minBet: '0.75',
      gameName: 'gold & silver',
    });
    expect(requestsOf('gameList')).toHaveLength(3);

    await user.click(screen.getByRole('button', { name: 'Clear filter Vendor pg' }));
    expect(new URLSearchParams(router.state.location.search).get('vassalage')).toBe(null);
  });

  test('[LIST-03] [LIST-04] opened again, shows the same list', async () => {
    const { requestsOf } = show(
      answers,
      '?gameType=RNG&vassalage=PG&gameClassify=VP&minBet=0.75&gameName=gold+%26+silver',
    );
    await settle();
    expect(requestsOf('gameList')).toMatchObject([
      { gameType: 'RNG', vassalage: 'PG', gameClassify: 'VP', minBet: '0.75', gameName: 'gold & silver' },
    ]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('gold & silver');
    expect(pressedTab()).toBe(undefined);
  });

  test('[LIST-01] [LIST-03] ignores what it cannot mean', async () => {
    const { requestsOf } = show(
      answers,
      `?gameType=RNG&gameType=FISH&type=hot&type=fav&vassalage=%3Cb%3E&minBet=0.2&gameClassify=jp&gameName=${'a'.repeat(101)}`,
    );
    await settle();
    expect(requestsOf('gameList')).toMatchObject([
      { gameType: 'RNG', vassalage: '', gameClassify: '', minBet: '', gameName: '' },
    ]);
    expect([pressedTab(), notices()]).toEqual(['All', []]);
  });

  test('[LIST-03] a vendor unknown to the operator does not filter, once that is known', async () => {
    const { router, requestsOf } = show(answers, '?gameType=RNG&vassalage=NOBODY');
    await settle();
    expect(requestsOf('gameList').at(-1)).toMatchObject({ gameType: 'RNG', vassalage: '' });
    expect([pressedTab(), router.state.location.search]).toEqual(['All', '?gameType=RNG']);
  });
});

describe('searching and filtering', () => {
  test('[LIST-04] a name is searched trimmed, half a second after the last letter', async () => {
    const { requestsOf } = show({
      gameList: ({ gameName }) => page(gameName ? [] : gamesFrom(1, 1)),
      hotGames: noAnswer,
    });
    await settle();
    await user.type(screen.getByRole('searchbox', { name: 'Search games' }), ' gold ');
    await elapse(499);
    expect(requestsOf('gameList')).toHaveLength(1);
    await elapse(1);
    expect(requestsOf('gameList').map((request) => (request as { gameName: string }).gameName)).toEqual([
      '',
      'gold',
    ]);
    expect(screen.getByText('No games found')).not.toBe(null);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await settle();
    expect(tiles()).toEqual(['Game 1JL Games']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  test('[LIST-04] an empty field offers recent searches until they are cleared', async () => {
    const { requestsOf, storage } = show({ gameList: () => page(gamesFrom(1, 2)) });
    await settle();
    const field = screen.getByRole('searchbox', { name: 'Search games' });
    const chips = () => within(screen.getByRole('list', { name: 'Recent searches' })).getAllByRole('button');
    fireEvent.focus(field);
    expect(screen.queryByRole('list', { name: 'Recent searches' })).toBe(null);
    for (const name of ['gold', 'fish ']) {
      await user.type(field, name);
      fireEvent.blur(field);
    }
    expect(storage.read('recentSearches')).toEqual(['fish', 'gold']);
    await elapse(500);
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(chips().map(({ textContent }) => textContent)).toEqual(['fish', 'gold', '']);
    const [, gold] = chips();
    if (gold) await user.click(gold);
    await elapse(500);
    expect(requestsOf('gameList').at(-1)).toMatchObject({ gameName: 'gold' });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('list', { name: 'Recent searches' })).toBe(null);
    storage.clearSession();
    expect(storage.read('recentSearches')).toEqual([]);
  });

  test('[DEV-04] [LIST-04] an unfinished composition is neither searched nor stored, and its Enter stays in the field', async () => {
    const { requestsOf, storage } = show({ gameList: () => page(gamesFrom(1, 2)) });
    await settle();
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
    field.focus();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'さけ' }, isComposing: true, data: 'さけ' });
    await elapse(500);
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect([field.value, document.activeElement, requestsOf('gameList').length]).toEqual(['さけ', field, 1]);
    expect(storage.read('recentSearches')).toEqual([]);
    fireEvent.input(field, { target: { value: '鮭魚' }, isComposing: true, data: '鮭魚' });
    fireEvent.compositionEnd(field);
    await elapse(500);
    expect(requestsOf('gameList').at(-1)).toMatchObject({ gameName: '鮭魚' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(document.activeElement).not.toBe(field);
    expect(storage.read('recentSearches')).toEqual(['鮭魚']);
  });

  test('[CAT-02] a player who comes to search has the focus in the field', async () => {
    const { router } = show({ gameList: () => page(gamesFrom(1, 2)) });
    await act(() => router.navigate('/m/gameList?gameType=FISH', { state: { search: true } }));
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search games' }));
  });

  test('[LIST-04] a slow older answer is dropped', async () => {
    let answerFirst: (games: Game[]) => void = () => {};
    show({
      gameList: ({ gameName }) =>
        gameName === ''
          ? new Promise((resolve) => (answerFirst = (games) => resolve(page(games))))
          : page([gameOf(2)]),
    });
    await settle();
    await user.type(screen.getByRole('searchbox'), 'gold');
    await elapse(500);
    expect(tiles()).toEqual(['Game 2JL Games']);
    answerFirst([gameOf(1)]);
    await settle();
    expect(tiles()).toEqual(['Game 2JL Games']);
  });

  test('[LIST-03] the drawer applies the selection and closes; each filter can be cleared separately', async () => {
    const { requestsOf } = show({ gameList: () => page(gamesFrom(1, 1)) });
    await settle();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await import('./FilterDrawer.tsx');
    await settle();
    const drawer = screen.getByRole('dialog', { name: 'Filter games' });
    const options = within(drawer)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(options.join(', ')).toBe(
      'All, Vendor pg, Vendor jl, ' +
        'All, Accumulative prize, Scratch, Video poker, PVP, Arcade, Bingo, ' +
        'All, ₱0.01, ₱0.05, ₱0.10, ₱0.50, ₱0.75, ₱1.00',
    );
    await user.click(within(drawer).getByRole('radio', { name: 'Vendor pg' }));
    await user.click(within(drawer).getByRole('radio', { name: '₱0.50' }));
    await user.type(within(drawer).getByRole('textbox', { name: 'Game name' }), 'sun');
    await user.click(within(drawer).getByRole('button', { name: 'Submit' }));
    await elapse(1_000);
    expect(screen.queryByRole('dialog')).toBe(null);
    await user.click(screen.getByRole('button', { name: 'Clear filter Vendor pg' }));
    await settle();
    const asked = requestsOf('gameList').map((request) => {
      const { vassalage, minBet, gameName } = request as Record<string, string>;
      return { vassalage, minBet, gameName };
    });
    expect(asked).toEqual([
      { vassalage: '', minBet: '', gameName: '' },
      { vassalage: 'PG', minBet: '0.5', gameName: 'sun' },
      { vassalage: '', minBet: '0.5', gameName: 'sun' },
    ]);
  });
});

describe('pages', () => {
  const threePages = ({ pageNo }: { pageNo: unknown }) =>
    page(gamesFrom((Number(pageNo) - 1) * 25 + 1, 25), 3);
  const pagesAsked = (requests: unknown[]) =>
    requests.map((request) => (request as { pageNo: number }).pageNo);

  test(
    '[LIST-03] of 10,000 vendors the drawer shows a few, including the selected one',
    { tags: ['full'] },
    async () => {
      const codes = Array.from({ length: 10_000 }, (_, index) => `V${index}`);
      const [one] = vendors.mapping['RNG'] ?? [];
      const many = codes.flatMap((code) => (one ? [{ ...one, vassalage: code, accountTypeName: code }] : []));
      show(
        {
          gameList: () => page(gamesFrom(1, 2)),
          vendors: () => ({
            sorting: [{ gameCategory: 'RNG', displayName: '', vendorNames: codes }],
            mapping: { RNG: many },
          }),
        },
        '?vassalage=V9999',
      );
      await settle();
      await user.click(screen.getByRole('button', { name: 'Filter on' }));
      await import('./FilterDrawer.tsx');
      await settle();
      const drawer = screen.getByRole('dialog', { name: 'Filter games' });
      const makers = within(drawer).getByRole('group', { name: 'Manufacturer' });
      const radios = () => within(makers).getAllByRole<HTMLInputElement>('radio');
      expect([radios().length, radios().at(-1)?.checked]).toEqual([61, true]);
      await user.click(within(makers).getByRole('button', { name: 'More' }));
      expect(radios()).toHaveLength(121);
    },
  );

  test('[LIST-05] the next page loads within 300 px of the end, scrolling down, once a second, and not after the last', async () => {
    const { requestsOf } = show({ gameList: threePages });
    await settle();
    const asked = () => pagesAsked(requestsOf('gameList'));
    await scrollTo(5_000 - window.innerHeight - 300, 5_000);
    expect(asked()).toEqual([1]);
    await scrollTo(5_000 - window.innerHeight - 299, 5_000);
    expect(asked()).toEqual([1, 2]);
    await scrollTo(5_000 - window.innerHeight - 100, 5_000);
    expect(asked()).toEqual([1, 2]);
    await elapse(1_000);
    expect(asked()).toEqual([1, 2, 3]);
    await elapse(5_000);
    await scrollTo(5_000 - window.innerHeight, 5_000);
    expect(asked()).toEqual([1, 2, 3]);
    expect(screen.getByText("You've reached the end.")).not.toBe(null);
  });

  test('[LIST-05] scrolling up loads nothing', async () => {
    const { requestsOf } = show({ gameList: threePages });
    await settle();
    await scrollTo(3_000, 100_000);
    await scrollTo(2_900, 3_000);
    expect(pagesAsked(requestsOf('gameList'))).toEqual([1]);
  });

  test('[LIST-05] a game on two pages appears once', async () => {
    show({
      gameList: ({ pageNo }) =>
        page(Number(pageNo) === 1 ? [gameOf(1), gameOf(2)] : [gameOf(2), gameOf(2, { vassalage: 'PG' })], 2),
    });
    await settle();
    await scrollTo(0, 100);
    expect(tiles()).toEqual(['Game 1JL Games', 'Game 2JL Games', 'Game 2JL Games']);
  });

  test('[LIST-05] [NET-07] an operator that answers every number with its first page ends the list', async () => {
    const { requestsOf } = show({ gameList: () => page(gamesFrom(1, 2), 1_000) });
    await settle();
    for (let times = 0; times < 4; times += 1) {
      await scrollTo(0, 100);
      await elapse(1_000);
    }
    expect(pagesAsked(requestsOf('gameList'))).toEqual([1, 2]);
    expect(tiles()).toHaveLength(2);
    expect(screen.getByText("You've reached the end.")).not.toBe(null);
  });

  test('[NET-05] a failed first page says why and can be retried', async () => {
    let fail = true;
    show({ gameList: () => (fail ? Promise.reject(offline('gameList')) : page(gamesFrom(1, 1))) });
    await settle();
    expect(screen.getByRole('alert').textContent).toBe(
      "This game isn't available right now.Try againRequest ID request-1",
    );
    fail = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(tiles()).toEqual(['Game 1JL Games']);
  });

  test('[LIST-05] a failed later page leaves the games and can be retried', async () => {
    let fail = true;
    show({
      gameList: ({ pageNo }) =>
        Number(pageNo) === 2 && fail
          ? Promise.reject(offline('gameList'))
          : page([gameOf(Number(pageNo))], 2),
    });
    await settle();
    await scrollTo(0, 100);
    expect(tiles()).toEqual(['Game 1JL Games']);
    fail = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(tiles()).toEqual(['Game 1JL Games', 'Game 2JL Games']);
  });

  test('[LIST-05] of 5,000 games only those near the screen are rendered, in the full scroll height', async () => {
    layOutGrid({ tileHeight: 238, gap: 12 });
    show({ gameList: () => page(gamesFrom(1, 5_000)) });
    await elapse(100);
    const feed = screen.getByRole('feed');
    const drawn = () => {
      const [above, below] = ['--rows-above', '--rows-below'].map((room) =>
        Number(feed.style.getPropertyValue(room)),
      );
      return { first: tiles()[0], rows: [above, tiles().length / 2, below] };
    };
    // The rows, 250 pixels each, in the screen's 768 pixels and 800 more.
    expect(drawn()).toEqual({ first: 'Game 1JL Games', rows: [0, 7, 2_493] });
    await scrollTo(250_000, 625_000);
    // The first row on screen draws at once, the others frame by frame.
    expect(drawn()).toEqual({ first: 'Game 2001JL Games', rows: [1_000, 1, 1_499] });
    for (let frames = 0; frames < 12; frames += 1) await elapse(17);
    expect(drawn()).toEqual({ first: 'Game 1993JL Games', rows: [996, 11, 1_493] });
  });
});

describe('favourites', () => {
  const favourites = (...numbers: number[]) => ({
    favouriteIds: () => ({ content: numbers.map((number) => ({ nodeId: `n${number}`, vassalage: 'JL' })) }),
    favouriteGames: () => ({ content: numbers.map((number) => gameOf(number)), pageNum: 1, totalPages: 1 }),
    gameList: () => page(gamesFrom(1, 3)),
  });
  const done = () => ({});

  test('[TILE-02] a visitor goes to log in and comes back', async () => {
    const { router } = show(favourites(), '?gameType=RNG');
    await settle();
    await user.click(screen.getByRole('button', { name: 'Add Game 1 to favourites' }));
    expect([router.state.location.pathname, router.state.location.state]).toEqual([
      '/m/login',
      { returnTo: '/m/gameList?gameType=RNG' },
    ]);
  });

  test('[TILE-02] appear immediately, and are confirmed for a second', async () => {
    let answer: (value: object) => void = () => {};
    const { requestsOf } = show(
      { ...favourites(2), addFavourite: () => new Promise<object>((resolve) => (answer = resolve)) as never },
      '',
      { session: member },
    );
    await settle();
    expect(hearts(/favourites/).map((heart) => heart.getAttribute('aria-label'))).toEqual([
      'Add Game 1 to favourites',
      'Remove Game 2 from favourites',
      'Add Game 3 to favourites',
    ]);
    await user.click(screen.getByRole('button', { name: 'Add Game 1 to favourites' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Remove Game 1 from favourites' })).not.toBe(null);
    expect(notices()).toEqual(['loading: Please wait']);
    answer({});
    await settle();
    expect(notices()).toEqual(['success: Changes saved']);
    await elapse(1_000);
    expect(notices()).toEqual([]);
    expect(requestsOf('addFavourite')).toEqual([{ nodeId: 'n1', vendor: 'JL' }]);
  });

  test('[TILE-02] a tap on a heart re-renders no tile', async () => {
    const { drawnPictures } = show({ ...favourites(), addFavourite: done as never }, '', { session: member });
    await settle();
    expect(drawnPictures).toHaveBeenCalledTimes(3);
    await user.click(screen.getByRole('button', { name: 'Add Game 2 to favourites' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Remove Game 2 from favourites' })).not.toBe(null);
    expect(drawnPictures).toHaveBeenCalledTimes(3);
  });

  test('[TILE-01] a picture that fails is replaced by the next address and finally by the fallback', async () => {
    show({ gameList: () => page([gameOf(1, { iconUrl: '/art/one.svg' })]) });
    await settle();
    const tile = screen.getByRole('button', { name: 'Play Game 1' });
    const picture = tile.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/art/one.svg');
    if (picture) fireEvent.error(picture);
    expect([tile.querySelector('img'), tile.querySelectorAll('svg').length]).toEqual([null, 1]);
  });

  test('[TILE-02] a refusal resets the heart and says why', async () => {
    const { renewed } = show(
      { ...favourites(), addFavourite: () => Promise.reject(offline('addFavourite')) },
      '',
      {
        session: member,
      },
    );
    await settle();
    await user.click(screen.getByRole('button', { name: 'Add Game 1 to favourites' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Add Game 1 to favourites' })).not.toBe(null);
    expect(notices()).toEqual(["error: This game isn't available right now."]);
    expect(renewed()).toEqual(['member favouriteList', 'member hearts']);
  });

  test('[TILE-02] of quick taps the last one wins, and the calls run one after another', async () => {
    const answers: ((value: object) => void)[] = [];
    const held = () => new Promise<object>((resolve) => answers.push(resolve)) as never;
    const { asked } = show({ ...favourites(), addFavourite: held, removeFavourite: held }, '', {
      session: member,
    });
    await settle();
    const changes = () => asked.map(([call]) => call).filter((call) => /^(add|remove)Fav/.test(call));
    for (const name of [
      'Add Game 1 to favourites',
      'Remove Game 1 from favourites',
      'Add Game 1 to favourites',
    ]) {
      await user.click(screen.getByRole('button', { name }));
      await settle();
    }
    expect(changes()).toEqual(['addFavourite']);
    for (let index = 0; index < 3; index += 1) {
      answers[index]?.({});
      await settle();
    }
    expect(changes()).toEqual(['addFavourite', 'removeFavourite', 'addFavourite']);
    expect(screen.getByRole('button', { name: 'Remove Game 1 from favourites' })).not.toBe(null);
  });

  describe('beyond the hundred favourite ids', () => {
    const firstHundred = favourites(...Array.from({ length: 100 }, (_, index) => 1000 + index)).favouriteIds;

    test('[TILE-02] [LIST-06] every card among the favourites is one, and disappears when removed', async () => {
      const { requestsOf } = show(
        { ...favourites(1, 2), favouriteIds: firstHundred, removeFavourite: done as never },
        '?type=fav',
        { session: member },
      );
      await settle();
      expect(hearts(/favourites/).map((heart) => heart.getAttribute('aria-label'))).toEqual([
        'Remove Game 1 from favourites',
        'Remove Game 2 from favourites',
      ]);
      await user.click(screen.getByRole('button', { name: 'Remove Game 2 from favourites' }));
      expect(tiles()).toEqual(['Game 1JL Games']);
      expect(requestsOf('removeFavourite')).toEqual([{ nodeId: 'n2', vendor: 'JL' }]);
    });

    test('[TILE-02] hearts come with the list, whatever the ids leave out', async () => {
      let answerIds = () => {};
      const ids = new Promise((resolve) => (answerIds = () => resolve(firstHundred())));
      const listed = [gameOf(1, { favourite: true }), gameOf(2, { favourite: false }), gameOf(1000)];
      show({ favouriteIds: () => ids as never, gameList: () => page(listed) }, '', { session: member });
      await settle();
      const labels = () => hearts(/favourites/).map((heart) => heart.getAttribute('aria-label'));
      expect(labels()).toEqual([
        'Remove Game 1 from favourites',
        'Add Game 2 to favourites',
        'Add Game 1000 to favourites',
      ]);
      answerIds();
      await settle();
      expect(labels()).toEqual([
        'Remove Game 1 from favourites',
        'Add Game 2 to favourites',
        'Remove Game 1000 from favourites',
      ]);
    });

    test('[TILE-02] a page requested before a tap does not undo it', async () => {
      let answerMore = () => {};
      const more = new Promise((resolve) => {
        answerMore = () => resolve(page([gameOf(1, { favourite: false }), gameOf(3)], 2));
      });
      const answers = {
        ...favourites(),
        addFavourite: done as never,
        gameList: ({ pageNo }: { pageNo: number }) =>
          pageNo === 1 ? page([gameOf(1, { favourite: false })], 2) : more,
      };
      show(answers as never, '', { session: member });
      await settle();
      await scrollTo(700, 1_000);
      await user.click(screen.getByRole('button', { name: 'Add Game 1 to favourites' }));
      answerMore();
      await settle();
      expect(tiles()).toEqual(['Game 1JL Games', 'Game 3JL Games']);
      expect(screen.getByRole('button', { name: 'Remove Game 1 from favourites' })).not.toBe(null);
    });
  });

  test('[LIST-06] removing on the favourites tab removes the card, the last one leaves the placeholder', async () => {
    show({ ...favourites(1, 2), removeFavourite: done as never }, '?type=fav', { session: member });
    await settle();
    expect(tiles()).toEqual(['Game 1JL Games', 'Game 2JL Games']);
    await user.click(screen.getByRole('button', { name: 'Remove Game 1 from favourites' }));
    await settle();
    expect(tiles()).toEqual(['Game 2JL Games']);
    await user.click(screen.getByRole('button', { name: 'Remove Game 2 from favourites' }));
    await settle();
    expect(screen.getByText('Tap the heart on a game to keep it here.')).not.toBe(null);
  });

  test('[LIST-06] a refused removal puts the card back in its place', async () => {
    show(
      { ...favourites(1, 2), removeFavourite: () => Promise.reject(offline('addFavourite')) },
      '?type=fav',
      { session: member },
    );
    await settle();
    await user.click(screen.getByRole('button', { name: 'Remove Game 1 from favourites' }));
    await settle();
    expect(tiles()).toEqual(['Game 1JL Games', 'Game 2JL Games']);
  });
});

test('[TILE-01] [TILE-05] a tap plays the game for the logged-in player', async () => {
  const { launchGame } = show({ gameList: () => page([gameOf(1, { roomId: 'r1' })]) }, '', {
    session: member,
  });
  await settle();
  await user.click(screen.getByRole('button', { name: 'Play Game 1' }));
  expect(launchGame.mock.calls).toMatchObject([
    [
      {
        input: {
          target: { vendor: 'JL', gameId: 'g1', nodeId: 'n1', roomId: 'r1', name: 'Game 1' },
          forFun: false,
        },
      },
    ],
  ]);
});
