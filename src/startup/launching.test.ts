import { beforeAll, expect, test, vi } from 'vitest';
import { showLanguage } from '#locales/i18n.ts';
import type { LaunchTarget } from '#machines/launch/launch.machine.ts';
import { createStorage, type StorageHost } from '#services/kept/storage.ts';
import { builtIn } from '@araw/testing/builtIn';
import { memoryStorage } from '#tests/memoryStorage.ts';
import { launchGame } from './launching.ts';
import type { World } from './world.ts';

const target: LaunchTarget = { vendor: 'JL', gameId: 'g', nodeId: '34', roomId: '', name: 'Pisces' };
const launched = { gameUrl: '/play/g', framed: true };
const noEvents = { addEventListener: () => {}, removeEventListener: () => {} };
const storage = createStorage({
  sessionStorage: memoryStorage(),
  localStorage: memoryStorage(),
  ...noEvents,
} as unknown as StorageHost);
const configuration = { ...builtIn, apiBaseUrl: 'https://api.example.com' };
const { signal } = new AbortController();

beforeAll(() => showLanguage('EN'));

test.each([
  ['the operator hears of it', '34', async () => ({}), [{ nodeId: '34', vendor: 'JL' }]],
  ['the operator refuses to hear', '34', () => Promise.reject(new Error()), [{ nodeId: '34', vendor: 'JL' }]],
  ['a match has no node', '', async () => ({}), []],
])(
  '[NET-11] [TILE-05] a game is launched, and recorded as a recent one: %s',
  async (_how, nodeId, hear, told) => {
    const addRecentGame = vi.fn<(request: object) => Promise<object>>(hear);
    const world = { operator: { launchGame: async () => launched, addRecentGame }, storage, configuration };
    const choice = { target: { ...target, nodeId }, forFun: false };
    expect(await launchGame(world as unknown as World, choice, signal)).toEqual({
      gameUrl: 'https://api.example.com/play/g',
      framed: true,
    });
    expect(addRecentGame.mock.calls.map(([request]) => request)).toEqual(told);
  },
);

test('[NET-11] a refused game is not a recent one', async () => {
  const addRecentGame = vi.fn<() => Promise<object>>();
  const refused = () => Promise.reject(new Error('gameUnavailable'));
  const world = { operator: { launchTrialGame: refused, addRecentGame }, storage, configuration };
  const choice = { target, forFun: true };
  await expect(launchGame(world as unknown as World, choice, signal)).rejects.toThrow('gameUnavailable');
  expect(addRecentGame).not.toHaveBeenCalled();
});
