import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { UnreadBadge } from '#screens/ui/states/UnreadBadge.tsx';
import { sumOf, useUnreadCounts } from '#src/app/hooks/useUnreadCounts.ts';
import { member, renderScreen, uncounted } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { findRoute, routeTable } from '#src/routes/routeTable.ts';
import { MessageShortcut } from './MessageShortcut.tsx';

type Setting = Parameters<typeof renderScreen>[1];

function Counts() {
  const counts = useUnreadCounts();
  return (
    <p data-testid="counts">
      {counts.announcements}/{counts.chat}/{counts.inbox} <UnreadBadge count={sumOf(counts)} />
    </p>
  );
}

const answersOf = (announcements: number, chat: number, inbox: number): Setting['answers'] => ({
  announcements: () => ({
    promotion: [],
    banners: [],
    player: [],
    popup: [],
    hot: [],
    footer: { unreadCount: announcements },
  }),
  chatUnread: () => chat,
  inboxUnread: () => inbox,
});

const show = (setting: Partial<Setting> = {}, path = '/m/home') =>
  renderScreen(
    <>
      <MessageShortcut row={findRoute(path)} />
      <Counts />
    </>,
    {
      answers: answersOf(1, 2, 3),
      session: member,
      whitelabel: { CBS3: true },
      path,
      route: '*',
      ...setting,
    },
  );

const counted = async (text: string) =>
  waitFor(() => expect(screen.getByTestId('counts').textContent).toBe(text));
const link = () => screen.queryByRole('link');

describe('unread counts', () => {
  test.each([
    [0, 0, 0, '0/0/0 '],
    [1, 0, 0, '1/0/0 1'],
    [1, 2, 3, '1/2/3 6'],
    [33, 33, 33, '33/33/33 99'],
    [33, 33, 34, '33/33/34 99+'],
  ])('[MSG-02] %i, %i and %i', async (announcements, chat, inbox, text) => {
    show({ answers: answersOf(announcements, chat, inbox) });
    await counted(text);
    const sum = announcements + chat + inbox;
    expect(link()?.getAttribute('aria-label')).toBe(sum > 0 ? 'Messages, some unread' : 'Messages');
  });

  test.each(firstOf([null, 4, 40, 41, 42, 99]))('[MSG-02] are not fetched for type %s', async (type) => {
    const { asked } = show({ session: type === null ? null : { ...member, type } });
    await screen.findByRole('link', { name: 'Messages' });
    expect(asked).toEqual([]);
    await counted('0/0/0 ');
  });

  test('[ANN-02] [MSG-02] arrive with one request for each part, wherever they are shown', async () => {
    const { asked } = show();
    await counted('1/2/3 6');
    expect(asked).toEqual([
      ['announcements', { types: 'B,PL,PU', platform: 'M', merchantCode: 'ARAW', language: 'eng' }],
      ['chatUnread', {}],
      ['inboxUnread', {}],
    ]);
  });

  test('[MSG-02] without live chat that part is not requested', async () => {
    const { requestsOf } = show({ whitelabel: {} });
    await counted('1/0/3 4');
    expect(requestsOf('chatUnread')).toEqual([]);
  });

  test.each(['announcements', 'chatUnread', 'inboxUnread'] as const)(
    '[MSG-02] if %s fails the others are shown, and the last value is silently kept',
    async (call) => {
      let fails = true;
      const answers = answersOf(1, 2, 3);
      const given = answers[call] as () => never;
      const failing = () => (fails ? Promise.reject(new Error('down')) : given());
      const { queryClient } = show({ answers: { ...answers, [call]: failing } });
      const first = { announcements: '0/2/3 5', chatUnread: '1/0/3 4', inboxUnread: '1/2/0 3' }[call];
      await counted(first);
      fails = false;
      await act(() => queryClient.refetchQueries());
      await counted('1/2/3 6');
      fails = true;
      await act(() => queryClient.refetchQueries());
      await counted('1/2/3 6');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('[MSG-02] do not wait for a slow part', async () => {
    let answer = (_count: number) => {};
    const slow = new Promise<number>((resolve) => (answer = resolve));
    show({ answers: { ...answersOf(1, 0, 3), chatUnread: () => slow } });
    await counted('1/0/3 4');
    expect(link()?.getAttribute('aria-label')).toBe('Messages, some unread');
    answer(2);
    await counted('1/2/3 6');
  });

  test('[MSG-02] are reloaded with a page, every minute and when the player returns', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { requestsOf, router } = show();
    const asked = () => requestsOf('inboxUnread').length;
    await counted('1/2/3 6');
    expect(asked()).toBe(1);
    // Nothing is counted again within 250 ms.
    await act(() => router.navigate('/m/hot'));
    expect(asked()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(300));
    await act(() => router.navigate('/m/live'));
    await waitFor(() => expect(asked()).toBe(2));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(3);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(asked()).toBe(4));
  });
});

describe('the message shortcut', () => {
  const shown = routeTable.filter(({ bottomMenu }) => bottomMenu);
  const without = routeTable.filter(({ bottomMenu }) => !bottomMenu);

  test.each(
    firstOf(
      shown.map(({ paths }) => paths[0]),
      3,
    ),
  )('[SHELL-11] is beside the bottom menu on %s', async (path) => {
    show({ answers: uncounted }, path);
    const current = (await screen.findByRole('link')).getAttribute('aria-current');
    expect(link()?.getAttribute('href')).toBe('/m/message');
    expect(current).toBe(path === '/m/message' ? 'page' : null);
    expect(screen.getByRole('complementary', { name: 'Messages and service' })).toBeTruthy();
  });

  test.each(
    firstOf(
      without.map(({ paths }) => paths[0]),
      2,
    ),
  )('[SHELL-11] is missing on %s, which has no menu; counting continues', async (path) => {
    show({}, path);
    await counted('1/2/3 6');
    expect(link()).toBeNull();
  });
});
