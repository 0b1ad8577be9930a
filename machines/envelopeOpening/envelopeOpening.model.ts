import { envelopeTable } from '#services/contract/stateTables.ts';
import { canonical } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { stateTableRule } from '#machines/support/stateTableRule.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type ClosedBy,
  envelopeOpeningMachine,
  type OpenedShare,
  type Opening,
  type OpeningOutcome,
  type ShownEnvelope,
} from './envelopeOpening.machine.ts';

interface Seen {
  list: readonly ShownEnvelope[] | null;
  opening: Opening | null;
  repeated: boolean;
  share: OpenedShare | null;
  closedBy: ClosedBy | null;
  error: ChartError | null;
}

/** What came last, the last tap that was taken, and what became of it. */
interface Known extends Omit<Seen, 'repeated'> {
  /** An attempt of it got no answer that tells its fate. */
  open: boolean;
}

const failed = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const share: OpenedShare = { number: 'E100001', sum: 6.23, turnover: 6.23 };
const realTypes: unknown[] = [0, 1, 2];
const closed = (closedBy: ClosedBy | null, code = 'conflict') => ({
  ok: false,
  decided: true,
  closedBy,
  error: failed(code),
});

const is = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const answers = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const outcomeIn = (step: Step): OpeningOutcome | null =>
  step.kind === 'answer' && step.actor === 'openEnvelope' && step.ok ? (step.value as OpeningOutcome) : null;
const isPaid = (step: Step) => outcomeIn(step)?.ok === true;
const rejectionOf = (step: Step) => {
  const outcome = outcomeIn(step);
  return outcome && !outcome.ok ? outcome : null;
};
/** Its fate is open: nothing came, or a refusal that does not name the key, after or while another is at work. */
const staysOpen = (known: Known, step: Step) => {
  const rejected = rejectionOf(step);
  return (
    (answers(step, 'openEnvelope') && step.kind === 'answer' && !step.ok) ||
    (rejected !== null && !rejected.decided && (known.open || rejected.error.code === 'inProgress'))
  );
};
const stateIn = (known: Known) => known.list?.find(({ id }) => id === 'e1')?.state ?? null;
const takesTap = (from: { matches: (path: string) => boolean; known: Known }, step: Step) =>
  from.matches('ready') && stateIn(from.known) === 'open' && is(step, 'envelope.tapped');

