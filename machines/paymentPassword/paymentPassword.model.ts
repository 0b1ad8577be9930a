import type { ProofWay } from '#services/contract/member.ts';
import type { Weakness } from '#services/contract/paymentDigits.ts';
import type { PaymentPasswordState } from '#services/contract/payoutAccounts.ts';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import { canonical } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type Aim,
  type DigitsProof,
  type KnownDigits,
  paymentPasswordMachine,
  type SavedDigits,
} from './paymentPassword.machine.ts';

/** What was told and chosen so far: a screen shows all of it. */
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

/** Of all six digits that are typed here, why they cannot be taken. */
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

/** Whether what the operator holds says that the change was done whose answer was lost. */
const isDoneBy = ({ unsure, state: before }: Known, { state }: KnownDigits) =>
  unsure && (before?.isSet !== state.isSet || before?.changedAt !== state.changedAt);

/** Where what the operator holds leads. */
function placeBy({ known, input }: Pick<Seeing, 'known' | 'input'>, loaded: KnownDigits): string {
  if (isDoneBy(known, loaded)) return 'changed';
  if (known.unsure && (loaded.lockedFor === null || known.aim === 'recover')) return 'form.proving';
  if (loaded.lockedFor !== null) return 'locked';
  if (loaded.state.isSet) return 'offered';
  return input.ownerProofs.length > 0 ? 'form.proving' : 'unprovable';
}

/** What a player begins with a tap; null with any other. */
function aimBy({ matches, input }: Pick<Seeing, 'matches' | 'input'>, step: Step): Aim | null {
  if (matches('offered') && isUser(step, 'change.chosen')) return 'change';
  const mayRecover = matches('offered') || matches('locked');
  return mayRecover && isUser(step, 'recovery.chosen') && proofsOf('recover', input.ownerProofs).length > 0
    ? 'recover'
    : null;
}

