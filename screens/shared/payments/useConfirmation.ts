import { useRef } from 'react';
import { paymentConfirmationMachine } from '#machines/paymentConfirmation/paymentConfirmation.machine.ts';
import { useProvided } from '#src/app/hooks/useChart.ts';
import { usePrefetchedSeal } from '#screens/shared/form/usePrefetchedSeal.ts';
import type { defineConfirmedCall } from './confirmedCall.ts';
import { usePasswordConfirmationAhead } from './PasswordConfirmation.tsx';
import type { Confirmation, ConfirmationField } from './types.ts';

/** Joins the chart of a payment confirmation with the call that it confirms and with the sheet that asks for the digits. */
export function useConfirmation(makeCall: ReturnType<typeof defineConfirmedCall>): Confirmation {
  usePasswordConfirmationAhead();
  // Before the tap that needs it: a part that does not come offline is not asked for again by the browser.
  usePrefetchedSeal();
  const field = useRef<ConfirmationField>(null);
  const chart = useProvided(paymentConfirmationMachine, {
    actors: { makeCall },
    actions: {
      focusPassword: () => field.current?.focus(),
      emptyPassword: () => field.current?.empty(),
    },
  });
  return { chart, field };
}
