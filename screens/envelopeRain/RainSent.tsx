import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { CopyRow } from '#screens/shared/payments/CopyRow.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useArrivalFocus } from '#screens/ui/useArrivalFocus.ts';
import type { EnvelopeRain, SentEnvelope } from '@araw/contract/cashier/transfers';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface RainSentProps {
  receipt: SentEnvelope;
  known: EnvelopeRain;
  onAnother: () => void;
}

export function RainSent({ receipt, known: { timeZone }, onAnother }: RainSentProps) {
  const { t } = useTranslation();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const { number, audience, shares, total, endsAt } = receipt;
  return (
    <TaskPage
      action={
        <Button look="primary" wide onClick={onAnother}>
          {t('envelopeRain.toOwn')}
        </Button>
      }
    >
      <div className={layout.result}>
        <span className={layout.disc}>
          <CircleCheck size={32} aria-hidden />
        </span>
        <h2 ref={heading} className={typography.heading} tabIndex={-1}>
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
