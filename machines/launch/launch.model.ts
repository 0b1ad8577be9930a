import { defineModel, type Step } from '#tools/flow/model.ts';
import type { Failure } from '../failure.ts';
import { launchMachine, type LaunchTarget } from './launch.machine.ts';

interface Seen {
  target: LaunchTarget | null;
  gameUrl: string | null;
  refusal: Failure | null;
}

const target = { vendor: 'JL', gameId: 'jl-1', nodeId: 'n1', roomId: '', name: 'Manila Gold Rush' };
const tap = (memberType: number | null) => ({ target, memberType });
const isTap = (step: Step) => step.kind === 'user' && step.event.type === 'game.chosen';

export const launchModel = defineModel<Seen>({
  name: 'launch',
  machine: launchMachine,
  variants: { anyone: undefined },
  events: {
    'game.chosen': { 'by a visitor': tap(null), 'by a member': tap(0), 'by a trial player': tap(4) },
    'game.closed': { '': {} },
    'session.ended': { '': {} },
  },
  actors: {
    launchGame: {
      done: { launched: { gameUrl: '/play/jl-1?code=once' } },
      error: {
        refused: { code: 'gameUnavailable', message: '', requestId: 'r1' },
        'no answer': { code: 'timeout' },
      },
    },
  },
  rules: [
    {
      text: 'no launch without a session',
      requirements: ['PERM-05', 'TILE-05'],
      neverStep: (from, step, to) =>
        to.matches('launching') &&
        !from.matches('launching') &&
        !(step.kind === 'user' && isTap(step) && step.event.memberType !== null),
    },
    {
      text: 'a player who taps a game does launch it',
      requirements: ['TILE-01', 'TILE-05'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isTap(step) &&
        step.event.memberType !== null &&
        (from.matches('idle') || from.matches('refused')) &&
        !to.matches('launching'),
    },
    {
      text: 'a second tap while a game launches or plays launches nothing',
      requirements: ['NET-06', 'TILE-05'],
      neverStep: (from, step, to) =>
        isTap(step) && (from.matches('launching') || from.matches('playing')) && from.value !== to.value,
    },
    {
      text: 'a refused launch says why and stays',
      requirements: ['TILE-05'],
      neverStep: (_from, step, to) =>
        step.kind === 'answer' && !step.ok && !(to.matches('refused') && to.context.refusal !== null),
    },
    {
      text: 'a game plays exactly where the operator has given its address',
      requirements: ['TILE-05'],
      never: (view) => view.matches('playing') !== (view.context.gameUrl !== null),
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
      settles: (view) => view.tags.has('loading'),
    },
    {
      text: 'a refusal leaves the screen by itself after 8 s',
      requirements: ['SHELL-13'],
      neverStep: (from, step, to) =>
        from.matches('refused') && step.kind === 'time' && !(step.ms === 8_000 && to.matches('idle')),
    },
  ],
});
