import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { Profile } from '@araw/contract/accounts/member';
import type { Protection, StandingNow } from '@araw/contract/protection/protection';
import { eventually } from '@araw/testing/eventually';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { BreakScreen } from './BreakScreen.tsx';

const now = Date.UTC(2026, 0, 15, 12);
const day = 86_400_000;
const profile: Profile = {
  account: 'maria',
  nickname: '',
  payeeName: '',
  email: '',
  emailProved: false,
  mobile: '',
  mobileProved: false,
  regDate: 0,
  editable: [],
  ownerProofs: ['password'],
  changing: [],
};
const protectionOf = (state: StandingNow['state'], days: number | null = null): Protection => ({
  now,
  timeZone: 'Asia/Manila',
  standing: { state, until: days === null ? null : now + days * day },
  limits: [],
  waitHours: 24,
  confirmHours: 168,
  returnWaitHours: 48,
  offer: null,
  breakDays: [1, 7, 30],
  exclusionMonths: [6, 12, 60],
  realityCheck: { minutes: 60, most: 60, own: null },
});

function show(answers: Parameters<typeof renderScreen>[1]['answers'], type = 0) {
  const shown = renderScreen(<BreakScreen />, {
    path: '/m/limits?page=break',
    session: { ...member, type },
    answers: { consolidatedSettings: noAnswer, wallet: noAnswer, profile: () => profile, ...answers },
  });
  return { ...shown, user: userEvent.setup({ delay: null }) };
}
const lengths = async (name: string) =>
  within(await screen.findByRole('group', { name }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const uuid = expect.stringMatching(/^[\da-f-]{36}$/);

describe('[PROT-04] break and self-exclusion', () => {
  test('offer each length once, none preselected', async () => {
    show({ protection: () => protectionOf('playing') });
    expect(await lengths('Take a break')).toEqual(['1 day', '7 days', '30 days']);
    expect(await lengths('Self-exclusion')).toEqual(['6 months', '1 year', '5 years']);
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  test('[NET-13] start once confirmed with the password, with one key, and are announced', async () => {
    let standing = protectionOf('playing');
    const { user, requestsOf, renewed } = show({
      protection: () => standing,
      selfExclude: () => (standing = protectionOf('excluded', 184)),
    });
    await lengths('Self-exclusion');
    await user.click(screen.getByRole('button', { name: '6 months' }));
    const form = await screen.findByRole('form', { name: 'Exclude yourself for 6 months?' });
    const [back, confirm] = within(form).getAllByRole<HTMLButtonElement>('button').slice(-2);
    expect(back?.className).toBe(confirm?.className);
    await user.click(confirm!);
    expect(requestsOf('selfExclude')).toEqual([]);
    await user.type(within(form).getByLabelText('Your password'), 'correct horse');
    await user.click(confirm!);
    expect(await screen.findByText("You're self-excluded until 18/07/2026 20:00")).toBeDefined();
    expect(requestsOf('selfExclude')).toEqual([
      { key: uuid, months: 6, proof: { by: 'password', password: 'correct horse' } },
    ]);
    expect(renewed()).toEqual(['member info']);
    expect(screen.queryByRole('group', { name: 'Take a break' })).toBeNull();
  });

  test('keep the form after a wrong password, which is retyped', async () => {
    const { user } = show({
      protection: () => protectionOf('playing'),
      takeBreak: () => {
        throw new CallError({ call: 'takeBreak', kind: 'refused', code: 'credentialsWrong' });
      },
    });
    await lengths('Take a break');
    await user.click(screen.getByRole('button', { name: '1 day' }));
    await user.type(screen.getByLabelText('Your password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Start my break' }));
    expect(await screen.findByText('Incorrect password')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('');
  });

  test('during a break offer only longer ones, and money, records and help stay open', async () => {
    show({ protection: () => protectionOf('onBreak', 7) });
    expect(await screen.findByText("You're on a break until 22/01/2026 20:00")).toBeDefined();
    expect(await lengths('Take a break')).toEqual(['30 days']);
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/m/withdraw', '/m/transaction/record', '/m/service', '/m/service']);
  });

  test('once over, a return can be requested, and cancelled until play opens', async () => {
    let standing = protectionOf('over');
    const { user, requestsOf } = show({
      protection: () => standing,
      askReturn: () => (standing = protectionOf('returning', 1)),
      withdrawReturn: () => (standing = protectionOf('over')),
    });
    await user.click(await screen.findByRole('button', { name: 'Ask to play again' }));
    expect(
      screen.getByText('You can play again 48 hours after you ask. Until then you can change your mind.'),
    ).toBeDefined();
    await user.type(screen.getByLabelText('Your password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Ask to play again' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel my request' }));
    await eventually(() => expect(screen.getByText('Your self-exclusion is over')).toBeDefined());
    expect(requestsOf('withdrawReturn')).toEqual([{ key: uuid }]);
  });

  test('[NET-13] that failed to reload are loading again on request', async () => {
    let read = () => Promise.resolve(protectionOf('playing'));
    const { user } = show({ protection: () => read() });
    await lengths('Take a break');
    read = () => Promise.reject(new CallError({ call: 'protection', kind: 'offline' }));
    document.dispatchEvent(new Event('visibilitychange'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    read = noAnswer;
    await user.click(retry);
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  });

  test('players with no way to prove their identity are led to customer service', async () => {
    const { user } = show({
      profile: () => ({ ...profile, ownerProofs: [] }),
      protection: () => protectionOf('playing'),
    });
    await lengths('Take a break');
    await user.click(screen.getByRole('button', { name: '1 day' }));
    expect(await screen.findByText(/^To confirm this, you need a password/)).toBeDefined();
  });
});