/** Whether a step reads what the operator holds now. */
const readsBy = ({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) =>
  (matches('unavailable') && isUser(step, 'retry.requested')) ||
  (matches('locked') && (isUser(step, 'page.shown') || step.kind === 'time')) ||
  (matches('form.proving') && isUser(step, 'step.left') && known.state?.isSet === true) ||
  refusalOf(step) === 'paymentPasswordLocked' ||
  isLost(step, 'saveDigits');

/** What is sent by a step; null where nothing is. */
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
    'the log-in password alone': variant(['password']),
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
      error: { 'no answer': { code: 'timeout', message: '', requestId: 'r2' } },
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
      text: 'only players with a real account have a payment password; all others are told so and nothing is asked',
      requirements: ['CASH-07', 'CASH-11'],
      neverStart: (view, actions, calls) =>
        isReal(view)
          ? !view.matches('loading.first') ||
            actions.length > 0 ||
            calls.map(({ actor }) => actor).join() !== 'loadState'
          : !view.matches('refused') || actions.join() !== 'sayRealAccountOnly' || calls.length > 0,
    },
    {
      text: 'what the screen shows is what the operator said and the player chose last',
      requirements: ['CASH-11'],
      never: ({ context, known: { unsure: _, ...known } }) => canonical(context) !== canonical(known),
    },
    {
      text: 'what the operator holds decides: set, changed or recovered, or locked until its clock opens it again',
      requirements: ['CASH-11'],
      neverStep: (from, step, to) => {
        const loaded = loadedBy(step);
        return loaded !== null && !to.matches(placeBy(from, loaded));
      },
    },
    {
      text: 'it is asked for when the page opens, when a lock may have ended and after an answer that was lost, and not otherwise',
      requirements: ['CASH-11', 'NET-05'],
      neverStep: (from, step, to, _actions, calls) => {
        const reads = readsBy(from, step);
        const isFirst = from.matches('unavailable');
        return (
          callsOf(calls, 'loadState').length !== Number(reads) ||
          (reads && !to.matches(isFirst ? 'loading.first' : 'loading.again')) ||
          isLost(step, 'loadState') !== (from.matches('loading') && to.matches('unavailable'))
        );
      },
    },
    {
      text: 'a lock is waited for by the operator’s clock, for setting and changing too; recovering is open, and shortens nothing',
      requirements: ['CASH-11'],
      never: (view) =>
        canonical(view.timers) !==
        canonical(view.matches('locked') ? [Math.min(view.known.lockedFor ?? 0, 2 ** 31 - 1)] : []),
    },
    {
      text: 'while it is locked nothing is changed by the old one, and nothing set',
      requirements: ['CASH-11'],
      neverStep: (from, step, to) =>
        from.matches('locked') && step.kind === 'user' && to.matches('form') && to.context.aim !== 'recover',
    },
    {
      text: 'changing and recovering each begin with their own proof, where there is one',
      requirements: ['CASH-11'],
      neverStep: (from, step, to) => {
        const begins = aimBy(from, step) !== null;
        const isElsewhere = !from.matches('form') && !from.matches('saving') && !loadedBy(step);
        return isElsewhere && begins !== to.matches('form.proving');
      },
    },
    {
      text: 'what is set is proved by password or code, what is changed by the old one, what is recovered by a code alone',
      requirements: ['CASH-11'],
      never: (view) =>
        view.matches('form') && !proofsOf(view.known.aim, view.input.ownerProofs).includes(view.context.by),
    },
    {
      text: 'the steps follow each other: the proof, six digits that are fit, and the same again; each leads back to the one before',
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
      text: 'six digits that are fit and typed twice are sent once, with the proof, and no others ever are',
      requirements: ['CASH-11'],
      neverStep: (from, step, _to, _actions, calls) => {
        const sent = sentBy(from, step);
        return (
          canonical(callsOf(calls, 'saveDigits').map(({ input }) => input)) !== canonical(sent ? [sent] : [])
        );
      },
    },
    {
      text: 'a field that cannot be taken is led to',
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
      text: 'a double tap sends one: while it is on its way nothing that the player does changes that',
      requirements: ['CASH-11', 'NET-04'],
      neverStep: (from, step, to) => from.matches('saving') && step.kind === 'user' && !to.matches('saving'),
    },
    {
      text: 'after a wrong proof it is asked for again, after weak digits others are, after a lost answer the operator is',
      requirements: ['CASH-11', 'NET-12'],
      neverStep: (_from, step, to) =>
        (isProof(step) && !to.matches('form.proving')) ||
        (refusalOf(step) === 'paymentPasswordWeak' && !to.matches('form.choosing')) ||
        (savedBy(step)?.ok === true && !to.matches('changed')),
    },
    {
      text: 'a change that was done, by its answer or by what the operator holds since, is said, and no other',
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
      text: 'the proof is forgotten once it was used or was wrong, the digits once they were taken, refused or left',
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
      text: 'each state says what the player sees or may do, exactly then',
      requirements: ['CASH-11', 'NET-04'],
      never: (view) =>
        (
          [
            ['refused', 'refused'],
            ['loading', 'loading.first'],
            ['failed', 'unavailable'],
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
      text: 'what the player saw stays while something is on its way',
      requirements: ['CASH-11', 'NET-04'],
      neverStep: (from, _step, to) =>
        to.tags.has('busy') &&
        ['locked', 'proving', 'repeating'].some((tag) => from.tags.has(tag) !== to.tags.has(tag)),
    },
    {
      text: 'what is on its way comes to an end, and a lock, too',
      requirements: ['CASH-11', 'NET-04'],
      settles: (view) => view.matches('loading') || view.matches('saving'),
    },
    {
      text: 'from everywhere a payment password can still be set, where there is a way to prove who sets it',
      requirements: ['CASH-11'],
      canReach: (view) => view.matches('changed'),
      from: (view) => isReal(view) && !view.matches('unprovable'),
    },
  ],
});
