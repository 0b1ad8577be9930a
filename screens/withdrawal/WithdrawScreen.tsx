import { useSearchParams } from 'react-router-dom';
import { WithdrawalOrderPage } from './WithdrawalOrderPage.tsx';
import { WithdrawPage } from './WithdrawPage.tsx';

/** /m/withdraw: the withdrawal page, or with `order` one withdrawal. */
export function WithdrawScreen() {
  const [query] = useSearchParams();
  const order = query.get('order');
  return order === null ? <WithdrawPage /> : <WithdrawalOrderPage key={order} id={order} />;
}
