import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '@araw/contract/calls/languages';
import { QueryClient } from '@tanstack/react-query';
import { firstLanguage, type LanguageCode } from '@araw/contract/calls/languages';
import type { Services } from '#src/app/services.ts';
import { createClock } from '#services/clock.ts';
import { operatorAddress } from '#services/configuration.ts';
import type { Configuration } from '@araw/contract/calls/configuration';
import type { Startup } from '@araw/contract/calls/startup';
import type { ConsolidatedSettings, SystemStatus } from '@araw/contract/calls/system';
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
import type { Attention } from '#src/app/attention.ts';
import type { Inspection } from '#src/app/inspection.ts';
import { createNotices } from '#src/app/notices.ts';
import { chooseLanguage } from './language.ts';

/** The app's external dependencies, created once per visit. */
export interface World extends Services {
  startup: Startup;
  /** When the page was served (ms since the epoch), if it comes from the service worker's cache. */
  pageKeptAt: number | null;
  tabs: Tabs;
  queryClient: QueryClient;
  /**
   * The settings included in the page, else fetched from the operator. They name the first language and the merchant
   * for every call (KIT-02). Undefined if the operator can't be reached.
   */
  askSettings(): Promise<ConsolidatedSettings | undefined>;
}

export interface Device {
  tabs: Tabs;
  isOnline(): boolean;
  /** From 0 to below 1. For a prerendered page, the number that it was rendered with. */
  random(): number;
}

export const thisDevice = (): Device => ({
  tabs: createTabs(),
  // Offline, the service worker can still answer.
  isOnline: () => navigator.onLine || Boolean(navigator.serviceWorker?.controller),
  random: Math.random,
});

/** Milliseconds that the first page waits for the settings. */
const settingsTimeout = 4_000;

export type Reports = Required<
  Pick<OperatorClientOptions, 'onSessionEnded' | 'onAway' | 'onStatusReported' | 'onUnread'>
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

  const attention: Attention = {};
  const operator = createLazyOperator({
    // Don't reuse a cached page's answers: fetch them again.
    answers: createPageAnswers(pageKeptAt === null ? startup.answers : {}),
    baseUrl: configuration.apiBaseUrl,
    merchant,
    token: () => storage.read('sessionInfo')?.token ?? null,
    standalone: isStandalone,
    language: () => languages[shownLanguage()].htmlLang,
    deviceToken: () => storage.read('deviceToken'),
    onDeviceToken: (token) => storage.write('deviceToken', token),
    unattended: () => attention.isAway?.() ?? false,
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
  // The operator client retries failed reads itself, and reports immediately that it is offline.
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
    attention,
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

/** The status names the image hosts. On a static host it arrives after the page: show no picture before (BOOT-06). */
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

/** The language of the server's start-up data: the one in which a visitor's page begins. */
export const startupLanguage = ({ settings }: Startup, configuration: Configuration): LanguageCode =>
  firstLanguage('', settings?.defaultLanguage, configuration);
