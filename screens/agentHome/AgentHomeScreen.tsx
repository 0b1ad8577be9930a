import { ArrowUpFromLine, Headset, WalletMinimal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useWhitelabel } from '#src/app/appActor.ts';
import { Avatar } from '#screens/shared/player/Avatar.tsx';
import { Balance } from '#screens/shared/balance/Balance.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import grid from '#screens/ui/layout/IconGrid.module.css';
import { IconLink } from '#screens/ui/buttons/IconLink.tsx';
import { memberEntries } from '#screens/shared/player/memberEntries.ts';
import card from '#screens/shared/player/PlayerCard.module.css';
import { PlayerName } from '#screens/shared/player/PlayerName.tsx';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import { useServices } from '#src/app/services.ts';
import { type Player, usePlayer } from '#src/app/hooks/usePlayer.ts';
import { useRoleGuard } from '#src/app/hooks/useRoleGuard.ts';
import { UnreadBadge } from '#screens/ui/states/UnreadBadge.tsx';
import { useUnreadCounts } from '#src/app/hooks/useUnreadCounts.ts';
import { AgentFooter } from './AgentFooter.tsx';
import styles from './AgentHomeScreen.module.css';
import { greetingAt } from './greeting.ts';
import { type Shortcut, shortcutsFor } from './shortcuts.ts';
import { TeamToday } from './TeamToday.tsx';
import { useByTheClock } from '#src/app/hooks/useByTheClock.ts';

/** /m/agent/home (AGENT-01…06). Each block loads on its own and stays empty if that fails. */
export function AgentHomeScreen() {
  const { t } = useTranslation();
  const player = usePlayer();
  if (player === null) return null;
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={t('title.agentHome')}
        actions={<IconLink to="/m/service" icon={Headset} label={t('title.customerService')} />}
      />
      <div className={styles.content}>
        <AgentCard player={player} />
        <TeamToday />
        <Shortcuts />
      </div>
      <AgentFooter />
    </div>
  );
}

function AgentCard({ player }: { player: Player }) {
  const { t } = useTranslation();
  const { clock } = useServices();
  const greeting = useByTheClock(() => greetingAt(new Date(clock.now()).getHours()), 60_000);
  const guard = useRoleGuard('realAccount');
  return (
    <section className={card.card}>
      <div className={card.player}>
        <Avatar icon={player.icon} size={56} />
        <div className={card.texts}>
          <p className={styles.greeting}>{t(`agentHome.greeting.${greeting}`)}</p>
          <PlayerName player={player} large />
        </div>
      </div>
      <Balance />
      <div className={styles.buttons}>
        <ButtonLink to="/m/withdraw" wide icon={<ArrowUpFromLine size={20} aria-hidden />} onClick={guard}>
          {t('title.withdraw')}
        </ButtonLink>
        <ButtonLink
          to="/m/voucherCenter"
          wide
          look="primary"
          icon={<WalletMinimal size={20} aria-hidden />}
          onClick={guard}
        >
          {t('title.deposit')}
        </ButtonLink>
      </div>
    </section>
  );
}

function Shortcuts() {
  const { t } = useTranslation();
  const { inbox } = useUnreadCounts();
  return (
    <ul className={`${grid.grid} ${styles.shortcuts}`} aria-label={t('agentHome.shortcuts')}>
      {shortcutsFor(useWhitelabel()).map((shortcut) => (
        <li key={shortcut.path}>
          <ShortcutLink
            shortcut={shortcut}
            unread={shortcut.path === memberEntries.MAILCEN.path ? inbox : 0}
          />
        </li>
      ))}
    </ul>
  );
}

function ShortcutLink({ shortcut, unread }: { shortcut: Shortcut; unread: number }) {
  const { path, title, icon: Icon, access = 'agent' } = shortcut;
  const { t } = useTranslation();
  const guard = useRoleGuard(access);
  return (
    <Link to={path} className={grid.entry} onClick={guard}>
      <span className={grid.icon}>
        <Icon size={24} aria-hidden />
        <span className={styles.unread}>
          <UnreadBadge count={unread} />
        </span>
      </span>
      {t(title)}
    </Link>
  );
}
