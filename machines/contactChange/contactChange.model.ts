import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { contactChangeMachine, type ProofWay } from './contactChange.machine.ts';

interface Seen {
  error: ChartError | null;
}

const offers = (...ways: ProofWay[]) => ({
  offersPassword: ways.includes('password'),
  offersEmail: ways.includes('email'),
  offersSms: ways.includes('sms'),
  isOpen: false,
});
const refused = (code: string, taken: boolean) => ({
  ok: false,
  taken,
  error: { code, message: '', requestId: 'r1' },
});

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const outcomeOf = (step: Step) =>
  step.kind === 'answer' && step.ok ? (step.value as { ok: boolean; taken?: boolean }) : null;
const isChanged = (step: Step) => outcomeOf(step)?.ok === true;
const isTaken = (step: Step) => outcomeOf(step)?.taken === true;
const proofs = ['password', 'email', 'sms'] as const;
const proofOf = (view: View<Seen>) => proofs.find((proof) => view.matches(`changing.proof.${proof}`));
const isOffered = ({ input }: View<Seen>, proof: ProofWay): boolean =>
  ({ password: input.offersPassword, email: input.offersEmail, sms: input.offersSms })[proof];
const says = ({ context }: View<Seen>, failure: unknown) => isSame(context.error, toChartError(failure));
const whyNot = (step: Step & { kind: 'answer' }) =>
  step.ok ? (step.value as { error: ChartError }).error : step.value;

