import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import { launchMachine } from '#machines/launch/launch.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { systemStatusMachine } from '#machines/systemStatus/systemStatus.machine.ts';
import { AppActor } from '#src/app/appActor.ts';
import type { Attention } from '#src/app/attention.ts';
import { createNotices } from '#src/app/notices.ts';
import { ServicesContext } from '#src/app/services.ts';
import { ShellContext } from '#src/app/shellContext.ts';
import { createClock } from '#services/clock.ts';
import { createKnownAt } from '#services/kept/knownAt.ts';
import type { CallName, CallRequest, CallValue } from '@araw/contract/calls/calls';
import type { Configuration } from '@araw/contract/calls/configuration';
import { game } from '@araw/contract/games/gameLists';
import type { Game, Launched } from '@araw/contract/games/games';
import type { MemberInfo } from '@araw/contract/accounts/member';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { SystemStatus } from '@araw/contract/calls/system';
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
import { builtIn } from '@araw/testing/builtIn';
import { memoryStorage } from '#tests/memoryStorage.ts';
import * as v from 'valibot';

type Answer<Name extends CallName> = (
  request: CallRequest<Name>,
) => Promise<CallValue<Name>> | CallValue<Name>;
type Answers = { [Name in CallName]?: Answer<Name> };

/** Calls in order. */
type Asked = [CallName, unknown][];

/** For an expected call that is never answered. */
export const noAnswer = () => new Promise<never>(() => {});

/** Counts on every player's page besides its own content; never answered. */
export const uncounted = { announcements: noAnswer, chatUnread: noAnswer, inboxUnread: noAnswer };

/**
 * An operator with the test's answers. A call without one stays pending and is recorded as unexpected; so is one that names
 * the language by the app's own code, `EN`, instead of the one that setup.ts has it sent as, `eng`.
 */
function fakeOperator(answers: Answers, asked: Asked, unexpected: Set<string>): OperatorClient {
  const call = (name: CallName) => (request: { language?: unknown; lang?: unknown } | undefined) => {
    asked.push([name, request]);
    if (request?.language === 'EN' || request?.lang === 'EN') unexpected.add(`${name} in EN`);
    const answer = answers[name] as ((given: unknown) => unknown) | undefined;
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
  // An agent with a real account: what asks for a member of type 0 alone shows at once.
  type: 2,
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

/** Separate storage for each rendering. */
function storageHost(): StorageHost {
  return {
    sessionStorage: memoryStorage(),
    localStorage: memoryStorage(),
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
}

/** The operator's clock is the test's; the device's is three hours late, so that a screen that takes one for the other shows it. */
function apartClock() {
  const clock = createClock(() => Date.now() - 10_800_000);
  clock.sync(Date.now());
  return clock;
}

/** A merchant with the new versions and no theming of its own. */
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
  /** The state of the navigation that led to it. */
  state?: unknown;
  /** The screen's route pattern, if it has parameters. */
  route?: string;
  session?: SessionInfo | null;
  /** The stored player. */
  memberInfo?: MemberInfo;
  /** Other stored entries. */
  stored?: { [Name in StorageName]?: StorageValue<Name> };
  whitelabel?: Record<string, boolean>;
  configuration?: Partial<Configuration>;
  ip?: string;
  /** Other parts of the system status. */
  info?: Partial<SystemStatus['info']>;
  /** Refetches the status; without it the call stays pending. */
  fetchStatus?: (known: SystemStatus) => Promise<SystemStatus>;
}

/**
 * Renders a screen with the app's real actors and the test's operator. A call without an answer in `answers` fails
 * the test at its end.
 */
export function renderScreen(
  screen: ReactNode,
  {
    answers,
    path = '/',
    state = null,
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
  const unexpected = new Set<string>();
  const operator = fakeOperator(answers, asked, unexpected);
  const host = storageHost();
  const before = createStorage(host);
  for (const [name, value] of Object.entries(stored)) before.write(name as StorageName, value as never);
  before.close();
  // Reads by its schema what was stored, as after a reload.
  const storage = createStorage(host);
  if (memberInfo) storage.write('memberInfo', memberInfo);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
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
    { initialEntries: [{ ...parsePath(path), state }] },
  );
  const launchGame = vi.fn<() => Promise<Launched>>(async () => ({
    gameUrl: '/play/one',
    framed: true,
    highestStake: 150,
  }));
  const goBack = vi.fn<() => void>();
  const clock = apartClock();
  const notices = createNotices();
  const attention: Attention = {};
  const images = createImages([]);
  const drawnPictures = vi.spyOn(images, 'sources');
  const status = {
    info: {
      customerService: [],
      resources: [],
      mobileTemplate: newTemplate,
      timeZone: 'Asia/Manila',
      ...info,
      whitelabel,
    },
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
            clock,
            knownAt: createKnownAt(clock.now()),
            storage,
            notices,
            inspection: {},
            attention,
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
    requestsOf: (name: CallName) => asked.filter(([call]) => call === name).map(([, request]) => request),
    /** Every list that has been renewed, sorted, as its key in words: `member wallet`. */
    renewed: () =>
      [
        ...new Set(invalidated.mock.calls.map(([filters]) => filters?.queryKey?.join(' ') ?? 'all')),
      ].toSorted(),
    notices,
    attention,
    launchGame,
    goBack,
    /** Called with the picture of every tile that is rendered or rerendered. */
    drawnPictures,
    router,
    queryClient,
    storage,
    /** The app's current actors. */
    app: () => actor.getSnapshot(),
    actor,
  };
}
