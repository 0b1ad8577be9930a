import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { CallRequest } from '@araw/contract/calls/calls';
import type { TeamBet, TeamFigures, TeamSubordinate } from '@araw/contract/agents/team';
import type { RecordAnswers } from '#services/queries/recordQueries.ts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { TeamBettingScreen } from './TeamBettingScreen.tsx';
import { TeamOverviewScreen } from './TeamOverviewScreen.tsx';
import { TeamProfitScreen } from './TeamProfitScreen.tsx';

const saved: [string, string][] = [];
vi.mock('../csv/saveCsv.ts', () => ({ saveCsv: (name: string, text: string) => saved.push([name, text]) }));

const user = userEvent.setup();
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

/** Noon of 22/11/2026 in Manila. */
const noon = Date.UTC(2026, 10, 22, 4);
const week = { from: '2026-11-16', to: '2026-11-22' };
const told = { moment: noon, timeZone: 'Asia/Manila', ...week, today: '2026-11-22', since: '2026-01-01' };

const figuresOf = (bets: number, payouts: number, bonuses = 0, rebates = 0): TeamFigures => ({
  bets,
  valid: bets,
  payouts,
  bonuses,
  rebates,
  profit: bets - payouts - bonuses - rebates,
  deposits: 0,
  withdrawals: 0,
});
const nothing = figuresOf(0, 0);
const subordinate = (account: string, more: Partial<TeamSubordinate> = {}): TeamSubordinate => ({
  account,
  type: 0,
  team: 0,
  left: null,
  ...nothing,
  ...more,
});

type Figures = RecordAnswers['teamFigures'];
const total = figuresOf(1_284_650, 1_221_318.4, 9_000, 841.2);
const figuresAnswer = (more: Partial<Figures> = {}): Figures => ({
  ...told,
  trail: ['ramon'],
  list: [
    subordinate('jose', { type: 1, team: 22, ...figuresOf(1_200_000, 1_000_000, 9_000, 0) }),
    subordinate('maria', figuresOf(84_650, 221_318.4, 0, 841.2)),
    subordinate('tess', { left: '2026-11-20' }),
  ],
  next: null,
  totals: {
    ...total,
    deposits: 486_200,
    withdrawals: 311_540,
    members: 1_128,
    registered: 6,
    active: 41,
    online: 12,
    commission: 4_812.36,
  },
  own: figuresOf(100, 90),
  days: [
    { day: '2026-11-22', ...figuresOf(157_450, 142_922) },
    { day: '2026-11-20', ...figuresOf(1_127_200, 1_078_396.4, 9_000, 841.2) },
  ],
  categories: [
    { gameType: 'RNG', ...figuresOf(1_284_650, 1_221_318.4) },
    { gameType: '', ...figuresOf(0, 0, 9_000, 841.2) },
  ],
  ...more,
});

const agent = { ...member, userName: 'ramon', type: 1 };

function openFigures(
  path: string,
  answer: (request: CallRequest<'teamFigures'>) => unknown = () => figuresAnswer(),
) {
  const asked: CallRequest<'teamFigures'>[] = [];
  const Screen = path.startsWith('/m/agent/team/pnl') ? TeamProfitScreen : TeamOverviewScreen;
  const { router, notices } = renderScreen(<Screen />, {
    answers: {
      teamFigures: (request) => {
        asked.push(request);
        return answer(request) as never;
      },
    },
    path,
    session: agent,
  });
  return { asked, router, notices };
}

