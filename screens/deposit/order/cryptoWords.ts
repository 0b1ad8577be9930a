import type { TFunction } from 'i18next';
import type { DepositOrder } from '@araw/contract/cashier/deposits';

type Crypto = Extract<NonNullable<DepositOrder['instructions']>, { kind: 'crypto' }>;

export const rateOf = ({ currency, pesos }: Crypto['rate']) => `1 ${currency} = ₱${pesos}`;

export const confirmationsOf = (
  t: TFunction,
  { confirmations, confirmationsNeeded }: Pick<Crypto, 'confirmations' | 'confirmationsNeeded'>,
) => t('depositOrder.confirmationsOf', { number: confirmations, last: confirmationsNeeded });
