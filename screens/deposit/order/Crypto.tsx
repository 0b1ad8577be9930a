import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { CopyRow } from '#screens/shared/payments/CopyRow.tsx';
import { Code } from './Code.tsx';
import { CodePage } from './CodePage.tsx';
import { confirmationsOf, rateOf } from './cryptoWords.ts';
import styles from './order.module.css';
import { OrderFacts } from './OrderFacts.tsx';
import { PayHead } from './PayHead.tsx';
import type { PayingProps } from './paying.ts';
import { qrCode } from './qrCode.ts';
import { Rows } from './Rows.tsx';

/** Paying an exact amount of a coin to an address on one network. */
export function Crypto({ order, instructions, onBegun, foot }: PayingProps<'crypto'>) {
  const { t } = useTranslation();
  const { address, memo, network, currency, foreignAmount, rate } = instructions;
  const drawing = useMemo(() => qrCode(address), [address]);
  return (
    <CodePage number={order.number} drawing={drawing} saveText={t('depositOrder.saveQr')} onBegun={onBegun}>
      <PayHead
        title={t('depositOrder.payWith', { method: order.method.name })}
        label={t('depositOrder.sendExactly')}
        amount={
          <bdi dir="ltr">
            {foreignAmount} {currency}
          </bdi>
        }
        endsAt={order.endsAt}
      />
      <p className={styles.warning}>
        <TriangleAlert size={20} aria-hidden />
        <span>
          <b>{t('depositOrder.onlyNetwork', { currency, network })}</b> {t('depositOrder.otherNetworks')}
        </span>
      </p>
      <Code label={t('depositOrder.addressLabel', { currency })} drawing={drawing} head={network} />
      <Rows>
        <CopyRow name={t('depositOrder.address')} value={address} onCopied={onBegun} />
        {memo !== null && <CopyRow name={t('depositOrder.memo')} value={memo} onCopied={onBegun} />}
        <CopyRow
          name={t('depositOrder.amountInFull', { currency })}
          value={foreignAmount}
          onCopied={onBegun}
        />
      </Rows>
      <OrderFacts
        order={order}
        more={[
          { name: t('depositOrder.rate'), value: <bdi dir="ltr">{rateOf(rate)}</bdi> },
          {
            name: t('depositOrder.rateUntil'),
            value: <bdi dir="ltr">{formatDateTimeIn(order.timeZone, rate.endsAt)}</bdi>,
          },
          { name: t('depositOrder.confirmations'), value: confirmationsOf(t, instructions) },
        ]}
      />
      {foot}
    </CodePage>
  );
}
