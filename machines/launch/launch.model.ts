import type { Launched } from '#services/contract/games.ts';
import { isRealAccount } from '#services/contract/roles.ts';
import { canonical } from '#tools/flow/canonical.ts';
import { byType, memberTypes } from '#tools/flow/memberTypes.ts';
import { defineModel, type Step, type View } from '#tools/flow/model.ts';
import { type Failure, toFailure } from '../failure.ts';
import { launchMachine, type LaunchTarget } from './launch.machine.ts';

interface Seen {
  target: LaunchTarget | null;
  launched: Launched | null;
  refusal: Failure | null;
}

const target = { vendor: 'JL', gameId: 'jl-1', nodeId: 'n1', roomId: '', name: 'Manila Gold Rush' };
const tap = (memberType: number | null) => ({ target, memberType });
const isBusy = (view: View<Seen>) => view.matches('launching') || view.matches('playing');
const isTap = (step: Step) => step.kind === 'user' && step.event.type === 'game.chosen';

export const launchModel = defineModel<Seen>({
  name: 'launch',
  machine: launchMachine,
  variants: { anyone: undefined },
  events: {
    'game.chosen': byType(memberTypes, tap),
    'game.closed': { '': {} },
    'session.ended': { '': {} },
  },
  actors: {
    launchGame: {
      done: { launched: { gameUrl: '/play/jl-1?code=once', framed: true } },
      error: {
        refused: { code: 'gameUnavailable', message: '', requestId: 'r1' },
        'no answer': { code: 'timeout' },
      },
    },
  },
  shown: ['target', 'launched', 'refusal'],
  rules: [
    {
      text: 'nothing is launched before a game was tapped',
      requirements: ['TILE-05'],
      neverStart: (view, _actions, calls) =>
        !view.matches('idle') ||
        canonical(view.context) !== canonical({ target: null, launched: null, refusal: null }) ||
        calls.length > 0,
    },
    {
      text: 'no launch without a session',
      requirements: ['PERM-05', 'TILE-05'],
      neverStep: (from, step, to, _actions, calls) =>
        ((to.matches('launching') && !from.matches('launching')) || calls.length > 0) &&
        !(step.kind === 'user' && isTap(step) && step.event.memberType !== null),
    },
    {
      text: 'a visitor who taps a game is sent to log in, and nobody else is',
      requirements: ['PERM-05'],
      neverStep: (from, step, _to, actions) =>
        (step.kind === 'user' && isTap(step) && step.event.memberType === null && !isBusy(from)) !==
        actions.includes('goToLogin'),
    },
    {
      text: 'a player who taps a game launches that one, and has no old refusal before the eyes',
      requirements: ['TILE-01', 'TILE-05'],
      neverStep: (from, step, to, _actions, calls) =>
        step.kind === 'user' &&
        isTap(step) &&
        step.event.memberType !== null &&
        !isBusy(from) &&
        !(
          to.matches('launching') &&
          to.context.target === step.event.target &&
          to.context.refusal === null &&
          to.context.launched === null &&
          calls[0]?.input.target === step.event.target
        ),
    },
    {
      text: 'a trial player launches for fun, a real account for money',
      requirements: ['SES-02', 'TRIAL-03'],
      neverStep: (_from, step, _to, _actions, calls) =>
        step.kind === 'user' &&
        calls.some(({ input }) => input.forFun !== !isRealAccount(step.event.memberType)),
    },
    {
      text: 'a second tap while a game launches or plays does nothing',
      requirements: ['TILE-05'],
      neverStep: (from, step, to, actions, calls) =>
        isTap(step) &&
        isBusy(from) &&
        (from.value !== to.value ||
          from.context.target !== to.context.target ||
          actions.length + calls.length > 0),
    },
    {
      text: 'a launch on its way says so',
      requirements: ['TILE-05', 'SHELL-13'],
      never: (view) => view.tags.has('loading') !== view.matches('launching'),
    },
    {
      text: 'an answered launch plays',
      requirements: ['TILE-05'],
      neverStep: (_from, step, to) =>
        step.kind === 'answer' && step.ok && !(to.matches('playing') && to.context.launched === step.value),
    },
    {
      text: 'whoever leaves a game finds the balance and the recent games read anew',
      requirements: ['TILE-05', 'BAL-01'],
      neverStep: (from, _step, to, actions) =>
        (from.matches('playing') && !to.matches('playing')) !== actions.includes('refreshAfterPlay'),
    },
    {
      text: 'a refused launch says why and stays',
      requirements: ['TILE-05'],
      neverStep: (_from, step, to) =>
        step.kind === 'answer' &&
        !step.ok &&
        !(to.matches('refused') && canonical(to.context.refusal) === canonical(toFailure(step.value))),
    },
    {
      text: 'a game plays exactly where the operator has given its address',
      requirements: ['TILE-05'],
      never: (view) => view.matches('playing') !== (view.context.launched !== null),
    },
    {
      text: 'nothing of a game is left once it is closed',
      requirements: ['TILE-05', 'SES-04'],
      never: (view) =>
        view.matches('idle') && (view.context.target !== null || view.context.refusal !== null),
    },
    {
      text: 'an ended session closes the game',
      requirements: ['SES-04'],
      neverStep: (_from, step, to) =>
        step.kind === 'user' && step.event.type === 'session.ended' && !to.matches('idle'),
    },
    {
      text: 'back is possible from everywhere',
      requirements: ['TILE-05'],
      neverStep: (_from, step, to) =>
        step.kind === 'user' && step.event.type === 'game.closed' && !to.matches('idle'),
    },
    {
      text: 'a launch always ends',
      requirements: ['TILE-05', 'NET-04'],
      settles: (view) => view.matches('launching'),
    },
    {
      text: 'a refusal does not stay for ever',
      requirements: ['SHELL-13'],
      settles: (view) => view.matches('refused'),
    },
    {
      text: 'a refusal leaves the screen by itself after 8 s',
      requirements: ['SHELL-13'],
      neverStep: (from, step, to) =>
        from.matches('refused') && step.kind === 'time' && !(step.ms === 8_000 && to.matches('idle')),
    },
  ],
});
