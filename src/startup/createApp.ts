import { createActor } from 'xstate';
import type { AppActorRef } from '#src/app/appActor.ts';
import type { Inspection } from '#src/app/inspection.ts';
import type { Configuration } from '@araw/contract/calls/configuration';
import type { Startup } from '@araw/contract/calls/startup';
import type { AppStorage } from '#services/kept/storage.ts';
import type { ReportUnread } from '#services/client/unread.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { createAppLogic } from './appLogic.ts';
import { createNavigation, type Navigation } from '#src/app/navigation.ts';
import { createWorld, type Device, thisDevice, type World } from './world.ts';

export interface App {
  world: World;
  navigation: Navigation;
  actor: AppActorRef;
}

interface Watchers {
  inspection: Inspection;
  onUnread: ReportUnread;
}

/**
 * Creates everything in a visit except the screens. Connects the operator client's reports to the charts, and the
 * charts' actions to the world.
 */
export function createApp(
  configuration: Configuration,
  startup: Startup,
  storage: AppStorage,
  watchers: Watchers,
  /** When the page was served (ms since the epoch), if it comes from the service worker's cache. */
  pageKeptAt: number | null = null,
  device: Device = thisDevice(),
): App {
  const world = createWorld(
    configuration,
    startup,
    storage,
    {
      onSessionEnded: ({ token, error }) => {
        const reason = error.code === 'notLoggedIn' ? 'notLoggedIn' : 'sessionEnded';
        actor.send({ type: 'session.expired', token, reason });
      },
      onAway: () => void world.queryClient.invalidateQueries({ queryKey: queryKeys.memberInfo }),
      onStatusReported: () => actor.send({ type: 'status.questioned' }),
      ...watchers,
    },
    pageKeptAt,
    device,
  );
  const input = {
    cachedStatus: startup.status ?? storage.read('status'),
    storedSession: storage.read('sessionInfo'),
  };
  const navigation = createNavigation();
  const { inspect } = watchers.inspection;
  const actor = createActor(createAppLogic(world, navigation), { input, ...(inspect && { inspect }) });
  return { world, navigation, actor };
}

/**
 * Reloads a page restored from the back/forward cache if the session has changed: it would show another player's data
 * (DEV-06).
 */
export function reloadForAnother(storage: AppStorage, reload = () => window.location.reload()) {
  const token = () => storage.read('sessionInfo')?.token ?? '';
  let left = token();
  window.addEventListener('pagehide', () => {
    left = token();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && token() !== left) reload();
  });
}

/** Rechecks the status when the page is shown again or back online: it may have changed meanwhile. */
export function questionStatusOnReturn(actor: AppActorRef) {
  const question = () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'status.questioned' });
  };
  document.addEventListener('visibilitychange', question);
  window.addEventListener('online', question);
}
