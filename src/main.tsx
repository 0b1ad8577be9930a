import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { showLanguage, startI18n } from '#locales/i18n.ts';
import { isLanguageCode } from '#locales/languages.ts';
import { keepAffiliateCode } from '#services/kept/affiliateCode.ts';
import { pathInApp, readConfiguration } from '#services/configuration.ts';
import type { Configuration } from '#services/contract/configuration.ts';
import '#services/device/keptInstallOffer.ts';
import { pageKeptAt } from '#services/client/keptAt.ts';
import { readStartup } from '#services/client/startup.ts';
import { createStorage } from '#services/kept/storage.ts';
import { createUnreadLog } from '#services/client/unread.ts';
import type { Inspection } from './app/inspection.ts';
import { TypedBefore } from './app/typedAhead.ts';
import { loadScreenOf } from './routes/screens.tsx';
import { AppFailure } from './shell/failure/AppFailure.tsx';
import { App } from './startup/App.tsx';
import { dressAs } from './startup/brand.ts';
import { type App as RunningApp, createApp, questionStatusOnReturn } from './startup/createApp.ts';
import { type DrawnPage, drawnPage, endWaiting } from './startup/drawn/drawnPage.ts';
import { readyToDraw } from './startup/drawn/firstDrawing.ts';
import { firstPaint } from './startup/drawn/firstPaint.ts';
import { readTappedBefore } from './startup/drawn/tappedBefore.ts';
import { readTypedBefore } from './startup/drawn/typedBefore.ts';
import { followStoredLanguage } from './startup/language.ts';
import { watchMachines } from './startup/watching/watchMachines.ts';
import { thisDevice } from './startup/world.ts';
import './theme/tokens.css';
import './theme/base.css';

const unread = createUnreadLog();

function start(configuration: Configuration) {
  startI18n(undefined, configuration.name);
  const storage = createStorage(window, { theme: configuration.theme });
  dressAs(configuration, storage.read('theme'));
  const inspection: Inspection = {};
  const startup = readStartup(unread.report);
  followStoredLanguage(storage);
  keepAffiliateCode(storage, {
    pathname: pathInApp(configuration, window.location.pathname),
    search: window.location.search,
  });
  if (import.meta.env.DEV || startup.settings?.sandbox) watchMachines(inspection, unread.soFar);
  const keptAt = pageKeptAt();
  const drawn = drawnPage();
  const app = createApp(configuration, startup, storage, { inspection, onUnread: unread.report }, keptAt, {
    ...thisDevice(),
    ...(typeof drawn?.random === 'number' && { random: () => drawn.random ?? 0 }),
  });
  const { world, navigation, actor } = app;
  actor.start();
  // What a kept page shows is renewed behind it.
  if (keptAt !== null) void world.queryClient.prefetchQuery(world.queries.settings());
  questionStatusOnReturn(actor);

  if (storage.read('sessionInfo') === null && storage.read('autoLogin') === '1') {
    import('./startup/autoLogin.ts')
      .then(({ logInByItself }) => logInByItself(world, actor, navigation))
      .catch(() => {});
  }

  const basename = configuration.basePath.slice(0, -1);
  const pages = <App app={app} route={(page) => <BrowserRouter basename={basename}>{page}</BrowserRouter>} />;
  if (drawn) void takeOver(app, pages, { ...drawn, isFresh: keptAt === null && drawn.random !== null });
  else void showWithScreen(pages, pathInApp(configuration, window.location.pathname));
}

/** How long the frame waits for its first screen (ms). */
const patience = 100;

/** The app with its screen: one that came just after the frame React would keep back for 300 ms, and with it what it asks for. */
async function showWithScreen(pages: ReactNode, path: string) {
  // What does not come is told by the frame.
  const screen = loadScreenOf(path, window.location.search).catch(() => {});
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, patience))]);
  show(pages);
}

/**
 * The app in place of the page that was drawn ahead: the same elements, if it was drawn for this visit, and of what is true now.
 */
async function takeOver(
  app: RunningApp,
  pages: ReactNode,
  { isOwn, isFresh }: DrawnPage & { isFresh: boolean },
) {
  if (isOwn) return show(pages);
  const { pathname, search } = window.location;
  const isReady = await readyToDraw(app, pathInApp(app.world.configuration, pathname), search);
  const root = rootElement();
  const type = readTypedBefore(root);
  const tap = readTappedBefore(root);
  const content = <TypedBefore value={() => type().then(tap)}>{pages}</TypedBefore>;
  if (isReady && isFresh) hydrateRoot(root, content);
  // React takes what was drawn away as it draws for the first time.
  else createRoot(root).render(content);
  endWaiting();
}

/** Nothing of the app can run; the page says so in the player's language, and the console says why. */
async function refuse(error: unknown) {
  // oxlint-disable-next-line no-console -- Who sets the site up looks there.
  console.error(error);
  startI18n();
  const code = createStorage().read('language');
  if (isLanguageCode(code)) await showLanguage(code);
  show(<AppFailure error={error} />);
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  return root;
}

function show(content: ReactNode) {
  const root = rootElement();
  // What was drawn for somebody else is not to be seen.
  root.replaceChildren();
  endWaiting();
  createRoot(root).render(content);
}

Promise.all([readConfiguration(unread.report), firstPaint()]).then(
  ([configuration]) => start(configuration),
  refuse,
);
