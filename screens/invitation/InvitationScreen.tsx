import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Share2, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { invitationMachine } from '#machines/invitation/invitation.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { type Fact, Facts } from '#screens/shared/payments/Facts.tsx';
import { type StateLook, StateMark } from '#screens/shared/payments/StateMark.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import { Group } from '#screens/ui/layout/Group.tsx';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { QrCode } from '#screens/shared/qrCode/QrCode.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { Invitation } from '@araw/contract/accounts/invitation';
import { invitationQuery } from '#services/queries/growthQueries.ts';
import { formatMoney } from '#services/money.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import styles from './Invitation.module.css';
import { defineInvitationActors } from './invitationActors.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/inviteFriends: the player's link, its rewards, and the friends who joined (BEN-06). */
export function InvitationScreen() {
  const { t } = useTranslation();
  const { operator, notices } = useServices();
  const queryClient = useQueryClient();
  const language = useDataLanguage();
  const memberType = useSession()?.type ?? null;
  const { data: invitation } = useQuery({ ...invitationQuery(operator, language), enabled: false });
  const code = invitation?.code ?? '';
  const link = `${window.location.origin}${useHref('/m/register')}?code=${encodeURIComponent(code)}`;
  const canShare = typeof navigator.share === 'function';
  const [snapshot, send] = useChart(
    invitationMachine,
    {
      actors: defineInvitationActors({ operator, queryClient, language, texts: () => ({ code, link }) }),
      actions: {
        sayNotCopied: () => void notices.show('error', t('invitation.notCopied'), noticeTimes.freeMessage),
        sayRealAccountOnly: () =>
          void notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage),
      },
    },
    { input: { memberType, canShare } },
  );
  useReturns(send);
  const { error, wanted } = snapshot.context;
  if (snapshot.hasTag('failed') && error) {
    return <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />;
  }
  if (snapshot.hasTag('refused')) {
    return (
      <EmptyState
        icon={UserPlus}
        title={t('error.realAccountOnly')}
        action={<ButtonLink to="/m/member/home">{t('title.memberHome')}</ButtonLink>}
      />
    );
  }
  if (!snapshot.hasTag('shown') || !invitation) return <Skeleton className={styles.skeleton} />;
  const isHanding = snapshot.hasTag('handing');
  const copy = (what: 'code' | 'link') => send({ type: 'copy.tapped', what });
  return (
    <div className={layout.page}>
      <section className={styles.card} aria-labelledby="promise">
        <Promise terms={invitation.terms} />
        <div className={styles.code}>
          <QrCode text={link} label={t('invitation.qr')} />
          <div className={styles.own}>
            <span className={typography.small}>{t('invitation.code')}</span>
            <bdi dir="ltr" className={styles.signs}>
              {code}
            </bdi>
            <Button
              wide
              disabled={isHanding}
              icon={<Copy size={18} aria-hidden />}
              onClick={() => copy('code')}
            >
              {t('invitation.copy')}
            </Button>
          </div>
        </div>
        <div className={styles.link}>
          <span className={styles.address}>
            <span className={typography.small}>{t('invitation.link')}</span>
            <bdi dir="ltr">{link}</bdi>
          </span>
          {canShare && (
            <IconButton icon={Copy} size={18} label={t('invitation.copyLink')} onClick={() => copy('link')} />
          )}
        </div>
        {canShare ? (
          <Button
            look="primary"
            wide
            disabled={isHanding}
            icon={<Share2 size={18} aria-hidden />}
            onClick={() => send({ type: 'share.tapped' })}
          >
            {t('invitation.share')}
          </Button>
        ) : (
          <Button
            look="primary"
            wide
            disabled={isHanding}
            icon={<Copy size={18} aria-hidden />}
            onClick={() => copy('link')}
          >
            {t('invitation.copyLink')}
          </Button>
        )}
        <output className={styles.copied}>
          {snapshot.hasTag('copied') && t(`invitation.copied.${wanted}`)}
        </output>
      </section>
      <dl className={styles.counts}>
        <Count name={t('invitation.invited')} value={String(invitation.invited)} />
        <Count name={t('invitation.rewarded')} value={String(invitation.rewarded)} />
        <Count name={t('invitation.earned')} value={formatMoney(invitation.earned)} />
      </dl>
      <Earns terms={invitation.terms} />
      <Friends invitation={invitation} />
    </div>
  );
}

