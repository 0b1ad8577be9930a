import { useTranslation } from 'react-i18next';
import { PasswordField } from '#screens/ui/Field.tsx';
import type { Profile, ProofWay } from '@araw/contract/accounts/member';
import { CodeField } from './CodeField.tsx';
import { useProblemText } from './fieldRules.ts';
import { MethodSwitch } from './MethodSwitch.tsx';
import { longestPassword } from './newPassword.ts';
import { SmsCodeButton } from './SmsCodeButton.tsx';
import type { useFields } from './useFields.ts';
import type { SmsCode } from './useSmsCode.ts';

type ProofField = 'password' | 'ownCode';

interface OwnerProofFieldsProps {
  /** The chosen one of `ways`. */
  by: ProofWay;
  ways: readonly ProofWay[];
  canChoose: boolean;
  onChoose: (way: ProofWay) => void;
  fields: Pick<ReturnType<typeof useFields<ProofField>>, 'values' | 'problems' | 'inputRef' | 'type'>;
  /** The code for the chosen way. */
  ownCode: SmsCode;
  onRequestCode: () => void;
  /** Where codes are sent. */
  addresses: Pick<Profile, 'email' | 'mobile'>;
}

/** Proves the player's identity by password or by a code to their own address. Texts: the part 'accounts'. */
export function OwnerProofFields({
  by,
  ways,
  canChoose,
  onChoose,
  fields,
  ownCode,
  onRequestCode,
  addresses,
}: OwnerProofFieldsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
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
          disabled={!canChoose}
          onSwitch={onChoose}
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
          label={t('contactChange.ownCode', { address: by === 'email' ? addresses.email : addresses.mobile })}
          value={fields.values.ownCode}
          error={problemText(fields.problems.ownCode)}
          aria-required
          onCode={(digits) => fields.type('ownCode', digits)}
          end={<SmsCodeButton code={ownCode} onRequest={onRequestCode} />}
        />
      )}
    </>
  );
}
