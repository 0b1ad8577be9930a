import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { showLanguage, startI18n } from '#locales/i18n.ts';
import { isLanguageCode } from '#locales/languages.ts';
import { AppActor } from '#screens/app/appActor.ts';
import type { Inspection } from '#screens/app/inspection.ts';
import { ServicesContext } from '#screens/app/services.ts';
import { keepAffiliateCode } from '#services/affiliateCode.ts';
import { pathInApp, readConfiguration } from '#services/configuration.ts';
import type { Configuration } from '#services/contract/configuration.ts';
import '#services/keptInstallOffer.ts';
import { pageKeptAt } from '#services/keptAt.ts';
import { readStartup } from '#services/startup.ts';
import { createStorage } from '#services/storage.ts';
import { createUnreadLog } from '#services/unread.ts';
import { dressAs } from './app/brand.ts';
import { createApp, questionStatusOnReturn } from './app/createApp.ts';
import { followStoredLanguage } from './app/language.ts';
import { AppNavigation } from './app/navigation.ts';
import { watchMachines } from './app/watchMachines.ts';
import { AppFailure } from './shell/AppFailure.tsx';
import { StatusGate } from './shell/StatusGate.tsx';
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
  const { world, navigation, actor } = createApp(
    configuration,
    startup,
    storage,
    { inspection, onUnread: unread.report },
    keptAt,
  );
  actor.start();
  // What a kept page shows is renewed behind it.
  if (keptAt !== null) void world.queryClient.prefetchQuery(world.queries.settings());
  questionStatusOnReturn(actor);

  if (storage.read('sessionInfo') === null && storage.read('autoLogin') === '1') {
    import('./app/autoLogin.ts')
      .then(({ logInByItself }) => logInByItself(world, actor, navigation))
      .catch(() => {});
  }

  show(
    <ErrorBoundary FallbackComponent={AppFailure}>
      <QueryClientProvider client={world.queryClient}>
        <AppActor value={actor}>
          <ServicesContext value={world}>
            <AppNavigation value={navigation}>
              <BrowserRouter basename={configuration.basePath.slice(0, -1)}>
                <StatusGate />
              </BrowserRouter>
            </AppNavigation>
          </ServicesContext>
        </AppActor>
      </QueryClientProvider>
    </ErrorBoundary>,
  );
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

function show(content: ReactNode) {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(content);
}

readConfiguration(unread.report).then(start, refuse);
