import { envelopeTable } from '@araw/contract/values/stateTables';
import { isSame } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import { readsAnew, switchedOff, switchedOffRule } from '#machines/support/switchedOff.ts';
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
  share: OpenedShare | null;
  closedBy: ClosedBy | null;
  error: ChartError | null;
}

/** The last answer, the last accepted tap and its outcome. */
type Known = Seen;

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
    'envelope.tapped': { once: { id: 'e1', key: 'k1' }, 'another time': { id: 'e1', key: 'k2' } },
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
      error: { 'no answer': new Error('no answer'), ...switchedOff },
    },
    openEnvelope: {
      done: {
        paid: { ok: true, share },
        'all shares gone': closed('emptied'),
        'after its end': closed('ended'),
        'sent to others': closed('strange', 'notFound'),
        refused: { ...closed(null, 'demandOpen'), decided: false },
      },
      error: { 'it cannot run': new Error('it cannot run') },
    },
  },
  shown: ['list', 'opening', 'share', 'closedBy', 'error'],
  observe: {
    start: () => ({ list: null, opening: null, share: null, closedBy: null, error: null }),
    after(known, step, { from }) {
      if (takesTap({ matches: (path) => from.matches(path), known }, step) && step.kind === 'user') {
        return {
          ...known,
          opening: { id: 'e1', key: String(step.event['key']) },
          share: null,
          closedBy: null,
          error: null,
        };
      }
      if (readsAnew(from, step)) {
        return { ...known, error: null };
      }
      if (step.kind !== 'answer') return known;
      if (step.actor === 'loadEnvelopes') {
        if (step.ok) return { ...known, list: step.value as ShownEnvelope[] };
        return known.list === null ? { ...known, error: toChartError(step.value) } : known;
      }
      if (isPaid(step)) return { ...known, share, error: null };
      const error = rejectionOf(step)?.error ?? toChartError(step.value);
      return { ...known, closedBy: rejectionOf(step)?.closedBy ?? null, error };
    },
  },
  rules: [
    {
      text: 'only real accounts open red envelopes: visitors and trial players are told so, and nothing is requested for them',
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
      text: 'the page shows what the operator said last, even if it cannot be reloaded',
      requirements: ['TEAM-14'],
      never: (view) => !isSame(view.context.list, view.known.list),
    },
    {
      text: 'a first read that fails says why, and is retried on request or when the network is back',
      requirements: ['TEAM-14'],
      neverStep: (from, step, to, _actions, calls) => {
        const fails = answers(step, 'loadEnvelopes') && step.kind === 'answer' && !step.ok;
        const retries = readsAnew(from, step);
        return (
          (fails && from.known.list === null) !==
            (to.matches('unavailable') && !from.matches('unavailable')) ||
          (retries && !(to.matches('loading.first') && calls[0]?.actor === 'loadEnvelopes')) ||
          (from.matches('unavailable') && !retries && !to.matches('unavailable'))
        );
      },
    },
    {
      text: 'once red envelopes are known, they can be opened',
      requirements: ['TEAM-14'],
      neverStep: (_from, step, to) =>
        answers(step, 'loadEnvelopes') && to.known.list !== null && !to.matches('ready'),
    },
    {
      text: 'only a tapped, open envelope is opened, and the request is for it, with the key of that tap',
      requirements: ['TEAM-14', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const taps = takesTap(from, step);
        const sent = calls.filter(({ actor }) => actor === 'openEnvelope').map(({ input }) => input);
        return (
          !isSame(sent, taps ? [{ request: to.known.opening, repeated: false }] : []) ||
          !isSame(to.context.opening, to.known.opening) ||
          (taps && !to.matches('opening'))
        );
      },
    },
    {
      text: 'a double tap opens once: taps are ignored while opening and while reloading',
      requirements: ['TEAM-14', 'NET-13'],
      neverStep: (from, step, to) =>
        !takesTap(from, step) && is(step, 'envelope.tapped') && to.value !== from.value,
    },
    {
      text: 'an envelope with an unknown result is called neither opened nor refused: only its result ends it',
      requirements: ['NET-12', 'NET-13'],
      neverStep: (from, step, to) =>
        from.matches('opening') && !answers(step, 'openEnvelope') && !to.matches('opening'),
    },
    {
      text: 'the player’s share is shown with its number, and the balance follows',
      requirements: ['TEAM-14'],
      neverStep: (_from, step, to, actions) =>
        isPaid(step) !== actions.includes('renewBalance') || !isSame(to.context.share, to.known.share),
    },
    {
      text: 'a player who is too late, or opens another member’s envelope, is told which until the next tap',
      requirements: ['TEAM-14'],
      never: (view) => view.context.closedBy !== view.known.closedBy,
    },
    {
      text: 'returning changes nothing while envelopes are loading',
      requirements: ['TEAM-14'],
      neverStep: (from, step, to) =>
        from.matches('loading') && is(step, 'page.shown', 'net.returned') && !isSame(from.value, to.value),
    },
    {
      text: 'envelopes are reloaded once one was opened or refused, and when the player returns',
      requirements: ['TEAM-14'],
      neverStep: (from, step, to, _actions, calls) => {
        const ends = answers(step, 'openEnvelope');
        const returns = from.matches('ready') && is(step, 'page.shown', 'net.returned');
        const first = readsAnew(from, step);
        return (
          (ends || returns || first) !== calls.some(({ actor }) => actor === 'loadEnvelopes') ||
          ((ends || returns) && !to.matches('loading.again'))
        );
      },
    },
    {
      text: 'the last failure is explained until another attempt, or until the share is paid',
      requirements: ['TEAM-14'],
      never: (view) => !isSame(view.context.error, view.known.error),
    },
    {
      text: 'the page is loading, failed or busy, each exactly in its state',
      requirements: ['TEAM-14'],
      never: (view) =>
        view.tags.has('refused') !== view.matches('refused') ||
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== view.matches('unavailable') ||
        view.tags.has('busy') !== view.matches('loading.again') ||
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
    switchedOffRule(),
  ],
});
