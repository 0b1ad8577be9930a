import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { Downline } from '@araw/contract/agents/agent';
import type { CallRequest, CallValue } from '@araw/contract/calls/calls';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { membersAddress, membersIn } from './memberAddress.ts';
import { TeamMembersScreen } from './TeamMembersScreen.tsx';

const user = userEvent.setup();
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

/** 06:05 of 22/11/2026 in Manila. */
const morning = Date.UTC(2026, 10, 21, 22, 5);
const downline = (account: string, more: Partial<Downline> = {}): Downline => ({
  id: account,
  account,
  type: 0,
  registeredAt: Date.UTC(2026, 1, 3, 4),
  lastSeenAt: morning,
  balance: 1_234.5,
  rebates: {},
  lastLoginAt: morning,
  level: null,
  online: false,
  closed: false,
  depth: 1,
  team: 0,
  direct: 0,
  ...more,
});
const jose = downline('jose', { type: 1, level: 'VIP 4', online: true, team: 22, direct: 5 });

type Page = CallValue<'downlines'>;
const pageOf = (list: Downline[], more: Partial<Page> = {}): Page => ({
  list,
  totalPages: 1,
  moment: morning,
  timeZone: 'Asia/Manila',
  total: list.length,
  levels: ['VIP 2', 'VIP 4'],
  ...more,
});

type Asked = ['subordinates' | 'downlines', CallRequest<'downlines'>];

function openTeam(
  path: string,
  answer: (request: CallRequest<'downlines'>) => unknown = () => pageOf([jose]),
) {
  const asked: Asked[] = [];
  const call = (name: Asked[0]) => (request: CallRequest<'downlines'>) => {
    asked.push([name, request]);
    return answer(request) as never;
  };
  const { router } = renderScreen(<TeamMembersScreen />, {
    answers: { subordinates: call('subordinates'), downlines: call('downlines') },
    path,
    session: { ...member, userName: 'ramon', type: 1 },
  });
  return { asked, search: () => router.state.location.search };
}

