import { queryOptions } from '@tanstack/react-query';
import type { Operator } from './operator.ts';
import { languageToSend, queryKeys } from './queries.ts';

/** How much the player has not read, by where it stands (MSG-02). */
export interface UnreadCounts {
  announcements: number;
  chat: number;
  inbox: number;
}

export const nothingUnread: UnreadCounts = { announcements: 0, chat: 0, inbox: 0 };

/** Goes with the session. */
export const unreadKey = [...queryKeys.member, 'unread'] as const;

/** Types of the message centre (ANN-02). */
const messageCentreTypes = 'B,PL,PU';

/** Milliseconds within which nothing is counted anew (NET-04). */
const throttle = 250;

interface Options {
  merchant: string;
  language: string;
  /** The merchant offers live chat (CBS3). */
  chat: boolean;
}

/** One read for every badge. A part that cannot be counted keeps what it last was and leaves the others alone. */
export const unreadQuery = (operator: Operator, { merchant, language, chat }: Options) =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ client, signal }): Promise<UnreadCounts> => {
      const last = client.getQueryData<UnreadCounts>(unreadKey) ?? nothingUnread;
      const news = { types: messageCentreTypes, platform: 'M', merchantCode: merchant } as const;
      const [announcements, chatUnread, inbox] = await Promise.allSettled([
        operator.announcements({ ...news, language: languageToSend(language) }, { signal }),
        chat ? operator.chatUnread({}, { signal }) : 0,
        operator.inboxUnread({}, { signal }),
      ]);
      return {
        announcements: valueOf(announcements)?.footer.unreadCount ?? last.announcements,
        chat: valueOf(chatUnread) ?? last.chat,
        inbox: valueOf(inbox) ?? last.inbox,
      };
    },
    staleTime: throttle,
  });

const valueOf = <Value>(settled: PromiseSettledResult<Value>): Value | undefined =>
  settled.status === 'fulfilled' ? settled.value : undefined;
