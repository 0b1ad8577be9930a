import * as v from 'valibot';
import { trace, type Trace, type TraceRun } from './trace.ts';

const key = 'TRACE';

/** Most characters of a trace in the tab's session storage. */
const longest = 1_000_000;

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores the trace for this tab's next page; drops the oldest runs if there is no room. */
export function keepTrace(recorded: Trace, storage: () => Kept): void {
  let { runs } = recorded;
  let text = JSON.stringify(recorded);
  while (text.length > longest) {
    runs = runs.slice(Math.ceil(runs.length / 10));
    text = JSON.stringify({ ...recorded, runs });
  }
  try {
    storage().setItem(key, text);
  } catch {
    // A blocked or full storage only loses this page's trace.
  }
}

/** Takes the runs of this tab's earlier pages out of the storage; none if they can't be read. */
export function takeKeptRuns(storage: () => Kept): TraceRun[] {
  try {
    const kept = v.parse(trace, JSON.parse(storage().getItem(key) ?? 'null'));
    storage().removeItem(key);
    return kept.runs
      .filter(({ events }) => events.length > 0)
      .map((run) => ({ ...run, actor: `before ${run.actor}` }));
  } catch {
    return [];
  }
}
