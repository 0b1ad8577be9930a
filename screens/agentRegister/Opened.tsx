import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import styles from './AgentRegister.module.css';
import { CopyText } from './CopyText.tsx';
import type { Opening } from './useOpenAccount.ts';

/** What the agent hands over, while it is still known. */
export function Opened({ opening }: { opening: Opening }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const page = `${window.location.origin}${useHref('/m/login')}?page=takeAccount`;
  return (
    <TaskPage
      action={
        <Button look="primary" wide onClick={opening.another}>
          {t('openAccount.another')}
        </Button>
      }
    >
      <div className={styles.opened}>
        <span className={styles.done}>
          <CircleCheck size={32} aria-hidden />
        </span>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {t('openAccount.opened')}
        </h2>
        <p>{t('openAccount.handOver')}</p>
      </div>
      <div className={styles.group}>
        <CopyText name={t('openAccount.account')} value={opening.context.opened} />
        <CopyText name={t('openAccount.password')} value={opening.fields.values.password} />
        <CopyText name={t('openAccount.page')} value={page} />
      </div>
    </TaskPage>
  );
}