export const contactChangeModel = defineModel<Seen>({
  name: 'contactChange',
  machine: contactChangeMachine,
  variants: {
    'password alone': offers('password'),
    'mail alone': offers('email'),
    'SMS alone': offers('sms'),
    'every way': offers('password', 'email', 'sms'),
    'every way, a code on its way': { ...offers('password', 'email', 'sms'), isOpen: true },
  },
  events: {
    'proof.chosen': {
      'the password': { by: 'password' },
      'a code by mail': { by: 'email' },
      'a code by SMS': { by: 'sms' },
    },
    'code.sent': { '': {} },
    'proof.expired': { '': {} },
    'address.reopened': { '': {} },
    'form.submitted': {
      'no code': { valid: false, code: '' },
      'a code': { valid: true, code: '123456' },
    },
  },
  actors: {
    confirmChange: {
      done: {
        accepted: { ok: true },
        'code wrong or expired': refused('codeWrong', false),
        'taken meanwhile': refused('alreadyTaken', true),
      },
      error: { 'no answer': { code: 'timeout', message: '', requestId: '' } },
    },
  },
  shown: ['error'],
  rules: [
    {
      text: 'the address is typed first, with the first proof offered, unless a code was sent',
      requirements: ['MEM-01', 'SMS-06'],
      neverStart: (view) =>
        !view.matches(`changing.form.${view.input.isOpen ? 'confirming' : 'editing'}`) ||
        proofOf(view) !== proofs.find((proof) => isOffered(view, proof)) ||
        view.context.error !== null,
    },
    {
      text: 'the code sent is the one typed',
      requirements: ['PASS-06'],
      neverStep: (_from, step, _to, _actions, calls) =>
        calls.some(({ input }) => step.kind !== 'user' || input.code !== step.event.code),
    },
    {
      text: 'each offered kind of proof is available, the password first',
      requirements: ['MEM-01'],
      never: (view) => {
        const proof = proofOf(view);
        return !view.matches('changed') && (proof === undefined || !isOffered(view, proof));
      },
    },
    {
      text: 'the kind of proof changes only to a chosen, offered one, and only while the address is typed',
      requirements: ['MEM-01'],
      neverStep: (from, step, to) => {
        const { by } = (step.kind === 'user' ? step.event : {}) as { by?: ProofWay };
        const chooses =
          isUser(step, 'proof.chosen') && by && isOffered(from, by) && from.matches('changing.form.editing');
        return !to.matches('changed') && proofOf(to) !== (chooses ? by : proofOf(from));
      },
    },
    {
      text: 'the address is typed first, unless a code was sent for one earlier',
      requirements: ['SMS-06'],
      neverStep: (from, step, to) =>
        from.matches('changing.form.editing') &&
        isUser(step, 'code.sent') !== to.matches('changing.form.confirming'),
    },
    {
      text: 'the new address takes effect only with the code sent to it, and is kept',
      requirements: ['PASS-06'],
      neverStep: (from, step, to) => (isChanged(step) || from.matches('changed')) !== to.matches('changed'),
    },
    {
      text: 'without a code nothing is sent, and its field is focused',
      requirements: ['SMS-01'],
      neverStep: (from, step, to, actions, calls) => {
        const submits =
          step.kind === 'user' && isUser(step, 'form.submitted') && from.matches('changing.form.confirming');
        const isValid = submits && step.event.valid === true;
        return (
          isValid !== calls.length > 0 ||
          (isValid && !to.matches('changing.form.saving')) ||
          (submits && !isValid) !== actions.includes('focusCode')
        );
      },
    },
    {
      text: 'a change in progress ends only with its answer, and is announced until then',
      requirements: ['NET-04'],
      neverStep: (from, step, to) =>
        (from.matches('changing.form.saving') &&
          step.kind === 'user' &&
          !to.matches('changing.form.saving')) ||
        to.tags.has('busy') !== to.matches('changing.form.saving') ||
        to.tags.has('done') !== to.matches('changed'),
    },
    {
      text: 'the form says how players prove their identity, and which of its two steps is possible',
      requirements: ['PASS-06'],
      never: (view) =>
        view.tags.has('byPassword') !== view.matches('changing.proof.password') ||
        view.tags.has('byEmail') !== view.matches('changing.proof.email') ||
        view.tags.has('bySms') !== view.matches('changing.proof.sms') ||
        view.tags.has('editing') !== view.matches('changing.form.editing') ||
        view.tags.has('canSubmit') !== view.matches('changing.form.confirming'),
    },
    {
      text: 'an address taken in the meantime is reported and another one is asked for',
      requirements: ['REG-11'],
      neverStep: (_from, step, to) =>
        isTaken(step) &&
        !(to.matches('changing.form.editing') && step.kind === 'answer' && says(to, whyNot(step))),
    },
    {
      text: 'after a wrong or expired code, or a missing answer, the player can retry and is told why',
      requirements: ['PASS-06', 'NET-05'],
      neverStep: (_from, step, to) =>
        step.kind === 'answer' &&
        !isChanged(step) &&
        !isTaken(step) &&
        !(to.matches('changing.form.confirming') && says(to, whyNot(step))),
    },
    {
      text: 'an expired proof is asked for again, with a message',
      requirements: ['SMS-05'],
      neverStep: (from, step, to) =>
        isUser(step, 'proof.expired') &&
        from.matches('changing.form.confirming') &&
        !(to.matches('changing.form.editing') && says(to, { code: 'proofExpired' })),
    },
    {
      text: 'the player can go back to the address while no change is in progress',
      requirements: ['MEM-01'],
      neverStep: (from, step, to) =>
        isUser(step, 'address.reopened') &&
        from.matches('changing.form.confirming') &&
        !to.matches('changing.form.editing'),
    },
    {
      text: 'password and codes are discarded once used, and the address stays',
      requirements: ['PASS-06'],
      neverStep: (from, step, _to, actions) =>
        ((isUser(step, 'code.sent') && from.matches('changing.form.editing')) ||
          (isUser(step, 'address.reopened') && from.matches('changing.form.confirming')) ||
          isChanged(step) ||
          isTaken(step)) !== actions.includes('clearSecrets'),
    },
    {
      text: 'only an accepted change is reported',
      requirements: ['MEM-01'],
      neverStep: (_from, step, _to, actions) => isChanged(step) !== actions.includes('sayChanged'),
    },
    {
      text: 'an old refusal disappears with the player’s next action',
      requirements: ['NET-05'],
      neverStep: (from, step, to) =>
        to.context.error !== null &&
        !from.matches('changing.form.saving') &&
        (to.matches('changing.form.saving') ||
          (isUser(step, 'code.sent') &&
            (from.matches('changing.form.editing') || from.matches('changing.form.confirming'))) ||
          (isUser(step, 'address.reopened') && from.matches('changing.form.confirming')) ||
          proofOf(from) !== proofOf(to)),
    },
    {
      text: 'the address can be changed from every state',
      requirements: ['MEM-01'],
      canReach: (view) => view.matches('changed'),
    },
    {
      text: 'a change in progress always ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('changing.form.saving'),
    },
  ],
});
