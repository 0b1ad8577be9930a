import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type {
  AddressField,
  Addresses,
  Creation,
  CreationOutcome,
} from '#machines/affiliateUrl/affiliateUrl.machine.ts';
import type { Opening, OpeningField, OpeningOutcome } from '#machines/openAccount/openAccount.machine.ts';
import type { Outcome } from '#machines/outcome.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { agentKeys } from '#services/queries/agentQueries.ts';
import type { CallError } from '#services/client/callError.ts';
import type { Rates } from '@araw/contract/agents/downlineRebates';
import { refusedField } from '@araw/contract/accounts/registerFields';
import type { OperatorClient } from '#services/client/operator.ts';
import { rebateProblemsIn } from '#screens/shared/team/rebateProblemsIn.ts';
import { isDecided } from '#screens/shared/payments/confirmedCall.ts';

function fieldIn<Name extends string>({ value }: CallError, names: readonly Name[]): Name | null {
  const named = v.safeParse(refusedField, value);
  return (named.success && names.find((name) => name === named.output.field)) || null;
}

/** No given rate may exceed the agent's rate today or the one from next midnight (docs/decisions/0030). */
async function givableRates(operator: OperatorClient, signal: AbortSignal): Promise<Rates> {
  const { rebates, next } = await operator.rebateSettings({}, { signal });
  return Object.fromEntries(
    Object.entries(next).map(([category, rate]) => [category, Math.min(rate, rebates[category] ?? 0)]),
  );
}

const openingFields: readonly OpeningField[] = ['account', 'password'];
const addressFields: readonly AddressField[] = ['label', 'code'];

/** Opens an account directly below the agent. Leaving the page doesn't abort it. */
export const defineOpeningActors = (operator: OperatorClient) => ({
  loadRates: fromPromise<Rates>(({ signal }) => givableRates(operator, signal)),
  openAccount: fromPromise<OpeningOutcome, Opening>(({ input }) =>
    outcomeOf(operator.openDownlineAccount(input), {
      accepted: ({ account }) => ({ account }),
      rejected: (refused) => ({
        decided: isDecided(refused, input.key),
        field: fieldIn(refused, openingFields),
        problems: rebateProblemsIn(refused),
      }),
    }),
  ),
});

export const defineAffiliateUrlActors = (operator: OperatorClient, queryClient: QueryClient) => ({
  loadAddresses: fromPromise<Addresses>(async ({ signal }) => {
    const [own, { list }] = await Promise.all([
      givableRates(operator, signal),
      operator.affiliateUrls({}, { signal }),
    ]);
    return { own, list };
  }),
  createAddress: fromPromise<CreationOutcome, Creation>(({ input }) =>
    outcomeOf(operator.createAffiliateUrl(input), {
      accepted: ({ id }) => ({ id }),
      rejected: (refused) => ({
        decided: isDecided(refused, input.key),
        field: fieldIn(refused, addressFields),
        problems: rebateProblemsIn(refused),
      }),
    }),
  ),
  deleteAddress: fromPromise<Outcome, { id: string }>(async ({ input: { id } }) => {
    const outcome = await outcomeOf(operator.deleteAffiliateUrl({ id }), {
      accepted: () => ({}),
      rejected: () => ({}),
    });
    void queryClient.invalidateQueries({ queryKey: agentKeys.team });
    return outcome;
  }),
});
