import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import i18next from 'i18next';
import { loadTexts, shownLanguage, startI18n } from '#locales/i18n.ts';
import { isLanguageCode, languages } from '@araw/contract/calls/languages';
import type { Configuration } from '@araw/contract/calls/configuration';
import type { Startup } from '@araw/contract/calls/startup';
import { createStorage, type StorageHost } from '#services/kept/storage.ts';
import type { Tabs } from '#services/device/tabs.ts';
import { App } from '#src/startup/App.tsx';
import { coloursOf } from '#src/startup/brand.ts';
import { createApp } from '#src/startup/createApp.ts';
import { readyToDraw } from '#src/startup/drawn/firstDrawing.ts';
import { canonicalPath } from '#src/routes/canonicalPath.ts';
import { findRoute } from '#src/routes/routeTable.ts';
import type { Asked, Drawing } from '@araw/server/pages/drawing';

/** A new visitor's browser: nothing stored, no events. */
const emptyHost = { addEventListener() {}, removeEventListener() {} } as unknown as StorageHost;
const noTabs: Tabs = { announce() {}, subscribe: () => () => {}, close() {} };

let isStarted = false;

/** i18next's state is global, so pages are drawn one after another. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The first screen of a path for a new visitor, as HTML for the app to hydrate; null if the app would show something else,
 * such as maintenance. Rejects if the screen can't be drawn without a browser.
 */
export function draw(asked: Asked, configuration: Configuration): Promise<Drawing | null> {
  const drawn = last.then(() => drawNow(asked, configuration));
  last = drawn.catch(() => {});
  return drawn;
}

async function drawNow(
  { path, search, startup, random, language }: Asked,
  site: Configuration,
): Promise<Drawing | null> {
  const given = startup as Startup;
  const configuration = isLanguageCode(language) ? { ...site, defaultLanguage: language } : site;
  if (!isStarted) startI18n(undefined, configuration.name);
  isStarted = true;
  const storage = createStorage(emptyHost, { theme: configuration.theme });
  // Without settings the operator is unreachable.
  const device = { tabs: noTabs, isOnline: () => given.settings !== undefined, random: () => random };
  const app = createApp(configuration, given, storage, { inspection: {}, onUnread() {} }, null, device);
  app.actor.start();
  try {
    if (!(await readyToDraw(app, path, search))) return null;
    await loadTexts('pages');
    const html = await htmlOf(
      <App
        app={app}
        route={(pages) => (
          <StaticRouter
            basename={configuration.basePath.slice(0, -1)}
            location={configuration.basePath.slice(0, -1) + path + search}
          >
            {pages}
          </StaticRouter>
        )}
      />,
    );
    const code = shownLanguage();
    const row = findRoute(path);
    const { htmlLang, dir } = languages[code];
    const name = i18next.t('app.name');
    return {
      html,
      language: code,
      htmlLang,
      dir,
      title: row.id === 'home' ? name : `${i18next.t(row.title)} · ${name}`,
      description: i18next.t('pages.description'),
      canonical: canonicalPath(path),
      colours: coloursOf(configuration),
      texts: {
        loading: i18next.t('pages.loading'),
        late: i18next.t('pages.late'),
        reload: i18next.t('app.reload'),
        noScript: i18next.t('pages.noScript'),
        tooOld: i18next.t('pages.tooOld'),
        askService: i18next.t('pages.askService'),
      },
    };
  } finally {
    app.actor.stop();
    app.world.queryClient.clear();
    storage.close();
  }
}

async function htmlOf(app: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(app, {
    // Deferred content would need inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  let html = '';
  for await (const part of prelude) html += String(part);
  if (errors.length > 0) throw errors[0];
  // The page has its own preloads for the first pictures.
  return html.replace(/^(<link rel="preload"[^>]*>)+/, '');
}
