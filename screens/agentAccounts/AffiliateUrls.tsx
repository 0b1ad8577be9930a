import { Link2, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { AffiliateUrlCard } from './AffiliateUrlCard.tsx';
import { AffiliateUrlForm } from './AffiliateUrlForm.tsx';
import styles from './AgentAccounts.module.css';
import { type AffiliateUrlList, useAffiliateUrls } from './useAffiliateUrls.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** The agent's invitation links (TEAM-08). */
export function AffiliateUrls({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation();
  const addresses = useAffiliateUrls();
  const { snapshot, context } = addresses;
  const { addresses: known, error, deleting } = context;
  if (snapshot.hasTag('failed') && error) {
    return <FailedState error={error} onRetry={addresses.retry} />;
  }
  if (known === null) {
    return (
      <TaskPage>
        {tabs}
        <Skeleton className={styles.skeleton} />
      </TaskPage>
    );
  }
  if (snapshot.hasTag('composing')) return <AffiliateUrlForm addresses={addresses} own={known.own} />;
  const asked = known.list.find(({ id }) => id === deleting);
  return (
    <TaskPage
      action={
        <Button
          look="primary"
          wide
          disabled={!snapshot.can({ type: 'create.tapped' })}
          icon={<Plus size={20} aria-hidden />}
          onClick={addresses.create}
        >
          {t('affiliateUrl.create')}
        </Button>
      }
      note={t('affiliateUrl.most')}
    >
      {tabs}
      <FormError error={error} />
      <List addresses={addresses} />
      {asked && (
        <ConfirmDialog
          title={t('affiliateUrl.deleteTitle', { label: asked.label })}
          text={t('affiliateUrl.deleteText', { count: asked.registrations })}
          confirmLabel={t('affiliateUrl.delete')}
          busy={snapshot.hasTag('deleting')}
          canCancel={snapshot.hasTag('asking')}
          onCancel={addresses.leaveRemoval}
          onConfirm={addresses.confirmRemoval}
        />
      )}
    </TaskPage>
  );
}

function List({ addresses }: { addresses: AffiliateUrlList }) {
  const { t } = useTranslation();
  const list = addresses.context.addresses?.list ?? [];
  if (list.length === 0) {
    return <EmptyState icon={Link2} title={t('affiliateUrl.none')} hint={t('affiliateUrl.noneHint')} />;
  }
  const canDelete = addresses.snapshot.matches('listed');
  return (
    <>
      <ul className={layout.stack16} aria-label={t('openAccount.addresses')}>
        {list.map((address) => (
          <li key={address.id}>
            <AffiliateUrlCard
              address={address}
              isNew={address.id === addresses.context.created}
              canDelete={canDelete}
              onDelete={() => addresses.remove(address.id)}
            />
          </li>
        ))}
      </ul>
      <p className={typography.note}>{t('affiliateUrl.stays')}</p>
    </>
  );
}
