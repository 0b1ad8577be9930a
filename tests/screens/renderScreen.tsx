import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import { launchMachine } from '#machines/launch/launch.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { systemStatusMachine } from '#machines/systemStatus/systemStatus.machine.ts';
import { AppActor } from '#src/app/appActor.ts';
import { createNotices } from '#src/app/notices.ts';
import { ServicesContext } from '#src/app/services.ts';
import { ShellContext } from '#src/app/shellContext.ts';
import { createClock } from '#services/clock.ts';
import { createKnownAt } from '#services/kept/knownAt.ts';
import type { CallName, CallRequest, CallValue } from '#services/contract/calls.ts';
import type { Configuration } from '#services/contract/configuration.ts';
import { game } from '#services/contract/gameLists.ts';
import type { Game, Launched } from '#services/contract/games.ts';
import type { MemberInfo } from '#services/contract/member.ts';
import type { SessionInfo } from '#services/contract/session.ts';
import type { SystemStatus } from '#services/contract/system.ts';
import { createImages } from '#services/images.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { createQueries } from '#services/queries/queries.ts';
import {
  createStorage,
  type StorageHost,
  type StorageName,
  type StorageValue,
} from '#services/kept/storage.ts';
import { chooseLanguage } from '#src/startup/language.ts';
import { builtIn } from '#tests/builtIn.ts';
import { memoryStorage } from '#tests/memoryStorage.ts';
import * as v from 'valibot';

type Answer<Name extends CallName> = (
  request: CallRequest<Name>,
) => Promise<CallValue<Name>> | CallValue<Name>;
type Answers = { [Name in CallName]?: Answer<Name> };

/** What the operator was asked, in order. */
type Asked = [CallName, unknown][];

/** The answer to a call that a test expects and never answers. */
export const noAnswer = () => new Promise<never>(() => {});

/** What a player's page counts beside its own content, never answered. */
export const uncounted = { announcements: noAnswer, chatUnread: noAnswer, inboxUnread: noAnswer };

/** An operator that gives the answers of the test. A call that has none never comes back and is noted as unexpected. */
function fakeOperator(answers: Answers, asked: Asked, unexpected: Set<CallName>): OperatorClient {
  const call = (name: CallName) => (request: never) => {
    asked.push([name, request]);
    const answer = answers[name] as ((given: never) => unknown) | undefined;
    if (answer) return Promise.resolve().then(() => answer(request));
    unexpected.add(name);
    return noAnswer();
  };
  return new Proxy({} as OperatorClient, { get: (_, name) => call(name as CallName) });
}

export const member: SessionInfo = {
  token: 'token-1',
  merchantCode: 'ARAW',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
};

export const gameOf = (number: number, more: Partial<Game> = {}): Game =>
  v.parse(game, {
    gameId: `g${number}`,
    nodeId: `n${number}`,
    vassalage: 'JL',
    name: `Game ${number}`,
    displayName: 'JL Games',
    gameType: 'RNG',
    ...more,
  });

export const gamesFrom = (first: number, count: number, more: Partial<Game> = {}): Game[] =>
  Array.from({ length: count }, (_, index) => gameOf(first + index, more));

