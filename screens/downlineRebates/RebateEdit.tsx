import { UserX } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { writeRate } from '#screens/shared/team/rebateText.ts';
import { useCategoryName } from '#screens/shared/team/useCategoryName.ts';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { DownlineRebates } from '@araw/contract/agents/downlineRebates';
import { formatDay } from '@araw/contract/values/dates';
import { RebateRow } from './RebateRow.tsx';
import { downlineRebatesPath } from './downlineRebatesPath.ts';
import styles from './DownlineRebates.module.css';
import { type RebateEditing, useDownlineRebates } from './useDownlineRebates.ts';
import layout from '#screens/ui/layout/layout.module.css';

/** Edits a direct subordinate's rates, effective from the next midnight (TEAM-03). */
export function RebateEdit({ account }: { account: string }) {
  const { t } = useTranslation();
  const editing = useDownlineRebates(account);
  const { snapshot, context } = editing;
  const { known, error } = context;
  if (snapshot.hasTag('stranger')) {
    return (
      <EmptyState
        icon={UserX}
        title={t('downlineRebates.noSuchAccount')}
        action={<ButtonLink to={downlineRebatesPath()}>{t('downlineRebates.toAll')}</ButtonLink>}
      />
    );
  }
  if (snapshot.hasTag('failed') && error) {
    return <FailedState error={error} onRetry={editing.retry} />;
  }
  if (known === null) return <Skeleton className={styles.skeleton} />;
  return <Form editing={editing} known={known} />;
}

function Form({ editing, known }: { editing: RebateEditing; known: DownlineRebates }) {
  const { t } = useTranslation();
  const formId = useId();
  const { snapshot, rates } = editing;
  const { account, from, list, quotas } = known;
  const { problems, error, saved } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const isOpen = snapshot.hasTag('unanswered');
  const readOnly = busy || isOpen;
  const day = formatDay(from);
  const isChangedElsewhere = error?.code === 'conflict' && problems.length === 0;
  return (
    <TaskPage
      action={
        isOpen ? (
          <Button look="primary" wide onClick={editing.retry}>
            {t('openAccount.askAgain')}
          </Button>
        ) : (
          <div className={styles.dock}>
            <Button disabled={readOnly || !editing.isTyped} onClick={editing.undo}>
              {t('downlineRebates.undo')}
            </Button>
            <Button
              type="submit"
              form={formId}
              look="primary"
              wide
              busy={busy}
              disabled={!busy && !editing.maySave}
              onMouseDown={keepFocus}
            >
              {t('downlineRebates.save')}
            </Button>
          </div>
        )
      }
      note={t('downlineRebates.from', { day })}
    >
      <h2 className={styles.title}>{t('downlineRebates.of', { account })}</h2>
      <Quotas quotas={quotas} />
      <form
        id={formId}
        noValidate
        className={layout.stack16}
        aria-label={t('downlineRebates.of', { account })}
        onSubmit={(event) => {
          event.preventDefault();
          if (!readOnly) editing.save();
        }}
      >
        {list.length === 0 && <p className={styles.line}>{t('rebateFields.none')}</p>}
        {list.map((row) => (
          <RebateRow
            key={row.category}
            row={row}
            inputRef={rates.hold(row.category)}
            text={rates.text(row.category)}
            problem={problems.find(({ category }) => category === row.category)}
            isMalformed={rates.malformed.includes(row.category)}
            readOnly={readOnly}
            onType={(text) => editing.type(row.category, text)}
          />
        ))}
        <output className={styles.saved}>{saved && t('downlineRebates.saved', { day })}</output>
        <FormError
          error={problems.length === 0 ? error : null}
          text={
            isOpen ? t('openAccount.fateUnknown') : isChangedElsewhere ? t('downlineRebates.changed') : null
          }
        />
      </form>
    </TaskPage>
  );
}

function Quotas({ quotas }: Pick<DownlineRebates, 'quotas'>) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  if (quotas.length === 0) return null;
  return (
    <ul className={styles.quotas} aria-label={t('downlineRebates.quotas')}>
      {quotas.map(({ category, rebate, quota, used }) => (
        <li key={`${category} ${rebate}`}>
          {t('downlineRebates.places', {
            category: nameOf(category),
            rate: writeRate(rebate),
            used,
            count: quota,
          })}
        </li>
      ))}
    </ul>
  );
}
