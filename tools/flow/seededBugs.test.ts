import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { composeShell, shellModel } from '#machines/shell/shell.model.ts';
import { checkRules } from '@araw/flow/check';
import { confirmed } from '@araw/flow/counterexample';
import { screenDouble } from '#machines/shell/screen.double.ts';
import { explore } from '@araw/flow/explore';
import type { Model } from '@araw/flow/model';
import { plainEvents, smallModel } from '@araw/flow/smallModel';

const agreed = 'a running actor goes the same way';

/** A model's rule results by text, and the size of its exploration. */
function verdictOn(model: Model<any>) {
  const variant = Object.keys(model.variants)[0]!;
  const began = performance.now();
  const graph = explore(model, variant);
  const broken = checkRules(graph);
  const ms = Math.round(performance.now() - began);
  const counterexamples = broken.map((found) => [found.rule.text, confirmed(graph, found)]);
  return {
    states: graph.nodes.size,
    ms,
    broken: Object.fromEntries(counterexamples) as Record<string, string>,
  };
}

/** Rules that the seeded bug breaks; the sound model breaks none. */
function brokenBy(seeded: Model<any>, sound: Model<any>): Record<string, string> {
  expect(verdictOn(sound).broken).toEqual({});
  const { states, ms, broken } = verdictOn(seeded);
  console.log(`${Object.keys(broken).join('; ')}: found among ${states} states in ${ms} ms`);
  return broken;
}

/** A form that checks its invitation code before sending. */
const registration = ({ consentLocked }: { consentLocked: boolean }) => {
  const machine = setup({
    types: {} as { context: { consented: boolean } },
    actors: { checkCode: fromPromise(async () => {}), register: fromPromise(async () => {}) },
    guards: { hasConsented: ({ context }) => context.consented },
    actions: { toggleConsent: assign({ consented: ({ context }) => !context.consented }) },
  }).createMachine({
    id: 'registration',
    context: { consented: true },
    initial: 'editing',
    on: consentLocked ? {} : { 'consent.toggled': { actions: 'toggleConsent' } },
    states: {
      editing: {
        on: {
          'consent.toggled': { actions: 'toggleConsent' },
          'form.submitted': { guard: 'hasConsented', target: 'checking' },
        },
      },
      checking: { invoke: { id: 'checkCode', src: 'checkCode', onDone: 'sending', onError: 'editing' } },
      sending: { invoke: { id: 'register', src: 'register', onDone: 'registered', onError: 'editing' } },
      registered: { type: 'final' },
    },
  });
  const answers = { done: { accepted: undefined }, error: { refused: 'refused' } };
  return smallModel(machine, {
    events: plainEvents('consent.toggled', 'form.submitted'),
    actors: { checkCode: answers, register: answers },
    rules: [
      {
        text: 'nothing is sent without consent',
        requirements: ['REG-04', 'REG-15'],
        never: (view) => view.matches('sending') && !view.context.consented,
      },
    ],
  });
};

/** A code by SMS, and the wait before another can be requested. */
const smsCode = ({ refusalHandled = true, countdownEnds = true }) => {
  const machine = setup({
    actors: { sendCode: fromPromise(async () => ({ sent: true })) },
    guards: { wasSent: (_, answer: { sent: boolean }) => answer.sent },
    delays: { sendingPause: 60_000 },
  }).createMachine({
    id: 'smsCode',
    initial: 'ready',
    states: {
      ready: { on: { 'code.requested': 'sending' } },
      sending: {
        tags: 'loading',
        invoke: {
          id: 'sendCode',
          src: 'sendCode',
          onDone: [
            { guard: { type: 'wasSent', params: ({ event }) => event.output }, target: 'counting' },
            ...(refusalHandled ? [{ target: 'ready' }] : []),
          ],
          onError: 'ready',
        },
      },
      counting: { after: { sendingPause: { target: countdownEnds ? 'ready' : 'counting', reenter: true } } },
    },
  });
  return smallModel(machine, {
    events: plainEvents('code.requested'),
    actors: {
      sendCode: { done: { sent: { sent: true }, refused: { sent: false } }, error: { 'no answer': 0 } },
    },
    rules: [
      {
        text: 'sending a code always ends',
        requirements: ['NET-04'],
        settles: (view) => view.tags.has('loading'),
      },
      {
        text: 'from everywhere another code can be asked for',
        requirements: ['NET-04'],
        canReach: (view) => view.matches('ready'),
      },
    ],
  });
};

/** The chat opens half a second after its address is known. */
const chat = ({ timerKept }: { timerKept: boolean }) => {
  const machine = setup({
    actors: { findChat: fromPromise(async () => {}) },
    delays: { chatRedirect: 500 },
  }).createMachine({
    id: 'chat',
    initial: 'closed',
    states: {
      closed: { on: { 'chat.opened': 'finding' } },
      finding: {
        tags: 'loading',
        invoke: { id: 'findChat', src: 'findChat', onDone: 'redirecting', onError: 'closed' },
      },
      redirecting: { tags: 'loading', after: timerKept ? { chatRedirect: 'open' } : {} },
      open: { on: { 'chat.left': 'closed' } },
    },
  });
  return smallModel(machine, {
    events: plainEvents('chat.opened', 'chat.left'),
    actors: { findChat: { done: { 'an address': undefined }, error: { 'no answer': 0 } } },
    rules: [
      {
        text: 'opening the chat always ends',
        requirements: ['CS-03'],
        settles: (view) => view.tags.has('loading'),
      },
    ],
  });
};

