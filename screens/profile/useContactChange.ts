import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { shownLanguage } from '#locales/i18n.ts';
import {
  contactChangeMachine,
  type ConfirmOutcome,
  type ProofWay,
} from '#machines/contactChange/contactChange.machine.ts';
import { homeDialingCode, mobileProblem, servedDialingCode } from '#screens/shared/form/mobileRule.ts';
import { useFields } from '#screens/shared/form/useFields.ts';
import { useMobileNumbers } from '#screens/shared/form/useMobileNumbers.ts';
import type { SendCode } from '#screens/shared/form/smsCodeActors.ts';
import { useOwnCode } from '#screens/shared/form/useOwnCode.ts';
import { useSmsCode } from '#screens/shared/form/useSmsCode.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { accountKeys } from '#services/queries/accountQueries.ts';
import { CallError } from '#services/client/callError.ts';
import type { Contact, OwnerProof, Profile } from '@araw/contract/accounts/member';
import { readEmail, readMobile } from '@araw/contract/values/typedContact';
import { checkEmail } from './profileFields.ts';
import { useEmailCheck } from './useEmailCheck.ts';

const secretFields = ['password', 'ownCode', 'code'] as const;
const isCode = (text: string) => /^\d{1,10}$/.test(text);

/** Whether the profile already has the new address. It masks the middle digits of a number. */
const counts = (contact: Contact, address: string, before: Profile, now: Profile) =>
  contact === 'email'
    ? now.emailProved && now.email === address
    : now.mobileProved && now.mobile !== before.mobile && now.mobile.slice(-4) === address.slice(-4);

