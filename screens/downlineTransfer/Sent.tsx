import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DownlineReceipt } from '#machines/downlineTransfer/downlineTransfer.machine.ts';
import { useServices } from '#src/app/services.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { CopyRow } from '#screens/shared/payments/CopyRow.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { useArrivalFocus } from '#screens/ui/useArrivalFocus.ts';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { downlineTransferPath } from './downlineTransferPath.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

export function Sent({ receipt: { number, at, amount, account } }: { receipt: DownlineReceipt }) {
  const { t } = useTranslation();
  const { formatDateTime } = useMerchantDates();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  // The cached balance predates the transfer: don't show it while fetching.
  const { data: wallet, isFetching } = useQuery(useServices().queries.wallet());
  return (
    <TaskPage
      action={
        <>
          <ButtonLink look="primary" wide to="/m/transaction/record">
            {t('uplineTransfer.seeRecord')}
          </ButtonLink>
          <ButtonLink wide to={downlineTransferPath()}>
            {t('downlineTransfer.another')}
          </ButtonLink>
        </>
      }
    >
      <div className={layout.result}>
        <span className={layout.disc}>
          <CircleCheck size={32} aria-hidden />
        </span>
        <h2 ref={heading} className={typography.title} tabIndex={-1}>
          {t('uplineTransfer.done')}
        </h2>
      </div>
      <Facts
        facts={[
          { name: t('downlineTransfer.to'), value: <bdi dir="ltr">{account}</bdi> },
          { name: t('uplineTransfer.at'), value: <bdi dir="ltr">{formatDateTime(at)}</bdi> },
          { name: t('uplineTransfer.amount'), value: <Amount value={amount} /> },
          wallet && !isFetching
            ? {
                name: t('downlineTransfer.before'),
                value: <Amount value={wallet.sumBalance} />,
                strong: true,
              }
            : null,
        ]}
      />
      <CopyRow name={t('uplineTransfer.number')} value={number} />
    </TaskPage>
  );
}
