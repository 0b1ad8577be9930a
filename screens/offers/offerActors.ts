import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { OfferMove, MoveOutcome } from '#machines/offerMove/offerMove.machine.ts';
import type { OfferOutcome, SentOffer } from '#machines/offer/offer.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { isDecided } from '#screens/shared/payments/confirmedCall.ts';
import type { CallError } from '#services/client/callError.ts';
import { type Offerable, refusedTerm } from '@araw/contract/agents/agentContracts';
import type { TermFault } from '@araw/contract/agents/contractTerms';
import type { OperatorClient } from '#services/client/operator.ts';

function faultIn({ value }: CallError): TermFault | null {
  const found = v.safeParse(refusedTerm, value);
  return found.success ? found.output : null;
}

/** Leaving the page doesn't abort an offer that has been sent. */
export const defineOfferActors = (operator: OperatorClient) => ({
  loadOfferable: fromPromise<Offerable, { account: string }>(({ input, signal }) =>
    operator.offerableContracts(input, { signal }),
  ),
  offerContract: fromPromise<OfferOutcome, SentOffer>(({ input: { terms, ...offer } }) =>
    outcomeOf(operator.offerContract({ ...offer, terms: [...terms] }), {
      accepted: () => ({}),
      rejected: (refused) => ({ decided: isDecided(refused, offer.key), fault: faultIn(refused) }),
    }),
  ),
});

/** Withdraws, ends or decides with the call for the contract's kind. */
export const defineMoveActors = (operator: OperatorClient) => ({
  moveContract: fromPromise<MoveOutcome, OfferMove>(({ input: { contractId, kind, action } }) => {
    if (action === 'withdraw') return outcomeOf<object>(operator.withdrawContract({ contractId }));
    if (action === 'end') return outcomeOf<object>(operator.endContract({ contractId }));
    const decide = kind === 'dividend' ? operator.dividendPayout : operator.dailySalaryProcess;
    return outcomeOf<object>(decide({ contractId, accept: action === 'accept' }));
  }),
});
