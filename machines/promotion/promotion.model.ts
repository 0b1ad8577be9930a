import { applicationLimits } from '@araw/contract/cashier/applicationLimits';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import { readsAnew, switchedOff, switchedOffRule } from '#machines/support/switchedOff.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type PromotionAct,
  promotionMachine,
  type PromotionOutcome,
  type PromotionStep,
} from './promotion.machine.ts';

/** A screen shows all of these, except what is in flight. */
interface Seen {
  memberType: MemberType;
  id: string;
  offer: PromotionOffer | null;
  act: PromotionAct | null;
  done: PromotionStep | 'apply' | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;
type From = Pick<Seeing, 'matches' | 'known'>;

const id = 'share-your-win';
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });

/** An offer as the operator reports it: each state of the table, with the actions it allows (CASH-22). */
const offer = (
  state: string,
  actions: PromotionOffer['actions'] = [],
  rest: Partial<PromotionOffer> = {},
): PromotionOffer => ({
  id,
  version: 1,
  title: 'Share your win',
  state,
  stateText: state,
  startsAt: 1,
  endsAt: 2,
  conditions: [],
  weights: [],
  picture: '',
  terms: null,
  amount: 150,
  turnover: 150,
  entry: 'apply',
  actions,
  reward: null,
  refusal: '',
  reason: '',
  triesLeft: 3,
  application: null,
  steps: [],
  ...rest,
});

const application = {
  comment: 'In the chat of Cebu',
  pictures: [{ id: 'r7', name: 'post.png', type: 'image/png' as const, bytes: 9 }],
};
const [sent] = application.pictures;
const kept = [{ ...sent, state: 'uploaded', receipt: 'r7', error: null }];

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answers = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const loadedBy = (step: Step) =>
  answers(step, 'loadOffer') && step.kind === 'answer' && step.ok
    ? { offer: step.value as PromotionOffer | null }
    : null;
const outcomeBy = (step: Step) =>
  answers(step, 'takeStep') && step.kind === 'answer' && step.ok ? (step.value as PromotionOutcome) : null;
const isSent = (step: Step) =>
  answers(step, 'application') &&
  step.kind === 'answer' &&
  step.ok &&
  (step.value as { order: object | null }).order !== null;

/** What a tap starts; null if it does nothing. */
function tapped({ matches, known }: From, step: Step): PromotionStep | 'apply' | null {
  if (!matches('shown') || step.kind !== 'user') return null;
  const meant = (['join', 'claim', 'apply'] as const).find((one) => step.event.type === `${one}.tapped`);
  return meant && known.offer!.actions!.includes(meant) ? meant : null;
}
function sentBy(from: From, step: Step): PromotionAct | null {
  const meant = tapped(from, step);
  if (meant === null || meant === 'apply' || step.kind !== 'user') return null;
  const { version, reward } = from.known.offer!;
  const key: string = step.event.key;
  return { step: meant, key, id, version, reward };
}
const isReadAgain = (from: From, step: Step) =>
  (from.matches('shown') &&
    (isUser(step, 'page.shown') || isUser(step, 'net.returned') || isUser(step, 'offer.ended'))) ||
  answers(step, 'application') ||
  answers(step, 'takeStep');