const all = {
  account: '',
  kind: '',
  level: '',
  online: '',
  registeredFrom: '',
  registeredTo: '',
  sort: 'account',
  page: 1,
  pageSize: 25,
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const members = async () =>
  within(await screen.findByRole('list', { name: 'Team management' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the members of a team', () => {
  test('[TEAM-02] direct members first, each with what is known and a link to the card', async () => {
    const { asked } = openTeam('/m/member/team', () =>
      pageOf([
        jose,
        downline('liza', { closed: true, level: 'VIP 1' }),
        downline('cora', { lastSeenAt: null, balance: 0 }),
      ]),
    );
    expect(await members()).toEqual([
      'jose agentOnline · VIP 4 · team of 22₱1,234.50Balance',
      'liza memberLast seen 22/11/2026 06:05 · VIP 1 · closed₱1,234.50Balance',
      'cora membernever₱0.00Balance',
    ]);
    expect(asked).toEqual([['subordinates', all]]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['jose', 'liza', 'cora'].map((account) => `/m/member/team?member=${account}`),
    );
    expect(screen.getByText("3 of 3 members. You've reached the end.")).toBeDefined();
  });

  test('[TEAM-02] [NET-08] members that could not be read are counted, and the end is not claimed', async () => {
    openTeam('/m/member/team', () => pageOf([jose], { total: 3, unread: { downlines: 2 } }));
    expect(await screen.findByText("2 entries couldn't be shown here.")).toBeDefined();
    expect(screen.getByText('1 of 3 members.')).toBeDefined();
  });

  test('[TEAM-02] scope, search and order are requested and are in the address', async () => {
    const { asked, search } = openTeam('/m/member/team');
    await members();
    await user.click(button('Whole downline'));
    await members();
    await user.type(screen.getByRole('searchbox', { name: 'Account' }), ' jo {Enter}');
    await members();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'seen');
    await members();
    expect(asked.slice(1)).toEqual([
      ['downlines', all],
      ['downlines', { ...all, account: 'jo' }],
      ['downlines', { ...all, account: 'jo', sort: 'seen' }],
    ]);
    await waitFor(() => expect(search()).toBe('?scope=all&account=jo&sort=seen'));
  });

  test('[TEAM-02] filters apply only from the drawer, and each is removed with its chip', async () => {
    const { asked, search } = openTeam('/m/member/team?scope=all');
    await members();
    await user.click(button('Filter, 0 set'));
    const drawer = await screen.findByRole('dialog', { name: 'Filter members' });
    for (const name of ['Agents', 'VIP 2', 'Online now']) {
      await user.click(within(drawer).getByRole('radio', { name }));
    }
    await user.type(within(drawer).getByLabelText('From'), '2026-11-22');
    await user.type(within(drawer).getByLabelText('To'), '2026-11-01');
    expect(asked).toHaveLength(1);
    await user.click(within(drawer).getByRole('button', { name: 'Show members' }));
    const filtered = {
      ...all,
      kind: 'agent',
      level: 'VIP 2',
      online: 'yes',
      registeredFrom: '2026-11-01',
      registeredTo: '2026-11-22',
    };
    await waitFor(() => expect(asked.at(-1)).toEqual(['downlines', filtered]));
    const chips = () =>
      within(screen.getByRole('list', { name: 'Active filters' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(chips()).toEqual([
      'Agents',
      'VIP 2',
      'Online now',
      'Signed up since 01/11/2026',
      'Signed up until 22/11/2026',
    ]);
    await user.click(button('VIP 2'));
    await waitFor(() => expect(asked.at(-1)).toEqual(['downlines', { ...filtered, level: '' }]));
    await waitFor(() =>
      expect(search()).toBe(
        '?scope=all&kind=agent&online=yes&registeredFrom=2026-11-01&registeredTo=2026-11-22',
      ),
    );
  });

  test('[TEAM-02] 25 a page; a member who has moved to the next page appears once', async () => {
    const { asked } = openTeam('/m/member/team', ({ page }) =>
      page === 1
        ? pageOf([jose, downline('maria')], { totalPages: 2, total: 3 })
        : pageOf([downline('maria'), downline('nilo')], { totalPages: 2, total: 3 }),
    );
    await screen.findByText("3 of 3 members. You've reached the end.");
    expect(asked).toEqual([
      ['subordinates', all],
      ['subordinates', { ...all, page: 2 }],
    ]);
    expect((await members()).map((text) => text.split(' ')[0])).toEqual(['jose', 'maria', 'nilo']);
  });

  test('[TEAM-02] [NET-07] an operator that answers every number with its first page ends the list', async () => {
    const { asked } = openTeam('/m/member/team', () => pageOf([jose], { totalPages: 1_000 }));
    await screen.findByText(/You've reached the end\.$/);
    expect(asked.map(([, { page }]) => page)).toEqual([1, 2]);
  });

  test('[TEAM-02] [NET-05] a failed page leaves the loaded ones, and can be retried', async () => {
    let fails = true;
    openTeam('/m/member/team', ({ page }) =>
      page === 2 && fails
        ? Promise.reject(new CallError({ call: 'subordinates', kind: 'offline' }))
        : pageOf([page === 1 ? jose : downline('nilo')], { totalPages: 2, total: 2 }),
    );
    await screen.findByRole('alert');
    expect(await members()).toHaveLength(1);
    fails = false;
    await user.click(button('Try again'));
    await screen.findByText("2 of 2 members. You've reached the end.");
  });

  test('[TEAM-02] if no one is found the filters can be cleared', async () => {
    const { asked } = openTeam('/m/member/team?account=x&kind=agent', ({ account }) =>
      pageOf(account === 'x' ? [] : [jose], { totalPages: account === 'x' ? 0 : 1 }),
    );
    await screen.findByText('No members found');
    await user.click(button('Clear filters'));
    expect(await members()).toHaveLength(1);
    expect(asked.at(-1)).toEqual(['subordinates', all]);
  });

  test.each([
    ['scope=every&sort=x&kind=x&online=maybe', '?scope=direct'],
    [`level=${'a'.repeat(65)}&account=${'b'.repeat(129)}`, '?scope=direct'],
    [`scope=all&level=${'a'.repeat(64)}`, `?scope=all&level=${'a'.repeat(64)}`],
    ['registeredFrom=2026-13-01&registeredTo=tomorrow', '?scope=direct'],
    ['kind=agent&kind=member&online=no', '?scope=direct&online=no'],
  ])('[TEAM-02] known parts of the address %s apply', (query, kept) => {
    expect(membersAddress(membersIn(new URLSearchParams(query)))).toBe(`/m/member/team${kept}`);
  });
});

describe('the card of a member', () => {
  function openCard(account: string, answer: () => unknown, type = 1) {
    const { requestsOf, router, notices } = renderScreen(<TeamMembersScreen />, {
      answers: { downline: () => answer() as never },
      path: `/m/member/team?member=${account}`,
      session: { ...member, userName: 'ramon', type },
    });
    return Object.assign(() => requestsOf('downline'), { router, notices });
  }
  const card = (more: Partial<Downline> = {}) => ({ ...jose, timeZone: 'Asia/Manila', ...more });
  const facts = () =>
    [...document.querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map((one) => one.textContent),
    );
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  test('[TEAM-02] shows registration, login, team, balance and rebates, with links', async () => {
    const asked = openCard('jose', () => card({ rebates: { RNG: 0.5, FISH: 0.05 } }));
    await screen.findByRole('heading', { name: 'jose agent VIP 4' });
    expect(asked()).toEqual([{ account: 'jose' }]);
    expect(screen.getByText(/direct member/)).toBeDefined();
    expect(facts()).toEqual([
      ['Signed up', '03/02/2026 12:00'],
      ['Last login', '22/11/2026 06:05'],
      ['Team', '22 members, 5 direct'],
      ['Balance', '₱1,234.50'],
      ['Slots', '0.50%'],
      ['Fishing', '0.05%'],
    ]);
    expect(links()).toEqual([
      ['Open the team', '/m/agent/team/overview?account=jose&by=subordinate'],
      ['Bets and results', '/m/teamBetting?account=jose'],
      ['Change rebates', '/m/member/agent/agentRebeat?account=jose'],
      ['Contracts', '/m/member/agent/agentDivident?account=jose'],
      ['Transfer to jose', '/m/redRain?page=transfer&account=jose'],
    ]);
  });

  test.each([
    [
      'somebody further below',
      { depth: 3 },
      [
        ['Change rebates', 'Only the agent directly above can do this.'],
        ['Contracts', 'Only the agent directly above can do this.'],
      ],
    ],
    ['a member who is no agent', { type: 0 }, [['Contracts', 'Only agents have contracts.']]],
    ['an agent who counts as trial', { type: 41 }, [['Contracts', 'Only agents have contracts.']]],
    ['an agent of an unknown type', { type: 99 }, [['Contracts', 'Only agents have contracts.']]],
    [
      'a closed account',
      { closed: true },
      [
        ['Change rebates', 'The account is closed.'],
        ['Contracts', 'The account is closed.'],
        ['Transfer', 'The account is closed.'],
      ],
    ],
  ])('[TEAM-02] for %s shows what the agent may not do with the reason', async (_, more, refused) => {
    openCard('jose', () => card(more));
    const may = await screen.findByRole('list', { name: 'What you can do' });
    expect(
      within(may)
        .getAllByRole('listitem')
        .filter((item) => !item.querySelector('a'))
        .map(({ textContent }) => textContent),
    ).toEqual(refused.map((parts) => parts.join('')));
    for (const [name = ''] of refused) expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test.each([
    ['Contracts', 41],
    ['Transfer to jose', 99],
  ])('[PERM-02] %s turns away an agent of type %i, who counts as trial', async (name, type) => {
    const { router, notices } = openCard('jose', () => card(), type);
    await user.click(await screen.findByRole('link', { name }));
    expect(router.state.location.search).toBe('?member=jose');
    expect(notices.shown().map(({ text }) => text)).toEqual([
      'Please login an actual account to use this function',
    ]);
  });

  test('[TEAM-10] for a stranger or an unknown name is missing, with a way back', async () => {
    openCard('stranger', () =>
      Promise.reject(new CallError({ call: 'downline', kind: 'refused', code: 'notFound' })),
    );
    await screen.findByText("There's no such account in your team.");
    expect(links()).toEqual([['To your team', '/m/member/team']]);
    expect(document.querySelector('dl')).toBeNull();
  });
});
