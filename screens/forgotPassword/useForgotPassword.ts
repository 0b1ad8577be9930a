import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type ForgotChannel,
  forgotPasswordMachine,
} from '#machines/forgotPassword/forgotPassword.machine.ts';
import { shownLanguage } from '#locales/i18n.ts';
import { homeDialingCode, mobileProblem, servedDialingCode } from '#screens/shared/form/mobileRule.ts';
import { confirmationProblem, passwordProblem } from '#screens/shared/form/newPassword.ts';
import { useFields } from '#screens/shared/form/useFields.ts';
import { useMobileNumbers } from '#screens/shared/form/useMobileNumbers.ts';
import { useSmsCode } from '#screens/shared/form/useSmsCode.ts';
import { readAccount, readMobile } from '@araw/contract/values/typedContact';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { defineResetPasswordActor } from './resetPasswordActor.ts';

const secretFields = ['code', 'newPassword', 'confirmNewPassword'] as const;

/** Joins the forgotten-password chart and its code buttons with the operator and the form (PASS-06). */
export function useForgotPassword() {
  const { operator, queries } = useServices();
  const navigate = useNavigate();
  const settings = useQuery(queries.registerSettings(shownLanguage()));
  const numbers = useMobileNumbers(true);
  const [chosenCode, setDialingCode] = useState(homeDialingCode);
  const dialingCodes = settings.data?.dialingCodes ?? [];
  const dialingCode = servedDialingCode(chosenCode, dialingCodes);
  const newRule = settings.data?.fields['password'];

  const fields = useFields(['email', 'mobileNum', ...secretFields], (field, values) => {
    switch (field) {
      case 'email':
        return readAccount(values.email) === '' ? { key: 'forgotPassword.enterAccount' } : null;
      case 'mobileNum':
        if (values.mobileNum.trim() === '') return { key: 'form.enterMobile' };
        return mobileProblem(values.mobileNum, {
          numbers,
          dialingCode,
          dialingCodes,
          rule: settings.data?.loginRules.loginMobileNum,
        });
      case 'code':
        return /^\d{1,10}$/.test(values.code) ? null : { key: 'form.enterCode' };
      case 'newPassword':
        return passwordProblem(values.newPassword, newRule);
      case 'confirmNewPassword':
        return confirmationProblem(values.confirmNewPassword, values.newPassword);
    }
  });
  const { values } = fields;

  const resetPassword = useMemo(() => defineResetPasswordActor(operator), [operator]);
  const [snapshot, send] = useChart(
    forgotPasswordMachine,
    {
      actors: { resetPassword },
      actions: {
        focusFirstInvalidField: () => fields.focusFirstWrong(secretFields),
        clearSecrets: () => fields.empty(secretFields),
        goToLogin: () => void navigate('/m/login', { replace: true }),
      },
    },
    // One merchant flag enables both channels (PASS-06).
    { input: { offersEmail: true, offersSms: true } },
  );

  const channel: ForgotChannel = snapshot.hasTag('bySms') ? 'sms' : 'email';
  const identifying = snapshot.hasTag('identifying');
  const accountField = channel === 'sms' ? 'mobileNum' : 'email';
  const account = channel === 'sms' ? readMobile(values.mobileNum) : readAccount(values.email);

  const recipient = { address: account, countryDialingCode: channel === 'sms' ? dialingCode : '' };
  const codeOptions = {
    recipient,
    onInvalidRecipient: () => fields.focusFirstWrong([accountField]),
    onSent: () => send({ type: 'code.sent' }),
    onCode: (digits: string) => fields.type('code', digits),
  };
  const byMail = useSmsCode({ ...codeOptions, purpose: 'passwordByMail' });
  const bySms = useSmsCode({ ...codeOptions, purpose: 'passwordBySms' });
  const code = channel === 'sms' ? bySms : byMail;

  /** E.164 if the number can be parsed, so that its country is unambiguous. */
  const accountToSend =
    channel === 'sms'
      ? (numbers?.read(
          account,
          dialingCode,
          dialingCodes.map((one) => one.code),
        )?.e164 ?? account)
      : account;

  return {
    channel,
    account,
    accountField,
    fields,
    newRule,
    code,
    dialingCode,
    dialingCodes,
    setDialingCode,
    error: snapshot.context.error,
    entering: !identifying,
    resetting: snapshot.hasTag('busy'),
    isReset: snapshot.hasTag('done'),
    canSwitch: snapshot.can({ type: 'channel.switched' }),
    canReopen: snapshot.can({ type: 'account.reopened' }),
    canSubmit: snapshot.hasTag('canSubmit'),
    /** A code was sent earlier, and the form's chart hasn't been told yet. */
    canGoOn: snapshot.can({ type: 'code.kept' }) && code.seconds !== null,
    requestCode: () => code.request(fields.submit([accountField])),
    goOn: () => {
      if (fields.submit([accountField])) send({ type: 'code.kept' });
      else fields.focusFirstWrong([accountField]);
    },
    switchChannel: () => send({ type: 'channel.switched' }),
    reopenAccount: () => send({ type: 'account.reopened' }),
    submit() {
      const valid = fields.submit(secretFields);
      const { code: typed, newPassword, confirmNewPassword } = values;
      send({
        type: 'form.submitted',
        valid,
        reset: {
          channel,
          account: accountToSend,
          countryDialingCode: recipient.countryDialingCode,
          code: typed,
          newPassword,
          confirmNewPassword,
        },
      });
    },
    goToLogin: () => send({ type: 'login.chosen' }),
  };
}
