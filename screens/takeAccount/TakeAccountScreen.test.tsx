import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { RegisterSettings } from '@araw/contract/accounts/member';
import { eventually } from '@araw/testing/eventually';
import { registerSettings } from '#tests/registerSettings.ts';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { TakeAccountScreen } from './TakeAccountScreen.tsx';

const rule = { enabled: true, required: true, pattern: '^.{8,64}$', message: 'Wrong: 8 to 64 characters' };
const rules = (more: Partial<RegisterSettings> = {}): RegisterSettings => ({
  ...registerSettings,
  fields: { password: rule },
  ...more,
});
const settings = {
  minimumAge: 21,
  merchantCode: 'ARAW',
  sealing: null,
  identity: null,
  protection: { profile: 'spec', tightened: {} },
} as never;
const terms = (version: string) => ({ version, effectiveFrom: '2026-01-01', sections: [] }) as never;
const session = { token: 't1', userName: 'lorna', type: 0, firstTimeLogin: true };
/** The answer to a first login. */
const loggedIn = { ...session, lastLogin: null };

type Answers = Parameters<typeof renderScreen>[1]['answers'];

function show(answers: Answers = {}, more: Partial<RegisterSettings> = {}) {
  const user = userEvent.setup({ delay: null });
  const shown = renderScreen(<TakeAccountScreen />, {
    path: '/m/login?page=takeAccount',
    session: null,
    answers: {
      registerSettings: () => rules(more),
      consolidatedSettings: () => settings,
      terms: () => terms('2'),
      ...answers,
    },
  });
  return { user, ...shown };
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Activate and log in' });
const said = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);

async function fill(
  user: ReturnType<typeof userEvent.setup>,
  { own = 'Mine5678', again = own }: { own?: string; again?: string } = {},
) {
  for (const [name, text] of [
    ['Username', ' lorna '],
    ['First password, from your agent', 'First1234'],
    ['Your new password', own],
    ['Repeat your new password', again],
  ] as const) {
    await user.clear(await field(name));
    if (text !== '') await user.type(await field(name), text);
  }
}

const refused = (
  code: 'captchaWrong' | 'conflict' | 'credentialsWrong' | 'termsOutdated' | 'fieldInvalid',
  value?: object,
) => new CallError({ call: 'takeAccount', kind: 'refused', code, value, requestId: 'r1' });

