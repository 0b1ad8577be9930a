import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { MemberInfo } from '@araw/contract/accounts/member';
import { member, renderScreen, uncounted } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { MemberHomeScreen } from './MemberHomeScreen.tsx';

const today = new Date(2026, 2, 10, 9, 30).getTime();
const info: MemberInfo = {
  id: '7',
  account: 'maria',
  nickname: 'Maria Clara',
  type: 0,
  // Late in the evening: 12 nights ago, yet less than 12 times 24 hours.
  regDate: new Date(2026, 1, 26, 23, 45).getTime(),
  toUpline: false,
  standing: null,
  clubLabel: { labelName: 'VIP 3' },
};
const answers = {
  ...uncounted,
  memberInfo: () => info,
  headIcon: () => ({ icon: '/art/avatar/3.svg', choices: [] }),
  wallet: () => ({ sumBalance: 12480.5, currencySymbol: '₱' }),
  availablePromotions: () => ({ list: [] }),
};

type Setting = Partial<Parameters<typeof renderScreen>[1]>;

function show(setting: Setting = {}) {
  const shown = renderScreen(<MemberHomeScreen />, { path: '/m/member/home', answers, ...setting });
  return { ...shown, user: userEvent.setup(), at: () => shown.router.state.location };
}

const asUserAgent = (userAgent: string) =>
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const mainTiles = () => within(screen.getByRole('list', { name: 'Shortcuts' })).getAllByRole('link');

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(today);
  asUserAgent('Android 15');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('[MEM-01] the header', () => {
  test('leads back to home and to the settings', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Member centre' })).toBeDefined();
    expect(link('Back to home').getAttribute('href')).toBe('/m/home');
    expect(link('Settings').getAttribute('href')).toBe('/m/set');
  });

  test('[LANG-01] changes the language immediately and stores the choice', async () => {
    const { user, storage } = show();
    const languages = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    expect([...languages.options].map(({ value, text }) => [value, text])).toEqual([
      ['CN', '中文'],
      ['EN', 'EN'],
      ['TH', 'ไทย'],
      ['VI', 'VN'],
      ['TY', 'TAGALOG'],
      ['', 'All languages'],
    ]);
    expect(languages.value).toBe('EN');
    await user.selectOptions(languages, 'VI');
    expect(await screen.findByRole('heading', { name: 'Trung tâm thành viên' })).toBeDefined();
    expect([storage.read('language'), document.documentElement.lang]).toEqual(['VI', 'vi']);
  });
});

test('[LANG-02] the switcher links to all languages, without selecting one', async () => {
  const { user, router, storage } = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'All languages');
  expect([router.state.location.pathname, storage.read('language')]).toEqual(['/m/languages', '']);
});

