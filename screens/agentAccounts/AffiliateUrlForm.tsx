import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { useProblemText } from '#screens/shared/form/fieldRules.ts';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { useArrivalFocus } from '#screens/ui/useArrivalFocus.ts';
import { longestLabel } from '@araw/contract/agents/agentAccounts';
import type { Rates } from '@araw/contract/agents/downlineRebates';
import { RebateFields } from './RebateFields.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { type AffiliateUrlList, affiliateUrlReaders } from './useAffiliateUrls.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** A new invitation link: its name, the account type and the rates it gives. */
export function AffiliateUrlForm({ addresses, own }: { addresses: AffiliateUrlList; own: Rates }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const formId = useId();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const { snapshot, call, context, fields } = addresses;
  const { isBusy, isOpen } = call;
  const readOnly = isBusy || isOpen;
  const { error, field, problems } = context;
  return (
    <TaskPage
      action={
        <>
          {isOpen ? (
            <Button look="primary" wide onClick={call.askAgain}>
              {t('openAccount.askAgain')}
            </Button>
          ) : (
            <Button type="submit" form={formId} look="primary" wide busy={isBusy} onMouseDown={keepFocus}>
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
      <h2 ref={heading} className={typography.title} tabIndex={-1}>
        {t('affiliateUrl.newOne')}
      </h2>
      <form
        id={formId}
        noValidate
        className={layout.stack16}
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
          read={affiliateUrlReaders.label}
          enterKeyHint="next"
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
          read={affiliateUrlReaders.code}
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          onChange={(event) => addresses.typeField('code', event.target.value)}
        />
        <TypeChoice type={addresses.type} readOnly={readOnly} onChoose={addresses.choose} />
        <RebateFields
          rates={addresses.rates}
          own={own}
          problems={problems}
          judged={addresses.judged}
          readOnly={readOnly}
          onType={addresses.typeRate}
        />
        <FormError
          error={field === null && problems.length === 0 ? (isOpen ? call.error : error) : null}
          text={isOpen ? t('openAccount.fateUnknown') : null}
        />
      </form>
    </TaskPage>
  );
}
