import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import type { CallValue } from '@araw/contract/calls/calls';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { Amount } from '#screens/shared/money/Amount.tsx';
import styles from './BetDetail.module.css';
import { pickWords } from './betWords.ts';
import { Fact } from './Fact.tsx';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface OrderPartsProps {
  detail: CallValue<'lotteryOrderDetail'>;
  timeZone: string;
  fun: boolean;
  /** The part being cancelled; '' while the order reloads automatically, null when idle. */
  busyWith: string | null;
  /** Whether the draw still takes bets, as far as known. */
  isOpen: boolean;
  mayCancel: (suborderId: string) => boolean;
  onCancel: (suborderId: string) => void;
}

const states = ['open', 'won', 'lost', 'cancelled'] as const;
const isState = (status: string): status is (typeof states)[number] =>
  states.some((known) => known === status);

/** An order's draw and parts; each part can be cancelled until the draw closes. */
export function OrderParts(props: OrderPartsProps) {
  const { detail, timeZone, fun, busyWith, isOpen, mayCancel, onCancel } = props;
  const { t, i18n } = useTranslation();
  const headingId = useId();
  const { numero, winningNumbers, closesAt } = detail.order;
  const canAny = isOpen && detail.suborders.some(({ status }) => status === 'open');
  return (
    <section className={styles.block} aria-labelledby={headingId} aria-busy={busyWith !== null || undefined}>
      <h3 id={headingId}>{t('betDetail.parts')}</h3>
      <dl className={layout.stack8}>
        <Fact name={t('betDetail.draw', { numero: numero })}>
          {winningNumbers && <bdi dir="ltr">{winningNumbers}</bdi>}
        </Fact>
      </dl>
      <ul className={styles.parts}>
        {detail.suborders.map(({ suborderId, numbers, stake, status }) => {
          const part = pickWords(numbers, i18n) || numbers;
          return (
            <li key={suborderId}>
              <span className={styles.part}>
                <bdi>{part}</bdi>
                <span>
                  <Amount value={stake} fun={fun} /> · {isState(status) && t(`betDetail.part.${status}`)}
                </span>
              </span>
              {canAny && status === 'open' && (
                <Button
                  small
                  busy={busyWith === suborderId}
                  disabled={!mayCancel(suborderId)}
                  aria-label={t('betDetail.cancelPart', { part })}
                  onClick={() => onCancel(suborderId)}
                >
                  {t('app.cancel')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <UnreadRows count={detail.unread?.suborders} />
      {canAny && (
        <p className={typography.small}>
          {t('betDetail.until', { time: formatDateTimeIn(timeZone, closesAt) })}
        </p>
      )}
    </section>
  );
}
