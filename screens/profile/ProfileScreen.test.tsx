// Preloaded: until this chunk loads, the screen leaves checking numbers to the operator.
import 'libphonenumber-js/min';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Notices } from '#src/shell/frame/Notices.tsx';
import { CallError } from '#services/client/callError.ts';
import type { CallName } from '@araw/contract/calls/calls';
import type { Profile, RegisterSettings } from '@araw/contract/accounts/member';
import { siteSettings } from '#tests/siteSettings.ts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { ProfileScreen } from './ProfileScreen.tsx';

const profile: Profile = {
  account: 'maria',
  nickname: 'Maria Clara',
  payeeName: 'Maria Clara Santos',
  email: 'maria@example.com',
  emailProved: true,
  mobile: '0917•••4567',
  mobileProved: true,
  regDate: new Date(2025, 9, 5, 14, 0).getTime(),
  editable: ['nickname', 'email', 'mobile', 'headIcon'],
  ownerProofs: ['password', 'email', 'sms'],
  changing: [],
};
const icons = ['/art/avatar/1.svg', '/art/avatar/2.svg', '/art/avatar/3.svg'];
const rule = { enabled: true, required: false, pattern: '', message: '' };
const settings = {
  fields: {
    email: { ...rule, pattern: '\\.(com|ph)$', message: 'Addresses end in com or ph' },
    nickname: { ...rule, pattern: '^[A-Za-z ]*$' },
  },
  loginRules: { loginMobileNum: rule },
  dialingCodes: [{ country: 'PH', code: '63' }],
} as unknown as RegisterSettings;

type Answers = Parameters<typeof renderScreen>[1]['answers'];

/** A fake operator that stores changes. */
function operator(more: Answers = {}) {
  let kept: Profile = profile;
  let icon = icons[0] ?? '';
  return {
    profile: () => kept,
    updateProfile: ({ nickname }) => {
      kept = { ...kept, nickname };
      return {};
    },
    checkEmail: ({ email }) => ({ available: !email.startsWith('taken') }),
    updateEmail: ({ email }) => {
      kept = { ...kept, changing: [{ contact: 'email', address: email }] };
      return { expirationTime: Date.now() + 60_000 };
    },
    updateMobile: ({ mobileNum }) => {
      kept = { ...kept, changing: [{ contact: 'mobile', address: mobileNum }] };
      return { expirationTime: Date.now() + 60_000 };
    },
    sendOwnCode: () => ({ expirationTime: Date.now() + 60_000 }),
    confirmContact: ({ contact }) => {
      const address = kept.changing[0]?.address ?? '';
      kept = { ...kept, changing: [], ...(contact === 'email' ? { email: address } : { mobile: address }) };
      return {};
    },
    consolidatedSettings: () => siteSettings,
    headIcon: () => ({ icon, choices: icons }),
    setHeadIcon: (request) => {
      icon = request.icon;
      return {};
    },
    registerSettings: () => settings,
    ...more,
  } satisfies Answers;
}

function show(more: Answers = {}) {
  const shown = renderScreen(
    <>
      <ProfileScreen />
      <Notices />
    </>,
    { path: '/m/myAccount/index', session: member, answers: operator(more) },
  );
  return { ...shown, user: userEvent.setup() };
}

type Shown = ReturnType<typeof show>;

