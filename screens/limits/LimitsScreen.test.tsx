import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { PlayerLimit, Protection } from '@araw/contract/protection/protection';
import { eventually } from '@araw/testing/eventually';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { asNewcomer } from '#src/app/newcomer.ts';
import { LimitsScreen } from './LimitsScreen.tsx';

const now = Date.UTC(2026, 0, 15, 12);
const hour = 3_600_000;
const limitOf = (more: Partial<PlayerLimit> = {}): PlayerLimit => ({
  kind: 'deposit',
  period: 'day',
  state: 'active',
  amount: 1_000,
  used: 400,
  left: 600,
  resetsAt: now + 4 * hour,
  next: null,
  ...more,
});
const protectionOf = (limits: PlayerLimit[], more: Partial<Protection> = {}): Protection => ({
  now,
  timeZone: 'Asia/Manila',
  standing: { state: 'playing', until: null },
  limits,
  waitHours: 24,
  confirmHours: 168,
  returnWaitHours: 24,
  offer: null,
  breakDays: [1, 7],
  exclusionMonths: [6, 12],
  realityCheck: { minutes: 60, most: 60, own: null },
  ...more,
});

function show(answers: Parameters<typeof renderScreen>[1]['answers'], type = 0, state: unknown = null) {
  const shown = renderScreen(<LimitsScreen />, {
    path: '/m/limits',
    state,
    session: { ...member, type },
    answers: { consolidatedSettings: noAnswer, activity: noAnswer, consents: noAnswer, ...answers },
  });
  return { ...shown, user: userEvent.setup({ delay: null }) };
}
const facts = async (name: string | RegExp) => {
  const section = await screen.findByRole('region', { name });
  return within(section)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
};
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const notOffered = new CallError({ call: 'consents', kind: 'refused', code: 'noRoute', status: 404 });
const uuid = expect.stringMatching(/^[\da-f-]{36}$/);

test.each([
  ['some', [limitOf()]],
  ['all', []],
])('[NET-08] limits and activity of which %s cannot be read are counted', async (_which, limits) => {
  const spans = limits.map(() => ({
    span: 'ever' as const,
    deposits: 1,
    withdrawals: 0,
    net: 0,
    minutes: 0,
  }));
  show({
    protection: () => protectionOf(limits, { unread: { limits: 1 } }),
    activity: () => ({ now, spans, unread: { spans: 3 } }),
  });
  expect(await screen.findByText("1 entry couldn't be shown here.")).toBeDefined();
  expect(await screen.findByText("3 entries couldn't be shown here.")).toBeDefined();
  expect(screen.queryByText('You have no limits yet.')).toBeNull();
});

