import { useTranslation } from 'react-i18next';
import type { LimitKind } from '@araw/contract/protection/limits';
import { formatMoney } from '#services/money.ts';
import { useUnits } from './useLength.ts';

/** A limit as text. Takes pesos, or minutes for play time; null for no limit. */
export function useLimitText() {
  const { t } = useTranslation();
  const units = useUnits();
  return (kind: LimitKind, amount: number | null) => {
    if (amount === null) return t('limits.none');
    return kind === 'time' ? units(amount, 'minute') : formatMoney(amount);
  };
}
