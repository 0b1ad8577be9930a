import { useTranslation } from 'react-i18next';
import { CodeField } from '#screens/shared/form/CodeField.tsx';
import { CodeError } from '#screens/shared/form/CodeError.tsx';
import { useProblemText } from '#screens/shared/form/fieldRules.ts';
import { MobileField } from '#screens/shared/form/MobileField.tsx';
import { SmsCodeButton } from '#screens/shared/form/SmsCodeButton.tsx';
import { useSmsCode } from '#screens/shared/form/useSmsCode.ts';
import { sendByIdentity } from '#screens/shared/identity/sendByIdentity.ts';
import { readMobile } from '@araw/contract/values/typedContact';
import type { useLogin } from './useLogin.ts';

/** The fields of SMS mode: a mobile number, and the code that its button sends (LOGIN-01, SMS-01…06). */
export function SmsFields({ login }: { login: ReturnType<typeof useLogin> }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { form, state, phoneProver } = login;
  const { mobileNum, messageCode, countryDialingCode } = form.values;
  const code = useSmsCode({
    purpose: 'login',
    recipient: { address: readMobile(mobileNum), countryDialingCode },
    onInvalidRecipient: () => form.showMobileProblem(state),
    onCode: (digits) => form.type('messageCode', digits),
    ...(phoneProver && { send: sendByIdentity(phoneProver.identity) }),
  });

  return (
    <>
      <MobileField
        name="mobileNum"
        ref={form.inputRef('mobileNum')}
        label={t('login.mobile')}
        enterKeyHint="next"
        aria-required
        value={mobileNum}
        error={problemText(form.problems.mobileNum)}
        dialingCodes={login.dialingCodes}
        dialingCode={countryDialingCode}
        onDialingCode={(chosen) => form.change({ countryDialingCode: chosen })}
        onChange={(event) => form.type('mobileNum', event.target.value)}
      />
      <div>
        <CodeField
          name="messageCode"
          ref={form.inputRef('messageCode')}
          label={t('login.code')}
          aria-required
          value={messageCode}
          error={problemText(form.problems.messageCode)}
          onCode={(digits) => form.type('messageCode', digits)}
          end={<SmsCodeButton code={code} onRequest={() => code.request(form.isMobileValid(state))} />}
        />
        <CodeError code={code} />
      </div>
    </>
  );
}
