import type { ReactNode } from 'react';
import type { DepositOrder, MethodKind } from '#services/contract/deposits.ts';

type Instructions = NonNullable<DepositOrder['instructions']>;

/** What the page of each kind is given. */
export interface PayingProps<Kind extends MethodKind> {
  order: DepositOrder;
  instructions: Extract<Instructions, { kind: Kind }>;
  /** The provider's page is opened, the code saved, something copied. */
  onBegun: () => void;
  /** What every kind has below: that it is waited for, and what else can be done. */
  foot: ReactNode;
}
