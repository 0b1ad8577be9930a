import { CircleCheck, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '#screens/ui/Field.tsx';
import { useProblemText } from '#screens/shared/form/fieldRules.ts';
import { MobileField } from '#screens/shared/form/MobileField.tsx';
import type { Contact } from '@araw/contract/accounts/member';
import styles from './ProfileScreen.module.css';
import { longestEmail } from '@araw/contract/values/emailAddress';
import { readEmail } from '@araw/contract/values/typedContact';
import type { ContactChange } from './useContactChange.ts';
import type { EmailCheck } from './useEmailCheck.ts';

/** The new address. On blur it shows whether an e-mail address is free. */
export function AddressField({ contact, change }: { contact: Contact; change: ContactChange }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { fields, emailCheck: check } = change;
  const field = {
    ref: fields.inputRef('address'),
    value: fields.values.address,
    readOnly: change.code.busy,
    'aria-required': true,
    onChange: ({ target }: { target: HTMLInputElement }) => fields.type('address', target.value),
    onBlur: change.leaveAddress,
  };

  if (contact === 'mobile')
    return (
      <MobileField
        {...field}
        name="mobileNum"
        label={t('contactChange.newMobile')}
        error={problemText(fields.problems.address)}
        dialingCodes={change.dialingCodes}
        dialingCode={change.dialingCode}
        onDialingCode={change.setDialingCode}
      />
    );
  return (
    <>
      <Field
        {...field}
        name="email"
        label={t('contactChange.newEmail')}
        type="email"
        read={readEmail}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        // One more than allowed, so that a long address gets an error instead of being cut silently.
        maxLength={longestEmail + 1}
        error={problemText(
          fields.problems.address ?? (check === 'taken' ? { key: 'profile.emailTaken' } : null),
        )}
        hint={check === 'unknown' ? t('profile.emailUnchecked') : undefined}
        end={<CheckMark check={check} />}
      />
      <output className="visually-hidden">
        {check === 'checking' && t('profile.emailChecking')}
        {check === 'free' && t('profile.emailFree')}
      </output>
    </>
  );
}

function CheckMark({ check }: { check: EmailCheck | null }) {
  if (check === 'checking') return <LoaderCircle size={20} aria-hidden className={styles.turning} />;
  if (check === 'free') return <CircleCheck size={20} aria-hidden className={styles.free} />;
  return null;
}
