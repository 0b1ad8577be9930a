import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { startI18n } from '#locales/i18n.ts';
import { AppActor } from '#screens/app/appActor.ts';
import type { Inspection } from '#screens/app/inspection.ts';
import { ServicesContext } from '#screens/app/services.ts';
import { keepAffiliateCode } from '#services/affiliateCode.ts';
import '#services/keptInstallOffer.ts';
import { readStartup } from '#services/startup.ts';
import { createStorage } from '#services/storage.ts';
import { createUnreadLog } from '#services/unread.ts';
import { createApp, questionStatusOnReturn } from './app/createApp.ts';
import { followStoredLanguage } from './app/language.ts';
import { AppNavigation } from './app/navigation.ts';
import { watchMachines } from './app/watchMachines.ts';
import { AppFailure } from './shell/AppFailure.tsx';
import { StatusGate } from './shell/StatusGate.tsx';
import './theme/tokens.css';
import './theme/base.css';

startI18n();
const storage = createStorage();
const unread = createUnreadLog();
const inspection: Inspection = {};
const startup = readStartup(unread.report);
followStoredLanguage(storage);
keepAffiliateCode(storage, window.location);
if (import.meta.env.DEV || startup.settings?.sandbox) watchMachines(inspection, unread.soFar);
const { world, navigation, actor } = createApp(startup, storage, { inspection, onUnread: unread.report });
actor.start();
questionStatusOnReturn(actor);

if (storage.read('sessionInfo') === null && storage.read('autoLogin') === '1') {
  import('./app/autoLogin.ts')
    .then(({ logInByItself }) => logInByItself(world, actor, navigation))
    .catch(() => {});
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <ErrorBoundary FallbackComponent={AppFailure}>
    <QueryClientProvider client={world.queryClient}>
      <AppActor value={actor}>
        <ServicesContext value={world}>
          <AppNavigation value={navigation}>
            <BrowserRouter>
              <StatusGate />
            </BrowserRouter>
          </AppNavigation>
        </ServicesContext>
      </AppActor>
    </QueryClientProvider>
  </ErrorBoundary>,
);
