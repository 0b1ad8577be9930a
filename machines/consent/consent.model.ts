import type { Consents } from '@araw/contract/protection/consents';
import { type ConsentTable, everyConsent } from '@araw/contract/protection/marketing';
import { isRealAccount } from '@araw/contract/calls/roles';
import { canonical } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import { cannotRead, notOfferedRule, switchedOff } from '#machines/support/switchedOff.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { consentMachine, type ConsentName, type ConsentOutcome } from './consent.machine.ts';

interface Seen {
  consents: Consents | null;
  chosen: ConsentTable | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;

const bettingBySms = { kind: 'betting', channel: 'sms' } as const;
const bingoOnSite = { kind: 'bingo', channel: 'site' } as const;
const none = everyConsent(false);
const oneGiven: ConsentTable = { ...none, betting: { ...none.betting, sms: true } };

/** The browser walks use the same data. */
const held: Record<string, Consents> = {
  'nothing given': { given: none, version: 0, mayGive: true },
  'betting by SMS': { given: oneGiven, version: 1, mayGive: true },
  'betting by SMS, on a break': { given: oneGiven, version: 1, mayGive: false },
};

const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const isUser = (step: Step, ...types: string[]) =>
  step.kind === 'user' && types.includes(step.event.type as string);
const isReal = ({ input }: Pick<Seeing, 'input'>) => isRealAccount(input.memberType);
const loadedBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadConsents' && step.ok ? (step.value as Consents) : null;
const outcomeBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'save' && step.ok ? (step.value as ConsentOutcome) : null;
const savedBy = (step: Step) => {
  const outcome = outcomeBy(step);
  return outcome?.ok ? outcome.consents : null;
};
const isRejected = (step: Step) => outcomeBy(step)?.ok === false;
const isLostBy = (step: Step) => step.kind === 'answer' && step.actor === 'save' && !step.ok;
const isSaved = ({ consents, chosen }: Seen) => canonical(consents?.given) === canonical(chosen);

/** What the table is after a tap; null if the tap isn't taken. */
function chosenBy({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step): ConsentTable | null {
  if (step.kind !== 'user' || !matches('shown')) return null;
  const { mayGive, given } = known.consents!;
  switch (step.event.type) {
    case 'all.allowed':
      return mayGive ? everyConsent(true) : null;
    case 'all.refused':
      return everyConsent(false);
    case 'consent.switched': {
      const { kind, channel } = step.event as unknown as ConsentName;
      if (!mayGive && !given[kind][channel]) return null;
      const channels = known.chosen![kind];
      return { ...known.chosen!, [kind]: { ...channels, [channel]: !channels[channel] } };
    }
    default:
      return null;
  }
}
const saves = ({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) =>
  (matches('shown') && isUser(step, 'save.tapped') && !isSaved(known)) ||
  (matches('lost') && isUser(step, 'retry.requested', 'net.returned'));
const reads = ({ matches, known }: Pick<Seeing, 'matches' | 'known'>, step: Step) =>
  (matches('unavailable') && isUser(step, 'retry.requested')) ||
  (matches('shown') && isUser(step, 'page.shown', 'net.returned') && isSaved(known)) ||
  isRejected(step);

export const consentModel = defineModel<Seen, Seen>({
  name: 'consent',
  machine: consentMachine,
  variants: byType([0, 4], (memberType) => ({ memberType })),
  typesAlike: [
    [0, 1, 2],
    [4, null, 40, 41, 42, 99],
  ],
  events: {
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
    'consent.switched': { 'betting by SMS': bettingBySms, 'bingo on the site': bingoOnSite },
    'all.allowed': { '': {} },
    'all.refused': { '': {} },
    'save.tapped': { '': {} },
  },
  actors: {
    loadConsents: { done: held, error: { 'no answer': error('timeout'), ...switchedOff } },
    save: {
      done: {
        'betting by SMS': { ok: true, consents: held['betting by SMS'] },
        refused: { ok: false, error: error('conflict') },
      },
      error: { 'no answer': error('offline') },
    },
  },
  shown: ['consents', 'chosen', 'error'],
  observe: {
    start: () => ({ consents: null, chosen: null, error: null }),
    after(known, step, { from }) {
      const view = { matches: from.matches, known };
      const consents = loadedBy(step) ?? savedBy(step);
      if (consents) return { ...known, consents, chosen: consents.given };
      const chosen = chosenBy(view, step);
      if (chosen) return { ...known, chosen, error: null };
      if (saves(view, step) || (from.matches('unavailable') && isUser(step, 'retry.requested')))
        return { ...known, error: null };
      if (step.kind !== 'answer') return known;
      if (step.ok) return { ...known, error: (step.value as { error: ChartError }).error };
      return { ...known, error: toChartError(step.value) };
    },
  },
  rules: [
    {
      text: 'only players with a real account have consents; others are told so and nothing is requested',
      requirements: ['PROT-12'],
      neverStart: (view, actions, calls) =>
        isReal(view)
          ? !view.matches('loading.first') ||
            actions.length > 0 ||
            calls.map(({ actor }) => actor).join() !== 'loadConsents'
          : !view.matches('refused') || actions.join() !== 'sayRealAccountOnly' || calls.length > 0,
    },
    {
      text: 'nothing is on unless the operator says that it was given, or the player has just turned it on',
      requirements: ['PROT-12', 'NET-05'],
      never: ({ context, known }) => canonical(context) !== canonical(known),
    },
    {
      text: 'on a break or excluded nothing can be turned on that was not given before; everything can be turned off',
      requirements: ['PROT-12', 'PROT-04'],
      never: ({ context: { consents, chosen } }) =>
        consents !== null &&
        !consents.mayGive &&
        (['casino', 'betting', 'bingo', 'lottery'] as const).some((kind) =>
          (['site', 'inbox', 'email', 'sms'] as const).some(
            (channel) => chosen![kind][channel] && !consents.given[kind][channel],
          ),
        ),
    },
    {
      text: 'each tap turns on or off exactly what it says',
      requirements: ['PROT-12'],
      neverStep: (from, step, to) =>
        canonical(to.context.chosen) !==
        canonical(chosenBy(from, step) ?? (loadedBy(step) ?? savedBy(step))?.given ?? from.context.chosen),
    },
    {
      text: 'a consent is sent only when the player saves it, whole, with the version that was shown',
      requirements: ['PROT-12', 'NET-13'],
      neverStep: (from, step, _to, _actions, calls) => {
        const { chosen, consents } = from.known;
        const expected = saves(from, step)
          ? [{ actor: 'save', input: { given: chosen, version: consents!.version } }]
          : [];
        return canonical(calls.filter(({ actor }) => actor === 'save')) !== canonical(expected);
      },
    },
    {
      text: 'the consents are read only when the page opens or is seen again, and after a refusal, never over an unsaved choice',
      requirements: ['PROT-12'],
      neverStep: (from, step, to, _actions, calls) => {
        const isAsked = calls.some(({ actor }) => actor === 'loadConsents');
        const isFirst = from.matches('unavailable');
        return (
          isAsked !== reads(from, step) ||
          (isAsked && !to.matches(isFirst ? 'loading.first' : 'loading.again')) ||
          (loadedBy(step) !== null && !to.matches('shown')) ||
          (step.kind === 'answer' && step.actor === 'loadConsents' && !step.ok && !cannotRead(to))
        );
      },
    },
    {
      text: 'only what the operator has saved is called saved; without its answer the choice stays and can be saved again',
      requirements: ['PROT-12', 'NET-05', 'NET-13'],
      neverStep: (from, step, to, actions) =>
        (savedBy(step) !== null) !== actions.includes('saySaved') ||
        (savedBy(step) !== null && !to.matches('shown')) ||
        (isLostBy(step) &&
          (!to.matches('lost') || canonical(from.known.chosen) !== canonical(to.known.chosen))),
    },
    {
      text: 'a double tap saves once, and nothing is chosen while that is under way or its fate open',
      requirements: ['PROT-12', 'NET-13'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        ((from.tags.has('busy') && canonical(from.value) !== canonical(to.value)) ||
          (from.matches('lost') && canonical(from.known.chosen) !== canonical(to.known.chosen))),
    },
    {
      text: 'each state shows exactly what the player can see or do',
      requirements: ['PROT-12', 'NET-04'],
      never: (view) =>
        view.tags.has('refused') !== view.matches('refused') ||
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== cannotRead(view) ||
        view.tags.has('lost') !== view.matches('lost') ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('saving')) ||
        view.tags.has('shown') !== (view.matches('shown') || view.matches('lost') || view.tags.has('busy')),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.tags.has('busy'),
    },
    {
      text: 'the consents can be reached from every state',
      requirements: ['PROT-12'],
      canReach: (view) => view.matches('shown'),
      from: (view) => isReal(view) && !view.matches('notOffered'),
    },
    notOfferedRule('loadConsents'),
  ],
});
