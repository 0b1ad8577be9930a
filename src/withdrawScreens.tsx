import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WithdrawalOrderPage } from '#screens/withdrawal/WithdrawalOrderPage.tsx';
import { WithdrawPage } from '#screens/withdrawal/WithdrawPage.tsx';

const PayoutAccountsScreen = lazy(async () => ({
  default: (await import('#screens/payoutAccounts/PayoutAccountsScreen.tsx')).PayoutAccountsScreen,
}));

/** /m/withdraw: the page of withdrawals, one of them by `order`, and the accounts that they go to by `page`. */
export function WithdrawScreen() {
  const [query] = useSearchParams();
  const order = query.get('order');
  if (query.get('page') === 'accounts') return <PayoutAccountsScreen />;
  return order === null ? <WithdrawPage /> : <WithdrawalOrderPage key={order} id={order} />;
}
