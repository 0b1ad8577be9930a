import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { toChartError } from '#machines/chartError.ts';
import { takeAccountMachine, type TakingField } from '#machines/takeAccount/takeAccount.machine.ts';
import { shownLanguage } from '#locales/i18n.ts';
import { useAppChild } from '#src/app/appActor.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { fetchUntilStopped } from '#src/app/fetchUntilStopped.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { type FieldProblem, ruleProblem } from '#screens/shared/form/fieldRules.ts';
import { confirmationProblem, passwordProblem } from '#screens/shared/form/newPassword.ts';
import { useFields } from '#screens/shared/form/useFields.ts';
import { usePrefetchedSeal } from '#screens/shared/form/usePrefetchedSeal.ts';
import { isOldEnough } from '#services/contract/birthDate.ts';
import { merchantDayOf } from '#services/contract/dates.ts';
import type { RegisterSettings } from '#services/contract/member.ts';
import { termsQuery } from '#services/queries/termsQuery.ts';
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
}

/** Whose log-in was refused before. */
function usernameIn(state: unknown): string {
  const { username } = (state ?? {}) as { username?: unknown };
  return typeof username === 'string' ? username : '';
}

/** Joins the chart of taking an opened account over with the operator, the form and the session (TEAM-08). */
export function useTakeAccount({ settings, minimumAge }: Rules) {
  const { operator, queries, clock } = useServices();
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
        return text.trim() === '' ? { key: 'form.enterUsername' } : null;
      case 'password':
        return text === '' ? { key: 'form.enterPassword' } : null;
      case 'newPassword':
        if (text !== '' && text === typed.password) return { key: 'form.samePassword' };
        return passwordProblem(text, newRule);
      case 'confirmNewPassword':
        return confirmationProblem(text, typed.newPassword);
      case 'birthDate': {
        const today = merchantDayOf(clock.serverNow());
        return isOldEnough(text, { today, minimumAge }) ? null : { key: 'form.birthDate' };
      }
      case 'captcha':
        return text === '' ? { key: 'form.captchaFormat' } : null;
    }
  }

  const [snapshot, send, actor] = useChart(takeAccountMachine, {
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
        void navigate('/m/home', { replace: true });
      },
    },
  });

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
    /** Null where the field that it is about says it. */
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
    canToggleConsent: snapshot.hasTag('editing') && terms !== undefined,
    toggleConsent: () => send({ type: 'consent.toggled' }),
    refreshCaptcha() {
      // What was wrong was said of the picture before.
      fields.type('captcha', '');
      send({ type: 'captcha.refreshed' });
    },
    canSubmit: snapshot.hasTag('editing') && snapshot.hasTag('captchaReady') && snapshot.context.consented,
    submit() {
      const valid = fields.submit(asked());
      const termsVersion = terms?.version ?? '';
      const birthDate = settings.birthDateAsked ? values.birthDate : '';
      const typed = { ...values, birthDate, captcha: captchaAsked ? values.captcha : '', termsVersion };
      send({ type: 'form.submitted', valid, form: typed });
    },
  };
}
