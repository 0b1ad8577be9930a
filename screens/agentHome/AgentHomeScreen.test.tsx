import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { AgentHomeScreen } from './AgentHomeScreen.tsx';
import { shortcutsFor } from './shortcuts.ts';

const agent = { ...member, userName: 'ramon', type: 1 };

const noContract = {
  contractId: '',
  kind: 'dividend' as const,
  account: '',
  status: 'none' as const,
  terms: [],
  offeredAt: null,
  decidedAt: null,
};

const footer = {
  teamLoginMemberCount: 14,
  teamBetMemberCount: 9,
  teamRegisterMemberCount: 4,
  teamOnlineCount: 3,
};
const announced = (unreadCount: number) => ({
  promotion: [],
  banners: [],
  player: [],
  popup: [],
  hot: [],
  footer: { unreadCount },
});

const answers = {
  wallet: () => ({ sumBalance: 50_000, currencySymbol: '₱' }),
  teamKpiA: () => ({ list: [], totalPages: 0, footer }),
  inboxUnread: () => 7,
  announcements: ({ types }: { types: string }) => announced(types === 'A' ? 120 : 0),
  dividendInfo: () => noContract,
  memberInfo: noAnswer,
  headIcon: noAnswer,
};

/** The specification's pairs of menu keys and pages. */
const keyed = {
  AGEPAG: ['Team overview', '/m/agent/team/overview'],
  TRANSREC3: ['Account record', '/m/transaction/record?types=A'],
  DOWNMAN: ['Team management', '/m/member/team'],
  AGENTRANSMULTDOWN3: ['Red envelope rain', '/m/redRain'],
  AGETEAMPNL3: ['Team profit and loss', '/m/agent/team/pnl'],
  TEAMBETTING3: ['Team betting', '/m/teamBetting'],
  GAMSER: ['Rebate settings', '/m/member/agent/agentRebeat'],
  AGEREBINC3: ['Commission', '/m/member/teamRebate'],
  SECPRIV: ['Security centre', '/m/securityCenter'],
  MAILCEN: ['Inbox', '/m/webEmail'],
} as const;
const online = ['Online service', '/m/onlineChat'];
const allKeys = Object.fromEntries(Object.keys(keyed).map((key) => [key, true]));

type Setting = Partial<Parameters<typeof renderScreen>[1]>;

function show(setting: Setting = {}) {
  const shown = renderScreen(<AgentHomeScreen />, {
    path: '/m/agent/home',
    answers,
    session: agent,
    whitelabel: { ...allKeys, DIVIDEND3: true },
    ...setting,
  });
  return { ...shown, user: userEvent.setup() };
}

const linksIn = (role: 'list' | 'navigation', name: string) =>
  within(screen.getByRole(role, { name }))
    .getAllByRole('link')
    .map((link) => [link.lastChild?.textContent, link.getAttribute('href')]);
const shortcuts = () => linksIn('list', 'Your team and account');
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(
  firstOf(
    [
      [10, 59, 'Good morning'],
      [11, 0, 'Good day'],
      [14, 59, 'Good day'],
      [15, 0, 'Good afternoon'],
      [18, 59, 'Good afternoon'],
      [19, 0, 'Good evening'],
    ],
    2,
  ),
)('[AGENT-01] at %i:%i on the device’s clock the agent sees "%s"', async (hour, minute, greeting) => {
  // It is three hours late.
  vi.spyOn(Date, 'now').mockReturnValue(new Date(2026, 2, 10, hour + 3, minute).getTime());
  show();
  expect(screen.getByText(greeting)).toBeDefined();
  expect(screen.getByText('ramon')).toBeDefined();
  expect(await screen.findByText('₱50,000.00')).toBeDefined();
  const hrefs = ['Withdraw', 'Cash in', 'Customer service'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/m/withdraw', '/m/voucherCenter', '/m/service']);
});

describe('[AGENT-02] the team’s day', () => {
  test('shows its four counts, requested for the merchant’s day, without a list', async () => {
    // Still the day before in UTC.
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 2, 9, 17));
    const { requestsOf } = show();
    await waitFor(() => expect(figures()).toEqual(['14', '9', '4', '3']));
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Logged in',
      'Placed bets',
      'New members',
      'Online now',
    ]);
    expect(requestsOf('teamKpiA')).toEqual([{ startDate: '2026-03-10', endDate: '2026-03-10', size: 0 }]);
  });
});

test('[AGENT-01] [AGENT-02] when left open, greets and counts for the new day', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-10T23:59:30+08:00') });
  onTestFinished(() => void vi.useRealTimers());
  const greetings = ['Good morning', 'Good day', 'Good afternoon', 'Good evening'];
  const greeting = () => greetings.find((text) => screen.queryByText(text));
  const { requestsOf } = show();
  const before = greeting();
  expect(requestsOf('teamKpiA')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(requestsOf('teamKpiA')[1]).toEqual({ startDate: '2026-03-11', endDate: '2026-03-11', size: 0 });
  vi.setSystemTime(Date.now() + 12 * 3_600_000);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(greeting()).not.toBe(before));
});

