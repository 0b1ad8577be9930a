import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { MemberInfo } from '@araw/contract/accounts/member';
import { member, noAnswer, renderScreen, uncounted } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { Notices } from '#src/shell/frame/Notices.tsx';
import { SideMenu } from './SideMenu.tsx';

const info: MemberInfo = {
  id: '7',
  account: 'maria',
  nickname: 'Maria Clara',
  type: 0,
  regDate: 0,
  toUpline: false,
  standing: null,
  clubLabel: { labelName: 'VIP 3' },
};
const answers = {
  ...uncounted,
  memberInfo: () => info,
  headIcon: () => ({ icon: '/art/avatar/3.svg', choices: [] }),
  wallet: () => ({ sumBalance: 12480.5, currencySymbol: '₱' }),
};
const flags = ['TRANSBETREPMEM3', 'TRANSREC3', 'PERSREP', 'REWCEN3', 'PTSYS3', 'SECPRIV'];
const allOn = Object.fromEntries(flags.map((flag) => [flag, true]));

function show(setting: Partial<Parameters<typeof renderScreen>[1]> = {}) {
  const onClose = vi.fn<() => void>();
  const shown = renderScreen(
    <>
      <SideMenu onClose={onClose} />
      <Notices />
    </>,
    { answers, ...setting },
  );
  return { ...shown, onClose, user: userEvent.setup() };
}

const menu = () => screen.getByRole('dialog', { name: 'Menu' });
const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);

