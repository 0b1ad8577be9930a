import type { QueryClient } from '@tanstack/react-query';
import type { InboxMessage, InboxPage } from '@araw/contract/messages/messages';
import { inboxKey } from '#services/queries/serviceQueries.ts';
import { type UnreadCounts, unreadKey } from '#services/queries/unreadQuery.ts';

/** Optimistic updates of the cached inbox and its unread badge. */
export function shownInbox(queryClient: QueryClient) {
  let takeBack = () => {};

  /** Returns the undo function. */
  function change(
    changePage: (list: InboxMessage[]) => InboxMessage[],
    countAgain: (inbox: number) => number,
  ): () => void {
    // Answers in flight predate this change and would overwrite it.
    void queryClient.cancelQueries({ queryKey: inboxKey });
    void queryClient.cancelQueries({ queryKey: unreadKey });
    const pages = queryClient.getQueriesData<InboxPage>({ queryKey: inboxKey });
    const counts = queryClient.getQueryData<UnreadCounts>(unreadKey);
    queryClient.setQueriesData<InboxPage>(
      { queryKey: inboxKey },
      (page) => page && { ...page, list: changePage(page.list) },
    );
    if (counts) {
      queryClient.setQueryData<UnreadCounts>(unreadKey, { ...counts, inbox: countAgain(counts.inbox) });
    }
    return () => {
      for (const [key, page] of pages) queryClient.setQueryData(key, page);
      queryClient.setQueryData(unreadKey, counts);
      refresh();
    };
  }

  const countAnew = () => void queryClient.invalidateQueries({ queryKey: unreadKey });

  function refresh() {
    void queryClient.invalidateQueries({ queryKey: inboxKey });
    countAnew();
  }

  const isUnread = (id: string) =>
    queryClient
      .getQueriesData<InboxPage>({ queryKey: inboxKey })
      .some(([, page]) => page?.list.some((message) => message.id === id && !message.read));

  /** The unread count without this message. */
  const without = (id: string) => {
    const less = isUnread(id) ? 1 : 0;
    return (inbox: number) => Math.max(0, inbox - less);
  };
  const asRead = (message: InboxMessage) => ({ ...message, read: true });

  return {
    refresh,
    countAnew,
    /** Can run alongside the others, so it returns its own undo function. */
    markRead: (id: string) =>
      change((list) => list.map((message) => (message.id === id ? asRead(message) : message)), without(id)),
    markAllRead() {
      takeBack = change(
        (list) => list.map(asRead),
        () => 0,
      );
    },
    remove(id: string) {
      takeBack = change((list) => list.filter((message) => message.id !== id), without(id));
    },
    /** Undoes the last deletion or mark-all-as-read. */
    takeBack: () => takeBack(),
  };
}
