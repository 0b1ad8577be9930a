import type { ReactNode } from 'react';
import type { DepositOrder, MethodKind } from '@araw/contract/cashier/deposits';

type Instructions = NonNullable<DepositOrder['instructions']>;

export interface PayingProps<Kind extends MethodKind> {
  order: DepositOrder;
  instructions: Extract<Instructions, { kind: Kind }>;
  /** Called when the player opens the provider's page, saves the code or copies something. */
  onBegun: () => void;
  /** Shown below every kind: the waiting notice and other actions. */
  foot: ReactNode;
}
