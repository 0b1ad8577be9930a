import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '#screens/parts/appActor.ts';
import { Balance } from '#screens/parts/Balance.tsx';
import { ButtonLink } from '#screens/parts/Button.tsx';
import { IconButton } from '#screens/parts/IconButton.tsx';
import { Logo } from '#screens/parts/Logo.tsx';
import { useShell } from '#screens/parts/shellContext.ts';
import { AppBar } from './AppBar.tsx';
import styles from './LobbyHeader.module.css';

/** The lobby's own bar: logo, login and register or name and balance, and the side menu (HOME-02, SHELL-06). */
export function LobbyHeader() {
  const { t } = useTranslation();
  const session = useSession();
  const shell = useShell();
  return (
    <>
      <AppBar />
      <header className={styles.header}>
        <Link to="/m/home" className={styles.home} aria-label={t('app.name')}>
          <Logo />
        </Link>
        <div className={styles.player}>
          {session ? (
            <>
              <span className={styles.name}>{session.userName}</span>
              <Balance />
            </>
          ) : (
            <>
              <ButtonLink small to="/m/login">
                {t('header.logIn')}
              </ButtonLink>
              <ButtonLink small look="primary" to="/m/register">
                {t('home.signUp')}
              </ButtonLink>
            </>
          )}
        </div>
        <IconButton icon={Menu} label={t('header.menu')} aria-haspopup="dialog" onClick={shell.openMenu} />
      </header>
    </>
  );
}