export const promotionModel = defineModel<Seen, Seen>({
  name: 'promotion',
  machine: promotionMachine,
  variants: {
    'a member': { memberType: 0, id },
    'a trial player': { memberType: 4, id },
    'a visitor': { memberType: null, id },
  },
  typesAlike: [[0, 1, 2], [4, 40, 41, 42, 99], [null]],
  events: {
    'join.tapped': { '': { key: 'k1' } },
    'claim.tapped': { '': { key: 'k2' } },
    'apply.tapped': { '': {} },
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
    'offer.ended': { '': {} },
  },
  actors: {
    loadOffer: {
      done: {
        'coming soon': offer('comingSoon'),
        'open to join, by later terms': offer('open', ['join'], { entry: 'join', version: 2 }),
        'open to apply': offer('open', ['apply']),
        'rejected, with a try left': offer('rejected', ['apply'], { reason: 'No name on it.', application }),
        won: offer('claimable', ['claim'], { reward: 'b1' }),
        'won, and waiting for another': offer('claimable', [], {
          reward: 'b1',
          refusal: 'Another is in play.',
        }),
        'a state of tomorrow': offer('frozen'),
        'none of that name': null,
      },
      error: { 'no answer': error('timeout'), ...switchedOff },
    },
    takeStep: {
      done: {
        done: { ok: true },
        'made elsewhere': { ok: false, error: error('conflict'), decided: true },
      },
      error: { 'it cannot run': error('timeout') },
    },
    application: {
      done: { sent: { order: {} }, closed: { order: null } },
      error: { 'cannot run': error('timeout') },
    },
  },
  shown: ['memberType', 'id', 'offer', 'act', 'done', 'error'],
  observe: {
    start: ({ memberType }: { memberType: MemberType }) => ({
      memberType,
      id,
      offer: null,
      act: null,
      done: null,
      error: null,
    }),
    after(known, step, { from }) {
      const silent = { ...known, done: null, error: null };
      const loaded = loadedBy(step);
      if (loaded) return loaded.offer ? { ...known, offer: loaded.offer } : known;
      if (answers(step, 'loadOffer') && step.kind === 'answer') {
        return known.offer ? known : { ...known, error: toChartError(step.value) };
      }
      if (answers(step, 'application') && step.kind === 'answer') {
        if (!step.ok) return { ...known, error: toChartError(step.value) };
        return isSent(step) ? { ...known, done: 'apply' } : known;
      }
      const outcome = outcomeBy(step);
      if (outcome?.ok) return { ...known, done: known.act!.step, act: null };
      if (step.kind === 'answer') {
        return { ...known, act: null, error: outcome ? outcome.error : toChartError(step.value) };
      }
      const seeing = { matches: from.matches, known };
      const sent = sentBy(seeing, step);
      if (sent) return { ...silent, act: sent };
      const isSilent = tapped(seeing, step) === 'apply' || readsAnew(from, step);
      return isSilent ? silent : known;
    },
  },
  rules: [
    {
      text: 'the page shows what the operator said last and the member tapped last',
      requirements: ['BEN-01'],
      never: ({ context, known }) => !isSame(context, known),
    },
    {
      text: 'visitors and trial players cannot take part: nothing is requested for them',
      requirements: ['BEN-01', 'ACCT-04'],
      never: (view) =>
        view.matches('visitor') !== (view.known.memberType === null) ||
        view.matches('refused') !== (view.known.memberType !== null && !isRealAccount(view.known.memberType)),
    },
    {
      text: 'joining, applying and claiming are possible exactly if the operator says so; an unknown state has only its text',
      requirements: ['BEN-01', 'CASH-22'],
      neverStep: (from, step, to) => {
        const meant = tapped(from, step);
        if (meant === 'apply') return !to.matches('applying');
        if (meant !== null) return !to.matches('acting');
        return (
          ['join.tapped', 'claim.tapped', 'apply.tapped'].some((type) => isUser(step, type)) &&
          from.matches('shown') &&
          !to.matches('shown')
        );
      },
    },
    {
      text: 'a request uses the terms shown, once, with its key; only its result ends it',
      requirements: ['BEN-11', 'NET-12', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'takeStep').map(({ input }) => input);
        const sent = sentBy(from, step);
        return (
          !isSame(asked, sent ? [{ request: sent, repeated: false }] : []) ||
          (from.matches('acting') && to.matches('acting') === answers(step, 'takeStep'))
        );
      },
    },
    {
      text: 'an application is for this promo under the terms shown, with up to three pictures of 5 MB; closing its form reloads the promo',
      requirements: ['BEN-02', 'BEN-11'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'application').map(({ input }) => input);
        const begins = tapped(from, step) === 'apply';
        return (
          !isSame(
            asked,
            begins
              ? [
                  {
                    orderId: id,
                    version: from.known.offer!.version,
                    limits: applicationLimits,
                    files: from.known.offer!.application ? kept : [],
                  },
                ]
              : [],
          ) ||
          (answers(step, 'application') && !to.matches('loading.again'))
        );
      },
    },
    {
      text: 'the promo is read when the page opens, and again after each answer, at its end, and when the page or the network is back',
      requirements: ['BEN-01'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'loadOffer').map(({ input }) => input);
        const [anew, again] = [readsAnew(from, step), isReadAgain(from, step)];
        const loaded = loadedBy(step);
        return (
          !isSame(asked, anew || again ? [{ id }] : []) ||
          (anew && !to.matches('loading.first')) ||
          (from.matches('loading.first') && step.kind === 'user' && !to.matches('loading.first')) ||
          (again && !to.matches('loading.again')) ||
          (loaded !== null && !to.matches(loaded.offer ? 'shown' : 'gone')) ||
          (answers(step, 'loadOffer') &&
            loaded === null &&
            !to.matches(from.known.offer ? 'shown' : 'unavailable'))
        );
      },
      neverStart: (view, actions, calls) =>
        actions.length > 0 ||
        !isSame(
          calls.map(({ actor, input }) => ({ actor, input })),
          isRealAccount(view.known.memberType) ? [{ actor: 'loadOffer', input: { id } }] : [],
        ),
    },
    {
      text: 'balance and rewards are reloaded only after an action',
      requirements: ['BEN-01', 'BEN-03'],
      neverStep: (_from, step, _to, actions) =>
        (outcomeBy(step)?.ok === true || isSent(step)) !== actions.includes('renewRewards'),
    },
    {
      text: 'each state shows exactly what the member can see or do',
      requirements: ['BEN-01', 'NET-04'],
      never: (view) =>
        (
          [
            ['visitor', 'visitor'],
            ['refused', 'refused'],
            ['loading', 'loading.first'],
            ['failed', 'unavailable'],
            ['gone', 'gone'],
            ['shown', 'shown'],
            ['applying', 'applying'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('busy') !== view.matches('loading.again'),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('acting'),
    },
    switchedOffRule(),
  ],
});
