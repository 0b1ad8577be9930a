import { expect, type Locator, type Page } from '@playwright/test';
import type { RecordPageOutcome, RecordPageRequest as Asked } from '#machines/records/records.machine.ts';
import { movementKinds, type RecordName, recordViews } from '#machines/records/records.rules.ts';
import { type Binding, type Moment, see, type Sent } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  failing,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
  unlessSwitchedOff,
} from '../opening.ts';

const link = 'bets of a link, left on their second page';
const addresses: Record<string, string> = {
  'bets of a week': '/m/gameRecord',
  'movements of an agent': '/m/transaction/record?types=A',
  'deposits of a state': '/m/vouReport?state=waiting',
  'withdrawals of every state': '/m/withdrawReport?state=',
  'profit and loss': '/m/profitandloss',
  'claims of rebates': '/m/member/rebateReport',
  'figures of a team': '/m/agent/team/overview',
  'profit of a line': '/m/agent/team/pnl?account=jose',
  'bets of a team': '/m/teamBetting',
  'income of an agent': '/m/member/teamRebate?by=category',
};
const paths = {
  bets: '/wps/member/records/bets',
  movements: '/wps/member/records/movements',
  deposits: '/wps/member/records/deposits',
  withdrawals: '/wps/member/records/withdrawals',
  profit: '/wps/member/records/profit',
  rebates: '/wps/member/records/rebates',
  teamFigures: '/wps/agent/team/figures',
  teamProfit: '/wps/agent/team/figures',
  teamBets: '/wps/agent/team/bets',
  income: '/wps/agent/rebateIncome',
};

const ofAgents = [
  'movements of an agent',
  'figures of a team',
  'profit of a line',
  'bets of a team',
  'income of an agent',
];

/** Overlays hide the page from assistive technology. */
const also = { includeHidden: true };
const days = (page: Page) => page.getByRole('group', { name: 'Days', exact: true, ...also });
const period = (page: Page, name: string) => days(page).getByRole('button', { name, exact: true, ...also });
const periodNames: Record<string, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7days': '7 days',
  '30days': '30 days',
  range: 'Choose dates',
};
const category = (page: Page) => page.getByRole('combobox', { name: 'Category', ...also });
const state = (page: Page) => page.getByRole('combobox', { name: 'Status', ...also });
const kind = (page: Page) => page.getByRole('combobox', { name: 'Type', ...also });
const method = (page: Page) => page.getByRole('combobox', { name: 'Payment method', ...also });
/** The filters by their name in the address. */
const choices = { state, gameType: category, types: kind, method };
/** The model's filters that each record offers with the model's value. */
const offered: Partial<Record<RecordName, readonly string[]>> = {
  bets: ['state', 'gameType'],
  movements: ['types'],
  deposits: ['method'],
  withdrawals: ['method'],
};
const viewNames: Record<string, string> = {
  category: 'Category',
  game: 'Game',
  subordinate: 'Direct member',
};
const views = (page: Page) => page.getByRole('group', { name: 'Group by', ...also });
const save = (page: Page) => page.getByRole('button', { name: 'Save as CSV', ...also });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose dates' });
const betSheet = (page: Page) => page.getByRole('dialog').filter({ hasText: /Sunset \d/ });
const loading = (page: Page) => page.getByRole('status', { name: 'Loading', exact: true, ...also });
const loadingMore = (page: Page) => page.getByRole('status', { name: 'Loading more entries', ...also });
const failure = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const newer = (page: Page) => page.getByRole('button', { name: /^Show \d+ newer/ });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear filters' });
const foot = (page: Page) => page.getByText("You've reached the end.");
const failureText = 'The requested url is empty. please check your request format.';

