import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AppActor } from '#src/app/appActor.ts';
import { ServicesContext } from '#src/app/services.ts';
import type { App as Running } from './createApp.ts';
import { AppNavigation } from '#src/app/navigation.ts';
import { AppFailure } from '#src/shell/failure/AppFailure.tsx';
import { StatusGate } from '#src/shell/status/StatusGate.tsx';

interface AppProps {
  app: Running;
  /** Wraps the pages in the browser's router, or in one with a single address. */
  route: (pages: ReactNode) => ReactNode;
}

/** The whole app, in the browser and for prerendering. */
export function App({ app: { world, navigation, actor }, route }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={AppFailure}>
      <QueryClientProvider client={world.queryClient}>
        <AppActor value={actor}>
          <ServicesContext value={world}>
            <AppNavigation value={navigation}>{route(<StatusGate />)}</AppNavigation>
          </ServicesContext>
        </AppActor>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
