import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '#machines/socialLogin/socialLogin.machine.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { FacebookMark, GoogleMark } from './marks.tsx';
import styles from './SocialLogin.module.css';

interface SocialLoginProps {
  logins: { provider: SocialProvider; canChoose: boolean }[];
  onChoose: (provider: SocialProvider) => void;
}

const marks = { facebook: FacebookMark, google: GoogleMark };

/** The buttons of the available social logins (LOGIN-09). */
export function SocialLogin({ logins, onChoose }: SocialLoginProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.social} aria-label={t('login.socialWays')}>
      {logins.map(({ provider, canChoose }) => {
        const Mark = marks[provider];
        return (
          <Button
            key={provider}
            icon={<Mark />}
            aria-label={t(`login.${provider}`)}
            disabled={!canChoose}
            onClick={() => onChoose(provider)}
          >
            <bdi>{provider === 'facebook' ? 'Facebook' : 'Google'}</bdi>
          </Button>
        );
      })}
    </fieldset>
  );
}
