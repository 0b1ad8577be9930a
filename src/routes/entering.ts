import type { RouteId } from './routeTable.ts';

/** Routes on the way from a tapped game to playing it, with what is read there (PERM-05). */
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
