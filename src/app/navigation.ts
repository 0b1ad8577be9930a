import type { Location, NavigateFunction } from 'react-router-dom';
import type { ReturnState } from '#screens/app/returnPath.ts';
import type { Navigation } from './appLogic.ts';

/** The router's own way to navigate, once it runs; `Frame` links it. */
export const currentRouter: { navigate: NavigateFunction | null; location: Location | null } = {
  navigate: null,
  location: null,
};

/** Where the charts make the player go. */
export const navigation: Navigation = {
  toLogin() {
    const { pathname = '/m/home', search = '' } = currentRouter.location ?? {};
    const state: ReturnState = { returnTo: pathname + search };
    void currentRouter.navigate?.('/m/login', { state });
  },
  homeReplacing: () => void currentRouter.navigate?.('/m/home', { replace: true }),
};
