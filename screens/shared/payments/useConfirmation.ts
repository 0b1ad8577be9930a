import { useRef } from 'react';
import { paymentConfirmationMachine } from '#machines/paymentConfirmation/paymentConfirmation.machine.ts';
import { useProvided } from '#src/app/hooks/useChart.ts';
import { usePrefetchedSeal } from '#screens/shared/form/usePrefetchedSeal.ts';
import type { defineConfirmedCall } from './confirmedCall.ts';
import { usePasswordConfirmationAhead } from './PasswordConfirmation.tsx';
import type { Confirmation, ConfirmationField } from './types.ts';

/** Connects the payment confirmation chart to the call that it confirms and to the sheet that asks for the digits. */
export function useConfirmation(makeCall: ReturnType<typeof defineConfirmedCall>): Confirmation {
  usePasswordConfirmationAhead();
  // Load it before the tap that needs it: browsers don't retry an import that failed offline.
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
