import { CircleCheck, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWhitelabel } from '#src/app/appActor.ts';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Field, PasswordField } from '#screens/ui/Field.tsx';
import { CodeField } from '#screens/shared/form/CodeField.tsx';
import { CodeError } from '#screens/shared/form/CodeError.tsx';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { ruleHint, useProblemText } from '#screens/shared/form/fieldRules.ts';
import forms from '#screens/shared/form/form.module.css';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { MethodSwitch } from '#screens/shared/form/MethodSwitch.tsx';
import { MobileField } from '#screens/shared/form/MobileField.tsx';
import { longestPassword } from '#screens/shared/form/newPassword.ts';
import { SmsCodeButton } from '#screens/shared/form/SmsCodeButton.tsx';
import { LanguageSelect } from '#screens/shared/language/LanguageSelect.tsx';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import { readAccount } from '@araw/contract/values/typedContact';
import styles from './ForgotPasswordScreen.module.css';
import { useForgotPassword } from './useForgotPassword.ts';

/** Maximum characters of an e-mail address or username, as in the contract. */
const longestAccount = 128;

/** /m/forget (PASS-06). */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const isOpen = useWhitelabel()['PASSWORDCHANGEBYMAIL3'] ?? false;
  return (
    <div className={forms.screen}>
      <ScreenHeader title={t('title.forgotPassword')} actions={<LanguageSelect />} />
      {isOpen ? (
        <ForgotPassword />
      ) : (
        <EmptyState
          icon={LockKeyhole}
          title={t('forgotPassword.closed')}
          action={<ButtonLink to="/m/service">{t('title.customerService')}</ButtonLink>}
        />
      )}
    </div>
  );
}

type ForgotPassword = ReturnType<typeof useForgotPassword>;

function ForgotPassword() {
  const { t } = useTranslation();
  const forgot = useForgotPassword();
  if (forgot.isReset) {
    return (
      <EmptyState
        icon={CircleCheck}
        title={t('forgotPassword.doneTitle')}
        hint={t('forgotPassword.doneText')}
        action={
          <Button look="primary" onClick={forgot.goToLogin}>
            {t('title.login')}
          </Button>
        }
      />
    );
  }
  return forgot.entering ? <EnterCode forgot={forgot} /> : <Identify forgot={forgot} />;
}

/** The account to send the code to. Nothing here may reveal whether that player exists. */
function Identify({ forgot }: { forgot: ForgotPassword }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { channel, code, fields, error } = forgot;
  const field = (name: 'email' | 'mobileNum') => ({
    name,
    ref: fields.inputRef(name),
    value: fields.values[name],
    error: problemText(fields.problems[name]),
    'aria-required': true,
    readOnly: code.busy,
    onChange: ({ target }: { target: HTMLInputElement }) => fields.type(name, target.value),
    onBlur: () => fields.leave(name),
  });

  return (
    <form
      noValidate
      className={forms.form}
      aria-label={t('title.forgotPassword')}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.canRequest) forgot.requestCode();
      }}
    >
      <MethodSwitch
        label={t('forgotPassword.channels')}
        methods={[
          ['email', t('forgotPassword.byEmail')],
          ['sms', t('forgotPassword.bySms')],
        ]}
        chosen={channel}
        disabled={!forgot.canSwitch || code.busy}
        onSwitch={forgot.switchChannel}
      />
      <p className={styles.text}>{t('forgotPassword.intro')}</p>
      {channel === 'email' ? (
        <Field
          {...field('email')}
          label={t('forgotPassword.account')}
          read={readAccount}
          maxLength={longestAccount}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      ) : (
        <MobileField
          {...field('mobileNum')}
          label={t('login.mobile')}
          dialingCodes={forgot.dialingCodes}
          dialingCode={forgot.dialingCode}
          onDialingCode={forgot.setDialingCode}
        />
      )}
      <FormError error={error} />
      <CodeError code={code} />
      <Button
        type="submit"
        look="primary"
        wide
        busy={code.busy}
        disabled={!code.canRequest}
        onMouseDown={keepFocus}
      >
        {code.seconds === null ? t('forgotPassword.send') : t('code.wait', { count: code.seconds })}
      </Button>
      {forgot.canGoOn && (
        <Button look="plain" wide onClick={forgot.goOn}>
          {t('forgotPassword.haveCode')}
        </Button>
      )}
    </form>
  );
}

function EnterCode({ forgot }: { forgot: ForgotPassword }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { account, code, fields, newRule, error, resetting } = forgot;
  const password = (name: 'newPassword' | 'confirmNewPassword') => ({
    name,
    inputRef: fields.inputRef(name),
    value: fields.values[name],
    error: problemText(fields.problems[name]),
    maxLength: longestPassword,
    autoComplete: 'new-password' as const,
    'aria-required': true,
    onChange: ({ target }: { target: HTMLInputElement }) => fields.type(name, target.value),
    onBlur: () => fields.leave(name),
  });

  return (
    <form
      noValidate
      className={forms.form}
      aria-label={t('title.forgotPassword')}
      onSubmit={(event) => {
        event.preventDefault();
        if (forgot.canSubmit) forgot.submit();
      }}
    >
      <div className={styles.sent}>
        <p className={styles.text}>{t('forgotPassword.sentTo', { account })}</p>
        <Button look="plain" small disabled={!forgot.canReopen || code.busy} onClick={forgot.reopenAccount}>
          {t('forgotPassword.change')}
        </Button>
      </div>
      {/* Lets password managers save the new password under the right account. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <CodeField
        name="code"
        ref={fields.inputRef('code')}
        label={t('login.code')}
        enterKeyHint="next"
        value={fields.values.code}
        error={problemText(fields.problems.code)}
        aria-required
        onCode={(digits) => fields.type('code', digits)}
        end={<SmsCodeButton code={code} onRequest={forgot.requestCode} />}
      />
      <PasswordField
        {...password('newPassword')}
        label={t('forgotPassword.newPassword')}
        enterKeyHint="next"
        hint={newRule && ruleHint(newRule)}
      />
      <PasswordField {...password('confirmNewPassword')} label={t('forgotPassword.confirmPassword')} />
      <CodeError code={code} />
      <FormError error={error} />
      <Button
        type="submit"
        look="primary"
        wide
        busy={resetting}
        disabled={!forgot.canSubmit}
        onMouseDown={keepFocus}
      >
        {resetting ? t('forgotPassword.submitting') : t('forgotPassword.submit')}
      </Button>
    </form>
  );
}