describe('[MEM-08] the side menu of a player', () => {
  test('shows nickname, VIP label and avatar, and leads to the member centre', async () => {
    show({ session: member });
    const panel = await screen.findByRole('link', { name: /Maria Clara\s*VIP 3/ });
    await waitFor(() => expect(panel.querySelector('img')?.getAttribute('src')).toBe('/art/avatar/3.svg'));
    expect(panel.getAttribute('href')).toBe('/m/member/home');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  test.each([
    ['the account of a player without a nickname', { ...info, nickname: '', clubLabel: null }],
    ['the account of the session while the operator has not answered', null],
  ])('names %s', async (_, given) => {
    const unanswered = { ...uncounted, memberInfo: noAnswer, headIcon: noAnswer, wallet: noAnswer };
    show({ session: member, answers: given ? { ...answers, memberInfo: () => given } : unanswered });
    expect(await screen.findByRole('link', { name: 'maria' })).toBeDefined();
    expect(screen.queryByText('VIP 3')).toBeNull();
  });

  test.each(
    firstOf(
      [
        [0, false],
        [1, true],
        [2, true],
        [4, false],
        [40, false],
        [41, true],
        [42, true],
        [99, true],
      ],
      2,
    ),
  )('[PERM-03] [AGENT-03] links type %i to the agent centre: %s', async (type, leads) => {
    const { user, router } = show({ session: { ...member, type } });
    const agentHome = screen.queryByRole('link', { name: 'Agent home' });
    expect(agentHome !== null).toBe(leads);
    if (agentHome) await user.click(agentHome);
    expect(router.state.location.pathname).toBe(leads ? '/m/agent/home' : '/');
  });

  test('marks a trial player', () => {
    show({ session: { ...member, type: 4 } });
    expect(screen.getByText('Trial')).toBeDefined();
  });

  test('[BAL-02] shows the balance with two decimals, and asterisks on request', async () => {
    const { user } = show({ session: member });
    const balance = within(screen.getByRole('region', { name: 'Balance' }));
    expect(await balance.findByText('₱12,480.50')).toBeDefined();
    await user.click(balance.getByRole('button', { name: 'Hide balance' }));
    expect(balance.getByText('Balance hidden')).toBeDefined();
    expect(balance.getByText('******')).toBeDefined();
    expect(balance.getByText('₱12,480.50').getAttribute('aria-hidden')).toBe('true');
    await user.click(balance.getByRole('button', { name: 'Show balance' }));
    expect(balance.queryByText('******')).toBeNull();
  });

  test('[LOGOUT-01] logs out after a question, and closes', async () => {
    const { user, onClose, app } = show({ session: member });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(app().children.logout?.getSnapshot().value).toBe('confirming');
  });
});

describe('[MEM-08] the side menu of a visitor', () => {
  test('offers the member centre, login and registration, and no logout', () => {
    const { requestsOf } = show();
    expect(screen.getByRole('link', { name: 'Member center' }).getAttribute('href')).toBe('/m/member/home');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login');
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/m/register');
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull();
    expect([requestsOf('memberInfo'), requestsOf('wallet'), requestsOf('headIcon')]).toEqual([[], [], []]);
  });
});

describe('[MEM-08] links', () => {
  test('shortcuts to the account, cash-in and withdrawal', () => {
    show({ session: member });
    expect(linksOf(screen.getByRole('list', { name: 'Quick links' }))).toEqual([
      ['My account', '/m/myAccount/index'],
      ['Cash in', '/m/voucherCenter'],
      ['Withdraw', '/m/withdraw'],
    ]);
  });

  test('[PERM-02] a trial player stays and is told why cash-in is not available', async () => {
    const { user, router } = show({ session: { ...member, type: 4 } });
    await user.click(screen.getByRole('link', { name: 'Cash in' }));
    expect(screen.getByText('Please login an actual account to use this function')).toBeDefined();
    expect(router.state.location.pathname).toBe('/');
  });

  test('all member ones are there when all their keys are on', () => {
    show({ session: member, whitelabel: allOn });
    expect(linksOf(screen.getByRole('list', { name: 'Member pages' }))).toEqual([
      ['Betting record', '/m/gameRecord'],
      ['Account record', '/m/transaction/record'],
      ['Profit and loss', '/m/profitandloss'],
      ['Rewards', '/m/rewardCenter'],
      ['Points mall', '/m/mall/mallHome'],
      ['Security centre', '/m/securityCenter'],
    ]);
  });

  test.each(firstOf(flags))('without %s only its link is missing', (flag) => {
    show({ session: member, whitelabel: { ...allOn, [flag]: false } });
    expect(linksOf(screen.getByRole('list', { name: 'Member pages' }))).toHaveLength(5);
  });

  test('without a key there is no list at all', () => {
    show({ session: member });
    expect(screen.queryByRole('list', { name: 'Member pages' })).toBeNull();
  });
});

describe('[MEM-08] closing', () => {
  test('a click on the mask closes', async () => {
    const { user, onClose } = show();
    await waitFor(() => expect(menu()).toBeDefined());
    const mask = document.querySelector('[class*=mask]');
    if (!mask) throw new Error('there is no mask');
    await user.click(mask);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('the button and the Escape key close', async () => {
    const { user, onClose } = show();
    await user.click(within(menu()).getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('[LANG-01] the language switcher', () => {
  test('lists five languages by their own names and marks the current one', () => {
    show();
    const offered = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button');
    expect(offered.map((button) => [button.textContent, button.lang, button.ariaPressed])).toEqual([
      ['中文', 'zh-Hans', 'false'],
      ['EN', 'en', 'true'],
      ['ไทย', 'th', 'false'],
      ['VN', 'vi', 'false'],
      ['TAGALOG', 'fil', 'false'],
    ]);
  });

  test('a choice changes the interface immediately and is stored', async () => {
    const { user, storage } = show();
    await user.click(screen.getByRole('button', { name: 'VN' }));
    expect(await screen.findByRole('link', { name: 'Đăng nhập' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'VN' }).ariaPressed).toBe('true');
    expect(document.documentElement.lang).toBe('vi');
    expect(storage.read('language')).toBe('VI');
  });
});

test('[LANG-02] the side menu leads visitors and players to all languages', async () => {
  for (const session of [null, member]) {
    const { user, router, unmount } = show({ session });
    await user.click(screen.getByRole('link', { name: 'All languages' }));
    expect(router.state.location.pathname).toBe('/m/languages');
    unmount();
  }
});