const opened =
  'first visit, by a bookmark of the deposit page: the operator answers loadLanguage (loaded) → ' +
  'the operator answers fetchStatus (open)';

/** Without the shell's states, which every app chart includes. */
const storyOf = (counterexample = '') => counterexample.split(/ — now in .*; /);

const shellWith = (screen: typeof screenDouble): Model<any> => ({
  ...shellModel,
  machine: composeShell(screen),
});

describe('a seeded bug is found with a shortest counterexample', { tags: ['full'] }, () => {
  test('[REG-04] [REG-15] consent unticked during a check', () => {
    expect(
      brokenBy(registration({ consentLocked: false }), registration({ consentLocked: true })),
    ).toMatchObject({
      'nothing is sent without consent':
        'only: the user: form.submitted → the user: consent.toggled → ' +
        `checkCode answers (accepted) — now in sending; ${agreed}`,
    });
  });

  test("[PERM-02] [SES-02] 'trial' meaning type 4 only", () => {
    const seeded = screenDouble.provide({
      guards: {
        refusedAloud: ({ context, event }) =>
          event.type === 'page.opened' && event.page.access !== 'anyone' && context.session?.type === 4,
        sentHome: ({ context, event }) =>
          event.type === 'page.opened' && event.page.access.endsWith('ElseHome') && !context.session,
      },
    });
    const broken = brokenBy(shellWith(seeded), shellModel);
    expect(storyOf(broken['only players of type 0, 1 or 2 reach deposit and withdraw'])).toEqual([
      `${opened} → the player: login.accepted (as type 40)`,
      agreed,
    ]);
  });

  test('[SES-04] an expired session keeping a member call', () => {
    const seeded = screenDouble.provide({ actions: { tellSessionEnded: () => {} } });
    const broken = brokenBy(shellWith(seeded), shellModel);
    expect(storyOf(broken['no game is launched or played without a session'])).toEqual([
      `${opened} → the player: login.accepted (as type 4) → the player: tile.tapped → ` +
        'the player: call.refused',
      agreed,
    ]);
  });

  test('[PROT-04] a page that a break leaves open', () => {
    const seeded = screenDouble.provide({ guards: { keptOut: () => false } });
    const broken = brokenBy(shellWith(seeded), shellModel);
    expect(
      storyOf(broken['a player known to be on a break or excluded sees only pages that stay open']),
    ).toEqual([
      `${opened} → the player: login.accepted (as type 0) → ` +
        'the player: standing.read (on a break or excluded) → the player: page.opened (home)',
      agreed,
    ]);
    expect(broken).toHaveProperty(['no game opens for a player known to be on a break or excluded']);
  });

  test('[PROT-04] a launch that keeps the refusal of an excluded player on the page', () => {
    const machine = composeShell().provide({ guards: { isAway: () => false } });
    const broken = brokenBy({ ...shellModel, machine }, shellModel);
    expect(broken).toHaveProperty([
      'a launch refused for a break or an exclusion ends at the page that says until when, and with no game',
    ]);
  });

  test('[NET-04] an answer without exit', () => {
    expect(brokenBy(smsCode({ refusalHandled: false }), smsCode({}))).toMatchObject({
      'sending a code always ends':
        'only: the user: code.requested → sendCode answers (refused) — ' +
        `no answer and no timer leads out of sending; ${agreed}`,
    });
  });

  test('[NET-04] a countdown that never ends', () => {
    expect(brokenBy(smsCode({ countdownEnds: false }), smsCode({}))).toMatchObject({
      'from everywhere another code can be asked for':
        'only: the user: code.requested → sendCode answers (sent) — ' +
        `from counting there is no way there any more; ${agreed}`,
    });
  });

  test('[CS-03] a chat redirect whose timer is lost', () => {
    expect(brokenBy(chat({ timerKept: false }), chat({ timerKept: true }))).toMatchObject({
      'opening the chat always ends':
        'only: the user: chat.opened → findChat answers (an address) — ' +
        `no answer and no timer leads out of redirecting; ${agreed}`,
    });
  });
});

test('a running actor that deviates from the exploration is reported', () => {
  const graph = explore(registration({ consentLocked: false }), 'only');
  const [broken] = checkRules(graph);
  const other = { ...graph, model: registration({ consentLocked: true }) };
  const way = 'only: the user: form.submitted → the user: consent.toggled';
  expect(confirmed(other, broken!)).toBe(
    `${way} → checkCode answers (accepted) — now in sending; ` +
      `a running actor does otherwise: ${way} — context.consented is true instead of false`,
  );
});
