import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ChevronRight,
  Dices,
  Gift,
  LogIn,
  type LucideIcon,
  Target,
  Ticket,
  Trophy,
  Wallet,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { usePassed } from '#src/app/hooks/usePassed.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { StateMark } from '#screens/shared/payments/StateMark.tsx';
import { ClaimNews } from '#screens/shared/rewards/ClaimNews.tsx';
import { type Claiming, useClaim } from '#screens/shared/rewards/useClaim.ts';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import { Group } from '#screens/ui/layout/Group.tsx';
import { ProgressBar } from '#screens/ui/states/ProgressBar.tsx';
import { Segments } from '#screens/ui/buttons/Segments.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import { type Mission, type Missions as Told, missionPeriods } from '@araw/contract/rewards/missions';
import { missionsQuery } from '#services/queries/growthQueries.ts';
import { formatMoney } from '#services/money.ts';
import { formatDateTimeIn, zoneName } from '@araw/contract/values/dates';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { defineMissionActors } from './missionActors.ts';
import styles from './Missions.module.css';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/leaderBoard: daily and weekly missions, each claimed with one tap (BEN-07). */
export function MissionsScreen() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const language = useDataLanguage();
  const claim = useClaim(defineMissionActors(operator, queryClient, language));
  const { snapshot, send } = claim;
  const { data, dataUpdatedAt } = useQuery({ ...missionsQuery(operator, language), enabled: false });
  const ends = data?.list.map(({ endsAt }) => endsAt) ?? [];
  usePassed(ends.length > 0 ? Math.min(...ends) : null, dataUpdatedAt, () => send({ type: 'offers.ended' }));
  const { error } = snapshot.context;
  if (snapshot.hasTag('failed') && error) {
    return <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />;
  }
  if (snapshot.hasTag('refused')) {
    return (
      <EmptyState
        icon={Target}
        title={t('error.realAccountOnly')}
        action={<ButtonLink to="/m/member/home">{t('title.memberHome')}</ButtonLink>}
      />
    );
  }
  if (!snapshot.hasTag('shown') || !data) return <Skeleton className={styles.skeleton} />;
  return <Missions told={data} claim={claim} />;
}

interface MissionsProps {
  told: Told;
  claim: Claiming;
}

function Missions({ told: { list, timeZone, unread }, claim }: MissionsProps) {
  const { t } = useTranslation();
  const [period, setPeriod] = useState<Mission['period']>('day');
  const shown = list.filter((mission) => mission.period === period);
  const lost = unread?.missions ?? 0;
  return (
    <div className={styles.page}>
      <Segments
        label={t('missions.which')}
        options={missionPeriods.map((value) => ({ value, text: t(`missions.periods.${value}`) }))}
        chosen={period}
        onChoose={setPeriod}
      />
      <ClaimNews claim={claim} />
      {shown.length === 0 ? (
        lost === 0 && <EmptyState icon={Target} title={t('missions.none')} />
      ) : (
        <>
          {/* The sums of only a part would be wrong. */}
          {lost === 0 && <Summary missions={shown} period={period} timeZone={timeZone} />}
          <ul className={layout.card} aria-label={t('missions.which')}>
            {shown.map((mission) => (
              <MissionRow
                key={mission.id}
                mission={mission}
                timeZone={timeZone}
                claim={claim}
                first={mission.id === shown.find(canClaim)?.id}
              />
            ))}
          </ul>
          <p className={typography.note}>
            {t('missions.calm')} {t('missions.kept')}
          </p>
        </>
      )}
      <UnreadRows count={lost} />
      <Group title={t('missions.more')}>
        <Way to="/m/rewardCenter" icon={Gift} name={t('title.rewardCenter')} />
        <Way to="/deposit-rank" icon={Trophy} name={t('title.depositRank')} />
        <Way to="/bet-rank" icon={Trophy} name={t('title.betRank')} />
      </Group>
    </div>
  );
}

const canClaim = ({ claimable, refusal }: Mission) => claimable > 0 && refusal === '';

interface SummaryProps {
  missions: readonly Mission[];
  period: Mission['period'];
  timeZone: string;
}

function Summary({ missions, period, timeZone }: SummaryProps) {
  const { t } = useTranslation();
  const done = missions.filter(({ have, target }) => have >= target).length;
  const toClaim = missions.reduce((sum, { claimable }) => sum + Math.round(claimable * 100), 0) / 100;
  return (
    <div className={styles.summary}>
      <p>
        {t('missions.done', { done, count: missions.length })}{' '}
        {t(`missions.again.${period}`, { zone: zoneName(timeZone) })}
      </p>
      {toClaim > 0 && (
        <StateMark look="good" text={t('missions.toClaim', { amount: formatMoney(toClaim) })} />
      )}
    </div>
  );
}

const icons: Readonly<Record<string, LucideIcon>> = {
  logIns: LogIn,
  games: Dices,
  validBets: Ticket,
  cashIns: Wallet,
};

interface RowProps {
  mission: Mission;
  timeZone: string;
  claim: Claiming;
  /** Makes its button the page's primary one. */
  first: boolean;
}

function MissionRow({ mission, timeZone, claim: { snapshot, send, isBusy }, first }: RowProps) {
  const { t } = useTranslation();
  const { id, title, measure, money, have, target, reward, turnover, turnoverDays } = mission;
  const { claimedAt, claimable, refusal, keptUntil } = mission;
  const Icon = icons[measure] ?? Target;
  const write = (amount: number) => (money ? formatMoney(amount) : String(amount));
  const progress = t('missions.progress', { have: write(have), target: write(target) });
  const isReached = have >= target;
  const isClaiming = isBusy && snapshot.context.claim?.id === id;
  return (
    <li className={styles.mission}>
      <Icon size={20} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <div className={styles.line}>
          <h2 className={styles.title}>{title}</h2>
          <b>
            <Amount value={reward} />
          </b>
        </div>
        <ProgressBar label={title} have={have} target={target} text={progress} />
        <div className={styles.line}>
          <div className={styles.state}>
            <p className={isReached ? styles.reached : styles.progress}>
              {isReached ? t('missions.reached') : progress}
            </p>
            <p>
              {turnover > 0
                ? t('claims.turnover', {
                    amount: formatMoney(turnover),
                    count: turnoverDays,
                  })
                : t('claims.free')}
            </p>
            {claimable > 0 && (
              <p>{refusal || t('missions.until', { moment: formatDateTimeIn(timeZone, keptUntil) })}</p>
            )}
          </div>
          {claimedAt !== null && (
            <StateMark
              look="good"
              text={t('claims.claimed', { moment: formatDateTimeIn(timeZone, claimedAt) })}
            />
          )}
          {canClaim(mission) && (
            <Button
              look={first ? 'primary' : 'secondary'}
              busy={isClaiming}
              disabled={!snapshot.hasTag('canClaim')}
              aria-label={t('claims.claimNamed', { amount: formatMoney(claimable), what: title })}
              onClick={() => send({ type: 'claim.tapped', id, key: newMoneyKey() })}
            >
              {t('claims.claim')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function Way({ to, icon: Icon, name }: { to: string; icon: LucideIcon; name: string }) {
  return (
    <Link to={to} className={rows.row}>
      <Icon size={20} aria-hidden />
      <span className={rows.label}>{name}</span>
      <ChevronRight size={18} aria-hidden className={rows.chevron} />
    </Link>
  );
}
