import type { OwnTerms } from '@araw/contract/calls/terms';
import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { type AcceptOutcome, termsMachine } from './terms.machine.ts';

interface Seen {
  own: OwnTerms | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

const now = Date.UTC(2026, 0, 16, 12);
const own = (version: string, due: boolean, accepted: OwnTerms['accepted']): OwnTerms => ({
  terms: {
    kind: 'register',
    version,
    effectiveFrom: '2026-01-16',
    change: `New in ${version}`,
    sections: [{ heading: 'Who may sign up', paragraphs: ['Adults.'] }],
  },
  due,
  accepted,
});
const first = { version: '2026-01', at: now - 86_400_000 };
const accepted = (version: string) => own(version, false, [{ version, at: now }, first]);
/** The browser walks use the same data. */
const read = {
  'a newer version': own('2026-02', true, [first]),
  'a later version still': own('2026-03', true, [first]),
  'nothing new': own('2026-01', false, [first]),
};

const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isNotOffered = (step: Step) =>
  step.kind === 'answer' &&
  step.actor === 'loadTerms' &&
  !step.ok &&
  ['switchedOff', 'notFound'].includes(toChartError(step.value).code);
const outcomeBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'acceptTerms' && step.ok ? (step.value as AcceptOutcome) : null;
const toldBy = (step: Step): OwnTerms | null => {
  if (step.kind === 'answer' && step.actor === 'loadTerms' && step.ok) return step.value as OwnTerms;
  const outcome = outcomeBy(step);
  return outcome?.ok ? outcome.own : null;
};
const isOutdated = (step: Step) => {
  const outcome = outcomeBy(step);
  return outcome?.ok === false && outcome.error.code === 'termsOutdated';
};
const accepts = (from: Pick<Seeing, 'matches'>, step: Step) =>
  from.matches('asking') && isUser(step, 'terms.accepted');
const declines = (from: Pick<Seeing, 'matches'>, step: Step) =>
  (from.matches('asking') || from.matches('unavailable')) && isUser(step, 'terms.declined');

export const termsModel = defineModel<Seen, Seen>({
  name: 'terms',
  machine: termsMachine,
  variants: { '': undefined },
  events: {
    'terms.accepted': { '': {} },
    'terms.declined': { '': {} },
    'retry.requested': { '': {} },
  },
  actors: {
    loadTerms: {
      done: read,
      error: {
        'no answer': error('timeout'),
        'not offered': error('switchedOff'),
        'no such call': error('notFound'),
      },
    },
    acceptTerms: {
      done: {
        accepted: { ok: true, own: accepted('2026-02') },
        'accepted, and a later one is out': { ok: true, own: read['a later version still'] },
        'another version is in force': { ok: false, error: error('termsOutdated') },
        'too often': { ok: false, error: error('tooManyRequests') },
      },
      error: { 'no answer': error('offline') },
    },
  },
  shown: ['own', 'error'],
  observe: {
    start: () => ({ own: null, error: null }),
    after(known, step, { from }) {
      const told = toldBy(step);
      if (told) return { own: told, error: null };
      if (accepts(from, step)) return { ...known, error: null };
      if (from.matches('unavailable') && isUser(step, 'retry.requested')) return { ...known, error: null };
      if (step.kind !== 'answer' || isNotOffered(step) || isOutdated(step)) return known;
      const outcome = outcomeBy(step);
      return { ...known, error: outcome?.ok === false ? outcome.error : toChartError(step.value) };
    },
  },
  rules: [
    {
      text: 'the version in force and the player’s acceptances are loaded immediately',
      requirements: ['PROT-13'],
      neverStart: (view, actions, calls) =>
        !view.tags.has('loading') ||
        actions.length > 0 ||
        calls.map(({ actor }) => actor).join() !== 'loadTerms',
    },
    {
      text: 'the page shows the operator’s latest answer, and why a request failed',
      requirements: ['PROT-13', 'NET-05'],
      never: ({ context, known }) => canonical(context) !== canonical(known),
    },
    {
      text: 'the player is asked about a version they haven’t accepted, and never about one they have',
      requirements: ['PROT-13'],
      neverStep: (_from, step, to) => {
        const told = toldBy(step);
        return told !== null && to.matches('asking') !== told.due;
      },
    },
    {
      text: 'betting and cashing in continue once the operator says that nothing is due or doesn’t ask, never before',
      requirements: ['PROT-13'],
      neverStep: (_from, step, _to, actions) =>
        actions.includes('goOn') !== (toldBy(step)?.due === false || isNotOffered(step)),
    },
    {
      text: 'accepting is sent once, only by a tap, and names the version shown',
      requirements: ['PROT-13', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const expected = accepts(from, step)
          ? [{ actor: 'acceptTerms', input: { version: from.known.own?.terms.version } }]
          : [];
        const made = calls.filter(({ actor }) => actor === 'acceptTerms');
        return canonical(made) !== canonical(expected) || (accepts(from, step) && !to.matches('accepting'));
      },
    },
    {
      text: '“Not now” sends nothing and leaves, so withdrawing and help stay available',
      requirements: ['PROT-13'],
      neverStep: (from, step, _to, actions, calls) =>
        declines(from, step) !== actions.includes('leave') || (declines(from, step) && calls.length > 0),
    },
    {
      text: 'if another version is in force by now, it is loaded; the earlier one stays visible but can’t be accepted',
      requirements: ['PROT-13'],
      neverStep: (_from, step, to, _actions, calls) =>
        isOutdated(step) &&
        (!to.tags.has('asking') || to.matches('asking') || !calls.some(({ actor }) => actor === 'loadTerms')),
    },
    {
      text: 'after a failure, the terms are reloaded only by a tap',
      requirements: ['PROT-13', 'NET-05'],
      neverStep: (from, step, _to, _actions, calls) => {
        const wanted = isOutdated(step) || (from.matches('unavailable') && isUser(step, 'retry.requested'));
        return wanted !== calls.some(({ actor }) => actor === 'loadTerms');
      },
    },
    {
      text: 'the page is busy exactly while a request runs after the terms were shown',
      requirements: ['NET-04'],
      never: (view) =>
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('accepting')) ||
        view.tags.has('asking') !==
          (view.matches('asking') || view.matches('accepting') || view.matches('loading.again')),
    },
    {
      text: 'failures are shown exactly when they happened',
      requirements: ['NET-05'],
      never: (view) =>
        view.tags.has('failed') !== view.matches('unavailable') ||
        (view.matches('unavailable') && view.context.error === null) ||
        view.tags.has('settled') !== view.matches('settled'),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('accepting'),
    },
  ],
});
