import * as v from 'valibot';
import { trace, type Trace, type TraceRun } from './trace.ts';

const key = 'TRACE';

/** Characters that a trace may take of what the browser keeps for a tab. */
const longest = 1_000_000;

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the trace for the next page of this tab; runs that find no room are left out, the oldest first. */
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
    // A storage that is blocked or full costs the trace of this page, and nothing else.
  }
}

/** The runs of the pages before this one in the tab, which are then kept no longer; none where nothing can be read. */
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
