import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { moneyShortMachine } from './moneyShort.machine.ts';
import type { RefusedBet, Shortage } from './shortageOf.ts';

interface Seen {
  refusedBet: RefusedBet | null;
  shortage: Shortage | null;
}

const bet: RefusedBet = { stake: 50, stakes: [5, 10, 20, 50, 100] };
const dearerBet: RefusedBet = { stake: 100, stakes: [50, 100] };
const missing: Shortage = { balance: 12.5, missing: 37.5, amounts: [100, 200], amount: 100, lowerStake: 10 };
const muchMissing: Shortage = { balance: 4.99, missing: 45.01, amounts: [], amount: 45.01, lowerStake: null };

const isEvent = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const changes = (from: View<Seen>, to: View<Seen>) =>
  canonical([from.value, from.context]) !== canonical([to.value, to.context]);

export const moneyShortModel = defineModel<Seen>({
  name: 'moneyShort',
  machine: moneyShortMachine,
  variants: {
    'stakes up to 100': { highestStake: 100 },
    'stakes up to 50': { highestStake: 50 },
  },
  events: {
    'bet.refused': {
      'for money': { ...bet, forFun: false },
      'dearer, for money': { ...dearerBet, forFun: false },
      'for fun': { ...bet, forFun: true },
      'of more than the operator takes': { stake: 999_987_521.8, stakes: [999_987_521.8], forFun: false },
    },
    'cashIn.chosen': { '': {}, 'with more': { amount: 200 } },
    'lowerStake.chosen': { '': {} },
    'offer.closed': { '': {} },
  },
  actors: {
    readShortage: {
      done: { 'too little': missing, 'nothing that suffices': muchMissing, 'enough meanwhile': null },
      error: { 'no answer': { code: 'timeout' } },
    },
  },
  shown: ['refusedBet', 'shortage'],
  rules: [
    {
      text: 'nothing is said before a bet lacked the money',
      requirements: ['CASH-02'],
      neverStart: (view, _actions, calls) =>
        !view.matches('undisturbed') ||
        view.context.refusedBet !== null ||
        view.context.shortage !== null ||
        calls.length > 0,
    },
    {
      text: 'a bet for money that lacked it asks what there is; one for fun, beside another, or of more than the operator takes there, nothing',
      requirements: ['CASH-02', 'TRIAL-03'],
      neverStep: (from, step, to, _actions, calls) => {
        if (step.kind !== 'user' || !isEvent(step, 'bet.refused')) return calls.length > 0;
        const isTaken = step.event.stake <= to.input.highestStake;
        if (!from.matches('undisturbed') || step.event.forFun || !isTaken)
          return changes(from, to) || calls.length > 0;
        const { refusedBet } = to.context;
        const [call, ...others] = calls;
        return !(
          to.matches('reading') &&
          refusedBet?.stake === step.event.stake &&
          refusedBet?.stakes === step.event.stakes &&
          call?.actor === 'readShortage' &&
          canonical(call.input) === canonical(refusedBet) &&
          others.length === 0
        );
      },
    },
    {
      text: 'what is missing is told, or that it is not known; where nothing is, the game goes on',
      requirements: ['CASH-02'],
      neverStep: (_from, step, to) => {
        if (step.kind !== 'answer') return false;
        const told = step.ok ? step.value : null;
        return step.ok && told === null
          ? !to.matches('undisturbed')
          : !to.matches('short') || to.context.shortage !== told;
      },
    },
    {
      text: 'a balance that does not come within 5 s keeps nobody from what is offered',
      requirements: ['CASH-02', 'NET-04'],
      neverStep: (from, step, to) =>
        from.matches('reading') &&
        step.kind === 'time' &&
        !(step.ms === 5_000 && to.matches('short') && to.context.shortage === null),
    },
    {
      text: 'the question for what is missing always ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('reading'),
    },
    {
      text: 'what a bet lacks stands while it is offered, and nothing of it after',
      requirements: ['CASH-02'],
      never: (view) =>
        view.tags.has('short') !== view.matches('short') ||
        (view.matches('undisturbed') && (view.context.refusedBet ?? view.context.shortage) !== null) ||
        (!view.matches('undisturbed') && view.context.refusedBet === null),
    },
    {
      text: 'cash-in leads away with the amount that was chosen, and nothing else does',
      requirements: ['CASH-02'],
      neverStep: (from, step, to, actions, _calls, effects) => {
        const leads = from.matches('short') && isEvent(step, 'cashIn.chosen');
        const led = effects.find(({ action }) => action === 'leaveToCashIn')?.params;
        const asked = step.kind === 'user' ? step.event.amount : undefined;
        return (
          leads !== actions.includes('leaveToCashIn') ||
          leads !== (to.matches('left') && !from.matches('left')) ||
          (leads && led !== (asked ?? from.context.shortage?.amount ?? null))
        );
      },
    },
    {
      text: 'the game bets the lower stake that was shown, where there is one, by the tap alone',
      requirements: ['CASH-02'],
      neverStep: (from, step, to, actions, _calls, effects) => {
        const stake = from.matches('short') ? (from.context.shortage?.lowerStake ?? null) : null;
        const isTap = isEvent(step, 'lowerStake.chosen');
        const bets = isTap && stake !== null;
        if (bets !== actions.includes('betLowerStake')) return true;
        if (!isTap) return false;
        const told = effects.find(({ action }) => action === 'betLowerStake')?.params;
        return bets ? !to.matches('undisturbed') || told !== stake : changes(from, to);
      },
    },
    {
      text: 'what is missing can be passed over, and the game is as it was',
      requirements: ['CASH-02', 'TILE-05'],
      neverStep: (from, step, to) =>
        isEvent(step, 'offer.closed') &&
        (from.matches('short') ? !to.matches('undisturbed') : changes(from, to)),
    },
  ],
});
