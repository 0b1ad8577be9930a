import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { CallRequest } from '#services/contract/calls.ts';
import type { TeamBet, TeamFigures, TeamSubordinate } from '#services/contract/team.ts';
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
/** The cells of each row, from its name on. */
const tableShown = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the overview of a team', () => {
  test('[TEAM-01] asks for the days and the line of its address', async () => {
    const { asked } = openFigures(`${overview}?from=2026-11-01&to=2026-11-02&account=jose`);
    await screen.findByRole('table');
    expect(asked).toEqual([
      { from: '2026-11-01', to: '2026-11-02', account: 'jose', gameType: '', language: 'EN', cursor: '' },
    ]);
  });

  test('[TEAM-01] tells people and money, each figure with its meaning and its moment one tap away', async () => {
    openFigures(overview);
    await screen.findByRole('table');
    const shown = (label: string) => [...screen.getByLabelText(label).children].map((one) => one.textContent);
    expect(shown('Members')).toEqual(['Members1,128', 'New6', 'Active41', 'Online12']);
    expect(shown('Money')).toEqual([
      'Deposits₱486,200.00',
      'Withdrawals₱311,540.00',
      'Bets₱1,284,650.00',
      'Valid bets₱1,284,650.00',
      'Pay-outs₱1,221,318.40',
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
      'Deposits',
      'Withdrawals',
      'Bets',
      'Valid bets',
      'Pay-outs',
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
        'Everybody below ramon on 22/11/2026.',
        'Accounts below that were opened in these days.',
        'Members below who had a settled bet in these days.',
        'Logged in at this moment, whatever the days.',
        'Credited in these days, less what was taken back.',
        'Paid out in these days, less what came back.',
        'Staked in these days, less stakes that were returned.',
        'What counts of the bets that settled in these days.',
        'Won in these days, with jackpots and corrections.',
        'Given in these days, less what ended unused.',
        'Paid to members below in these days.',
        'Bets less pay-outs, bonuses and rebates, seen from the house. Below zero the members have won.',
        'What ramon was paid as commission in these days.',
      ].map((meaning) => `${meaning} As of 22/11/2026 12:00`),
    );
  });

  test('[TEAM-01] members of a past range are those of its last day', async () => {
    openFigures(overview, () => figuresAnswer({ to: '2026-11-20' }));
    await screen.findByRole('table');
    await user.click(button('Members'));
    expect(screen.getByText(/^Everybody below ramon on 20\/11\/2026\./)).toBeDefined();
  });

  test('[TEAM-01] by day there is a chart, in which today is dashed, and the figures below it', async () => {
    openFigures(overview);
    const chart = await screen.findByRole('img', {
      name:
        'Bets by day from 16/11/2026 to 22/11/2026: ₱1,284,650.00 in all. ' +
        'Most: ₱1,127,200.00 on 20/11/2026. 22/11/2026 has not ended.',
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
      ['ramonown play, not in the total', '100.0090.00', '10.000.00'],
    ]);
  });

  test('[TEAM-01] days that are over have nothing dashed', async () => {
    openFigures(overview, () => figuresAnswer({ to: '2026-11-21' }));
    const chart = await screen.findByRole('img', { name: /on 20\/11\/2026\.$/ });
    expect(chart.querySelectorAll('[class*=unfinished]')).toHaveLength(0);
  });

  test('[TEAM-01] by category names what is of no game, too; the view is in the address', async () => {
    const { asked, router } = openFigures(overview);
    await screen.findByRole('table');
    await user.click(button('Category'));
    expect((await tableShown()).map(([name]) => name)).toEqual([
      'Slots',
      'Without a game',
      'Whole team',
      'ramonown play, not in the total',
    ]);
    await waitFor(() => expect(router.state.location.search).toBe('?period=7days&by=category'));
    expect(asked).toHaveLength(1);
  });

  test('[TEAM-01] [TEAM-11] subordinates lead to their own line, and who has left does not', async () => {
    openFigures(`${overview}?period=30days&by=subordinate`);
    expect(await tableShown()).toEqual([
      ['joseagent · team of 22', '1,200,000.001,000,000.00', '191,000.009,000.00'],
      ['mariamember', '84,650.00221,318.40', '-137,509.60841.20'],
      ['tessmember · left 20/11/2026', '0.000.00', '0.000.00'],
      ['Whole team', '1,284,650.001,221,318.40', '53,490.409,841.20'],
      ['ramonown play, not in the total', '100.0090.00', '10.000.00'],
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
    const trail = await screen.findByRole('navigation', { name: 'Through whom' });
    expect(
      within(trail)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['ramon', `${overview}?period=30days&by=subordinate`],
      ['jose', `${overview}?period=30days&account=jose&by=subordinate`],
    ]);
    expect(within(trail).getByText('nilo').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Card of nilo' }).getAttribute('href')).toBe(
      '/m/member/team?member=nilo',
    );
    expect(screen.getByRole('link', { name: 'Bets of nilo and team' }).getAttribute('href')).toBe(
      '/m/teamBetting?period=30days&account=nilo',
    );
  });

  test('[TEAM-01] a line without anybody below still tells what the one whose it is has played', async () => {
    openFigures(`${overview}?account=maria&by=subordinate`, () =>
      figuresAnswer({ trail: ['ramon', 'maria'], list: [], days: [], categories: [] }),
    );
    expect((await tableShown()).at(-1)).toEqual([
      'mariaown play, not in the total',
      '100.0090.00',
      '10.000.00',
    ]);
  });

  test('[TEAM-01] where nobody is and nothing was played it says so', async () => {
    openFigures(overview, () => figuresAnswer({ list: [], days: [], categories: [], own: nothing }));
    await screen.findByText('Nobody below in these days');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('[TEAM-10] of a stranger and of nobody nothing shows, and the own team is one tap away', async () => {
    const { asked } = openFigures(`${overview}?account=stranger`, ({ account }) =>
      account === 'stranger'
        ? Promise.reject(new CallError({ call: 'teamFigures', kind: 'refused', code: 'notFound' }))
        : figuresAnswer(),
    );
    expect((await screen.findByRole('alert')).textContent).toContain(
      'There is no such account in your team.',
    );
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(button('Clear filters'));
    await screen.findByRole('table');
    expect(asked.map(({ account }) => account)).toEqual(['stranger', '']);
  });

  test('[TEAM-01] [REC-05] saves the days with every figure and the moment', async () => {
    openFigures(overview);
    await screen.findByRole('table');
    await user.click(button('Save as CSV'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.[0]).toBe('2026-11-16_2026-11-22.csv');
    expect(saved[0]?.[1].replace('\uFEFF', '').split('\r\n')).toEqual([
      'Day,Bets,Valid bets,Pay-outs,Bonuses,Rebates,Profit,Deposits,Withdrawals,Moment',
      '22/11/2026,157450,157450,142922,0,0,14528,0,0,22/11/2026 12:00',
      expect.stringMatching(/^20\/11\/2026,1127200,/),
    ]);
  });
});

describe('profit and loss of a team', () => {
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

  test('[TEAM-05] asks for account and category, and tells whose the signs are', async () => {
    const { asked, router } = openFigures(`${pnl}?period=today&gameType=RNG`);
    await screen.findByRole('table');
    await user.type(screen.getByRole('searchbox', { name: 'Account' }), ' jose {Enter}');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual(
      ['', 'jose'].map((account) => ({
        period: 'today',
        account,
        gameType: 'RNG',
        language: 'EN',
        cursor: '',
      })),
    );
    await waitFor(() => expect(router.state.location.search).toBe('?period=today&account=jose&gameType=RNG'));
    expect(screen.getByText(/a minus means the members have won\.$/)).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ account: 'jose', gameType: '' }));
  });

  test('[TEAM-05] [REC-08] the total is the whole selection, whichever pages have come', async () => {
    const { asked } = openFigures(pnl, more);
    await screen.findByText('That was all.');
    expect(asked.map(({ cursor }) => cursor)).toEqual(['', 'c2']);
    expect((await tableShown()).slice(-3)).toEqual([
      ['=cmdmember', '1.002.00', '-1.000.00'],
      ['Whole team', '1,284,650.001,221,318.40', '53,490.409,841.20'],
      ['ramonown play, not in the total', '100.0090.00', '10.000.00'],
    ]);
  });

  test('[TEAM-05] [REC-05] saves every subordinate, no text of which a spreadsheet would calculate', async () => {
    const { asked } = openFigures(pnl, more);
    await screen.findByText('That was all.');
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

  test('[TEAM-05] what cannot be read is not saved in part', async () => {
    let isOffline = false;
    const { notices } = openFigures(pnl, (request) =>
      isOffline
        ? Promise.reject(new CallError({ call: 'teamFigures', kind: 'offline' }))
        : request.cursor === ''
          ? figuresAnswer({ next: 'c2' })
          : figuresAnswer({ list: [], totals: null, own: null, days: [], categories: [] }),
    );
    await screen.findByText('That was all.');
    isOffline = true;
    await user.click(button('Save as CSV'));
    await waitFor(() => expect(notices.shown().map(({ text }) => text)).toEqual(['No Internet']));
    expect(saved).toEqual([]);
  });
});

describe('bets of a team', () => {
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

  test('[TEAM-05] are asked for by account, category and state, and told with whose they are', async () => {
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
        language: 'EN',
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

  test('[TEAM-05] [REC-08] their sums are the whole selection on every page, and say whose the signs are', async () => {
    const asked = openBets('/m/teamBetting', ({ cursor }) =>
      cursor === '' ? betsAnswer({ next: 'c2' }) : betsAnswer({ list: [bet('0')], totals: null }),
    );
    await screen.findByText('That was all.');
    expect(asked.map(({ cursor }) => cursor)).toEqual(['', 'c2']);
    expect([...screen.getByLabelText('In all').children].map(({ textContent }) => textContent)).toEqual([
      '217 bets₱58,420.00',
      'Pay-outs₱55,104.50',
      'House result+₱1,665.50',
      'Valid bets₱58,000.00',
    ]);
    expect(screen.getByText(/^Open bets/).textContent).toBe('Open bets, not counted in the net: ₱1,650.00');
    expect(screen.getByText(/Plus and minus are the house's on every team page/)).toBeDefined();
  });

  test('[TEAM-10] of a stranger none show', async () => {
    openBets('/m/teamBetting?account=stranger', () =>
      Promise.reject(new CallError({ call: 'teamBets', kind: 'refused', code: 'notFound' })),
    );
    expect((await screen.findByRole('alert')).textContent).toContain(
      'There is no such account in your team.',
    );
    expect(screen.queryByRole('region', { name: 'Bets' })).toBeNull();
  });
});
