import { Mail, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import type { EnvelopeRain, SentEnvelope } from '@araw/contract/cashier/transfers';
import { formatMoney } from '#services/money.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import styles from './EnvelopeRain.module.css';
import type { Rain } from './useEnvelopeRain.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface OwnRainsProps {
  rain: Rain;
  known: EnvelopeRain;
}

/** The agent's rains, with opened and refunded amounts; running ones can be stopped. */
export function OwnRains({ rain, known: { list, timeZone, unread } }: OwnRainsProps) {
  const { t } = useTranslation();
  if (list.length === 0) return null;
  return (
    <section className={layout.stack8} aria-label={t('envelopeRain.own')}>
      <h2 className={typography.heading}>{t('envelopeRain.own')}</h2>
      <ul className={styles.list}>
        {list.map((one) => (
          <li key={one.id} className={styles.rain}>
            <OwnRain one={one} timeZone={timeZone} />
            {one.state === 'open' && (
              <Button
                small
                disabled={rain.busy || rain.asking}
                aria-label={t('envelopeRain.stopOne', { number: one.number })}
                onClick={() => rain.stop(one.id)}
              >
                {t('envelopeRain.stop')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <UnreadRows count={unread?.envelopes} />
    </section>
  );
}

function OwnRain({ one, timeZone }: { one: SentEnvelope; timeZone: string }) {
  const { t } = useTranslation();
  const { number, audience, split, greeting, shares, opened, total, left, state, endsAt, endedAt } = one;
  const Icon = state === 'open' ? Mail : MailOpen;
  return (
    <>
      <Icon size={20} aria-hidden />
      <div className={styles.what}>
        <h3 className={typography.strong}>
          <Amount value={total} /> · {t(`envelopeRain.to.${audience}`)}
        </h3>
        {greeting !== '' && <bdi className={styles.greeting}>{greeting}</bdi>}
        <p className={typography.note}>
          {t('envelopeRain.opened', { opened, count: shares })} · {t(`envelopeRain.split.${split}`)} ·{' '}
          <bdi dir="ltr">{number}</bdi>
        </p>
        <p className={typography.note}>
          {state === 'open' ? t('envelopeRain.openUntil') : t('envelopeRain.over')}{' '}
          <bdi dir="ltr">{formatDateTimeIn(timeZone, endedAt ?? endsAt)}</bdi>
          {state !== 'open' && left > 0 && ` · ${t('envelopeRain.returned', { amount: formatMoney(left) })}`}
        </p>
      </div>
    </>
  );
}
