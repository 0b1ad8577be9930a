import { Dialog } from '@base-ui/react/dialog';
import {
  ArrowUpFromLine,
  ChevronRight,
  Gauge,
  Languages,
  LogOut,
  MessageCircle,
  Moon,
  Pause,
  UserRound,
  Wallet,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAppChild, useSession, useWhitelabel } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { Avatar } from '#screens/shared/player/Avatar.tsx';
import { Balance } from '#screens/shared/balance/Balance.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { DialogHead } from '#screens/ui/dialogs/DialogHead.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import { LanguageSwitcher } from '#screens/shared/language/LanguageSwitcher.tsx';
import { agentCentre, memberEntries, type MemberFlag } from '#screens/shared/player/memberEntries.ts';
import { PlayerName } from '#screens/shared/player/PlayerName.tsx';
import { ThemeSwitch } from '#screens/shared/theme/ThemeSwitch.tsx';
import { UnreadBadge } from '#screens/ui/states/UnreadBadge.tsx';
import { useBackCloses } from '#screens/ui/dialogs/useBackCloses.ts';
import { usePlayer } from '#src/app/hooks/usePlayer.ts';
import { useRoleGuard } from '#src/app/hooks/useRoleGuard.ts';
import { sumOf, useClaimableCount, useUnreadCounts } from '#src/app/hooks/useUnreadCounts.ts';
import { isAgent } from '@araw/contract/calls/roles';
import styles from './SideMenu.module.css';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

const memberLinks: MemberFlag[] = ['TRANSBETREPMEM3', 'TRANSREC3', 'PERSREP', 'REWCEN3', 'PTSYS3', 'SECPRIV'];

/**
 * The side menu: the player, quick links, member links, language, theme and logout (MEM-08).
 * Its links replace the menu's own history entry.
 */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { inspection } = useServices();
  useBackCloses(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.mask} />
        <Dialog.Popup className={styles.menu}>
          <DialogHead title={t('menu.title')} className={typography.title} />
          <UserPanel />
          <QuickLinks />
          <AgentLink />
          <MemberLinks />
          <Messages />
          <Link replace to="/m/limits" className={styles.row}>
            <Gauge size={20} aria-hidden /> {t('title.limits')}
          </Link>
          <Link replace to="/m/limits?page=break" className={styles.row}>
            <Pause size={20} aria-hidden /> {t('title.break')}
          </Link>
          <section className={layout.stack4}>
            <p className={styles.row}>
              <Languages size={20} aria-hidden /> {t('menu.language')}
            </p>
            <LanguageSwitcher />
            <Link replace to="/m/languages" className={styles.more}>
              {t('menu.allLanguages')}
              <ChevronRight size={18} aria-hidden className={rows.chevron} />
            </Link>
          </section>
          <div className={styles.row}>
            <Moon size={20} aria-hidden />
            <ThemeSwitch label={t('menu.theme')} />
          </div>
          <SignOut onClose={onClose} />
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

function UserPanel() {
  const { t } = useTranslation();
  const player = usePlayer();
  return (
    <section className={styles.panel}>
      <Link replace to="/m/member/home" className={styles.user}>
        <Avatar icon={player?.icon ?? ''} />
        {player ? (
          <PlayerName player={player} name={player.nickname || player.account} />
        ) : (
          <span className={styles.memberCentre}>{t('menu.memberCentre')}</span>
        )}
        <ChevronRight size={18} aria-hidden className={rows.chevron} />
      </Link>
      {player ? (
        <Balance />
      ) : (
        <>
          <p className={typography.quiet}>{t('menu.visitorHint')}</p>
          <div className={styles.buttons}>
            <ButtonLink wide replace to="/m/login">
              {t('header.logIn')}
            </ButtonLink>
            <ButtonLink wide look="primary" replace to="/m/register">
              {t('header.signUp')}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}

function QuickLinks() {
  const { t } = useTranslation();
  const guardMoney = useRoleGuard('realAccount');
  return (
    <ul className={styles.quick} aria-label={t('menu.quickLinks')}>
      <li>
        <Link replace to="/m/myAccount/index">
          <UserRound size={22} aria-hidden /> {t('menu.account')}
        </Link>
      </li>
      <li>
        <Link replace to="/m/voucherCenter" onClick={guardMoney}>
          <Wallet size={22} aria-hidden /> {t('menu.deposit')}
        </Link>
      </li>
      <li>
        <Link replace to="/m/withdraw" onClick={guardMoney}>
          <ArrowUpFromLine size={22} aria-hidden /> {t('menu.withdraw')}
        </Link>
      </li>
    </ul>
  );
}

function AgentLink() {
  const { t } = useTranslation();
  const session = useSession();
  const { path, title, icon: Icon } = agentCentre;
  if (!isAgent(session?.type ?? null)) return null;
  return (
    <Link replace to={path} className={styles.row}>
      <Icon size={20} aria-hidden /> {t(title)}
    </Link>
  );
}

function MemberLinks() {
  const { t } = useTranslation();
  const whitelabel = useWhitelabel();
  const claimable = useClaimableCount();
  const shown = memberLinks.filter((flag) => whitelabel[flag]).map((flag) => memberEntries[flag]);
  if (shown.length === 0) return null;
  return (
    <ul className={layout.fixed} aria-label={t('menu.memberLinks')}>
      {shown.map(({ path, title, icon: Icon }) => (
        <li key={path}>
          <Link replace to={path} className={styles.row}>
            <Icon size={20} aria-hidden /> {t(title)}
            {path === memberEntries.REWCEN3.path && claimable > 0 && (
              <>
                {' '}
                <UnreadBadge count={claimable} />
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Messages() {
  const { t } = useTranslation();
  const unread = useUnreadCounts();
  return (
    <Link replace to="/m/message" className={styles.row}>
      <MessageCircle size={20} aria-hidden /> {t('title.messageCentre')} <UnreadBadge count={sumOf(unread)} />
    </Link>
  );
}

function SignOut({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const logout = useAppChild('logout');
  if (!session) return null;
  return (
    <button
      type="button"
      className={`${styles.row} ${styles.signOut}`}
      onClick={() => {
        onClose();
        logout.send({ type: 'logout.requested' });
      }}
    >
      <LogOut size={20} aria-hidden className="directed" /> {t('menu.signOut')}
    </button>
  );
}
