import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { RegisterSettings } from '@araw/contract/accounts/member';
import { knownPassword } from '#services/kept/knownPassword.ts';
import { createRememberedLogins } from '#services/rememberedLogin/rememberedLogins.ts';
import { useNotices } from '#src/app/hooks/useNotices.ts';
import { eventually } from '@araw/testing/eventually';
import { registerSettings } from '#tests/registerSettings.ts';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

const rule = { enabled: true, required: true, pattern: '', message: '' };
const settings: RegisterSettings = {
  ...registerSettings,
  fields: {
    password: {
      ...rule,
      pattern: '^(?=.*[0-9]).{8,64}$',
      message: 'Password format incorrect: 8 to 64 characters with a digit',
    },
  },
  loginRules: {
    loginUsername: rule,
    loginPassword: { ...rule, pattern: '^.{4,64}$' },
    loginMobileNum: rule,
    verificationCode: rule,
  },
};
const logins = createRememberedLogins();
const [oldOne, newOne] = ['old horse 1', 'new horse 2'];

const account = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
const oldPassword = () => screen.queryByLabelText<HTMLInputElement>('Old password');
const newPassword = () => screen.getByLabelText<HTMLInputElement>('New password');
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Repeat the new password');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Save|Saving)$/ });
const said = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);

function Notices() {
  return <p data-testid="notices">{useNotices().map(({ kind, text }) => `${kind}: ${text}`)}</p>;
}
const notices = () => screen.getByTestId('notices').textContent;

async function show(
  answers: Parameters<typeof renderScreen>[1]['answers'] = {},
  more: { rules?: Partial<RegisterSettings>; known?: string } = {},
) {
  const user = userEvent.setup({ delay: null });
  const session = { ...member };
  if (more.known !== undefined) knownPassword.keep(session, more.known);
  const shown = renderScreen(
    <>
      <ChangePasswordScreen />
      <Notices />
    </>,
    {
      path: '/m/changePsw',
      session,
      answers: { registerSettings: () => ({ ...settings, ...more.rules }), ...answers },
    },
  );
  await screen.findByText('8 to 64 characters with a digit');
  return { user, session, ...shown };
}

/** Fills all fields at once, as a password manager does. */
function fill({ old, fresh = newOne, again = fresh }: { old?: string; fresh?: string; again?: string } = {}) {
  const set = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
  const asked = oldPassword();
  if (asked) set(asked, old ?? oldOne);
  set(newPassword(), fresh);
  set(confirmation(), again);
}

const failing = (details: Partial<ConstructorParameters<typeof CallError>[0]>) => () =>
  Promise.reject(new CallError({ call: 'changePassword', kind: 'refused', ...details }));

beforeEach(async () => {
  await logins.forget('username');
});

describe('the form', () => {
  test('[PASS-01] shows the username read-only, and asks for the old password if none is in memory', async () => {
    await show();
    expect([account().value, account().readOnly, account().autocomplete]).toEqual([
      'maria',
      true,
      'username',
    ]);
    expect([oldPassword()?.autocomplete, newPassword().autocomplete, confirmation().autocomplete]).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
  });

  test('[PASS-01] does not ask for one already in memory', async () => {
    await show({}, { known: oldOne });
    expect(oldPassword()).toBe(null);
  });

  test('[SHELL-06] has no back arrow, but a way out', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Back' })).toBe(null);
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/m/set');
  });
});

