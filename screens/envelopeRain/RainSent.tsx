import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { CopyRow } from '#screens/shared/payments/CopyRow.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import type { EnvelopeRain, SentEnvelope } from '#services/contract/transfers.ts';
import { formatDateTimeIn } from '#services/contract/dates.ts';
import styles from './EnvelopeRain.module.css';

interface RainSentProps {
  receipt: SentEnvelope;
  known: EnvelopeRain;
  onAnother: () => void;
}

/** The envelopes wait for their members. */
export function RainSent({ receipt, known: { timeZone }, onAnother }: RainSentProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { number, audience, shares, total, endsAt } = receipt;
  return (
    <TaskPage
      action={
        <Button look="primary" wide onClick={onAnother}>
          {t('envelopeRain.toOwn')}
        </Button>
      }
    >
      <div className={styles.sent}>
        <span className={styles.done}>
          <CircleCheck size={32} aria-hidden />
        </span>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {t('envelopeRain.sent')}
        </h2>
      </div>
      <Facts
        facts={[
          { name: t('envelopeRain.forWhom'), value: t(`envelopeRain.to.${audience}`) },
          { name: t('envelopeRain.shares'), value: shares },
          {
            name: t('envelopeRain.openUntil'),
            value: <bdi dir="ltr">{formatDateTimeIn(timeZone, endsAt)}</bdi>,
          },
          { name: t('envelopeRain.setAside'), value: <Amount value={total} />, strong: true },
        ]}
      />
      <CopyRow name={t('envelopeRain.number')} value={number} />
    </TaskPage>
  );
}
