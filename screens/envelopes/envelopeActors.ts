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
import { languageToSend } from '#services/contract/languages.ts';
import { readLiberally } from '#services/contract/reading.ts';
import { envelopeRefusal } from '#services/contract/transfers.ts';
import { envelopesQuery } from '#services/queries/envelopeQueries.ts';
import type { OperatorClient } from '#services/client/operator.ts';

function closedByIn({ code, value }: CallError): ClosedBy | null {
  if (code === 'notFound') return 'strange';
  return readLiberally(envelopeRefusal, value).value?.envelope ?? null;
}

/**
 * Reads envelopes into the query cache, and opens one. Opening goes on when the page is left: it has been sent.
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
