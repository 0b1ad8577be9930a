import { isSame } from '@araw/flow/canonical';
import type { Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { switchedOff, switchedOffRule } from '#machines/support/switchedOff.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import { type Lottery, type LotteryAddress, lotteryFrameMachine } from './lotteryFrame.machine.ts';

interface Seen {
  lottery: Lottery | null;
  error: ChartError | null;
}

interface Known extends Seen {
  address: LotteryAddress;
}

type Seeing = Pick<View<Seen, Known>, 'matches' | 'known' | 'context'>;

const path = '/m/lotto-h5/mobile/Entertainment/games/SWL-001';
const address = (rest: Partial<LotteryAddress> = {}): LotteryAddress => ({
  gameId: 'SWL-001',
  mui: 'mobile',
  playType: 'Entertainment',
  prizeMode: '',
  closesTo: '/m/game',
  ...rest,
});
const lottery: Lottery = {
  gameId: 'SWL-001',
  nodeId: 'n1',
  vassalage: 'SWL',
  name: 'Swerte Tres',
  prizeMode: 'Elott',
};
const target = {
  vendor: 'SWL',
  gameId: 'SWL-001',
  nodeId: 'n1',
  name: 'Swerte Tres',
  roomId: '',
  lottery: { mui: 'mobile', playType: 'Entertainment' },
};

const isUser = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const isNews = (step: Step, type: string) => step.kind === 'emit' && step.event.type === type;
const fails = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor && !step.ok;
const hasToken = (step: Step) => step.kind === 'user' && step.event['hasToken'] === true;
const addressed = (step: Step): LotteryAddress | null =>
  step.kind === 'user' && step.event.type === 'address.changed' && !hasToken(step)
    ? step.event['address']
    : null;
const foundBy = (step: Step) =>
  step.kind === 'answer' && step.actor === 'findLottery' && step.ok
    ? (step.value as Lottery | null)
    : undefined;

/** What a lottery that was found, or an address that was put right, leads to. */
function judged({ matches, known }: Seeing, step: Step) {
  const found = foundBy(step);
  const corrected = matches('otherOdds') ? addressed(step) : null;
  if (found === undefined && corrected === null) return null;
  const [one, asked] = [found === undefined ? known.lottery : found, corrected ?? known.address];
  if (one === null) return 'missing';
  return ['', 'elott'].includes(asked.prizeMode.toLowerCase()) ? 'playing' : 'otherOdds';
}
const readsAgain = ({ matches, context }: Seeing, step: Step) =>
  matches('failed') &&
  (isUser(step, 'page.shown', 'net.returned') ||
    (isUser(step, 'retry.requested') && context.error?.code !== 'switchedOff'));
/** Nothing lies over the page of the closed game, and the player is still on it. */
const isLeft = ({ matches }: Seeing, step: Step) =>
  matches('leaving') && ((step.kind === 'emit' && step.event['path'] === path) || fails(step, 'watchLayers'));

export const lotteryFrameModel = defineModel<Seen, Known>({
  name: 'lotteryFrame',
  machine: lotteryFrameMachine,
  variants: {
    'its address': { path, address: address() },
    'from home': { path, address: address({ prizeMode: 'elott', closesTo: '/m/home' }) },
    'with other odds': { path, address: address({ prizeMode: 'ZY' }) },
  },
  events: {
    'address.changed': {
      'the right odds': { address: address({ prizeMode: 'Elott' }), hasToken: false },
      'other odds': { address: address({ prizeMode: 'Gold' }), hasToken: false },
      'a token beside other odds': { address: address({ prizeMode: 'Gold' }), hasToken: true },
    },
    'retry.requested': { '': {} },
    'page.shown': { '': {} },
    'net.returned': { '': {} },
  },
  actors: {
    findLottery: {
      done: { found: lottery, 'none by this name': null },
      error: { 'no answer': new Error('no answer'), ...switchedOff },
    },
    playLottery: {
      emits: {
        'the frame closed': { type: 'frame.closed', signedIn: true },
        'the frame closed with the session': { type: 'frame.closed', signedIn: false },
      },
      error: { 'no frame': new Error('no frame') },
    },
    watchLayers: {
      emits: {
        'the page is free': { type: 'layers.left', path },
        'the player went to cash in': { type: 'layers.left', path: '/m/voucherCenter' },
      },
      error: { 'no history': new Error('no history') },
    },
  },
  shown: ['lottery', 'error'],
  observe: {
    start: (input) => ({ address: input.address, lottery: null, error: null }),
    after(known, step, { from }) {
      if (from.status !== 'active') return known;
      const found = foundBy(step);
      if (found !== undefined) return { ...known, lottery: found, error: null };
      if (step.kind === 'answer' && step.actor === 'findLottery') {
        return { ...known, error: toChartError(step.value) };
      }
      return { ...known, address: addressed(step) ?? known.address };
    },
  },
  rules: [
    {
      text: 'the lottery in the address is loaded as the page opens, and again after a failure',
      requirements: ['TILE-06', 'NET-04'],
      neverStart: (view, _actions, calls) =>
        !view.matches('loading.first') ||
        !isSame(calls, [{ actor: 'findLottery', input: { gameId: 'SWL-001' } }]),
      neverStep: (from, step, to, _actions, calls) => {
        const asked = calls.filter(({ actor }) => actor === 'findLottery').map(({ input }) => input);
        return (
          !isSame(asked, readsAgain(from, step) ? [{ gameId: 'SWL-001' }] : []) ||
          (readsAgain(from, step) && !to.matches('loading.again')) ||
          (fails(step, 'findLottery') && !to.matches('failed')) ||
          (from.matches('loading') && step.kind === 'user' && !isSame(from.value, to.value))
        );
      },
    },
    {
      text: 'a lottery is played with its own odds; a missing lottery or other odds in the address are reported instead',
      requirements: ['TILE-06'],
      neverStep: (from, step, to) => {
        const verdict = judged(from, step);
        return (
          (verdict !== null && !to.matches(verdict)) ||
          (verdict === null &&
            ['missing', 'otherOdds', 'playing'].some((path) => to.matches(path) && !from.matches(path)))
        );
      },
    },
    {
      text: 'the frame opens once, with the parameters from the address',
      requirements: ['TILE-06'],
      neverStep: (from, step, _to, _actions, calls) => {
        const opened = calls.filter(({ actor }) => actor === 'playLottery').map(({ input }) => input);
        return !isSame(opened, judged(from, step) === 'playing' ? [target] : []);
      },
    },
    {
      text: 'a token in the address is removed immediately and changes nothing',
      requirements: ['TILE-06'],
      neverStep: (from, step, to, actions) =>
        (from.status === 'active' && hasToken(step)) !== actions.includes('hideToken') ||
        (hasToken(step) && !isSame(from.value, to.value)),
    },
    {
      text: 'closing the frame leads to the page named in the address, unless the player is already elsewhere',
      requirements: ['TILE-06'],
      neverStep: (from, step, to, _actions, _calls, effects) => {
        const gone = effects.filter(({ action }) => action === 'goBack').map(({ params }) => params);
        return (
          !isSame(gone, isLeft(from, step) ? [{ to: from.known.address.closesTo }] : []) ||
          (from.matches('leaving') && (step.kind === 'emit' || isLeft(from, step)) && !to.matches('left'))
        );
      },
    },
    {
      text: 'the page is left after the layers over it; a session that ends with the game leads away on its own',
      requirements: ['TILE-06', 'SES-07'],
      neverStep: (from, step, to, _actions, calls) => {
        const closes = from.matches('playing') && isNews(step, 'frame.closed');
        const signedIn = step.kind === 'emit' && step.event['signedIn'] === true;
        const leaves = (closes && signedIn) || (from.matches('playing') && fails(step, 'playLottery'));
        return (
          leaves !== calls.some(({ actor }) => actor === 'watchLayers') ||
          (leaves && !to.matches('leaving')) ||
          (closes && !signedIn && !to.matches('left')) ||
          (from.matches('playing') && !closes && !leaves && !to.matches('playing'))
        );
      },
    },
    {
      text: 'the page shows the operator’s latest answer',
      requirements: ['TILE-06', 'NET-05'],
      never: ({ context, known }) => !isSame(context, { lottery: known.lottery, error: known.error }),
    },
    {
      text: 'the page is loading, failed, missing or has other odds, each exactly in its state',
      requirements: ['TILE-06', 'NET-04'],
      never: ({ tags, matches }) =>
        tags.has('loading') !== matches('loading.first') ||
        tags.has('failed') !== (matches('failed') || matches('loading.again')) ||
        tags.has('busy') !== matches('loading.again') ||
        tags.has('missing') !== matches('missing') ||
        tags.has('otherOdds') !== matches('otherOdds'),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: ({ matches }) => matches('loading') || matches('leaving'),
    },
    switchedOffRule('failed'),
  ],
});
