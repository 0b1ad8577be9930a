import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { Profile } from '@araw/contract/accounts/member';
import type { PaymentPasswordState } from '@araw/contract/cashier/payoutAccounts';
import { eventually } from '@araw/testing/eventually';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { PaymentPasswordScreen } from './PaymentPasswordScreen.tsx';

const minute = 60_000;
const path = '/m/securityCenter?page=paymentPassword';
const profile: Profile = {
  account: 'maria',
  nickname: '',
  payeeName: '',
  email: 'maria@example.ph',
  emailProved: true,
  mobile: '0917•••4567',
  mobileProved: true,
  regDate: 0,
  editable: [],
  ownerProofs: ['password', 'email', 'sms'],
  changing: [],
};
const stateOf = (rest: Partial<PaymentPasswordState> = {}): PaymentPasswordState => ({
  isSet: true,
  triesLeft: 5,
  lockedUntil: null,
  changedAt: 1,
  now: Date.now(),
  ...rest,
});
const unset = () => stateOf({ isSet: false, changedAt: null });
const refusing = (details: Partial<ConstructorParameters<typeof CallError>[0]>) => () =>
  Promise.reject(new CallError({ call: 'changePaymentPassword', kind: 'refused', ...details }));

type Setting = Parameters<typeof renderScreen>[1];

function show(
  answers: Setting['answers'],
  more: Partial<Setting> & { ownerProofs?: Profile['ownerProofs'] } = {},
) {
  const { ownerProofs = profile.ownerProofs, ...setting } = more;
  const user = userEvent.setup({ delay: null });
  const shown = renderScreen(<PaymentPasswordScreen />, {
    path,
    session: member,
    ...setting,
    answers: { profile: () => ({ ...profile, ownerProofs }), consolidatedSettings: noAnswer, ...answers },
  });
  return { user, ...shown };
}

const places = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const password = () => screen.findByLabelText<HTMLInputElement>('Your password');
const said = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);
const currentStep = () => screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current=step]');

async function pasteDigits(user: ReturnType<typeof userEvent.setup>, label: string, digits: string) {
  await user.click(places(label));
  await user.paste(digits);
}

/** Goes through all steps, including the last. */
async function choose(user: ReturnType<typeof userEvent.setup>, digits = '491736', again = digits) {
  await user.click(button('Continue'));
  await pasteDigits(user, 'New payment PIN', digits);
  await user.click(button('Continue'));
  await pasteDigits(user, 'New payment PIN again', again);
  await user.click(button('Save'));
}

