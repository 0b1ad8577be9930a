import { Check, Circle, CircleCheck, CircleX, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { CodeError } from '#screens/shared/form/CodeError.tsx';
import { useProblemText } from '#screens/shared/form/fieldRules.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { OwnerProofFields } from '#screens/shared/form/OwnerProofFields.tsx';
import { SixDigits } from '#screens/shared/payments/SixDigits.tsx';
import type { Profile } from '@araw/contract/accounts/member';
import { sixDigits, weaknessOf } from '@araw/contract/values/paymentDigits';
import layout from '#screens/ui/layout/layout.module.css';
import typography from '#screens/ui/typography.module.css';
import styles from './PaymentPassword.module.css';
import type { PaymentPassword } from './usePaymentPassword.ts';

interface NewDigitsProps {
  password: PaymentPassword;
  profile: Pick<Profile, 'ownerProofs' | 'email' | 'mobile'>;
}

/** Proof of identity, then six digits, then the same again. */
export function NewDigits({ password, profile }: NewDigitsProps) {
  const { t } = useTranslation();
  const { view, busy } = password;
  const isLast = view === 'repeating';
  return (
    <>
      <Progress password={password} />
      <form
        noValidate
        className={layout.stack16}
        aria-label={t('paymentPassword.title')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) password.submit();
        }}
      >
        {view === 'proving' && <Proving password={password} profile={profile} />}
        {view === 'choosing' && <Choosing password={password} />}
        {isLast && <Repeating password={password} />}
        <Button type="submit" look="primary" wide busy={busy} onMouseDown={keepFocus}>
          {isLast ? t('paymentPassword.save') : t('paymentPassword.next')}
        </Button>
        {password.offersStepBack && (
          <Button look="plain" wide disabled={!password.canStepBack} onClick={password.stepBack}>
            {t('paymentPassword.back')}
          </Button>
        )}
        <p className={styles.never}>
          <LockKeyhole size={14} aria-hidden />
          <span>{t('paymentPassword.neverAsked')}</span>
        </p>
      </form>
    </>
  );
}

const steps = ['proving', 'choosing', 'repeating'] as const;

function Progress({ password: { view, context } }: { password: PaymentPassword }) {
  const { t } = useTranslation();
  const names = {
    proving: t(`paymentPassword.step.${context.by}`),
    choosing: t('paymentPassword.step.choose'),
    repeating: t('paymentPassword.step.repeat'),
  };
  const current = steps.findIndex((step) => step === view);
  return (
    <ol className={styles.progress} aria-label={t('paymentPassword.step.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === view ? 'step' : undefined}
          className={index < current ? styles.over : undefined}
        >
          {index < current && (
            <>
              <Check size={14} aria-hidden />
              <span className="visually-hidden">{t('paymentPassword.step.over')} </span>
            </>
          )}
          {names[step]}
        </li>
      ))}
    </ol>
  );
}

function Head({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={typography.title}>{title}</h3>
      <p className={styles.text}>{children}</p>
    </div>
  );
}

function Proving({ password, profile }: NewDigitsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { context, fields, ownCode, busy } = password;
  const { by, aim, error, triesLeft } = context;
  const ways = profile.ownerProofs.filter((way) => aim === 'set' || way !== 'password');
  const texts: Record<string, string> = {
    credentialsWrong: t('form.incorrectPassword'),
    paymentPasswordWrong:
      triesLeft === null
        ? t('error.paymentPasswordWrong')
        : t('paymentPassword.triesLeft', { count: triesLeft }),
    passwordUnchanged: t('paymentPassword.unchanged'),
    notChanged: t('paymentPassword.notChanged'),
  };
  return (
    <>
      <Head title={t(`paymentPassword.prove.${aim}`)}>{t(`paymentPassword.prove.${aim}Text`)}</Head>
      {by === 'old' ? (
        <SixDigits
          label={t('paymentPassword.old')}
          ref={fields.inputRef('oldPassword')}
          value={fields.values.oldPassword}
          error={problemText(fields.problems.oldPassword)}
          readOnly={busy}
          onChange={(typed) => fields.type('oldPassword', typed)}
        />
      ) : (
        <OwnerProofFields
          by={by}
          ways={ways}
          canChoose={!ownCode.busy && !busy}
          onChoose={password.chooseProof}
          fields={fields}
          ownCode={ownCode}
          onRequestCode={password.requestOwnCode}
          addresses={profile}
        />
      )}
      <FormError error={error} text={(error && texts[error.code]) ?? null} />
      {by !== 'old' && by !== 'password' && <CodeError code={ownCode} />}
    </>
  );
}

function Choosing({ password }: { password: PaymentPassword }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { fields, context } = password;
  const { digits } = fields.values;
  return (
    <>
      <Head title={t('paymentPassword.choose')}>{t('paymentPassword.chooseText')}</Head>
      <SixDigits
        label={t('paymentPassword.digits')}
        ref={fields.inputRef('digits')}
        value={digits}
        error={problemText(fields.problems.digits)}
        onChange={(typed) => password.type('digits', typed)}
      />
      <Rules digits={digits} />
      <FormError error={context.error} />
    </>
  );
}

/** The rules for the digits, and whether the typed ones meet them. */
function Rules({ digits }: { digits: string }) {
  const { t } = useTranslation();
  const isComplete = sixDigits.test(digits);
  const weakness = isComplete ? weaknessOf(digits) : null;
  const rules = ['six', 'row', 'repeat', 'pairs'] as const;
  const looks = {
    open: { Icon: Circle, name: t('paymentPassword.rule.open') },
    kept: { Icon: CircleCheck, name: t('paymentPassword.rule.kept') },
    broken: { Icon: CircleX, name: t('paymentPassword.rule.broken') },
  };
  return (
    <ul className={styles.rules} aria-label={t('paymentPassword.rule.label')}>
      {rules.map((rule) => {
        const look = !isComplete ? 'open' : rule === weakness ? 'broken' : 'kept';
        const { Icon, name } = looks[look];
        return (
          <li key={rule} className={styles[look]}>
            <Icon size={18} aria-hidden />
            <span>
              <span className="visually-hidden">{name} </span>
              {t(`paymentPassword.rule.${rule}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Repeating({ password }: { password: PaymentPassword }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { fields, context, busy } = password;
  return (
    <>
      <Head title={t('paymentPassword.repeat')}>{t('paymentPassword.repeatText')}</Head>
      <SixDigits
        label={t('paymentPassword.repeated')}
        ref={fields.inputRef('repeated')}
        value={fields.values.repeated}
        error={problemText(fields.problems.repeated)}
        readOnly={busy}
        onChange={(typed) => password.type('repeated', typed)}
      />
      {context.aim === 'recover' && <p className={styles.hint}>{t('paymentPassword.recoverEffect')}</p>}
    </>
  );
}
