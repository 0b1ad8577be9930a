import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { toChartError } from '#machines/chartError.ts';
import { takeAccountMachine, type TakingField } from '#machines/takeAccount/takeAccount.machine.ts';
import { shownLanguage } from '#locales/i18n.ts';
import { useAppChild } from '#src/app/appActor.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { asNewcomer } from '#src/app/newcomer.ts';
import { fetchUntilStopped } from '#src/app/fetchUntilStopped.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { type FieldProblem, ruleProblem } from '#screens/shared/form/fieldRules.ts';
import { confirmationProblem, passwordProblem } from '#screens/shared/form/newPassword.ts';
import { useFields } from '#screens/shared/form/useFields.ts';
import { usePrefetchedSeal } from '#screens/shared/form/usePrefetchedSeal.ts';
import { isOldEnough } from '@araw/contract/values/birthDate';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import type { RegisterSettings } from '@araw/contract/accounts/member';
import { termsQuery } from '#services/queries/termsQuery.ts';
import { readName } from '@araw/contract/values/typedText';
import { defineTakeAccountActor } from './takeAccountActor.ts';

const fieldNames = [
  'username',
  'password',
  'newPassword',
  'confirmNewPassword',
  'birthDate',
  'captcha',
] as const;
type FieldName = (typeof fieldNames)[number];

interface Rules {
  settings: RegisterSettings;
  minimumAge: number;
  declarationAsked: boolean;
  limitsOffered: boolean;
}

/** The username of the login that was refused before. */
function usernameIn(state: unknown): string {
  const { username } = (state ?? {}) as { username?: unknown };
  return typeof username === 'string' ? username : '';
}

/** Joins the chart that activates an opened account with the operator, the form and the session (TEAM-08). */
export function useTakeAccount({ settings, minimumAge, declarationAsked, limitsOffered }: Rules) {
  const { operator, queries, clock } = useServices();
  const { dayOf } = useMerchantDates();
  const queryClient = useQueryClient();
  const session = useAppChild('session');
  const navigate = useNavigate();
  const { state } = useLocation();
  const failureText = useFailureText();
  const captcha = useQuery({ ...queries.captcha(), enabled: false });
  const { data: terms } = useQuery(termsQuery(operator, 'register', shownLanguage()));
  usePrefetchedSeal();

  const newRule = settings.fields['password'];
  const fields = useFields(fieldNames, checkField, { username: usernameIn(state) });
  const { values } = fields;

  function checkField(field: FieldName, typed: Record<FieldName, string>): FieldProblem | null {
    const text = typed[field];
    switch (field) {
      case 'username':
        return readName(text) === '' ? { key: 'form.enterUsername' } : null;
      case 'password':
        return text === '' ? { key: 'form.enterPassword' } : null;
      case 'newPassword':
        if (text !== '' && text === typed.password) return { key: 'form.samePassword' };
        return passwordProblem(text, newRule);
      case 'confirmNewPassword':
        return confirmationProblem(text, typed.newPassword);
      case 'birthDate': {
        const today = dayOf(clock.serverNow());
        return isOldEnough(text, { today, minimumAge }) ? null : { key: 'form.birthDate' };
      }
      case 'captcha':
        return text === '' ? { key: 'form.captchaFormat' } : null;
    }
  }

  const [snapshot, send, actor] = useChart(
    takeAccountMachine,
    {
      actors: {
        takeAccount: defineTakeAccountActor({
          operator,
          queries,
          queryClient,
          host: window.location.host,
          captchaId: () => captcha.data?.captchaId ?? '',
        }),
        fetchCaptcha: fromPromise<void>(async ({ signal }) => {
          fields.clear('captcha');
          await fetchUntilStopped(queryClient, queries.captcha(), signal);
        }),
      },
      actions: {
        focusFirstInvalidField: () => fields.focusFirstWrong(asked()),
        focusRefusedField: ({ context: { refusedField, error } }) => {
          if (refusedField && error) fields.blame(refusedField, problemAt(refusedField, failureText(error)));
        },
        renewTerms: () => void queryClient.invalidateQueries({ queryKey: ['terms'] }),
        startSession: (_, outcome) => {
          if (!outcome.ok) return;
          session.send({ type: 'session.started', session: outcome.session });
        },
        goHome: () => void navigate('/m/home', { replace: true }),
        goToLimits: () => void navigate('/m/limits', { replace: true, state: asNewcomer }),
      },
    },
    { input: { declarationAsked, limitsOffered } },
  );

  const problemAt = (field: TakingField, text: string): FieldProblem =>
    field === 'newPassword' ? ruleProblem(newRule, { text }) : { text };
  const captchaAsked = snapshot.hasTag('captchaAsked');
  const asked = (): FieldName[] =>
    fieldNames.filter((field) => {
      if (field === 'birthDate') return settings.birthDateAsked;
      return field !== 'captcha' || actor.getSnapshot().hasTag('captchaAsked');
    });

  return {
    fields,
    newRule,
    terms,
    asksBirthDate: settings.birthDateAsked,
    /** Null if the field it concerns shows it instead. */
    error: snapshot.context.refusedField === null ? snapshot.context.error : null,
    captcha: captchaAsked
      ? {
          picture: snapshot.hasTag('captchaShown') ? (captcha.data?.image ?? null) : null,
          failure: snapshot.hasTag('captchaFailed') ? toChartError(captcha.error) : null,
          canRefresh: snapshot.can({ type: 'captcha.refreshed' }),
        }
      : null,
    sending: snapshot.hasTag('busy'),
    consented: snapshot.context.consented,
    declarationAsked: snapshot.context.declarationAsked,
    declared: snapshot.context.declared,
    canToggleConsent: snapshot.hasTag('editing') && terms !== undefined,
    toggleConsent: () => send({ type: 'consent.toggled' }),
    refreshCaptcha() {
      // The problem was about the previous picture.
      fields.type('captcha', '');
      send({ type: 'captcha.refreshed' });
    },
    canToggleDeclaration: snapshot.can({ type: 'declaration.toggled' }),
    toggleDeclaration: () => send({ type: 'declaration.toggled' }),
    canSubmit:
      snapshot.hasTag('editing') &&
      snapshot.hasTag('captchaReady') &&
      snapshot.context.consented &&
      (snapshot.context.declared || !snapshot.context.declarationAsked),
    submit() {
      const valid = fields.submit(asked());
      const termsVersion = terms?.version ?? '';
      const birthDate = settings.birthDateAsked ? values.birthDate : '';
      const typed = { ...values, birthDate, captcha: captchaAsked ? values.captcha : '', termsVersion };
      send({ type: 'form.submitted', valid, form: typed });
    },
  };
}
