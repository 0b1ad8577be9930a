import { Check, RefreshCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { ruleHint, useProblemText } from '#screens/shared/form/fieldRules.ts';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { longestPassword } from '#screens/shared/form/newPassword.ts';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { readName } from '@araw/contract/values/typedText';
import styles from './AgentAccounts.module.css';
import { Opened } from './Opened.tsx';
import { RebateFields } from './RebateFields.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { type Opening, useOpenAccount } from './useOpenAccount.ts';
import layout from '#screens/ui/layout/layout.module.css';

/** Opens an account directly below the agent (TEAM-08). */
export function OpenAccount({ tabs }: { tabs: ReactNode }) {
  const opening = useOpenAccount();
  const { snapshot, context } = opening;
  if (snapshot.hasTag('done')) return <Opened opening={opening} />;
  return (
    <>
      {snapshot.hasTag('failed') && context.error ? (
        <FailedState error={context.error} onRetry={opening.retry} />
      ) : context.own === null ? (
        <TaskPage>
          {tabs}
          <Skeleton className={styles.skeleton} />
        </TaskPage>
      ) : (
        <Form opening={opening} tabs={tabs} />
      )}
    </>
  );
}

function Form({ opening, tabs }: { opening: Opening; tabs: ReactNode }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const formId = useId();
  const { snapshot, call, context, fields } = opening;
  const { isOpen } = call;
  const busy = snapshot.hasTag('busy') || call.isBusy;
  const { error, problems, field } = context;
  const readOnly = busy || isOpen;
  return (
    <TaskPage
      action={
        isOpen ? (
          <Button look="primary" wide onClick={call.askAgain}>
            {t('openAccount.askAgain')}
          </Button>
        ) : (
          <Button type="submit" form={formId} look="primary" wide busy={busy} onMouseDown={keepFocus}>
            {t('title.agentRegister')}
          </Button>
        )
      }
      note={opening.minimumAge !== null && t('openAccount.adults', { age: opening.minimumAge })}
    >
      {tabs}
      <form
        id={formId}
        noValidate
        className={layout.stack16}
        aria-label={t('title.agentRegister')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!readOnly) opening.submit();
        }}
      >
        <TypeChoice type={opening.type} readOnly={readOnly} onChoose={opening.choose} />
        <Field
          ref={fields.inputRef('account')}
          label={t('openAccount.account')}
          hint={opening.isFree ? t('openAccount.free') : ruleHint(opening.nameRule ?? { message: '' })}
          error={problemText(fields.problems.account) ?? null}
          value={fields.values.account}
          read={readName}
          enterKeyHint="next"
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={128}
          end={opening.isFree && <Check className={styles.free} size={18} aria-hidden />}
          onChange={(event) => opening.typeField('account', event.target.value)}
          onBlur={() => void opening.lookForName()}
        />
        <Field
          ref={fields.inputRef('password')}
          label={t('openAccount.password')}
          hint={t('openAccount.passwordHint')}
          error={problemText(fields.problems.password) ?? null}
          value={fields.values.password}
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={longestPassword}
          end={
            <IconButton
              icon={RefreshCw}
              size={18}
              label={t('openAccount.makePassword')}
              disabled={readOnly}
              onClick={opening.makePassword}
            />
          }
          onChange={(event) => opening.typeField('password', event.target.value)}
        />
        <RebateFields
          rates={opening.rates}
          own={context.own ?? {}}
          problems={problems}
          judged={opening.judged}
          readOnly={readOnly}
          onType={opening.typeRate}
        />
        <FormError
          error={field === null && problems.length === 0 ? (isOpen ? call.error : error) : null}
          text={isOpen ? t('openAccount.fateUnknown') : null}
        />
      </form>
    </TaskPage>
  );
}
