import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { PayHead } from './PayHead.tsx';
import type { PayingProps } from './paying.ts';
import { PaySteps } from './PaySteps.tsx';

/** Paying on the provider's page. Use a link: browsers may block a page opened by a script. */
export function EWallet({ order, instructions, onBegun, foot }: PayingProps<'eWallet'>) {
  const { t } = useTranslation();
  const { name } = order.method;
  return (
    <TaskPage
      action={
        instructions.url && (
          <ButtonLink
            look="primary"
            wide
            reloadDocument
            to={instructions.url}
            onClick={onBegun}
            icon={<ExternalLink size={20} aria-hidden />}
          >
            {t('depositOrder.openWallet', { method: name })}
          </ButtonLink>
        )
      }
    >
      <PayHead
        title={t('depositOrder.payWith', { method: name })}
        label={t('depositOrder.payExactly')}
        amount={<Amount value={order.pays} />}
        endsAt={order.endsAt}
      />
      {instructions.url === '' && <p role="alert">{t('depositOrder.noAddress')}</p>}
      <PaySteps
        steps={[
          t('depositOrder.walletSteps.open', { method: name }),
          t('depositOrder.walletSteps.pay'),
          t('depositOrder.comeBack'),
        ]}
      />
      <OrderFacts order={order} />
      {foot}
    </TaskPage>
  );
}
