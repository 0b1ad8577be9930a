import { createContext } from 'react';
import type { Location, NavigateFunction } from 'react-router-dom';
import type { ReturnState } from './returnPath.ts';

/** Where the charts make the player go, by the router of their app. */
export interface Navigation {
  /** The path to come back to is kept. */
  toLogin(): void;
  homeReplacing(): void;
  /** Null before the router runs. */
  location(): Location | null;
  replace(path: string): void;
  /** `Frame` gives the router's own way to navigate, and where it is. */
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