const failing = (call: CallName, code?: string) => () => {
  throw code
    ? new CallError({ call, kind: 'refused', code, requestId: 'request-1' })
    : new CallError({ call, kind: 'timeout', requestId: 'request-1' });
};
const later = () => {
  let answer: (value: Record<string, unknown>) => void = () => {};
  let refuse: (reason: unknown) => void = () => {};
  const promise = new Promise<Record<string, unknown>>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });
  return { promise, answer: () => answer({}), refuse: (reason: unknown) => refuse(reason) };
};
const details = () => screen.findByRole('region', { name: 'Details' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

describe('the account details', () => {
  test('[MEM-01] show what the operator knows, the date as DD/MM/YYYY', async () => {
    show();
    const shown = await details();
    expect([...shown.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
      'maria',
      'Maria Clara',
      'maria@example.com',
      '0917•••4567',
      'Maria Clara Santos',
      '05/10/2025',
    ]);
  });

  test('mark missing values', async () => {
    show({ profile: () => ({ ...profile, nickname: '', payeeName: '', mobile: '' }) });
    expect(within(await details()).getAllByText('Not set')).toHaveLength(3);
  });

  test.each(
    firstOf([
      [[], []],
      [['nickname'], ['Edit: Nickname']],
      [['email'], ['Edit: E-mail']],
      [['mobile'], ['Edit: Mobile number']],
    ] as const),
  )('with %j editable offer %j', async (editable, offered) => {
    show({ profile: () => ({ ...profile, editable: [...editable] }) });
    const buttons = within(await details()).queryAllByRole('button');
    expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual(offered);
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  test('[NET-05] fail with their own retry, while the player is still named', async () => {
    let fails = true;
    const { user } = show({ profile: () => (fails ? failing('profile')() : profile) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Slow ConnectionTry againRequest ID request-1');
    expect(screen.getByText('maria')).toBeDefined();
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await details()).toBeDefined();
  });
});

describe('the nickname', () => {
  async function edit({ user }: Shown, nickname: string) {
    await user.click(await screen.findByRole('button', { name: 'Edit: Nickname' }));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nickname' });
    expect(document.activeElement).toBe(input);
    await user.clear(input);
    if (nickname) await user.type(input, nickname);
    return input;
  }

  test('is shown as saved immediately, before the operator has answered', async () => {
    const answer = later();
    const shown = show({ updateProfile: () => answer.promise });
    await edit(shown, '  Lea  ');
    await shown.user.click(save());
    expect(screen.getByText('Lea')).toBeDefined();
    expect(shown.requestsOf('updateProfile')).toEqual([{ nickname: 'Lea' }]);
    expect(screen.queryByText('Changes saved')).toBeNull();
    answer.answer();
    expect(await screen.findByText('Changes saved')).toBeDefined();
    expect(shown.renewed()).toEqual(['member info']);
  });

  test('returns to its previous value if the operator refuses', async () => {
    const answer = later();
    const shown = show({ updateProfile: () => answer.promise });
    await edit(shown, 'Lea');
    await shown.user.click(save());
    expect(screen.queryByText('Maria Clara')).toBeNull();
    answer.refuse(new CallError({ call: 'updateProfile', kind: 'refused', code: 'fieldInvalid' }));
    expect(await screen.findByText('Maria Clara')).toBeDefined();
    expect(screen.getByText('Please check this field.')).toBeDefined();
    expect(shown.renewed()).toEqual(['member profile']);
  });

  test('is checked by the operator’s rule, and not sent if it breaks it', async () => {
    const shown = show();
    await waitFor(() => expect(shown.requestsOf('profile')).toHaveLength(1));
    const input = await edit(shown, 'M4ria');
    await waitFor(() => expect(shown.requestsOf('registerSettings')).toHaveLength(1));
    await shown.user.click(save());
    expect(await screen.findByText('Name format not valid')).toBeDefined();
    expect([input.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', input]);
    expect(shown.requestsOf('updateProfile')).toEqual([]);
  });

  test('can be removed, and has at most 64 characters', async () => {
    const shown = show();
    const input = await edit(shown, '');
    expect(input.maxLength).toBe(64);
    await shown.user.click(save());
    await waitFor(() => expect(shown.requestsOf('updateProfile')).toEqual([{ nickname: '' }]));
  });

  test('is not sent unchanged; cancelled it stays, and the focus returns', async () => {
    const shown = show();
    await edit(shown, 'Maria Clara');
    await shown.user.click(save());
    await edit(shown, 'Lea');
    await shown.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Maria Clara')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Nickname' }));
    expect(shown.requestsOf('updateProfile')).toEqual([]);
  });
});

describe('a new email address', () => {
  const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New e-mail address' });
  const password = () => screen.getByLabelText<HTMLInputElement>('Your password');
  const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  async function edit({ user }: Shown, email: string) {
    await user.click(await screen.findByRole('button', { name: 'Edit: E-mail' }));
    await waitFor(() => expect(document.activeElement).toBe(address()));
    await user.clear(address());
    if (email) await user.click(address());
    if (email) await user.paste(email);
  }

  async function ask(shown: Shown, email = 'lea@example.com') {
    await edit(shown, email);
    await shown.user.type(password(), 'correct horse{Enter}');
    return code();
  }

  test('needs the password, then the code from the new address; until then the old one is shown', async () => {
    const shown = show();
    const input = await ask(shown, ' lea@example.ph ');
    const asked = {
      email: 'lea@example.ph',
      humanCheck: {},
      proof: { by: 'password', password: 'correct horse' },
    };
    expect(shown.requestsOf('updateEmail')).toEqual([asked]);
    expect(screen.getByText(/A code is on its way to lea@example\.ph/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(input));
    await shown.user.type(input, '123456{Enter}');
    expect(await screen.findByText('Changes saved')).toBeDefined();
    expect(shown.requestsOf('confirmContact')).toEqual([{ contact: 'email', code: '123456' }]);
    expect(await within(await details()).findByText('lea@example.ph')).toBeDefined();
    expect(document.activeElement).toBe(button('Edit: E-mail'));
    expect(shown.renewed()).toEqual(['member activeSessions', 'member profile']);
  });

  test('[REG-11] is checked on leaving the field', async () => {
    const shown = show();
    await edit(shown, 'lea@example.ph');
    expect(shown.requestsOf('checkEmail')).toEqual([]);
    await shown.user.tab();
    expect(await screen.findByText('This address is available.')).toBeDefined();
    expect(shown.requestsOf('checkEmail')).toEqual([{ email: 'lea@example.ph' }]);
  });

  test('[REG-11] belonging to another account says so and is not sent', async () => {
    const shown = show();
    await edit(shown, 'taken@example.com');
    await shown.user.tab();
    expect(await screen.findByText('This address belongs to another account.')).toBeDefined();
    await shown.user.type(password(), 'correct horse{Enter}');
    expect(document.activeElement).toBe(address());
    expect(shown.requestsOf('updateEmail')).toEqual([]);
    await shown.user.type(address(), '.ph');
    expect(screen.queryByText('This address belongs to another account.')).toBeNull();
  });

  const local = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

  test.each(
    firstOf(
      [
        ['empty', '', 'E-mail format incorrect'],
        ['without an @', 'lea.example.com', 'E-mail format incorrect'],
        ['with a space', 'lea b@example.com', 'E-mail format incorrect'],
        ['of 255 characters', local(255), 'E-mail format incorrect'],
        ['against the operator’s pattern', 'lea@example.net', 'Addresses end in com or ph'],
      ],
      2,
    ),
  )('[REG-12] %s is refused in place', async (_, email, problem) => {
    const shown = show();
    await edit(shown, email);
    await waitFor(() => expect(shown.requestsOf('registerSettings')).toHaveLength(1));
    await shown.user.type(password(), 'correct horse{Enter}');
    expect(await screen.findByText(problem)).toBeDefined();
    const described = document.getElementById(address().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain(problem);
    expect(document.activeElement).toBe(address());
    expect(shown.requestsOf('updateEmail')).toEqual([]);
  });

  test('[REG-12] of 254 characters is accepted', async () => {
    const shown = show();
    await ask(shown, local(254));
    expect(shown.requestsOf('updateEmail')).toMatchObject([{ email: local(254) }]);
  });

  test('without the password is not sent', async () => {
    const shown = show();
    await edit(shown, 'lea@example.com');
    await shown.user.click(button('Send code'));
    expect(await screen.findByText('Enter password')).toBeDefined();
    expect(document.activeElement).toBe(password());
    expect(shown.requestsOf('updateEmail')).toEqual([]);
  });

  test('with a wrong password says so, and keeps the input', async () => {
    const shown = show({ updateEmail: failing('updateEmail', 'credentialsWrong') });
    await edit(shown, 'lea@example.com');
    await shown.user.type(password(), 'wrong horse{Enter}');
    expect(await screen.findByText('Incorrect password')).toBeDefined();
    expect(screen.getByText('Request ID request-1')).toBeDefined();
    expect(address().value).toBe('lea@example.com');
  });

  test('accepts a code to the player’s own contact instead of the password', async () => {
    const shown = show();
    await edit(shown, 'lea@example.com');
    const ways = within(screen.getByRole('group', { name: "How to prove it's you" }));
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Password',
      'Code by e-mail',
      'Code by SMS',
    ]);
    await shown.user.click(ways.getByRole('button', { name: 'Code by SMS' }));
    await shown.user.click(button('Get code'));
    await waitFor(() => expect(shown.requestsOf('sendOwnCode')).toEqual([{ by: 'sms', humanCheck: {} }]));
    await shown.user.type(screen.getByRole('textbox', { name: 'Code sent to 0917•••4567' }), '654321{Enter}');
    await code();
    expect(shown.requestsOf('updateEmail')).toMatchObject([{ proof: { by: 'sms', code: '654321' } }]);
  });

  test.each(
    firstOf([
      [['password'], 'Your password'],
      [['sms'], 'Code sent to 0917•••4567'],
    ] as const),
  )('with only %j offers nothing else', async (ownerProofs, label) => {
    const shown = show({ profile: () => ({ ...profile, ownerProofs: [...ownerProofs] }) });
    await edit(shown, 'lea@example.com');
    expect(screen.queryByRole('group', { name: "How to prove it's you" })).toBeNull();
    expect(screen.getByLabelText(label)).toBeDefined();
  });

  test('with a wrong code can be retried', async () => {
    let wrong = true;
    const kept = operator();
    const shown = show({
      ...kept,
      confirmContact: (request) =>
        wrong ? failing('confirmContact', 'codeWrong')() : kept.confirmContact(request),
    });
    const input = await ask(shown);
    await shown.user.type(input, '111111{Enter}');
    expect(await screen.findByText('Verification code error')).toBeDefined();
    wrong = false;
    await shown.user.clear(input);
    await shown.user.type(input, '123456{Enter}');
    expect(await screen.findByText('Changes saved')).toBeDefined();
  });

  test('after a lost answer is known by the address now in effect', async () => {
    let counts = false;
    let tries = 0;
    const kept = operator();
    const shown = show({
      ...kept,
      profile: () => (counts ? { ...profile, email: 'lea@example.com' } : kept.profile({})),
      confirmContact: () => {
        counts = true;
        tries += 1;
        return tries === 1 ? failing('confirmContact')() : failing('confirmContact', 'codeWrong')();
      },
    });
    const input = await ask(shown);
    await shown.user.type(input, '123456{Enter}');
    expect(await screen.findByText('Slow Connection')).toBeDefined();
    await shown.user.click(button('Confirm'));
    expect(await screen.findByText('Changes saved')).toBeDefined();
  });

  test('taken by someone else in the meantime leads back to the address', async () => {
    const shown = show({ confirmContact: failing('confirmContact', 'alreadyTaken') });
    await shown.user.type(await ask(shown), '123456{Enter}');
    expect(await screen.findByText(/This belongs to another account\. Please use another one/)).toBeDefined();
    expect([address().value, password().value]).toEqual(['lea@example.com', '']);
  });

  test('[SMS-06] closed and reopened asks for its code; the note names the address waiting', async () => {
    const shown = show();
    await ask(shown);
    await shown.user.click(button('Cancel'));
    expect(
      await screen.findByText('lea@example.com still needs its code. Tap Edit to enter it.'),
    ).toBeDefined();
    await shown.user.click(button('Edit: E-mail'));
    await shown.user.type(await code(), '123456{Enter}');
    expect(await screen.findByText('Changes saved')).toBeDefined();
  });

  test('is resent without the password, and asks for it again once that was too long ago', async () => {
    let tooOld = false;
    const kept = operator();
    const shown = show({
      ...kept,
      profile: () => ({ ...profile, changing: [{ contact: 'email', address: 'lea@example.com' }] }),
      updateEmail: () =>
        tooOld ? failing('updateEmail', 'credentialsWrong')() : { expirationTime: Date.now() - 1 },
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Edit: E-mail' }));
    await code();
    await shown.user.click(button('Get code'));
    await waitFor(() =>
      expect(shown.requestsOf('updateEmail')).toEqual([{ email: 'lea@example.com', humanCheck: {} }]),
    );
    tooOld = true;
    await waitFor(() => expect(button('Get code').disabled).toBe(false));
    await shown.user.click(button('Get code'));
    expect(await screen.findByText("That took too long. Please prove again that it's you.")).toBeDefined();
    expect(screen.queryByText('Incorrect password')).toBeNull();
    expect([address().value, password().value]).toEqual(['lea@example.com', '']);
  });

  test('unchanged is neither checked nor sent', async () => {
    const shown = show();
    await edit(shown, 'maria@example.com');
    await shown.user.tab();
    await shown.user.click(button('Send code'));
    expect([shown.requestsOf('checkEmail'), shown.requestsOf('updateEmail')]).toEqual([[], []]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('that was never confirmed says so, and is confirmed the same way', async () => {
    const shown = show({ profile: () => ({ ...profile, emailProved: false }) });
    expect(
      await screen.findByText(/Not confirmed yet, so it can't be used to reset your password/),
    ).toBeDefined();
    await ask(shown, 'maria@example.com');
    expect(shown.requestsOf('updateEmail')).toMatchObject([{ email: 'maria@example.com' }]);
  });
});

describe('a new mobile number', () => {
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New mobile number' });

  test('[SMS-01] is sent with its country, as one number however it was typed', async () => {
    const shown = show();
    await shown.user.click(await screen.findByRole('button', { name: 'Edit: Mobile number' }));
    await waitFor(() => expect(document.activeElement).toBe(input()));
    expect(input().value).toBe('');
    await shown.user.type(input(), '0917');
    await shown.user.type(screen.getByLabelText('Your password'), 'correct horse{Enter}');
    expect(await screen.findByText('Please enter a valid mobile number')).toBeDefined();
    expect(shown.requestsOf('updateMobile')).toEqual([]);
    await shown.user.type(input(), ' 555 0001{Enter}');
    await shown.user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '123456{Enter}');
    expect(await screen.findByText('Changes saved')).toBeDefined();
    expect(shown.requestsOf('updateMobile')).toEqual([
      {
        mobileNum: '+639175550001',
        countryDialingCode: '63',
        humanCheck: {},
        proof: { by: 'password', password: 'correct horse' },
      },
    ]);
    expect(shown.requestsOf('confirmContact')).toEqual([{ contact: 'mobile', code: '123456' }]);
  });
});

describe('[MEM-09] the avatar', () => {
  const radios = () => screen.findAllByRole<HTMLInputElement>('radio', { name: /^Picture/ });
  const chosen = async () => (await radios()).findIndex(({ checked }) => checked) + 1;

  test('is chosen from a list', async () => {
    show();
    expect(await radios()).toHaveLength(3);
    expect(screen.getByRole('radiogroup', { name: 'Profile picture' })).toBeDefined();
    expect(await chosen()).toBe(1);
  });

  test('changes immediately and is sent', async () => {
    const answer = later();
    const { user, requestsOf, container } = show({ setHeadIcon: () => answer.promise });
    await user.click((await radios())[2]!);
    expect(await chosen()).toBe(3);
    expect(container.querySelector('section img')?.getAttribute('src')).toBe('/art/avatar/3.svg');
    expect(requestsOf('setHeadIcon')).toEqual([{ icon: '/art/avatar/3.svg' }]);
    answer.answer();
    expect(await screen.findByText('Changes saved')).toBeDefined();
  });

  test('returns to the previous one if the operator refuses', async () => {
    const { user } = show({ setHeadIcon: failing('setHeadIcon', 'noPermission') });
    await user.click((await radios())[1]!);
    expect(await screen.findByText(/does not have permission/)).toBeDefined();
    await waitFor(async () => expect(await chosen()).toBe(1));
  });

  test('of several quick choices the last one wins, even if an earlier one fails', async () => {
    const first = later();
    let icon = icons[0] ?? '';
    const { user, requestsOf } = show({
      headIcon: () => ({ icon, choices: icons }),
      setHeadIcon: (request) => {
        if (request.icon === icons[1]) return first.promise;
        icon = request.icon;
        return {};
      },
    });
    const [, second, third] = await radios();
    await user.click(second!);
    await user.click(third!);
    expect(requestsOf('setHeadIcon')).toHaveLength(1);
    first.refuse(new CallError({ call: 'setHeadIcon', kind: 'timeout' }));
    expect(await screen.findByText('Changes saved')).toBeDefined();
    expect(await chosen()).toBe(3);
  });

  test('without any to choose from it says so', async () => {
    show({ headIcon: () => ({ icon: '', choices: [] }) });
    expect(await screen.findByText('No pictures to choose from.')).toBeDefined();
  });

  test('[NET-05] fails separately and is retried separately', async () => {
    let fails = true;
    const { user } = show({
      headIcon: () => (fails ? failing('headIcon')() : { icon: icons[0] ?? '', choices: icons }),
    });
    const alert = await screen.findByRole('alert');
    expect(await details()).toBeDefined();
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await chosen()).toBe(1);
  });
});
