import { expect, type Locator, type Page } from '@playwright/test';
import type { RecordPageOutcome, RecordPageRequest } from '#machines/records/records.machine.ts';
import { movementKinds } from '#machines/records/records.rules.ts';
import { answersOf, type Binding, type Moment, see, type Sent } from '#tools/flow/browser.ts';
import { accepted, answerOthers, playAs, playersCalls, refusal, sessionOf } from './opening.ts';

const link = 'bets of a link, left on their second page';
const addresses: Record<string, string> = {
  'bets of a week': '/m/gameRecord',
  'movements of an agent': '/m/transaction/record?types=A',
  'profit and loss': '/m/profitandloss',
};
const paths = {
  bets: '/wps/member/records/bets',
  movements: '/wps/member/records/movements',
  profit: '/wps/member/records/profit',
};

/** What comes on top of the page hides it from assistive technology. */
const also = { includeHidden: true };
const days = (page: Page) => page.getByRole('group', { name: 'Days', exact: true, ...also });
const period = (page: Page, name: string) => days(page).getByRole('button', { name, exact: true, ...also });
const periodNames: Record<string, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7days': '7 days',
  '30days': '30 days',
  range: 'Choose days',
};
const category = (page: Page) => page.getByRole('combobox', { name: 'Category', ...also });
const state = (page: Page) => page.getByRole('combobox', { name: 'Status', ...also });
const kind = (page: Page) => page.getByRole('combobox', { name: 'Kind', ...also });
const views = (page: Page) => page.getByRole('group', { name: 'Added up by', ...also });
const save = (page: Page) => page.getByRole('button', { name: 'Save as CSV', ...also });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose days' });
const betSheet = (page: Page) => page.getByRole('dialog').filter({ has: page.getByText('Sunset 1') });
const loading = (page: Page) => page.getByRole('status', { name: 'Loading', exact: true, ...also });
const loadingMore = (page: Page) => page.getByRole('status', { name: 'Loading more entries', ...also });
const failure = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const newer = (page: Page) => page.getByRole('button', { name: /^Newer entries/ });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear filters' });
const foot = (page: Page) => page.getByText('That was all.');
const outdated = (page: Page) => page.getByText(/^Shown as of /);
const failureText = 'The requested url is empty. please check your request format.';

