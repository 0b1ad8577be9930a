import type { ProofWay } from '@araw/contract/accounts/member';
import type { Weakness } from '@araw/contract/values/paymentDigits';
import type { PaymentPasswordState } from '@araw/contract/cashier/payoutAccounts';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import { isSame } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { cannotRead, notOfferedRule, switchedOff } from '#machines/support/switchedOff.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type Aim,
  type DigitsProof,
  type KnownDigits,
  paymentPasswordMachine,
  type SavedDigits,
} from './paymentPassword.machine.ts';

/** What has been reported and chosen so far. A screen shows all of these. */
interface Seen {
  aim: Aim;
  by: DigitsProof['by'];
  state: PaymentPasswordState | null;
  lockedFor: number | null;
  weakness: Weakness | null;
  triesLeft: number | null;
  error: ChartError | null;
}

interface Known extends Seen {
  /** The answer to a change was lost. */
  unsure: boolean;
}

type Seeing = View<Seen, Known>;

const minute = 60_000;
const far = 2 ** 40;

const stateOf = (rest: Partial<PaymentPasswordState>, lockedFor: number | null = null): KnownDigits => ({
  state: { isSet: true, triesLeft: 5, lockedUntil: lockedFor, changedAt: 1, now: 0, ...rest },
  lockedFor,
});
const refused = (code: string, triesLeft: number | null = null): SavedDigits => ({
  ok: false,
  error: { code, message: '', requestId: 'r1' },
  triesLeft,
});

/** Why each set of six digits typed in this model is refused; null if accepted. */
const weaknesses: Record<string, Weakness | null> = {
  '491736': null,
  '123456': 'row',
  '121212': 'repeat',
  '112233': 'pairs',
};
const isFit = (digits: string) => weaknesses[digits] === null;

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const eventOf = (step: Step) => (step.kind === 'user' ? step.event : { type: '' });
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadState' && step.ok ? (step.value as KnownDigits) : null;
const savedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'saveDigits' && step.ok ? (step.value as SavedDigits) : null;
const isLost = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor && !step.ok;
const refusalOf = (step: Step) => {
  const saved = savedBy(step);
  return saved && !saved.ok ? saved.error.code : null;
};
const isProof = (step: Step) => {
  const code = refusalOf(step);
  return code !== null && code !== 'paymentPasswordWeak' && code !== 'paymentPasswordLocked';
};
const proofsOf = (aim: Aim, ways: readonly ProofWay[]): readonly DigitsProof['by'][] =>
  aim === 'change' ? ['old'] : aim === 'set' ? ways : ways.filter((way) => way !== 'password');

/** Whether the operator's state shows that the change with the lost answer was done. */
const isDoneBy = ({ unsure, state: before }: Known, { state }: KnownDigits) =>
  unsure && (before?.isSet !== state.isSet || before?.changedAt !== state.changedAt);

/** The state that the operator's answer leads to. */
function placeBy({ known, input }: Pick<Seeing, 'known' | 'input'>, loaded: KnownDigits): string {
  if (isDoneBy(known, loaded)) return 'changed';
  if (known.unsure && (loaded.lockedFor === null || known.aim === 'recover')) return 'form.proving';
  if (loaded.lockedFor !== null) return 'locked';
  if (loaded.state.isSet) return 'offered';
  return input.ownerProofs.length > 0 ? 'form.proving' : 'unprovable';
}

/** The aim that a tap starts; null for any other step. */
function aimBy({ matches, input }: Pick<Seeing, 'matches' | 'input'>, step: Step): Aim | null {
  if (matches('offered') && isUser(step, 'change.chosen')) return 'change';
  const mayRecover = matches('offered') || matches('locked');
  return mayRecover && isUser(step, 'recovery.chosen') && proofsOf('recover', input.ownerProofs).length > 0
    ? 'recover'
    : null;
}

