import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownlineReceipt } from '#machines/transfer/transfer.machine.ts';
import { useServices } from '#src/app/services.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { CopyRow } from '#screens/shared/payments/CopyRow.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { formatDateTime } from '#services/contract/dates.ts';
import styles from './Transfer.module.css';
import { transferPath } from './transferPath.ts';

/** The money has arrived. */
export function Sent({ receipt: { number, at, amount, account } }: { receipt: DownlineReceipt }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // What was known before it is not what is left.
  const { data: wallet, isFetching } = useQuery(useServices().queries.wallet());
  return (
    <TaskPage
      action={
        <>
          <ButtonLink look="primary" wide to="/m/transaction/record">
            {t('uplineTransfer.seeRecord')}
          </ButtonLink>
          <ButtonLink wide to={transferPath()}>
            {t('transfer.another')}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.sent}>
        <span className={styles.done}>
          <CircleCheck size={32} aria-hidden />
        </span>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {t('uplineTransfer.done')}
        </h2>
      </div>
      <Facts
        facts={[
          { name: t('transfer.to'), value: <bdi dir="ltr">{account}</bdi> },
          { name: t('uplineTransfer.at'), value: <bdi dir="ltr">{formatDateTime(at)}</bdi> },
          { name: t('uplineTransfer.amount'), value: <Amount value={amount} /> },
          wallet && !isFetching
            ? { name: t('transfer.before'), value: <Amount value={wallet.sumBalance} />, strong: true }
            : null,
        ]}
      />
      <CopyRow name={t('uplineTransfer.number')} value={number} />
    </TaskPage>
  );
}