/** Storage of its own for each rendering. */
function storageHost(): StorageHost {
  return {
    sessionStorage: memoryStorage(),
    localStorage: memoryStorage(),
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
}

/** Of a merchant with the new versions and no dress of its own. */
const newTemplate: SystemStatus['info']['mobileTemplate'] = {
  app_background: '',
  app_desc: '',
  app_desc_font_color: '',
  mem_cen: true,
  dep_func: true,
};

interface Setting {
  answers: Answers;
  path?: string;
  /** The pattern of the screen's route, where it has parameters. */
  route?: string;
  session?: SessionInfo | null;
  /** What storage holds of the player. */
  memberInfo?: MemberInfo;
  /** What else is in storage. */
  stored?: { [Name in StorageName]?: StorageValue<Name> };
  whitelabel?: Record<string, boolean>;
  configuration?: Partial<Configuration>;
  /** The visitor's address. */
  ip?: string;
  /** What else the system status tells. */
  info?: Partial<SystemStatus['info']>;
  /** How the status is fetched again; without it no answer comes. */
  fetchStatus?: (known: SystemStatus) => Promise<SystemStatus>;
}

/**
 * Shows a screen with the app's real actors around it and the operator of the test behind it. A call without an answer
 * in `answers` fails the test at its end.
 */
export function renderScreen(
  screen: ReactNode,
  {
    answers,
    path = '/',
    route = new URL(path, 'http://app').pathname,
    session = null,
    memberInfo,
    stored = {},
    whitelabel = {},
    configuration,
    ip = '',
    info = {},
    fetchStatus = () => new Promise(() => {}),
  }: Setting,
) {
  const asked: Asked = [];
  const unexpected = new Set<CallName>();
  const operator = fakeOperator(answers, asked, unexpected);
  const storage = createStorage(storageHost());
  for (const [name, value] of Object.entries(stored)) storage.write(name as StorageName, value as never);
  if (memberInfo) storage.write('memberInfo', memberInfo);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queries = createQueries({
    operator,
    storage,
    startup: {},
    loadedAt: 0,
    merchant: () => 'ARAW',
    startupLanguage: 'EN',
  });
  const router = createMemoryRouter(
    [
      { path: route, element: screen },
      { path: '*', element: <p>another page</p> },
    ],
    { initialEntries: [path] },
  );
  const launchGame = vi.fn<() => Promise<Launched>>(async () => ({
    gameUrl: '/play/one',
    framed: true,
    highestStake: 150,
  }));
  const goBack = vi.fn<() => void>();
  const notices = createNotices();
  const images = createImages([]);
  const drawnPictures = vi.spyOn(images, 'sources');
  const status = {
    info: { customerService: [], resources: [], mobileTemplate: newTemplate, ...info, whitelabel },
    location: { ip },
    maintenance: false,
    regionRestriction: false,
  };
  const logic = appMachine.provide({
    actors: {
      systemStatus: systemStatusMachine.provide({
        actors: {
          loadLanguage: fromPromise(async () => {}),
          fetchStatus: fromPromise<SystemStatus>(() => fetchStatus(status as never)),
        },
      }),
      session: sessionMachine.provide({ actors: { watchStoredSession: fromCallback(() => {}) } }),
      launch: launchMachine.provide({
        actors: { launchGame: fromPromise(launchGame) },
        actions: { goToLogin: () => void router.navigate('/m/login') },
      }),
    },
  });
  const actor = createActor(logic, {
    input: { cachedStatus: status as never, storedSession: session },
  }).start();
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <AppActor value={actor}>
        <ServicesContext
          value={{
            configuration: { ...builtIn, ...configuration },
            operator,
            queries,
            images,
            clock: createClock(),
            knownAt: createKnownAt(Date.now()),
            storage,
            notices,
            inspection: {},
            merchant: () => 'ARAW',
            chooseLanguage: (code) => chooseLanguage(storage, code),
          }}
        >
          <ShellContext value={{ goBack, openMenu: () => {} }}>
            <RouterProvider router={router} />
          </ShellContext>
        </ServicesContext>
      </AppActor>
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    cleanup();
    actor.stop();
    queryClient.clear();
    storage.close();
    if (unexpected.size > 0) throw new Error(`calls without an answer: ${[...unexpected].join(', ')}`);
  });
  return {
    ...shown,
    asked,
    /** The requests of one call. */
    requestsOf: (name: CallName) => asked.filter(([call]) => call === name).map(([, request]) => request),
    notices,
    launchGame,
    goBack,
    /** Called with the picture of every tile that is drawn, and drawn again. */
    drawnPictures,
    router,
    queryClient,
    storage,
    /** The app's actors as they are now. */
    app: () => actor.getSnapshot(),
    actor,
  };
}
