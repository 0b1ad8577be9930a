import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import {
  type Credentials,
  loginMachine,
  type LoginMethod,
  type LoginOutcome,
  type PhoneOutcome,
  type SessionNews,
} from '#machines/login/login.machine.ts';
import type { SocialProvider } from '#machines/socialLogin/socialLogin.machine.ts';
import { toChartError } from '#machines/chartError.ts';
import { useAppChild, useWhitelabel } from '#src/app/appActor.ts';
import { fetchUntilStopped } from '#src/app/fetchUntilStopped.ts';
import { useMobileNumbers } from '#screens/shared/form/useMobileNumbers.ts';
import { asksForCaptcha, identityError, loginError } from '#screens/shared/identity/identityErrors.ts';
import { socialProviders } from '#screens/shared/identity/socialProviders.ts';
import { useIdentity } from '#screens/shared/identity/useIdentity.ts';
import { useReturned, useSocialLogin, useSocialProgress } from '#screens/shared/identity/useSocialLogin.ts';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { showLastLogin } from '#src/app/lastLogin.ts';
import { returnPathOf } from '#src/app/returnPath.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { useServices } from '#src/app/services.ts';
import { sessionOf } from '#src/app/sessionOf.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import type { CallRequest } from '@araw/contract/calls/calls';
import type { IdentitySettings } from '@araw/contract/calls/system';
import { shownLanguage } from '#locales/i18n.ts';
import type { LoginFormState } from './loginFields.ts';
import { useLoginForm } from './useLoginForm.ts';
import { useRememberedLogin } from './useRememberedLogin.ts';

