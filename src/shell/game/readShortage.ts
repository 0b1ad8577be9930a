import type { QueryClient } from '@tanstack/react-query';
import { shownLanguage } from '#locales/i18n.ts';
import { type RefusedBet, type Shortage, shortageOf } from '#machines/moneyShort/shortageOf.ts';
import type { Services } from '#src/app/services.ts';
import { languageToSend } from '@araw/contract/calls/languages';

/** Null if the balance is sufficient by now. Still returns the shortage if the payment methods can't be loaded. */
export async function readShortage(
  { operator, queries, queryClient }: Pick<Services, 'operator' | 'queries'> & { queryClient: QueryClient },
  bet: RefusedBet,
  signal: AbortSignal,
): Promise<Shortage | null> {
  const { sumBalance } = await queryClient.fetchQuery({ ...queries.wallet(), staleTime: 0 });
  const { methods, lastMethod } = await operator
    .cashIn({ language: languageToSend(shownLanguage()) }, { signal })
    .catch(() => ({ methods: [], lastMethod: null }));
  const open = methods.filter((method) => method.open);
  const method = open.find(({ code }) => code === lastMethod) ?? open[0];
  return shortageOf(bet, { balance: sumBalance, amounts: method?.quickAmounts ?? [] });
}
