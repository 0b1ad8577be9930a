import { useTranslation } from 'react-i18next';
import { amountFault } from '@araw/contract/values/typedNumber';

/** Explains why a text isn't a valid amount (DEV-04). Texts: the part 'payments'. */
export function useAmountFault() {
  const { t } = useTranslation();
  return (typed: string): string => {
    if (typed === '') return t('payments.amountFault.missing');
    return t(`payments.amountFault.${amountFault(typed) ?? 'zero'}`);
  };
}
