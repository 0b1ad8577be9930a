import { useTranslation } from 'react-i18next';
import chips from '#screens/ui/buttons/Chips.module.css';
import type { Protection } from '@araw/contract/protection/protection';
import layout from '#screens/ui/layout/layout.module.css';
import typography from '#screens/ui/typography.module.css';
import styles from './Limits.module.css';
import type { LimitsOnScreen } from './useLimits.ts';
import { useUnits } from './useLength.ts';

const choices = [15, 30, 60];

/** How often play is interrupted: the profile's interval or a shorter one (PROT-05). */
export function RealityCheck({ page, protection }: { page: LimitsOnScreen; protection: Protection }) {
  const { t } = useTranslation();
  const units = useUnits();
  const { most, own } = protection.realityCheck;
  const busy = page.snapshot.hasTag('busy');
  const offered = [...choices.filter((minutes) => most === null || minutes < most), null];
  const nameOf = (minutes: number | null) => {
    const shown = minutes ?? most;
    return shown === null ? t('realityCheck.off') : t('realityCheck.every', { time: units(shown, 'minute') });
  };
  return (
    <section className={layout.stack12} aria-labelledby="realityCheck">
      <h2 id="realityCheck" className={typography.title}>
        {t('realityCheck.title')}
      </h2>
      <p className={styles.info}>{t('realityCheck.text')}</p>
      <fieldset className={styles.lengths} aria-label={t('realityCheck.choices')}>
        {offered.map((minutes) => (
          <button
            key={minutes}
            type="button"
            className={chips.chip}
            aria-pressed={minutes === own}
            disabled={busy}
            onClick={() => page.check(minutes)}
          >
            {nameOf(minutes)}
          </button>
        ))}
      </fieldset>
    </section>
  );
}
