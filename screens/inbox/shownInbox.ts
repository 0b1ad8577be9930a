import type { QueryClient } from '@tanstack/react-query';
import type { InboxMessage, InboxPage } from '#services/contract/messages.ts';
import { inboxKey } from '#services/queries/serviceQueries.ts';
import { type UnreadCounts, unreadKey } from '#services/queries/unreadQuery.ts';

/** The inbox as it is shown, with the badge that counts it. */
export function shownInbox(queryClient: QueryClient) {
  let takeBack = () => {};

  /** Answers what takes it back. */
  function change(
    changePage: (list: InboxMessage[]) => InboxMessage[],
    countAgain: (inbox: number) => number,
  ): () => void {
    // What is on its way was answered before this change.
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

  /** The count without this message. */
  const without = (id: string) => {
    const less = isUnread(id) ? 1 : 0;
    return (inbox: number) => Math.max(0, inbox - less);
  };
  const asRead = (message: InboxMessage) => ({ ...message, read: true });

  return {
    refresh,
    countAnew,
    /** Goes on beside the others: answers what takes it back. */
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
    /** Takes the last deletion or marking of all back. */
    takeBack: () => takeBack(),
  };
}