const overview = '/m/agent/team/overview';
const pnl = '/m/agent/team/pnl';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The cells of each row, starting with its name. */
const tableShown = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the overview of a team', () => {
  test('[TEAM-01] requests the days and the line in its address', async () => {
    const { asked } = openFigures(`${overview}?from=2026-11-01&to=2026-11-02&account=jose`);
    await screen.findByRole('table');
    expect(asked).toEqual([
      { from: '2026-11-01', to: '2026-11-02', account: 'jose', gameType: '', language: 'eng', cursor: '' },
    ]);
  });

  test('[TEAM-01] shows people and money, with the meaning and time of each figure one tap away', async () => {
    openFigures(overview);
    await screen.findByRole('table');
    const shown = (label: string) => [...screen.getByLabelText(label).children].map((one) => one.textContent);
    expect(shown('Members')).toEqual(['Members1,128', 'New6', 'Active41', 'Online12']);
    expect(shown('Money')).toEqual([
      'Cash-ins₱486,200.00',
      'Withdrawals₱311,540.00',
      'Bets₱1,284,650.00',
      'Valid bets₱1,284,650.00',
      'Payouts₱1,221,318.40',
      'Bonuses₱9,000.00',
      'Rebates₱841.20',
      'Profit₱53,490.40',
      'Commission₱4,812.36',
    ]);
    const meanings: string[] = [];
    for (const name of [
      'Members',
      'New',
      'Active',
      'Online',
      'Cash-ins',
      'Withdrawals',
      'Bets',
      'Valid bets',
      'Payouts',
      'Bonuses',
      'Rebates',
      'Profit',
      'Commission',
    ]) {
      const tapped = button(name);
      expect(tapped.getAttribute('aria-expanded')).toBe('false');
      await user.click(tapped);
      expect(tapped.getAttribute('aria-expanded')).toBe('true');
      meanings.push(document.getElementById(tapped.getAttribute('aria-controls')!)!.textContent);
      await user.click(tapped);
      expect(tapped.getAttribute('aria-controls')).toBeNull();
    }
    expect(meanings).toEqual(
      [
        'Everyone in the downline of ramon on 22/11/2026.',
        'Accounts opened in the downline in this period.',
        'Downline members with a settled bet in this period.',
        'Logged in right now, whatever the period.',
        'Credited in this period, minus reversals and debts paid.',
        'Paid out in this period, minus returns.',
        'Staked in this period, minus refunded stakes.',
        'The part that counts of bets settled in this period.',
        'Won in this period, with jackpots and corrections.',
        'Given in this period, minus what ended unused.',
        'Paid to downline members in this period.',
        "Bets minus payouts, bonuses and rebates, from the house's side. Negative means members won.",
        'Commission paid to ramon in this period.',
      ].map((meaning) => `${meaning} As of 22/11/2026 12:00`),
    );
  });

  test('[TEAM-01] the members of a past range are those on its last day', async () => {
    openFigures(overview, () => figuresAnswer({ to: '2026-11-20' }));
    await screen.findByRole('table');
    await user.click(button('Members'));
    expect(screen.getByText(/^Everyone in the downline of ramon on 20\/11\/2026\./)).toBeDefined();
  });

  test('[TEAM-01] by day there is a chart, with today dashed, and the figures below it', async () => {
    openFigures(overview);
    const chart = await screen.findByRole('img', {
      name:
        'Bets by day from 16/11/2026 to 22/11/2026: ₱1,284,650.00 in total. ' +
        "Highest: ₱1,127,200.00 on 20/11/2026. 22/11/2026 isn't over yet.",
    });
    const [past, today] = chart.querySelectorAll('rect');
    expect([past?.getAttribute('class'), today?.getAttribute('class')]).toEqual([
      expect.stringContaining('plain'),
      expect.stringContaining('unfinished'),
    ]);
    expect(await tableShown()).toEqual([
      ['22/11/2026so far', '157,450.00142,922.00', '14,528.000.00'],
      ['20/11/2026', '1,127,200.001,078,396.40', '38,962.409,841.20'],
      ['Whole team', '1,284,650.001,221,318.40', '53,490.409,841.20'],
      ['ramonown bets, not in the total', '100.0090.00', '10.000.00'],
    ]);
  });

  test('[TEAM-01] past days are never dashed', async () => {
    openFigures(overview, () => figuresAnswer({ to: '2026-11-21' }));
    const chart = await screen.findByRole('img', { name: /on 20\/11\/2026\.$/ });
    expect(chart.querySelectorAll('[class*=unfinished]')).toHaveLength(0);
  });

  test('[TEAM-01] by category includes amounts without a game; the view is in the address', async () => {
    const { asked, router } = openFigures(overview);
    await screen.findByRole('table');
    await user.click(button('Category'));
    expect((await tableShown()).map(([name]) => name)).toEqual([
      'Slots',
      'No game',
      'Whole team',
      'ramonown bets, not in the total',
    ]);
    await waitFor(() => expect(router.state.location.search).toBe('?period=7days&by=category'));
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['day', "1 entry couldn't be shown here."],
    ['category', "2 entries couldn't be shown here."],
    ['subordinate', "3 entries couldn't be shown here."],
  ])('[TEAM-01] [NET-08] by %s the rows missing from its table are counted', async (by, text) => {
    const unread = { days: 1, categories: 2, subordinates: 3 };
    openFigures(`${overview}?period=7days&by=${by}`, () => figuresAnswer({ unread }));
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText("You've reached the end.")).toBeNull();
  });

  test('[TEAM-01] [NET-08] a line of which only unreadable days are left is not empty', async () => {
    openFigures(overview, () =>
      figuresAnswer({ list: [], days: [], own: figuresOf(0, 0), unread: { days: 1 } }),
    );
    expect(await screen.findByText("1 entry couldn't be shown here.")).toBeDefined();
  });

  test('[TEAM-01] [TEAM-11] members link to their own line, except those who have left', async () => {
    openFigures(`${overview}?period=30days&by=subordinate`);
    expect(await tableShown()).toEqual([
      ['joseagent · team of 22', '1,200,000.001,000,000.00', '191,000.009,000.00'],
      ['mariamember', '84,650.00221,318.40', '-137,509.60841.20'],
      ['tessmember · left 20/11/2026', '0.000.00', '0.000.00'],
      ['Whole team', '1,284,650.001,221,318.40', '53,490.409,841.20'],
      ['ramonown bets, not in the total', '100.0090.00', '10.000.00'],
    ]);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['jose', `${overview}?period=30days&account=jose&by=subordinate`],
      ['maria', `${overview}?period=30days&account=maria&by=subordinate`],
    ]);
  });

  test('[TEAM-01] the trail leads back level by level', async () => {
    openFigures(`${overview}?period=30days&account=nilo&by=subordinate`, () =>
      figuresAnswer({ trail: ['ramon', 'jose', 'nilo'], list: [] }),
    );
    const trail = await screen.findByRole('navigation', { name: 'Path to this account' });
    expect(
      within(trail)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['ramon', `${overview}?period=30days&by=subordinate`],
      ['jose', `${overview}?period=30days&account=jose&by=subordinate`],
    ]);
    expect(within(trail).getByText('nilo').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: "nilo's details" }).getAttribute('href')).toBe(
      '/m/member/team?member=nilo',
    );
    expect(screen.getByRole('link', { name: 'Bets by nilo and team' }).getAttribute('href')).toBe(
      '/m/teamBetting?period=30days&account=nilo',
    );
  });

  test('[TEAM-01] a line with no one below still shows the member’s own play', async () => {
    openFigures(`${overview}?account=maria&by=subordinate`, () =>
      figuresAnswer({ trail: ['ramon', 'maria'], list: [], days: [], categories: [] }),
    );
    expect((await tableShown()).at(-1)).toEqual([
      'mariaown bets, not in the total',
      '100.0090.00',
      '10.000.00',
    ]);
  });

  test('[TEAM-01] without members or play it says so', async () => {
    openFigures(overview, () => figuresAnswer({ list: [], days: [], categories: [], own: nothing }));
    await screen.findByText('No members in this period');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('[TEAM-10] for a stranger or an unknown name shows nothing, and the own team is one tap away', async () => {
    const { asked } = openFigures(`${overview}?account=stranger`, ({ account }) =>
      account === 'stranger'
        ? Promise.reject(new CallError({ call: 'teamFigures', kind: 'refused', code: 'notFound' }))
        : figuresAnswer(),
    );
    expect((await screen.findByRole('alert')).textContent).toContain("There's no such account in your team.");
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(button('Clear filters'));
    await screen.findByRole('table');
    expect(asked.map(({ account }) => account)).toEqual(['stranger', '']);
  });

  test('[TEAM-01] [REC-05] saves the days with every figure and the time', async () => {
    openFigures(overview);
    await screen.findByRole('table');
    await user.click(button('Save as CSV'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.[0]).toBe('2026-11-16_2026-11-22.csv');
    expect(saved[0]?.[1].replace('\uFEFF', '').split('\r\n')).toEqual([
      'Day,Bets,Valid bets,Payouts,Bonuses,Rebates,Profit,Cash-ins,Withdrawals,As of',
      '22/11/2026,157450,157450,142922,0,0,14528,0,0,22/11/2026 12:00',
      expect.stringMatching(/^20\/11\/2026,1127200,/),
    ]);
  });
});

describe('a team’s profit and loss', () => {
  const more = (request: CallRequest<'teamFigures'>) =>
    request.cursor === ''
      ? figuresAnswer({ next: 'c2' })
      : figuresAnswer({
          list: [subordinate('=cmd', figuresOf(1, 2))],
          totals: null,
          own: null,
          days: [],
          categories: [],
        });

  test('[TEAM-05] requests account and category, and says from whose view the signs are', async () => {
    const { asked, router } = openFigures(`${pnl}?period=today&gameType=RNG`);
    await screen.findByRole('table');
    await user.type(screen.getByRole('searchbox', { name: 'Account' }), ' jose {Enter}');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual(
      ['', 'jose'].map((account) => ({
        period: 'today',
        account,
        gameType: 'RNG',
        language: 'eng',
        cursor: '',
      })),
    );
    await waitFor(() => expect(router.state.location.search).toBe('?period=today&account=jose&gameType=RNG'));
    expect(screen.getByText(/a minus means the members won\.$/)).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ account: 'jose', gameType: '' }));
  });

  test('[TEAM-05] [REC-08] the total covers the whole selection, whichever pages are loaded', async () => {
    const { asked } = openFigures(pnl, more);
    await screen.findByText("You've reached the end.");
    expect(asked.map(({ cursor }) => cursor)).toEqual(['', 'c2']);
    expect((await tableShown()).slice(-3)).toEqual([
      ['=cmdmember', '1.002.00', '-1.000.00'],
      ['Whole team', '1,284,650.001,221,318.40', '53,490.409,841.20'],
      ['ramonown bets, not in the total', '100.0090.00', '10.000.00'],
    ]);
  });

  test('[TEAM-05] [REC-05] saves every member, and no text that a spreadsheet would calculate', async () => {
    const { asked } = openFigures(pnl, more);
    await screen.findByText("You've reached the end.");
    await user.click(button('Save as CSV'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked.at(-1)).toEqual({ ...week, account: '', gameType: '', cursor: 'c2' });
    expect(saved[0]?.[1].split('\r\n').map((line) => line.split(',')[0]?.replace('\uFEFF', ''))).toEqual([
      'Account',
      'jose',
      'maria',
      'tess',
      `"'=cmd"`,
    ]);
  });

  test('[TEAM-05] [NET-08] the file says how many members are missing from it', async () => {
    openFigures(pnl, ({ cursor }) =>
      cursor === ''
        ? figuresAnswer({ next: 'c2', unread: { subordinates: 1, days: 5 } })
        : figuresAnswer({ list: [subordinate('nilo')], totals: null, unread: { subordinates: 2 } }),
    );
    await screen.findByText("3 entries couldn't be shown here.");
    await user.click(button('Save as CSV'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.[1].split('\r\n').at(-1)).toBe("3 entries couldn't be shown here.");
  });

  test('[TEAM-05] unreadable data is not saved in part', async () => {
    let isOffline = false;
    const { notices } = openFigures(pnl, (request) =>
      isOffline
        ? Promise.reject(new CallError({ call: 'teamFigures', kind: 'offline' }))
        : request.cursor === ''
          ? figuresAnswer({ next: 'c2' })
          : figuresAnswer({ list: [], totals: null, own: null, days: [], categories: [] }),
    );
    await screen.findByText("You've reached the end.");
    isOffline = true;
    await user.click(button('Save as CSV'));
    await waitFor(() => expect(notices.shown().map(({ text }) => text)).toEqual(['No Internet']));
    expect(saved).toEqual([]);
  });
});

