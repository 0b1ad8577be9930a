import { createActor } from 'xstate';
import type { AppActorRef } from '#src/app/appActor.ts';
import type { Inspection } from '#src/app/inspection.ts';
import type { Configuration } from '#services/contract/configuration.ts';
import type { Startup } from '#services/contract/startup.ts';
import type { AppStorage } from '#services/kept/storage.ts';
import type { ReportUnread } from '#services/client/unread.ts';
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

/** Everything of a visit that is no screen: what the operator client reports goes to the charts, what they do goes to the world. */
export function createApp(
  configuration: Configuration,
  startup: Startup,
  storage: AppStorage,
  watchers: Watchers,
  /** When the page was served, if the service worker has kept it. */
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

/** What was true before the page slept or the connection broke may have changed. */
export function questionStatusOnReturn(actor: AppActorRef) {
  const question = () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'status.questioned' });
  };
  document.addEventListener('visibilitychange', question);
  window.addEventListener('online', question);
}
