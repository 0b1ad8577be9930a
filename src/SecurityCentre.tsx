import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SecurityScreen } from '#screens/security/SecurityScreen.tsx';
import { withTexts } from './withTexts.ts';

const PaymentPasswordScreen = lazy(
  withTexts('cashier', async () => ({
    default: (await import('#screens/paymentPassword/PaymentPasswordScreen.tsx')).PaymentPasswordScreen,
  })),
);

const OwnLimitScreen = lazy(
  withTexts('cashier', async () => ({
    default: (await import('#screens/ownLimit/OwnLimitScreen.tsx')).OwnLimitScreen,
  })),
);

/** /m/securityCenter; with `?page=paymentPassword` that of the payment password, with `?page=ownLimit` that of the own limit. */
export function SecurityCentre() {
  const [query] = useSearchParams();
  const page = query.get('page');
  if (page === 'paymentPassword') return <PaymentPasswordScreen />;
  return page === 'ownLimit' ? <OwnLimitScreen /> : <SecurityScreen />;
}
