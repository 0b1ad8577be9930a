import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useEnvelopeCount } from '#src/app/hooks/useUnreadCounts.ts';
import { usePassed } from '#src/app/hooks/usePassed.ts';
import { leftToRight } from '#screens/shared/money/leftToRight.ts';
import { WaitingEnvelope } from '#screens/shared/envelopes/WaitingEnvelope.tsx';
import { useClaim } from '#screens/shared/rewards/useClaim.ts';
import { Weights } from '#screens/shared/rewards/Weights.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Segments } from '#screens/ui/buttons/Segments.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import type { CallValue } from '@araw/contract/calls/calls';
import { envelopesQuery } from '#services/queries/envelopeQueries.ts';
import { rewardsQuery } from '#services/queries/growthQueries.ts';
import { formatMoney } from '#services/money.ts';
import { RewardCard } from './RewardCard.tsx';
import { defineRewardActors } from './rewardActors.ts';
import styles from './Rewards.module.css';
import { type RewardTab, rewardTabs, tabOf } from './rewardTabs.ts';
import { Told } from './Told.tsx';
import { useTimeLeft } from '#screens/shared/rewards/useTimeLeft.ts';
import type { Claiming } from '#screens/shared/rewards/useClaim.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/rewardCenter: rewards to claim, rewards in play, and past ones (BEN-03). */
export function RewardsScreen() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const language = useDataLanguage();
  const claim = useClaim(defineRewardActors(operator, queryClient, language));
  const { snapshot, send } = claim;
  const { data, dataUpdatedAt } = useQuery({ ...rewardsQuery(operator, language), enabled: false });
  const ends = data?.list.flatMap(({ endsAt }) => endsAt ?? []) ?? [];
  usePassed(ends.length > 0 ? Math.min(...ends) : null, dataUpdatedAt, () => send({ type: 'offers.ended' }));
  const { error } = snapshot.context;
  if (snapshot.hasTag('failed') && error) {
    return <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />;
  }
  if (snapshot.hasTag('refused')) {
    return (
      <EmptyState
        icon={Gift}
        title={t('error.realAccountOnly')}
        action={<ButtonLink to="/m/member/home">{t('title.memberHome')}</ButtonLink>}
      />
    );
  }
  if (!snapshot.hasTag('shown') || !data) {
    return (
      <output className={styles.page} aria-label={t('rewards.loading')}>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </output>
    );
  }
  return <Rewards rewards={data} claim={claim} />;
}

interface RewardsProps {
  rewards: CallValue<'rewards'>;
  claim: Claiming;
}

function Rewards({ rewards: { list, weights, timeZone, unread }, claim }: RewardsProps) {
  const { t } = useTranslation();
  const count = (which: RewardTab) => list.filter((reward) => tabOf(reward) === which).length;
  const waiting = count('toClaim') + useEnvelopeCount();
  const [tab, setTab] = useState<RewardTab>(waiting === 0 && count('inPlay') > 0 ? 'inPlay' : 'toClaim');
  const leftUntil = useTimeLeft(timeZone);
  const shown = list.filter((reward) => tabOf(reward) === tab);
  const first = shown.find(({ refusal }) => refusal === '');
  const ready = list.filter((reward) => tabOf(reward) === 'toClaim' && reward.refusal === '');
  const sum = ready.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
  return (
    <div className={styles.page}>
      <Segments
        label={t('title.rewardCenter')}
        options={rewardTabs.map((value) => ({
          value,
          text:
            value === 'toClaim' || value === 'inPlay'
              ? t('rewards.counted', { name: t(`rewards.tabs.${value}`), figure: count(value) })
              : t(`rewards.tabs.${value}`),
        }))}
        chosen={tab}
        onChoose={setTab}
      />
      <Told claim={claim} />
      {tab === 'toClaim' && <Waiting />}
      {tab === 'toClaim' && sum > 0 && (
        <p className={styles.summary}>
          {t('rewards.ready')} <b>{leftToRight(formatMoney(sum))}</b>
        </p>
      )}
      {shown.length === 0 && !unread && (
        <EmptyState
          icon={Gift}
          title={t(`rewards.none.${tab}`)}
          hint={tab === 'toClaim' ? t('rewards.noneHint') : undefined}
          action={
            tab === 'toClaim' ? (
              <ButtonLink to="/m/activity">{t('rewards.seePromotions')}</ButtonLink>
            ) : undefined
          }
        />
      )}
      {shown.length > 0 && (
        <>
          <p className={typography.note}>{t(`rewards.notes.${tab}`)}</p>
          <ul className={layout.stack12} aria-label={t(`rewards.tabs.${tab}`)}>
            {shown.map((reward) => (
              <RewardCard
                key={reward.id}
                reward={reward}
                timeZone={timeZone}
                leftUntil={leftUntil}
                claim={claim}
                first={reward.id === first?.id}
              />
            ))}
          </ul>
          {tab === 'inPlay' && <Weights weights={weights} className={typography.note} />}
        </>
      )}
      <UnreadRows count={unread?.rewards} />
    </div>
  );
}

/** The newest unopened envelope (TEAM-14). */
function Waiting() {
  const { operator } = useServices();
  const language = useDataLanguage();
  const count = useEnvelopeCount();
  const { data, isPending } = useQuery({ ...envelopesQuery(operator, language), enabled: count > 0 });
  if (count === 0) return null;
  if (isPending) return <Skeleton className={styles.envelope} />;
  const waiting = data?.list.filter(({ state }) => state === 'open') ?? [];
  const [newest] = waiting;
  if (!data || !newest) return null;
  return (
    <div className={styles.envelope}>
      <WaitingEnvelope envelope={newest} count={waiting.length} timeZone={data.timeZone} />
    </div>
  );
}
