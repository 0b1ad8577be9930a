import type { Query } from '@tanstack/react-query';

/** Automatic attempts for a read that keeps failing. */
const mostFailures = 6;

type Known = Pick<Query['state'], 'status' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'errorUpdateCount'>;

/**
 * Refetches every `pace` milliseconds; after failures at doubling intervals, and after six of them not at all (NET-10).
 * Focus and reconnection refetch in any case. For `refetchInterval`.
 */
export const paced =
  (pace: number) =>
  ({ state }: { state: Known }): number | false => {
    if (state.status !== 'error') return pace;
    // The client's failure count covers the whole visit, so derive those since the last answer from the time they took.
    const failing = state.dataUpdatedAt === 0 ? null : state.errorUpdatedAt - state.dataUpdatedAt;
    const pause = failing === null ? pace * 2 ** state.errorUpdateCount : Math.max(2 * pace, failing);
    return pause > pace * 2 ** mostFailures ? false : pause;
  };
