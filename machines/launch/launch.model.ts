import type { Launched } from '@araw/contract/games/games';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import { isSame } from '@araw/flow/canonical';
import { byType, memberTypes } from '#machines/support/memberTypes.ts';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import { launchMachine, type LaunchTarget } from './launch.machine.ts';

interface Seen {
  target: LaunchTarget | null;
  since: number | null;
  forFun: boolean;
  launched: Launched | null;
  error: ChartError | null;
}

const forMoneyOnly: LaunchTarget = {
  vendor: 'DS88',
  gameId: 'ds-1',
  nodeId: 'n2',
  roomId: 'match-1',
  name: 'Derby',
};
const withFreePlay: LaunchTarget = {
  vendor: 'JL',
  gameId: 'jl-1',
  nodeId: 'n1',
  roomId: '',
  name: 'Manila Gold Rush',
  freePlay: true,
};
const nothingOpen = { target: null, since: null, forFun: false, launched: null, error: null };
const isVisitor = (memberType: MemberType) => memberType === null;
const isEvent = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const isTap = (step: Step) => isEvent(step, 'game.chosen');
const isBalance = (step: Step) => step.kind === 'answer' && step.actor === 'readBalance';
const isLaunchAnswer = (step: Step) => step.kind === 'answer' && step.actor === 'launchGame';
/** The operator's answer to a player who is on a break or excluded. */
const saysAway = (step: Step) =>
  step.kind === 'answer' && isLaunchAnswer(step) && !step.ok && toChartError(step.value).code === 'onBreak';
const launches = (calls: readonly Call[]) => calls.filter(({ actor }) => actor === 'launchGame');
const changes = (from: View<Seen>, to: View<Seen>) =>
  !isSame([from.value, from.context], [to.value, to.context]);