describe('submitting', () => {
  test('[PASS-03] sends old, new and repeated password', async () => {
    const { user, requestsOf } = await show({ changePassword: () => ({}) });
    fill();
    await user.click(submit());
    expect(requestsOf('changePassword')).toEqual([
      { oldPassword: oldOne, newPassword: newOne, confirmNewPassword: newOne },
    ]);
  });

  test('[PASS-01] [PASS-03] sends the one in memory if none is asked for', async () => {
    const { user, requestsOf } = await show({ changePassword: () => ({}) }, { known: oldOne });
    fill();
    await user.click(submit());
    expect(requestsOf('changePassword')).toEqual([
      { oldPassword: oldOne, newPassword: newOne, confirmNewPassword: newOne },
    ]);
  });

  test('[PASS-03] sends a double tap once, and says to wait', async () => {
    const { user, requestsOf } = await show({ changePassword: noAnswer });
    fill();
    await user.dblClick(submit());
    expect([requestsOf('changePassword').length, submit().disabled, notices()]).toEqual([
      1,
      true,
      'loading: Please wait',
    ]);
  });

  const incorrect = 'Password format incorrect: 8 to 64 characters with a digit';
  test.each(
    firstOf(
      [
        [
          'all empty',
          { old: '', fresh: '', again: '' },
          ['Enter password', 'Enter password'],
          'Old password',
        ],
        ['the old one too short', { old: 'x' }, ['Password format incorrect'], 'Old password'],
        ['the new one too short', { fresh: 'new 1' }, [incorrect], 'New password'],
        ['without a digit', { fresh: 'new horses' }, [incorrect], 'New password'],
        ['65 characters', { fresh: `1${'x'.repeat(64)}` }, [incorrect], 'New password'],
        ['a hundred thousand characters', { fresh: '1'.repeat(100_000) }, [incorrect], 'New password'],
        ['not repeated', { again: '' }, ['Enter password'], 'Repeat the new password'],
        [
          'repeated otherwise',
          { again: 'new horse 3' },
          ['Confirmation password not matched'],
          'Repeat the new password',
        ],
        [
          'repeated with a space more',
          { again: `${newOne} ` },
          ['Confirmation password not matched'],
          'Repeat the new password',
        ],
      ],
      2,
    ),
  )('[PASS-02] sends nothing with %s: it is reported and focused', async (_what, given, texts, focused) => {
    const { user, requestsOf } = await show();
    fill(given);
    await user.click(submit());
    expect([said(), requestsOf('changePassword')]).toEqual([texts, []]);
    expect(document.activeElement).toBe(screen.getByLabelText(focused));
  });

  test.each(
    firstOf([
      ['64 characters', `1${'x'.repeat(63)}`],
      ['leading and trailing space', ' new horse 2 '],
      ['HTML', '<img onerror=1>'],
      ['SQL', `'";-- 12345`],
      ['another script', 'كلمة المرور ١ 1'],
      ['beyond the basic plane', '🐎🐎🐎🐎🐎🐎🐎1'],
    ]),
  )('[PASS-02] sends a new password with %s unchanged', async (_what, fresh) => {
    const { user, requestsOf } = await show({ changePassword: noAnswer });
    fill({ fresh });
    await user.click(submit());
    expect(requestsOf('changePassword')).toMatchObject([{ newPassword: fresh, confirmNewPassword: fresh }]);
  });

  test('[PASS-02] accepts an empty one under a rule without requirements', async () => {
    const optional = { fields: { password: { ...settings.fields['password']!, required: false } } };
    const { user, requestsOf } = await show({ changePassword: noAnswer }, { rules: optional });
    fill({ fresh: '' });
    await user.click(submit());
    expect(requestsOf('changePassword')).toEqual([
      { oldPassword: oldOne, newPassword: '', confirmNewPassword: '' },
    ]);
  });

  test.each([
    ['typed', {}],
    ['in memory', { known: oldOne }],
  ])('[PASS-02] sends nothing if the new password is the old one that is %s', async (_where, more) => {
    const { user, requestsOf } = await show({}, more);
    fill({ fresh: oldOne });
    await user.click(submit());
    const text = 'The new password and the old password cannot be the same';
    expect([requestsOf('changePassword'), said(), notices()]).toEqual([[], [text], `error: ${text}`]);
    expect(document.activeElement).toBe(newPassword());
  });
});

describe('results', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  test('[PASS-04] says so for 1 s, stores and remembers the new one, and goes home', async () => {
    await logins.save('username', { username: 'Maria', password: oldOne, countryDialingCode: '' });
    const { user, session, router } = await show({ changePassword: () => ({}) }, { known: oldOne });
    fill();
    await user.click(submit());
    await eventually(() => expect(notices()).toBe('success: Change saved'));
    expect([knownPassword.of(session), router.state.location.pathname]).toEqual([newOne, '/m/changePsw']);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(router.state.location.pathname).toBe('/m/home');
    await eventually(async () =>
      expect(await logins.load('username')).toEqual({
        username: 'Maria',
        password: newOne,
        countryDialingCode: '',
      }),
    );
  });

  test('[PASS-04] remembers nothing that was not remembered before', async () => {
    const { user } = await show({ changePassword: () => ({}) });
    fill();
    await user.click(submit());
    await screen.findByText('another page');
    expect(await logins.load('username')).toBe(null);
  });

  test.each(
    firstOf([
      ['an old password that is wrong', { code: 'credentialsWrong' }, 'Incorrect password'],
      [
        'a rule of its own',
        { code: 'fieldInvalid', value: { field: 'newPassword' } },
        'Please check this field.',
      ],
      [
        'a change elsewhere',
        { code: 'conflict', status: 409 },
        'This was changed elsewhere in the meantime. Please check it and try again.',
      ],
      [
        'too many tries',
        { code: 'tooManyRequests', status: 429, retryAfter: 5_000 },
        'Too many tries. Please wait a moment.',
      ],
      [
        'a locked account',
        { code: 'accountLocked', status: 423 },
        'This account is locked for now. Please try again later or contact customer service.',
      ],
      ['a failure', { kind: 'server' as const, status: 500 }, 'Unknown error'],
      [
        'a web page',
        { kind: 'notJson' as const },
        "That reply didn't come from us. Your network may want you to log in to it first.",
      ],
      ['another shape', { kind: 'shape' as const }, "We couldn't read the reply. Please try again."],
    ]),
  )('[PASS-05] %s: loading ends, the error stays, and so does the input', async (_what, details, text) => {
    const { user, session } = await show({ changePassword: failing(details) });
    fill();
    await user.click(submit());
    await screen.findByText(text);
    expect([notices(), submit().disabled, newPassword().value]).toEqual(['', false, newOne]);
    expect(knownPassword.of(session)).toBe(null);
  });

  test('[PASS-03] [PASS-05] gives up after 10 s without an answer', async () => {
    const { user } = await show({ changePassword: noAnswer });
    fill();
    await user.click(submit());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect([said(), notices(), submit().disabled]).toEqual([['Slow Connection'], '', false]);
  });

  test('[PASS-01] asks for a password in memory that was changed elsewhere', async () => {
    const { user, session } = await show(
      { changePassword: failing({ code: 'credentialsWrong' }) },
      { known: 'changed elsewhere' },
    );
    fill();
    await user.click(submit());
    await screen.findByText('Incorrect password');
    expect([oldPassword()?.value, knownPassword.of(session)]).toEqual(['', null]);
  });
});
