import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Inputs that normalise their own text. */
const own: Record<string, string> = {
  AmountField: 'readAmount',
  MobileField: 'readMobile',
  CodeField: 'readCode',
  CaptchaField: 'readDigits',
  SixDigits: 'readDigits',
  BirthDateField: 'of the browser',
  PasswordField: 'as typed',
};

/** Every text input of the product, in the order of its file, with how it is read. */
const inputs: Record<string, string[]> = {
  'agentAccounts/AffiliateUrlForm.tsx': ['affiliateUrlReaders.label', 'affiliateUrlReaders.code'],
  'agentAccounts/OpenAccount.tsx': ['readName', 'as typed'],
  'agentAccounts/RebateFields.tsx': ['readRate'],
  'changePassword/ChangePasswordScreen.tsx': ['as typed', 'as typed', 'as typed', 'as typed'],
  'customerService/Feedback.tsx': ['as typed'],
  'deposit/DepositForm.tsx': ['readAmount'],
  'deposit/order/Receipts.tsx': ['readLine'],
  'downlineRebates/RebateRow.tsx': ['readRate'],
  'envelopeRain/Composing.tsx': ['readCount', 'readAmount', 'readLine'],
  'forgotPassword/ForgotPasswordScreen.tsx': [
    'readAccount',
    'readMobile',
    'readCode',
    'as typed',
    'as typed',
  ],
  'gameList/FilterDrawer.tsx': ['readLine'],
  // Normalises each letter it sends.
  'gameList/SearchBox.tsx': ['as typed'],
  // Compares what is typed without case and accents, and sends it nowhere.
  'languages/LanguagesScreen.tsx': ['as typed'],
  'limits/LimitForm.tsx': ['readCount', 'readAmount'],
  'login/LoginScreen.tsx': ['readName', 'as typed', 'readDigits'],
  'login/SmsFields.tsx': ['readMobile', 'readCode'],
  'mall/AddressForm.tsx': Array.from({ length: 6 }, () => 'addressReaders[name]'),
  'offers/OfferPage.tsx': ['tierReaders[field]'],
  'paymentPassword/NewDigits.tsx': ['readDigits', 'readDigits', 'readDigits'],
  'payoutAccounts/AddAccount.tsx': [
    'institution ? (typed) => plainNumber(typed, institution) : undefined',
    'readPersonName',
    'as typed',
  ],
  'profile/AddressField.tsx': ['readMobile', 'readEmail'],
  'profile/ContactForm.tsx': ['readCode'],
  'profile/NicknameForm.tsx': ['readLine'],
  'promotion/Application.tsx': ['as typed'],
  'registration/RegistrationField.tsx': [
    'as typed',
    'readMobile',
    'readCode',
    'readDigits',
    'of the browser',
    'registerReaders[field]',
  ],
  'shared/form/OwnerProofFields.tsx': ['as typed', 'readCode'],
  'shared/payments/ConfirmationSheet.tsx': ['readDigits'],
  'shared/recipients/RecipientSearch.tsx': ['readName'],
  // Normalised when sent.
  'shared/team/AccountSearch.tsx': ['as typed'],
  'takeAccount/TakeAccountScreen.tsx': [
    'readName',
    'as typed',
    'as typed',
    'as typed',
    'of the browser',
    'readDigits',
  ],
  'teamMembers/MemberDrawer.tsx': ['of the browser', 'of the browser'],
  'downlineTransfer/Editing.tsx': ['readAmount', 'readLine'],
  'uplineTransfer/Editing.tsx': ['readAmount'],
  'withdrawal/WithdrawalForm.tsx': ['readAmount'],
};

test('[DEV-04] every input is listed with the way it is read', () => {
  const found = Object.fromEntries(
    readdirSync('screens', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('ui/'))
      .filter((file) => !Object.keys(own).some((name) => file.endsWith(`/${name}.tsx`)))
      .map((file) => [file, readingsIn(readFileSync(`screens/${file}`, 'utf8'))] as const)
      .filter(([, readings]) => readings.length > 0),
  );
  expect(found).toEqual(inputs);
});

function readingsIn(source: string): string[] {
  const names = ['Field', 'input', 'textarea', ...Object.keys(own)].join('|');
  return Array.from(source.matchAll(new RegExp(`<(${names})\\n?[ \\n][^]*?\\n? */>`, 'g')))
    .map(([element, name = '']) => {
      if (/type="(radio|checkbox|file|date)"|\bhidden\b(?! *=)/.test(element) && name === 'input')
        return null;
      if (/type="date"/.test(element)) return 'of the browser';
      const spread = /\{\.\.\.field\(/.test(element) ? /\bread: ([\w[\]]+),/.exec(source)?.[1] : undefined;
      return own[name] ?? /\bread=\{([^}]*)\}/.exec(element)?.[1] ?? spread ?? 'as typed';
    })
    .filter((reading) => reading !== null);
}
