import { useTranslation } from 'react-i18next';
import { Button } from '#screens/parts/Button.tsx';
import { Checkbox } from '#screens/parts/form/Checkbox.tsx';
import { FormRefusal } from '#screens/parts/form/FormRefusal.tsx';
import { keepFocus } from '#screens/parts/form/keepFocus.ts';
import { MethodSwitch } from '#screens/parts/form/MethodSwitch.tsx';
import { SubmitFoot } from '#screens/parts/form/SubmitFoot.tsx';
import { LinkedText } from '#screens/parts/LinkedText.tsx';
import { TermsVersion } from '#screens/parts/TermsVersion.tsx';
import { RegisterField } from './RegisterField.tsx';
import styles from './RegisterScreen.module.css';
import type { Register } from './useRegister.ts';

const termsLinks = { terms: '/m/registerTerms', agreement: '/m/userAgreement' } as const;

/** The fields that the operator asks, in groups, with consent and the button in reach below them. */
export function RegisterForm({ register, minimumAge }: { register: Register; minimumAge: number }) {
  const { t } = useTranslation();
  const { form, groups } = register;
  const lastField = groups.at(-1)?.fields.at(-1);

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('title.register')}
      onSubmit={(event) => {
        event.preventDefault();
        if (register.canSubmit) register.submit();
      }}
    >
      {register.offersBothMethods && (
        <MethodSwitch
          label={t('register.methods')}
          methods={[
            ['username', t('register.field.username')],
            ['mobile', t('register.field.mobileNum')],
          ]}
          chosen={register.method}
          disabled={!register.canSwitch}
          onSwitch={register.switchMethod}
        />
      )}
      <p className={styles.note}>{t('register.requiredMark')}</p>

      {groups.map(({ group, fields }) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>{t(`register.${group}`)}</legend>
          {fields.map((field) => (
            <RegisterField
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
        <p className={styles.invited}>{t(`register.linking.${register.linked.provider}`)}</p>
      )}
      {register.invitedBy && (
        <p className={styles.invited}>{t('register.invited', { code: register.invitedBy })}</p>
      )}

      <div>
        <Checkbox
          name="agreed"
          checked={register.consented}
          disabled={!register.canToggleConsent}
          onChange={register.toggleConsent}
        >
          <LinkedText
            text={t('register.consent', { age: minimumAge })}
            links={termsLinks}
            onFollow={form.hold}
          />
        </Checkbox>
        <p className={styles.note}>
          {register.terms && <TermsVersion terms={register.terms} />}
          <span className={styles.adults}>{t('register.adults', { age: minimumAge })}</span>
        </p>
      </div>

      <FormRefusal refusal={register.refusal} />
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
            ? t('register.submitting')
            : register.checking
              ? t('register.checking')
              : t('register.submit')}
        </Button>
      </SubmitFoot>
    </form>
  );
}
