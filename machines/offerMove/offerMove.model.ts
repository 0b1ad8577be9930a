import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type ContractAction,
  type OfferMove,
  offerMoveMachine,
  type MoveOutcome,
} from './offerMove.machine.ts';

/** A screen shows all of these. */
interface Seen {
  move: OfferMove | null;
  done: ContractAction | null;
  error: ChartError | null;
}

const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const move = (action: ContractAction, contractId: string, kind: OfferMove['kind']) => ({
  move: { contractId, kind, action },
});

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const outcomeBy = (step: Step) => (step.kind === 'answer' && step.ok ? (step.value as MoveOutcome) : null);
const isAsked = ({ matches }: Pick<View, 'matches'>, step: Step) =>
  matches('idle') && isUser(step, 'move.tapped');
const isAnswered = ({ matches }: Pick<View, 'matches'>, step: Step, type: string) =>
  matches('confirming') && isUser(step, type);

export const offerMoveModel = defineModel<Seen, Seen>({
  name: 'offerMove',
  machine: offerMoveMachine,
  variants: { 'by an agent': {} },
  events: {
    'move.tapped': {
      'withdraw an offer': move('withdraw', '7', 'dividend'),
      'end a contract': move('end', '8', 'hourlySalary'),
      'accept what is asked for': move('accept', '9', 'dailySalary'),
      'decline what is asked for': move('decline', '9', 'dailySalary'),
    },
    'move.confirmed': { '': {} },
    'move.cancelled': { '': {} },
  },
  actors: {
    moveContract: {
      done: { moved: { ok: true }, 'decided elsewhere': { ok: false, error: error('conflict') } },
      error: { 'no answer': error('timeout') },
    },
  },
  shown: ['move', 'done', 'error'],
  observe: {
    start: () => ({ move: null, done: null, error: null }),
    after(known, step, { from }) {
      if (isAsked(from, step) && step.kind === 'user') {
        const asked: OfferMove = step.event.move;
        return { move: asked, done: null, error: null };
      }
      if (isAnswered(from, step, 'move.confirmed')) return { ...known, done: null, error: null };
      if (isAnswered(from, step, 'move.cancelled')) return { move: null, done: null, error: null };
      const outcome = outcomeBy(step);
      if (outcome?.ok) return { move: null, done: known.move!.action, error: null };
      if (outcome) return { move: null, done: null, error: outcome.error };
      if (step.kind !== 'answer') return known;
      return { move: null, done: null, error: toChartError(step.value) };
    },
  },
  rules: [
    {
      text: 'the page shows what was tapped last, and its result',
      requirements: ['TEAM-09'],
      never: ({ context, known }) => !isSame(context, known),
    },
    {
      text: 'nothing is done about a contract before its question is answered, and the action is the one asked about',
      requirements: ['TEAM-09'],
      neverStep: (from, step, to, _actions, calls) => {
        const isConfirmed = isAnswered(from, step, 'move.confirmed');
        return (
          !isSame(
            calls.map(({ input }) => input),
            isConfirmed ? [from.known.move] : [],
          ) ||
          (isConfirmed && !to.matches('moving')) ||
          (isAsked(from, step) && !to.matches('confirming'))
        );
      },
    },
    {
      text: 'a cancelled or answered question disappears',
      requirements: ['TEAM-09'],
      neverStep: (from, step, to) =>
        (isAnswered(from, step, 'move.cancelled') || step.kind === 'answer') && !to.matches('idle'),
    },
    {
      text: 'the contracts are reloaded only after each answer, including a lost one',
      requirements: ['TEAM-09', 'NET-12'],
      neverStep: (_from, step, _to, actions) =>
        (step.kind === 'answer') !== actions.includes('renewContracts'),
    },
    {
      text: 'each state shows exactly what the agent can see',
      requirements: ['TEAM-09', 'NET-04'],
      never: (view) =>
        view.tags.has('confirming') !== (view.matches('confirming') || view.matches('moving')) ||
        view.tags.has('busy') !== view.matches('moving'),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('moving'),
    },
    {
      text: 'an action is possible from every state',
      requirements: ['TEAM-09'],
      canReach: (view) => view.matches('moving'),
    },
  ],
});
