import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { StateView, Step } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { type RankAnswer, ranksMachine } from './ranks.machine.ts';

interface Seen {
  board: string;
  period: string;
  out: boolean | null;
  error: ChartError | null;
}

/** Which list is wanted, what it said last of its reader, and why the last attempt failed. */
interface Known {
  period: string;
  out: boolean | null;
  error: ChartError | null;
}

const is = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const answers = (step: Step, actor: string, ok: boolean) =>
  step.kind === 'answer' && step.actor === actor && step.ok === ok;
/** Another list is asked for, and nothing that was sent has to be waited for. */
const changes = (from: StateView, known: Known, step: Step) =>
  step.kind === 'user' &&
  step.event.type === 'period.chosen' &&
  step.event['period'] !== known.period &&
  !from.matches('choosing');
/** The other of the two is asked for. */
const chooses = (from: StateView, known: Known, step: Step) =>
  step.kind === 'user' &&
  step.event.type === 'presence.tapped' &&
  from.tags.has('canChoose') &&
  known.out === !step.event['out'];
const retries = (from: StateView, step: Step) =>
  from.matches('unavailable') && is(step, 'retry.requested', 'net.returned');
/** Asks for what is shown anew. */
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
      error: { 'no answer': new Error('no answer') },
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
      if (chooses(from, known, step) || retries(from, step)) return { ...known, error: null };
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
      text: 'what is asked for is the list of this page for the days that were chosen, today at first',
      requirements: ['BEN-08'],
      neverStep: (from, step, to, _actions, calls) => {
        const asks = changes(from, from.known, step) || retries(from, step) || renews(from, step);
        const asked = calls.filter(({ actor }) => actor === 'loadRank');
        return (
          asked.length !== (asks ? 1 : 0) ||
          asked.some(
            ({ input }) => canonical(input) !== canonical({ board: to.input.board, period: to.known.period }),
          ) ||
          to.context.period !== to.known.period ||
          to.context.board !== to.input.board
        );
      },
    },
    {
      text: 'everybody sees the list, visitors too: it is asked for as the page opens',
      requirements: ['BEN-08'],
      neverStart: (view, _actions, calls) =>
        !view.matches('loading') ||
        canonical(calls) !==
          canonical([{ actor: 'loadRank', input: { board: view.input.board, period: 'day' } }]),
    },
    {
      text: 'a list shows once it has come, and never that of other days',
      requirements: ['BEN-08'],
      neverStep: (from, step, to) =>
        (changes(from, from.known, step) && !to.matches('loading')) ||
        (answers(step, 'loadRank', true) && !to.matches('shown')) ||
        (from.matches('loading') && answers(step, 'loadRank', false) && !to.matches('unavailable')) ||
        (from.matches('loading') && to.tags.has('shown') && !answers(step, 'loadRank', true)),
    },
    {
      text: 'what cannot be read says why and is read when asked to or when the net is back; what was read stays',
      requirements: ['BEN-08'],
      neverStep: (from, step, to) =>
        (retries(from, step) && !to.matches('loading')) ||
        (from.matches('renewing') && answers(step, 'loadRank', false) && !to.matches('shown')) ||
        (from.matches('unavailable') &&
          !retries(from, step) &&
          !changes(from, from.known, step) &&
          !to.matches('unavailable')),
    },
    {
      text: 'the list is read again when the player comes back, when its days are over, and once a choice was made',
      requirements: ['BEN-08'],
      neverStep: (from, step, to) => renews(from, step) && !to.matches('renewing'),
    },
    {
      text: 'whoever the operator names as a member can stay out or come back, and nobody else',
      requirements: ['BEN-08'],
      never: (view) => view.matches('shown') && view.tags.has('canChoose') !== (view.known.out !== null),
    },
    {
      text: 'a choice is sent as it was tapped, once, where it changes something; what it came to the list says',
      requirements: ['BEN-08'],
      neverStep: (from, step, to, _actions, calls) => {
        const sent = calls.filter(({ actor }) => actor === 'setPresence');
        const wanted = step.kind === 'user' ? step.event['out'] : undefined;
        return (
          sent.length !== (chooses(from, from.known, step) ? 1 : 0) ||
          sent.some(({ input }) => canonical(input) !== canonical({ out: wanted })) ||
          (sent.length > 0 && !to.matches('choosing')) ||
          to.context.out !== to.known.out
        );
      },
    },
    {
      text: 'what has been sent is waited for, whatever is tapped meanwhile',
      requirements: ['BEN-08', 'NET-13'],
      neverStep: (from, step, to) =>
        from.matches('choosing') && step.kind === 'user' && !to.matches('choosing'),
    },
    {
      text: 'why the last attempt failed is said until another one',
      requirements: ['BEN-08'],
      never: (view) => canonical(view.context.error) !== canonical(view.known.error),
    },
    {
      text: 'the page is loading, failed, shown or busy exactly while it is so',
      requirements: ['BEN-08'],
      never: (view) =>
        view.tags.has('loading') !== view.matches('loading') ||
        view.tags.has('failed') !== view.matches('unavailable') ||
        view.tags.has('busy') !== (view.matches('renewing') || view.matches('choosing')) ||
        view.tags.has('shown') === (view.matches('loading') || view.matches('unavailable')),
    },
  ],
});
