import { useSelector } from '@xstate/react';
import { Upload } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { depositReceiptsMachine } from '#machines/depositReceipts/depositReceipts.machine.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import type { ChosenFiles } from '#screens/shared/uploads/chosenFiles.ts';
import { Files } from '#screens/shared/uploads/Files.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { applicationLimits } from '@araw/contract/cashier/applicationLimits';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { commentFieldId } from './commentField.ts';
import styles from './Promotion.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface ApplicationProps {
  application: ActorRefFrom<typeof depositReceiptsMachine>;
  files: ChosenFiles;
  offer: PromotionOffer;
}

const longest = applicationLimits.comment;
/** The button that led here is gone, so move the focus. */
const focusAtFirst = (heading: HTMLElement | null) => heading?.focus();

/** A member's application for a promotion: text and pictures for a reviewer to decide on (BEN-02). */
export function Application({ application, files, offer }: ApplicationProps) {
  const { t } = useTranslation();
  const formId = useId();
  const snapshot = useSelector(application, (now) => now);
  const [comment, setComment] = useState(offer.application?.comment ?? '');
  const { context } = snapshot;
  const editing = snapshot.hasTag('editing');
  const unanswered = snapshot.hasTag('unanswered');
  const isSending = snapshot.hasTag('busy');
  const uploading = editing && !snapshot.hasTag('canSubmit');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    application.send({ type: 'proof.submitted', key: newMoneyKey(), reference: comment.trim() });
  };
  return (
    <TaskPage
      aboveMenu
      action={
        <div className={layout.stack8}>
          {unanswered ? (
            <Button look="primary" wide onClick={() => application.send({ type: 'retry.requested' })}>
              {t('promotion.askAgain')}
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              look="primary"
              wide
              busy={isSending || uploading}
              icon={<Upload size={20} aria-hidden />}
            >
              {uploading ? t('depositOrder.uploading') : t('promotion.send')}
            </Button>
          )}
          <Button wide disabled={isSending} onClick={() => application.send({ type: 'receipts.closed' })}>
            {t('promotion.back')}
          </Button>
        </div>
      }
      note={t('promotion.reviewed')}
    >
      <form id={formId} className={layout.stack12} noValidate onSubmit={submit}>
        <h2 ref={focusAtFirst} tabIndex={-1} className={styles.title}>
          {t('promotion.applyFor', { title: offer.title.trim() || t('title.promotions') })}
        </h2>
        <div className={styles.comment}>
          <label htmlFor={commentFieldId} className={styles.label}>
            {t('promotion.comment')}
          </label>
          <textarea
            id={commentFieldId}
            className={styles.text}
            rows={3}
            dir="auto"
            value={comment}
            readOnly={!editing}
            aria-invalid={snapshot.hasTag('empty') ? true : undefined}
            aria-describedby={`${commentFieldId}-hint`}
            onChange={(event) => setComment(Array.from(event.target.value).slice(0, longest).join(''))}
          />
          <p id={`${commentFieldId}-hint`} className={styles.line}>
            {t('promotion.counted', { written: Array.from(comment).length, count: longest })}
          </p>
          <p role="alert" className={styles.fault}>
            {snapshot.hasTag('empty') && t('promotion.nothingToSend')}
          </p>
        </div>
        <p className={styles.label}>
          {t('promotion.pictures', { added: context.files.length, count: applicationLimits.files })}
        </p>
        <Files uploads={application} files={files} wrongType={t('promotion.wrongType')} />
        <FormError error={context.error} text={unanswered ? t('promotion.unanswered') : null} />
      </form>
    </TaskPage>
  );
}
