import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import type { PlayerLimit, Protection } from '@araw/contract/protection/protection';
import layout from '#screens/ui/layout/layout.module.css';
import styles from './Limits.module.css';
import { useLimitText } from './useLimitText.ts';
import type { LimitsOnScreen } from './useLimits.ts';

/** The limits in force, with the used and remaining amounts, the reset and any pending change (PROT-02). */
export function LimitList({ page, protection }: { page: LimitsOnScreen; protection: Protection }) {
  const { t } = useTranslation();
  const { limits, timeZone, unread } = protection;
  if (limits.length === 0 && !unread?.limits) return <p>{t('limits.empty')}</p>;
  return (
    <>
      {limits.length > 0 && (
        <ul className={styles.list}>
          {limits.map((limit) => (
            <li key={`${limit.kind} ${limit.period}`} className={styles.card}>
              <Limit page={page} limit={limit} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
      <UnreadRows count={unread?.limits} />
    </>
  );
}

interface LimitProps {
  page: LimitsOnScreen;
  limit: PlayerLimit;
  timeZone: string;
}

function Limit({ page, limit, timeZone }: LimitProps) {
  const { t } = useTranslation();
  const textOf = useLimitText();
  const busy = page.snapshot.hasTag('busy');
  const { kind, period, amount, used, left, resetsAt, next, state } = limit;
  const name = `${t(`limits.kind.${kind}`)} · ${t(`limits.period.${period}`)}`;
  const fact = (pesos: number) => <bdi>{textOf(kind, pesos)}</bdi>;
  const isReady = state === 'raiseReady';
  return (
    <section aria-label={name} className={layout.stack12}>
      <h3 className={styles.strong}>{name}</h3>
      <Facts
        label={name}
        facts={[
          { name: t('limits.limit'), value: fact(amount), strong: true },
          { name: t('limits.used'), value: fact(used) },
          { name: t('limits.left'), value: fact(left) },
          { name: t('limits.resets'), value: <bdi dir="ltr">{formatDateTimeIn(timeZone, resetsAt)}</bdi> },
        ]}
      />
      {next && (
        <div className={styles.next}>
          <p>
            <Hourglass size={20} aria-hidden />
            <span>
              {t(isReady ? 'limits.ready' : 'limits.waits', {
                limit: textOf(kind, next.amount),
                moment: formatDateTimeIn(timeZone, isReady ? next.lapsesAt : next.readyAt),
              })}
            </span>
          </p>
          <div className={styles.pair}>
            <Button busy={busy} onClick={() => page.keep(limit)}>
              {t('limits.keep', { limit: textOf(kind, amount) })}
            </Button>
            {isReady && (
              <Button busy={busy} onClick={() => page.raise(limit)}>
                {t('limits.raise', { limit: textOf(kind, next.amount) })}
              </Button>
            )}
          </div>
        </div>
      )}
      {next?.amount !== null && (
        <Button busy={busy} look="plain" onClick={() => page.remove(limit)}>
          {t('limits.remove')}
        </Button>
      )}
    </section>
  );
}
