import i18next from 'i18next';
import { fromCallback, fromPromise, sendParent, type EventObject } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import { launchMachine } from '#machines/launch/launch.machine.ts';
import { logoutMachine } from '#machines/logout/logout.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { systemStatusMachine } from '#machines/systemStatus/systemStatus.machine.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { forgetLogins } from '#services/rememberedLogin/forgetLogins.ts';
import type { SessionNews } from '#services/device/tabs.ts';
import { loadFirstLanguage } from './language.ts';
import type { Navigation } from '#src/app/navigation.ts';
import { statusWithFlags } from './statusWithFlags.ts';
import type { World } from './world.ts';

type Ways = Pick<Navigation, 'toLogin' | 'homeReplacing' | 'replace'>;

type SessionNewsEvent = { type: 'session.lost' } | ({ type: 'session.changedElsewhere' } & SessionNews);

/** The app's root chart with the real implementation of every actor and action. */
export function createAppLogic(world: World, navigation: Ways) {
  return appMachine.provide({
    actors: {
      systemStatus: systemStatusWith(world),
      session: sessionWith(world, navigation),
      logout: logoutWith(world),
      launch: launchWith(world, navigation),
    },
  });
}

function systemStatusWith(world: World) {
  const { operator, storage, startup, pageKeptAt } = world;
  // Use the status in a newly served page once instead of fetching it: it is as fresh.
  let inlined = pageKeptAt === null ? startup.status : undefined;
  return systemStatusMachine.provide({
    actors: {
      loadLanguage: fromPromise(() => loadFirstLanguage(world)),
      fetchStatus: fromPromise(async ({ signal }) => {
        const status = inlined ?? (await statusWithFlags(operator, signal));
        inlined = undefined;
        storage.write('status', status);
        return status;
      }),
    },
  });
}

function sessionWith(world: World, navigation: Ways) {
  const { storage, notices, queryClient, tabs } = world;
  let hideReason = () => {};
  return sessionMachine.provide({
    actors: {
      watchStoredSession: fromCallback<EventObject, undefined, SessionNewsEvent>(({ sendBack }) => {
        const unsubscribe = [
          storage.subscribe('sessionInfo', () => {
            if (storage.read('sessionInfo') === null) sendBack({ type: 'session.lost' });
          }),
          tabs.subscribe((news) => sendBack({ type: 'session.changedElsewhere', ...news })),
        ];
        return () => unsubscribe.forEach((end) => end());
      }),
    },
    actions: {
      storeSession: (_, session) => {
        hideReason();
        // Drop the previous player's data, perhaps from a trial.
        storage.remove('memberInfo');
        queryClient.removeQueries({ queryKey: queryKeys.member });
        storage.write('sessionInfo', session);
        // The cached lists lack this player's favourites.
        void queryClient.invalidateQueries({ queryKey: queryKeys.everyGameList });
        void queryClient.invalidateQueries({ queryKey: queryKeys.everyHotGames });
        tabs.announce({ change: 'started', userName: session.userName });
      },
      clearStoredSession: ({ context, event }) => {
        storage.clearSession();
        // A player who logged in from another tab chose there whether to log in automatically.
        const replaced = event.type === 'session.changedElsewhere' && event.change === 'started';
        if (!replaced) storage.write('autoLogin', '0');
        if (event.type === 'session.closed' && context.session) {
          tabs.announce({ change: 'ended', userName: context.session.userName });
        }
        queryClient.removeQueries({ queryKey: queryKeys.member });
        notices.closeAll();
      },
      sayWhyItEnded: (_, reason) => {
        // Nobody is there to read it.
        const isIdle = reason === 'idle';
        const text = i18next.t(`error.${reason}`);
        hideReason = notices.show('error', text, isIdle ? noticeTimes.untilReturn : noticeTimes.long);
      },
      goToLogin: navigation.toLogin,
      goHome: navigation.homeReplacing,
    },
  });
}

/** Loaded on demand: a first visit has no remembered logins. */
const remembered = () => import('./remembered.ts');

function logoutWith({ operator, notices }: World) {
  let hide = () => {};
  return logoutMachine.provide({
    actors: {
      findRemembered: fromPromise(async () => (await remembered()).findRemembered()),
      logOut: fromPromise(async ({ signal }) => {
        await operator.logOut({}, { signal });
      }),
    },
    actions: {
      showPleaseWait: () => {
        hide = notices.show('loading', i18next.t('notice.pleaseWait'), noticeTimes.pleaseWait);
      },
      hidePleaseWait: () => hide(),
      forgetLogins: () => void forgetLogins(),
      closeSession: sendParent({ type: 'session.closed' }),
    },
  });
}

/** Loaded on demand, with the frame that shows the launch. */
const launching = () => import('./launching.ts');

function launchWith(world: World, navigation: Ways) {
  const { queryClient, storage } = world;
  return launchMachine.provide({
    actors: {
      readBalance: fromPromise(async () => (await launching()).readBalance(world)),
      launchGame: fromPromise(async ({ input, signal }) =>
        (await launching()).launchGame(world, input, signal),
      ),
    },
    actions: {
      rememberGame: (_, target) => storage.write('tappedGame', { target, at: Date.now() }),
      rememberLeftGame: (_, target) => storage.write('leftGame', { target, at: Date.now() }),
      goToLogin: navigation.toLogin,
      goToBreak: () => navigation.replace('/m/limits?page=break'),
      refreshAfterPlay: () => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
        void queryClient.invalidateQueries({ queryKey: queryKeys.recentGames });
        void queryClient.invalidateQueries({ queryKey: queryKeys.winnerBoard });
      },
    },
  });
}
