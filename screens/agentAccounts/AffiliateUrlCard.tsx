import { useQuery } from '@tanstack/react-query';
import { Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { useServices } from '#src/app/services.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { StateMark } from '#screens/shared/payments/StateMark.tsx';
import { QrCode } from '#screens/shared/qrCode/QrCode.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { agentKeys } from '#services/queries/agentQueries.ts';
import type { AffiliateUrl } from '@araw/contract/agents/agentAccounts';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import styles from './AgentAccounts.module.css';
import { CopyText } from './CopyText.tsx';
import { writeRate } from '#screens/shared/team/rebateText.ts';
import { useCategoryName } from '#screens/shared/team/useCategoryName.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface AffiliateUrlCardProps {
  address: AffiliateUrl;
  /** Just created, so it starts open. */
  isNew: boolean;
  canDelete: boolean;
  onDelete: () => void;
}

/** An invitation link: its conditions, code to scan, sign-ups and deletion. */
export function AffiliateUrlCard({ address, isNew, canDelete, onDelete }: AffiliateUrlCardProps) {
  const { t } = useTranslation();
  const { formatDate, formatDateTime } = useMerchantDates();
  const [isOpen, setIsOpen] = useState(isNew);
  const { id, label, url, code, registrations, latestAt, type, createdAt, deletedAt } = address;
  const link = `${window.location.origin}${useHref(url)}`;
  const isLive = deletedAt === null;
  const share = () => {
    // Closing the share sheet rejects, but isn't a failure.
    navigator.share({ url: link }).catch(() => {});
  };
  return (
    <article className={styles.address} aria-label={label}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className={styles.what}>
          <b className={typography.heading}>
            <bdi>{label}</bdi>
          </b>
          <span className={typography.note}>
            {t(`openAccount.types.${type === 0 ? 'member' : 'agent'}`)} · <bdi dir="ltr">{code}</bdi> ·{' '}
            {t('affiliateUrl.since')} <bdi dir="ltr">{formatDate(createdAt)}</bdi>
          </span>
        </span>
        <span className={typography.note}>{t('affiliateUrl.registered', { count: registrations })}</span>
      </button>
      {!isLive && (
        <StateMark look="bad" text={t('affiliateUrl.deletedOn', { date: formatDate(deletedAt) })} />
      )}
      {isOpen && (
        <div className={layout.stack12}>
          <Rates rebates={address.rebates} />
          {isLive && (
            <>
              <div className={styles.qr}>
                <QrCode text={link} label={t('affiliateUrl.qr', { label })} />
              </div>
              <CopyText name={t('affiliateUrl.address')} value={link} />
            </>
          )}
          {latestAt !== null && (
            <p className={typography.note}>
              {t('affiliateUrl.latest')} <bdi dir="ltr">{formatDateTime(latestAt)}</bdi>
            </p>
          )}
          {registrations > 0 && <Registered id={id} label={label} />}
          {isLive && (
            <div className={layout.wrap}>
              {typeof navigator.share === 'function' && (
                <Button icon={<Share2 size={18} aria-hidden />} onClick={share}>
                  {t('affiliateUrl.share')}
                </Button>
              )}
              <Button
                disabled={!canDelete}
                icon={<Trash2 size={18} aria-hidden />}
                aria-label={t('affiliateUrl.deleteOne', { label })}
                onClick={onDelete}
              >
                {t('affiliateUrl.delete')}
              </Button>
            </div>
          )}
        </div>
      )}
    </article>
  );
}

function Rates({ rebates }: Pick<AffiliateUrl, 'rebates'>) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const given = Object.entries(rebates).filter(([, rate]) => rate > 0);
  if (given.length === 0) return <p className={typography.note}>{t('affiliateUrl.noRates')}</p>;
  return (
    <dl className={styles.given} aria-label={t('rebateFields.title')}>
      {given.map(([category, rate]) => (
        <div key={category}>
          <dt>{nameOf(category)}</dt>
          <dd>{writeRate(rate)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Members who signed up through the link and are still in the agent's downline. */
function Registered({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation();
  const { formatDateTime } = useMerchantDates();
  const { operator } = useServices();
  const [isShown, setIsShown] = useState(false);
  const registered = useQuery({
    queryKey: [...agentKeys.team, 'registered', id],
    queryFn: ({ signal }) => operator.registerByAffiliateUrl({ id }, { signal }),
    staleTime: 0,
    enabled: isShown,
  });
  if (!isShown) return <Button onClick={() => setIsShown(true)}>{t('affiliateUrl.seeMembers')}</Button>;
  return (
    <Block query={registered} skeleton={<Skeleton className={styles.members} />}>
      {({ list }) => (
        <ul className={styles.came} aria-label={t('affiliateUrl.members', { label })}>
          {list.map(({ account, registeredAt }) => (
            <li key={account}>
              <bdi dir="ltr">{account}</bdi>
              <bdi dir="ltr" className={typography.note}>
                {formatDateTime(registeredAt)}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
