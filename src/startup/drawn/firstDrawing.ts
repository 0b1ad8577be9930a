import { waitFor } from 'xstate';
import { loadScreenOf } from '#src/routes/screens.tsx';
import type { App } from '#src/startup/createApp.ts';

/** Milliseconds to wait for a part; after that, the screen fetches what is missing itself. */
const patience = 10_000;

/**
 * Waits until the status, the screen and its first answers have loaded. Resolves with whether the running app can be
 * rendered like a prerendered page, with the site open. Both sides call this, so that they render the same (PAGE-01).
 */
export async function readyToDraw(app: App, path: string, search: string): Promise<boolean> {
  const { systemStatus } = app.actor.getSnapshot().children;
  if (!systemStatus) return false;
  const hasAnswers = Object.keys(app.world.startup.answers ?? {}).length > 0;
  const status = waitFor(systemStatus, (now) => !now.hasTag('starting'), { timeout: patience });
  try {
    await Promise.all([status, loadScreenOf(path, search)]);
    if (hasAnswers) await (await import('./firstAnswers.ts')).keepFirstAnswers(app.world, path, search);
  } catch {
    return false;
  }
  return systemStatus.getSnapshot().hasTag('open');
}
