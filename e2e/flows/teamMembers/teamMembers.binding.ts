import { expect, type Page } from '@playwright/test';
import type { MemberFilters, MemberSelection } from '#machines/teamMembers/teamMembers.rules.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import { accepted, answerOthers, playAs, playersCalls, sessionOf } from '../opening.ts';

const left = 'a link to online agents of a level, left on the second page';
const addresses: Record<string, string> = {
  'the whole downline': '/m/member/team?scope=all',
  'a link whose days stand the wrong way round':
    '/m/member/team?scope=all&registeredFrom=2026-11-22&registeredTo=2026-11-01',
};

/** Overlays hide the page from assistive technology. */
const also = { includeHidden: true };
const scopes = (page: Page) => page.getByRole('group', { name: 'Which members', ...also });
const scope = (page: Page, name: string) =>
  scopes(page).getByRole('button', { name: name === 'all' ? 'Whole downline' : 'Direct', ...also });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Account', ...also });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by', ...also });
const filter = (page: Page) => page.getByRole('button', { name: /^Filter, \d+ set$/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filter members' });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('button');
/** Only in main: the drawer has a button with the same name for filters that aren't applied yet. */
const clearAll = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Clear filters' });
const rows = (page: Page) => page.getByRole('list', { name: 'Team management', ...also });
const loading = (page: Page) => page.getByRole('status', { name: 'Loading', exact: true, ...also });
const option = (page: Page, legend: string, name: string) =>
  drawer(page)
    .getByRole('group', { name: legend, exact: true })
    .getByRole('radio', { name, exact: true })
    .check({ force: true });

const chipTexts: { [Field in keyof MemberFilters]: (value: string) => string } = {
  kind: (value) => (value === 'agent' ? 'Agents' : 'Members'),
  level: (value) => value,
  online: (value) => (value === 'yes' ? 'Online now' : 'Not online'),
  registeredFrom: (value) => `Signed up since ${value.split('-').toReversed().join('/')}`,
  registeredTo: (value) => `Signed up until ${value.split('-').toReversed().join('/')}`,
};
const chipsOf = (filters: MemberFilters) =>
  (Object.keys(chipTexts) as (keyof MemberFilters)[])
    .filter((field) => filters[field] !== '')
    .map((field) => chipTexts[field](filters[field]));

const isClosed = ({ view }: Moment) => view.matches('drawer.closed');

export const teamMembersBinding: Binding = {
  notYet: { [left]: 'screens/teamMembers/teamMembers.test.tsx comes back to it' },
  open: (variant) => ({
    path: addresses[variant] ?? '/m/member/team',
    async prepare(page) {
      await playAs(page, sessionOf(1));
      await answerOthers(page, playersCalls);
    },
    async warmUp(page) {
      await filter(page).click();
      await drawer(page).getByRole('button', { name: 'Close' }).click();
      await expect(drawer(page)).toBeHidden();
    },
  }),

  calls: {
    pagedList: {
      paths: ['/wps/agent/downlines', '/wps/relay/AGEFE_subordinates'],
      choose: ({ list }) =>
        (list as MemberSelection).scope === 'all' ? '/wps/agent/downlines' : '/wps/relay/AGEFE_subordinates',
      sends: ({ list, pages }) => {
        const { account, filters, sort: order } = list as MemberSelection;
        return {
          method: 'GET',
          query: { account, ...filters, sort: order, page: String(pages), pageSize: '25' },
          token: 'token',
        };
      },
      reply: () => accepted({ list: [], totalPages: 0, total: 0, levels: ['VIP 2'] }),
    },
  },

  does: {
    'scope.chosen': (page, event) => scope(page, event.scope).click(),
    async 'account.searched'(page, { account }) {
      await search(page).fill(account);
      await search(page).press('Enter');
    },
    'sort.chosen': (page, event) => sort(page).selectOption(event.sort),
    'drawer.opened': (page) => filter(page).click(),
    'drawer.closed': (page) => drawer(page).getByRole('button', { name: 'Close' }).click(),
    async 'filters.applied'(page, { filters }) {
      const { kind, online, registeredFrom, registeredTo } = filters as MemberFilters;
      await option(page, 'Type', kind === '' ? 'All' : kind === 'agent' ? 'Agents' : 'Members');
      await option(page, 'Last seen', online === '' ? 'All' : online === 'yes' ? 'Online now' : 'Not online');
      await drawer(page).getByLabel('From', { exact: true }).fill(registeredFrom);
      await drawer(page).getByLabel('To', { exact: true }).fill(registeredTo);
      await drawer(page).getByRole('button', { name: 'Show members' }).click();
    },
    'filter.cleared': (page, { field }) =>
      chips(page)
        .filter({ hasText: field === 'kind' ? /^(Agents|Members)$/ : /^Signed up since/ })
        .click(),
    'filters.cleared': (page) => clearAll(page).click(),
  },
  controls: {
    'scope.chosen': (page) => page.getByRole('button', { name: 'Direct', exact: true }),
    'account.searched': (page) => page.getByRole('searchbox', { name: 'Account' }),
    'sort.chosen': (page) => page.getByRole('combobox', { name: 'Sort by' }),
    'drawer.opened': filter,
    'drawer.closed': (page) => drawer(page).getByRole('button', { name: 'Close' }),
    'filters.applied': (page) => drawer(page).getByRole('button', { name: 'Show members' }),
    'filter.cleared': (page) => chips(page).filter({ hasText: /^(Agents|Members|Signed up since.*)$/ }),
    'filters.cleared': clearAll,
  },
  /** The open drawer covers the page. */
  reachable: (event, view) =>
    view.matches('drawer.closed') || event === 'drawer.closed' || event === 'filters.applied',

  sees: {
    'list.listing': see('placeholders, and no members', async (page) => {
      await expect(loading(page)).toBeAttached();
      await expect(rows(page)).toHaveCount(0);
    }),
    'list.empty': see('that nobody was found', async (page) => {
      await expect(page.getByText('No members found')).toBeAttached();
      await expect(loading(page)).toHaveCount(0);
    }),
    'drawer.open': see('the filters, with the focus among them', async (page) => {
      await expect(drawer(page)).toBeVisible();
      await expect(drawer(page).locator(':focus')).toHaveCount(1);
    }),
    'drawer.closed': see('no drawer', (page) => expect(drawer(page)).toHaveCount(0)),
  },
  facts: [
    {
      when: isClosed,
      sees: see('the chosen part of the line, search, order and filters', async (page, { view }) => {
        const { scope: chosen, account, sort: order, filters } = view.context;
        await expect(scopes(page).getByRole('button', { pressed: true })).toHaveText(
          chosen === 'all' ? 'Whole downline' : 'Direct',
        );
        await expect.poll(async () => (await search(page).inputValue()).trim()).toBe(account);
        await expect(sort(page)).toHaveValue(order);
        await expect(chips(page)).toHaveText(chipsOf(filters));
        await expect(filter(page)).toHaveAccessibleName(`Filter, ${chipsOf(filters).length} set`);
      }),
    },
  ],
  effects: {
    showTop: see('the top of the list', (page) =>
      expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0),
    ),
  },

  impossible({ from, step }) {
    const { context, matches } = from.view;
    if (step.kind === 'answer') return !step.ok;
    if (step.kind !== 'user') return false;
    const { type } = step.event;
    const ofDrawer = type === 'drawer.closed' || type === 'filters.applied';
    if (matches('drawer.open') !== ofDrawer) return true;
    // An unset filter has no chip, and a level is available only after a page contains it.
    if (type === 'filter.cleared') return context.filters[step.event['field']] === '';
    if (type === 'filters.applied') return step.event['filters'].level !== '';
    if (type === 'scope.chosen') return context.scope === step.event['scope'];
    return type === 'sort.chosen' && context.sort === step.event['sort'];
  },
  unwalked: { 'list.listing on pagedList fails': 'the chart of the pages is a part of the program' },
};
