import axios from 'axios';
import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shownLanguage } from '#locales/i18n.ts';
import type { LanguageCode } from '@araw/contract/calls/languages';
import { headers } from '@araw/contract/calls/answer';
import type { Configuration } from '@araw/contract/calls/configuration';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { Startup } from '@araw/contract/calls/startup';
import type { ConsolidatedSettings } from '@araw/contract/calls/system';
import { createStorage, type StorageHost } from '#services/kept/storage.ts';
import { builtIn } from '@araw/testing/builtIn';
import { consolidatedSettings } from '@araw/testing/consolidatedSettings';
import { eventually } from '@araw/testing/eventually';
import { memoryStorage } from '#tests/memoryStorage.ts';
import { member } from '#tests/screens/renderScreen.tsx';
import { createApp, reloadForAnother } from './createApp.ts';
import type { Navigation } from '#src/app/navigation.ts';

function Linked({ navigation }: { navigation: Navigation }) {
  const [navigate, location] = [useNavigate(), useLocation()];
  useLayoutEffect(() => navigation.link(navigate, location), [navigation, navigate, location]);
  return null;
}

/** A separate app at a path, in the page that all tests share. */
function startApp(
  path: string,
  session: SessionInfo | null,
  startup: Startup = {},
  file: Partial<Configuration> = {},
) {
  const noEvents = { addEventListener: () => {}, removeEventListener: () => {} };
  const host = {
    sessionStorage: memoryStorage(),
    localStorage: memoryStorage(),
    ...noEvents,
  } as unknown as StorageHost;
  const storage = createStorage(host);
  if (session) storage.write('sessionInfo', session);
  const { world, navigation, actor } = createApp({ ...builtIn, ...file }, startup, storage, {
    inspection: {},
    onUnread: () => {},
  });
  actor.start();
  const linked = <Linked navigation={navigation} />;
  const router = createMemoryRouter([{ path: '*', element: linked }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  onTestFinished(() => {
    cleanup();
    actor.stop();
    world.tabs.close();
    storage.close();
  });
  return {
    actor,
    world,
    storage,
    now: () => ({
      path: router.state.location.pathname,
      returnTo: router.state.location.state?.returnTo ?? null,
      plays: actor.getSnapshot().children.session?.getSnapshot().context.session?.userName ?? null,
      stored: storage.read('sessionInfo')?.userName ?? null,
      told: world.notices.shown().map(({ kind, text }) => `${kind}: ${text}`),
    }),
  };
}

test('[SES-04] with two apps on one page, an ended session ends, leads to login and is reported only in its own', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const inlined = { settings: consolidatedSettings };
  const one = startApp('/m/webEmail', { ...member, token: 'of maria' }, inlined);
  const other = startApp('/m/help', { ...member, token: 'of jose', userName: 'jose' }, inlined);
  const news = { type: 'session.expired', token: 'of maria', reason: 'sessionEnded' } as const;

  act(() => other.actor.send(news));
  act(() => one.actor.send(news));

  expect([one.now(), other.now()]).toEqual([
    {
      path: '/m/login',
      returnTo: '/m/webEmail',
      plays: null,
      stored: null,
      told: ['error: The account has been logged out, please log in again'],
    },
    { path: '/m/help', returnTo: null, plays: 'jose', stored: 'jose', told: [] },
  ]);
});

/** An operator that answers with these settings, or refuses them; returns the merchant that each call named. */
function answeringOperator(settings: Partial<ConsolidatedSettings> | null) {
  const asked: string[] = [];
  const status = { info: { whitelabel: { friends: true } }, maintenance: 0, regionRestriction: 0 };
  vi.spyOn(axios.defaults, 'adapter', 'get').mockReturnValue(async (config) => {
    const isSettings = config.url?.endsWith('/consolidated') ?? false;
    asked.push(`${isSettings ? 'settings' : 'other'} ${String(config.headers.get(headers.merchant))}`);
    const value = isSettings ? { ...consolidatedSettings, ...settings } : status;
    const refused = isSettings && settings === null;
    return {
      status: refused ? 404 : 200,
      statusText: '',
      data: JSON.stringify(refused ? {} : { success: true, value }),
      headers: {},
      config,
    };
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return asked;
}

test.each([
  ['the page', { merchantCode: 'PAGE', defaultLanguage: 'TH' }, null, ['other PAGE'], 'TH'],
  [
    'the answer on a static host',
    null,
    { merchantCode: 'LUMEN', defaultLanguage: 'VI' },
    ['settings ARAW', 'other LUMEN'],
    'VI',
  ],
  [
    'a language that nobody speaks',
    null,
    { merchantCode: 'LUMEN', defaultLanguage: 'XX' },
    ['settings ARAW', 'other LUMEN'],
    'CN',
  ],
] as const)(
  '[KIT-02] [BOOT-01] [LANG-03] merchant and first language come from %s',
  async (_, inPage, answered, calls, language) => {
    const asked = answeringOperator(answered);
    const startup = inPage ? { settings: { ...consolidatedSettings, ...inPage } } : {};
    const { actor } = startApp('/m/home', null, startup);
    const systemStatus = actor.getSnapshot().children.systemStatus;
    await eventually(() => expect(systemStatus?.getSnapshot().hasTag('open')).toBe(true));
    expect(asked).toEqual(calls);
    expect(shownLanguage()).toBe(language satisfies LanguageCode);
  },
);

test.each<[string, readonly string[], Partial<Configuration>, LanguageCode]>([
  ['the browser’s', ['sv-SE', 'TL-PH', 'en-PH'], {}, 'TY'],
  ['the browser’s, in the script of its region', ['zh-HK'], {}, 'TW'],
  ['the browser’s, in the script of the mainland', ['zh'], {}, 'CN'],
  [
    'the browser’s, in another script where its own is not offered',
    ['zh-TW'],
    { languages: ['EN', 'CN'] },
    'CN',
  ],
  ['the browser’s, by the tag that old phones send', ['in-ID'], {}, 'ID'],
  ['the browser’s, whatever its country', ['pt-PT'], {}, 'PT'],
  [
    'the browser’s second, where the first is not offered',
    ['th', 'vi-VN'],
    { languages: ['CN', 'VI'] },
    'VI',
  ],
  ['the file’s, which counts more', ['th'], { defaultLanguage: 'EN' }, 'EN'],
  ['the built-in one, where the browser’s are not offered', ['th'], { languages: ['EN', 'CN'] }, 'CN'],
  ['the built-in one, where nobody speaks the browser’s', ['sv'], {}, 'CN'],
])(
  '[LANG-03] [KIT-01] an unreachable operator leaves the language to %s',
  async (_, browsers, file, language) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browsers);
    const asked = answeringOperator(null);
    const { actor } = startApp('/m/home', null, {}, file);
    const systemStatus = actor.getSnapshot().children.systemStatus;
    await eventually(() => expect(systemStatus?.getSnapshot().hasTag('open')).toBe(true));
    expect(asked).toEqual(['settings ARAW', 'other ARAW']);
    expect(shownLanguage()).toBe(language);
  },
);

test('[KIT-01] [KIT-02] the session’s merchant takes precedence over the settings’, and the player’s language over the operator’s', async () => {
  const asked = answeringOperator({ merchantCode: 'LUMEN', defaultLanguage: 'VI' });
  const { world, storage } = startApp('/m/home', { ...member, merchantCode: 'TRIAL' });
  await world.chooseLanguage('TH');
  await eventually(() => expect(asked).toContain('other TRIAL'));
  expect([shownLanguage(), world.merchant()]).toEqual(['TH', 'TRIAL']);
  storage.remove('sessionInfo');
  expect(world.merchant()).toBe('LUMEN');
});

test.each([
  ['the same player', member, member, 0],
  ['another player', member, { ...member, token: 'another' }, 1],
  ['nobody', member, null, 1],
  ['somebody, after nobody', null, member, 1],
] as const)(
  '[DEV-06] [SES-08] a page restored from the back/forward cache for %s reloads only if the player has changed',
  (_who, before, now, times) => {
    const { storage } = startApp('/m/home', before);
    const reload = vi.fn<() => void>();
    reloadForAnother(storage, reload);
    window.dispatchEvent(new Event('pagehide'));
    if (now) storage.write('sessionInfo', now);
    else storage.remove('sessionInfo');
    const shown = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    shown(false);
    expect(reload).toHaveBeenCalledTimes(0);
    shown(true);
    expect(reload).toHaveBeenCalledTimes(times);
  },
);
