import type { PlaySession } from '@araw/contract/protection/protection';
import { realityTable } from '@araw/contract/values/stateTables';
import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import { stateTableRule } from '#machines/support/stateTableRule.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { type CheckOutcome, realityCheckMachine } from './realityCheck.machine.ts';

interface Seen {
  play: PlaySession | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

const now = Date.UTC(2026, 0, 16, 12);
const played = (state: PlaySession['state'], net: number): PlaySession => ({
  now,
  state,
  since: state === 'idle' ? null : now - 1_800_000,
  asksAt: now,
  played: 1_800_000,
  staked: 500,
  won: 500 + net,
  net,
  loggedInAt: now - 3_600_000,
});
/** The browser walks use the same data. */
const plays = {
  'plays on': played('counting', -20),
  'a round runs out': played('due', -20),
  asking: played('asking', -35.5),
  over: played('idle', -35.5),
};

const key = 'k1';
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const readBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'readPlay' && step.ok ? (step.value as PlaySession) : null;
const outcomeBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'answer' && step.ok ? (step.value as CheckOutcome) : null;
const acceptedBy = (step: Step) => {
  const outcome = outcomeBy(step);
  return outcome?.ok ? outcome.play : null;
};
const isAsking = (play: PlaySession | null) => play?.state === 'asking';
const answers = (view: Pick<Seeing, 'matches'>, step: Step) =>
  view.matches('asking') && isUser(step, 'answer.chosen');

export const realityCheckModel = defineModel<Seen, Seen>({
  name: 'realityCheck',
  machine: realityCheckMachine,
  variants: { 'beside a game for money': undefined },
  events: {
    'play.changed': { '': {} },
    'answer.chosen': {
      'to go on': { answer: 'continue', key },
      'to stop': { answer: 'stop', key },
    },
  },
  actors: {
    readPlay: { done: plays, error: { 'no answer': error('timeout') } },
    answer: {
      done: {
        'counted anew': { ok: true, play: plays['plays on'] },
        over: { ok: true, play: plays.over },
        'answered elsewhere': { ok: false, error: error('conflict') },
      },
      error: { 'no answer': error('offline') },
    },
  },
  shown: ['play', 'error'],
  observe: {
    start: () => ({ play: null, error: null }),
    after(known, step, { from }) {
      const view = { matches: from.matches };
      const told = readBy(step) ?? acceptedBy(step);
      const play = told ?? known.play;
      if (answers(view, step)) return { ...known, error: null };
      if (step.kind !== 'answer') return known;
      if (step.actor === 'answer') {
        if (!step.ok) return { ...known, error: toChartError(step.value) };
        return { play, error: null };
      }
      return { play, error: isAsking(play) ? known.error : null };
    },
  },
  rules: [
    {
      text: 'with a real-money game the time played is read immediately, over all games, tabs and devices',
      requirements: ['PROT-05', 'PROT-06'],
      neverStart: (view, actions, calls) =>
        !view.matches('reading') ||
        view.tags.has('asking') ||
        actions.length > 0 ||
        calls.map(({ actor }) => actor).join() !== 'readPlay',
    },
    {
      text: 'the check shows what the operator said last, and why an answer failed',
      requirements: ['PROT-05', 'PROT-06', 'NET-05'],
      never: ({ context, known }) => canonical(context) !== canonical(known),
    },
    {
      text: 'the question stays until the operator says that it is answered: no tap, failure or time removes it',
      requirements: ['PROT-05'],
      neverStep: (from, step, to) => {
        if (!from.tags.has('asking') || to.tags.has('asking')) return false;
        const told = readBy(step) ?? acceptedBy(step);
        return told === null || isAsking(told);
      },
    },
    {
      text: 'the page asks whenever the operator does, whatever the player does',
      requirements: ['PROT-05'],
      never: (view) => isAsking(view.known.play) && !view.tags.has('asking'),
    },
    stateTableRule('reality check', realityTable, {
      stateOf: ({ known }: Seeing) => known.play?.state ?? null,
      taps: {},
      asks: ({ actor, input }) =>
        actor === 'answer' ? (input as { answer: 'continue' | 'stop' }).answer : null,
    }),
    {
      text: 'each answer is sent once, only by the tap, as chosen',
      requirements: ['PROT-05', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const expected =
          answers(from, step) && step.kind === 'user'
            ? [{ actor: 'answer', input: { answer: step.event['answer'], key } }]
            : [];
        const made = calls.filter(({ actor }) => actor === 'answer');
        return canonical(made) !== canonical(expected) || (answers(from, step) && !to.matches('answering'));
      },
    },
    {
      text: 'games close only when the question ended play, here or in another tab',
      requirements: ['PROT-05'],
      neverStep: (from, step, to, actions) => {
        const isOver = isAsking(from.known.play) && (readBy(step) ?? acceptedBy(step))?.state === 'idle';
        return isOver !== actions.includes('closeGame') || isOver !== to.matches('ended');
      },
    },
    {
      text: 'it is reloaded whenever play has changed, after a while, and after a failed answer',
      requirements: ['PROT-05', 'PROT-06'],
      neverStep: (from, step, _to, _actions, calls) => {
        const isAtRest = from.matches('playing') || from.matches('asking');
        const wanted =
          (isAtRest && (isUser(step, 'play.changed') || step.kind === 'time')) ||
          (step.kind === 'answer' && step.actor === 'answer' && acceptedBy(step) === null);
        return wanted !== calls.some(({ actor }) => actor === 'readPlay');
      },
    },
    {
      text: 'a question is busy exactly while a request of it is in progress',
      requirements: ['PROT-05', 'NET-04'],
      never: (view) =>
        view.tags.has('busy') !== (view.matches('reading.asking') || view.matches('answering')),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('reading') || view.matches('answering'),
    },
  ],
});