const named: Record<RecordPageRequest['record'], (page: Page) => Locator> = {
  bets: (page) => page.getByText(/^Sunset \d+$/),
  movements: (page) => page.getByText('Commission'),
  profit: (page) => page.getByRole('img', { name: /^Net result/, ...also }).or(views(page)),
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

const rowsOf: Record<RecordPageRequest['record'], (number: number) => object[]> = {
  bets: (number) => [
    {
      source: 'round',
      id: `b${number}`,
      gameId: 'JL-001',
      gameName: `Sunset ${number}`,
      gameType: 'RNG',
      placedAt: at - number,
      settledAt: at - number,
      state: 'settled',
      stake: 5,
      valid: 5,
      payout: 250,
    },
  ],
  movements: (number) => [
    {
      id: number,
      at: at - number,
      kind: 'commission',
      amount: 5,
      held: 0,
      balanceAfter: 105,
      reference: 'contract',
      gameName: null,
    },
  ],
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

const totals = {
  bets: { ...sums, net: 245, open: 0 },
  movements: { opening: 100, closing: 105, change: 5, chosen: 5, received: 5, paid: 0 },
};

/** The operator's answer to a page. */
function answer({ record }: RecordPageRequest, outcome: RecordPageOutcome, number: number) {
  const { count, range, next, newer: later, as } = outcome;
  const list = count === 0 ? [] : rowsOf[record](number);
  const common = { ...told(range, at), list };
  if (record === 'profit') return common;
  const isFirst = as !== 'asked' || outcome.cursors[0] === '';
  return {
    ...common,
    next,
    newer: later,
    totals: isFirst ? totals[record] : null,
    ...(record === 'bets' && {
      fun: false,
      days: isFirst ? [{ day: '2026-11-20', ...sums, types: [{ gameType: 'RNG', ...sums }] }] : [],
    }),
  };
}

function queryOf({ record, days: chosen, range, filters, cursor }: RecordPageRequest): Sent['query'] {
  const dated: Sent['query'] = range
    ? { from: range.from, to: range.to }
    : chosen.period === 'range'
      ? { from: chosen.from, to: chosen.to }
      : { period: chosen.period };
  switch (record) {
    case 'bets':
      return {
        ...dated,
        gameType: filters['gameType'] ?? '',
        state: filters['state'] ?? '',
        language: 'EN',
        cursor,
      };
    case 'movements': {
      const kinds = movementKinds[filters['types'] as 'A'] ?? [];
      return { ...dated, kinds: kinds.join(), language: 'EN', cursor };
    }
    case 'profit':
      return { ...dated, language: 'EN' };
  }
}

const recordOf = ({ view }: Moment) => view.context.record as RecordPageRequest['record'];
const isClosed = ({ view }: Moment) => view.matches('sheet.closed');

export const recordsBinding: Binding = {
  notYet: { [link]: 'screens/records/records.test.tsx comes back to it' },
  open: (variant) => ({
    path: addresses[variant] ?? '/m/gameRecord',
    async prepare(page) {
      await playAs(page, sessionOf(variant === 'movements of an agent' ? 1 : 0));
      await answerOthers(page, playersCalls);
    },
    async warmUp(page) {
      await period(page, 'Choose days').click();
      await calendar(page).getByRole('button', { name: 'Close' }).click();
      await expect(calendar(page)).toBeHidden();
    },
  }),

  calls: {
    loadPage: {
      paths: Object.values(paths),
      choose: ({ record }: RecordPageRequest) => paths[record],
      sends: (input: RecordPageRequest) => ({ method: 'GET', query: queryOf(input), token: 'token' }),
      reply({ ok, value, input, number }) {
        if (!ok) return refusal(400, 'requestInvalid');
        return accepted(answer(input, value as RecordPageOutcome, number));
      },
    },
  },

  does: {
    'period.chosen': (page, { period: chosen }) => period(page, periodNames[chosen] ?? '').click(),
    'calendar.opened': (page) => period(page, 'Choose days').click(),
    'calendar.closed': (page) => calendar(page).getByRole('button', { name: 'Close' }).click(),
    async 'range.applied'(page) {
      const day = calendar(page).getByRole('button', { name: /20 November 2026|November 20(th)?, 2026/ });
      await day.click();
      await day.click();
      await calendar(page).getByRole('button', { name: 'Show these days' }).click();
    },
    'filter.chosen': (page, { name, value }) =>
      (name === 'state' ? state(page) : kind(page)).selectOption(value),
    'filters.cleared': (page) => clear(page).click(),
    'category.chosen': (page) => page.getByRole('button', { name: /^Slots, bets: 1/ }).click(),
    'view.chosen': (page) => views(page).getByRole('button', { name: 'Category' }).click(),
    async 'end.reached'(page) {
      await page.mouse.wheel(0, -4_000);
      await page.mouse.wheel(0, 4_000);
    },
    'retry.requested': (page) => retry(page).click(),
    'newer.requested': (page) => newer(page).click(),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    'bet.opened': (page) => page.getByRole('button', { name: /^Sunset 1\b/ }).click(),
    'bet.closed': (page) => betSheet(page).getByRole('button', { name: 'Close' }).click(),
    'csv.requested': (page) => save(page).click(),
  },
  controls: {
    'calendar.closed': (page) => calendar(page).getByRole('button', { name: 'Close' }),
    'newer.requested': newer,
    'retry.requested': retry,
    'csv.requested': save,
  },
  without: {},
  sees: {},
  facts: [],
};
