import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { Field, PasswordField } from '#screens/ui/Field.tsx';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { ruleHint, useProblemText } from '#screens/shared/form/fieldRules.ts';
import forms from '#screens/shared/form/form.module.css';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { longestPassword } from '#screens/shared/form/newPassword.ts';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import styles from './ChangePasswordScreen.module.css';
import { useChangePassword } from './useChangePassword.ts';
import typography from '#screens/ui/typography.module.css';

/** /m/changePsw (PASS-01…05). */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { account, asksOld, fields, newRule, saving, error, canSubmit, submit } = useChangePassword();

  const field = (name: keyof typeof fields.values) => ({
    name,
    value: fields.values[name],
    error: problemText(fields.problems[name]),
    inputRef: fields.inputRef(name),
    maxLength: longestPassword,
    'aria-required': true,
    onChange: ({ target }: { target: HTMLInputElement }) => fields.type(name, target.value),
    onBlur: () => fields.leave(name),
  });

  return (
    <div className={forms.screen}>
      <ScreenHeader title={t('title.changePassword')} arrow={false} />
      <form
        noValidate
        className={forms.form}
        aria-label={t('title.changePassword')}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSubmit) submit();
        }}
      >
        <Field
          className={styles.account}
          label={t('changePassword.account')}
          name="username"
          autoComplete="username"
          readOnly
          value={account}
        />
        {asksOld && (
          <PasswordField
            {...field('oldPassword')}
            label={t('changePassword.oldPassword')}
            enterKeyHint="next"
            autoComplete="current-password"
          />
        )}
        <PasswordField
          {...field('newPassword')}
          label={t('changePassword.newPassword')}
          enterKeyHint="next"
          autoComplete="new-password"
          hint={newRule && ruleHint(newRule)}
        />
        <PasswordField
          {...field('confirmNewPassword')}
          label={t('changePassword.confirmPassword')}
          autoComplete="new-password"
        />
        <FormError
          error={error}
          text={error?.code === 'credentialsWrong' ? t('form.incorrectPassword') : null}
        />
        <p className={typography.note}>{t('changePassword.hint')}</p>
        <Button type="submit" look="primary" wide busy={saving} disabled={!canSubmit} onMouseDown={keepFocus}>
          {saving ? t('changePassword.submitting') : t('changePassword.submit')}
        </Button>
        <ButtonLink to="/m/set" look="plain" wide>
          {t('app.cancel')}
        </ButtonLink>
      </form>
    </div>
  );
}
