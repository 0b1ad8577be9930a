import type { RefObject } from 'react';
import type { paymentConfirmationMachine } from '#machines/paymentConfirmation/paymentConfirmation.machine.ts';

/** How the chart controls the digits field. */
export interface ConfirmationField {
  /** Called when digits are missing. */
  focus: () => void;
  empty: () => void;
}

export interface Confirmation {
  /** For the chart that invokes it. */
  chart: typeof paymentConfirmationMachine;
  /** For its `ConfirmationSheet`. */
  field: RefObject<ConfirmationField | null>;
}
