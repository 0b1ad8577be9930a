import { useQuery } from '@tanstack/react-query';
import {
  ChartColumn,
  ChevronRight,
  FileText,
  Percent,
  Send,
  Ticket,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toChartError } from '#machines/chartError.ts';
import { useRoleGuard } from '#src/app/hooks/useRoleGuard.ts';
import { useServices } from '#src/app/services.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { CallValue } from '@araw/contract/calls/calls';
import { isRealAgent } from '@araw/contract/calls/roles';
import { queryKeys } from '#services/queries/queries.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { formatRate } from '#services/percent.ts';
import styles from './MemberCard.module.css';
import { teamPath } from './memberAddress.ts';
import { KindMark, Presence } from './MemberMarks.tsx';
import layout from '#screens/ui/layout/layout.module.css';

/** A downline member's details and actions, as far as the agent may see them (TEAM-02, TEAM-10). */
export function MemberCard({ account }: { account: string }) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.member, 'team', 'card', account],
    queryFn: ({ signal }) => operator.downline({ account }, { signal }),
    staleTime: 0,
  });
  if (error && !data) {
    const failure = toChartError(error);
    return failure.code === 'notFound' ? (
      <EmptyState
        icon={UserX}
        title={t('team.noSuchAccount')}
        action={<ButtonLink to={teamPath}>{t('teamMembers.toTeam')}</ButtonLink>}
      />
    ) : (
      <FailedState error={failure} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton className={styles.skeleton} />;
  return <Card member={data} />;
}

type Told = CallValue<'downline'>;

function Card({ member }: { member: Told }) {
  const { t } = useTranslation();
  const { account, type, level, depth, closed, rebates, timeZone } = member;
  const given = Object.entries(rebates);
  return (
    <div className={layout.widePage}>
      <section className={layout.paddedCard} aria-labelledby="member-name">
        <h2 id="member-name" className={styles.name}>
          <bdi>{account}</bdi> <KindMark type={type} />
          {level !== null && (
            <span className={styles.mark}>
              <bdi>{level}</bdi>
            </span>
          )}
        </h2>
        <p className={styles.line}>
          <Presence member={member} timeZone={timeZone} />
          {' · '}
          {depth === 1 ? t('teamMembers.direct') : t('teamMembers.below', { count: depth })}
          {closed && ` · ${t('teamMembers.closed')}`}
        </p>
        <Facts member={member} />
      </section>
      <section className={layout.paddedCard} aria-labelledby="member-rebates">
        <h2 id="member-rebates" className={styles.heading}>
          {t('team.rebates')}
        </h2>
        {given.length === 0 ? (
          <p className={styles.line}>{t('teamMembers.noRebates')}</p>
        ) : (
          <dl className={styles.facts}>
            {given.map(([category, rate]) => (
              <div key={category}>
                <dt>{t(`category.${category as 'RNG'}`, { defaultValue: category })}</dt>
                <dd>
                  <bdi dir="ltr">{formatRate(rate)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <Actions member={member} />
    </div>
  );
}

function Facts({ member: { registeredAt, lastLoginAt, team, direct, balance, timeZone } }: { member: Told }) {
  const { t } = useTranslation();
  const moment = (at: number | null) =>
    at === null ? t('teamMembers.never') : <bdi dir="ltr">{formatDateTimeIn(timeZone, at)}</bdi>;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('teamMembers.registered')}</dt>
        <dd>{moment(registeredAt)}</dd>
      </div>
      <div>
        <dt>{t('teamMembers.lastLogin')}</dt>
        <dd>{moment(lastLoginAt)}</dd>
      </div>
      <div>
        <dt>{t('teamMembers.teamSize')}</dt>
        <dd>{team === 0 ? t('teamMembers.noTeam') : t('teamMembers.teamOf', { count: team, direct })}</dd>
      </div>
      <div>
        <dt>{t('teamMembers.balance')}</dt>
        <dd>
          <Amount value={balance} />
        </dd>
      </div>
    </dl>
  );
}

interface Action {
  icon: LucideIcon;
  name: string;
  to: string;
  /** Why the agent may not use it; null if they may. */
  reason: string | null;
  /** The page turns away agents who count as trial. */
  realOnly?: boolean;
}

/** The available actions, and the unavailable ones with their reason. */
function Actions({ member: { account, type, depth, closed } }: { member: Told }) {
  const { t } = useTranslation();
  const isClosed = closed ? t('teamMembers.reasons.closed') : null;
  const notDirect = depth === 1 ? null : t('teamMembers.reasons.notDirect');
  const notAgent = isRealAgent(type) ? null : t('teamMembers.reasons.notAgent');
  const of = new URLSearchParams({ account });
  const guard = useRoleGuard('realAgent');
  const actions: Action[] = [
    {
      icon: ChartColumn,
      name: t('teamMembers.actions.figures'),
      to: `/m/agent/team/overview?${of}&by=subordinate`,
      reason: null,
    },
    { icon: Ticket, name: t('teamMembers.actions.bets'), to: `/m/teamBetting?${of}`, reason: null },
    {
      icon: Percent,
      name: t('teamMembers.actions.rebates'),
      to: `/m/member/agent/agentRebeat?${of}`,
      reason: isClosed ?? notDirect,
    },
    {
      icon: FileText,
      name: t('teamMembers.actions.contracts'),
      to: `/m/member/agent/agentDivident?${of}`,
      reason: isClosed ?? notDirect ?? notAgent,
      realOnly: true,
    },
  ];
  return (
    <>
      <ul className={styles.actions} aria-label={t('teamMembers.may')}>
        {actions.map(({ icon: Icon, name, to, reason, realOnly = false }) => (
          <li key={to}>
            {reason === null ? (
              <Link to={to} className={styles.action} onClick={realOnly ? guard : undefined}>
                <Icon size={20} aria-hidden />
                <span className={layout.grow}>{name}</span>
                <ChevronRight size={18} aria-hidden className={styles.chevron} />
              </Link>
            ) : (
              <Refused icon={Icon} name={name} reason={reason} />
            )}
          </li>
        ))}
        {isClosed !== null && (
          <li>
            <Refused icon={Send} name={t('teamMembers.actions.transfer')} reason={isClosed} />
          </li>
        )}
      </ul>
      {isClosed === null && (
        <ButtonLink
          look="primary"
          wide
          icon={<Send size={18} aria-hidden />}
          to={`/m/redRain?page=transfer&${of}`}
          onClick={guard}
        >
          {t('teamMembers.transferTo', { account })}
        </ButtonLink>
      )}
    </>
  );
}

function Refused({ icon: Icon, name, reason }: Pick<Action, 'icon' | 'name'> & { reason: string }) {
  return (
    <p className={styles.refused}>
      <Icon size={20} aria-hidden />
      <span className={layout.grow}>
        {name}
        <span className={styles.line}>{reason}</span>
      </span>
    </p>
  );
}
