import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shownLanguage } from '#locales/i18n.ts';
import { useServices } from '#src/app/services.ts';
import { BirthDateField } from '#screens/shared/form/BirthDateField.tsx';
import { CaptchaField } from '#screens/shared/form/CaptchaField.tsx';
import { Checkbox } from '#screens/shared/form/Checkbox.tsx';
import { ruleHint, useProblemText } from '#screens/shared/form/fieldRules.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import forms from '#screens/shared/form/form.module.css';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { longestPassword } from '#screens/shared/form/newPassword.ts';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import { LanguageSelect } from '#screens/shared/language/LanguageSelect.tsx';
import { Block } from '#screens/shared/loading/Block.tsx';
import { TermsVersion } from '#screens/shared/terms/TermsVersion.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Field, PasswordField } from '#screens/ui/Field.tsx';
import { LinkedText } from '#screens/ui/LinkedText.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { switchesOf } from '@araw/contract/protection/protectionProfiles';
import { readName } from '@araw/contract/values/typedText';
import styles from './TakeAccountScreen.module.css';
import { useTakeAccount } from './useTakeAccount.ts';
import typography from '#screens/ui/typography.module.css';

const termsLinks = { terms: '/m/registerTerms', agreement: '/m/userAgreement' } as const;
const longestUsername = 128;

/** /m/login?page=takeAccount: the member activates an account that an agent opened (TEAM-08). */
export function TakeAccountScreen() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const settings = useQuery(queries.registerSettings(shownLanguage()));
  const site = useQuery(queries.settings());
  return (
    <div className={forms.screen}>
      <ScreenHeader title={t('takeAccount.title')} actions={<LanguageSelect />} />
      <Block query={settings} skeleton={<Skeleton className={styles.waiting} />}>
        {(rules) => (
          <Block query={site} skeleton={<Skeleton className={styles.waiting} />}>
            {({ minimumAge, protection }) => {
              const { barredGroups, limitsOffered } = switchesOf(protection);
              return (
                <TakingForm
                  settings={rules}
                  minimumAge={minimumAge}
                  declarationAsked={barredGroups}
                  limitsOffered={limitsOffered === 'registration'}
                />
              );
            }}
          </Block>
        )}
      </Block>
    </div>
  );
}

function TakingForm(rules: Parameters<typeof useTakeAccount>[0]) {
  const { minimumAge } = rules;
  const { t } = useTranslation();
  const problemText = useProblemText();
  const taking = useTakeAccount(rules);
  const { fields, error, captcha } = taking;
  const field = (name: keyof typeof fields.values) => ({
    name,
    value: fields.values[name],
    error: problemText(fields.problems[name]),
    'aria-required': true,
    onChange: ({ target }: { target: HTMLInputElement }) => fields.type(name, target.value),
    onBlur: () => fields.leave(name),
  });
  const password = (name: 'password' | 'newPassword' | 'confirmNewPassword') => ({
    ...field(name),
    inputRef: fields.inputRef(name),
    maxLength: longestPassword,
  });
  const { onChange: _onChange, onBlur: _onBlur, ...captchaField } = field('captcha');
  const { onChange: _onDate, ...birthDateField } = field('birthDate');
  return (
    <form
      noValidate
      className={forms.form}
      aria-label={t('takeAccount.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (taking.canSubmit) taking.submit();
      }}
    >
      <p className={typography.note}>{t('takeAccount.about')}</p>
      <Field
        {...field('username')}
        ref={fields.inputRef('username')}
        label={t('login.username')}
        read={readName}
        enterKeyHint="next"
        maxLength={longestUsername}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        {...password('password')}
        label={t('takeAccount.first')}
        autoComplete="off"
        enterKeyHint="next"
      />
      <PasswordField
        {...password('newPassword')}
        label={t('takeAccount.own')}
        enterKeyHint="next"
        hint={ruleHint(taking.newRule ?? { message: '' })}
        autoComplete="new-password"
      />
      <PasswordField
        {...password('confirmNewPassword')}
        label={t('takeAccount.again')}
        autoComplete="new-password"
      />
      {taking.asksBirthDate && (
        <BirthDateField
          {...birthDateField}
          ref={fields.inputRef('birthDate')}
          label={t('registration.field.birthDate')}
          minimumAge={minimumAge}
          onDate={(day) => fields.type('birthDate', day)}
        />
      )}
      {captcha && (
        <CaptchaField
          {...captchaField}
          {...captcha}
          ref={fields.inputRef('captcha')}
          onRefresh={taking.refreshCaptcha}
          onDigits={(digits) => fields.type('captcha', digits)}
        />
      )}
      <div>
        <Checkbox
          name="agreed"
          checked={taking.consented}
          disabled={!taking.canToggleConsent}
          onChange={taking.toggleConsent}
        >
          <LinkedText text={t('registration.consent', { age: minimumAge })} links={termsLinks} />
        </Checkbox>
        {taking.declarationAsked && (
          <Checkbox
            name="notBarred"
            checked={taking.declared}
            disabled={!taking.canToggleDeclaration}
            onChange={taking.toggleDeclaration}
          >
            {t('registration.notBarred')}
          </Checkbox>
        )}
        <p className={typography.note}>{taking.terms && <TermsVersion terms={taking.terms} />}</p>
      </div>
      <FormError error={error} text={error?.code === 'conflict' ? t('takeAccount.taken') : null} />
      <Button
        type="submit"
        look="primary"
        wide
        busy={taking.sending}
        disabled={!taking.canSubmit}
        onMouseDown={keepFocus}
      >
        {t('takeAccount.submit')}
      </Button>
      <p className={typography.note}>
        <Link className={styles.back} to="/m/login">
          {t('takeAccount.back')}
        </Link>
      </p>
    </form>
  );
}
