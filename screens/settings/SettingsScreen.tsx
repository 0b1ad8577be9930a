import { ChevronRight, FileText, KeyRound, Languages, LogOut, Megaphone, Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAppChild, useSession } from '#src/app/appActor.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Group } from '#screens/ui/layout/Group.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import { useConsentsOffered } from '#screens/shared/consent/useConsentsOffered.ts';
import { LanguageSwitcher } from '#screens/shared/language/LanguageSwitcher.tsx';
import { ThemeSwitch } from '#screens/shared/theme/ThemeSwitch.tsx';
import { decide } from '@araw/contract/calls/roles';
import styles from './SettingsScreen.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/set (MEM-07, LOGOUT-01, LANG-01). */
export function SettingsScreen() {
  const { t } = useTranslation();
  const logout = useAppChild('logout');
  const session = useSession();
  const hasConsents = useConsentsOffered();
  const name = session?.userName ?? '';
  return (
    <div className={layout.loosePage}>
      {decide('passwordHolder', session?.type ?? null).allowed && (
        <Group title={t('settings.account')}>
          <Link to="/m/changePsw" className={rows.row}>
            <KeyRound size={20} aria-hidden />
            <span className={rows.label}>{t('title.changePassword')}</span>
            <ChevronRight size={18} aria-hidden className={rows.chevron} />
          </Link>
          <Link to="/m/registerTerms" className={rows.row}>
            <FileText size={20} aria-hidden />
            <span className={rows.label}>{t('title.registerTerms')}</span>
            <ChevronRight size={18} aria-hidden className={rows.chevron} />
          </Link>
          {hasConsents && (
            <Link to="/m/limits?page=consent" className={rows.row}>
              <Megaphone size={20} aria-hidden />
              <span className={rows.label}>{t('title.consent')}</span>
              <ChevronRight size={18} aria-hidden className={rows.chevron} />
            </Link>
          )}
        </Group>
      )}
      <Group title={t('settings.appearance')}>
        <div className={rows.row}>
          <Moon size={20} aria-hidden />
          <ThemeSwitch label={t('menu.theme')} />
        </div>
        <div>
          <p className={rows.row}>
            <Languages size={20} aria-hidden />
            {t('menu.language')}
          </p>
          <LanguageSwitcher className={styles.languages} />
        </div>
        <Link to="/m/languages" className={rows.row}>
          <span className={rows.label}>{t('menu.allLanguages')}</span>
          <ChevronRight size={18} aria-hidden className={rows.chevron} />
        </Link>
      </Group>
      <div className={styles.out}>
        <Button
          wide
          className={styles.signOut}
          icon={<LogOut size={20} aria-hidden className="directed" />}
          onClick={() => logout.send({ type: 'logout.requested' })}
        >
          {t('menu.signOut')}
        </Button>
        <p className={styles.who}>{t('settings.signedInAs', { name })}</p>
      </div>
    </div>
  );
}