describe('the first payment PIN', () => {
  test('[CASH-11] is set with the login password, and the player returns to where they came from', async () => {
    const { user, requestsOf, router, renewed } = show({
      paymentPassword: unset,
      setPaymentPassword: () => stateOf(),
    });
    await router.navigate(path, { state: { returnTo: '/m/withdraw?page=accounts' } });
    await user.type(await password(), 'correct horse');
    await choose(user);
    await eventually(() => expect(router.state.location.pathname).toBe('/m/withdraw'));
    expect([requestsOf('setPaymentPassword'), router.state.location.search]).toEqual([
      [{ proof: { by: 'password', password: 'correct horse' }, paymentPassword: '491736' }],
      '?page=accounts',
    ]);
    expect(renewed()).toEqual(['member activeSessions', 'member paymentPassword']);
  });

  test('[CASH-11] is confirmed; without a page to return to the security centre opens', async () => {
    const { user, router } = show({ paymentPassword: unset, setPaymentPassword: () => stateOf() });
    await user.type(await password(), 'correct horse');
    await choose(user);
    await eventually(() => expect(router.state.location.search).toBe(''));
    expect([router.state.location.pathname, router.state.historyAction]).toEqual([
      '/m/securityCenter',
      'REPLACE',
    ]);
  });

  test('[CASH-11] never returns to another site', async () => {
    const { user, router } = show({ paymentPassword: unset, setPaymentPassword: () => stateOf() });
    await router.navigate(path, { state: { returnTo: '//example.com' } });
    await user.type(await password(), 'correct horse');
    await choose(user);
    await eventually(() => expect(router.state.location.pathname).toBe('/m/home'));
  });

  test.each(firstOf(['email', 'sms'] as const))('[CASH-11] is set with a code by %s', async (by) => {
    const { user, requestsOf } = show(
      { paymentPassword: unset, setPaymentPassword: () => stateOf() },
      { ownerProofs: [by] },
    );
    const to = by === 'email' ? 'maria@example.ph' : '0917•••4567';
    await user.type(await screen.findByRole('textbox', { name: `Code sent to ${to}` }), '654321');
    await choose(user);
    await eventually(() =>
      expect(requestsOf('setPaymentPassword')).toEqual([
        { proof: { by, code: '654321' }, paymentPassword: '491736' },
      ]),
    );
  });

  test('[CASH-11] names its steps, and each leads back to the previous one', async () => {
    const { user } = show({ paymentPassword: unset });
    await user.type(await password(), 'correct horse');
    expect(currentStep()?.textContent).toBe('Login password');
    expect(screen.queryByRole('button', { name: 'One step back' })).toBeNull();
    await user.click(button('Continue'));
    expect([currentStep()?.textContent, document.activeElement]).toEqual([
      'Choose',
      places('New payment PIN'),
    ]);
    await pasteDigits(user, 'New payment PIN', '491736');
    await user.click(button('Continue'));
    expect([currentStep()?.textContent, document.activeElement]).toEqual([
      'Repeat',
      places('New payment PIN again'),
    ]);
    await user.click(button('One step back'));
    // The digits have to be chosen again.
    expect(places('New payment PIN').value).toBe('');
    await user.click(button('One step back'));
    expect((await password()).value).toBe('correct horse');
  });

  test('[CASH-11] does not continue without a proof, which is reported and focused', async () => {
    const { user } = show({ paymentPassword: unset });
    const field = await password();
    await user.click(button('Continue'));
    expect([said(), document.activeElement]).toEqual([['Enter password'], field]);
  });

  test.each(
    firstOf([
      ['12345', 'Type six digits.', null],
      ['123456', 'Digits in a row are easy to guess. Choose others.', 'Not in a row, like 123456 or 654321'],
      ['654321', 'Digits in a row are easy to guess. Choose others.', 'Not in a row, like 123456 or 654321'],
      ['121212', 'Repeated digits are easy to guess. Choose others.', 'Not repeated, like 111111 or 121212'],
      ['112233', 'Pairs are easy to guess. Choose others.', 'Not in pairs, like 112233'],
    ]),
  )('[CASH-11] %s is refused: %s', async (digits, text, rule) => {
    const { user } = show({ paymentPassword: unset });
    await user.type(await password(), 'correct horse');
    await user.click(button('Continue'));
    await pasteDigits(user, 'New payment PIN', digits);
    const broken = within(screen.getByRole('list', { name: 'Rules' }))
      .queryAllByText('Not met:')
      .map((mark) => mark.closest('li')?.textContent);
    expect(broken).toEqual(rule === null ? [] : [`Not met: ${rule}`]);
    await user.click(button('Continue'));
    expect([said(), document.activeElement]).toEqual([[text], places('New payment PIN')]);
    await user.keyboard('{Backspace}');
    expect(said()).toEqual([]);
  });

  test('[CASH-11] is not sent if the repetition differs', async () => {
    const { user, requestsOf } = show({ paymentPassword: unset });
    await user.type(await password(), 'correct horse');
    await choose(user, '491736', '491763');
    expect([said(), requestsOf('setPaymentPassword')]).toEqual([
      ["These digits don't match the first ones. Type the same ones again."],
      [],
    ]);
    expect(document.activeElement).toBe(places('New payment PIN again'));
  });

  test('[CASH-11] asks again after a wrong proof, and keeps none of it', async () => {
    const { user } = show({
      paymentPassword: unset,
      setPaymentPassword: refusing({ code: 'credentialsWrong', value: { field: 'proof' } }),
    });
    await user.type(await password(), 'wrong horse');
    await choose(user);
    await screen.findByText('Incorrect password');
    expect((await password()).value).toBe('');
  });

  test('[CASH-11] members with no way to prove their identity go to customer service', async () => {
    show({ paymentPassword: unset }, { ownerProofs: [] });
    const link = await screen.findByRole('link', { name: 'Ask customer service' });
    expect(link.getAttribute('href')).toBe('/m/service');
  });
});

