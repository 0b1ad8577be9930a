import { CircleCheck, CircleHelp, CircleX, Clock, type LucideIcon, RefreshCw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShownBetState } from '@araw/contract/cashier/records';
import styles from '../records.module.css';

const icons: Record<ShownBetState, LucideIcon> = {
  open: Clock,
  settled: CircleCheck,
  refunded: Undo2,
  cancelled: CircleX,
  corrected: RefreshCw,
  unknown: CircleHelp,
};

/** Shows the state by icon, text and colour. */
export function BetStateMark({ state }: { state: ShownBetState }) {
  const { t } = useTranslation();
  const Icon = icons[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon size={14} aria-hidden />{' '}
      {state === 'unknown' ? t('app.detailsUnavailable') : t(`bets.states.${state}`)}
    </span>
  );
}
