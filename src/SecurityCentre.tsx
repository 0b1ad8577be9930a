import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SecurityScreen } from '#screens/security/SecurityScreen.tsx';
import { withTexts } from './withTexts.ts';

const PaymentPasswordScreen = lazy(
  withTexts('cashier', async () => ({
    default: (await import('#screens/paymentPassword/PaymentPasswordScreen.tsx')).PaymentPasswordScreen,
  })),
);

/** /m/securityCenter; with `?page=paymentPassword` that of the payment password. */
export function SecurityCentre() {
  const [query] = useSearchParams();
  return query.get('page') === 'paymentPassword' ? <PaymentPasswordScreen /> : <SecurityScreen />;
}
