import { queryOptions } from '@tanstack/react-query';
import type { OperatorClient } from '../client/operator.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { queryKeys } from './queries.ts';

/** Unread counts, by place (MSG-02). */
export interface UnreadCounts {
  announcements: number;
  chat: number;
  inbox: number;
  /** Claimable rewards (BEN-03): not messages, but counted by the same read. */
  rewards: number;
  /** Envelopes that can be opened (TEAM-14), counted by the same read. */
  envelopes: number;
}

export const nothingUnread: UnreadCounts = { announcements: 0, chat: 0, inbox: 0, rewards: 0, envelopes: 0 };

/** Ends with the session. */
export const unreadKey = [...queryKeys.member, 'unread'] as const;

/** Types in the message centre (ANN-02). */
const messageCentreTypes = 'B,PL,PU';

/** Milliseconds within which counts are not fetched again (NET-04). */
const throttle = 250;

interface Options {
  merchant: string;
  language: string;
  /** The merchant offers live chat (CBS3). */
  chat: boolean;
}

/**
 * One read for all badges. Each count shows as soon as it is known; one that can't be fetched keeps its last value.
 */
export const unreadQuery = (operator: OperatorClient, { merchant, language, chat }: Options) =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ client, signal }): Promise<UnreadCounts> => {
      const counts = { ...(client.getQueryData<UnreadCounts>(unreadKey) ?? nothingUnread) };
      const tell = (part: keyof UnreadCounts, count: number) => {
        counts[part] = count;
        if (!signal.aborted) client.setQueryData<UnreadCounts>(unreadKey, { ...counts });
      };
      const news = { types: messageCentreTypes, platform: 'M', merchantCode: merchant } as const;
      await Promise.allSettled([
        operator
          .announcements({ ...news, language: languageToSend(language) }, { signal })
          .then(({ footer: { unreadCount, claimable = 0, envelopes = 0 } }) => {
            tell('announcements', unreadCount);
            tell('rewards', claimable);
            tell('envelopes', envelopes);
          }),
        chat ? operator.chatUnread({}, { signal }).then((count) => tell('chat', count)) : tell('chat', 0),
        operator.inboxUnread({}, { signal }).then((count) => tell('inbox', count)),
      ]);
      return counts;
    },
    staleTime: throttle,
  });
