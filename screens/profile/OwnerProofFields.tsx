import { useTranslation } from 'react-i18next';
import { PasswordField } from '#screens/ui/Field.tsx';
import { CodeField } from '#screens/shared/form/CodeField.tsx';
import { useProblemText } from '#screens/shared/form/fieldRules.ts';
import { MethodSwitch } from '#screens/shared/form/MethodSwitch.tsx';
import { longestPassword } from '#screens/shared/form/newPassword.ts';
import { SmsCodeButton } from '#screens/shared/form/SmsCodeButton.tsx';
import type { Profile } from '#services/contract/member.ts';
import type { ContactChange } from './useContactChange.ts';

/** The password, or a code to an address of the player's: that it is them who ask. */
export function OwnerProofFields({ change, profile }: { change: ContactChange; profile: Profile }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { by, ways, fields, code, ownCode } = change;
  const names = {
    password: t('contactChange.byPassword'),
    email: t('contactChange.byEmail'),
    sms: t('contactChange.bySms'),
  };

  return (
    <>
      {ways.length > 1 && (
        <MethodSwitch
          label={t('contactChange.proof')}
          methods={ways.map((way) => [way, names[way]] as const)}
          chosen={by}
          disabled={code.busy || ownCode.busy || !change.canChoose(by)}
          onSwitch={change.chooseProof}
        />
      )}
      {by === 'password' ? (
        <PasswordField
          name="password"
          inputRef={fields.inputRef('password')}
          label={t('contactChange.password')}
          autoComplete="current-password"
          maxLength={longestPassword}
          value={fields.values.password}
          error={problemText(fields.problems.password)}
          aria-required
          onChange={({ target }) => fields.type('password', target.value)}
        />
      ) : (
        <CodeField
          name="ownCode"
          ref={fields.inputRef('ownCode')}
          label={t('contactChange.ownCode', { address: by === 'email' ? profile.email : profile.mobile })}
          value={fields.values.ownCode}
          error={problemText(fields.problems.ownCode)}
          aria-required
          awaited={by === 'sms'}
          onCode={(digits) => fields.type('ownCode', digits)}
          end={<SmsCodeButton code={ownCode} onRequest={change.requestOwnCode} />}
        />
      )}
    </>
  );
}
