import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { useProblemText } from '#screens/shared/form/fieldRules.ts';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { longestLabel } from '#services/contract/agentAccounts.ts';
import type { Rates } from '#services/contract/downlineRebates.ts';
import styles from './AgentRegister.module.css';
import { RebateFields } from './RebateFields.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import type { AddressList } from './useAddresses.ts';

/** A new address: its name, what it opens, and which rates it gives. */
export function AddressForm({ addresses, own }: { addresses: AddressList; own: Rates }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { snapshot, context, fields } = addresses;
  const busy = snapshot.hasTag('busy');
  const isOpen = snapshot.hasTag('unanswered');
  const readOnly = busy || isOpen;
  const { error, field, problems } = context;
  return (
    <TaskPage
      action={
        <>
          {isOpen ? (
            <Button look="primary" wide onClick={addresses.retry}>
              {t('openAccount.askAgain')}
            </Button>
          ) : (
            <Button type="submit" form={formId} look="primary" wide busy={busy} onMouseDown={keepFocus}>
              {t('affiliateUrl.create')}
            </Button>
          )}
          <Button
            look="plain"
            wide
            disabled={!snapshot.can({ type: 'form.left' })}
            onClick={addresses.leaveForm}
          >
            {t('app.cancel')}
          </Button>
        </>
      }
      note={t('affiliateUrl.most')}
    >
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        {t('affiliateUrl.newOne')}
      </h2>
      <form
        id={formId}
        noValidate
        className={styles.form}
        aria-label={t('affiliateUrl.newOne')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!readOnly) addresses.submit();
        }}
      >
        <Field
          ref={fields.inputRef('label')}
          label={t('affiliateUrl.label')}
          hint={t('affiliateUrl.labelHint')}
          error={problemText(fields.problems.label) ?? null}
          value={fields.values.label}
          readOnly={readOnly}
          autoComplete="off"
          maxLength={longestLabel}
          onChange={(event) => addresses.typeField('label', event.target.value)}
        />
        <Field
          ref={fields.inputRef('code')}
          label={t('affiliateUrl.code')}
          hint={t('affiliateUrl.codeHint')}
          error={problemText(fields.problems.code) ?? null}
          value={fields.values.code}
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          onChange={(event) => addresses.typeField('code', event.target.value)}
        />
        <TypeChoice type={addresses.type} onChoose={addresses.choose} />
        <RebateFields
          rates={addresses.rates}
          own={own}
          problems={problems}
          judged={addresses.judged}
          readOnly={readOnly}
          onType={addresses.typeRate}
        />
        <FormError
          error={field === null && problems.length === 0 ? error : null}
          text={isOpen ? t('openAccount.fateUnknown') : null}
        />
      </form>
    </TaskPage>
  );
}
