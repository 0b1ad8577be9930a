import { CircleCheck, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#screens/parts/Field.tsx';
import { FormRefusal } from '#screens/parts/form/FormRefusal.tsx';
import { useProblemText } from '#screens/parts/form/fieldRules.ts';
import { EditForm } from './EditForm.tsx';
import styles from './ProfileScreen.module.css';
import { longestEmail } from './profileFields.ts';
import { useEmailForm } from './useEmailForm.ts';

/** Another e-mail address: checked on leaving the field and again by the operator as it is saved. */
export function EmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const focus = () => input.current?.focus();
  const form = useEmailForm(email, { focus, onSaved: onClose });
  useEffect(() => input.current?.focus(), []);
  return (
    <EditForm label={t('profile.email')} busy={form.saving} onSave={form.save} onCancel={onClose}>
      <Field
        ref={input}
        label={t('profile.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        // One more than may be: what is too long is said, not cut off unseen.
        maxLength={longestEmail + 1}
        value={form.typed}
        error={problemText(form.problem)}
        hint={form.check === 'unknown' ? t('profile.emailUnchecked') : undefined}
        end={<CheckMark check={form.check} />}
        onChange={(event) => form.type(event.target.value)}
        onBlur={form.leave}
      />
      <output className="visually-hidden">
        {form.check === 'checking' && t('profile.emailChecking')}
        {form.check === 'free' && t('profile.emailFree')}
      </output>
      <FormRefusal refusal={form.refusal} />
    </EditForm>
  );
}

function CheckMark({ check }: { check: ReturnType<typeof useEmailForm>['check'] }) {
  if (check === 'checking') return <LoaderCircle size={20} aria-hidden className={styles.turning} />;
  if (check === 'free') return <CircleCheck size={20} aria-hidden className={styles.free} />;
  return null;
}
