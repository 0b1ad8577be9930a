import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toChartError } from '#machines/chartError.ts';
import { Avatar } from '#screens/shared/player/Avatar.tsx';
import { Balance } from '#screens/shared/balance/Balance.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useFailureText } from '#src/app/failureText.ts';
import rows from '#screens/ui/layout/Group.module.css';
import card from '#screens/shared/player/PlayerCard.module.css';
import { PlayerName } from '#screens/shared/player/PlayerName.tsx';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { Player } from '#src/app/hooks/usePlayer.ts';
import { calendarDaysBetween } from '@araw/contract/values/dates';
import styles from './MemberHomeScreen.module.css';
import typography from '#screens/ui/typography.module.css';

/** The player and their balance; a tap on the player opens the account's details (MEM-01, MEM-05). */
export function PlayerCard({ player }: { player: Player }) {
  return (
    <section className={card.card}>
      <Link to="/m/myAccount/index" className={card.player}>
        <Avatar icon={player.icon} size={56} />
        <span className={card.texts}>
          <PlayerName player={player} />
          <DaysSinceRegistration player={player} />
        </span>
        <ChevronRight size={20} aria-hidden className={rows.chevron} />
      </Link>
      <InfoFailure player={player} />
      <Balance />
    </section>
  );
}

/** In calendar days of the player's time zone, up to today by the operator's clock. */
function DaysSinceRegistration({ player: { info } }: { player: Player }) {
  const { t } = useTranslation();
  const { clock } = useServices();
  if (!info.data) return info.isError ? null : <Skeleton className={styles.daysRoom} />;
  const days = calendarDaysBetween(info.data.regDate, clock.serverNow());
  return (
    <span className={typography.note}>
      {days === 0 ? t('member.registeredToday') : t('member.daysSinceRegistration', { count: days })}
    </span>
  );
}

/** Earlier data stays on screen while it can't be refreshed. */
function InfoFailure({ player: { info } }: { player: Player }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  if (!info.isError || info.data) return null;
  return (
    <div role="alert" className={styles.failure}>
      <p>
        {t('member.infoFailed')} {failureText(toChartError(info.error))}
      </p>
      <Button small busy={info.isFetching} onClick={() => void info.refetch()}>
        {t('app.retry')}
      </Button>
    </div>
  );
}
