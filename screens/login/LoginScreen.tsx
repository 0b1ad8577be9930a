import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '#screens/parts/Button.tsx';
import { useFailureText } from '#screens/parts/failureText.ts';
import { Field, PasswordField } from '#screens/parts/Field.tsx';
import { ScreenHeader } from '#screens/parts/ScreenHeader.tsx';
import { Captcha } from './Captcha.tsx';
import { digitsOf, type FieldProblem, type LoginField, longest } from './loginFields.ts';
import styles from './LoginScreen.module.css';
import { MethodSwitch } from './MethodSwitch.tsx';
import { useLogin } from './useLogin.ts';

/** /m/login (LOGIN-01…07, LOGIN-10…12). */
export function LoginScreen() {
  const { t } = useTranslation();
  const login = useLogin();
  const { form, refusal, captcha } = login;
  const failureText = useFailureText();

  const textOf = (problem: FieldProblem | undefined) =>
    problem && ('key' in problem ? t(problem.key) : problem.text);
  const field = (name: LoginField) => ({
    name,
    value: form.values[name],
    maxLength: longest[name],
    error: textOf(form.problems[name]),
    'aria-required': true,
  });

  return (
    <div className={styles.screen}>
      <ScreenHeader title={t('title.login')} />
      <form
        noValidate
        className={styles.form}
        aria-label={t('title.login')}
        onSubmit={(event) => {
          event.preventDefault();
          if (login.canSubmit) login.submit();
        }}
      >
        {login.smsLoginEnabled && (
          <MethodSwitch method={login.method} disabled={!login.canSwitch} onSwitch={login.switchMethod} />
        )}

        {login.method === 'username' ? (
          <>
            <Field
              {...field('username')}
              ref={form.inputRef('username')}
              label={t('login.username')}
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
              autoComplete="current-password"
              onChange={(event) => form.type('password', event.target.value)}
            />
          </>
        ) : (
          <>
            <Field
              {...field('mobileNum')}
              ref={form.inputRef('mobileNum')}
              label={t('login.mobile')}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              start={
                <DialingCode
                  codes={login.dialingCodes}
                  chosen={form.values.countryDialingCode}
                  onChoose={(code) => form.type('countryDialingCode', code)}
                />
              }
              onChange={(event) => form.type('mobileNum', event.target.value)}
            />
            <Field
              {...field('messageCode')}
              ref={form.inputRef('messageCode')}
              label={t('login.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              onChange={(event) => form.type('messageCode', digitsOf(event.target.value))}
            />
          </>
        )}

        {captcha && (
          <Field
            {...field('captcha')}
            ref={form.inputRef('captcha')}
            label={t('login.captcha')}
            inputMode="numeric"
            autoComplete="off"
            end={<Captcha {...captcha} onRefresh={login.refreshCaptcha} />}
            onChange={(event) => form.type('captcha', digitsOf(event.target.value))}
          />
        )}

        {login.forgotLinkShown && (
          <Link className={styles.forgot} to="/m/forget">
            {t('login.forgot')}
          </Link>
        )}

        <div role="alert">
          {refusal && (
            <p className={styles.refusal}>
              <CircleAlert size={18} aria-hidden />
              <span>
                {failureText(refusal)}
                {refusal.requestId && <small>{t('app.requestId', { id: refusal.requestId })}</small>}
              </span>
            </p>
          )}
        </div>

        <Button type="submit" look="primary" wide busy={login.loggingIn} disabled={!login.canSubmit}>
          {login.loggingIn ? t('login.submitting') : t('login.submit')}
        </Button>
      </form>

      <p className={styles.or} aria-hidden>
        {t('login.or')}
      </p>
      <nav className={styles.others} aria-label={t('login.otherWays')}>
        <ButtonLink to="/m/register" wide>
          {t('login.register')}
        </ButtonLink>
        <ButtonLink to="/m/trail" look="plain" wide>
          {t('login.trial')}
        </ButtonLink>
      </nav>
      <p className={styles.contact}>
        <Link to="/m/service">{t('login.contact')}</Link>
      </p>
    </div>
  );
}

interface DialingCodeProps {
  codes: { country: string; code: string }[];
  chosen: string;
  onChoose: (code: string) => void;
}

function DialingCode({ codes, chosen, onChoose }: DialingCodeProps) {
  const { t } = useTranslation();
  const id = useId();
  const offered = codes.length > 0 ? codes : [{ country: 'PH', code: chosen }];
  return (
    <select
      id={id}
      className={styles.dialingCode}
      aria-label={t('login.dialingCode')}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      {offered.map(({ country, code }) => (
        <option key={country} value={code}>
          {country} +{code}
        </option>
      ))}
    </select>
  );
}
