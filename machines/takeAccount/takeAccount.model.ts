import type { SessionInfo } from '#services/contract/session.ts';
import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  takeAccountMachine,
  type TakingField,
  type TakingForm,
  type TakingOutcome,
} from './takeAccount.machine.ts';

/** A screen shows all of it. */
interface Seen {
  consented: boolean;
  refusedField: TakingField | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

/** The walks in the browser give the same. */
const session: SessionInfo = {
  token: 'token',
  merchantCode: 'ARAW',
  userName: 'lorna',
  type: 0,
  firstTimeLogin: false,
};
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const rejected = (
  code: string,
  { captcha = false, field = null }: Partial<Extract<TakingOutcome, { ok: false }>> = {},
): TakingOutcome => ({ ok: false, error: error(code), captcha, field });

const form = (rest: Partial<TakingForm> = {}): TakingForm => ({
  username: 'lorna',
  password: 'First1234',
  newPassword: 'Mine5678',
  confirmNewPassword: 'Mine5678',
  birthDate: '',
  captcha: '',
  termsVersion: '2026-01',
  ...rest,
});

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const outcomeBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'takeAccount' && step.ok ? (step.value as TakingOutcome) : null;
const isRefused = (step: Step) =>
  step.kind === 'answer' && step.actor === 'takeAccount' && !outcomeBy(step)?.ok;
const formIn = (step: Step): TakingForm | null =>
  step.kind === 'user' && step.event.type === 'form.submitted' ? step.event['form'] : null;

/** Whether a step sends, where the form can be sent at all; undefined of one that does not try. */
function sends({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step): boolean | undefined {
  const typed = formIn(step);
  const canSend =
    matches('open.form.editing') &&
    known.consented &&
    (matches('open.captcha.hidden') || matches('open.captcha.shown'));
  if (typed === null || !canSend || step.kind !== 'user') return undefined;
  return step.event['valid'] === true && (matches('open.captcha.hidden') || typed.captcha !== '');
}

export const takeAccountModel = defineModel<Seen, Seen>({
  name: 'takeAccount',
  machine: takeAccountMachine,
  // The chart hands the session on, whatever its type.
  typesAlike: [[null], [0, 1, 2, 4, 40, 41, 42, 99]],
  variants: { 'an opened account': {} },
  events: {
    'consent.toggled': { '': {} },
    'form.submitted': {
      sound: { valid: true, form: form() },
      'with the digits of a picture': { valid: true, form: form({ captcha: '1234' }) },
      'a field that breaks its rule': { valid: false, form: form({ newPassword: 'x', captcha: '1234' }) },
    },
    'captcha.refreshed': { '': {} },
  },
  actors: {
    takeAccount: {
      done: {
        taken: { ok: true, session },
        'another first password': rejected('credentialsWrong'),
        'a captcha from now on': rejected('credentialsWrong', { captcha: true }),
        'the same password': rejected('passwordUnchanged', { field: 'newPassword' }),
        'newer terms': rejected('termsOutdated'),
        'taken over before': rejected('conflict'),
      },
      error: { 'no answer': error('timeout') },
    },
    fetchCaptcha: { done: { 'a picture': undefined }, error: { 'no picture': error('offline') } },
  },
  shown: ['consented', 'refusedField', 'error'],
  observe: {
    start: () => ({ consented: false, refusedField: null, error: null }),
    after(known, step, { from }) {
      const outcome = outcomeBy(step);
      if (outcome?.ok) return known;
      if (outcome) {
        const isOutdated = outcome.error.code === 'termsOutdated';
        return {
          consented: known.consented && !isOutdated,
          refusedField: isOutdated ? known.refusedField : outcome.field,
          error: outcome.error,
        };
      }
      if (step.kind === 'answer') {
        return step.actor === 'takeAccount' ? { ...known, error: toChartError(step.value) } : known;
      }
      if (sends({ matches: from.matches, known }, step) === true) {
        return { ...known, refusedField: null, error: null };
      }
      const isToggled = from.matches('open.form.editing') && isUser(step, 'consent.toggled');
      return isToggled ? { ...known, consented: !known.consented } : known;
    },
  },
  rules: [
    {
      text: 'what is shown is what the operator said last, and what the holder agrees to',
      requirements: ['TEAM-08'],
      never: ({ context, known }) => canonical(context) !== canonical(known),
    },
    {
      text: 'an account is taken over by a form whose fields hold, with age and terms confirmed and the digits of a picture that is asked for; once for each tap',
      requirements: ['TEAM-08', 'REG-14'],
      neverStep: (from, step, to, actions, calls) => {
        const sent = sends(from, step);
        const asked = calls.filter(({ actor }) => actor === 'takeAccount').map(({ input }) => input);
        return (
          canonical(asked) !== canonical(sent === true ? [formIn(step)] : []) ||
          (sent === true && !to.matches('open.form.sending')) ||
          (sent === false) !== actions.includes('focusFirstInvalidField')
        );
      },
      neverStart: (view, actions, calls) =>
        !view.matches('open.form.editing') ||
        !view.matches('open.captcha.hidden') ||
        actions.length > 0 ||
        calls.length > 0,
    },
    {
      text: 'who has taken it over is logged in by the operator’s own word, and nobody else is',
      requirements: ['TEAM-08'],
      neverStep: (_from, step, to, actions) => {
        const isTaken = outcomeBy(step)?.ok === true;
        return isTaken !== actions.includes('startSession') || (isTaken && !to.matches('taken'));
      },
    },
    {
      text: 'a refusal leaves the form; terms that are newer are agreed to anew, and a field that is named has the focus',
      requirements: ['TEAM-08', 'REG-14'],
      neverStep: (_from, step, to, actions) => {
        const outcome = outcomeBy(step);
        const isOutdated = outcome?.ok === false && outcome.error.code === 'termsOutdated';
        return (
          (isRefused(step) && !to.matches('open.form.editing')) ||
          isOutdated !== actions.includes('renewTerms') ||
          (outcome?.ok === false && !isOutdated) !== actions.includes('focusRefusedField')
        );
      },
    },
    {
      text: 'a picture is asked for when the operator says so, and another after each refusal, each tap and each failure that is tapped',
      requirements: ['LOGIN-03'],
      neverStep: (from, step, to, _actions, calls) => {
        const outcome = outcomeBy(step);
        const demanded = outcome?.ok === false && outcome.captcha;
        const isAnew =
          (from.matches('open.captcha.hidden') && demanded) ||
          (from.matches('open.captcha.shown') && isRefused(step)) ||
          (from.matches('open.captcha.shown') &&
            from.matches('open.form.editing') &&
            isUser(step, 'captcha.refreshed')) ||
          (from.matches('open.captcha.failed') && isUser(step, 'captcha.refreshed'));
        const isAsked = calls.some(({ actor }) => actor === 'fetchCaptcha');
        const answered = step.kind === 'answer' && step.actor === 'fetchCaptcha';
        return (
          isAsked !== isAnew ||
          (isAnew && !to.matches('open.captcha.loading')) ||
          (answered && !to.matches(step.ok ? 'open.captcha.shown' : 'open.captcha.failed'))
        );
      },
    },
    {
      text: 'each state says what the holder sees or may do, exactly then',
      requirements: ['TEAM-08', 'NET-04'],
      never: (view) =>
        (
          [
            ['editing', 'open.form.editing'],
            ['busy', 'open.form.sending'],
            ['done', 'taken'],
            ['captchaShown', 'open.captcha.shown'],
            ['captchaFailed', 'open.captcha.failed'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('captchaReady') !==
          (view.matches('open.captcha.hidden') || view.matches('open.captcha.shown')) ||
        view.tags.has('captchaAsked') !== (view.matches('open') && !view.matches('open.captcha.hidden')),
    },
    {
      text: 'what is on its way comes to an end',
      requirements: ['NET-04'],
      settles: (view) => view.matches('open.form.sending') || view.matches('open.captcha.loading'),
    },
    {
      text: 'from everywhere the account can still be taken over',
      requirements: ['TEAM-08'],
      canReach: (view) => view.matches('taken'),
    },
  ],
});
