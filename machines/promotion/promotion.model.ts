import { applicationLimits } from '#services/contract/applicationLimits.ts';
import type { PromotionOffer } from '#services/contract/promotions.ts';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type PromotionAct,
  promotionMachine,
  type PromotionOutcome,
  type PromotionStep,
} from './promotion.machine.ts';

/** A screen shows all of it, but for what is on its way. */
interface Seen {
  memberType: MemberType;
  id: string;
  offer: PromotionOffer | null;
  act: PromotionAct | null;
  repeated: boolean;
  done: PromotionStep | 'apply' | null;
  error: ChartError | null;
}

type Seeing = View<Seen, Seen>;
type From = Pick<Seeing, 'matches' | 'known'>;

const id = 'share-your-win';
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });

/** An offer as the operator tells of it: of the table's states with what may be done in each (CASH-22). */
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

const rejected = (code: string, decided = true): PromotionOutcome => ({
  ok: false,
  error: error(code),
  decided,
});

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isRetried = (step: Step) => isUser(step, 'retry.requested') || isUser(step, 'net.returned');
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

/** Whether an answer leaves its fate open. */
function isLost({ known }: Pick<Seeing, 'known'>, step: Step): boolean {
  if (!answers(step, 'takeStep')) return false;
  const outcome = outcomeBy(step);
  if (outcome === null) return true;
  return !outcome.ok && !outcome.decided && (known.repeated || outcome.error.code === 'inProgress');
}

/** What a tap sets in motion; null of one that does nothing. */
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
const isReadAnew = ({ matches }: Pick<Seeing, 'matches'>, step: Step) =>
  matches('unavailable') && isRetried(step);
const isReadAgain = (from: From, step: Step) =>
  (from.matches('shown') &&
    (isUser(step, 'page.shown') || isUser(step, 'net.returned') || isUser(step, 'offer.ended'))) ||
  answers(step, 'application') ||
  (outcomeBy(step) !== null && !isLost(from, step));

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
      error: { 'no answer': error('timeout') },
    },
    takeStep: {
      done: {
        done: { ok: true },
        'made elsewhere': rejected('conflict'),
        'no decision': rejected('conflict', false),
        'in progress': rejected('inProgress', false),
      },
      error: { 'no answer': error('timeout') },
    },
    application: {
      done: { sent: { order: {} }, closed: { order: null } },
      error: { 'cannot run': error('timeout') },
    },
  },
  shown: ['memberType', 'id', 'offer', 'act', 'repeated', 'done', 'error'],
  observe: {
    start: ({ memberType }: { memberType: MemberType }) => ({
      memberType,
      id,
      offer: null,
      act: null,
      repeated: false,
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
      if (outcome?.ok) return { ...known, done: known.act!.step, act: null, repeated: false };
      if (step.kind === 'answer') {
        const why = outcome ? outcome.error : toChartError(step.value);
        if (isLost({ known }, step)) return { ...known, repeated: true, error: why };
        return { ...known, act: null, repeated: false, error: why };
      }
      const seeing = { matches: from.matches, known };
      const sent = sentBy(seeing, step);
      if (sent) return { ...silent, act: sent };
      const isSilent =
        tapped(seeing, step) === 'apply' ||
        ((from.matches('unavailable') || from.matches('unanswered')) && isRetried(step));
      return isSilent ? silent : known;
    },
  },
  rules: [
    {
      text: 'what is shown is what the operator said and the member tapped last',
      requirements: ['BEN-01'],
      never: ({ context, known }) => canonical(context) !== canonical(known),
    },
    {
      text: 'visitors and trial players take part in nothing: nothing is asked for them',
      requirements: ['BEN-01', 'ACCT-04'],
      never: (view) =>
        view.matches('visitor') !== (view.known.memberType === null) ||
        view.matches('refused') !== (view.known.memberType !== null && !isRealAccount(view.known.memberType)),
    },
    {
      text: 'joining, applying and claiming are possible exactly where the operator says so; a state of tomorrow has its text alone',
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
      text: 'what is sent holds to the terms that were shown, once; one whose fate is open is sent again as it was, by its key',
      requirements: ['BEN-11', 'NET-12', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'takeStep').map(({ input }) => input);
        const isAgain = from.matches('unanswered') && isRetried(step);
        const sent = sentBy(from, step) ?? (isAgain ? from.known.act : null);
        return (
          canonical(asked) !== canonical(sent ? [sent] : []) ||
          (isLost(from, step) && !to.matches('unanswered')) ||
          (isAgain && !to.matches('acting'))
        );
      },
    },
    {
      text: 'an application is of this promotion by the terms that were shown, with at most three pictures of 5 MB; when its form closes, what holds is read',
      requirements: ['BEN-02', 'BEN-11'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'application').map(({ input }) => input);
        const begins = tapped(from, step) === 'apply';
        return (
          canonical(asked) !==
            canonical(
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
      text: 'the promotion is read when the page opens, and again after each answer, at its end, and when the page or the net is back',
      requirements: ['BEN-01'],
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'loadOffer').map(({ input }) => input);
        const [anew, again] = [isReadAnew(from, step), isReadAgain(from, step)];
        const loaded = loadedBy(step);
        return (
          canonical(asked) !== canonical(anew || again ? [{ id }] : []) ||
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
        canonical(calls.map(({ actor, input }) => ({ actor, input }))) !==
          canonical(isRealAccount(view.known.memberType) ? [{ actor: 'loadOffer', input: { id } }] : []),
    },
    {
      text: 'balance and rewards follow what was done, and nothing else',
      requirements: ['BEN-01', 'BEN-03'],
      neverStep: (_from, step, _to, actions) =>
        (outcomeBy(step)?.ok === true || isSent(step)) !== actions.includes('renewRewards'),
    },
    {
      text: 'each state says what the member sees or may do, exactly then',
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
            ['unanswered', 'unanswered'],
          ] as const
        ).some(([tag, path]) => view.tags.has(tag) !== view.matches(path)) ||
        view.tags.has('busy') !== (view.matches('loading.again') || view.matches('acting')),
    },
    {
      text: 'what is on its way comes to an end',
      requirements: ['NET-04'],
      settles: (view) => view.matches('loading') || view.matches('acting'),
    },
  ],
});
