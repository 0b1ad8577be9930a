import { fromPromise } from 'xstate';
import type { RainRefusal } from '#machines/envelopeRain/envelopeRain.machine.ts';
import { type RainForm, sharesOf } from '#machines/envelopeRain/rainForm.ts';
import type { Outcome } from '#machines/outcome.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { defineConfirmedCall, problemIn } from '#screens/shared/payments/confirmedCall.ts';
import type { EnvelopeRain } from '@araw/contract/cashier/transfers';
import type { OperatorClient } from '#services/client/operator.ts';

/** Reads the rules and past rains; sends an envelope rain, and stops one. */
export const defineRainActors = (operator: OperatorClient, language: string) => ({
  loadRain: fromPromise<EnvelopeRain>(({ signal }) => operator.envelopeRain({ language }, { signal })),
  stopRain: fromPromise<Outcome, { id: string }>(({ input: { id } }) =>
    outcomeOf(operator.stopEnvelope({ id }), { accepted: () => ({}), rejected: () => ({}) }),
  ),
  makeCall: defineConfirmedCall(
    ({ request, ...proof }) => {
      const form = request as unknown as RainForm;
      const { audience, split, amount, hours } = form;
      return operator.transferMultipleDownline({
        audience,
        accounts: audience === 'chosen' ? [...form.accounts] : [],
        shares: sharesOf(form) ?? 0,
        split,
        amount,
        greeting: form.greeting,
        hours,
        ...proof,
        language,
      });
    },
    (refused): RainRefusal => ({ problem: problemIn(refused) }),
  ),
});
