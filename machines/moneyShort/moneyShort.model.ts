import { isSame } from '@araw/flow/canonical';
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
  !isSame([from.value, from.context], [to.value, to.context]);

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
      text: 'nothing is shown before a bet lacked money',
      requirements: ['CASH-02'],
      neverStart: (view, _actions, calls) =>
        !view.matches('undisturbed') ||
        view.context.refusedBet !== null ||
        view.context.shortage !== null ||
        calls.length > 0,
    },
    {
      text: 'only a real-money bet within the operator’s limit checks the balance; one for fun, or during another shortage, does not',
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
          isSame(call.input, refusedBet) &&
          others.length === 0
        );
      },
    },
    {
      text: 'the shortage is shown, or that it is unknown; without one, the game continues',
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
      text: 'a balance that does not arrive within 5 s does not hold back the offer',
      requirements: ['CASH-02', 'NET-04'],
      neverStep: (from, step, to) =>
        from.matches('reading') &&
        step.kind === 'time' &&
        !(step.ms === 5_000 && to.matches('short') && to.context.shortage === null),
    },
    {
      text: 'checking for the shortage always ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('reading'),
    },
    {
      text: 'the shortage is kept exactly while it is offered',
      requirements: ['CASH-02'],
      never: (view) =>
        view.tags.has('short') !== view.matches('short') ||
        (view.matches('undisturbed') && (view.context.refusedBet ?? view.context.shortage) !== null) ||
        (!view.matches('undisturbed') && view.context.refusedBet === null),
    },
    {
      text: 'only cash-in leads away, with the chosen amount',
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
      text: 'the game bets the lower stake shown, if any, only by the tap',
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
      text: 'the shortage can be dismissed, and the game continues unchanged',
      requirements: ['CASH-02', 'TILE-05'],
      neverStep: (from, step, to) =>
        isEvent(step, 'offer.closed') &&
        (from.matches('short') ? !to.matches('undisturbed') : changes(from, to)),
    },
  ],
});
