import { inspection } from '#screens/app/inspection.ts';
import type { Watch } from './watchers.ts';

/** Has every machine recorded. What happens before the recorder has loaded waits for it. */
export function watchMachines() {
  const early: Parameters<Watch>[] = [];
  let watch: Watch = (...heard) => void early.push(heard);
  inspection.inspect = (event) => watch(event, performance.now());

  async function load() {
    const { startWatchers } = await import('./watchers.ts');
    watch = await startWatchers();
    for (const heard of early) watch(...heard);
  }
  load().catch(() => (watch = () => {}));
}
