import { CircleCheck, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '#screens/ui/Field.tsx';
import { useProblemText } from '#screens/shared/form/fieldRules.ts';
import { MobileField } from '#screens/shared/form/MobileField.tsx';
import type { Contact } from '#services/contract/member.ts';
import styles from './ProfileScreen.module.css';
import { longestEmail } from '#services/contract/emailAddress.ts';
import type { ContactChange } from './useContactChange.ts';
import type { EmailCheck } from './useEmailCheck.ts';

/** The new address; whether an e-mail address is free is told on leaving it. */
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
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        // One more than may be: what is too long is said, not cut off unseen.
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
