import { EllipsisVertical, Plus, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { Mark } from '#screens/shared/payments/Mark.tsx';
import { StateMark } from '#screens/shared/payments/StateMark.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import type { PayoutAccount, PayoutAccounts } from '@araw/contract/cashier/payoutAccounts';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import styles from './PayoutAccounts.module.css';
import type { PayoutAccountsOnScreen } from './usePayoutAccounts.ts';
import typography from '#screens/ui/typography.module.css';

interface AccountListProps {
  page: PayoutAccountsOnScreen;
  accounts: PayoutAccounts;
}

/** The masked accounts, each with its actions. */
export function AccountList({ page, accounts }: AccountListProps) {
  const { t } = useTranslation();
  const countId = useId();
  const { list, most, holder, unread } = accounts;
  const isFull = list.length >= most;
  const busy = page.snapshot.hasTag('busy');
  const texts: Record<string, string> = {
    conflict: t('payoutAccounts.inUseError'),
    notFound: t('payoutAccounts.gone'),
  };
  return (
    <TaskPage
      action={
        <Button
          look="primary"
          wide
          disabled={!page.canAdd}
          icon={<Plus size={20} aria-hidden />}
          onClick={page.add}
        >
          {t('payoutAccounts.addTitle')}
        </Button>
      }
      note={isFull ? t('payoutAccounts.full', { count: most }) : undefined}
    >
      <h2 className={typography.heading}>{t('payoutAccounts.title')}</h2>
      {holder !== '' && (
        <p className={styles.info}>
          <ShieldCheck size={18} aria-hidden />
          <span>
            {t('payoutAccounts.inName')} <bdi className={styles.name}>{holder}</bdi>
          </span>
        </p>
      )}
      <FormError error={page.error} text={(page.error && texts[page.error.code]) ?? null} />
      <p className={typography.label} id={countId}>
        {t('payoutAccounts.count', { used: list.length + (unread?.payoutAccounts ?? 0), count: most })}
      </p>
      {list.length > 0 && (
        <ul className={styles.list} aria-labelledby={countId} aria-busy={busy}>
          {list.map((account) => (
            <AccountRow key={account.id} account={account} page={page} />
          ))}
        </ul>
      )}
      <UnreadRows count={unread?.payoutAccounts} />
      {list.length > 0 && (
        <ButtonLink wide to="/m/withdraw">
          {t('payoutAccounts.withdraw')}
        </ButtonLink>
      )}
      <p className={typography.note}>{t('payoutAccounts.told')}</p>
    </TaskPage>
  );
}

/** Milliseconds. The operator's clock is only known to within an answer's travel time. */
const leastWait = 10_000;

function AccountRow({ account, page }: { account: PayoutAccount; page: PayoutAccountsOnScreen }) {
  const { t } = useTranslation();
  const { formatDateTime } = useMerchantDates();
  const { clock } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { id, name, icon, number, isDefault, inReview, inUse, usableAt } = account;
  const waits = usableAt - clock.serverNow() > leastWait;
  const title = `${name} ${number}`;
  const canAct = page.snapshot.hasTag('listed');
  return (
    <li className={styles.account}>
      <Mark src={icon} name={name} />
      <span className={styles.text}>
        <span className={styles.name}>
          <bdi dir="ltr">{title}</bdi>
        </span>
        {isDefault && <StateMark look="good" text={t('payoutAccounts.default')} />}
        {inReview && <StateMark look="waiting" text={t('payoutAccounts.inReview')} />}
        {waits && (
          <>
            <StateMark look="waiting" text={t('payoutAccounts.new')} />
            <span className={typography.note}>
              {t('payoutAccounts.readyOn')} <bdi dir="ltr">{formatDateTime(usableAt)}</bdi>
            </span>
          </>
        )}
        {inUse && <span className={typography.note}>{t('payoutAccounts.inUse')}</span>}
      </span>
      <IconButton
        icon={EllipsisVertical}
        label={t('payoutAccounts.actions', { account: title })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div className={styles.actions}>
          {!isDefault && (
            <Button small disabled={!canAct} onClick={() => page.choose(id)}>
              {t('payoutAccounts.makeDefault')}
            </Button>
          )}
          {inUse ? (
            <p className={typography.note}>{t('payoutAccounts.inUseError')}</p>
          ) : (
            <Button small disabled={!canAct} onClick={() => page.remove(id)}>
              {t('payoutAccounts.remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
