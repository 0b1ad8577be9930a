import { createContext, use } from 'react';
import type { LanguageCode } from '@araw/contract/calls/languages';
import type { Clock } from '#services/clock.ts';
import type { Configuration } from '@araw/contract/calls/configuration';
import type { Images } from '#services/images.ts';
import type { KnownAt } from '#services/kept/knownAt.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import type { Queries } from '#services/queries/queries.ts';
import type { AppStorage } from '#services/kept/storage.ts';
import type { Attention } from './attention.ts';
import type { Inspection } from './inspection.ts';
import type { Notices } from './notices.ts';

/** The screens' external dependencies. src/startup/world.ts creates them; tests create their own. */
export interface Services {
  /** The merchant's configuration of the site (KIT-01). */
  configuration: Configuration;
  operator: OperatorClient;
  queries: Queries;
  images: Images;
  clock: Clock;
  knownAt: KnownAt;
  storage: AppStorage;
  notices: Notices;
  inspection: Inspection;
  attention: Attention;
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