type Terms = Invitation['terms'];

const sumOf = (...amounts: number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

function Promise({ terms: { depositReward, betsReward, friendReward, minimumAge, days } }: { terms: Terms }) {
  const { t } = useTranslation();
  const own = formatMoney(sumOf(depositReward, betsReward));
  return (
    <div>
      <h2 id="promise" className={typography.title}>
        {friendReward > 0
          ? t('invitation.promise', { own, friend: formatMoney(friendReward) })
          : t('invitation.promiseOwn', { own })}
      </h2>
      <p className={typography.note}>{t('invitation.when', { age: minimumAge, count: days })}</p>
    </div>
  );
}

function Count({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.count}>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  );
}

/** The rewards and their conditions: a registration alone earns nothing. */
function Earns({ terms }: { terms: Terms }) {
  const { t } = useTranslation();
  const facts: Fact[] = [
    { name: t('invitation.joins'), value: t('invitation.nothing') },
    {
      name: t('invitation.deposit', { amount: formatMoney(terms.leastDeposit) }),
      value: (
        <>
          <Amount value={terms.depositReward} />
          {terms.friendReward > 0 && (
            <span className={typography.below}>
              {t('invitation.forFriend', { amount: formatMoney(terms.friendReward) })}
            </span>
          )}
        </>
      ),
    },
    {
      name: t('invitation.bets', { amount: formatMoney(terms.leastBets) }),
      value: <Amount value={terms.betsReward} />,
    },
  ];
  return (
    <section aria-labelledby="earns" className={layout.stack8}>
      <h2 id="earns" className={typography.label}>
        {t('invitation.earns')}
      </h2>
      <Facts facts={facts} />
      <p className={typography.note}>
        {terms.factor > 0
          ? t('invitation.turnover', { factor: String(terms.factor / 100) })
          : t('invitation.free')}{' '}
        {t('invitation.checked')}
      </p>
    </section>
  );
}

const looks: Readonly<Record<string, StateLook>> = {
  deposit: 'waiting',
  bets: 'waiting',
  inReview: 'waiting',
  done: 'good',
};

function Friends({ invitation: { friends, invited, timeZone, unread } }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const lost = unread?.friends ?? 0;
  if (friends.length + lost === 0) return <EmptyState icon={UserPlus} title={t('invitation.none')} />;
  return (
    <>
      {friends.length > 0 && (
        <Group title={t('invitation.friends')} list>
          {friends.map(({ name, joinedAt, state, stateText, reason, earned }, index) => (
            // Masked names aren't unique.
            <li key={`${joinedAt} ${index}`} className={styles.friend}>
              <div className={styles.who}>
                <b>
                  <bdi dir="ltr">{name}</bdi>
                </b>
                <span className={typography.small}>
                  {t('invitation.joined', {
                    day: formatDateTimeIn(timeZone, joinedAt).split(' ')[0] ?? '',
                  })}
                </span>
                {reason && <span className={typography.small}>{reason}</span>}
              </div>
              <div className={styles.came}>
                <StateMark look={looks[state] ?? 'quiet'} text={stateText} />
                {earned > 0 && <Amount value={earned} />}
              </div>
            </li>
          ))}
        </Group>
      )}
      <UnreadRows count={lost} />
      {invited > friends.length + lost && (
        <p className={typography.note}>{t('invitation.newest', { count: friends.length })}</p>
      )}
    </>
  );
}
