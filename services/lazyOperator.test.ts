import { afterEach, expect, test, vi } from 'vitest';
import { createLazyOperator } from './lazyOperator.ts';

const client = vi.hoisted(() => ({ isThere: true, asked: 0 }));
vi.mock('./operator.ts', () => ({
  get createOperatorClient() {
    client.asked += 1;
    if (!client.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return () => ({ wallet: async () => 5 });
  },
}));

const noAnswer = { name: 'CallError', call: 'wallet', kind: 'offline', code: 'offline' };

function lazyOperator(isOnline: () => boolean) {
  const onMissing = vi.fn<() => void>();
  const operator = createLazyOperator({
    baseUrl: '',
    merchant: () => 'ARAW',
    token: () => null,
    standalone: () => false,
    serverNow: () => 0,
    isOnline,
    onMissing,
  });
  return { operator, onMissing };
}

afterEach(() => {
  client.isThere = true;
  client.asked = 0;
});

test('[NET-05] offline the client is not asked for, so that a later call can load it', async () => {
  let online = false;
  const { operator, onMissing } = lazyOperator(() => online);
  await expect(operator.wallet()).rejects.toMatchObject(noAnswer);
  expect(client.asked).toBe(0);
  online = true;
  expect(await operator.wallet()).toBe(5);
  expect(onMissing).not.toHaveBeenCalled();
});

test('[NET-05] a client that is gone is a call without an answer, and is reported', async () => {
  client.isThere = false;
  const { operator, onMissing } = lazyOperator(() => true);
  await expect(operator.wallet()).rejects.toMatchObject(noAnswer);
  expect(onMissing).toHaveBeenCalledOnce();
});