describe('a team’s bets', () => {
  const bet = (id: string, more: Partial<TeamBet> = {}): TeamBet => ({
    account: 'nilo',
    source: 'round',
    id,
    gameId: 'JL-001',
    gameName: `Sunset ${id}`,
    gameType: 'RNG',
    placedAt: noon,
    settledAt: noon,
    state: 'settled',
    stake: 5,
    valid: 5,
    payout: 250,
    numero: null,
    choice: null,
    ...more,
  });
  const betsAnswer = (more: Partial<RecordAnswers['teamBets']> = {}): RecordAnswers['teamBets'] => ({
    ...told,
    trail: ['ramon'],
    list: [bet('2'), bet('1', { state: 'open', settledAt: null, valid: 0, payout: 0, account: 'jose' })],
    next: null,
    totals: { bets: 217, stake: 58_420, valid: 58_000, payout: 55_104.5, net: -1_665.5, open: 1_650 },
    ...more,
  });

  function openBets(path: string, answer: (request: CallRequest<'teamBets'>) => unknown) {
    const asked: CallRequest<'teamBets'>[] = [];
    renderScreen(<TeamBettingScreen />, {
      answers: {
        teamBets: (request) => {
          asked.push(request);
          return answer(request) as never;
        },
      },
      path,
      session: agent,
    });
    return asked;
  }

  test('[TEAM-05] are requested by account, category and state, and shown with their member', async () => {
    const asked = openBets('/m/teamBetting?period=today&account=jose&gameType=RNG&state=settled', () =>
      betsAnswer({ trail: ['ramon', 'jose'] }),
    );
    const list = await screen.findByRole('region', { name: 'Bets' });
    expect(asked).toEqual([
      {
        period: 'today',
        account: 'jose',
        gameType: 'RNG',
        state: 'settled',
        language: 'eng',
        cursor: '',
      },
    ]);
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sunset 2nilo · 12:00 ·  Settled-₱245.00bet ₱5.00', 'Sunset 1jose · 12:00 ·  Open–bet ₱5.00']);
    expect(screen.getByRole('link', { name: 'ramon' }).getAttribute('href')).toBe(
      '/m/teamBetting?period=today&gameType=RNG&state=settled',
    );
  });

  test('[TEAM-05] [REC-08] their totals cover the whole selection on every page, and say from whose view the signs are', async () => {
    const asked = openBets('/m/teamBetting', ({ cursor }) =>
      cursor === '' ? betsAnswer({ next: 'c2' }) : betsAnswer({ list: [bet('0')], totals: null }),
    );
    await screen.findByText("You've reached the end.");
    expect(asked.map(({ cursor }) => cursor)).toEqual(['', 'c2']);
    expect([...screen.getByLabelText('Totals').children].map(({ textContent }) => textContent)).toEqual([
      '217 bets₱58,420.00',
      'Payouts₱55,104.50',
      'House result+₱1,665.50',
      'Valid bets₱58,000.00',
    ]);
    expect(screen.getByText(/^Open bets/).textContent).toBe('Open bets, not counted in net: ₱1,650.00');
    expect(screen.getByText(/Signs follow the house/)).toBeDefined();
  });

  test('[TEAM-10] are not shown for a stranger', async () => {
    openBets('/m/teamBetting?account=stranger', () =>
      Promise.reject(new CallError({ call: 'teamBets', kind: 'refused', code: 'notFound' })),
    );
    expect((await screen.findByRole('alert')).textContent).toContain("There's no such account in your team.");
    expect(screen.queryByRole('region', { name: 'Bets' })).toBeNull();
  });
});
