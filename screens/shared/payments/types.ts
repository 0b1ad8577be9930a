import type { RefObject } from 'react';
import type { paymentConfirmationMachine } from '#machines/paymentConfirmation/paymentConfirmation.machine.ts';

/** What the chart does with the digits while they are typed. */
export interface ConfirmationField {
  /** Some are missing. */
  focus: () => void;
  empty: () => void;
}

export interface Confirmation {
  /** For the chart that invokes it. */
  chart: typeof paymentConfirmationMachine;
  /** For its `ConfirmationSheet`. */
  field: RefObject<ConfirmationField | null>;
}