export const envelopeOpeningModel = defineModel<Seen, Known>({
  name: 'envelopeOpening',
  machine: envelopeOpeningMachine,
  variants: byType([0, 4], (memberType) => ({ memberType })),
  typesAlike: [
    [0, 1, 2],
    [4, null, 40, 41, 42, 99],
  ],
  events: {
    'envelope.tapped': { '': { id: 'e1', key: 'k1' } },
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
  },
  actors: {
    loadEnvelopes: {
      done: {
        'one to open': [
          { id: 'e2', state: 'stopped' },
          { id: 'e1', state: 'open' },
        ],
        'one that was opened': [{ id: 'e1', state: 'opened' }],
        'one that is over, and another one': [
          { id: 'e1', state: 'ended' },
          { id: 'e2', state: 'open' },
        ],
        none: [],
      },
      error: { 'no answer': new Error('no answer') },
    },
    openEnvelope: {
      done: {
        paid: { ok: true, share },
        'all shares gone': closed('emptied'),
        'after its end': closed('ended'),
        'sent to others': closed('strange', 'notFound'),
        refused: { ...closed(null, 'demandOpen'), decided: false },
        'still at work': { ...closed(null, 'inProgress'), decided: false },
      },
      error: { 'no answer': new Error('no answer') },
    },
  },
  shown: ['list', 'opening', 'repeated', 'share', 'closedBy', 'error'],
  observe: {
    start: () => ({ list: null, opening: null, open: false, share: null, closedBy: null, error: null }),
    after(known, step, { from }) {
      if (takesTap({ matches: (path) => from.matches(path), known }, step)) {
        return {
          ...known,
          opening: { id: 'e1', key: 'k1' },
          open: false,
          share: null,
          closedBy: null,
          error: null,
        };
      }
      if (from.matches('unavailable') && is(step, 'retry.requested', 'net.returned')) {
        return { ...known, error: null };
      }
      if (step.kind !== 'answer') return known;
      if (step.actor === 'loadEnvelopes') {
        if (step.ok) return { ...known, list: step.value as ShownEnvelope[] };
        return known.list === null ? { ...known, error: toChartError(step.value) } : known;
      }
      if (isPaid(step)) return { ...known, open: false, share, error: null };
      const error = rejectionOf(step)?.error ?? toChartError(step.value);
      if (staysOpen(known, step)) return { ...known, open: true, error };
      return { ...known, closedBy: rejectionOf(step)?.closedBy ?? null, error };
    },
  },
  rules: [
    {
      text: 'only real accounts open envelopes: visitors and trial users are told so, and nothing is asked for them',
      requirements: ['ACCT-01', 'TEAM-14'],
      neverStart: (view, actions, calls) => {
        const isReal = realTypes.includes(view.input.memberType);
        return (
          view.matches('refused') === isReal ||
          view.matches('loading.first') !== isReal ||
          actions.includes('sayRealAccountOnly') === isReal ||
          calls.map(({ actor }) => actor).join() !== (isReal ? 'loadEnvelopes' : '')
        );
      },
    },
    {
      text: 'what is shown is what the operator said last, also where it cannot be read again',
      requirements: ['TEAM-14'],
      never: (view) => canonical(view.context.list) !== canonical(view.known.list),
    },
    {
      text: 'what cannot be read at first says why, and is read when asked to or when the net is back',
      requirements: ['TEAM-14'],
      neverStep: (from, step, to, _actions, calls) => {
        const fails = answers(step, 'loadEnvelopes') && step.kind === 'answer' && !step.ok;
        const retries = from.matches('unavailable') && is(step, 'retry.requested', 'net.returned');
        return (
          (fails && from.known.list === null) !==
            (to.matches('unavailable') && !from.matches('unavailable')) ||
          (retries && !(to.matches('loading.first') && calls[0]?.actor === 'loadEnvelopes')) ||
          (from.matches('unavailable') && !retries && !to.matches('unavailable'))
        );
      },
    },
    {
      text: 'once envelopes are known, they are there to be opened',
      requirements: ['TEAM-14'],
      neverStep: (_from, step, to) =>
        answers(step, 'loadEnvelopes') && to.known.list !== null && !to.matches('ready'),
    },
    {
      text: 'nothing is opened without a tap on one that is open, and what is sent is that one, by the key of that tap',
      requirements: ['TEAM-14', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const taps = takesTap(from, step);
        const repeats = from.matches('unanswered') && is(step, 'retry.requested', 'net.returned');
        const sent = calls.filter(({ actor }) => actor === 'openEnvelope');
        return (
          sent.length !== (taps || repeats ? 1 : 0) ||
          sent.some(({ input }) => canonical(input) !== canonical(to.known.opening)) ||
          canonical(to.context.opening) !== canonical(to.known.opening) ||
          ((taps || repeats) && !to.matches('opening'))
        );
      },
    },
    {
      text: 'a double tap opens once: while one is opened, its fate is open or the rest is read, no tap is taken',
      requirements: ['TEAM-14', 'NET-13'],
      neverStep: (from, step, to) =>
        !takesTap(from, step) && is(step, 'envelope.tapped') && to.value !== from.value,
    },
    {
      text: 'an envelope whose fate is open is neither told as opened nor as refused, and waits to be sent again',
      requirements: ['NET-12', 'NET-13'],
      neverStep: (from, step, to) =>
        staysOpen(from.known, step) !== (to.matches('unanswered') && !from.matches('unanswered')) ||
        (from.matches('unanswered') && is(step, 'page.shown') && !to.matches('unanswered')),
    },
    {
      text: 'that an attempt got no answer is remembered until it was paid, or another tap',
      requirements: ['NET-12'],
      never: (view) => view.context.repeated !== view.known.open,
    },
    {
      text: 'the own share is shown with its number, and the balance follows',
      requirements: ['TEAM-14'],
      neverStep: (_from, step, to, actions) =>
        isPaid(step) !== actions.includes('renewBalance') ||
        canonical(to.context.share) !== canonical(to.known.share),
    },
    {
      text: 'who comes too late, or for an envelope of others, is told which of it until the next tap',
      requirements: ['TEAM-14'],
      never: (view) => view.context.closedBy !== view.known.closedBy,
    },
    {
      text: 'while envelopes are read, coming back changes nothing',
      requirements: ['TEAM-14'],
      neverStep: (from, step, to) =>
        from.matches('loading') &&
        is(step, 'page.shown', 'net.returned') &&
        canonical(from.value) !== canonical(to.value),
    },
    {
      text: 'envelopes are read again once one was opened or refused, and when the player comes back',
      requirements: ['TEAM-14'],
      neverStep: (from, step, to, _actions, calls) => {
        const ends = outcomeIn(step) !== null && !staysOpen(from.known, step);
        const returns = from.matches('ready') && is(step, 'page.shown', 'net.returned');
        const first = from.matches('unavailable') && is(step, 'retry.requested', 'net.returned');
        return (
          (ends || returns || first) !== calls.some(({ actor }) => actor === 'loadEnvelopes') ||
          ((ends || returns) && !to.matches('loading.again'))
        );
      },
    },
    {
      text: 'why the last attempt failed is said until another one, or until it was paid',
      requirements: ['TEAM-14'],
      never: (view) => canonical(view.context.error) !== canonical(view.known.error),
    },
    {
      text: 'the page is loading, failed, busy or open exactly while it is so',
      requirements: ['TEAM-14'],
      never: (view) =>
        view.tags.has('refused') !== view.matches('refused') ||
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== view.matches('unavailable') ||
        view.tags.has('busy') !== (view.matches('opening') || view.matches('loading.again')) ||
        view.tags.has('unanswered') !== view.matches('unanswered') ||
        view.tags.has('shown') !==
          !(view.matches('refused') || view.matches('loading.first') || view.matches('unavailable')),
    },
    stateTableRule('envelope', envelopeTable, {
      stateOf: ({ known }) => {
        const state = stateIn(known);
        return state === 'opened' ? null : state;
      },
      taps: { 'envelope.tapped': 'take' },
      asks: ({ actor }) => (actor === 'openEnvelope' ? 'take' : null),
    }),
  ],
});
