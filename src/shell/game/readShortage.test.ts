import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { shownLanguage } from '#locales/i18n.ts';
import type { Services } from '#src/app/services.ts';
import type { CashIn } from '@araw/contract/cashier/deposits';
import { languageToSend } from '@araw/contract/calls/languages';
import { readShortage } from './readShortage.ts';

const { signal } = new AbortController();
const bet = { stake: 50, stakes: [10, 50] };
const method = (code: string, quickAmounts: number[], open = true) => ({ code, quickAmounts, open });
type Methods = ReturnType<typeof method>[];

/** Fetches the balance even if the cache has one. */
async function read(
  sumBalance: number,
  cashIn: () => Promise<{ methods: Methods; lastMethod: string | null }>,
) {
  const queryClient = new QueryClient();
  const queryKey = ['wallet'];
  queryClient.setQueryData(queryKey, { sumBalance: 1_000_000 });
  const call = vi.fn<typeof cashIn>(cashIn);
  const services = {
    operator: { cashIn: call as unknown as () => Promise<CashIn> },
    queries: { wallet: () => ({ queryKey, queryFn: async () => ({ sumBalance }), staleTime: 60_000 }) },
  } as unknown as Services;
  const shortage = await readShortage({ ...services, queryClient }, bet, signal);
  return { shortage, calls: call.mock.calls };
}

describe('[CASH-02] the shortage of a bet is read from the operator', () => {
  const both = [method('GCASH', [20, 100]), method('MAYA', [40, 200])];

  test.each([
    ['the last way to pay', both, 'MAYA', 40],
    ['the first one without a last', both, null, 100],
    ['the first that is open', [method('MAYA', [40], false), method('GCASH', [100])], 'MAYA', 100],
    ['none where all are closed', [method('GCASH', [100], false)], 'GCASH', 37.5],
    ['none where there is none', [], null, 37.5],
  ])('with the amounts of %s', async (_way, methods, lastMethod, amount) => {
    const { shortage, calls } = await read(12.5, async () => ({ methods, lastMethod }));
    expect(shortage).toMatchObject({ balance: 12.5, missing: 37.5, lowerStake: 10, amount });
    expect(calls).toEqual([[{ language: languageToSend(shownLanguage()) }, { signal }]]);
  });

  test('even without the payment methods, by the balance', async () => {
    const { shortage } = await read(12.5, () => Promise.reject(new Error('none')));
    expect(shortage).toEqual({ balance: 12.5, missing: 37.5, amounts: [], amount: 37.5, lowerStake: 10 });
  });

  test('and is empty if money has since arrived', async () => {
    expect((await read(50, async () => ({ methods: both, lastMethod: null }))).shortage).toBe(null);
  });
});
