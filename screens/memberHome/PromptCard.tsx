import { useTranslation } from 'react-i18next';
import { Avatar } from '#screens/shared/player/Avatar.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import card from '#screens/shared/player/PlayerCard.module.css';
import type { ReturnState } from '#src/app/returnPath.ts';
import styles from './MemberHomeScreen.module.css';
import typography from '#screens/ui/typography.module.css';

const backHere: ReturnState = { returnTo: '/m/member/home' };

/** Replaces the info block for visitors: log in or sign up (MEM-01). */
export function PromptCard() {
  const { t } = useTranslation();
  return (
    <section className={card.card}>
      <div className={card.player}>
        <Avatar icon="" size={56} />
        <div className={card.texts}>
          <h2 className={typography.heading}>{t('member.loginOrRegister')}</h2>
          <p className={typography.note}>{t('member.visitorHint')}</p>
        </div>
      </div>
      <div className={styles.buttons}>
        <ButtonLink wide to="/m/login" state={backHere}>
          {t('header.logIn')}
        </ButtonLink>
        <ButtonLink wide look="primary" to="/m/register">
          {t('header.signUp')}
        </ButtonLink>
      </div>
    </section>
  );
}
