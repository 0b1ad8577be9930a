import type { Query } from '@tanstack/react-query';

/** A read that keeps failing is asked for so many times by itself. */
const mostFailures = 6;

type Known = Pick<Query['state'], 'status' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'errorUpdateCount'>;

/**
 * Asks again every `pace` milliseconds; after failures with pauses that double, and after six of them no more (NET-10).
 * A return to the page or of the net asks in any case. For `refetchInterval`.
 */
export const paced =
  (pace: number) =>
  ({ state }: { state: Known }): number | false => {
    if (state.status !== 'error') return pace;
    // Failures are counted for the whole visit: since the last answer, they are told by the time they have taken.
    const failing = state.dataUpdatedAt === 0 ? null : state.errorUpdatedAt - state.dataUpdatedAt;
    const pause = failing === null ? pace * 2 ** state.errorUpdateCount : Math.max(2 * pace, failing);
    return pause > pace * 2 ** mostFailures ? false : pause;
  };