/** Whether a step reads the operator's current state. */
const readsBy = ({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) =>
  (matches('unavailable') && isUser(step, 'retry.requested')) ||
  (matches('locked') && (isUser(step, 'page.shown') || step.kind === 'time')) ||
  (matches('form.proving') && isUser(step, 'step.left') && known.state?.isSet === true) ||
  refusalOf(step) === 'paymentPasswordLocked' ||
  isLost(step, 'saveDigits');

/** What a step sends; null if nothing. */
function sentBy({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) {
  const { paymentPassword, repeatedPassword, proof } = eventOf(step) as Record<string, unknown>;
  return matches('form.repeating') &&
    isUser(step, 'digits.repeated') &&
    paymentPassword === repeatedPassword &&
    isFit(String(paymentPassword))
    ? { aim: known.aim, proof, paymentPassword }
    : null;
}

const callsOf = (calls: readonly Call[], actor: string) => calls.filter((call) => call.actor === actor);
const isReal = ({ input }: Pick<Seeing, 'input'>) => isRealAccount(input.memberType);

const everyWay: ProofWay[] = ['password', 'email', 'sms'];
const variant = (ownerProofs: ProofWay[], memberType: MemberType = 0) => ({ memberType, ownerProofs });
const proof: DigitsProof = { by: 'password', password: 'correct horse' };
const typed = (paymentPassword: string, repeatedPassword = paymentPassword) => ({
  paymentPassword,
  repeatedPassword,
  proof,
});

export const paymentPasswordModel = defineModel<Seen, Known>({
  name: 'paymentPassword',
  machine: paymentPasswordMachine,
  variants: {
    ...byType([0, 4], (memberType) => variant(everyWay, memberType), 'every way, of'),
    'the login password alone': variant(['password']),
    'SMS alone': variant(['sms']),
    'no way to prove': variant([]),
  },
  typesAlike: [
    [0, 1, 2],
    [4, null, 40, 41, 42, 99],
  ],
  events: {
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'change.chosen': { '': {} },
    'recovery.chosen': { '': {} },
    'proof.chosen': {
      'the password': { by: 'password' },
      'a code by mail': { by: 'email' },
      'a code by SMS': { by: 'sms' },
    },
    'proof.submitted': { 'has its form': { valid: true }, 'is missing': { valid: false } },
    'digits.changed': { '': {} },
    'digits.chosen': {
      fit: { paymentPassword: '491736' },
      'a row': { paymentPassword: '123456' },
      repeated: { paymentPassword: '121212' },
      pairs: { paymentPassword: '112233' },
      'five of them': { paymentPassword: '12345' },
    },
    'digits.repeated': {
      'the same': typed('491736'),
      others: typed('491736', '491737'),
      'the same, which are a row': typed('123456'),
      'the same, which are five': typed('49173'),
    },
    'step.left': { '': {} },
  },
  actors: {
    loadState: {
      done: {
        'none is set': stateOf({ isSet: false, changedAt: null }),
        'one is set': stateOf({}),
        'one was set since': stateOf({ changedAt: 2 }),
        'one is set, nobody says since when': stateOf({ changedAt: null }),
        locked: stateOf({ triesLeft: 0 }, 30 * minute),
        'locked for long': stateOf({ triesLeft: 0 }, far),
      },
      error: { 'no answer': { code: 'timeout', message: '', requestId: 'r2' }, ...switchedOff },
    },
    saveDigits: {
      done: {
        done: { ok: true },
        'the proof is wrong': refused('credentialsWrong'),
        'the old ones are wrong': refused('paymentPasswordWrong', 3),
        'too weak': refused('paymentPasswordWeak'),
        locked: refused('paymentPasswordLocked'),
      },
      error: { 'no answer': { code: 'offline', message: '', requestId: '' } },
    },
  },
  shown: ['aim', 'by', 'state', 'lockedFor', 'weakness', 'triesLeft', 'error'],
  observe: {
    start: () => ({
      aim: 'set',
      by: 'password',
      state: null,
      lockedFor: null,
      weakness: null,
      triesLeft: null,
      error: null,
      unsure: false,
    }),
    after(known, step, { from }) {
      const view = { matches: from.matches, known, input: (from as Seeing).input };
      const silent = { ...known, error: null, triesLeft: null };
      const loaded = loadedBy(step);
      if (loaded) {
        if (isDoneBy(known, loaded)) return known;
        const next = { ...known, ...loaded, unsure: false };
        if (placeBy(view, loaded) !== 'form.proving') return next;
        if (known.unsure) return { ...next, error: toChartError({ code: 'notChanged' }) };
        return { ...next, aim: 'set', by: proofsOf('set', view.input.ownerProofs)[0]! };
      }
      if (step.kind === 'answer' && isLost(step, 'loadState')) {
        return { ...known, error: toChartError(step.value) };
      }
      if (isLost(step, 'saveDigits')) return { ...known, unsure: true };
      const saved = savedBy(step);
      if (saved && !saved.ok) {
        const { code } = saved.error;
        if (code === 'paymentPasswordLocked') return known;
        if (code === 'paymentPasswordWeak') return { ...known, error: saved.error };
        return { ...known, error: saved.error, triesLeft: saved.triesLeft };
      }
      const aim = aimBy(view, step);
      if (aim) return { ...known, aim, by: proofsOf(aim, view.input.ownerProofs)[0]! };
      const event = eventOf(step) as Record<string, any>;
      if (from.matches('unavailable') && isUser(step, 'retry.requested')) return silent;
      if (from.matches('form.proving')) {
        if (isUser(step, 'proof.chosen')) {
          const isOffered = proofsOf(known.aim, view.input.ownerProofs).includes(event['by']);
          return isOffered ? { ...silent, by: event['by'] } : known;
        }
        if (isUser(step, 'proof.submitted')) return event['valid'] ? silent : known;
        if (isUser(step, 'step.left')) return known.state?.isSet ? silent : known;
      }
      if (from.matches('form.choosing')) {
        if (isUser(step, 'digits.changed') || isUser(step, 'step.left')) return { ...silent, weakness: null };
        const weakness = isUser(step, 'digits.chosen') ? weaknesses[event['paymentPassword']] : undefined;
        if (weakness === null) return { ...silent, weakness: null };
        if (weakness) return { ...known, weakness };
      }
      return known;
    },
  },
  rules: [
    {
      text: 'only players with a real account have a payment PIN; others are told so and nothing is requested',
      requirements: ['CASH-07', 'CASH-11'],
      neverStart: (view, actions, calls) =>
        isReal(view)
          ? !view.matches('loading.first') ||
            actions.length > 0 ||
            calls.map(({ actor }) => actor).join() !== 'loadState'
          : !view.matches('refused') || actions.join() !== 'sayRealAccountOnly' || calls.length > 0,
    },
    {
      text: 'the screen shows what the operator said last and the player chose last',
      requirements: ['CASH-11'],
      never: ({ context, known: { unsure: _, ...known } }) => !isSame(context, known),
    },
    {
      text: 'the operator’s state decides: set, changed or recovered, or locked until its clock opens it again',
      requirements: ['CASH-11'],
      neverStep: (from, step, to) => {
        const loaded = loadedBy(step);
        return loaded !== null && !to.matches(placeBy(from, loaded));
      },
    },
    {
      text: 'it is read only when the page opens, when a lock may have ended and after a lost answer',
      requirements: ['CASH-11', 'NET-05'],
      neverStep: (from, step, to, _actions, calls) => {
        const reads = readsBy(from, step);
        const isFirst = from.matches('unavailable');
        return (
          callsOf(calls, 'loadState').length !== Number(reads) ||
          (reads && !to.matches(isFirst ? 'loading.first' : 'loading.again')) ||
          isLost(step, 'loadState') !== (from.matches('loading') && cannotRead(to))
        );
      },
    },
    {
      text: 'a lock follows the operator’s clock, for setting and changing too; recovery stays possible, and shortens nothing',
      requirements: ['CASH-11'],
      never: (view) =>
        !isSame(
          view.timers,
          view.matches('locked') ? [Math.min(view.known.lockedFor ?? 0, 2 ** 31 - 1)] : [],
        ),
    },
    {
      text: 'while locked it can be neither changed with the old one nor set',
      requirements: ['CASH-11'],
      neverStep: (from, step, to) =>
        from.matches('locked') && step.kind === 'user' && to.matches('form') && to.context.aim !== 'recover',
    },
    {
      text: 'changing and recovering each start with their own proof, if there is one',
      requirements: ['CASH-11'],
      neverStep: (from, step, to) => {
        const begins = aimBy(from, step) !== null;
        const isElsewhere = !from.matches('form') && !from.matches('saving') && !loadedBy(step);
        return isElsewhere && begins !== to.matches('form.proving');
      },
    },
    {
      text: 'setting needs a password or code, changing the old PIN, recovering a code',
      requirements: ['CASH-11'],
      never: (view) =>
        view.matches('form') && !proofsOf(view.known.aim, view.input.ownerProofs).includes(view.context.by),
    },
    {
      text: 'the steps are the proof, six suitable digits, and the same again; each leads back to the previous one',
      requirements: ['CASH-11'],
      neverStep: (from, step, to) => {
        if (step.kind !== 'user') return false;
        const { type, valid, paymentPassword } = step.event;
        if (from.matches('form.proving')) {
          const leaves = type === 'step.left' && from.known.state?.isSet;
          return leaves
            ? !to.matches('loading.again')
            : to.matches('form.choosing') !== (type === 'proof.submitted' && valid) || !to.matches('form');
        }
        if (from.matches('form.choosing')) {
          return type === 'step.left'
            ? !to.matches('form.proving')
            : !to.matches(
                type === 'digits.chosen' && isFit(paymentPassword)
                  ? 'form.repeating.typing'
                  : 'form.choosing',
              );
        }
        if (!from.matches('form.repeating')) return false;
        if (sentBy(from, step)) return !to.matches('saving');
        if (type === 'step.left') return !to.matches('form.choosing');
        const isDiffering =
          type === 'digits.repeated' ||
          (type !== 'digits.changed' && from.matches('form.repeating.differing'));
        return to.matches('form.repeating.differing') !== isDiffering || !to.matches('form.repeating');
      },
    },
    {
      text: 'only six suitable digits typed twice are sent, once, with the proof',
      requirements: ['CASH-11'],
      neverStep: (from, step, _to, _actions, calls) => {
        const sent = sentBy(from, step);
        return !isSame(
          callsOf(calls, 'saveDigits').map(({ input }) => input),
          sent ? [sent] : [],
        );
      },
    },
    {
      text: 'an invalid field is focused',
      requirements: ['CASH-11'],
      neverStep: (from, step, _to, actions) => {
        const { type, valid, paymentPassword } = eventOf(step) as Record<string, any>;
        const isWrong =
          (from.matches('form.proving') && type === 'proof.submitted' && !valid) ||
          (from.matches('form.choosing') && type === 'digits.chosen' && !isFit(paymentPassword)) ||
          (from.matches('form.repeating') && type === 'digits.repeated' && !sentBy(from, step));
        return isWrong !== actions.includes('focusFirstInvalidField');
      },
    },
    {
      text: 'a double tap sends one: no action changes a request in progress',
      requirements: ['CASH-11', 'NET-04'],
      neverStep: (from, step, to) => from.matches('saving') && step.kind === 'user' && !to.matches('saving'),
    },
    {
      text: 'a wrong proof is asked for again, weak digits are replaced, and after a lost answer the operator is asked',
      requirements: ['CASH-11', 'NET-12'],
      neverStep: (_from, step, to) =>
        (isProof(step) && !to.matches('form.proving')) ||
        (refusalOf(step) === 'paymentPasswordWeak' && !to.matches('form.choosing')) ||
        (savedBy(step)?.ok === true && !to.matches('changed')),
    },
    {
      text: 'only a change that succeeded, by its answer or the operator’s later state, is reported',
      requirements: ['CASH-11', 'NET-12'],
      neverStep: (from, step, to, actions, _calls, effects) => {
        const loaded = loadedBy(step);
        const isDone = savedBy(step)?.ok === true || (loaded !== null && isDoneBy(from.known, loaded));
        return (
          isDone !== actions.includes('sayChanged') ||
          isDone !== to.matches('changed') ||
          effects.some(({ action, params }) => action === 'sayChanged' && params.aim !== from.known.aim)
        );
      },
    },
    {
      text: 'the proof is discarded once used or wrong, the digits once accepted, refused or left',
      requirements: ['CASH-11'],
      neverStep: (from, step, to, actions) => {
        const isDone = to.matches('changed');
        const isLocked = refusalOf(step) === 'paymentPasswordLocked';
        const isLeft = from.matches('form.proving') && to.matches('loading.again');
        const isUnrepeated = from.matches('form.repeating') && isUser(step, 'step.left');
        return (
          (isDone || isLocked || isLeft || isProof(step)) !== actions.includes('clearProof') ||
          (isDone || isLocked || isLeft || isUnrepeated || refusalOf(step) === 'paymentPasswordWeak') !==
            actions.includes('clearDigits')
        );
      },
    },
    {
      text: 'each state shows exactly what the player can see or do',
      requirements: ['CASH-11', 'NET-04'],
      never: (view) =>
        (
          [
            ['refused', 'refused'],
            ['loading', 'loading.first'],
            ['failed', 'unavailable', 'notOffered'],
            ['unprovable', 'unprovable'],
            ['locked', 'locked', 'loading.again.locked'],
            ['offered', 'offered'],
            ['proving', 'form.proving', 'loading.again.proving'],
            ['choosing', 'form.choosing'],
            ['repeating', 'form.repeating', 'saving', 'loading.again.repeating'],
            ['differs', 'form.repeating.differing'],
            ['done', 'changed'],
          ] as const
        ).some(([tag, ...paths]) => view.tags.has(tag) !== paths.some((path) => view.matches(path))) ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('saving')),
    },
    {
      text: 'the content stays while a request is in progress',
      requirements: ['CASH-11', 'NET-04'],
      neverStep: (from, _step, to) =>
        to.tags.has('busy') &&
        ['locked', 'proving', 'repeating'].some((tag) => from.tags.has(tag) !== to.tags.has(tag)),
    },
    {
      text: 'every request ends, and so does a lock',
      requirements: ['CASH-11', 'NET-04'],
      settles: (view) => view.matches('loading') || view.matches('saving'),
    },
    {
      text: 'a payment PIN can be set from every state, if the player has a way to prove their identity',
      requirements: ['CASH-11'],
      canReach: (view) => view.matches('changed'),
      from: (view) => isReal(view) && !view.matches('unprovable') && !view.matches('notOffered'),
    },
    notOfferedRule('loadState'),
  ],
});
