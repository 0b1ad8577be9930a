import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useArrivalFocus } from '#screens/ui/useArrivalFocus.ts';
import { CopyText } from './CopyText.tsx';
import type { Opening } from './useOpenAccount.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** The login details to hand over, while they are still in memory. */
export function Opened({ opening }: { opening: Opening }) {
  const { t } = useTranslation();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const page = `${window.location.origin}${useHref('/m/login')}?page=takeAccount`;
  return (
    <TaskPage
      action={
        <Button look="primary" wide onClick={opening.another}>
          {t('openAccount.another')}
        </Button>
      }
    >
      <div className={layout.result}>
        <span className={layout.disc}>
          <CircleCheck size={32} aria-hidden />
        </span>
        <h2 ref={heading} className={typography.title} tabIndex={-1}>
          {t('openAccount.opened')}
        </h2>
        <p>{t('openAccount.handOver')}</p>
      </div>
      <div className={layout.stack12}>
        <CopyText name={t('openAccount.account')} value={opening.context.opened} />
        <CopyText name={t('openAccount.password')} value={opening.fields.values.password} />
        <CopyText name={t('openAccount.page')} value={page} />
      </div>
    </TaskPage>
  );
}
