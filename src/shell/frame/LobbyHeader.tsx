import { Menu } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '#src/app/appActor.ts';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { BrandLogo } from '#screens/shared/header/BrandLogo.tsx';
import { useShell } from '#src/app/shellContext.ts';
import { InBrowser } from '#screens/ui/InBrowser.tsx';
import { isNativeApp, isStandalone } from '#services/device/installed.ts';
import styles from './LobbyHeader.module.css';

// Not every visitor needs these: keep them out of the first load.
const AppBar = lazy(async () => ({ default: (await import('#src/shell/install/AppBar.tsx')).AppBar }));
const Balance = lazy(async () => ({
  default: (await import('#screens/shared/balance/Balance.tsx')).Balance,
}));

/** Whether an app may exist for this phone; the bar checks whether it does. */
const mayOfferApp = () =>
  navigator.maxTouchPoints > 0 && /Android|iP|Macintosh/.test(navigator.userAgent) && !isNativeApp();

/**
 * The lobby's own bar: logo, login and sign-up or name and balance, the app's button, and the side menu (HOME-02,
 * SHELL-06).
 */
export function LobbyHeader() {
  const { t } = useTranslation();
  const session = useSession();
  const shell = useShell();
  const [buttonRoom, setButtonRoom] = useState<Element | null>(null);
  return (
    <>
      <InBrowser before={<div className={styles.barRoomOnPhones} />}>
        <BarPlace buttonRoom={buttonRoom} />
      </InBrowser>
      <header className={styles.header}>
        <div className={styles.home}>
          <Link to="/m/home" aria-label={t('app.name')}>
            <BrandLogo />
          </Link>
        </div>
        <div className={styles.player}>
          {session ? (
            <LazyPart waiting={<span className={styles.balanceRoom} />}>
              <Balance name={session.userName} />
            </LazyPart>
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
        <div className={styles.tools}>
          <span ref={setButtonRoom} />
          <IconButton icon={Menu} label={t('header.menu')} aria-haspopup="dialog" onClick={shell.openMenu} />
        </div>
      </header>
    </>
  );
}

/** The bar that offers phones the app. Reserves its space while it loads. */
function BarPlace({ buttonRoom }: { buttonRoom: Element | null }) {
  return (
    <LazyPart waiting={isStandalone() ? null : <div className={styles.barRoom} />}>
      {mayOfferApp() && <AppBar buttonRoom={buttonRoom} />}
    </LazyPart>
  );
}
