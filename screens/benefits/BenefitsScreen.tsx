import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Cake, CalendarDays, ChevronsUp, Crown, Gift as GiftIcon, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
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
import { Group } from '#screens/ui/layout/Group.tsx';
import { ProgressBar } from '#screens/ui/states/ProgressBar.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import type { Benefits, Gift } from '@araw/contract/rewards/benefits';
import { benefitsQuery } from '#services/queries/growthQueries.ts';
import { formatMoney } from '#services/money.ts';
import { formatDateTimeIn, formatDay, zoneName } from '@araw/contract/values/dates';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import styles from './Benefits.module.css';
import { defineBenefitActors } from './benefitActors.ts';
import { LevelTable, RateTable } from './LevelTables.tsx';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/member/benefits: the player's level, progress to the next, gifts, and all levels (BEN-05). */
export function BenefitsScreen() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const language = useDataLanguage();
  const claim = useClaim(defineBenefitActors(operator, queryClient, language));
  const { snapshot, send } = claim;
  const { data, dataUpdatedAt } = useQuery({ ...benefitsQuery(operator, language), enabled: false });
  usePassed(data?.changesAt ?? null, dataUpdatedAt, () => send({ type: 'offers.ended' }));
  const { error } = snapshot.context;
  if (snapshot.hasTag('failed') && error) {
    return <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />;
  }
  if (snapshot.hasTag('refused')) {
    return (
      <EmptyState
        icon={Crown}
        title={t('error.realAccountOnly')}
        action={<ButtonLink to="/m/member/home">{t('title.memberHome')}</ButtonLink>}
      />
    );
  }
  if (!snapshot.hasTag('shown') || !data) return <Skeleton className={styles.skeleton} />;
  return (
    <div className={styles.page}>
      <OwnLevel benefits={data} />
      <ClaimNews claim={claim} />
      <Gifts benefits={data} claim={claim} />
      <UnreadRows count={data.unread?.gifts} />
      <LevelTable benefits={data} />
      <RateTable benefits={data} />
      <UnreadRows count={data.unread?.levels} />
    </div>
  );
}

function OwnLevel({ benefits }: { benefits: Benefits }) {
  const { t } = useTranslation();
  const { level, name, since, next, timeZone } = benefits;
  const zone = zoneName(timeZone);
  const isReached = next && next.deposits.have >= next.deposits.target && next.bets.have >= next.bets.target;
  return (
    <section className={styles.own} aria-label={t('benefits.own')}>
      <div className={layout.line}>
        <Crown size={32} aria-hidden className={styles.crown} />
        <div className={layout.grow}>
          <p className={typography.note}>
            {since ? t('benefits.since', { day: formatDay(since) }) : t('benefits.own')}
          </p>
          <p className={styles.name}>{level > 0 ? name : t('benefits.noLevel')}</p>
        </div>
        {next && (
          <div className={styles.next}>
            <p className={typography.note}>{t('benefits.next')}</p>
            <p className={styles.nextName}>{next.name}</p>
          </div>
        )}
      </div>
      {next ? (
        <>
          <Way what={t('benefits.cashIn')} level={next.name} {...next.deposits} />
          <Way what={t('benefits.bets')} level={next.name} {...next.bets} />
          <p className={typography.note}>
            {isReached
              ? t('benefits.reached', { level: next.name, zone })
              : t('benefits.both', { count: next.days, zone })}
          </p>
        </>
      ) : (
        <p className={typography.note}>{t('benefits.highest')}</p>
      )}
      <Kept benefits={benefits} />
    </section>
  );
}

function Way({ what, level, have, target }: { what: string; level: string; have: number; target: number }) {
  const { t } = useTranslation();
  const text = t('benefits.progress', { have: formatMoney(have), target: formatMoney(target) });
  return (
    <div className={layout.stack4}>
      <p className={styles.wayLine}>
        <span>{what}</span>
        <span className={styles.figures}>{text}</span>
      </p>
      <ProgressBar label={t('benefits.towards', { what, level })} have={have} target={target} text={text} />
    </div>
  );
}