describe('an existing payment PIN', () => {
  const chooseChange = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole('button', { name: /^Change it/ }));

  test('[CASH-11] is changed with the old one', async () => {
    const { user, requestsOf } = show({
      paymentPassword: () => stateOf(),
      changePaymentPassword: () => stateOf(),
    });
    await chooseChange(user);
    await pasteDigits(user, 'Your payment PIN', '820417');
    await choose(user);
    await eventually(() =>
      expect(requestsOf('changePaymentPassword')).toEqual([
        { oldPassword: '820417', paymentPassword: '491736' },
      ]),
    );
  });

  test.each(
    firstOf([
      [{ code: 'paymentPasswordWrong', value: { triesLeft: 3 } }, 'Wrong payment PIN. 3 tries left.'],
      [{ code: 'paymentPasswordWrong', value: { triesLeft: 1 } }, 'Wrong payment PIN. One try left.'],
      [{ code: 'paymentPasswordWrong' }, 'Wrong payment PIN.'],
      [{ code: 'passwordUnchanged' }, "That's your current PIN. Choose a new one."],
    ]),
  )('[CASH-11] a refusal %j says %s', async (details, text) => {
    const { user } = show({
      paymentPassword: () => stateOf(),
      changePaymentPassword: refusing(details),
    });
    await chooseChange(user);
    await pasteDigits(user, 'Your payment PIN', '820417');
    await choose(user);
    await screen.findByText(text);
    expect(places('Your payment PIN').value).toBe('');
  });

  test('[CASH-11] is recovered only with a code, never with the login password', async () => {
    const { user, requestsOf } = show({
      paymentPassword: () => stateOf(),
      recoverPaymentPassword: () => stateOf(),
    });
    await user.click(await screen.findByRole('button', { name: /^I forgot it/ }));
    const ways = within(screen.getByRole('group', { name: "How to prove it's you" }));
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Code by e-mail',
      'Code by SMS',
    ]);
    await user.click(ways.getByRole('button', { name: 'Code by SMS' }));
    await user.type(screen.getByRole('textbox', { name: 'Code sent to 0917•••4567' }), '654321');
    await choose(user);
    await eventually(() =>
      expect(requestsOf('recoverPaymentPassword')).toEqual([
        { proof: { by: 'sms', code: '654321' }, paymentPassword: '491736' },
      ]),
    );
  });

  test('[CASH-11] cannot be recovered without a verified address', async () => {
    show({ paymentPassword: () => stateOf() }, { ownerProofs: ['password'] });
    await screen.findByRole('button', { name: /^Change it/ });
    expect(screen.queryByRole('button', { name: /^I forgot it/ })).toBeNull();
  });

  test('[CASH-11] a choice can be undone: the current state is reloaded', async () => {
    const { user, requestsOf } = show({ paymentPassword: () => stateOf() });
    await chooseChange(user);
    await user.click(button('One step back'));
    await screen.findByRole('button', { name: /^Change it/ });
    expect(requestsOf('paymentPassword').length).toBe(2);
  });

  test('[NET-12] after a lost answer the operator is asked whether it succeeded', async () => {
    let state = stateOf();
    const { user, router } = show({
      paymentPassword: () => state,
      changePaymentPassword: () => {
        state = stateOf({ changedAt: 2 });
        return Promise.reject(new CallError({ call: 'changePaymentPassword', kind: 'timeout' }));
      },
    });
    await chooseChange(user);
    await pasteDigits(user, 'Your payment PIN', '820417');
    await choose(user);
    await eventually(() => expect(router.state.location.search).toBe(''));
  });

  test('[NET-12] and if it did not, the page says so', async () => {
    const { user } = show({
      paymentPassword: () => stateOf(),
      changePaymentPassword: () =>
        Promise.reject(new CallError({ call: 'changePaymentPassword', kind: 'timeout' })),
    });
    await chooseChange(user);
    await pasteDigits(user, 'Your payment PIN', '820417');
    await choose(user);
    await screen.findByText(/^We got no answer, and nothing was changed\./);
    expect(places('Your payment PIN')).toBeDefined();
  });
});