describe('[PROT-02] the limits', () => {
  test('show what is used and left of each, and when it resets', async () => {
    const time = limitOf({ kind: 'time', period: 'week', amount: 90, used: 30, left: 60 });
    show({ protection: () => protectionOf([limitOf(), time]) });
    expect(await facts('Cash-ins · Daily')).toEqual(['₱1,000.00', '₱400.00', '₱600.00', '16/01/2026 00:00']);
    expect(await facts('Play time · Weekly')).toEqual([
      '90 minutes',
      '30 minutes',
      '60 minutes',
      '16/01/2026 00:00',
    ]);
  });

  test('[NET-13] are set as typed, by kind and period, once the question is answered', async () => {
    const { user, requestsOf } = show({
      protection: () => protectionOf([]),
      setLimit: () => protectionOf([limitOf({ kind: 'loss', period: 'week', amount: 500.5 })]),
    });
    await user.click(await screen.findByRole('button', { name: 'Losses' }));
    await user.click(button('Weekly'));
    await user.type(screen.getByRole('textbox'), '500.5');
    await user.click(button('Set limit'));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(
      'Set this limit to ₱500.50?It takes effect immediately. Raising it later takes 24 hours and a second confirmation.',
    );
    expect(requestsOf('setLimit')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    expect((await facts('Losses · Weekly'))[0]).toBe('₱500.50');
    expect(requestsOf('setLimit')).toEqual([{ kind: 'loss', period: 'week', amount: '500.5', key: uuid }]);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  test('on time accept whole minutes', async () => {
    const { user } = show({ protection: () => protectionOf([]) });
    await user.click(await screen.findByRole('button', { name: 'Play time' }));
    const field = screen.getByRole('textbox', { name: 'New limit in minutes' });
    await user.type(field, '0.5');
    await user.click(button('Set limit'));
    expect(screen.getByText('Type whole minutes.')).toBeDefined();
    expect(document.activeElement).toBe(field);
  });

  test('with a requested raise can be kept, and the raise confirmed only once it is ready', async () => {
    const next = { amount: 2_000, readyAt: now + hour, lapsesAt: now + 169 * hour };
    let state: PlayerLimit['state'] = 'raiseAsked';
    const { user, requestsOf } = show({
      protection: () => protectionOf([limitOf({ state, next })]),
      confirmLimit: () => protectionOf([limitOf({ amount: 2_000 })]),
    });
    await facts('Cash-ins · Daily');
    expect(screen.getByText(/^Requested/).textContent).toBe(
      'Requested: ₱2,000.00. You can confirm it from 15/01/2026 21:00.',
    );
    expect(button('Keep ₱1,000.00')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull();
    state = 'raiseReady';
    document.dispatchEvent(new Event('visibilitychange'));
    await user.click(await screen.findByRole('button', { name: 'Change to ₱2,000.00' }));
    await eventually(async () => expect((await facts('Cash-ins · Daily'))[0]).toBe('₱2,000.00'));
    expect(requestsOf('confirmLimit')).toEqual([{ kind: 'deposit', period: 'day', key: uuid }]);
  });

  test('[PROT-03] are offered with two equal buttons, and declining is a choice', async () => {
    const { user, requestsOf } = show({
      protection: () => protectionOf([], { offer: 'first' }),
      answerLimitOffer: () => protectionOf([]),
    });
    const offer = await screen.findByRole('region', { name: 'Would you like to set limits?' });
    const [set, decline] = within(offer).getAllByRole('button');
    expect(set?.className).toBe(decline?.className);
    await user.click(decline!);
    await eventually(() => expect(screen.queryByRole('region', { name: /^Would you/ })).toBeNull());
    expect(requestsOf('answerLimitOffer')).toEqual([{ offer: 'first', key: uuid }]);
  });

  test('[PROT-03] a newcomer who wants none goes home, and one who sets one stays', async () => {
    const offered = {
      protection: () => protectionOf([], { offer: 'first' }),
      answerLimitOffer: () => protectionOf([]),
      setLimit: () => protectionOf([limitOf()]),
    };
    const declining = show(offered, 0, asNewcomer);
    await declining.user.click(await screen.findByRole('button', { name: 'No limit now' }));
    await eventually(() => expect(declining.router.state.location.pathname).toBe('/m/home'));
    cleanup();

    const setting = show(offered, 0, asNewcomer);
    const amount = await screen.findByRole<HTMLInputElement>('textbox');
    expect(amount.value).toBe('');
    await setting.user.type(amount, '1000');
    await setting.user.click(button('Set limit'));
    await setting.user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await facts('Cash-ins · Daily');
    expect(setting.router.state.location.pathname).toBe('/m/limits');
  });

  test('[PROT-03] a newcomer whose operator has no limits goes home', async () => {
    const notFound = new CallError({
      call: 'protection',
      kind: 'refused',
      code: 'switchedOff',
      requestId: 'r1',
    });
    const { router } = show({ protection: () => Promise.reject(notFound) }, 0, asNewcomer);
    await eventually(() => expect(router.state.location.pathname).toBe('/m/home'));
  });

  test('[PROT-05] the reality check can be as frequent as the profile’s, or more', async () => {
    const { user, requestsOf } = show({
      protection: () => protectionOf([]),
      setRealityCheck: () => protectionOf([], { realityCheck: { minutes: 30, most: 60, own: 30 } }),
    });
    const choices = within(await screen.findByRole('group', { name: 'How often' }));
    expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Every 15 minutes',
      'Every 30 minutes',
      'Every 60 minutes',
    ]);
    await user.click(choices.getByRole('button', { name: 'Every 30 minutes' }));
    await eventually(() =>
      expect(choices.getByRole('button', { pressed: true }).textContent).toBe('Every 30 minutes'),
    );
    expect(requestsOf('setRealityCheck')).toEqual([{ minutes: 30, key: uuid }]);
  });

  test('[PROT-06] include the activity of a week, and of longer periods', async () => {
    const span = { deposits: 1_000, withdrawals: 250, net: -300, minutes: 90 };
    const { user } = show({
      protection: () => protectionOf([]),
      activity: () => ({
        now,
        spans: [
          { ...span, span: '7days' as const },
          { ...span, span: 'ever' as const, net: 50 },
        ],
      }),
    });
    expect(await facts('My activity')).toEqual(['₱1,000.00', '₱250.00', '-₱300.00', '90 minutes']);
    await user.click(button('All time'));
    expect((await facts('My activity'))[2]).toBe('+₱50.00');
  });

  test('[PROT-04] cannot be set during a break, and link to the break page', async () => {
    const until = now + 24 * hour;
    show({ protection: () => protectionOf([], { standing: { state: 'onBreak', until } }) });
    expect(await screen.findByText("You're on a break, so you can't play right now.")).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    const way = screen.getByRole('link', { name: 'Take a break or exclude yourself' });
    expect(way.getAttribute('href')).toBe('/m/limits?page=break');
  });

  test.each([
    ['that has consents', noAnswer, 1],
    ['without consents', () => Promise.reject(notOffered), 0],
  ] as const)('[PROT-12] link to the page of offers, for an operator %s', async (_which, consents, links) => {
    show({ protection: () => protectionOf([]), consents });
    await screen.findByRole('button', { name: 'Set limit' });
    await eventually(() =>
      expect(screen.queryAllByRole('link', { name: 'Offers and news' })).toHaveLength(links),
    );
  });

  test('unknown to an operator are shown as not offered', async () => {
    show({
      protection: () => {
        throw new CallError({ call: 'protection', kind: 'refused', code: 'noRoute', status: 404 });
      },
    });
    expect(await screen.findByText("This isn't available here right now.")).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Help', level: 2 })).toBeDefined();
  });

  test('[CASH-07] lead a player without a real account to the member centre', async () => {
    const { router } = show({}, 4);
    await eventually(() => expect(router.state.location.pathname).toBe('/m/member/home'));
  });
});
