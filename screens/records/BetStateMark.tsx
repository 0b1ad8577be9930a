import { CircleCheck, CircleX, Clock, type LucideIcon, RefreshCw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BetState } from '#services/contract/records.ts';
import styles from './records.module.css';

const icons: Record<BetState, LucideIcon> = {
  open: Clock,
  settled: CircleCheck,
  refunded: Undo2,
  cancelled: CircleX,
  corrected: RefreshCw,
};

/** By icon, word and colour. */
export function BetStateMark({ state }: { state: BetState }) {
  const { t } = useTranslation();
  const Icon = icons[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon size={14} aria-hidden /> {t(`bets.states.${state}`)}
    </span>
  );
}
