import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '#tests/memoryStorage.ts';
import { keptAttemptOf } from '#screens/deposit/keptAttempt.ts';
import { keptGameOf } from '#src/app/keptGame.ts';
import { keptWishOf } from '#screens/mall/keptWish.ts';
import { keptSettlementOf } from '#screens/withdrawal/keptSettlement.ts';
import { type AppStorage, createStorage } from './storage.ts';

const now = 1_790_000_000_000;
const target = { vendor: 'JL', gameId: 'JL-001', nodeId: 'n1', roomId: '', name: 'Manila Gold Rush' };
const game = { at: now, target };
const attempt = { key: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01', quote: 'q1', anyway: false };
const settlement = { amount: 120.5, key: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01' };
const wish = { version: 3, address: null, key: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01' };

const entries: {
  name: string;
  key: string;
  read: (storage: AppStorage) => unknown;
  kept: unknown;
  gives: unknown;
  damaged: Record<string, unknown>;
}[] = [
  ...(['tappedGame', 'leftGame'] as const).map((name) => ({
    name,
    key: { tappedGame: 'TAPPED_GAME', leftGame: 'LEFT_GAME' }[name],
    read: (storage: AppStorage) => keptGameOf(storage, name),
    kept: game,
    gives: target,
    damaged: {
      'in no shape': 'JL-001',
      'without a time': { target },
      'with a vendor that is an object': { ...game, target: { ...target, vendor: { toString: 'JL' } } },
      'with a name of 300 characters': { ...game, target: { ...target, name: 'x'.repeat(300) } },
      'of a lottery that nobody plays': {
        ...game,
        target: { ...target, lottery: { mui: 'PH3D', playType: 'Other' } },
      },
    },
  })),
  {
    name: 'depositAttempt',
    key: 'DEPOSIT_ATTEMPT',
    read: (storage) => keptAttemptOf(storage, 'maria').read(),
    kept: { account: 'maria', attempt },
    gives: attempt,
    damaged: {
      'in no shape': ['maria'],
      'under a key that is none': { account: 'maria', attempt: { ...attempt, key: '1' } },
      'without a quote': { account: 'maria', attempt: { ...attempt, quote: undefined } },
      'with an answer in words': { account: 'maria', attempt: { ...attempt, anyway: 'no' } },
    },
  },
  {
    name: 'goodsWish',
    key: 'GOODS_WISH',
    read: (storage) => keptWishOf(storage, 'maria', 'parol').read(),
    kept: { account: 'maria', goods: 'parol', wish },
    gives: wish,
    damaged: {
      'in no shape': 7,
      'under a key that is none': { account: 'maria', goods: 'parol', wish: { ...wish, key: '1' } },
      'of version 0': { account: 'maria', goods: 'parol', wish: { ...wish, version: 0 } },
      'with half an address': {
        account: 'maria',
        goods: 'parol',
        wish: { ...wish, address: { name: 'Maria' } },
      },
    },
  },
  {
    name: 'debtSettlement',
    key: 'DEBT_SETTLEMENT',
    read: (storage) => keptSettlementOf(storage, 'maria').read(),
    kept: { account: 'maria', settlement },
    gives: settlement,
    damaged: {
      'in no shape': [120.5],
      'under a key that is none': { account: 'maria', settlement: { ...settlement, key: '1' } },
      'of nothing': { account: 'maria', settlement: { ...settlement, amount: 0 } },
      'with an amount in words': { account: 'maria', settlement: { ...settlement, amount: 'all' } },
    },
  },
];

const storageWith = (key: string, text: string) => {
  const sessionStorage = memoryStorage();
  sessionStorage.setItem(key, text);
  const storage = createStorage({
    sessionStorage,
    localStorage: memoryStorage(),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  return { storage, left: () => sessionStorage.getItem(key) };
};

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
});

describe.each(entries)('[SES-07] what is stored as $name', ({ key, read, kept, gives, damaged }) => {
  test('is there for the page after a reload', () => {
    const text = JSON.stringify(kept);
    const { storage, left } = storageWith(key, text);
    expect([read(storage), left()]).toEqual([gives, text]);
  });

  test.each([
    ...Object.entries(damaged).map(([how, value]) => [how, JSON.stringify(value)]),
    ['cut off', '{'],
  ])('is absent and removed if it is damaged: %s', (_how, text) => {
    const { storage, left } = storageWith(key, text!);
    expect([read(storage), left()]).toEqual([null, null]);
  });
});
