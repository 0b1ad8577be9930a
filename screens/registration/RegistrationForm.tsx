import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Checkbox } from '#screens/shared/form/Checkbox.tsx';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { MethodSwitch } from '#screens/shared/form/MethodSwitch.tsx';
import { SubmitFoot } from './SubmitFoot.tsx';
import { LinkedText } from '#screens/ui/LinkedText.tsx';
import { TermsVersion } from '#screens/shared/terms/TermsVersion.tsx';
import { RegistrationField } from './RegistrationField.tsx';
import styles from './RegistrationScreen.module.css';
import type { Registration } from './useRegistration.ts';
import layout from '#screens/ui/layout/layout.module.css';

const termsLinks = { terms: '/m/registerTerms', agreement: '/m/userAgreement' } as const;

/** The operator's fields in groups, with the consent and the button always in reach below them. */
export function RegistrationForm({ register, minimumAge }: { register: Registration; minimumAge: number }) {
  const { t } = useTranslation();
  const { form, groups } = register;
  const lastField = groups.at(-1)?.fields.at(-1);

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('title.registration')}
      onSubmit={(event) => {
        event.preventDefault();
        if (register.canSubmit) register.submit();
      }}
    >
      {register.offersBothMethods && (
        <MethodSwitch
          label={t('registration.methods')}
          methods={[
            ['username', t('registration.field.username')],
            ['mobile', t('registration.field.mobileNum')],
          ]}
          chosen={register.method}
          disabled={!register.canSwitch}
          onSwitch={register.switchMethod}
        />
      )}
      <p className={styles.note}>{t('registration.requiredMark')}</p>

      {groups.map(({ group, fields }) => (
        <fieldset key={group} className={layout.stack16}>
          <legend className={styles.legend}>{t(`registration.${group}`)}</legend>
          {fields.map((field) => (
            <RegistrationField
              key={field}
              field={field}
              register={register}
              minimumAge={minimumAge}
              enterKeyHint={field === lastField ? 'go' : 'next'}
            />
          ))}
        </fieldset>
      ))}

      {register.linked && (
        <p className={styles.invited}>{t(`registration.linking.${register.linked.provider}`)}</p>
      )}
      {register.invitedBy && (
        <p className={styles.invited}>{t('registration.invited', { code: register.invitedBy })}</p>
      )}

      <div>
        <Checkbox
          name="agreed"
          checked={register.consented}
          disabled={!register.canToggleConsent}
          onChange={register.toggleConsent}
        >
          <LinkedText
            text={t('registration.consent', { age: minimumAge })}
            links={termsLinks}
            onFollow={form.hold}
          />
        </Checkbox>
        {register.declarationAsked && (
          <Checkbox
            name="notBarred"
            checked={register.declared}
            disabled={!register.canToggleDeclaration}
            onChange={register.toggleDeclaration}
          >
            {t('registration.notBarred')}
          </Checkbox>
        )}
        <p className={styles.note}>
          {register.terms && <TermsVersion terms={register.terms} />}
          <span className={styles.adults}>{t('registration.adults', { age: minimumAge })}</span>
        </p>
      </div>

      <FormError error={register.error} />
      <SubmitFoot>
        <Button
          type="submit"
          look="primary"
          wide
          busy={register.checking || register.submitting}
          disabled={!register.canSubmit}
          onMouseDown={keepFocus}
        >
          {register.submitting
            ? t('registration.submitting')
            : register.checking
              ? t('registration.checking')
              : t('registration.submit')}
        </Button>
      </SubmitFoot>
    </form>
  );
}
