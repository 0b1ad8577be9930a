import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type {
  ClosedBy,
  Opening,
  OpeningOutcome,
  ShownEnvelope,
} from '#machines/envelopeOpening/envelopeOpening.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { isDecided } from '#screens/shared/payments/confirmedCall.ts';
import type { CallError } from '#services/client/callError.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { readLiberally } from '@araw/contract/values/reading';
import { envelopeRefusal } from '@araw/contract/cashier/transfers';
import { envelopesQuery } from '#services/queries/envelopeQueries.ts';
import type { OperatorClient } from '#services/client/operator.ts';

function closedByIn({ code, value }: CallError): ClosedBy | null {
  if (code === 'notFound') return 'strange';
  return readLiberally(envelopeRefusal, value).value?.envelope ?? null;
}

/**
 * Reads envelopes into the query cache, and opens one. Leaving the page doesn't abort an opening that has been sent.
 */
export const defineEnvelopeActors = (
  operator: OperatorClient,
  queryClient: QueryClient,
  language: string,
) => ({
  loadEnvelopes: fromPromise<readonly ShownEnvelope[]>(async () => {
    const { list } = await queryClient.fetchQuery(envelopesQuery(operator, language));
    return list.map(({ id, state }) => ({ id, state }));
  }),
  openEnvelope: fromPromise<OpeningOutcome, Opening>(({ input: { id, key } }) =>
    outcomeOf(operator.openEnvelope({ key, id, language: languageToSend(language) }), {
      accepted: ({ number, amount, turnover }) => ({ share: { number, sum: amount, turnover } }),
      rejected: (refused) => ({ decided: isDecided(refused, key), closedBy: closedByIn(refused) }),
    }),
  ),
});
