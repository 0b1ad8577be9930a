import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import { readsAnew, switchedOff, switchedOffRule } from '#machines/support/switchedOff.ts';
import type { StateView, Step } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { type RankAnswer, ranksMachine } from './ranks.machine.ts';

interface Seen {
  board: string;
  period: string;
  out: boolean | null;
  error: ChartError | null;
}

/** The requested list, its last report about its reader, and why the last attempt failed. */
interface Known {
  period: string;
  out: boolean | null;
  error: ChartError | null;
}

const is = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const answers = (step: Step, actor: string, ok: boolean) =>
  step.kind === 'answer' && step.actor === actor && step.ok === ok;
/** Another list is requested, and nothing in flight has to finish first. */
const changes = (from: StateView, known: Known, step: Step) =>
  step.kind === 'user' &&
  step.event.type === 'period.chosen' &&
  step.event['period'] !== known.period &&
  !from.matches('choosing');
/** The player chooses the other of the two. */
const chooses = (from: StateView, known: Known, step: Step) =>
  step.kind === 'user' &&
  step.event.type === 'presence.tapped' &&
  from.tags.has('canChoose') &&
  known.out === !step.event['out'];
/** Reloads what is shown. */
const renews = (from: StateView, step: Step) =>
  (from.matches('shown') && is(step, 'page.shown', 'net.returned', 'period.ended')) ||
  (from.matches('renewing') && is(step, 'period.ended')) ||
  answers(step, 'setPresence', true) ||
  answers(step, 'setPresence', false);

export const ranksModel = defineModel<Seen, Known>({
  name: 'ranks',
  machine: ranksMachine,
  variants: { 'by deposits': { board: 'deposits' }, 'by bets': { board: 'bets' } },
  events: {
    'period.chosen': { today: { period: 'day' }, 'this week': { period: 'week' } },
    'presence.tapped': { 'stay out': { out: true }, 'come back': { out: false } },
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
    'period.ended': { '': {} },
  },
  actors: {
    loadRank: {
      done: {
        'for a visitor': { out: null },
        'for a member in the lists': { out: false },
        'for a member who stays out': { out: true },
      },
      error: { 'no answer': new Error('no answer'), ...switchedOff },
    },
    setPresence: { done: { done: undefined }, error: { 'no answer': new Error('no answer') } },
  },
  shown: ['board', 'period', 'out', 'error'],
  observe: {
    start: () => ({ period: 'day', out: null, error: null }),
    after(known, step, { from }) {
      if (changes(from, known, step) && step.kind === 'user') {
        return { ...known, period: String(step.event['period']), error: null };
      }
      if (chooses(from, known, step) || readsAnew(from, step)) return { ...known, error: null };
      if (step.kind !== 'answer') return known;
      if (step.actor === 'loadRank') {
        if (step.ok) return { ...known, out: (step.value as RankAnswer).out };
        return from.matches('loading') ? { ...known, error: toChartError(step.value) } : known;
      }
      return step.ok ? known : { ...known, error: toChartError(step.value) };
    },
  },
  rules: [
    {
      text: 'the request is for this page’s list on the chosen days, at first today',
      requirements: ['BEN-08'],
      neverStep: (from, step, to, _actions, calls) => {
        const asks = changes(from, from.known, step) || readsAnew(from, step) || renews(from, step);
        const asked = calls.filter(({ actor }) => actor === 'loadRank');
        return (
          asked.length !== (asks ? 1 : 0) ||
          asked.some(({ input }) => !isSame(input, { board: to.input.board, period: to.known.period })) ||
          to.context.period !== to.known.period ||
          to.context.board !== to.input.board
        );
      },
    },
    {
      text: 'everyone sees the list, visitors too: it is requested when the page opens',
      requirements: ['BEN-08'],
      neverStart: (view, _actions, calls) =>
        !view.matches('loading') ||
        !isSame(calls, [{ actor: 'loadRank', input: { board: view.input.board, period: 'day' } }]),
    },
    {
      text: 'a list is shown once it has arrived, and only for its own days',
      requirements: ['BEN-08'],
      neverStep: (from, step, to) =>
        (changes(from, from.known, step) && !to.matches('loading')) ||
        (answers(step, 'loadRank', true) && !to.matches('shown')) ||
        (from.matches('loading') && answers(step, 'loadRank', false) && !to.matches('unavailable')) ||
        (from.matches('loading') && to.tags.has('shown') && !answers(step, 'loadRank', true)),
    },
    {
      text: 'a failed read says why and is retried on request or when the network is back; loaded data stays',
      requirements: ['BEN-08'],
      neverStep: (from, step, to) =>
        (readsAnew(from, step) && !to.matches('loading')) ||
        (from.matches('renewing') && answers(step, 'loadRank', false) && !to.matches('shown')) ||
        (from.matches('unavailable') &&
          !readsAnew(from, step) &&
          !changes(from, from.known, step) &&
          !to.matches('unavailable')),
    },
    {
      text: 'the list is reloaded when the player returns, when its days are over, and after a choice',
      requirements: ['BEN-08'],
      neverStep: (from, step, to) => renews(from, step) && !to.matches('renewing'),
    },
    {
      text: 'only a player whom the operator names as a member can hide or return',
      requirements: ['BEN-08'],
      never: (view) => view.matches('shown') && view.tags.has('canChoose') !== (view.known.out !== null),
    },
    {
      text: 'a choice is sent as tapped, once, if it changes something; the list shows the result',
      requirements: ['BEN-08'],
      neverStep: (from, step, to, _actions, calls) => {
        const sent = calls.filter(({ actor }) => actor === 'setPresence');
        const wanted = step.kind === 'user' ? step.event['out'] : undefined;
        return (
          sent.length !== (chooses(from, from.known, step) ? 1 : 0) ||
          sent.some(({ input }) => !isSame(input, { out: wanted })) ||
          (sent.length > 0 && !to.matches('choosing')) ||
          to.context.out !== to.known.out
        );
      },
    },
    {
      text: 'a sent choice is waited for, whatever is tapped in the meantime',
      requirements: ['BEN-08', 'NET-13'],
      neverStep: (from, step, to) =>
        from.matches('choosing') && step.kind === 'user' && !to.matches('choosing'),
    },
    {
      text: 'the last failure is explained until another attempt',
      requirements: ['BEN-08'],
      never: (view) => !isSame(view.context.error, view.known.error),
    },
    {
      text: 'the page is loading, failed, shown or busy, each exactly in its state',
      requirements: ['BEN-08'],
      never: (view) =>
        view.tags.has('loading') !== view.matches('loading') ||
        view.tags.has('failed') !== view.matches('unavailable') ||
        view.tags.has('busy') !== (view.matches('renewing') || view.matches('choosing')) ||
        view.tags.has('shown') === (view.matches('loading') || view.matches('unavailable')),
    },
    switchedOffRule(),
  ],
});