const named: Record<RecordName, (page: Page) => Locator> = {
  bets: (page) => page.getByText(/^Sunset \d+$/),
  movements: (page) => page.getByText('Commission'),
  deposits: (page) => page.getByRole('link', { name: /GCash\s*\d\d\//, ...also }),
  withdrawals: (page) => page.getByRole('link', { name: /GCash •••• 4821/, ...also }),
  profit: (page) => page.getByRole('img', { name: /^Net result/, ...also }).or(views(page)),
  rebates: (page) => page.getByText(/^R\d+-\d+$/),
  teamFigures: (page) => page.getByRole('img', { name: /^Bets by day/, ...also }).or(views(page)),
  teamProfit: (page) => page.getByRole('link', { name: /^line\d+/, ...also }),
  teamBets: (page) => page.getByText(/^Sunset \d+$/),
  income: (page) => page.getByRole('rowheader', { name: /^I\d+-\d+$/, ...also }),
};

const told = ({ from, to }: { from: string; to: string }, moment: number) => ({
  moment,
  timeZone: 'Asia/Manila',
  from,
  to,
  today: '2026-11-22',
  since: '2026-01-01',
});

/** A moment of 20/11/2026 in Manila. */
const at = Date.UTC(2026, 10, 20, 4);
const sums = { bets: 1, stake: 5, valid: 5, payout: 250 };

/** Enough rows to push the end of the page out of view. */
const ofPage = <Row>(rowOf: (index: number) => Row) => Array.from({ length: 25 }, (_, index) => rowOf(index));

const orderOf = (number: number, index: number) => ({
  id: `${number}-${index}`,
  number: `N${number}-${index}`,
  fee: 0,
  version: 1,
  createdAt: at - number,
  steps: [],
  now: at,
  timeZone: 'Asia/Manila',
});

const betOf = (number: number, index: number) => ({
  source: 'round',
  id: `b${number}-${index}`,
  gameId: 'JL-001',
  gameName: index === 0 ? `Sunset ${number}` : `Round ${number}-${index}`,
  gameType: 'RNG',
  placedAt: at - number,
  settledAt: at - number,
  state: 'settled',
  stake: 5,
  valid: 5,
  payout: 250,
});

const figures = {
  bets: 5,
  valid: 5,
  payouts: 250,
  bonuses: 0,
  rebates: 0,
  profit: -245,
  deposits: 0,
  withdrawals: 0,
};
const subordinates = (number: number) =>
  ofPage((index) => ({ account: `line${number}${index}`, type: 1, team: 3, left: null, ...figures }));

const rowsOf: Record<RecordName, (number: number) => object[]> = {
  bets: (number) => ofPage((index) => betOf(number, index)),
  movements: (number) =>
    ofPage((index) => ({
      id: number * 100 + index,
      at: at - number,
      kind: 'commission',
      amount: 5,
      held: 0,
      balanceAfter: 105,
      reference: 'contract',
      gameName: null,
    })),
  deposits: (number) =>
    ofPage((index) => ({
      ...orderOf(number, index),
      method: { code: 'GCASH', kind: 'eWallet', name: 'GCash', icon: '' },
      amount: 1_000,
      pays: 1_000,
      arrives: 1_000,
      withBonus: 0,
      state: 'waiting',
      endsAt: null,
    })),
  withdrawals: (number) =>
    ofPage((index) => ({
      ...orderOf(number, index),
      account: {
        id: 'a1',
        kind: 'eWallet',
        institution: 'GCASH',
        name: 'GCash',
        icon: '',
        number: '•••• 4821',
        holder: 'Maria Santos',
        isDefault: true,
        usableAt: 0,
        inReview: false,
        inUse: false,
      },
      gross: 1_500,
      net: 1_500,
      state: 'paid',
      arrivesAt: at,
    })),
  rebates: (number) =>
    ofPage((index) => ({
      number: `R${number}-${index}`,
      at: at - number,
      sum: 0.5,
      valid: 100,
      rows: [{ day: '2026-11-19', gameType: 'RNG', valid: 100, carried: 0, rate: 0.5, rebate: 0.5 }],
    })),
  teamFigures: subordinates,
  teamProfit: subordinates,
  teamBets: (number) => ofPage((index) => ({ account: 'jose', ...betOf(number, index) })),
  income: (number) => ofPage((index) => ({ name: `I${number}-${index}`, valid: 100, closed: 0.3, open: 0 })),
  profit: () => [
    {
      day: '2026-11-20',
      gameId: 'JL-001',
      gameName: 'Sunset 1',
      gameType: 'RNG',
      bets: 5,
      open: 0,
      payouts: 250,
      bonuses: 0,
      rebates: 0,
      deposits: 0,
      withdrawals: 0,
      net: 245,
    },
  ],
};

const teamTotals = { ...figures, members: 25, registered: 0, active: 25, online: 0, commission: 0 };
const totals = {
  bets: { ...sums, net: 245, open: 0 },
  movements: { opening: 100, closing: 105, change: 5, chosen: 5, received: 5, paid: 0 },
  deposits: { credited: 0, creditedOrders: 0, open: 25_000, openOrders: 25 },
  withdrawals: { paid: 37_500, onTheWay: 0, returned: 0 },
  rebates: { sum: 12.5, valid: 2_500 },
  teamFigures: teamTotals,
  teamProfit: teamTotals,
  teamBets: { ...sums, net: 245, open: 0 },
  income: { valid: 2_500, closed: 7.5, open: 0, settled: 7.5, carried: 0 },
};

function answer({ record, cursor }: Asked, outcome: RecordPageOutcome, number: number) {
  const { count, range, next, newer: later, as } = outcome;
  const isFirst = cursor === '' || as === 'restarted';
  /** The first row of every first page. */
  const top = rowsOf[record](0).slice(0, 1);
  const own = count === 0 ? [] : rowsOf[record](number);
  const isAgain = cursor !== '' && as === 'restarted';
  const list = isAgain || (isFirst && count > 0) ? [...top, ...own.slice(1)] : own;
  const common = { ...told(range, at), list };
  if (record === 'profit') return common;
  return {
    ...common,
    next: next && cursorOf(next, number),
    newer: later,
    totals: isFirst ? totals[record] : null,
    ...(record.startsWith('team') && { trail: ['ramon'] }),
    ...((record === 'teamFigures' || record === 'teamProfit') && {
      own: isFirst ? { ...figures, bets: 0, valid: 0, payouts: 0, profit: 0 } : null,
      days: isFirst && count > 0 ? [{ day: '2026-11-20', ...figures }] : [],
      categories: isFirst && count > 0 ? [{ gameType: 'RNG', ...figures }] : [],
    }),
    ...(record === 'income' && { by: 'category' }),
    ...(record === 'bets' && {
      fun: false,
      days: isFirst ? [{ day: '2026-11-20', ...sums, types: [{ gameType: 'RNG', ...sums }] }] : [],
    }),
  };
}

/** A cursor unique to each page. */
const cursorOf = (next: string, number: number) => `${next} of ${number}`;

/** The 1-based number of the answer with the latest loaded page. */
const lastPage = ({ steps }: Moment) =>
  steps
    .filter((step) => step.kind === 'answer' && step.actor === 'loadPage')
    .findLastIndex((step) => step.kind === 'answer' && step.ok) + 1;

function queryOf(
  { record, days: chosen, range, filters, cursor: next }: Asked,
  asked: Moment,
): Sent['query'] {
  const cursor = next && cursorOf(next, lastPage(asked));
  const chosenDays = chosen.period === 'range' ? chosen : null;
  const { from, to } = range ?? chosenDays ?? { from: '', to: '' };
  const dated = { period: range || chosen.period === 'range' ? '' : chosen.period, from, to };
  switch (record) {
    case 'bets':
      return {
        ...dated,
        gameType: filters['gameType'] ?? '',
        vendor: '',
        state: filters['state'] ?? '',
        language: 'EN',
        cursor,
      };
    case 'movements': {
      const kinds = movementKinds[filters['types'] as 'A'] ?? [];
      return { ...dated, kinds: kinds.join(), language: 'EN', cursor };
    }
    case 'deposits':
    case 'withdrawals': {
      const { state: named = '', method: way = '' } = filters;
      return { ...dated, state: named, method: way, language: 'EN', cursor };
    }
    case 'income':
      return { ...dated, by: filters['by'] ?? 'day', cursor };
    case 'rebates':
      return { ...dated, language: 'EN', cursor };
    case 'profit':
      return { ...dated, language: 'EN' };
    case 'teamFigures':
    case 'teamProfit':
    case 'teamBets': {
      const { account = '', gameType = '', state: named = '' } = filters;
      const line = { ...dated, account, gameType, language: 'EN', cursor };
      return record === 'teamBets' ? { ...line, state: named } : line;
    }
  }
}

const recordOf = ({ view }: Moment) => view.context.record as RecordName;
const isClosed = ({ view }: Moment) => view.matches('sheet.closed');

export const recordsBinding: Binding = {
  startsOnly: ['claims of rebates', 'profit of a line', 'bets of a team', 'income of an agent'],
  notYet: { [link]: 'screens/records/records.test.tsx comes back to it' },
  open: (variant) => ({
    path: addresses[variant] ?? '/m/gameRecord',
    async prepare(page) {
      await playAs(page, sessionOf(ofAgents.includes(variant) ? 1 : 0));
      await answerOthers(page, playersCalls);
    },
    async warmUp(page) {
      await period(page, 'Choose dates').click();
      await calendar(page).getByRole('button', { name: 'Close' }).click();
      await expect(calendar(page)).toBeHidden();
    },
  }),

  calls: {
    loadPage: {
      paths: Object.values(paths),
      choose: ({ record }: Asked) => paths[record],
      sends: (input: Asked, asked) => ({ method: 'GET', query: queryOf(input, asked), token: 'token' }),
      reply({ ok, value, input, number }) {
        if (!ok) return failing(value, refusal(400, 'requestInvalid'));
        return accepted(answer(input, value as RecordPageOutcome, number));
      },
    },
  },

  does: {
    'period.chosen': (page, { period: chosen }) => period(page, periodNames[chosen] ?? '').click(),
    'calendar.opened': (page) => period(page, 'Choose dates').click(),
    'calendar.closed': (page) => calendar(page).getByRole('button', { name: 'Close' }).click(),
    async 'range.applied'(page) {
      const day = calendar(page).getByRole('button', { name: /20 November 2026|November 20(th)?, 2026/ });
      // Until an answer names its today, the calendar opens in the operator's real month.
      const earlier = calendar(page).getByRole('button', { name: 'Previous month' });
      await expect(earlier).toBeVisible();
      while (!(await day.isVisible())) await earlier.click();
      await day.click();
      await day.click();
      await calendar(page).getByRole('button', { name: 'Show these dates' }).click();
    },
    'filter.chosen': (page, { name, value }) =>
      choices[name as keyof typeof choices](page).selectOption(value),
    'filters.cleared': (page) => clear(page).click(),
    'category.chosen': (page) => page.getByRole('button', { name: /^Slots, 1 bet/ }).click(),
    'view.chosen': (page, { view }) =>
      views(page)
        .getByRole('button', { name: viewNames[view] ?? /^(By day|Day)$/ })
        .click(),
    async 'end.reached'(page) {
      await page.mouse.wheel(0, -4_000);
      await page.mouse.wheel(0, 4_000);
    },
    'retry.requested': (page) => retry(page).click(),
    'newer.requested': (page) => newer(page).click(),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    'bet.opened': (page) =>
      page
        .getByRole('button', { name: /^Sunset \d/ })
        .first()
        .click(),
    'bet.closed': (page) => betSheet(page).getByRole('button', { name: 'Close' }).click(),
    'csv.requested': (page) => save(page).click(),
  },
  controls: {
    'period.chosen': (page) => page.getByRole('button', { name: '7 days', exact: true }),
    'calendar.opened': (page) => page.getByRole('button', { name: 'Choose dates', exact: true }),
    'calendar.closed': (page) => calendar(page).getByRole('button', { name: 'Close' }),
    'filters.cleared': clear,
    'newer.requested': newer,
    'retry.requested': retry,
    'csv.requested': (page) => page.getByRole('button', { name: 'Save as CSV' }),
  },
  /** An open sheet covers the list. */
  reachable: (event, view) => view.matches('sheet.closed') || event === 'calendar.closed',
  without: {
    'range.applied': 'which days there are: screens/records/range/RangePicker.test.tsx',
    'filter.chosen': 'each record has its own',
    'category.chosen': 'one of each day that is shown',
    'view.chosen': 'of profit and loss alone',
    'end.reached': 'it is a scroll, not a control',
    'net.returned': 'the browser tells it',
    'bet.opened': 'one of each bet that is shown',
    'bet.changed': 'a part of an order is cancelled: screens/records/bets/BetDetailSheet.test.tsx',
    'bet.closed': 'of the sheet: betDetail.binding.ts',
  },

  sees: {
    'list.loading': see('placeholders, and nothing of another list', async (page, moment) => {
      await expect(loading(page)).toBeAttached();
      await expect(named[recordOf(moment)](page)).toHaveCount(0);
      await expect(failure(page)).toHaveCount(0);
    }),
    'list.ready': see('the rows of every page that came', async (page, moment) => {
      await expect(named[recordOf(moment)](page).first()).toBeAttached();
      await expect(loading(page)).toHaveCount(0);
      await expect(loadingMore(page)).toHaveCount(0);
      await expect(failure(page)).toHaveCount(0);
      await expect(foot(page)).toHaveCount(moment.view.context.next === null ? 1 : 0);
    }),
    'list.loadingMore': see('the rows, and that more are on their way', async (page, moment) => {
      await expect(named[recordOf(moment)](page).first()).toBeAttached();
      await expect(loadingMore(page)).toBeAttached();
    }),
    'list.moreFailed': see('the rows, and below them why no more came', async (page, moment) => {
      await expect(named[recordOf(moment)](page).first()).toBeAttached();
      await expect(failure(page)).toContainText(failureText);
    }),
    'list.empty': see('that there is nothing, and wider days', async (page) => {
      await expect(
        page.getByText(
          /^No (bets|transactions|cash-ins|withdrawals|claims|commission|results) in this period$/,
        ),
      ).toBeAttached();
      await expect(loading(page)).toHaveCount(0);
    }),
    'list.failed': unlessSwitchedOff("why it failed, and the request's id", async (page) => {
      await expect(failure(page)).toContainText(failureText);
      await expect(failure(page)).toContainText('Request ID r1');
    }),
    'sheet.closed': see('nothing over the list', (page) => expect(page.getByRole('dialog')).toHaveCount(0)),
    'sheet.calendar': see('the calendar, with the focus in it', async (page) => {
      await expect(calendar(page)).toBeVisible();
      await expect(calendar(page).locator(':focus')).toHaveCount(1);
    }),
    'sheet.bet': see('the bet', (page) => expect(betSheet(page)).toBeVisible()),
  },
  facts: [
    {
      when: isClosed,
      sees: see('the chosen days marked, and no others', async (page, { view }) => {
        await expect(days(page).getByRole('button', { pressed: true })).toHaveAccessibleName(
          periodNames[view.context.days.period] ?? '',
        );
      }),
    },
    {
      when: (moment) => isClosed(moment) && recordOf(moment) === 'bets',
      sees: see('the filters that are set', async (page, { view }) => {
        await expect(category(page)).toHaveValue(view.context.filters.gameType ?? '');
        await expect(state(page)).toHaveValue(view.context.filters.state ?? '');
      }),
    },
    {
      when: (moment) => isClosed(moment) && recordOf(moment) === 'movements',
      sees: see('the kind that is chosen', async (page, { view }) => {
        await expect(kind(page)).toHaveValue(view.context.filters.types ?? '');
      }),
    },
    {
      when: (moment) => isClosed(moment) && ['deposits', 'withdrawals'].includes(recordOf(moment)),
      sees: see('the state and the way to pay that are chosen', async (page, { view }) => {
        await expect(state(page)).toHaveValue(view.context.filters.state ?? '');
        await expect(method(page)).toHaveValue(view.context.filters.method ?? '');
      }),
    },
    {
      when: (moment) => ['profit', 'teamFigures'].includes(recordOf(moment)) && moment.view.tags.has('shown'),
      sees: see('by what it is added up', async (page, { view }) => {
        const { record, view: chosen } = view.context;
        await expect(views(page).getByRole('button', { pressed: true, ...also })).toHaveText(
          viewNames[chosen] ?? (record === 'profit' ? 'Day' : 'By day'),
        );
      }),
    },
    {
      when: ({ view }) => view.matches('list.ready') && view.context.newer > 0,
      sees: see('how many newer rows there are', (page) =>
        expect(page.getByText('Show 1 newer entry')).toBeAttached(),
      ),
    },
  ],
  effects: {
    showTop: see('the top of the list', (page) =>
      expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0),
    ),
  },
  unseen: {
    saveCsv: 'screens/records/records.test.tsx: what is saved is what shows',
    'list.outdated': 'screens/records/records.test.tsx: earlier content is shown with its time',
    'sheet.changedBet': 'screens/records/records.test.tsx: the list loads when a changed bet is closed',
  },

  impossible({ from, step }) {
    const { view } = from;
    const record = view.context.record as RecordName;
    if (step.kind === 'answer') {
      if (!step.ok) return false;
      const { as, next, newer: later } = step.value as RecordPageOutcome;
      if (as === 'kept') return true;
      if (later > 0 && record.startsWith('team')) return true;
      if (as === 'restarted') return record === 'profit' || !view.matches('list.loadingMore');
      return record === 'profit' && (next !== null || later > 0);
    }
    if (step.kind !== 'user') return false;
    const { type } = step.event;
    if (type === 'bet.changed') return true;
    if (type === 'net.returned') return false;
    const ofSheet = ['calendar.closed', 'range.applied'].includes(type);
    if (view.matches('sheet.calendar') !== ofSheet) return true;
    if (type === 'bet.closed') return !view.matches('sheet.bet');
    if (view.matches('sheet.bet') || view.matches('sheet.changedBet')) return true;
    const isShown = view.tags.has('shown');
    if (type === 'end.reached') return !view.matches('list.ready');
    if (type === 'category.chosen') return !isShown || Boolean(view.context.filters.gameType);
    if (type === 'bet.opened') return !isShown;
    if (type === 'view.chosen') {
      return !isShown || !recordViews[record]?.some((one) => one === step.event['view']);
    }
    // The calendar has no invalid days; screens/records/range/RangePicker.test.tsx covers its longest range.
    if (type === 'range.applied') return step.event['from'] !== '2026-11-20';
    return type === 'filter.chosen' && !offered[record]?.includes(step.event['name']);
  },
  unwalked: {
    'list.loading on loadPage answers #2': 'what had come before: screens/records/records.test.tsx',
    'sheet.bet on bet.changed': 'a part is cancelled: e2e/journeys/records/records.spec.ts',
    'list.outdated on retry.requested': 'screens/records/records.test.tsx',
    'list.outdated on net.returned': 'screens/records/records.test.tsx',
    'list on bet.closed': 'e2e/journeys/records/records.spec.ts',
    'sheet.changedBet on bet.closed': 'e2e/journeys/records/records.spec.ts',
    'list.outdated on csv.requested': 'screens/records/records.test.tsx',
  },
};
