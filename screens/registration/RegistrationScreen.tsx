import { useTranslation } from 'react-i18next';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';
import { useFailureText } from '#src/app/failureText.ts';
import { LanguageSelect } from '#screens/shared/language/LanguageSelect.tsx';
import { LinkedText } from '#screens/ui/LinkedText.tsx';
import { BrandLogo } from '#screens/shared/header/BrandLogo.tsx';
import { SaferPlayNote } from '#screens/shared/licence/SaferPlayNote.tsx';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { RegistrationBanners } from './RegistrationBanners.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import styles from './RegistrationScreen.module.css';
import { SocialSignUp } from './SocialSignUp.tsx';
import { type Registration, useRegistration } from './useRegistration.ts';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/register (REG-01…18). */
export function RegistrationScreen() {
  const { t } = useTranslation();
  const register = useRegistration();
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={t('title.registration')}
        actions={
          <>
            <span className={styles.logo}>
              <BrandLogo />
            </span>
            <LanguageSelect />
          </>
        }
      />
      <div className={styles.content}>
        <RegistrationBanners />
        <Body register={register} />
        <p className={styles.login}>
          <LinkedText text={t('registration.haveAccount')} links={{ login: '/m/login' }} />
        </p>
      </div>
      <SaferPlayNote />
    </div>
  );
}

function Body({ register }: { register: Registration }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  if (register.failedToLoad) {
    return (
      <ErrorState
        title={register.error ? failureText(register.error) : t('registration.loadFailed')}
        safe={t('registration.loadFailed')}
        requestId={register.error?.requestId}
        onRetry={register.retry}
      />
    );
  }
  if (register.isClosed) return <output>{t('registration.closed')}</output>;
  const { groups, site } = register;
  if (groups.length === 0 || !site) return <Loading />;
  return (
    <>
      <RegistrationForm register={register} minimumAge={site.minimumAge} />
      <SocialSignUp register={register} site={site} />
    </>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={layout.stack8}>
          <Skeleton className={styles.loadingLabel} />
          <Skeleton className={styles.loadingBox} />
        </div>
      ))}
    </div>
  );
}
