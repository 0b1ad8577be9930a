import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { toFailure } from '#machines/failure.ts';
import {
  type Credentials,
  loginMachine,
  type LoginMethod,
  type LoginOutcome,
} from '#machines/login/login.machine.ts';
import { useAppChild, useWhitelabel } from '#screens/parts/appActor.ts';
import { fetchUntilStopped } from '#screens/parts/fetchUntilStopped.ts';
import { returnPathOf } from '#screens/parts/returnPath.ts';
import { useServices } from '#screens/parts/services.ts';
import { useChart } from '#screens/parts/useChart.ts';
import { CallError } from '#services/callError.ts';
import type { CallRequest } from '#services/contract/calls.ts';
import { loginRefusal } from '#services/contract/session.ts';
import { shownLanguage } from '#locales/i18n.ts';
import { useLoginForm } from './useLoginForm.ts';

const untyped: Credentials = {
  method: 'username',
  username: '',
  password: '',
  captcha: '',
  countryDialingCode: '',
  remember: false,
};

/** Joins the login chart with the operator, the form, the session and the navigation. */
export function useLogin() {
  const { operator, queries, merchant } = useServices();
  const queryClient = useQueryClient();
  const session = useAppChild('session');
  const whitelabel = useWhitelabel();
  const navigate = useNavigate();
  const location = useLocation();
  const { i18n } = useTranslation();
  const language = shownLanguage();

  const settings = useQuery(queries.registerSettings(language));
  const captcha = useQuery({ ...queries.captcha(), enabled: false });
  const form = useLoginForm();

  const formState = (method: LoginMethod, captchaAsked: boolean) => ({
    method,
    captchaAsked,
    rules: settings.data?.loginRules,
  });
  /** Of the running chart; its actions have no snapshot of their own. */
  const current = (): ReturnType<typeof formState> => {
    const { value } = actor.getSnapshot();
    return formState(value.method, value.captcha !== 'hidden');
  };

  const [snapshot, send, actor] = useChart(
    loginMachine.provide({
      actors: {
        logIn: fromPromise(async ({ input, signal }): Promise<LoginOutcome> => {
          const captchaId = captcha.data?.captchaId ?? '';
          try {
            const value = await operator.logIn(loginRequest(input, captchaId), { signal });
            return { ok: true, session: { ...value, merchantCode: merchant() } };
          } catch (error) {
            if (!(error instanceof CallError) || error.kind !== 'refused') throw error;
            return { ok: false, captcha: asksForCaptcha(error), refusal: toFailure(error) };
          }
        }),
        fetchCaptcha: fromPromise(async ({ signal }) => {
          form.clearCaptcha();
          await fetchUntilStopped(queryClient, queries.captcha(), signal);
        }),
      },
      actions: {
        startSession: (_, outcome) => {
          if (!outcome.ok) return;
          session.send({ type: 'session.started', session: outcome.session });
          void navigate(returnPathOf(location.state), { replace: true });
        },
        focusFirstInvalidField: () => form.focusFirstInvalid(current()),
        recallCredentials: () => form.clearSecrets(),
        revalidateFilledFields: () => form.recheckFilled(current()),
      },
    }),
    { input: { smsLoginEnabled: whitelabel['MOBILEVERCODELOGIN3'] ?? false } },
  );

  useOnChange(i18n.language, () => send({ type: 'language.changed' }));

  const method: LoginMethod = snapshot.matches({ method: 'sms' }) ? 'sms' : 'username';
  const captchaAsked = !snapshot.matches({ captcha: 'hidden' });
  const state = formState(method, captchaAsked);

  return {
    form,
    method,
    smsLoginEnabled: snapshot.context.smsLoginEnabled,
    forgotLinkShown: whitelabel['PASSWORDCHANGEBYMAIL3'] ?? false,
    dialingCodes: settings.data?.dialingCodes ?? [],
    refusal: snapshot.context.refusal,
    loggingIn: snapshot.matches({ form: 'loggingIn' }),
    captcha: captchaAsked
      ? {
          picture: snapshot.matches({ captcha: 'shown' }) ? (captcha.data?.image ?? null) : null,
          failed: snapshot.matches({ captcha: 'failed' }),
          canRefresh: snapshot.can({ type: 'captcha.refreshed' }),
        }
      : null,
    canSubmit: snapshot.can({ type: 'form.submitted', valid: false, credentials: untyped }),
    canSwitch: snapshot.can({ type: 'method.switched' }),
    submit: () => send({ type: 'form.submitted', ...form.submission(state) }),
    switchMethod: () => send({ type: 'method.switched' }),
    refreshCaptcha: () => send({ type: 'captcha.refreshed' }),
  };
}

function loginRequest(given: Credentials, captchaId: string): CallRequest<'logIn'> {
  const { method, username, password, captcha, countryDialingCode } = given;
  return {
    type: method,
    username,
    password,
    ...(captcha !== '' && { captcha, captchaId }),
    ...(countryDialingCode !== '' && { countryDialingCode }),
  };
}

/** LOGIN-03. What a refusal carries is unchecked until here. */
function asksForCaptcha({ value }: CallError): boolean {
  const parsed = v.safeParse(loginRefusal, value);
  return parsed.success && parsed.output.captcha;
}

function useOnChange(value: string, onChange: () => void) {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    onChange();
  });
}
