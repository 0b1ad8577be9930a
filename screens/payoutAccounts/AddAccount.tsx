import { ChevronDown, Info, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#screens/shared/form/Checkbox.tsx';
import { useProblemText } from '#screens/shared/form/fieldRules.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { MethodSwitch } from '#screens/shared/form/MethodSwitch.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { useArrivalFocus } from '#screens/ui/useArrivalFocus.ts';
import type { PayoutAccounts } from '@araw/contract/cashier/payoutAccounts';
import { readPersonName } from '@araw/contract/values/typedText';
import { plainNumber } from './accountNumber.ts';
import styles from './PayoutAccounts.module.css';
import type { PayoutAccountsOnScreen } from './usePayoutAccounts.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface AddAccountProps {
  page: PayoutAccountsOnScreen;
  accounts: PayoutAccounts;
}

/** A new account: its kind, institution and number, and the holder if the player has no name on file yet. */
export function AddAccount({ page, accounts }: AddAccountProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const formId = useId();
  const selectId = useId();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const { form, error, snapshot } = page;
  const { fields, institution } = form;
  const kindNames = {
    eWallet: t('payoutAccounts.kind.eWallet'),
    bank: t('payoutAccounts.kind.bank'),
    crypto: t('payoutAccounts.kind.crypto'),
  };
  const kind = institution?.kind ?? 'eWallet';
  const isTaken = error?.code === 'alreadyTaken';
  const texts: Record<string, string> = {
    conflict: t('payoutAccounts.full', { count: accounts.most }),
    fieldInvalid: t('payoutAccounts.refused'),
  };
  const isConfirming = snapshot.hasTag('confirming');
  return (
    <TaskPage
      action={
        <>
          <Button
            type="submit"
            form={formId}
            look="primary"
            wide
            disabled={isConfirming}
            onMouseDown={keepFocus}
          >
            {t('payoutAccounts.next')}
          </Button>
          <Button wide look="plain" disabled={isConfirming} onClick={page.cancel}>
            {t('app.cancel')}
          </Button>
        </>
      }
      note={t('payoutAccounts.nextHint')}
    >
      <h2 ref={heading} className={typography.heading} tabIndex={-1}>
        {t('payoutAccounts.addTitle')}
      </h2>
      <form
        id={formId}
        noValidate
        className={layout.stack16}
        aria-label={t('payoutAccounts.addTitle')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isConfirming) form.submit();
        }}
      >
        <MethodSwitch
          label={t('payoutAccounts.kinds')}
          methods={form.kinds.map((one) => [one, kindNames[one]] as const)}
          chosen={kind}
          disabled={isConfirming}
          onSwitch={form.chooseKind}
        />
        <div className={layout.stack8}>
          <label className={typography.label} htmlFor={selectId}>
            {kindNames[kind]}
          </label>
          <span className={styles.selectBox}>
            <select
              id={selectId}
              className={styles.select}
              value={institution?.code ?? ''}
              onChange={(event) => form.chooseInstitution(event.target.value)}
            >
              {form.institutions.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronDown size={18} aria-hidden />
          </span>
        </div>
        <Field
          name="number"
          ref={fields.inputRef('number')}
          label={kind === 'crypto' ? t('payoutAccounts.address') : t('payoutAccounts.number')}
          value={fields.values.number}
          read={institution ? (typed) => plainNumber(typed, institution) : undefined}
          hint={institution?.hint ?? ''}
          error={problemText(fields.problems.number) ?? (isTaken ? t('payoutAccounts.taken') : undefined)}
          dir="ltr"
          inputMode={kind === 'crypto' ? 'text' : kind === 'bank' ? 'numeric' : 'tel'}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={128}
          aria-required
          onChange={({ target }) => fields.type('number', target.value)}
          onBlur={() => fields.leave('number')}
        />
        {accounts.holder === '' ? (
          <Field
            name="holder"
            ref={fields.inputRef('holder')}
            label={t('payoutAccounts.holder')}
            hint={t('payoutAccounts.holderOnce')}
            value={fields.values.holder}
            read={readPersonName}
            error={problemText(fields.problems.holder)}
            autoComplete="name"
            maxLength={64}
            aria-required
            onChange={({ target }) => fields.type('holder', target.value)}
            onBlur={() => fields.leave('holder')}
          />
        ) : (
          <Field
            name="holder"
            label={t('payoutAccounts.holder')}
            hint={t('payoutAccounts.holderFixed')}
            value={accounts.holder}
            readOnly
            end={<ShieldCheck size={20} aria-hidden className={styles.fixed} />}
          />
        )}
        <Checkbox checked={form.makeDefault} onChange={({ target }) => form.setMakeDefault(target.checked)}>
          {t('payoutAccounts.makeDefault')}
        </Checkbox>
        <FormError error={isTaken ? null : error} text={(error && texts[error.code]) ?? null} />
        {accounts.waitingHours > 0 && (
          <p className={styles.info}>
            <Info size={18} aria-hidden />
            <span>{t('payoutAccounts.waiting', { count: accounts.waitingHours })}</span>
          </p>
        )}
      </form>
    </TaskPage>
  );
}
