import type { Inspection } from '#src/app/inspection.ts';
import type { Unread } from '#services/client/unread.ts';
import type { Watch } from './watchers.ts';

/** Has every machine recorded, with what could not be read. What happens before the recorder has loaded waits for it. */
export function watchMachines(inspection: Inspection, unread: () => readonly Unread[]) {
  const early: Parameters<Watch>[] = [];
  let watch: Watch = (...heard) => void early.push(heard);
  inspection.inspect = (event) => watch(event, performance.now());

  async function load() {
    const { startWatchers } = await import('./watchers.ts');
    watch = await startWatchers(inspection, unread);
    for (const heard of early) watch(...heard);
  }
  load().catch(() => (watch = () => {}));
}
