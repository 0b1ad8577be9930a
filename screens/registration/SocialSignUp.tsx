import { useTranslation } from 'react-i18next';
import forms from '#screens/shared/form/form.module.css';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { useIdentityText } from '#screens/shared/identity/identityErrors.ts';
import { SocialLogin } from '#screens/shared/identity/SocialLogin.tsx';
import type { ConsolidatedSettings } from '@araw/contract/calls/system';
import styles from './RegistrationScreen.module.css';
import type { Registration } from './useRegistration.ts';
import { useSocialSignUp } from './useSocialSignUp.ts';
import layout from '#screens/ui/layout/layout.module.css';

/** The social sign-ups that are initialised and switched on (REG-13). */
export function SocialSignUp({ register, site }: { register: Registration; site: ConsolidatedSettings }) {
  const { t } = useTranslation();
  const identityText = useIdentityText();
  const social = useSocialSignUp({
    settings: site.identity,
    identity: register.identity,
    onLoggedIn: register.form.forget,
    onUnlinked: register.link,
  });
  if (social.logins.length === 0) return null;
  return (
    <section className={layout.stack16}>
      <p className={forms.or} aria-hidden>
        {t('login.or')}
      </p>
      <SocialLogin logins={social.logins} onChoose={social.choose} />
      <FormError error={social.error} text={identityText(social.error)} />
      <output className={styles.note}>{social.signingIn && t('login.identityWaiting')}</output>
    </section>
  );
}