describe('[AGENT-03] the shortcuts', () => {
  test('all of them, in order, each opening its page; the inbox with its unread count', async () => {
    show();
    expect(shortcuts()).toEqual([...Object.values(keyed), online]);
    expect(await screen.findByRole('link', { name: '7 Inbox' })).toBeDefined();
  });

  test.each(Object.entries(keyed))('%s alone adds its own and the online service', (key, entry) => {
    const shown = shortcutsFor({ [key]: true }).map(({ title, path }) => [i18next.t(title), path]);
    expect(shown).toEqual([entry, online]);
  });
});

describe('[AGENT-04] the footer', () => {
  const entries = [
    ['Home', '/m/home'],
    ['Open an account', '/m/agentRegister'],
    ['Dividend', '/m/member/agent/agentDivident'],
    ['Announcements', '/m/member/notice?types=A'],
  ];

  test('leads home, to opening accounts, to dividends and to the announcements, with counts up to 99', async () => {
    const { requestsOf } = show();
    expect(linksIn('navigation', 'Agent menu')).toEqual(entries);
    expect(await screen.findByRole('link', { name: '99+ Announcements' })).toBeDefined();
    expect(requestsOf('announcements')).toContainEqual({
      types: 'A',
      groupName: 'm_home',
      platform: 'M',
      merchantCode: 'ARAW',
      language: 'eng',
    });
  });

  test('has no dividends if the merchant does not offer them', () => {
    const { requestsOf } = show({ whitelabel: {} });
    expect(linksIn('navigation', 'Agent menu')).toEqual(entries.filter(([name]) => name !== 'Dividend'));
    expect(requestsOf('dividendInfo')).toEqual([]);
  });

  test('[MSG-02] counts again every minute, and when the agent returns', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let unread = 1;
    show({ answers: { ...answers, announcements: () => announced(unread) } });
    expect(await screen.findByRole('link', { name: '1 Announcements' })).toBeDefined();
    unread = 2;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('link', { name: '2 Announcements' })).toBeDefined();
    unread = 3;
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByRole('link', { name: '3 Announcements' })).toBeDefined();
  });

  test('marks the dividends while an offer waits', async () => {
    const offered = { ...noContract, contractId: '7', status: 'requested' as const };
    show({ answers: { ...answers, dividendInfo: () => offered } });
    expect(await screen.findByRole('link', { name: 'new offer Dividend' })).toBeDefined();
  });

  test('is absent without a session', () => {
    const { asked } = show({ session: null });
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('[AGENT-06] a failed call empties only its own block', () => {
  const failing = () => {
    throw new CallError({ call: 'wallet', kind: 'offline' });
  };
  const whole = {
    balance: '₱50,000.00',
    figures: ['14', '9', '4', '3'],
    inbox: '7 Inbox',
    announcements: '99+ Announcements',
    dividend: 'new offer Dividend',
  };
  const offered = { ...noContract, contractId: '7', status: 'requested' as const };

  test.each(
    firstOf([
      ['wallet', { balance: '—' }],
      ['teamKpiA', { figures: ['', '', '', ''] }],
      ['inboxUnread', { inbox: 'Inbox' }],
      ['announcements', { announcements: 'Announcements' }],
      ['dividendInfo', { dividend: 'Dividend' }],
    ] as const),
  )('%s', async (call, without) => {
    const { asked } = show({ answers: { ...answers, dividendInfo: () => offered, [call]: failing } });
    expect(asked.map(([name]) => name)).toContain(call);
    const expected = { ...whole, ...without };
    await waitFor(() => expect(figures()).toEqual(expected.figures));
    expect(await screen.findByRole('link', { name: expected.inbox })).toBeDefined();
    expect(await screen.findByRole('link', { name: expected.announcements })).toBeDefined();
    expect(await screen.findByRole('link', { name: expected.dividend })).toBeDefined();
    expect(await screen.findByText(expected.balance)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('[AGENT-03] [PERM-02] an agent without a real account has no inbox request, and is told why', async () => {
  const { user, requestsOf, router } = show({ session: { ...agent, type: 41 } });
  await user.click(screen.getByRole('link', { name: 'Inbox' }));
  expect(requestsOf('inboxUnread')).toEqual([]);
  expect(router.state.location.pathname).toBe('/m/agent/home');
});

test.each([
  ['Red envelope rain', 41],
  ['Open an account', 99],
])('[AGENT-03] [PERM-02] %s turns away an agent of type %i, which counts as trial', async (name, type) => {
  const { user, router, notices } = show({ session: { ...agent, type } });
  await user.click(screen.getByRole('link', { name }));
  expect(router.state.location.pathname).toBe('/m/agent/home');
  expect(notices.shown().map(({ text }) => text)).toEqual([
    'Please login an actual account to use this function',
  ]);
});