/** Joins the login chart with the operator, the identity provider, the form, the session and the navigation. */
export function useLogin(identitySettings: IdentitySettings) {
  const { operator, queries, notices } = useServices();
  const { timeZone } = useMerchantDates();
  const queryClient = useQueryClient();
  const session = useAppChild('session');
  const whitelabel = useWhitelabel();
  const navigate = useNavigate();
  const location = useLocation();
  const { i18n } = useTranslation();

  const settings = useQuery(queries.registerSettings(shownLanguage()));
  const captcha = useQuery({ ...queries.captcha(), enabled: false });
  const smsLoginEnabled = whitelabel['MOBILEVERCODELOGIN3'] ?? false;
  const numbers = useMobileNumbers(smsLoginEnabled);
  const identity = useIdentity(identitySettings);
  const socialLogin = useSocialLogin(identity);
  const form = useLoginForm(settings.data?.dialingCodes);
  const remembered = useRememberedLogin(form);

  const formState = (method: LoginMethod, captchaAsked: boolean): LoginFormState => ({
    method,
    captchaAsked,
    settings: settings.data,
    numbers,
  });
  /** The live snapshot: actions don't receive one. */
  const current = () => {
    const now = actor.getSnapshot();
    return formState(methodOf(now), now.hasTag('captchaAsked'));
  };

  const leave = () => void navigate(returnPathOf(location.state), { replace: true });

  const [snapshot, send, actor] = useChart(
    loginMachine,
    {
      actors: {
        logIn: fromPromise<LoginOutcome, Credentials>(async ({ input, signal }) => {
          const request = loginRequest(input, captcha.data?.captchaId ?? '');
          // Don't use this visit's code: it differs after a trial (TRIAL-01). Cached settings suffice: a login
          // must not wait for newer ones.
          const { merchantCode } = await queryClient.ensureQueryData(queries.settings());
          return outcomeOf(operator.logIn(request, { signal }), {
            accepted: (value) => ({
              session: sessionOf(value, merchantCode),
              lastLogin: value.lastLogin,
              credentials: input,
            }),
            rejected: (refused) => ({
              captcha: asksForCaptcha(refused),
              credentials: input,
              error: loginError(refused),
            }),
          });
        }),
        verifyPhone: fromPromise<PhoneOutcome, Credentials>(async ({ input, signal }) => {
          const proven = await identity?.confirmPhoneCode(input.password, signal);
          if (proven?.result !== 'proven') return { ok: false, error: identityError(proven) };
          const proof = { idToken: proven.idToken, mobileNo: input.username };
          return { ok: true, credentials: { ...input, proof } };
        }),
        socialLogin,
        fetchCaptcha: fromPromise<void>(async ({ signal }) => {
          form.clearCaptcha();
          await fetchUntilStopped(queryClient, queries.captcha(), signal);
        }),
        watchSession: fromCallback<EventObject, undefined, SessionNews>(({ sendBack }) => {
          const tell = ({ context }: ReturnType<typeof session.getSnapshot>) =>
            sendBack({ type: 'session.changed', memberType: context.session?.type ?? null });
          tell(session.getSnapshot());
          return session.subscribe(tell).unsubscribe;
        }),
      },
      actions: {
        keepLogin: (_, outcome) => {
          if (outcome.ok && outcome.credentials) remembered.settle(outcome.credentials, outcome.session);
        },
        noteRefused: (_, outcome) => {
          if (outcome.ok) return;
          const { credentials, error } = outcome;
          if (credentials) remembered.refused(credentials, error.code);
          if (error.code === 'captchaWrong') form.setCaptchaProblem({ key: 'error.captchaWrong' });
        },
        startSession: (_, outcome) => {
          if (!outcome.ok) return;
          session.send({ type: 'session.started', session: outcome.session });
          leave();
        },
        tellLastLogin: (_, lastLogin) => showLastLogin({ notices }, lastLogin, timeZone),
        leave,
        focusFirstInvalidField: () => form.focusFirstInvalid(current()),
        recallCredentials: (_, { method }) => {
          form.clearSecrets();
          remembered.choose(method);
        },
        revalidateFilledFields: () => form.recheckFilled(current()),
      },
    },
    {
      input: {
        smsLoginEnabled,
        phoneProofNeeded: identitySettings?.phone ?? false,
        socialProviders: socialProviders(identitySettings, whitelabel),
      },
    },
  );

  useEffect(() => {
    const tell = () => actor.send({ type: 'language.changed' });
    i18n.on('languageChanged', tell);
    return () => i18n.off('languageChanged', tell);
  }, [i18n, actor]);

  const { socialProviders: offered } = snapshot.context;
  const choose = (provider: SocialProvider) => send({ type: 'provider.chosen', provider });
  useReturned(identity, offered, choose);
  const social = useSocialProgress(snapshot.children.socialLogin);

  const method = methodOf(snapshot);
  const captchaAsked = snapshot.hasTag('captchaAsked');
  const state = formState(method, captchaAsked);

  return {
    form,
    state,
    method,
    smsLoginEnabled: snapshot.context.smsLoginEnabled,
    /** The sender of SMS codes: the identity provider, or null for the operator. */
    phoneProver: snapshot.context.phoneProofNeeded ? { identity } : null,
    forgotLinkShown: whitelabel['PASSWORDCHANGEBYMAIL3'] ?? false,
    dialingCodes: settings.data?.dialingCodes ?? [],
    usernameRule: settings.data?.loginRules.loginUsername,
    /** Null if the captcha field shows it instead. */
    error: snapshot.context.error?.code === 'captchaWrong' ? null : snapshot.context.error,
    loggingIn: snapshot.hasTag('loggingIn') || social.loggingIn,
    signingIn: social.signingIn,
    captcha: captchaAsked
      ? {
          picture: snapshot.hasTag('captchaShown') ? (captcha.data?.image ?? null) : null,
          // The chart records the failure; the query cache has its cause.
          failure: snapshot.hasTag('captchaFailed') ? toChartError(captcha.error) : null,
          canRefresh: snapshot.can({ type: 'captcha.refreshed' }),
        }
      : null,
    /** The initialised providers, and whether each can be chosen now. */
    socialLogins:
      identity && method === 'username'
        ? offered.map((provider) => ({
            provider,
            canChoose: snapshot.can({ type: 'provider.chosen', provider }),
          }))
        : [],
    /** Whether there are such buttons, or will be once the provider is ready. */
    hasSocialLogins: method === 'username' && offered.length > 0,
    canSubmit: snapshot.hasTag('editing') && snapshot.hasTag('captchaReady'),
    canSwitch: snapshot.can({ type: 'method.switched' }),
    canForget: remembered.canForget,
    submit: () => send({ type: 'form.submitted', ...form.submission(state) }),
    switchMethod: () => send({ type: 'method.switched' }),
    refreshCaptcha() {
      // The problem was about the previous picture.
      form.setCaptchaProblem(null);
      send({ type: 'captcha.refreshed' });
    },
    choose,
    forget: remembered.forget,
  };
}

const methodOf = (snapshot: { hasTag(tag: 'bySms'): boolean }): LoginMethod =>
  snapshot.hasTag('bySms') ? 'sms' : 'username';

/** LOGIN-06. */
function loginRequest(given: Credentials, captchaId: string): CallRequest<'logIn'> {
  const { method, username, password, captcha, countryDialingCode, proof } = given;
  const withCaptcha = captcha !== '' && { captcha, captchaId };
  const withCountry = countryDialingCode !== '' && { countryDialingCode };
  if (!proof) return { type: method, username, password, ...withCaptcha, ...withCountry };
  return {
    type: 'firebase',
    username,
    // The provider's token replaces the code.
    password: '',
    firebaseIdToken: proof.idToken,
    firebaseChannel: 'sms',
    firebaseMobileNo: proof.mobileNo,
    ...withCaptcha,
    ...withCountry,
  };
}
