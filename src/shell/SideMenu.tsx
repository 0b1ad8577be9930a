import { Dialog } from '@base-ui/react/dialog';
import { ArrowUpFromLine, Languages, LogOut, Moon, User, Wallet, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shownLanguage } from '#locales/i18n.ts';
import { languages, switcherLanguages } from '#locales/languages.ts';
import { useAppChild, useSession } from '#screens/parts/appActor.ts';
import { ButtonLink } from '#screens/parts/Button.tsx';
import { IconButton } from '#screens/parts/IconButton.tsx';
import { inspection } from '#screens/parts/inspection.ts';
import { useRoleGuard } from '#screens/parts/useRoleGuard.ts';
import { useBackCloses } from '#screens/parts/useBackCloses.ts';
import { isTrial } from '#services/contract/roles.ts';
import { chooseLanguage } from '../app/language.ts';
import { useStorage } from '../app/storageContext.ts';
import '../theme/labels/labels.css';
import { useTheme } from '../theme/useTheme.ts';
import styles from './SideMenu.module.css';

/** The menu at the side: who plays, the quick links, language, theme, and the way out. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const logout = useAppChild('logout');
  const guardMoney = useRoleGuard('realAccount');
  useBackCloses(onClose);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.mask} />
        <Dialog.Popup className={styles.menu}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{t('menu.title')}</Dialog.Title>
            <Dialog.Close render={<IconButton icon={X} label={t('app.close')} />} />
          </div>

          {session ? (
            <Link replace to="/m/member/home" className={styles.player}>
              <span className={styles.avatar}>
                <User size={24} aria-hidden />
              </span>
              <span className={styles.name}>{session.userName}</span>
              {isTrial(session.type) && <span className={styles.trial}>{t('menu.trialMark')}</span>}
            </Link>
          ) : (
            <div className={styles.visitor}>
              <p className={styles.name}>{t('menu.memberCentre')}</p>
              <p>{t('menu.visitorHint')}</p>
              <div className={styles.buttons}>
                <ButtonLink wide replace to="/m/login">
                  {t('header.logIn')}
                </ButtonLink>
                <ButtonLink wide look="primary" replace to="/m/register">
                  {t('header.signUp')}
                </ButtonLink>
              </div>
            </div>
          )}

          <ul className={styles.links}>
            <li>
              <Link replace to="/m/myAccount/index">
                <User size={20} aria-hidden /> {t('menu.account')}
              </Link>
            </li>
            <li>
              <Link replace to="/m/voucherCenter" onClick={guardMoney}>
                <Wallet size={20} aria-hidden /> {t('menu.deposit')}
              </Link>
            </li>
            <li>
              <Link replace to="/m/withdraw" onClick={guardMoney}>
                <ArrowUpFromLine size={20} aria-hidden /> {t('menu.withdraw')}
              </Link>
            </li>
          </ul>

          <LanguageSwitcher />
          <ThemeSwitch />
          {session && (
            <button
              type="button"
              className={styles.signOut}
              onClick={() => {
                onClose();
                logout.send({ type: 'logout.requested' });
              }}
            >
              <LogOut size={20} aria-hidden /> {t('menu.signOut')}
            </button>
          )}
          {inspection.downloadTrace && (
            <button type="button" className={styles.trace} onClick={inspection.downloadTrace}>
              {t('menu.trace')}
            </button>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function LanguageSwitcher() {
  const { t } = useTranslation();
  const storage = useStorage();
  const shown = shownLanguage();
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>
        <Languages size={20} aria-hidden /> {t('menu.language')}
      </legend>
      {switcherLanguages.map((code) => (
        <button
          key={code}
          type="button"
          lang={languages[code].htmlLang}
          aria-pressed={code === shown}
          className={styles.language}
          onClick={() => void chooseLanguage(storage, code)}
        >
          {languages[code].label}
        </button>
      ))}
    </fieldset>
  );
}

function ThemeSwitch() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  return (
    <label className={styles.theme}>
      <Moon size={20} aria-hidden />
      {t('menu.theme')}
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-checked={theme === 'dark'}
        checked={theme === 'dark'}
        onChange={(event) => setTheme(event.target.checked ? 'dark' : 'light')}
      />
    </label>
  );
}
