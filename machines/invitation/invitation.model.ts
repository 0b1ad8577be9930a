import { isSame } from '@araw/flow/canonical';
import { byType } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import { readsAnew, switchedOff, switchedOffRule } from '#machines/support/switchedOff.ts';
import type { StateView, Step } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { invitationMachine } from './invitation.machine.ts';

interface Seen {
  wanted: string;
  error: ChartError | null;
}

/** The last copy request, and why the invitation could not be read. */
type Known = Seen;

const realTypes: unknown[] = [0, 1, 2];

const is = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const answers = (step: Step, actor: string, ok: boolean) =>
  step.kind === 'answer' && step.actor === actor && step.ok === ok;
/** Whether a tap is accepted: nothing on the device has to finish first. */
const isFree = (from: StateView) =>
  from.matches('shown') && !from.matches('shown.copying') && !from.matches('shown.sharing');
const copies = (from: StateView, step: Step) => isFree(from) && is(step, 'copy.tapped');
const shares = (from: StateView & { input: { canShare: boolean } }, step: Step) =>
  isFree(from) && from.input.canShare && is(step, 'share.tapped');
const fallsBack = (step: Step) => answers(step, 'share', false);
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
    loadInvitation: {
      done: { came: undefined },
      error: { 'no answer': new Error('no answer'), ...switchedOff },
    },
    copy: { done: { copied: undefined }, error: { 'not allowed': new Error('not allowed') } },
    share: { done: { closed: undefined }, error: { 'not opened': new Error('not opened') } },
  },
  shown: ['wanted', 'error'],
  observe: {
    start: () => ({ wanted: 'link', error: null }),
    after(known, step, { from }) {
      if (copies(from, step) && step.kind === 'user') return { ...known, wanted: String(step.event['what']) };
      if (fallsBack(step)) return { ...known, wanted: 'link' };
      if (readsAnew(from, step)) return { ...known, error: null };
      const fails = from.matches('reading') && answers(step, 'loadInvitation', false);
      return fails && step.kind === 'answer' ? { ...known, error: toChartError(step.value) } : known;
    },
  },
  rules: [
    {
      text: 'only real accounts invite: visitors and trial players are told so, and nothing is requested for them',
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
      text: 'a failed read says why, and is retried on request or when the network is back; loaded data stays',
      requirements: ['BEN-06'],
      neverStep: (from, step, to) =>
        (from.matches('reading') &&
          (answers(step, 'loadInvitation', false) !== to.matches('unavailable') ||
            answers(step, 'loadInvitation', true) !== to.matches('shown.idle'))) ||
        (from.matches('unavailable') && readsAnew(from, step) !== to.matches('reading')) ||
        (from.matches('shown') && !to.matches('shown')),
    },
    {
      text: 'the invited friends are reloaded when the player returns',
      requirements: ['BEN-06'],
      neverStep: (from, step, to, _actions, calls) =>
        calls.some(({ actor }) => actor === 'loadInvitation') !==
          (renews(from, step) || readsAnew(from, step)) ||
        (renews(from, step) && !to.matches('shown.renewing')),
    },
    {
      text: 'the code or the link tapped is copied, and reported as copied only if it was',
      requirements: ['BEN-06'],
      neverStep: (from, step, to, actions, calls) => {
        const sent = calls.filter(({ actor }) => actor === 'copy');
        const asks = copies(from, step) || fallsBack(step);
        return (
          sent.length !== (asks ? 1 : 0) ||
          sent.some(({ input }) => !isSame(input, { what: to.known.wanted })) ||
          (answers(step, 'copy', true) && !to.matches('shown.copied')) ||
          (to.matches('shown.copied') && !from.matches('shown.copied') && !answers(step, 'copy', true)) ||
          answers(step, 'copy', false) !== actions.includes('sayNotCopied') ||
          to.context.wanted !== to.known.wanted
        );
      },
    },
    {
      text: 'the share sheet opens once per tap if the device has one, and otherwise the link is copied',
      requirements: ['BEN-06'],
      neverStep: (from, step, to, _actions, calls) =>
        calls.some(({ actor }) => actor === 'share') !== shares(from, step) ||
        (shares(from, step) && !to.matches('shown.sharing')) ||
        (fallsBack(step) && !to.matches('shown.copying')) ||
        (answers(step, 'share', true) && !to.matches('shown.idle')),
    },
    {
      text: 'the copied message is shown for three seconds',
      requirements: ['BEN-06'],
      never: (view) => !isSame(view.timers, view.matches('shown.copied') ? [3_000] : []),
    },
    {
      text: 'after that time the copied message disappears',
      requirements: ['BEN-06'],
      neverStep: (_from, step, to) => step.kind === 'time' && !to.matches('shown.idle'),
    },
    {
      text: 'a read failure is explained until the next attempt',
      requirements: ['BEN-06'],
      never: (view) => !isSame(view.context.error, view.known.error),
    },
    {
      text: 'the page is refused, loading, failed, shown, copied or sharing, each exactly in its state',
      requirements: ['BEN-06'],
      never: (view) =>
        view.tags.has('refused') !== view.matches('refused') ||
        view.tags.has('loading') !== view.matches('reading') ||
        view.tags.has('failed') !== view.matches('unavailable') ||
        view.tags.has('shown') !== view.matches('shown') ||
        view.tags.has('handing') !== (view.matches('shown.copying') || view.matches('shown.sharing')) ||
        view.tags.has('copied') !== view.matches('shown.copied'),
    },
    switchedOffRule(),
  ],
});
