import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { shownLanguage } from '#locales/i18n.ts';
import { type ChartError, toChartError } from '#machines/chartError.ts';
import {
  type CheckOutcome,
  type RegistrationForm,
  registrationMachine,
  type RegistrationMethod,
  type RegistrationOutcome,
  type RegistrationSettings,
} from '#machines/registration/registration.machine.ts';
import type { SocialIdentity } from '#machines/socialLogin/socialLogin.machine.ts';
import { useAppChild } from '#src/app/appActor.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { asNewcomer } from '#src/app/newcomer.ts';
import { fetchUntilStopped } from '#src/app/fetchUntilStopped.ts';
import { ruleProblem } from '#screens/shared/form/fieldRules.ts';
import { useMobileNumbers } from '#screens/shared/form/useMobileNumbers.ts';
import { usePrefetchedSeal } from '#screens/shared/form/usePrefetchedSeal.ts';
import { useSmsCode } from '#screens/shared/form/useSmsCode.ts';
import { useIdentityText } from '#screens/shared/identity/identityErrors.ts';
import { sendByIdentity } from '#screens/shared/identity/sendByIdentity.ts';
import { useIdentity } from '#screens/shared/identity/useIdentity.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useOnceTrue } from '#src/app/hooks/useOnceTrue.ts';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { readMobile } from '@araw/contract/values/typedContact';
import { termsQuery } from '#services/queries/termsQuery.ts';
import { askedFields, type FieldChecks, type FormField, groupedFields } from './registrationFields.ts';
import { registrationCalls } from './registrationCalls.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { useRegistrationForm } from './useRegistrationForm.ts';
import { useTakenNames } from './useTakenNames.ts';
import { useUrlAffiliateCode } from './useUrlAffiliateCode.ts';

