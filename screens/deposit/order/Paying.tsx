import type { ReactNode } from 'react';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { Bank } from './Bank.tsx';
import { Counter } from './Counter.tsx';
import { Crypto } from './Crypto.tsx';
import { EWallet } from './EWallet.tsx';
import { QrPh } from './QrPh.tsx';

interface PayingProps {
  order: DepositOrder;
  instructions: NonNullable<DepositOrder['instructions']>;
  onBegun: () => void;
  onReceipt: (() => void) | null;
  foot: ReactNode;
}

/** How to pay the order, by the kind of its method (CASH-04). */
export function Paying({ instructions, onReceipt, ...rest }: PayingProps) {
  switch (instructions.kind) {
    case 'eWallet':
      return <EWallet instructions={instructions} {...rest} />;
    case 'qrPh':
      return <QrPh instructions={instructions} {...rest} />;
    case 'bank':
      return <Bank instructions={instructions} onReceipt={onReceipt} {...rest} />;
    case 'counter':
      return <Counter instructions={instructions} {...rest} />;
    case 'crypto':
      return <Crypto instructions={instructions} {...rest} />;
  }
}