describe('[TEAM-08] activating an opened account', () => {
  test('asks for both passwords, age and terms, sends them once, and logs in', async () => {
    const { user, requestsOf, router } = show({ takeAccount: () => loggedIn });
    await fill(user);
    expect(submit().disabled).toBe(true);
    await user.click(await screen.findByRole('checkbox'));
    await user.dblClick(submit());
    await eventually(() => expect(router.state.location.pathname).toBe('/m/home'));
    expect(requestsOf('takeAccount')).toEqual([
      {
        username: 'lorna',
        password: 'First1234',
        newPassword: 'Mine5678',
        confirmNewPassword: 'Mine5678',
        birthDate: '',
        agreed: true,
        termsVersion: '2',
        registerUrl: window.location.host,
        domain: window.location.host,
        registerMethod: 'H5',
      },
    ]);
  });

  test('[PROT-01] asks for the declaration where the profile does, unticked, and sends it', async () => {
    const { user, requestsOf } = show({
      consolidatedSettings: () =>
        ({ ...(settings as object), protection: { profile: 'ph', tightened: {} } }) as never,
      takeAccount: () => loggedIn,
    });
    await fill(user);
    await user.click(await screen.findByRole('checkbox', { name: /years old/ }));
    const declaration = screen.getByRole<HTMLInputElement>('checkbox', {
      name: /^I'm not a government official/,
    });
    expect([declaration.checked, submit().disabled]).toEqual([false, true]);
    await user.click(declaration);
    await user.click(submit());
    await eventually(() => expect(requestsOf('takeAccount')).toMatchObject([{ notBarred: true }]));
  });

  test.each(
    firstOf([
      [
        'the first password',
        { own: 'First1234' },
        'The new password and the old password cannot be the same',
      ],
      ['too short', { own: 'Mine567' }, 'Wrong: 8 to 64 characters'],
      ['repeated otherwise', { again: 'Mine5679' }, 'Confirmation password not matched'],
    ]),
  )('refuses a new password that is %s', async (_what, typed, text) => {
    const { user, requestsOf } = show();
    await fill(user, typed);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(submit());
    expect([said(), requestsOf('takeAccount')]).toEqual([[text], []]);
  });

  test('[REG-16] asks for the date of birth if the merchant does, and refuses players who are too young', async () => {
    const { user, requestsOf } = show({ takeAccount: () => loggedIn }, { birthDateAsked: true });
    await fill(user);
    await user.click(await screen.findByRole('checkbox'));
    const day = await field('Date of birth');
    await user.type(day, `${new Date().getFullYear() - 20}-01-01`);
    await user.click(submit());
    expect([said(), requestsOf('takeAccount')]).toEqual([['Please enter the correct date of birth'], []]);
    await user.clear(day);
    await user.type(day, '1990-05-06');
    await user.click(submit());
    await eventually(() => expect(requestsOf('takeAccount')).toMatchObject([{ birthDate: '1990-05-06' }]));
  });

  test.each(
    firstOf([
      ['conflict', 'This account is already active. Log in with your own password.Request ID r1'],
      ['credentialsWrong', 'Wrong username or password.Request ID r1'],
    ] as const),
  )('refused as %s says so', async (code, text) => {
    const { user } = show({ takeAccount: () => Promise.reject(refused(code)) });
    await fill(user);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(submit());
    await eventually(() => expect(said()).toEqual([text]));
  });

  test('[REG-14] newer terms are reloaded and must be agreed to again', async () => {
    let version = '2';
    const { user, requestsOf, renewed } = show({
      terms: () => terms(version),
      takeAccount: ({ termsVersion }) => {
        if (termsVersion === '3') return loggedIn;
        version = '3';
        return Promise.reject(refused('termsOutdated'));
      },
    });
    await fill(user);
    const box = await screen.findByRole<HTMLInputElement>('checkbox');
    await user.click(box);
    await user.click(submit());
    await eventually(() => expect(box.checked).toBe(false));
    await eventually(() => expect(requestsOf('terms')).toHaveLength(2));
    await user.click(box);
    await user.click(submit());
    await eventually(() => expect(requestsOf('takeAccount')).toMatchObject([{}, { termsVersion: '3' }]));
    expect(renewed()).toEqual(['terms']);
  });

  test('[LOGIN-03] a wrong captcha is reported next to it until another picture is requested', async () => {
    let pictures = 0;
    const { user } = show({
      captcha: () => ({ captchaId: `c${(pictures += 1)}`, image: 'aGk=' }),
      takeAccount: () => Promise.reject(refused('captchaWrong', { captcha: true })),
    });
    await fill(user);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(submit());
    const captcha = await screen.findByRole('textbox', { name: 'Captcha' });
    await eventually(() => expect(said()).toEqual(['Verification code error']));
    await user.type(captcha, '1234');
    expect(said()).toEqual([]);
    await screen.findByRole('img', { name: 'Captcha picture' });
    await user.click(submit());
    await eventually(() => expect([pictures, said()]).toEqual([2, ['Verification code error']]));
    await user.click(await screen.findByRole('button', { name: 'Load another picture' }));
    await eventually(() => expect([pictures, said()]).toEqual([3, []]));
  });

  test('[LOGIN-03] a captcha is asked from the moment the operator requires it, and sent with its picture', async () => {
    let times = 0;
    const { user, requestsOf } = show({
      captcha: () => ({ captchaId: 'c1', image: 'aGk=' }),
      takeAccount: () => {
        times += 1;
        return times === 1 ? Promise.reject(refused('credentialsWrong', { captcha: true })) : loggedIn;
      },
    });
    await fill(user);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(submit());
    const captcha = await screen.findByRole('textbox', { name: 'Captcha' });
    await screen.findByRole('img', { name: 'Captcha picture' });
    await user.type(captcha, '1234');
    await user.click(submit());
    await eventually(() =>
      expect(requestsOf('takeAccount')[1]).toMatchObject({ captcha: '1234', captchaId: 'c1' }),
    );
  });

  test('names the field that the operator refuses', async () => {
    const { user } = show({
      takeAccount: () => Promise.reject(refused('fieldInvalid', { field: 'newPassword' })),
    });
    await fill(user);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(submit());
    await eventually(async () => expect(document.activeElement).toBe(await field('Your new password')));
    expect(said()).toEqual(['Wrong: 8 to 64 characters']);
  });
});
