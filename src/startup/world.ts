import { QueryClient } from '@tanstack/react-query';
import { firstLanguage, type LanguageCode } from '#locales/languages.ts';
import type { Services } from '#src/app/services.ts';
import { createClock } from '#services/clock.ts';
import { operatorAddress } from '#services/configuration.ts';
import type { Configuration } from '#services/contract/configuration.ts';
import type { Startup } from '#services/contract/startup.ts';
import type { ConsolidatedSettings, SystemStatus } from '#services/contract/system.ts';
import { createImages, type Images } from '#services/images.ts';
import { isStandalone } from '#services/device/installed.ts';
import { createKnownAt } from '#services/kept/knownAt.ts';
import { createLazyOperator } from '#services/client/lazyOperator.ts';
import type { OperatorClientOptions } from '#services/client/operator.ts';
import { createPageAnswers } from '#services/client/pageAnswers.ts';
import { createQueries } from '#services/queries/queries.ts';
import type { AppStorage } from '#services/kept/storage.ts';
import { createTabs, type Tabs } from '#services/device/tabs.ts';
import { reloadOnce } from '#src/app/missingChunk.ts';
import type { Inspection } from '#src/app/inspection.ts';
import { createNotices } from '#src/app/notices.ts';
import { chooseLanguage } from './language.ts';

/** Everything the app has of the outside, made once for a visit. */
export interface World extends Services {
  startup: Startup;
  /** When the page was served, if the service worker has kept it. */
  pageKeptAt: number | null;
  tabs: Tabs;
  queryClient: QueryClient;
  /**
   * The settings that the page came with, else those that the operator answers now: it names the merchant that every
   * call carries and the first language (KIT-02). Undefined where it cannot be asked.
   */
  askSettings(): Promise<ConsolidatedSettings | undefined>;
}

/** What a visit has of its device. */
export interface Device {
  tabs: Tabs;
  isOnline(): boolean;
  /** From 0 to below 1; for a page that was drawn ahead, what it was drawn by. */
  random(): number;
}

export const thisDevice = (): Device => ({
  tabs: createTabs(),
  // Without a connection the service worker has it.
  isOnline: () => navigator.onLine || Boolean(navigator.serviceWorker?.controller),
  random: Math.random,
});

/** Milliseconds that the first page waits for the settings. */
const settingsTimeout = 4_000;

export type Reports = Required<
  Pick<OperatorClientOptions, 'onSessionEnded' | 'onStatusReported' | 'onUnread'>
>;

export function createWorld(
  configuration: Configuration,
  startup: Startup,
  storage: AppStorage,
  { inspection, ...reports }: Reports & { inspection: Inspection },
  pageKeptAt: number | null,
  device: Device,
): World {
  const { tabs, isOnline, random } = device;
  const clock = createClock();
  const loadedAt = pageKeptAt ?? Date.now();
  const knownAt = createKnownAt(loadedAt);
  let settings = startup.settings;
  if (settings) clock.sync(settings.now + clock.now() - loadedAt);
  const merchant = () =>
    storage.read('sessionInfo')?.merchantCode ?? settings?.merchantCode ?? configuration.merchantCode;

  const operator = createLazyOperator({
    // What has been kept is asked for anew.
    answers: createPageAnswers(pageKeptAt === null ? startup.answers : {}),
    baseUrl: configuration.apiBaseUrl,
    merchant,
    token: () => storage.read('sessionInfo')?.token ?? null,
    standalone: isStandalone,
    deviceToken: () => storage.read('deviceToken'),
    onDeviceToken: (token) => storage.write('deviceToken', token),
    serverNow: clock.serverNow,
    settings,
    envelope: configuration.envelope,
    onSettings: (answered) => {
      settings = answered;
      clock.sync(answered.now);
    },
    onAnswer(call, keptAt) {
      if (keptAt !== null) knownAt.older(keptAt);
      else if (call === 'systemStatus') knownAt.renewed(clock.now());
    },
    isOnline,
    onMissing: () => void reloadOnce(),
    ...reports,
  });
  const queries = createQueries({
    operator,
    storage,
    startup,
    loadedAt,
    merchant,
    startupLanguage: startupLanguage(startup, configuration),
  });
  // The operator client repeats failed reads itself, and says at once that it is offline.
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  return {
    configuration,
    startup,
    pageKeptAt,
    knownAt,
    storage,
    notices: createNotices(),
    inspection,
    clock,
    operator,
    queries,
    merchant,
    chooseLanguage: (code) => chooseLanguage(storage, code),
    images: imagesOnceKnown(configuration, random, () => startup.status ?? storage.read('status')),
    tabs,
    queryClient,
    askSettings: async () =>
      settings ??
      queryClient
        .fetchQuery({
          ...queries.settings(),
          queryFn: ({ signal }) => operator.consolidatedSettings({}, { signal, timeout: settingsTimeout }),
        })
        .catch(() => undefined),
  };
}

/** The hosts come with the status, which on a static host follows the page: no picture is shown before (BOOT-06). */
function imagesOnceKnown(
  configuration: Configuration,
  random: () => number,
  status: () => SystemStatus | null,
): Images {
  let images: Images | undefined;
  return {
    sources(picture) {
      images ??= createImages(status()?.info.imageCDNs ?? [], random, (path) =>
        operatorAddress(configuration, path),
      );
      return images.sources(picture);
    },
  };
}

/** The server words its start-up data in the language in which a visitor's page begins. */
export const startupLanguage = ({ settings }: Startup, configuration: Configuration): LanguageCode =>
  firstLanguage('', settings?.defaultLanguage, configuration);
