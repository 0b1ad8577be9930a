// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Notices } from '#src/shell/Notices.tsx';
import { CallError } from '#services/callError.ts';
import type { CallName } from '#services/contract/calls.ts';
import type { Profile, RegisterSettings } from '#services/contract/member.ts';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const profile: Profile = {
  account: 'maria',
  nickname: 'Maria Clara',
  payeeName: 'Maria Clara Santos',
  email: 'maria@example.com',
  mobile: '0917•••4567',
  regDate: new Date(2025, 9, 5, 14, 0).getTime(),
  editable: ['nickname', 'email', 'headIcon'],
};
const icons = ['/art/avatar/1.svg', '/art/avatar/2.svg', '/art/avatar/3.svg'];
const rule = { enabled: true, required: false, pattern: '', message: '' };
const settings = {
  fields: {
    email: { ...rule, pattern: '\\.(com|ph)$', message: 'Addresses end in com or ph' },
    nickname: { ...rule, pattern: '^[A-Za-z ]*$' },
  },
} as unknown as RegisterSettings;

type Answers = Parameters<typeof renderScreen>[1]['answers'];

/** An operator that keeps what it is told. */
function operator(more: Answers = {}): Answers {
  let kept = profile;
  let icon = icons[0] ?? '';
  return {
    profile: () => kept,
    updateProfile: ({ nickname }) => {
      kept = { ...kept, nickname };
      return {};
    },
    checkEmail: ({ email }) => ({ available: !email.startsWith('taken') }),
    updateEmail: ({ email }) => {
      kept = { ...kept, email };
      return {};
    },
    headIcon: () => ({ icon, choices: icons }),
    setHeadIcon: (request) => {
      icon = request.icon;
      return {};
    },
    registerSettings: () => settings,
    ...more,
  };
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

  test('what is not set says so', async () => {
    show({ profile: () => ({ ...profile, nickname: '', payeeName: '', mobile: '' }) });
    expect(within(await details()).getAllByText('Not set')).toHaveLength(3);
  });

  test.each([
    [[], []],
    [['nickname'], ['Edit: Nickname']],
    [['email'], ['Edit: E-mail']],
  ] as const)('with %j editable offer %j', async (editable, offered) => {
    show({ profile: () => ({ ...profile, editable: [...editable] }) });
    const buttons = within(await details()).queryAllByRole('button');
    expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual(offered);
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  test('[NET-05] fail with one retry of their own, the player still named', async () => {
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

  test('is shown as saved at once, before the operator has answered', async () => {
    const answer = later();
    const shown = show({ updateProfile: () => answer.promise });
    await edit(shown, '  Lea  ');
    await shown.user.click(save());
    expect(screen.getByText('Lea')).toBeDefined();
    expect(shown.requestsOf('updateProfile')).toEqual([{ nickname: 'Lea' }]);
    expect(screen.queryByText('Changes saved')).toBeNull();
    answer.answer();
    expect(await screen.findByText('Changes saved')).toBeDefined();
  });

  test('goes back to what it was when the operator refuses', async () => {
    const answer = later();
    const shown = show({ updateProfile: () => answer.promise });
    await edit(shown, 'Lea');
    await shown.user.click(save());
    expect(screen.queryByText('Maria Clara')).toBeNull();
    answer.refuse(new CallError({ call: 'updateProfile', kind: 'refused', code: 'fieldInvalid' }));
    expect(await screen.findByText('Maria Clara')).toBeDefined();
    expect(screen.getByText('Please check this field.')).toBeDefined();
  });

  test('is checked by the operator’s rule, and not sent when it breaks it', async () => {
    const shown = show();
    await waitFor(() => expect(shown.requestsOf('profile')).toHaveLength(1));
    const input = await edit(shown, 'M4ria');
    await waitFor(() => expect(shown.requestsOf('registerSettings')).toHaveLength(1));
    await shown.user.click(save());
    expect(await screen.findByText('Name format not valid')).toBeDefined();
    expect([input.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', input]);
    expect(shown.requestsOf('updateProfile')).toEqual([]);
  });

  test('may be taken away, and is no longer than 64 characters', async () => {
    const shown = show();
    const input = await edit(shown, '');
    expect(input.maxLength).toBe(64);
    await shown.user.click(save());
    await waitFor(() => expect(shown.requestsOf('updateProfile')).toEqual([{ nickname: '' }]));
  });

  test('unchanged is not sent; cancelled it stays, and the focus comes back', async () => {
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

describe('[REG-11] [REG-12] the e-mail address', () => {
  async function edit({ user }: Shown, email: string) {
    await user.click(await screen.findByRole('button', { name: 'Edit: E-mail' }));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    await user.clear(input);
    if (email.length > 200) {
      await user.click(input);
      await user.paste(email);
    } else if (email) await user.type(input, email);
    return input;
  }

  test('is checked on leaving the field, then saved', async () => {
    const shown = show();
    await edit(shown, ' lea@example.ph ');
    expect(shown.requestsOf('checkEmail')).toEqual([]);
    await shown.user.tab();
    expect(await screen.findByText('This address is free.')).toBeDefined();
    expect(shown.requestsOf('checkEmail')).toEqual([{ email: 'lea@example.ph' }]);
    await shown.user.click(save());
    expect(await screen.findByText('Changes saved')).toBeDefined();
    expect(shown.requestsOf('updateEmail')).toEqual([{ email: 'lea@example.ph' }]);
    expect(within(await details()).getByText('lea@example.ph')).toBeDefined();
    // One check serves both.
    expect(shown.requestsOf('checkEmail')).toHaveLength(1);
  });

  test('sent from within the field is checked first all the same', async () => {
    const shown = show();
    await edit(shown, 'lea@example.com{Enter}');
    expect(await screen.findByText('Changes saved')).toBeDefined();
    expect(shown.asked.filter(([call]) => call.endsWith('Email')).map(([call]) => call)).toEqual([
      'checkEmail',
      'updateEmail',
    ]);
  });

  test('of another account is said to be so and not sent', async () => {
    const shown = show();
    const input = await edit(shown, 'taken@example.com{Enter}');
    expect(await screen.findByText('This address belongs to another account.')).toBeDefined();
    expect(document.activeElement).toBe(input);
    await shown.user.click(save());
    expect(shown.requestsOf('updateEmail')).toEqual([]);
    await shown.user.type(input, '.ph');
    expect(screen.queryByText('This address belongs to another account.')).toBeNull();
  });

  const local = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

  test.each([
    ['empty', '', 'E-mail format incorrect'],
    ['without an @', 'lea.example.com', 'E-mail format incorrect'],
    ['with a space', 'lea b@example.com', 'E-mail format incorrect'],
    ['of 255 characters', local(255), 'E-mail format incorrect'],
    ['against the operator’s pattern', 'lea@example.net', 'Addresses end in com or ph'],
  ])('%s is refused in place', async (_, email, problem) => {
    const shown = show();
    const input = await edit(shown, email);
    await waitFor(() => expect(shown.requestsOf('registerSettings')).toHaveLength(1));
    await shown.user.click(save());
    expect(await screen.findByText(problem)).toBeDefined();
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain(problem);
    expect(document.activeElement).toBe(input);
    expect([shown.requestsOf('checkEmail'), shown.requestsOf('updateEmail')]).toEqual([[], []]);
  });

  test('of 254 characters is taken', async () => {
    const shown = show();
    await edit(shown, local(254));
    await shown.user.click(save());
    await waitFor(() => expect(shown.requestsOf('updateEmail')).toEqual([{ email: local(254) }]));
  });

  test('that cannot be checked says so, and is saved: the operator checks again', async () => {
    const shown = show({ checkEmail: failing('checkEmail') });
    await edit(shown, 'lea@example.com');
    await shown.user.tab();
    expect(await screen.findByText(/could not be checked/)).toBeDefined();
    await shown.user.click(save());
    expect(await screen.findByText('Changes saved')).toBeDefined();
  });

  test('[NET-05] that the operator refuses stays in the field, with the reason and the request', async () => {
    const shown = show({ updateEmail: failing('updateEmail', 'alreadyTaken') });
    const input = await edit(shown, 'lea@example.com{Enter}');
    expect(await screen.findByText(/This belongs to another account already/)).toBeDefined();
    expect(screen.getByText('Request ID request-1')).toBeDefined();
    expect(input.value).toBe('lea@example.com');
    await shown.user.type(input, '.ph');
    expect(screen.queryByText('Request ID request-1')).toBeNull();
  });

  test('is sent once, and waits for the operator', async () => {
    const answer = later();
    const shown = show({ updateEmail: () => answer.promise });
    await edit(shown, 'lea@example.com{Enter}');
    await waitFor(() => expect(shown.requestsOf('updateEmail')).toHaveLength(1));
    await shown.user.type(screen.getByRole('textbox', { name: 'E-mail' }), '{Enter}');
    expect([save().disabled, shown.requestsOf('updateEmail').length]).toEqual([true, 1]);
    answer.answer();
    expect(await screen.findByText('Changes saved')).toBeDefined();
  });

  test('unchanged is neither checked nor sent', async () => {
    const shown = show();
    await edit(shown, 'maria@example.com');
    await shown.user.tab();
    await shown.user.click(save());
    expect([shown.requestsOf('checkEmail'), shown.requestsOf('updateEmail')]).toEqual([[], []]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('[MEM-09] the head icon', () => {
  const radios = () => screen.findAllByRole<HTMLInputElement>('radio', { name: /^Picture/ });
  const chosen = async () => (await radios()).findIndex(({ checked }) => checked) + 1;

  test('is one of those to choose from', async () => {
    show();
    expect(await radios()).toHaveLength(3);
    expect(screen.getByRole('radiogroup', { name: 'Profile picture' })).toBeDefined();
    expect(await chosen()).toBe(1);
  });

  test('another one is shown at once and sent', async () => {
    const answer = later();
    const { user, requestsOf, container } = show({ setHeadIcon: () => answer.promise });
    await user.click((await radios())[2]!);
    expect(await chosen()).toBe(3);
    expect(container.querySelector('section img')?.getAttribute('src')).toBe('/art/avatar/3.svg');
    expect(requestsOf('setHeadIcon')).toEqual([{ icon: '/art/avatar/3.svg' }]);
    answer.answer();
    expect(await screen.findByText('Changes saved')).toBeDefined();
  });

  test('goes back to the one before when the operator refuses', async () => {
    const { user } = show({ setHeadIcon: failing('setHeadIcon', 'noPermission') });
    await user.click((await radios())[1]!);
    expect(await screen.findByText(/does not have permission/)).toBeDefined();
    await waitFor(async () => expect(await chosen()).toBe(1));
  });

  test('of several quick choices the last one wins, though an earlier one fails', async () => {
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
    expect(await screen.findByText('There are no pictures to choose from.')).toBeDefined();
  });

  test('[NET-05] fails alone and is tried again alone', async () => {
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
