import type { SessionInfo } from '@araw/contract/accounts/session';
import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  takeAccountMachine,
  type TakingField,
  type TakingForm,
  type TakingOutcome,
} from './takeAccount.machine.ts';

/** A screen shows all of these. */
interface Seen {
  consented: boolean;
  declarationAsked: boolean;
  declared: boolean;
  refusedField: TakingField | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

/** The browser walks use the same data. */
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

/** Whether a step sends the form, if it can be sent at all; undefined if the step doesn't try. */
function sends({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step): boolean | undefined {
  const typed = formIn(step);
  const canSend =
    matches('open.form.editing') &&
    known.consented &&
    (known.declared || !known.declarationAsked) &&
    (matches('open.captcha.hidden') || matches('open.captcha.shown'));
  if (typed === null || !canSend || step.kind !== 'user') return undefined;
  return step.event['valid'] === true && (matches('open.captcha.hidden') || typed.captcha !== '');
}

export const takeAccountModel = defineModel<Seen, Seen>({
  name: 'takeAccount',
  machine: takeAccountMachine,
  // The chart passes the session on, whatever its type.
  typesAlike: [[null], [0, 1, 2, 4, 40, 41, 42, 99]],
  variants: {
    'an opened account': { declarationAsked: false, limitsOffered: false },
    'an opened account, with a declaration': { declarationAsked: true, limitsOffered: false },
    'an opened account, with an offer of limits': { declarationAsked: false, limitsOffered: true },
  },
  events: {
    'consent.toggled': { '': {} },
    'declaration.toggled': { '': {} },
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
        'a declaration demanded': rejected('declarationMissing'),
        'taken over before': rejected('conflict'),
      },
      error: { 'no answer': error('timeout') },
    },
    fetchCaptcha: { done: { 'a picture': undefined }, error: { 'no picture': error('offline') } },
  },
  shown: ['consented', 'declarationAsked', 'declared', 'refusedField', 'error'],
  observe: {
    start: ({ declarationAsked }: { declarationAsked: boolean }) => ({
      consented: false,
      declarationAsked,
      declared: false,
      refusedField: null,
      error: null,
    }),
    after(known, step, { from }) {
      const outcome = outcomeBy(step);
      if (outcome?.ok) return known;
      if (outcome) {
        const isOutdated = outcome.error.code === 'termsOutdated';
        const isDemanded = outcome.error.code === 'declarationMissing';
        return {
          ...known,
          consented: known.consented && !isOutdated,
          declarationAsked: known.declarationAsked || isDemanded,
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
      if (!from.matches('open.form.editing')) return known;
      if (isUser(step, 'consent.toggled')) return { ...known, consented: !known.consented };
      const isDeclared = known.declarationAsked && isUser(step, 'declaration.toggled');
      return isDeclared ? { ...known, declared: !known.declared } : known;
    },
  },
  rules: [
    {
      text: 'the page shows what the operator said last, and what the member agrees to',
      requirements: ['TEAM-08'],
      never: ({ context, known }) => !isSame(context, known),
    },
    {
      text: 'an account is activated with valid fields, age and terms confirmed and the captcha if required; once per tap',
      requirements: ['TEAM-08', 'REG-14'],
      neverStep: (from, step, to, actions, calls) => {
        const sent = sends(from, step);
        const asked = calls.filter(({ actor }) => actor === 'takeAccount').map(({ input }) => input);
        return (
          !isSame(asked, sent === true ? [{ ...formIn(step), notBarred: from.known.declared }] : []) ||
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
      text: 'where the profile requires it, no account is activated without the barred-group declaration, which starts unticked',
      requirements: ['PROT-01', 'TEAM-08'],
      neverStart: (view) => view.context.declared,
      neverStep: (_from, _step, to, _actions, calls) =>
        calls.some(
          ({ actor, input }) => actor === 'takeAccount' && to.known.declarationAsked && !input.notBarred,
        ),
    },
    {
      text: 'only the member who activated it is logged in, by the operator’s own answer; it leads to the offer of limits where the profile has one, otherwise home',
      requirements: ['TEAM-08', 'PROT-03'],
      neverStep: (from, step, to, actions) => {
        const isTaken = outcomeBy(step)?.ok === true;
        const isOffered = from.input.limitsOffered === true;
        return (
          isTaken !== actions.includes('startSession') ||
          (isTaken && !isOffered) !== actions.includes('goHome') ||
          (isTaken && isOffered) !== actions.includes('goToLimits') ||
          (isTaken && !to.matches('taken'))
        );
      },
    },
    {
      text: 'a refusal leaves the form; newer terms must be agreed to, and a named field is focused',
      requirements: ['TEAM-08', 'REG-14'],
      neverStep: (_from, step, to, actions) => {
        const outcome = outcomeBy(step);
        const isOutdated = outcome?.ok === false && outcome.error.code === 'termsOutdated';
        const isDemanded = outcome?.ok === false && outcome.error.code === 'declarationMissing';
        return (
          (isRefused(step) && !to.matches('open.form.editing')) ||
          isOutdated !== actions.includes('renewTerms') ||
          (outcome?.ok === false && !isOutdated && !isDemanded) !== actions.includes('focusRefusedField')
        );
      },
    },
    {
      text: 'a captcha appears when the operator requires it, and another after each refusal, each tap and each failure tapped',
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
      text: 'each state shows exactly what the member can see or do',
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
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('open.form.sending') || view.matches('open.captcha.loading'),
    },
    {
      text: 'the account can be activated from every state',
      requirements: ['TEAM-08'],
      canReach: (view) => view.matches('taken'),
    },
  ],
});
