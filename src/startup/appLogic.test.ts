import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, type EventFromLogic } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { createNotices } from '#src/app/notices.ts';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { createStorage, type StorageHost } from '#services/kept/storage.ts';
import { queryKeys } from '#services/queries/queries.ts';
import { createTabs } from '#services/device/tabs.ts';
import { builtIn } from '@araw/testing/builtIn';
import { memoryStorage } from '#tests/memoryStorage.ts';
import { eventually } from '@araw/testing/eventually';
import { createAppLogic } from './appLogic.ts';
import type { World } from './world.ts';

const sessionOf = (userName: string): SessionInfo => ({
  token: `token of ${userName}`,
  merchantCode: 'ARAW',
  userName,
  type: 0,
  firstTimeLogin: false,
});
const maria = sessionOf('maria');
const jose = sessionOf('jose');

/** A browser whose tabs share local storage and messages, but have separate sessions. */
function browser() {
  const localStorage = memoryStorage();
  const channel = `session ${Math.random()}`;

  /** The channel's messages from now on. */
  function listen() {
    const heard: unknown[] = [];
    const listener = new BroadcastChannel(channel);
    listener.addEventListener('message', ({ data }) => heard.push(data));
    onTestFinished(() => listener.close());
    return heard;
  }

  function openTab(stored: SessionInfo | null) {
    const noEvents = { addEventListener: () => {}, removeEventListener: () => {} };
    const host = { sessionStorage: memoryStorage(), localStorage, ...noEvents } as unknown as StorageHost;
    const storage = createStorage(host);
    if (stored) storage.write('sessionInfo', stored);
    const tabs = createTabs(() => new BroadcastChannel(channel));
    const pending = () => new Promise<never>(() => {});
    const world = {
      storage,
      notices: createNotices(),
      tabs,
      startup: {},
      configuration: builtIn,
      askSettings: async () => undefined,
      queryClient: new QueryClient(),
      operator: { systemStatus: pending },
    } as unknown as World;
    const homeReplacing = vi.fn<() => void>();
    const logic = createAppLogic(world, { homeReplacing, toLogin: () => {}, replace: () => {} });
    const actor = createActor(logic, { input: { cachedStatus: null, storedSession: stored } }).start();
    onTestFinished(() => {
      actor.stop();
      tabs.close();
    });
    return {
      storage,
      notices: () => world.notices.shown().map(({ kind }) => kind),
      queryClient: world.queryClient,
      homeReplacing,
      send: (event: EventFromLogic<typeof sessionMachine>) =>
        actor.getSnapshot().children.session?.send(event),
      plays: () => actor.getSnapshot().children.session?.getSnapshot().context.session?.userName ?? null,
    };
  }
  return Object.assign(openTab, { listen });
}

test('[SES-08] [FAULT-32] a logout in one tab ends that player’s session in the others', async () => {
  const openTab = browser();
  const [here, there, elsewhere] = [openTab(maria), openTab(maria), openTab(jose)];
  here.send({ type: 'session.closed' });
  await eventually(() => expect(there.plays()).toBe(null));
  expect(there.homeReplacing).toHaveBeenCalledOnce();
  expect([there.storage.read('sessionInfo'), there.storage.read('autoLogin')]).toEqual([null, '0']);
  expect(elsewhere.plays()).toBe('jose');
  expect(here.homeReplacing).toHaveBeenCalledOnce();
});

test('[SES-08] [FAULT-33] another account in another tab ends the session here, but not there', async () => {
  const openTab = browser();
  const [here, there] = [openTab(maria), openTab(null)];
  there.send({ type: 'session.started', session: jose });
  there.storage.write('autoLogin', '1');
  await eventually(() => expect(here.plays()).toBe(null));
  expect([here.storage.read('sessionInfo'), there.plays()]).toEqual([null, 'jose']);
  expect(there.storage.read('autoLogin')).toBe('1');
});

test('[SES-08] the same player in another tab changes nothing', async () => {
  const openTab = browser();
  const [here, there, witness] = [openTab(maria), openTab(null), openTab(jose)];
  there.send({ type: 'session.started', session: maria });
  await eventually(() => expect(witness.plays()).toBe(null));
  expect([here.plays(), there.plays()]).toEqual(['maria', 'maria']);
});

test('[PROT-08] why an idle session ended is shown until the player is back, and no longer than that', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const here = browser()(maria);
  here.send({ type: 'session.expired', token: maria.token, reason: 'idle' });
  expect([here.plays(), here.notices()]).toEqual([null, ['error']]);
  vi.advanceTimersByTime(8 * 3_600_000);
  expect(here.notices()).toEqual(['error']);
  here.send({ type: 'session.started', session: maria });
  expect(here.notices()).toEqual([]);
});

test('[SES-08] the tabs share the player’s name, never a token', async () => {
  const openTab = browser();
  const heard = openTab.listen();
  const here = openTab(null);
  here.send({ type: 'session.started', session: maria });
  here.send({ type: 'session.closed' });
  await eventually(() =>
    expect(heard).toEqual([
      { change: 'started', userName: 'maria' },
      { change: 'ended', userName: 'maria' },
    ]),
  );
});

test('[TILE-02] games listed before a login are reloaded, with the new player’s favourites', () => {
  const { queryClient, send } = browser()(null);
  const keys = [queryKeys.gameList('ARAW', {} as never), queryKeys.hotGames('ARAW', 'EN')];
  for (const key of keys) queryClient.setQueryData(key, {});
  send({ type: 'session.started', session: maria });
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

test('[TRIAL-01] [FAULT-37] a trial leaves nothing to the player who registers after it', () => {
  const here = browser()({ ...sessionOf('trial1'), type: 4 });
  here.storage.write('memberInfo', {
    id: '1',
    account: 'trial1',
    nickname: '',
    type: 4,
    regDate: 0,
    toUpline: false,
    standing: null,
    clubLabel: null,
  });
  here.send({ type: 'session.started', session: maria });
  expect([here.storage.read('memberInfo'), here.storage.read('sessionInfo')]).toEqual([null, maria]);
});