export const launchModel = defineModel<Seen>({
  name: 'launch',
  machine: launchMachine,
  variants: { anyone: undefined },
  events: {
    'game.chosen': {
      ...byType(memberTypes, (memberType) => ({ target: withFreePlay, memberType })),
      'for money only, by type 0': { target: forMoneyOnly, memberType: 0 },
      'interrupted before it was launched': { target: forMoneyOnly, memberType: 0, since: 1 },
    },
    'game.resumed': {
      'for money': { target: withFreePlay, forFun: false },
      'for fun': { target: withFreePlay, forFun: true },
      'for fun, since a while': { target: withFreePlay, forFun: true, since: 1 },
    },
    'cashIn.chosen': { '': {} },
    'fun.chosen': { '': {} },
    'money.chosen': { '': {} },
    'game.closed': { '': {} },
    'session.ended': { '': {} },
  },
  actors: {
    readBalance: {
      done: { nothing: 0, 'a centavo': 0.01, 'a debt': -1 },
      error: { 'no answer': { code: 'timeout' } },
    },
    launchGame: {
      done: { launched: { gameUrl: '/play/jl-1?code=once', framed: true } },
      error: {
        refused: { code: 'gameUnavailable', message: '', requestId: 'r1' },
        'on a break': { code: 'onBreak' },
        'no answer': { code: 'timeout' },
      },
    },
  },
  shown: ['target', 'since', 'forFun', 'launched', 'error'],
  rules: [
    {
      text: 'nothing is launched before a game was tapped',
      requirements: ['TILE-05'],
      neverStart: (view, _actions, calls) =>
        !view.matches('idle') || !isSame(view.context, nothingOpen) || calls.length > 0,
    },
    {
      text: 'without a session no balance is read and nothing is launched',
      requirements: ['PERM-05', 'TILE-05'],
      neverStep: (from, step, to, _actions, calls) =>
        step.kind === 'user' &&
        isTap(step) &&
        isVisitor(step.event.memberType) &&
        (changes(from, to) || calls.length > 0),
    },
    {
      text: 'only a visitor who taps a game is sent to log in, and the game is remembered',
      requirements: ['PERM-05'],
      neverStep: (from, step, _to, actions, _calls, effects) => {
        const isSent =
          step.kind === 'user' && isTap(step) && isVisitor(step.event.memberType) && from.matches('idle');
        const remembered = effects.find(({ action }) => action === 'rememberGame')?.params;
        return (
          isSent !== actions.includes('goToLogin') ||
          isSent !== actions.includes('rememberGame') ||
          (isSent && remembered !== step.event.target)
        );
      },
    },
    {
      text: 'a game tapped for real money checks the balance first, one tapped on trial launches',
      requirements: ['TILE-01', 'TILE-05', 'BAL-01', 'SES-02'],
      neverStep: (from, step, to, _actions, calls) => {
        if (step.kind !== 'user' || !isTap(step) || !from.matches('idle')) return false;
        if (isVisitor(step.event.memberType)) return false;
        const isReal = isRealAccount(step.event.memberType);
        const { target, since = null } = step.event;
        const expected = { ...nothingOpen, target, since, forFun: !isReal };
        return !(
          to.matches(isReal ? 'checkingBalance' : 'launching') &&
          calls.map(({ actor }) => actor).join() === (isReal ? 'readBalance' : 'launchGame') &&
          isSame(to.context, expected)
        );
      },
    },
    {
      text: 'a balance of exactly zero leads to an offer, any other or none to the game',
      requirements: ['BAL-01', 'TILE-05', 'NET-04'],
      neverStep: (_from, step, to) =>
        isBalance(step) &&
        step.kind === 'answer' &&
        !to.matches(step.ok && step.value === 0 ? 'offering' : 'launching'),
    },
    {
      text: 'the offer follows only a zero balance, and makes no request',
      requirements: ['BAL-01'],
      neverStep: (from, step, to, _actions, calls) =>
        !from.matches('offering') && to.matches('offering') && !(isBalance(step) && calls.length === 0),
    },
    {
      text: 'a balance that does not arrive within 5 s does not delay the game further',
      requirements: ['BAL-01', 'NET-04'],
      neverStep: (from, step, to) =>
        from.matches('checkingBalance') &&
        step.kind === 'time' &&
        !(step.ms === 5_000 && to.matches('launching')),
    },
    {
      text: 'cash-in closes the offer and launches nothing',
      requirements: ['BAL-01'],
      neverStep: (from, step, to, _actions, calls) =>
        from.matches('offering') &&
        isEvent(step, 'cashIn.chosen') &&
        !(to.matches('idle') && calls.length === 0),
    },
    {
      text: 'a game is played for fun only if it has free play',
      requirements: ['TRIAL-03'],
      neverStep: (from, step, to) =>
        from.matches('offering') &&
        isEvent(step, 'fun.chosen') &&
        (from.context.target?.freePlay ? !(to.matches('launching') && to.context.forFun) : changes(from, to)),
    },
    {
      text: 'a player without money can still open the game for real money, for example to finish a round',
      requirements: ['TILE-05'],
      neverStep: (from, step, to) =>
        from.matches('offering') &&
        isEvent(step, 'money.chosen') &&
        !(to.matches('launching') && !to.context.forFun),
    },
    {
      text: 'the offer’s choices work only from the offer',
      requirements: ['BAL-01'],
      neverStep: (from, step, to, actions, calls) =>
        !from.matches('offering') &&
        isEvent(step, 'cashIn.chosen', 'fun.chosen', 'money.chosen') &&
        (changes(from, to) || actions.length + calls.length > 0),
    },
    {
      text: 'only a player who goes to cash in has the game remembered for the return',
      requirements: ['BAL-01', 'CASH-02'],
      neverStep: (from, step, _to, actions, _calls, effects) => {
        const isLeft = isEvent(step, 'cashIn.chosen') && from.matches('offering');
        const remembered = effects.find(({ action }) => action === 'rememberLeftGame')?.params;
        return (
          isLeft !== actions.includes('rememberLeftGame') || (isLeft && remembered !== from.context.target)
        );
      },
    },
    {
      text: 'an interrupted game relaunches after a reload in the same mode, and its time continues',
      requirements: ['TILE-05', 'SES-02', 'SES-05'],
      neverStep: (from, step, to) => {
        if (step.kind !== 'user' || !isEvent(step, 'game.resumed') || !from.matches('idle')) return false;
        const { target, forFun, since = null } = step.event;
        const expected = { ...nothingOpen, target, since, forFun };
        return !(to.matches('launching') && isSame(to.context, expected));
      },
    },
    {
      text: 'the game and the mode launched are those chosen',
      requirements: ['SES-02', 'TRIAL-03', 'TILE-05'],
      neverStep: (_from, _step, to, _actions, calls) =>
        launches(calls).length > 0 !==
        launches(calls).some(
          ({ input }) => input.target === to.context.target && input.forFun === to.context.forFun,
        ),
    },
    {
      text: 'every launch shown is requested once',
      requirements: ['TILE-05'],
      neverStep: (from, _step, to, _actions, calls) =>
        (!from.matches('launching') && to.matches('launching') ? 1 : 0) !== launches(calls).length,
    },
    {
      text: 'the chosen game, its mode and its start time stay until it is closed, unless fun is chosen',
      requirements: ['TILE-05', 'SES-02'],
      neverStep: (from, step, to) =>
        !from.matches('idle') &&
        !to.matches('idle') &&
        (from.context.target !== to.context.target ||
          from.context.since !== to.context.since ||
          (from.context.forFun !== to.context.forFun && !isEvent(step, 'fun.chosen'))),
    },
    {
      text: 'another tap while a game is open does nothing',
      requirements: ['TILE-05'],
      neverStep: (from, step, to, actions, calls) =>
        isEvent(step, 'game.chosen', 'game.resumed') &&
        !from.matches('idle') &&
        (changes(from, to) || actions.length + calls.length > 0),
    },
    {
      text: 'a launch in progress says so, and so does the balance check before it',
      requirements: ['TILE-05', 'SHELL-13'],
      never: (view) =>
        view.tags.has('loading') !== (view.matches('launching') || view.matches('checkingBalance')),
    },
    {
      text: 'the frame covers the page from the tap on, and shows an offer, a started game or a refusal',
      requirements: ['TILE-05', 'BAL-01'],
      never: (view) =>
        view.tags.has('open') === view.matches('idle') ||
        view.tags.has('offered') !== view.matches('offering') ||
        view.tags.has('started') !== (view.matches('launching') || view.matches('playing')) ||
        view.tags.has('failed') !== view.matches('refused'),
    },
    {
      text: 'an answered launch plays',
      requirements: ['TILE-05'],
      neverStep: (_from, step, to) =>
        isLaunchAnswer(step) &&
        step.kind === 'answer' &&
        step.ok &&
        !(to.matches('playing') && to.context.launched === step.value),
    },
    {
      text: 'the balance and the recent games are reloaded when a game is left',
      requirements: ['TILE-05', 'BAL-01'],
      neverStep: (from, _step, to, actions) =>
        (from.matches('playing') && !to.matches('playing')) !== actions.includes('refreshAfterPlay'),
    },
    {
      text: 'a player on a break or excluded gets no game, and is led to the page that says until when',
      requirements: ['PROT-04', 'TILE-05'],
      neverStep: (_from, step, to, actions, calls) =>
        saysAway(step) && !(to.matches('idle') && actions.includes('goToBreak') && calls.length === 0),
    },
    {
      text: 'nothing else leads to that page',
      requirements: ['PROT-04'],
      neverStep: (_from, step, _to, actions) => actions.includes('goToBreak') && !saysAway(step),
    },
    {
      text: 'any other refused launch says why and stays',
      requirements: ['TILE-05'],
      neverStep: (_from, step, to) =>
        isLaunchAnswer(step) &&
        step.kind === 'answer' &&
        !step.ok &&
        !saysAway(step) &&
        !(to.matches('refused') && isSame(to.context.error, toChartError(step.value))),
    },
    {
      text: 'only a launch can be refused: a missing balance is not a refusal',
      requirements: ['TILE-05', 'BAL-01'],
      never: (view) => view.matches('refused') !== (view.context.error !== null),
    },
    {
      text: 'a game is playing exactly if the operator has returned its address',
      requirements: ['TILE-05'],
      never: (view) => view.matches('playing') !== (view.context.launched !== null),
    },
    {
      text: 'nothing of a game remains once it is closed',
      requirements: ['TILE-05', 'SES-04'],
      never: (view) => view.matches('idle') && !isSame(view.context, nothingOpen),
    },
    {
      text: 'an ended session closes the game',
      requirements: ['SES-04'],
      neverStep: (_from, step, to) =>
        step.kind === 'user' && step.event.type === 'session.ended' && !to.matches('idle'),
    },
    {
      text: 'back is possible from every state',
      requirements: ['TILE-05'],
      neverStep: (_from, step, to) =>
        step.kind === 'user' && step.event.type === 'game.closed' && !to.matches('idle'),
    },
    {
      text: 'a launch always ends',
      requirements: ['TILE-05', 'NET-04'],
      settles: (view) => view.matches('launching') || view.matches('checkingBalance'),
    },
    {
      text: 'a refusal can be left',
      requirements: ['SHELL-13'],
      settles: (view) => view.matches('refused'),
    },
    {
      text: 'a refusal closes automatically after 8 s',
      requirements: ['SHELL-13'],
      neverStep: (from, step, to) =>
        from.matches('refused') && step.kind === 'time' && !(step.ms === 8_000 && to.matches('idle')),
    },
  ],
});