describe('[MEM-01] the info block', () => {
  test('shows avatar, account and VIP label, and leads to the account details', async () => {
    show({ session: member });
    const block = await screen.findByRole('link', { name: /^maria VIP 3/ });
    await waitFor(() => expect(block.querySelector('img')?.getAttribute('src')).toBe('/art/avatar/3.svg'));
    expect(block.getAttribute('href')).toBe('/m/myAccount/index');
  });

  test('a member without a level has no VIP label', async () => {
    show({ session: member, answers: { ...answers, memberInfo: () => ({ ...info, clubLabel: null }) } });
    expect(await screen.findByText(/^Joined /)).toBeDefined();
    expect(screen.queryByText('VIP 3')).toBeNull();
  });

  test.each(
    firstOf(
      [
        ['the nights since, whatever the hour', info.regDate, 'Joined 12 days ago'],
        ['none on the day itself', new Date(2026, 2, 10, 0, 5).getTime(), 'Joined today'],
        ['one after midnight', new Date(2026, 2, 9, 23, 59).getTime(), 'Joined 1 day ago'],
        [
          'none when the registration lies ahead of the clock',
          new Date(2026, 2, 11).getTime(),
          'Joined today',
        ],
      ],
      2,
    ),
  )('counts the days by the calendar: %s', async (_, regDate, text) => {
    show({ session: member, answers: { ...answers, memberInfo: () => ({ ...info, regDate }) } });
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('a visitor is asked to log in or to register, and nothing is requested for them', async () => {
    const { user, at, requestsOf } = show();
    expect(screen.getByRole('heading', { name: 'Log in or register' })).toBeDefined();
    expect(link('Sign up').getAttribute('href')).toBe('/m/register');
    expect([requestsOf('memberInfo'), requestsOf('wallet'), requestsOf('headIcon')]).toEqual([[], [], []]);
    await user.click(link('Log in'));
    expect([at().pathname, at().state]).toEqual(['/m/login', { returnTo: '/m/member/home' }]);
  });
});

describe('[MEM-05] on opening', () => {
  test('member info is refreshed, though it is known, and the wallet fetched', async () => {
    const { requestsOf, storage } = show({ session: member, memberInfo: { ...info, account: 'older' } });
    expect(await screen.findByText('₱12,480.50')).toBeDefined();
    expect(await screen.findByText('maria')).toBeDefined();
    expect([requestsOf('memberInfo').length, requestsOf('wallet').length]).toEqual([1, 1]);
    expect(storage.read('memberInfo')).toEqual(info);
  });

  test('stored info is shown until the refreshed info has arrived', async () => {
    const renewed = { ...info, clubLabel: { labelName: 'VIP 4' } };
    let answer: (value: MemberInfo) => void = () => {};
    const { requestsOf } = show({
      session: member,
      memberInfo: info,
      answers: { ...answers, memberInfo: () => new Promise<MemberInfo>((resolve) => (answer = resolve)) },
    });
    expect(link(/^maria VIP 3/)).toBeDefined();
    await waitFor(() => expect(requestsOf('memberInfo')).toHaveLength(1));
    answer(renewed);
    expect(await screen.findByRole('link', { name: /^maria VIP 4/ })).toBeDefined();
  });

  test('unreadable info says so in its place, and is retried separately', async () => {
    let fails = true;
    const { user, requestsOf } = show({
      session: member,
      answers: {
        ...answers,
        memberInfo: () => {
          if (fails) throw new CallError({ call: 'memberInfo', kind: 'timeout' });
          return info;
        },
      },
    });
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain("Your details couldn't be loaded. Slow Connection");
    expect(link(/^maria/).getAttribute('href')).toBe('/m/myAccount/index');
    expect(screen.getByText('₱12,480.50')).toBeDefined();
    fails = false;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Joined 12 days ago')).toBeDefined();
    expect([requestsOf('memberInfo').length, requestsOf('wallet').length]).toEqual([2, 1]);
  });
});

describe('[MEM-02] tiles', () => {
  const tiles = () => ['VIP benefits', 'Get the app'].map((name) => screen.queryByText(name) !== null);

  test.each<[string, Setting, boolean]>([
    ['a guest', {}, true],
    ['a member with a club label', { session: member }, true],
    [
      'a member without one',
      { session: member, answers: { ...answers, memberInfo: () => ({ ...info, clubLabel: null }) } },
      false,
    ],
  ])('VIP benefits for %s: %#', async (_, setting, offered) => {
    show(setting);
    if (setting.session) await screen.findByText(/^Joined /);
    expect(tiles()).toEqual([offered, true]);
  });

  test.each([
    ['a phone', 'Android 15', false, true],
    ['the native app', 'Android 15 ArawApp/2', false, false],
    ['an installed PWA', 'Android 15', true, false],
  ])('the app for %s: %#', (_, userAgent, standalone, offered) => {
    asUserAgent(userAgent);
    vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
    show();
    expect(tiles()).toEqual([true, offered]);
    vi.unstubAllGlobals();
  });
});

describe('[MEM-03] [MEM-06] entries', () => {
  test('the four main tiles are there whatever the flags', () => {
    show();
    expect(mainTiles().map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['Cash in', '/m/voucherCenter'],
      ['Betting record', '/m/gameRecord'],
      ['Account record', '/m/transaction/record'],
      ['Security centre', '/m/securityCenter'],
    ]);
    expect(screen.queryByRole('list', { name: 'Records' })).toBeNull();
  });

  test('flags, member info and promos add theirs', async () => {
    const promotion = { id: 1, title: 'Bring a friend', startDate: null, endDate: null };
    show({
      // One of type 2 has nobody above to transfer to.
      session: { ...member, type: 1 },
      whitelabel: { DEPRECM3: true, UPLINETRANS3: true, REWCEN3: false },
      answers: {
        ...answers,
        memberInfo: () => ({ ...info, toUpline: true }),
        availablePromotions: () => ({ list: [{ ...promotion, promotionType: 'REFERRAL' }] }),
      },
    });
    const entriesOf = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((entry) => entry.textContent);
    await waitFor(() => expect(entriesOf('Rewards')).toEqual(['Invite friends']));
    expect(entriesOf('Records')).toEqual(['Cash-in record']);
    expect(entriesOf('Account')).toEqual(['Transfer to your agent']);
  });

  test('promos that cannot be read are silently left out', async () => {
    const { requestsOf } = show({
      answers: {
        availablePromotions: () => {
          throw new CallError({ call: 'availablePromotions', kind: 'timeout' });
        },
      },
    });
    await waitFor(() => expect(requestsOf('availablePromotions')).toHaveLength(1));
    expect(screen.queryByRole('list', { name: 'Rewards' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('[MEM-04] tapping an entry', () => {
  const whitelabel = { WITHREC3: true };
  const everyEntry = ['Cash in', 'Betting record', 'Account record', 'Security centre', 'Withdrawal record'];

  test.each(
    firstOf(
      [...everyEntry.map((name) => [name] as const), ['VIP benefits What you get at each level'] as const],
      2,
    ),
  )('%s leads a visitor to log in, and from there to the entry', async (name) => {
    const { user, at } = show({ whitelabel });
    const entry = screen.getByRole('link', { name: new RegExp(`^${name.replaceAll(' ', '\\s*')}$`) });
    const wanted = entry.getAttribute('href');
    await user.click(entry);
    expect([at().pathname, at().state]).toEqual(['/m/login', { returnTo: wanted }]);
  });

  test.each(firstOf(everyEntry, 2))('%s opens for a member', async (name) => {
    const { user, at } = show({ session: member, whitelabel });
    const entry = link(name);
    await user.click(entry);
    expect(at().pathname).toBe(entry.getAttribute('href'));
  });

  test.each(firstOf(everyEntry, 2))('[PERM-02] %s opens the prompt for a free player', async (name) => {
    const { user, at } = show({ session: { ...member, type: 4 }, whitelabel });
    await user.click(link(name));
    expect(await screen.findByRole('alertdialog', { name: 'This is a free account' })).toBeDefined();
    expect(at().pathname).toBe('/m/member/home');
  });

  test('the prompt can be cancelled', async () => {
    const { user, at } = show({ session: { ...member, type: 4 } });
    await user.click(link('Cash in'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(at().pathname).toBe('/m/member/home');
  });

  test('register-now leads to the registration', async () => {
    const { user, at } = show({ session: { ...member, type: 4 } });
    await user.click(link('Cash in'));
    await user.click(await screen.findByRole('button', { name: 'Sign up now' }));
    expect(at().pathname).toBe('/m/register');
  });
});

describe('the link to the agent centre', () => {
  const agentHome = () => screen.queryByRole('link', { name: 'Agent home' });

  test.each([0, 4, 40])('[PERM-03] is hidden from type %i', (type) => {
    show({ session: { ...member, type } });
    expect(agentHome()).toBeNull();
  });

  test('[PERM-03] is hidden from a visitor', () => {
    show();
    expect(agentHome()).toBeNull();
  });

  test.each(firstOf([1, 2, 41, 42, 99], 2))('[PERM-03] opens for type %i, without a prompt', async (type) => {
    const { user, at } = show({ session: { ...member, type } });
    await user.click(agentHome()!);
    expect(at().pathname).toBe('/m/agent/home');
  });
});

describe('[BOOT-07] [MEM-03] the version of the member centre', () => {
  const mobileTemplate = {
    app_background: '',
    app_desc: '',
    app_desc_font_color: '',
    mem_cen: false,
    dep_func: true,
  };
  const whitelabel = { TRANSBETREPMEM3: true, SECPRIV: true, REWCEN3: true, MAILCEN: true };
  const setting = { session: member, whitelabel };
  const namesIn = (list: HTMLElement) =>
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  test('is the new one if the template says so: four tiles, with groups below', () => {
    show(setting);
    expect(mainTiles()).toHaveLength(4);
    const groups = ['Records', 'Rewards', 'Account'].map((name) => screen.queryByRole('list', { name }));
    expect(groups.filter((group) => group === null)).toEqual([]);
  });

  test('is otherwise one plain list of the same entries, each once', async () => {
    const { user, at } = show({ ...setting, info: { mobileTemplate } });
    expect(screen.queryByRole('list', { name: 'Shortcuts' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Records' })).toBeNull();
    expect(namesIn(screen.getByRole('list', { name: 'All pages' }))).toEqual([
      'Cash in',
      'Betting record',
      'Account record',
      'Security centre',
      'Agent home',
      'Rewards',
      'Inbox',
    ]);
    await user.click(screen.getByRole('link', { name: 'Rewards' }));
    expect(at().pathname).toBe('/m/rewardCenter');
  });

  test.each(firstOf([4, 40, 41, 42, 99], 2))('[MEM-04] prompts type %i to register in both', async (type) => {
    const { user, at } = show({ ...setting, session: { ...member, type }, info: { mobileTemplate } });
    await user.click(screen.getByRole('link', { name: 'Cash in' }));
    expect(await screen.findByRole('alertdialog')).toBeDefined();
    expect(at().pathname).toBe('/m/member/home');
  });
});
