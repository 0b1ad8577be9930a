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
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import styles from './AgentRegister.module.css';
import { type AddressList, useAddresses } from './useAddresses.ts';

/** The addresses by which members come to the agent (TEAM-08). */
export function Addresses({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation();
  const addresses = useAddresses();
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
  if (snapshot.hasTag('composing')) return <AddressForm addresses={addresses} own={known.own} />;
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

function List({ addresses }: { addresses: AddressList }) {
  const { t } = useTranslation();
  const list = addresses.context.addresses?.list ?? [];
  if (list.length === 0) {
    return <EmptyState icon={Link2} title={t('affiliateUrl.none')} hint={t('affiliateUrl.noneHint')} />;
  }
  const canDelete = addresses.snapshot.matches('listed');
  return (
    <>
      <ul className={styles.list} aria-label={t('openAccount.addresses')}>
        {list.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              isNew={address.id === addresses.context.created}
              canDelete={canDelete}
              onDelete={() => addresses.remove(address.id)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('affiliateUrl.stays')}</p>
    </>
  );
}
