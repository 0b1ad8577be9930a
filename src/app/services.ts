import { createContext, use } from 'react';
import type { LanguageCode } from '#locales/languages.ts';
import type { Clock } from '#services/clock.ts';
import type { Configuration } from '#services/contract/configuration.ts';
import type { Images } from '#services/images.ts';
import type { KnownAt } from '#services/kept/knownAt.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import type { Queries } from '#services/queries/queries.ts';
import type { AppStorage } from '#services/kept/storage.ts';
import type { Inspection } from './inspection.ts';
import type { Notices } from './notices.ts';

/** What screens need of the world outside; src/main.tsx makes it, tests make their own. */
export interface Services {
  /** What makes the site the merchant's (KIT-01). */
  configuration: Configuration;
  operator: OperatorClient;
  queries: Queries;
  images: Images;
  clock: Clock;
  knownAt: KnownAt;
  storage: AppStorage;
  notices: Notices;
  inspection: Inspection;
  /** The merchant code of this visit: the operator's own, or the trial one. */
  merchant(): string;
  /** Shows another language at once and keeps the choice (LANG-01). */
  chooseLanguage(code: LanguageCode): Promise<void>;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext around it');
  return services;
}
