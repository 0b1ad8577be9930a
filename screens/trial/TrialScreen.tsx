import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { toChartError } from '#machines/chartError.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';
import { useFailureText } from '#src/app/failureText.ts';
import { Checkbox } from '#screens/shared/form/Checkbox.tsx';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { LanguageSelect } from '#screens/shared/language/LanguageSelect.tsx';
import { LinkedText } from '#screens/ui/LinkedText.tsx';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import styles from './TrialScreen.module.css';
import { useTrial } from './useTrial.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/trail (TRIAL-01…04): play money for visitors who confirm the merchant's minimum age. */
export function TrialScreen() {
  const { queries } = useServices();
  const failureText = useFailureText();
  const { data: settings, error, refetch } = useQuery(queries.settings());
  if (settings) return <TrialForm age={settings.minimumAge} />;
  if (error) return <ErrorState title={failureText(toChartError(error))} onRetry={() => void refetch()} />;
  return <Skeleton className={styles.waiting} />;
}

function TrialForm({ age }: { age: number }) {
  const { t } = useTranslation();
  const trial = useTrial();
  if (trial.playsAlready) return <Navigate to="/m/home" replace />;
  return (
    <form
      className={styles.screen}
      aria-label={t('title.trial')}
      onSubmit={(event) => {
        event.preventDefault();
        if (trial.canStart) trial.start();
      }}
    >
      <div className={layout.atEnd}>
        <LanguageSelect />
      </div>
      <span className={styles.mark}>
        <Sparkles size={32} aria-hidden />
      </span>
      <h2 className={typography.centred}>{t('trial.heading')}</h2>
      <p className={styles.text}>{t('trial.text')}</p>
      <p className={styles.text}>{t('trial.limits')}</p>
      <Checkbox
        className={styles.age}
        name="ageConfirmed"
        checked={trial.ageConfirmed}
        disabled={!trial.canToggleAge}
        onChange={trial.toggleAge}
      >
        <LinkedText text={t('trial.age', { age })} links={{ agreement: '/m/userAgreement' }} />
      </Checkbox>
      <FormError error={trial.error} />
      <Button type="submit" look="primary" wide busy={trial.creating} disabled={!trial.canStart}>
        {trial.creating ? t('trial.submitting') : t('trial.submit')}
      </Button>
      <Button wide disabled={!trial.canRegister} onClick={trial.register}>
        {t('trial.register')}
      </Button>
      <p className={styles.adults}>{t('registration.adults', { age })}</p>
    </form>
  );
}