describe('a locked one', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  test('[CASH-11] says until when, opens automatically, and links to recovery and customer service', async () => {
    let state = stateOf({ triesLeft: 0, lockedUntil: Date.now() + 30 * minute });
    show({ paymentPassword: () => state });
    await screen.findByText(/^Locked until \d\d:\d\d$/);
    expect(screen.getByRole('timer').textContent).toMatch(/^(30:00|29:5\d)$/);
    expect(screen.getByRole('link', { name: /^This wasn't me/ }).getAttribute('href')).toBe('/m/service');
    expect(button('Choose a new one with a code').disabled).toBe(false);
    state = stateOf();
    await act(() => vi.advanceTimersByTimeAsync(30 * minute));
    expect(await screen.findByRole('button', { name: /^Change it/ })).toBeDefined();
  });

  test('[CASH-11] is checked again when the page is in front again', async () => {
    let state = stateOf({ triesLeft: 0, lockedUntil: Date.now() + 30 * minute });
    show({ paymentPassword: () => state });
    await screen.findByText(/^Locked until/);
    state = stateOf();
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: /^Change it/ })).toBeDefined();
  });

  test('[CASH-11] counts by the operator’s clock, not the device’s', async () => {
    const behind = Date.now() - 86_400_000;
    const state = { ...stateOf({ triesLeft: 0, lockedUntil: behind + minute }), now: behind };
    show({ paymentPassword: () => state });
    expect(await screen.findByText(/^Locked until/)).toBeDefined();
  });
});

describe('failures', () => {
  test('[NET-05] are reported, and retried', async () => {
    let answers = 0;
    const { user } = show({
      paymentPassword: () => {
        answers += 1;
        if (answers === 1) throw new CallError({ call: 'paymentPassword', kind: 'timeout', requestId: 'r1' });
        return stateOf();
      },
    });
    await screen.findByText('Slow Connection');
    await user.click(button('Try again'));
    expect(await screen.findByRole('button', { name: /^Change it/ })).toBeDefined();
  });

  test.each([4, 40, 41, 42, 99])(
    '[CASH-07] type %i is told that it is for real accounts, and nothing is requested',
    async (type) => {
      const { asked, router } = show({}, { session: { ...member, type } });
      await eventually(() => expect(router.state.location.search).toBe(''));
      expect(asked.map(([call]) => call)).toEqual(['consolidatedSettings']);
    },
  );

  test('[CASH-07] says so', async () => {
    const { notices: shown } = show({}, { session: { ...member, type: 4 } });
    await eventually(() =>
      expect(shown.shown().map(({ text }) => text)).toEqual([
        'Please login an actual account to use this function',
      ]),
    );
  });
});

test('[CASH-11] a success is reported', async () => {
  const { user, notices: shown } = show({ paymentPassword: unset, setPaymentPassword: () => stateOf() });
  await user.type(await password(), 'correct horse');
  await choose(user);
  await eventually(() => expect(shown.shown().map(({ text }) => text)).toEqual(['Payment PIN set']));
});
