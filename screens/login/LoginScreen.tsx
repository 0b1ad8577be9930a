import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { Field, PasswordField } from '#screens/ui/Field.tsx';
import { CaptchaField } from '#screens/shared/form/CaptchaField.tsx';
import { Checkbox } from '#screens/shared/form/Checkbox.tsx';
import { maxLengthOf, useProblemText } from '#screens/shared/form/fieldRules.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import forms from '#screens/shared/form/form.module.css';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { MethodSwitch } from '#screens/shared/form/MethodSwitch.tsx';
import { usePrefetchedSeal } from '#screens/shared/form/usePrefetchedSeal.ts';
import { useIdentityText } from '#screens/shared/identity/identityErrors.ts';
import { SocialLogin } from '#screens/shared/identity/SocialLogin.tsx';
import { LanguageSelect } from '#screens/shared/language/LanguageSelect.tsx';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import { SaferPlayNote } from '#screens/shared/licence/SaferPlayNote.tsx';
import { Block } from '#screens/shared/loading/Block.tsx';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { IdentitySettings } from '@araw/contract/calls/system';
import { readName } from '@araw/contract/values/typedText';
import { type LoginField, longest } from './loginFields.ts';
import styles from './LoginScreen.module.css';
import { SmsFields } from './SmsFields.tsx';
import { useLogin } from './useLogin.ts';

/** /m/login (LOGIN-01…12). */
export function LoginScreen() {
  const { t } = useTranslation();
  const { queries } = useServices();
  // Loaded with the page, because a login can't be sealed and sent without them.
  const settings = useQuery(queries.settings());
  return (
    <div className={forms.screen}>
      <ScreenHeader title={t('title.login')} actions={<LanguageSelect />} />
      <Block query={settings} skeleton={<Skeleton className={styles.waiting} />}>
        {({ identity }) => <LoginForm identity={identity} />}
      </Block>
      <p className={styles.contact}>
        <Link to="/m/service">{t('login.contact')}</Link>
      </p>
      <SaferPlayNote />
    </div>
  );
}

function LoginForm({ identity }: { identity: IdentitySettings }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const identityText = useIdentityText();
  usePrefetchedSeal();
  const login = useLogin(identity);
  const { form, error, captcha } = login;
  const { remember, autoLogin } = form.values;

  const field = (name: LoginField) => ({
    name,
    value: form.values[name],
    error: problemText(form.problems[name]),
    'aria-required': true,
  });

  return (
    <>
      <form
        noValidate
        className={forms.form}
        aria-label={t('title.login')}
        onSubmit={(event) => {
          event.preventDefault();
          if (login.canSubmit) login.submit();
        }}
      >
        {login.smsLoginEnabled && (
          <MethodSwitch
            label={t('login.methods')}
            methods={[
              ['username', t('login.username')],
              ['sms', t('login.mobile')],
            ]}
            chosen={login.method}
            disabled={!login.canSwitch}
            onSwitch={login.switchMethod}
          />
        )}

        {login.method === 'username' ? (
          <>
            <Field
              {...field('username')}
              ref={form.inputRef('username')}
              label={t('login.username')}
              read={readName}
              enterKeyHint="next"
              maxLength={maxLengthOf(login.usernameRule, longest.username)}
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onChange={(event) => form.type('username', event.target.value)}
            />
            <PasswordField
              {...field('password')}
              inputRef={form.inputRef('password')}
              label={t('login.password')}
              maxLength={longest.password}
              autoComplete="current-password"
              onChange={(event) => form.type('password', event.target.value)}
            />
          </>
        ) : (
          <SmsFields login={login} />
        )}

        {captcha && (
          <CaptchaField
            {...field('captcha')}
            {...captcha}
            ref={form.inputRef('captcha')}
            onRefresh={login.refreshCaptcha}
            onDigits={(digits) => form.type('captcha', digits)}
          />
        )}

        <div className={styles.keeping}>
          <Checkbox
            checked={remember}
            onChange={({ target: { checked } }) => {
              form.change({ remember: checked, ...(!checked && { autoLogin: false }) });
              if (!checked) login.forget();
            }}
          >
            {login.method === 'sms' ? t('login.rememberNumber') : t('login.remember')}
          </Checkbox>
          {login.forgotLinkShown && (
            <Link className={styles.forgot} to="/m/forget">
              {t('login.forgot')}
            </Link>
          )}
          {remember && login.method === 'username' && (
            <Checkbox
              className={styles.whole}
              checked={autoLogin}
              onChange={({ target: { checked } }) => form.change({ autoLogin: checked })}
            >
              {t('login.autoLogin')}
            </Checkbox>
          )}
          {login.canForget && (
            <button type="button" className={styles.forget} onClick={login.forget}>
              {t('login.forgetLogin')}
            </button>
          )}
        </div>

        <FormError error={error} text={identityText(error)} />
        {error?.code === 'firstPassword' && (
          <ButtonLink
            wide
            to="/m/login?page=takeAccount"
            state={{ username: readName(form.values.username) }}
          >
            {t('takeAccount.title')}
          </ButtonLink>
        )}

        <Button
          type="submit"
          look="primary"
          wide
          busy={login.loggingIn}
          disabled={!login.canSubmit}
          onMouseDown={keepFocus}
        >
          {login.loggingIn ? t('login.submitting') : t('login.submit')}
        </Button>
        <output className={styles.status}>{login.signingIn && t('login.identityWaiting')}</output>
      </form>

      <p className={`${forms.or} ${styles.or}`} aria-hidden>
        {t('login.or')}
      </p>
      {login.hasSocialLogins && (
        <div className={styles.social}>
          {login.socialLogins.length > 0 && (
            <SocialLogin logins={login.socialLogins} onChoose={login.choose} />
          )}
        </div>
      )}
      <nav className={styles.others} aria-label={t('login.otherWays')}>
        <ButtonLink to="/m/register" wide>
          {t('login.register')}
        </ButtonLink>
        <ButtonLink to="/m/trail" look="plain" wide>
          {t('login.trial')}
        </ButtonLink>
      </nav>
    </>
  );
}
