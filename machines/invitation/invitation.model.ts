import { canonical } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import type { StateView, Step } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { invitationMachine } from './invitation.machine.ts';

interface Seen {
  wanted: string;
  error: ChartError | null;
}

/** What was asked to be copied last, and why it could not be read. */
type Known = Seen;

const realTypes: unknown[] = [0, 1, 2];

const is = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const answers = (step: Step, actor: string, ok: boolean) =>
  step.kind === 'answer' && step.actor === actor && step.ok === ok;
/** Whether a tap is taken: nothing that the device does has to be waited for. */
const isFree = (from: StateView) =>
  from.matches('shown') && !from.matches('shown.copying') && !from.matches('shown.sharing');
const copies = (from: StateView, step: Step) => isFree(from) && is(step, 'copy.tapped');
const shares = (from: StateView & { input: { canShare: boolean } }, step: Step) =>
  isFree(from) && from.input.canShare && is(step, 'share.tapped');
const fallsBack = (step: Step) => answers(step, 'share', false);
const retries = (from: StateView, step: Step) =>
  from.matches('unavailable') && is(step, 'retry.requested', 'net.returned');
const renews = (from: StateView, step: Step) =>
  from.matches('shown.idle') && is(step, 'page.shown', 'net.returned');

export const invitationModel = defineModel<Seen, Known>({
  name: 'invitation',
  machine: invitationMachine,
  variants: {
    ...byType([0, 4], (memberType) => ({ memberType, canShare: true })),
    'without a sheet': { memberType: 0, canShare: false },
  },
  typesAlike: [
    [0, 1, 2],
    [4, null, 40, 41, 42, 99],
  ],
  events: {
    'copy.tapped': { 'the code': { what: 'code' }, 'the link': { what: 'link' } },
    'share.tapped': { '': {} },
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
  },
  actors: {
    loadInvitation: { done: { came: undefined }, error: { 'no answer': new Error('no answer') } },
    copy: { done: { copied: undefined }, error: { 'not allowed': new Error('not allowed') } },
    share: { done: { closed: undefined }, error: { 'not opened': new Error('not opened') } },
  },
  shown: ['wanted', 'error'],
  observe: {
    start: () => ({ wanted: 'link', error: null }),
    after(known, step, { from }) {
      if (copies(from, step) && step.kind === 'user') return { ...known, wanted: String(step.event['what']) };
      if (fallsBack(step)) return { ...known, wanted: 'link' };
      if (retries(from, step)) return { ...known, error: null };
      const fails = from.matches('reading') && answers(step, 'loadInvitation', false);
      return fails && step.kind === 'answer' ? { ...known, error: toChartError(step.value) } : known;
    },
  },
  rules: [
    {
      text: 'only real accounts invite: visitors and trial users are told so, and nothing is asked for them',
      requirements: ['ACCT-03', 'BEN-06'],
      neverStart: (view, actions, calls) => {
        const isReal = realTypes.includes(view.input.memberType);
        return (
          view.matches('refused') === isReal ||
          view.matches('reading') !== isReal ||
          actions.includes('sayRealAccountOnly') === isReal ||
          calls.map(({ actor }) => actor).join() !== (isReal ? 'loadInvitation' : '')
        );
      },
    },
    {
      text: 'what cannot be read says why, and is read when asked to or when the net is back; what was read stays',
      requirements: ['BEN-06'],
      neverStep: (from, step, to) =>
        (from.matches('reading') &&
          (answers(step, 'loadInvitation', false) !== to.matches('unavailable') ||
            answers(step, 'loadInvitation', true) !== to.matches('shown.idle'))) ||
        (from.matches('unavailable') && retries(from, step) !== to.matches('reading')) ||
        (from.matches('shown') && !to.matches('shown')),
    },
    {
      text: 'who has come is read again when the player comes back',
      requirements: ['BEN-06'],
      neverStep: (from, step, to, _actions, calls) =>
        calls.some(({ actor }) => actor === 'loadInvitation') !==
          (renews(from, step) || retries(from, step)) ||
        (renews(from, step) && !to.matches('shown.renewing')),
    },
    {
      text: 'the code or the link is copied as it was tapped, and is told as copied only when it was',
      requirements: ['BEN-06'],
      neverStep: (from, step, to, actions, calls) => {
        const sent = calls.filter(({ actor }) => actor === 'copy');
        const asks = copies(from, step) || fallsBack(step);
        return (
          sent.length !== (asks ? 1 : 0) ||
          sent.some(({ input }) => canonical(input) !== canonical({ what: to.known.wanted })) ||
          (answers(step, 'copy', true) && !to.matches('shown.copied')) ||
          (to.matches('shown.copied') && !from.matches('shown.copied') && !answers(step, 'copy', true)) ||
          answers(step, 'copy', false) !== actions.includes('sayNotCopied') ||
          to.context.wanted !== to.known.wanted
        );
      },
    },
    {
      text: 'the sheet opens by a tap where the device has one, once, and where it does not open the link is copied',
      requirements: ['BEN-06'],
      neverStep: (from, step, to, _actions, calls) =>
        calls.some(({ actor }) => actor === 'share') !== shares(from, step) ||
        (shares(from, step) && !to.matches('shown.sharing')) ||
        (fallsBack(step) && !to.matches('shown.copying')) ||
        (answers(step, 'share', true) && !to.matches('shown.idle')),
    },
    {
      text: 'that something was copied is said for three seconds',
      requirements: ['BEN-06'],
      never: (view) => canonical(view.timers) !== canonical(view.matches('shown.copied') ? [3_000] : []),
    },
    {
      text: 'that time over, nothing is said of it any more',
      requirements: ['BEN-06'],
      neverStep: (_from, step, to) => step.kind === 'time' && !to.matches('shown.idle'),
    },
    {
      text: 'why it cannot be read is said until it is tried again',
      requirements: ['BEN-06'],
      never: (view) => canonical(view.context.error) !== canonical(view.known.error),
    },
    {
      text: 'the page is refused, loading, failed, shown, copied or at the device exactly while it is so',
      requirements: ['BEN-06'],
      never: (view) =>
        view.tags.has('refused') !== view.matches('refused') ||
        view.tags.has('loading') !== view.matches('reading') ||
        view.tags.has('failed') !== view.matches('unavailable') ||
        view.tags.has('shown') !== view.matches('shown') ||
        view.tags.has('handing') !== (view.matches('shown.copying') || view.matches('shown.sharing')) ||
        view.tags.has('copied') !== view.matches('shown.copied'),
    },
  ],
});
