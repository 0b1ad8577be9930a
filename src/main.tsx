import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { startI18n } from '#locales/i18n.ts';
import { AppActor } from '#screens/app/appActor.ts';
import { inspection } from '#screens/app/inspection.ts';
import { ServicesContext } from '#screens/app/services.ts';
import { keepAffiliateCode } from '#services/affiliateCode.ts';
import '#services/keptInstallOffer.ts';
import { readStartup } from '#services/startup.ts';
import { createStorage } from '#services/storage.ts';
import { ActorLink, appActor } from './app/ActorLink.tsx';
import { createAppLogic } from './app/appLogic.ts';
import { followStoredLanguage } from './app/language.ts';
import { navigation } from './app/navigation.ts';
import { reports } from './app/reports.ts';
import { watchMachines } from './app/watchMachines.ts';
import { createWorld } from './app/world.ts';
import { AppFailure } from './shell/AppFailure.tsx';
import { StatusGate } from './shell/StatusGate.tsx';
import './theme/tokens.css';
import './theme/base.css';

startI18n();
const storage = createStorage();
const startup = readStartup();
followStoredLanguage(storage);
keepAffiliateCode(storage, window.location);
if (import.meta.env.DEV || startup.settings?.sandbox) watchMachines();
const world = createWorld(startup, storage, reports);
const logic = createAppLogic(world, navigation, (event) =>
  appActor.current?.getSnapshot().children.session?.send(event),
);
const input = {
  cachedStatus: startup.status ?? storage.read('status'),
  storedSession: storage.read('sessionInfo'),
};

if (input.storedSession === null && storage.read('autoLogin') === '1') {
  import('./app/autoLogin.ts').then(({ logInByItself }) => logInByItself(world)).catch(() => {});
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <ErrorBoundary FallbackComponent={AppFailure}>
    <QueryClientProvider client={world.queryClient}>
      <AppActor.Provider logic={logic} options={{ input, inspect: inspection.inspect }}>
        <ActorLink />
        <ServicesContext value={world}>
          <BrowserRouter>
            <StatusGate />
          </BrowserRouter>
        </ServicesContext>
      </AppActor.Provider>
    </QueryClientProvider>
  </ErrorBoundary>,
);
