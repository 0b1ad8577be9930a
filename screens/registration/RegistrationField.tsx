import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, PasswordField } from '#screens/ui/Field.tsx';
import { BirthDateField } from '#screens/shared/form/BirthDateField.tsx';
import { CaptchaField } from '#screens/shared/form/CaptchaField.tsx';
import { CodeField } from '#screens/shared/form/CodeField.tsx';
import { CodeError } from '#screens/shared/form/CodeError.tsx';
import { maxLengthOf, ruleHint, useProblemText } from '#screens/shared/form/fieldRules.ts';
import { MobileField } from '#screens/shared/form/MobileField.tsx';
import { SmsCodeButton } from '#screens/shared/form/SmsCodeButton.tsx';
import { longestEmail } from '@araw/contract/values/emailAddress';
import { latinDigits } from '@araw/contract/values/typedText';
import { registerReaders } from '@araw/contract/accounts/typedRegistration';
import { type FormField, longestText } from './registrationFields.ts';
import type { Registration } from './useRegistration.ts';
import { useFieldLabel } from './useFieldLabel.ts';

type Attributes = ComponentProps<'input'>;

const asTyped: Attributes = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };
const notFilled: Attributes = { ...asTyped, autoComplete: 'off' };

/** Attributes for browsers, keyboards and password managers. */
const attributesOf: Partial<Record<FormField, Attributes>> = {
  username: { ...asTyped, autoComplete: 'username' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: { ...asTyped, type: 'email', inputMode: 'email', autoComplete: 'email' },
  qqNum: { ...notFilled, inputMode: 'numeric' },
  whatsapp: { ...notFilled, inputMode: 'tel' },
  zalo: { ...notFilled, inputMode: 'tel' },
};

interface RegistrationFieldProps {
  field: FormField;
  register: Registration;
  minimumAge: number;
  enterKeyHint: 'next' | 'go';
}

/** One registration field, by its kind. Its rule shows before the player breaks it. */
export function RegistrationField({ field, register, minimumAge, enterKeyHint }: RegistrationFieldProps) {
  const problemText = useProblemText();
  const labelOf = useFieldLabel();
  const hint = useHint(field, register, minimumAge);
  const { form, code, settings } = register;
  const rule = register.asked[field];

  const common = {
    name: field,
    label: labelOf(field),
    value: form.values[field],
    required: rule?.required ?? false,
    hint,
    error: problemText(form.problems[field]),
    enterKeyHint,
    onBlur: () => register.leave(field),
  };
  const ref = form.inputRef(field);

  switch (field) {
    case 'password':
    case 'confirmPassword':
    case 'paymentPassword':
      return (
        <PasswordField
          {...common}
          inputRef={ref}
          autoComplete={field === 'paymentPassword' ? 'off' : 'new-password'}
          {...(field === 'paymentPassword' && { inputMode: 'numeric' })}
          onChange={({ target }) =>
            form.type(field, field === 'paymentPassword' ? latinDigits(target.value) : target.value)
          }
        />
      );
    case 'mobileNum':
      return (
        <MobileField
          {...common}
          ref={ref}
          dialingCodes={settings?.dialingCodes ?? []}
          dialingCode={form.values.countryDialingCode}
          onDialingCode={(chosen) => form.type('countryDialingCode', chosen)}
          onChange={(event) => form.type(field, event.target.value)}
        />
      );
    case 'verificationCode':
      return (
        <>
          <CodeField
            {...common}
            ref={ref}
            end={<SmsCodeButton code={code} onRequest={register.requestCode} />}
            onCode={(digits) => form.type(field, digits)}
          />
          <CodeError code={code} />
        </>
      );
    case 'captcha':
      return (
        <CaptchaField
          {...common}
          {...register.captcha}
          ref={ref}
          onRefresh={register.refreshCaptcha}
          onDigits={(digits) => form.type(field, digits)}
        />
      );
    case 'birthDate':
      return (
        <BirthDateField
          {...common}
          ref={ref}
          minimumAge={minimumAge}
          onDate={(day) => form.type(field, day)}
        />
      );
    default:
      return (
        <Field
          {...notFilled}
          {...attributesOf[field]}
          {...common}
          ref={ref}
          read={registerReaders[field]}
          maxLength={maxLengthOf(rule, field === 'email' ? longestEmail : longestText)}
          onChange={(event) => form.type(field, event.target.value)}
        />
      );
  }
}

/** The operator's own text for the rule, or ours for fields that need another explanation. */
function useHint(field: FormField, { asked, form }: Registration, minimumAge: number): string {
  const { t } = useTranslation();
  switch (field) {
    case 'confirmPassword':
    case 'email':
    case 'verificationCode':
    case 'captcha':
      return t(`registration.hint.${field}`);
    case 'birthDate':
      return t('registration.hint.birthDate', { age: minimumAge });
    case 'mobileNum':
      return t('registration.hint.mobileNum', { code: form.values.countryDialingCode });
    case 'username':
      return [ruleHint(asked[field] ?? { message: '' }), t('registration.hint.username')]
        .filter(Boolean)
        .join(' · ');
    default:
      return ruleHint(asked[field] ?? { message: '' });
  }
}
