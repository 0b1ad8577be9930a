import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { useUnreadCounts } from '#src/app/hooks/useUnreadCounts.ts';
import { CallError } from '#services/client/callError.ts';
import type { InboxMessage } from '@araw/contract/messages/messages';
import { unreadKey } from '#services/queries/unreadQuery.ts';
import { Notices } from '#src/shell/frame/Notices.tsx';
import { member, renderScreen, uncounted } from '#tests/screens/renderScreen.tsx';
import { InboxScreen } from './InboxScreen.tsx';

type Setting = Parameters<typeof renderScreen>[1];
type Answers = Setting['answers'];

const user = userEvent.setup();
const refused = (call: 'inbox') => new CallError({ call, kind: 'refused', code: 'conflict' });
function show(element: React.ReactNode, setting: Partial<Setting>) {
  return renderScreen(
    <>
      {element}
      <Notices />
    </>,
    { answers: {}, path: '/m/webEmail', session: member, whitelabel: { CBS3: true }, ...setting },
  );
}
const notices = () => screen.getByRole('region', { name: 'Notifications' });

const emptyLists = {
  promotion: [],
  banners: [],
  player: [],
  popup: [],
  hot: [],
  footer: { unreadCount: 0 },
};

describe('the inbox', () => {
  const message = (id: number, read = false): InboxMessage => ({
    id: String(id),
    title: `Message ${id}`,
    content: `<p>All about ${id}</p><script>alert(1)</script>`,
    trimmed: false,
    sentAt: Date.UTC(2026, 0, 5, 4),
    read,
  });

  /** A fake inbox that stores changes. */
  function answersOf(given: InboxMessage[]): Answers {
    let kept = given;
    const pageSize = 10;
    return {
      inbox: ({ page }) => ({
        list: kept.slice((Number(page) - 1) * pageSize, Number(page) * pageSize),
        totalPages: Math.ceil(kept.length / pageSize),
      }),
      readInboxMessage: ({ id }) => {
        kept = kept.map((one) => (one.id === id ? { ...one, read: true } : one));
        return {};
      },
      readInbox: () => {
        kept = kept.map((one) => ({ ...one, read: true }));
        return {};
      },
      deleteInboxMessage: ({ id }) => {
        kept = kept.filter((one) => one.id !== id);
        return {};
      },
    };
  }
  const open = (given: InboxMessage[], more: Answers = {}) =>
    show(<InboxScreen />, { answers: { ...uncounted, ...answersOf(given), ...more } });
  const row = (id: number) => screen.getByRole('button', { name: new RegExp(`^Message ${id}\\b`) });
  const titles = () =>
    within(screen.getByRole('list', { name: 'Messages' }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('bdi')?.textContent);
  const unreadRows = () => screen.queryAllByText('Unread').length;

  async function deleteMessage(id: number) {
    await user.click(screen.getByRole('button', { name: `Delete: Message ${id}` }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this message?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
  }

  test('[MSG-03] opening a message shows it, sanitised, and marks it as read', async () => {
    const { requestsOf } = open([message(1), message(2, true)]);
    await user.click(await screen.findByRole('button', { name: /^Message 1/ }));
    expect(screen.getByText('All about 1')).toBeTruthy();
    expect(document.querySelector('script')).toBeNull();
    expect([unreadRows(), row(1).getAttribute('aria-expanded')]).toEqual([0, 'true']);
    await user.click(row(2));
    expect(screen.queryByText('All about 1')).toBeNull();
    await user.click(row(2));
    expect(screen.queryByText('All about 2')).toBeNull();
    expect(requestsOf('readInboxMessage')).toEqual([{ id: '1' }]);
  });

  test('[MSG-03] a trimmed one says so once it is open', async () => {
    open([{ ...message(1), trimmed: true }, message(2)]);
    const trimmed = 'This text is too long to show in full. Ask customer service for the rest.';
    await user.click(await screen.findByRole('button', { name: /^Message 2/ }));
    expect(screen.queryByText(trimmed)).toBeNull();
    await user.click(row(1));
    expect(screen.queryByText(trimmed)).not.toBeNull();
  });

  test('[MSG-02] [MSG-03] new messages are listed and counted while the inbox is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let kept = [message(1, true)];
    open([], {
      inbox: () => ({ list: kept, totalPages: 1 }),
      announcements: () => emptyLists,
      chatUnread: () => 0,
      inboxUnread: () => kept.filter(({ read }) => !read).length,
    });
    await waitFor(() => expect(titles()).toEqual(['Message 1']));
    kept = [message(2), ...kept];
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(titles()).toEqual(['Message 2', 'Message 1']));
    expect(screen.getByRole('button', { name: 'Mark all as read' }).hasAttribute('disabled')).toBe(false);
  });

  test('[MSG-03] a refused mark is silently undone', async () => {
    open([message(1)], { readInboxMessage: () => Promise.reject(refused('inbox')) });
    await user.click(await screen.findByRole('button', { name: /^Message 1/ }));
    await waitFor(() => expect(unreadRows()).toBe(1));
    expect(within(notices()).queryAllByRole('alert')).toEqual([]);
  });

  test('[MSG-03] all are marked as read immediately, and unread again if refused', async () => {
    let fails = true;
    const { requestsOf } = open([message(1), message(2)], {
      readInbox: () => (fails ? Promise.reject(refused('inbox')) : {}),
    });
    const markAll = await screen.findByRole('button', { name: 'Mark all as read' });
    await user.click(markAll);
    await waitFor(() => expect(unreadRows()).toBe(2));
    fails = false;
    await user.click(markAll);
    expect(requestsOf('readInbox')).toHaveLength(2);
  });

  test('[MSG-03] all can be marked even if only another page has unread ones', async () => {
    const messages = Array.from({ length: 11 }, (_, index) => message(index + 1, index < 10));
    const { requestsOf } = open(messages, {
      announcements: () => emptyLists,
      chatUnread: () => 0,
      inboxUnread: () => 1,
    });
    const markAll = await screen.findByRole('button', { name: 'Mark all as read' });
    await waitFor(() => expect(markAll.hasAttribute('disabled')).toBe(false));
    await user.click(markAll);
    expect(requestsOf('readInbox')).toHaveLength(1);
  });

  describe('[MSG-02] the badge', () => {
    function openCounted(given: InboxMessage[], answers: Answers) {
      const shown = show(
        <>
          <Count />
          <InboxScreen />
        </>,
        { whitelabel: {}, answers: { ...answersOf(given), announcements: () => emptyLists, ...answers } },
      );
      const count = () => screen.getByTestId('count').textContent;
      return { ...shown, count };
    }
    const Count = () => <p data-testid="count">{useUnreadCounts().inbox}</p>;

    test('does not return to a count that was on its way when a message was opened', async () => {
      let answerLate = (_count: number) => {};
      const late = new Promise<number>((resolve) => (answerLate = resolve));
      const counts = [2, late, 1];
      const { count, queryClient } = openCounted([message(1), message(2)], {
        inboxUnread: () => counts.shift() ?? 1,
      });
      await waitFor(() => expect(count()).toBe('2'));
      void queryClient.refetchQueries({ queryKey: unreadKey });
      await user.click(row(1));
      answerLate(2);
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      await waitFor(() => expect(count()).toBe('1'));
    });

    test('is counted again if a mark was refused after another one succeeded', async () => {
      let refuse = (_error: Error) => {};
      const refusal = new Promise<never>((_, reject) => (refuse = reject));
      let unread = 2;
      const { count } = openCounted([message(1), message(2)], {
        inboxUnread: () => unread,
        readInboxMessage: ({ id }) => {
          if (id === '1') return refusal;
          unread = 1;
          return {};
        },
      });
      await waitFor(() => expect(count()).toBe('2'));
      await user.click(row(1));
      await user.click(row(2));
      await act(async () => refuse(refused('inbox')));
      await waitFor(() => expect(count()).toBe('1'));
    });
  });

  test('[MSG-03] a message is deleted once confirmed', async () => {
    const { requestsOf, renewed } = open([message(1), message(2)]);
    await user.click(await screen.findByRole('button', { name: 'Delete: Message 1' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(titles()).toEqual(['Message 1', 'Message 2']);
    await deleteMessage(1);
    await waitFor(() => expect(titles()).toEqual(['Message 2']));
    expect(await within(notices()).findByText('Message deleted')).toBeTruthy();
    expect(requestsOf('deleteInboxMessage')).toEqual([{ id: '1' }]);
    expect(renewed()).toEqual(['member inbox', 'member unread']);
  });

  test('[MSG-03] a refused deletion returns with the reason', async () => {
    open([message(1), message(2)], { deleteInboxMessage: () => Promise.reject(refused('inbox')) });
    await screen.findByRole('button', { name: /^Message 1/ });
    await deleteMessage(1);
    await waitFor(() => expect(within(notices()).getByRole('alert')).toBeTruthy());
    expect(titles()).toEqual(['Message 1', 'Message 2']);
  });

  test('[MSG-03] comes in pages; deleting the last message of a page leads to the previous page', async () => {
    open(Array.from({ length: 11 }, (_, index) => message(index + 1, true)));
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    expect(await screen.findByText('2 of 2')).toBeTruthy();
    await waitFor(() => expect(titles()).toEqual(['Message 11']));
    await deleteMessage(11);
    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(screen.queryByText('2 of 2')).toBeNull();
  });

  test('[MSG-03] an empty inbox says so, a failed one can be retried', async () => {
    let fails = true;
    open([], { inbox: () => (fails ? Promise.reject(refused('inbox')) : { list: [], totalPages: 0 }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('No messages')).toBeTruthy();
  });
});
