import type { Inspection } from '#src/app/inspection.ts';
import type { Unread } from '#services/client/unread.ts';
import type { Watch } from './watchers.ts';

/** Records every machine, and what couldn't be read. Queues events until the recorder has loaded. */
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