/** Joins the contact-change chart with its code buttons, the operator and the form. */
export function useContactChange(contact: Contact, profile: Profile, onClose: () => void) {
  const { operator, queries, notices } = useServices();
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const settings = useQuery(queries.registerSettings(shownLanguage())).data;
  const numbers = useMobileNumbers(contact === 'mobile');
  const [chosenCode, setDialingCode] = useState(homeDialingCode);
  const dialingCodes = settings?.dialingCodes ?? [];
  const dialingCode = servedDialingCode(chosenCode, dialingCodes);
  const emailCheck = useEmailCheck();
  const read = contact === 'email' ? readEmail : readMobile;
  const open = profile.changing.find((change) => change.contact === contact);
  const renewProfile = () => void queryClient.invalidateQueries({ queryKey: accountKeys.profile });

  function addressProblem(typed: string) {
    if (contact === 'email') {
      const found = checkEmail(typed, settings?.fields['email']);
      if (found) return found;
      return emailCheck.of(typed) === 'taken' ? ({ key: 'profile.emailTaken' } as const) : null;
    }
    if (typed === '') return { key: 'form.enterMobile' } as const;
    const rule = settings?.loginRules.loginMobileNum;
    return mobileProblem(typed, { numbers, dialingCode, dialingCodes, rule });
  }

  const fields = useFields(
    ['address', ...secretFields],
    (field, values) => {
      switch (field) {
        case 'address':
          return addressProblem(read(values.address));
        case 'password':
          return values.password === '' ? { key: 'form.enterPassword' } : null;
        case 'ownCode':
        case 'code':
          return isCode(values[field]) ? null : { key: 'form.enterCode' };
      }
    },
    { address: open?.address ?? (contact === 'email' ? profile.email : '') },
  );
  const { values } = fields;
  const typed = read(values.address);
  const served = dialingCodes.map(({ code }) => code);
  /** E.164 if the number can be parsed, so that its country is unambiguous. */
  const address = contact === 'email' ? typed : (numbers?.read(typed, dialingCode, served)?.e164 ?? typed);

  const [snapshot, send] = useChart(
    contactChangeMachine,
    {
      actors: {
        confirmChange: fromPromise<ConfirmOutcome, { code: string }>(async ({ input, signal }) => {
          const outcome = await outcomeOf(
            operator.confirmContact({ contact, code: input.code }, { signal }),
            {
              rejected: ({ code: refused }) => ({ taken: refused === 'alreadyTaken' }),
            },
          );
          // An attempt whose answer was lost may have used the code: check the profile before failing.
          const isSpent = !outcome.ok && outcome.error.code === 'codeWrong';
          return isSpent && (await countsByNow(signal)) ? { ok: true } : outcome;
        }),
      },
      actions: {
        focusCode: () => fields.focusFirstWrong(['code']),
        clearSecrets: () => fields.empty(secretFields),
        sayChanged: () => {
          renewProfile();
          void queryClient.invalidateQueries({ queryKey: accountKeys.activeSessions });
          notices.show('success', t('notice.changesSaved'), noticeTimes.saved);
          onClose();
        },
      },
    },
    {
      input: {
        offersPassword: profile.ownerProofs.includes('password'),
        offersEmail: profile.ownerProofs.includes('email'),
        offersSms: profile.ownerProofs.includes('sms'),
        isOpen: open !== undefined,
      },
    },
  );

  const countsByNow = (signal: AbortSignal) =>
    operator.profile({}, { signal }).then(
      (now) => counts(contact, address, profile, now),
      () => false,
    );

  const editing = snapshot.hasTag('editing');
  const by: ProofWay = snapshot.hasTag('bySms') ? 'sms' : snapshot.hasTag('byEmail') ? 'email' : 'password';
  const asked = ['address', by === 'password' ? 'password' : 'ownCode'] as const;

  const proof: OwnerProof =
    by === 'password' ? { by, password: values.password } : { by, code: values.ownCode };
  const sendToNew: SendCode = async (_operator, { address: to, ...request }, options) => {
    const { countryDialingCode, humanCheck } = request;
    const given = { humanCheck, ...(editing && { proof }) };
    try {
      return contact === 'email'
        ? await operator.updateEmail({ email: to, ...given }, options)
        : await operator.updateMobile({ mobileNum: to, countryDialingCode, ...given }, options);
    } catch (error) {
      if (!editing && error instanceof CallError && error.code === 'credentialsWrong')
        send({ type: 'proof.expired' });
      throw error;
    }
  };
  const code = useSmsCode({
    purpose: contact === 'email' ? 'newEmail' : 'newMobile',
    recipient: { address, countryDialingCode: contact === 'mobile' ? dialingCode : '' },
    send: sendToNew,
    onInvalidRecipient: () => fields.focusFirstWrong(asked),
    onSent: () => {
      send({ type: 'code.sent' });
      renewProfile();
    },
    onCode: (digits) => fields.type('code', digits),
  });
  const ownCode = useOwnCode(by, (digits) => fields.type('ownCode', digits));

  return {
    fields,
    dialingCode,
    dialingCodes,
    setDialingCode,
    /** The check of the typed address; null for a number. */
    emailCheck: contact === 'email' ? emailCheck.of(typed) : null,
    leaveAddress() {
      fields.leave('address');
      if (contact === 'email' && typed !== profile.email && addressProblem(typed) === null)
        emailCheck.leave(typed);
    },
    /** The code's recipient, as typed. */
    address: typed,
    code,
    ownCode,
    requestOwnCode: () => ownCode.request(true),
    by,
    ways: profile.ownerProofs,
    canChoose: (way: ProofWay) => snapshot.can({ type: 'proof.chosen', by: way }),
    chooseProof: (way: ProofWay) => send({ type: 'proof.chosen', by: way }),
    editing,
    saving: snapshot.hasTag('busy'),
    error: snapshot.context.error,
    /** Closes without sending a code if the address is already proved. */
    request() {
      if (contact === 'email' && profile.emailProved && typed === profile.email) onClose();
      else code.request(fields.submit(asked));
    },
    sendAgain: () => code.request(true),
    canReopen: snapshot.can({ type: 'address.reopened' }),
    reopenAddress: () => send({ type: 'address.reopened' }),
    canConfirm: snapshot.hasTag('canSubmit'),
    confirm: () => send({ type: 'form.submitted', valid: fields.submit(['code']), code: values.code }),
  };
}

export type ContactChange = ReturnType<typeof useContactChange>;
