import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isTrial } from '@araw/contract/calls/roles';
import { nothingUnread, unreadKey, unreadQuery, type UnreadCounts } from '#services/queries/unreadQuery.ts';
import { useSession, useWhitelabel } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from './useDataLanguage.ts';

const minute = 60_000;

function useUnreadOptions() {
  const session = useSession();
  const language = useDataLanguage();
  const { operator, merchant } = useServices();
  const chat = useWhitelabel()['CBS3'] ?? false;
  return {
    ...unreadQuery(operator, { merchant: merchant(), language, chat }),
    enabled: session !== null && !isTrial(session.type),
  };
}

/** The player's unread counts; always nothing for visitors and trial players (MSG-02). */
export function useUnreadCounts(): UnreadCounts {
  const options = useUnreadOptions();
  const { data } = useQuery(options);
  return options.enabled && data ? data : nothingUnread;
}

/** The latest count; never fetches. */
function useCountedLast(part: keyof UnreadCounts): number {
  const options = useUnreadOptions();
  const { data } = useQuery({ ...options, enabled: false });
  return options.enabled && data ? data[part] : 0;
}

/** Rewards that can be claimed (BEN-03). */
export const useClaimableCount = () => useCountedLast('rewards');
/** Envelopes that can be opened (TEAM-14). */
export const useEnvelopeCount = () => useCountedLast('envelopes');

/** Refetches the counts every `every` ms, on window focus and on each page. One watcher serves every badge. */
export function useUnreadWatch(every = minute) {
  const { key } = useLocation();
  const queryClient = useQueryClient();
  useQuery({ ...useUnreadOptions(), refetchInterval: every, refetchOnWindowFocus: 'always' });
  useEffect(() => {
    void queryClient.refetchQueries({ queryKey: unreadKey, stale: true }, { cancelRefetch: false });
  }, [key, queryClient]);
}

export const sumOf = ({ announcements, chat, inbox }: UnreadCounts) => announcements + chat + inbox;
