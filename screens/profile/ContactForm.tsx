import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { CodeField } from '#screens/shared/form/CodeField.tsx';
import { CodeError } from '#screens/shared/form/CodeError.tsx';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { useProblemText } from '#screens/shared/form/fieldRules.ts';
import { OwnerProofFields } from '#screens/shared/form/OwnerProofFields.tsx';
import { SmsCodeButton } from '#screens/shared/form/SmsCodeButton.tsx';
import type { Contact, Profile } from '@araw/contract/accounts/member';
import { AddressField } from './AddressField.tsx';
import { EditForm } from './EditForm.tsx';
import styles from './ProfileScreen.module.css';
import { type ContactChange, useContactChange } from './useContactChange.ts';

interface ContactFormProps {
  contact: Contact;
  profile: Profile;
  onClose: () => void;
}

/** Changes the e-mail address or mobile number: first proof of identity, then the code from the new address. */
export function ContactForm({ contact, profile, onClose }: ContactFormProps) {
  const { t } = useTranslation();
  const label = contact === 'email' ? t('profile.email') : t('profile.mobile');
  const change = useContactChange(contact, profile, onClose);
  const form = useRef<HTMLDivElement>(null);
  const { editing } = change;
  useEffect(() => form.current?.querySelector('input')?.focus(), [editing]);

  return (
    <div ref={form} className={styles.contact}>
      {editing ? (
        <EditForm
          label={label}
          submit={t('contactChange.send')}
          busy={change.code.busy}
          disabled={!change.code.canRequest}
          onSave={change.request}
          onCancel={onClose}
        >
          <AddressField contact={contact} change={change} />
          <OwnerProofFields
            by={change.by}
            ways={change.ways}
            canChoose={!change.code.busy && !change.ownCode.busy && change.canChoose(change.by)}
            onChoose={change.chooseProof}
            fields={change.fields}
            ownCode={change.ownCode}
            onRequestCode={change.requestOwnCode}
            addresses={profile}
          />
          <p className={styles.hint}>{t('contactChange.effect')}</p>
          <Errors change={change} />
        </EditForm>
      ) : (
        <EditForm
          label={label}
          submit={change.saving ? t('contactChange.confirming') : t('contactChange.confirm')}
          busy={change.saving}
          disabled={!change.canConfirm}
          onSave={change.confirm}
          onCancel={onClose}
        >
          <EnterCode change={change} />
        </EditForm>
      )}
    </div>
  );
}

function EnterCode({ change }: { change: ContactChange }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { address, code, fields } = change;
  return (
    <>
      <div className={styles.sent}>
        <p className={styles.hint}>{t('contactChange.sentTo', { address })}</p>
        <Button look="plain" small disabled={!change.canReopen || code.busy} onClick={change.reopenAddress}>
          {t('forgotPassword.change')}
        </Button>
      </div>
      <CodeField
        name="code"
        ref={fields.inputRef('code')}
        label={t('login.code')}
        value={fields.values.code}
        error={problemText(fields.problems.code)}
        hint={t('contactChange.codeHint')}
        aria-required
        onCode={(digits) => fields.type('code', digits)}
        end={<SmsCodeButton code={code} onRequest={change.sendAgain} />}
      />
      <Errors change={change} />
    </>
  );
}

/** Why the last step failed: the proof, the sending or the code. */
function Errors({ change: { error, code, ownCode, editing, by } }: { change: ContactChange }) {
  const { t } = useTranslation();
  const textOf: Record<string, string> = {
    alreadyTaken: t('contactChange.taken'),
    credentialsWrong: t('form.incorrectPassword'),
    proofExpired: t('contactChange.proveAgain'),
  };
  const own = (code: string | undefined) => (code && textOf[code]) ?? null;
  return (
    <>
      <FormError error={error} text={own(error?.code)} />
      {editing && by !== 'password' && <CodeError code={ownCode} />}
      {error?.code !== 'proofExpired' && <CodeError code={code} text={own(code.error?.code)} />}
    </>
  );
}
