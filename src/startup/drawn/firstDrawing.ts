import { waitFor } from 'xstate';
import { loadScreenOf } from '#src/routes/screens.tsx';
import type { App } from '#src/startup/createApp.ts';

/** Milliseconds that a part may take; what has not come by then the screen asks for itself. */
const patience = 10_000;

/**
 * Resolves once the running app can be drawn as a page that is drawn ahead is: the site is open, the screen and what it asks
 * first are there. On both sides, so that they draw the same (PAGE-01). Whether it can.
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
