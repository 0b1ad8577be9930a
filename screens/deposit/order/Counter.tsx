import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { oneOf } from '#locales/oneOf.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { CopyRow } from '#screens/shared/payments/CopyRow.tsx';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { barCode } from './barCode.ts';
import { Code } from './Code.tsx';
import { CodePage } from './CodePage.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { PayHead } from './PayHead.tsx';
import type { PayingProps } from './paying.ts';
import { PaySteps } from './PaySteps.tsx';
import { Rows } from './Rows.tsx';

/** Digits in groups of four, easier to read out at the counter. */
const grouped = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Paying in cash at a shop, with the bar code or its number. */
export function Counter({ order, instructions, onBegun, foot }: PayingProps<'counter'>) {
  const { t } = useTranslation();
  const { code, shops } = instructions;
  const drawing = useMemo(() => barCode(code), [code]);
  const names = oneOf(shops);
  return (
    <CodePage
      number={order.number}
      drawing={drawing}
      saveText={t('depositOrder.saveBarCode')}
      onBegun={onBegun}
    >
      <PayHead
        title={t('depositOrder.payAt', { shops: names || order.method.name })}
        label={t('depositOrder.payExactly')}
        amount={<Amount value={order.pays} />}
        endsAt={order.endsAt}
      />
      <Code label={t('depositOrder.barCodeLabel')} drawing={drawing} text={grouped(code)} />
      <PaySteps
        steps={[
          t('depositOrder.counterSteps.show', { shops: names || order.method.name }),
          t('depositOrder.counterSteps.type'),
          t('depositOrder.counterSteps.keep'),
        ]}
      />
      <Rows>
        <CopyRow name={t('depositOrder.counterCode')} value={code} shown={grouped(code)} onCopied={onBegun} />
      </Rows>
      <OrderFacts
        order={order}
        more={[
          order.endsAt === null
            ? null
            : {
                name: t('depositOrder.payUntil'),
                value: <bdi dir="ltr">{formatDateTimeIn(order.timeZone, order.endsAt)}</bdi>,
              },
        ]}
      />
      {foot}
    </CodePage>
  );
}
