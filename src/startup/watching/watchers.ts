import type { InspectionEvent } from 'xstate';
import type { Inspection } from '#src/app/inspection.ts';
import { keepTrace, takeKeptRuns } from '#services/trace/keptTrace.ts';
import { createRecorder } from '#services/trace/recorder.ts';
import type { Unread } from '#services/client/unread.ts';

/** `at` is in milliseconds, from `performance.now()`. */
export type Watch = (event: InspectionEvent, at: number) => void;

/** Starts the recorder and, in development with `?inspect` in the address, Stately's inspector. */
export async function startWatchers(inspection: Inspection, unread: () => readonly Unread[]): Promise<Watch> {
  const kept = () => window.sessionStorage;
  const recorder = createRecorder({ earlier: takeKeptRuns(kept), unread });
  window.addEventListener('pagehide', () => keepTrace(recorder.trace(), kept));
  inspection.downloadTrace = () => download('trace.json', JSON.stringify(recorder.trace()));
  const inspector = import.meta.env.DEV && new URLSearchParams(location.search).has('inspect');
  if (!inspector) return recorder.record;
  const { createStatelyInspector } = await import('./statelyInspector.ts');
  const inspect = createStatelyInspector();
  return (event, at) => {
    recorder.record(event, at);
    inspect(event);
  };
}

function download(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
