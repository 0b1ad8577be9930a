import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { CopyRow } from '#screens/shared/payments/CopyRow.tsx';
import { Code } from './Code.tsx';
import { CodePage } from './CodePage.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { PayHead } from './PayHead.tsx';
import type { PayingProps } from './paying.ts';
import { PaySteps } from './PaySteps.tsx';
import { qrCode } from './qrCode.ts';
import { Rows } from './Rows.tsx';

/** Paying with a code that another phone scans, or that this phone's bank app reads from its photos. */
export function QrPh({ order, instructions, onBegun, foot }: PayingProps<'qrPh'>) {
  const { t } = useTranslation();
  const drawing = useMemo(() => qrCode(instructions.code), [instructions.code]);
  return (
    <CodePage number={order.number} drawing={drawing} saveText={t('depositOrder.saveQr')} onBegun={onBegun}>
      <PayHead
        title={t('depositOrder.payWith', { method: order.method.name })}
        label={t('depositOrder.payExactly')}
        amount={<Amount value={order.pays} />}
        endsAt={order.endsAt}
      />
      <Code label={t('depositOrder.qrLabel', { method: order.method.name })} drawing={drawing} head="QR Ph" />
      <PaySteps
        steps={[t('depositOrder.qrSteps.save'), t('depositOrder.qrSteps.upload'), t('depositOrder.comeBack')]}
      />
      <Rows>
        <CopyRow name={t('depositOrder.reference')} value={instructions.reference} onCopied={onBegun} />
      </Rows>
      <OrderFacts order={order} />
      {foot}
    </CodePage>
  );
}
