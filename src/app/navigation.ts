import { createContext } from 'react';
import type { Location, NavigateFunction } from 'react-router-dom';
import type { ReturnState } from './returnPath.ts';

/** Navigation for the charts, through the app's router. */
export interface Navigation {
  /** Keeps the current path to return to. */
  toLogin(): void;
  homeReplacing(): void;
  /** Null before the router runs. */
  location(): Location | null;
  replace(path: string): void;
  /** Called by `Frame` with the router's `navigate` and location. */
  link(navigate: NavigateFunction, location: Location): void;
}

export function createNavigation(): Navigation {
  let router: { navigate: NavigateFunction; location: Location } | null = null;
  const replace = (path: string) => void router?.navigate(path, { replace: true });
  return {
    toLogin() {
      const { pathname = '/m/home', search = '' } = router?.location ?? {};
      const state: ReturnState = { returnTo: pathname + search };
      void router?.navigate('/m/login', { state });
    },
    homeReplacing: () => replace('/m/home'),
    location: () => router?.location ?? null,
    replace,
    link(navigate, location) {
      router = { navigate, location };
    },
  };
}

/** Null where no chart navigates. */
export const AppNavigation = createContext<Navigation | null>(null);
