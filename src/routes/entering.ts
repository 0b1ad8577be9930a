import type { RouteId } from './routeTable.ts';

/** Routes between tapping a game and playing it, including the terms to read there (PERM-05). */
export const entering: ReadonlySet<string> = new Set<RouteId>([
  'login',
  'registration',
  'forgotPassword',
  'trial',
  'loginTerms',
  'registerTerms',
  'userAgreement',
  'languages',
]);