/** How to keep the level, as text: a second pair of bars would look like progress to the next. */
function Kept({ benefits: { name, keep } }: { benefits: Benefits }) {
  const { t } = useTranslation();
  if (!keep) return null;
  const { deposits, bets, days, until, asked } = keep;
  const asksNothing = deposits.target === 0 && bets.target === 0;
  return (
    <div className={styles.keep}>
      <h2 className={typography.strong}>{t('benefits.keep', { level: name })}</h2>
      {asksNothing ? (
        <p>{t('benefits.keepNothing')}</p>
      ) : (
        <>
          <p>
            {asked
              ? t('benefits.keepNow', { count: days })
              : t('benefits.keepUntil', { day: formatDay(until), count: days })}
          </p>
          <dl className={styles.kept}>
            <dt>{t('benefits.cashIn')}</dt>
            <dd>
              {t('benefits.progress', {
                have: formatMoney(deposits.have),
                target: formatMoney(deposits.target),
              })}
            </dd>
            <dt>{t('benefits.bets')}</dt>
            <dd>
              {t('benefits.progress', { have: formatMoney(bets.have), target: formatMoney(bets.target) })}
            </dd>
          </dl>
          <p>{t('benefits.falls')}</p>
        </>
      )}
    </div>
  );
}

const icons: Readonly<Record<string, LucideIcon>> = {
  month: CalendarDays,
  upgrade: ChevronsUp,
  birthday: Cake,
};
const canClaim = ({ claimable, refusal }: Gift) => claimable > 0 && refusal === '';

interface GiftsProps {
  benefits: Benefits;
  claim: Claiming;
}

function Gifts({ benefits: { gifts, timeZone, unread }, claim }: GiftsProps) {
  const { t } = useTranslation();
  if (gifts.length === 0) {
    if (unread?.gifts) return null;
    return (
      <Group title={t('benefits.gifts')}>
        <p className={styles.none}>{t('benefits.noGifts')}</p>
      </Group>
    );
  }
  const first = gifts.find(canClaim)?.id;
  return (
    <Group title={t('benefits.gifts')} list>
      {gifts.map((gift) => (
        <GiftRow key={gift.id} gift={gift} timeZone={timeZone} claim={claim} first={gift.id === first} />
      ))}
    </Group>
  );
}

interface RowProps {
  gift: Gift;
  timeZone: string;
  claim: Claiming;
  /** Makes its button the page's primary one. */
  first: boolean;
}

function GiftRow({ gift, timeZone, claim: { snapshot, send, isBusy }, first }: RowProps) {
  const { t } = useTranslation();
  const { id, kind, from, amount, turnover, turnoverDays, claimedAt, claimable, refusal } = gift;
  const title = useGiftTitle(gift);
  const Icon = icons[kind] ?? GiftIcon;
  /** The operator doesn't know the player's birth date. */
  const isUnknown = kind === 'birthday' && from === null;
  const isClaiming = isBusy && snapshot.context.claim?.id === id;
  return (
    <li className={styles.gift}>
      <Icon size={20} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <h3 className={typography.strong}>{title}</h3>
        <p className={typography.note}>
          <Amount value={amount} /> · <When gift={gift} />
        </p>
        {claimedAt === null && !isUnknown && (
          <p className={typography.note}>
            {refusal ||
              (turnover > 0
                ? t('claims.turnover', { amount: formatMoney(turnover), count: turnoverDays })
                : t('claims.free'))}
          </p>
        )}
      </div>
      {claimedAt !== null && (
        <StateMark
          look="good"
          text={t('claims.claimed', { moment: formatDateTimeIn(timeZone, claimedAt) })}
        />
      )}
      {claimedAt === null && claimable === 0 && !isUnknown && (
        <StateMark look="waiting" text={t('benefits.later')} />
      )}
      {canClaim(gift) && (
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
    </li>
  );
}

function useGiftTitle({ kind, name, from }: Gift): string {
  const { t } = useTranslation();
  if (kind === 'month') {
    return t('benefits.monthly', { month: formatDay(from ?? '').slice(3) });
  }
  if (kind === 'birthday') return t('benefits.birthday');
  return kind === 'upgrade' ? t('benefits.upgrade', { level: name }) : name;
}

function When({ gift: { kind, from, until } }: { gift: Gift }) {
  const { t } = useTranslation();
  if (until === null) return t(kind === 'birthday' ? 'benefits.noBirthDate' : 'benefits.once');
  if (kind === 'month' || from === null) return t('benefits.until', { day: formatDay(until) });
  return t('benefits.days', { from: formatDay(from), until: formatDay(until) });
}