/** Joins the registration chart with the operator, the form, the session and the navigation. */
export function useRegistration() {
  const { operator, queries, clock, storage } = useServices();
  const queryClient = useQueryClient();
  const session = useAppChild('session');
  const navigate = useNavigate();
  const language = shownLanguage();
  const failureText = useFailureText();
  const identityText = useIdentityText();
  const labelOf = useFieldLabel();

  usePrefetchedSeal();

  const known = useQuery({ ...queries.registerSettings(language), enabled: false });
  const form = useRegistrationForm(known.data?.dialingCodes);
  const taken = useTakenNames();
  const captcha = useQuery({ ...queries.captcha(), enabled: false });
  const { data: site } = useQuery(queries.settings());
  const { dayOf } = useMerchantDates();
  const identity = useIdentity(site?.identity ?? null);
  const [linked, link] = useState<SocialIdentity | null>(null);
  const calls = registrationCalls({ operator, queries, queryClient, host: globalThis.location?.host ?? '' });
  const urlAffiliateCode = useUrlAffiliateCode();

  const [snapshot, send, actor] = useChart(
    registrationMachine,
    {
      actors: {
        loadSettings: fromPromise<RegistrationSettings>(() => calls.loadSettings(shownLanguage())),
        checkUrlAffiliate: fromPromise<boolean, { code: string }>(async ({ input, signal }) => {
          const valid = await calls.isAffiliate(input.code, signal);
          if (!valid) storage.remove('affiliateCode');
          return valid;
        }),
        checkAffiliate: fromPromise<CheckOutcome, { code: string; form: RegistrationForm }>(
          ({ input, signal }) => calls.checkAffiliate(input.code, input.form, signal),
        ),
        verifyPhone: fromPromise<CheckOutcome, RegistrationForm>(({ input, signal }) =>
          calls.verifyPhone(identity, input, signal),
        ),
        register: fromPromise<
          RegistrationOutcome,
          { form: RegistrationForm; affiliateCode: string; notBarred: boolean }
        >(({ input: { form: typed, ...given }, signal }) => {
          const captchaId = captcha.data?.captchaId ?? '';
          const socialIdToken = linked?.idToken ?? '';
          return calls.register(typed, { ...given, captchaId, socialIdToken }, signal);
        }),
        fetchCaptcha: fromPromise<void>(async ({ signal }) => {
          form.clear('captcha');
          await fetchUntilStopped(queryClient, queries.captcha(), signal);
        }),
      },
      actions: {
        focusFirstInvalidField: () => {
          const method = methodOf(actor.getSnapshot());
          const checks = checksFor(method);
          if (checks) form.focusFirstInvalid(checks, method);
        },
        focusRefusedField: (_, refused) => {
          if (refused?.field) showAtField(refused.field, refused.error);
        },
        startSession: (_, outcome) => {
          if (!outcome.ok) return;
          form.forget();
          storage.remove('affiliateCode');
          session.send({ type: 'session.started', session: outcome.session });
        },
        goHome: () => void navigate('/m/home', { replace: true }),
        goToLimits: () => void navigate('/m/limits', { replace: true, state: asNewcomer }),
      },
    },
    { input: { urlAffiliateCode } },
  );

  const isReady = snapshot.hasTag('ready');
  // The chart has loaded both; from here on they follow the language.
  const reading = { placeholderData: keepPreviousData, enabled: isReady };
  const { data: settings } = useQuery({ ...queries.registerSettings(language), ...reading });
  const { data: terms } = useQuery({ ...termsQuery(operator, 'register', language), ...reading });

  const { context } = snapshot;
  const urlCodeValid = isReady && context.urlAffiliateCode !== '';
  const method = methodOf(snapshot);
  const askedBy = (by: RegistrationMethod) =>
    settings && isReady ? askedFields(settings, { method: by, urlCodeValid }) : {};
  const asked = askedBy(method);
  const numbers = useMobileNumbers('mobileNum' in asked);

  const checksFor = (by: RegistrationMethod): FieldChecks | null =>
    settings && site
      ? {
          asked: askedBy(by),
          settings,
          numbers,
          today: dayOf(clock.serverNow()),
          minimumAge: site.minimumAge,
          taken: taken.names,
          labelOf,
        }
      : null;
  const checks = checksFor(method);

  function showAtField(field: FormField, error: ChartError) {
    const text = { text: identityText(error) ?? failureText(error) };
    form.setProblem(field, error.code === 'fieldInvalid' ? ruleProblem(asked[field], text) : text);
    form.focus(field);
  }

  const code = useSmsCode({
    purpose: 'register',
    recipient: {
      address: readMobile(form.values.mobileNum),
      countryDialingCode: form.values.countryDialingCode,
    },
    onInvalidRecipient: () => form.focus('mobileNum'),
    onCode: (digits) => form.type('verificationCode', digits),
    ...(context.settings?.phoneVerifiedByThirdParty && { send: sendByIdentity(identity) }),
  });

  useOnceTrue(isReady, () => {
    const stored = form.storedMethod();
    if (stored && stored !== method) send({ type: 'method.switched' });
  });
  useOnceTrue(context.error?.code === 'termsOutdated', () => {
    void queryClient.invalidateQueries({ queryKey: ['terms'] });
    // The player agreed to terms that no longer apply.
    if (snapshot.hasTag('consented')) send({ type: 'consent.toggled' });
  });
  const recheck = useEffectEvent(() => {
    if (checks) form.recheck(checks);
  });
  useEffect(() => recheck(), [settings, numbers, taken.names]);

  return {
    form,
    code,
    method,
    asked,
    groups: groupedFields(asked, method),
    settings,
    terms,
    site,
    identity,
    link,
    /** The social account that will be linked; null without one. */
    linked,
    failedToLoad: snapshot.hasTag('failed'),
    isClosed: snapshot.hasTag('closed'),
    invitedBy: urlCodeValid && settings?.affiliateEnabled ? context.urlAffiliateCode : '',
    /** Null if the field it concerns shows it instead. */
    error: context.refusedField !== null && context.refusedField in asked ? null : context.error,
    checking: snapshot.hasTag('checking'),
    submitting: snapshot.hasTag('submitting'),
    consented: snapshot.hasTag('consented'),
    declarationAsked: snapshot.hasTag('declarationAsked'),
    declared: snapshot.hasTag('declared'),
    captcha: {
      picture: snapshot.hasTag('captchaShown') ? (captcha.data?.image ?? null) : null,
      failure: snapshot.hasTag('captchaFailed') ? toChartError(captcha.error) : null,
      canRefresh: snapshot.can({ type: 'captcha.refreshed' }),
    },
    offersBothMethods: context.settings?.usernameRegistration && context.settings.mobileRegistration,
    canSwitch: snapshot.can({ type: 'method.switched' }),
    canToggleConsent: snapshot.can({ type: 'consent.toggled' }),
    canToggleDeclaration: snapshot.can({ type: 'declaration.toggled' }),
    canSubmit:
      snapshot.hasTag('editing') &&
      snapshot.hasTag('consented') &&
      snapshot.hasTag('declared') &&
      snapshot.hasTag('captchaReady'),
    leave(field: FormField) {
      if (!checks) return;
      form.leave(field, checks);
      taken.look(field, form.values, checks);
    },
    requestCode() {
      if (!checks) return;
      const problem = form.problemOf('mobileNum', checks);
      form.setProblem('mobileNum', problem);
      code.request(problem === null);
    },
    submit() {
      if (!checks) return;
      const termsVersion = terms?.version ?? '';
      send({ type: 'form.submitted', ...form.submission(checks, { method, termsVersion }) });
    },
    switchMethod(to: RegistrationMethod) {
      form.storeMethod(to);
      send({ type: 'method.switched' });
    },
    toggleConsent: () => send({ type: 'consent.toggled' }),
    toggleDeclaration: () => send({ type: 'declaration.toggled' }),
    refreshCaptcha() {
      // The problem was about the previous picture.
      form.setProblem('captcha', null);
      send({ type: 'captcha.refreshed' });
    },
    retry: () => send({ type: 'settings.retried' }),
  };
}

export type Registration = ReturnType<typeof useRegistration>;

const methodOf = (snapshot: { hasTag(tag: 'byMobile'): boolean }): RegistrationMethod =>
  snapshot.hasTag('byMobile') ? 'mobile' : 'username';
