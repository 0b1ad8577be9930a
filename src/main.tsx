import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { showLanguage, startI18n } from '#locales/i18n.ts';
import { isLanguageCode } from '@araw/contract/calls/languages';
import { keepAffiliateCode } from '#services/kept/affiliateCode.ts';
import { pathInApp, readConfiguration } from '#services/configuration.ts';
import type { Configuration } from '@araw/contract/calls/configuration';
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
import {
  type App as RunningApp,
  createApp,
  questionStatusOnReturn,
  reloadForAnother,
} from './startup/createApp.ts';
import { type DrawnPage, drawnPage, endWaiting } from './startup/drawn/drawnPage.ts';
import { readyToDraw } from './startup/drawn/firstDrawing.ts';
import { firstPaint } from './startup/drawn/firstPaint.ts';
import { readTappedBefore } from './startup/drawn/tappedBefore.ts';
import { readTypedBefore } from './startup/drawn/typedBefore.ts';
import { followStoredLanguage, keepAskedLanguage } from './startup/language.ts';
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
  keepAskedLanguage(storage, configuration, new URL(window.location.href));
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
  // Refresh a cached page's data in the background.
  if (keptAt !== null) void world.queryClient.prefetchQuery(world.queries.settings());
  questionStatusOnReturn(actor);
  reloadForAnother(storage);

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

/** Waits briefly for the screen: if it loads just after the frame, React delays it and its calls by 300 ms. */
async function showWithScreen(pages: ReactNode, path: string) {
  // The frame reports a screen that fails to load.
  const screen = loadScreenOf(path, window.location.search).catch(() => {});
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, patience))]);
  show(pages);
}

/**
 * Replaces the prerendered page with the app. Reuses its elements only if they were rendered for this visit and are
 * up to date.
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
  // React removes the prerendered content on its first render.
  else createRoot(root).render(content);
  endWaiting();
}

/** The app can't run: says so on the page in the player's language, and logs the reason to the console. */
async function refuse(error: unknown) {
  // oxlint-disable-next-line no-console -- Site administrators look there.
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
  // Never show content that was rendered for somebody else.
  root.replaceChildren();
  endWaiting();
  createRoot(root).render(content);
}

// Don't start in a browser that is too old: the page already says so (public/theme.js).
if (!('tooOld' in document.documentElement.dataset)) {
  Promise.all([readConfiguration(unread.report), firstPaint()]).then(
    ([configuration]) => start(configuration),
    refuse,
  );
}
