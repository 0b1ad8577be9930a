import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadTexts, showLanguage } from '#locales/i18n.ts';
import { Notices } from '#src/shell/frame/Notices.tsx';
import { merchantUtcOffset } from '@araw/contract/values/dates';
import { CallError } from '#services/client/callError.ts';
import type { CallName } from '@araw/contract/calls/calls';
import { passwordOwners } from '#tests/passwordOwners.ts';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { SecurityScreen } from './SecurityScreen.tsx';

/** By the merchant's clock. */
const at = (day: number, hour: number, minute: number) =>
  Date.UTC(2026, 10, day, hour, minute) - merchantUtcOffset;
const sessionOf = (id: string, device: string, current = false) => ({
  id,
  device,
  current,
  ip: '203.0.113.7',
  place: 'Cebu, PH',
  createdAt: at(1, 8, 0),
  lastSeenAt: at(20, 21, 5),
});
const phone = sessionOf('s1', 'Safari on iPhone');
const own = sessionOf('s2', 'Chrome on Android', true);
const unknown = { ...sessionOf('s3', ''), place: '', ip: '' };
const logins = [
  { at: at(21, 9, 7), device: 'Firefox on Windows', ip: '203.0.113.9', place: 'Manila, PH' },
  { at: at(2, 23, 59), device: '', ip: '', place: '' },
];

const digits = { isSet: true, triesLeft: 5, lockedUntil: null, changedAt: 1, now: 0 };

type Answers = Parameters<typeof renderScreen>[1]['answers'];

/** A fake operator that drops a session when ending it. */
function operator(more: Answers = {}): Answers {
  let list = [phone, own, unknown];
  return {
    activeSessions: () => ({ list }),
    endMemberSession: ({ id }) => {
      list = list.filter((session) => session.id !== id);
      return {};
    },
    loginHistory: () => ({ list: logins }),
    paymentPassword: () => digits,
    ...more,
  };
}

function show(answers: Answers = operator(), session = member) {
  const shown = renderScreen(
    <>
      <SecurityScreen />
      <Notices />
    </>,
    { path: '/m/securityCenter', session, answers },
  );
  return { ...shown, user: userEvent.setup() };
}

const section = (name: string) => screen.getByRole('region', { name });
const rowsOf = (name: string) =>
  within(section(name))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const failing = (call: CallName) => () => {
  throw new CallError({ call, kind: 'timeout', requestId: 'request-1' });
};
const question = () => screen.findByRole('alertdialog', { name: 'Log out this device?' });

describe('the security centre', () => {
  test.each(firstOf(passwordOwners, 2))(
    '[PASS-01] [PERM-02] offers type %i a password change: %s',
    (type, offered) => {
      show(operator(), { ...member, type });
      expect(screen.queryByRole('link', { name: /^Change password/ }) !== null).toBe(offered);
      expect(section('Recent logins')).toBeDefined();
    },
  );

  test('links to the password change', () => {
    show();
    expect(screen.getByRole('link', { name: /^Change password/ }).getAttribute('href')).toBe('/m/changePsw');
  });

  test.each([
    [true, 'Change your payment PIN'],
    [false, 'Set your payment PIN'],
  ])('[CASH-11] links to the payment PIN, which is set: %s', async (isSet, name) => {
    show(operator({ paymentPassword: () => ({ ...digits, isSet }) }));
    const entry = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
    expect(entry.getAttribute('href')).toBe('/m/securityCenter?page=paymentPassword');
  });

  test.each(firstOf([4, 40, 41, 42, 99]))('[CASH-07] [CASH-11] offers type %i no payment PIN', (type) => {
    show(operator(), { ...member, type });
    expect(screen.queryByRole('link', { name: /payment password/i })).toBe(null);
  });

  test('lists the last logins with date and time, device and place', async () => {
    show();
    await screen.findByText('21/11/2026 09:07');
    expect(rowsOf('Recent logins')).toEqual([
      '21/11/2026 09:07Firefox on WindowsManila, PH · 203.0.113.9',
      '02/11/2026 23:59Unknown deviceUnknown location',
    ]);
  });

  test.each(
    firstOf([
      ['EN', 'Philippines', 'Unknown location'],
      ['VI', 'Philippines', 'Không rõ địa điểm'],
      ['CN', '菲律宾', '地点未知'],
      ['AR', 'الفلبين', 'المكان غير معروف'],
    ] as const),
  )('in %s, names a country in that language, and not an unassigned code', async (code, name, none) => {
    onTestFinished(async () => void (await act(() => showLanguage('EN'))));
    const list = ['PH', 'AA'].map((place, index) => ({ ...logins[0]!, place, ip: '', at: index }));
    show(operator({ loginHistory: () => ({ list }) }));
    await screen.findAllByText('Firefox on Windows');
    await act(async () => {
      await loadTexts('accounts');
      await showLanguage(code);
    });
    const [known, unassigned] = screen.getAllByText('Firefox on Windows');
    expect(known?.closest('li')?.textContent).toContain(name);
    expect(unassigned?.closest('li')?.textContent).toContain(none);
  });

  test('lists the active sessions, the current one first, marked and without a logout', async () => {
    show();
    await screen.findByText('Chrome on Android');
    expect(rowsOf("Where you're logged in")).toEqual([
      'Chrome on AndroidThis deviceCebu, PH · 203.0.113.7Last active 20/11/2026 21:05',
      'Safari on iPhoneLog outCebu, PH · 203.0.113.7Last active 20/11/2026 21:05',
      'Unknown deviceLog outUnknown locationLast active 20/11/2026 21:05',
    ]);
    const offered = screen.getAllByRole('button', { name: /^Log out/ });
    expect(offered.map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Log out: Safari on iPhone',
      'Log out: Unknown device',
    ]);
  });

  test('says when there is nothing to list', async () => {
    show(operator({ activeSessions: () => ({ list: [] }), loginHistory: () => ({ list: [] }) }));
    expect(await within(section("Where you're logged in")).findByText('No active sessions')).toBeDefined();
    expect(await within(section('Recent logins')).findByText('No logins yet')).toBeDefined();
  });

  test('loads without a premature error', () => {
    show({ activeSessions: noAnswer, loginHistory: noAnswer, paymentPassword: noAnswer });
    expect([screen.queryByRole('alert'), screen.queryByText('No logins yet')]).toEqual([null, null]);
  });

  test.each([
    ['activeSessions', "Where you're logged in", 'Recent logins', 'Firefox on Windows'],
    ['loginHistory', 'Recent logins', "Where you're logged in", 'Chrome on Android'],
  ] as const)(
    '[NET-05] %s fails separately and is retried separately',
    async (call, failed, other, there) => {
      let fails = true;
      const good = operator();
      const { user, requestsOf } = show({
        ...good,
        [call]: () => (fails ? failing(call)() : (good[call] as () => unknown)()),
      });
      const alert = await within(section(failed)).findByRole('alert');
      expect(alert.textContent).toBe('Slow ConnectionTry againRequest ID request-1');
      expect(await within(section(other)).findByText(there)).toBeDefined();
      fails = false;
      await user.click(within(alert).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(rowsOf(failed).length).toBeGreaterThan(1));
      const asked = {
        activeSessions: requestsOf('activeSessions').length,
        loginHistory: requestsOf('loginHistory').length,
      };
      expect(asked).toEqual({ activeSessions: 1, loginHistory: 1, [call]: 2 });
    },
  );
});

describe('logging another device out', () => {
  test('asks first; cancelled, nothing is sent', async () => {
    const { user, requestsOf } = show();
    await user.click(await screen.findByRole('button', { name: 'Log out: Safari on iPhone' }));
    const asked = within(await question());
    expect(asked.getByText('Safari on iPhone will have to log in again.')).toBeDefined();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsOf('endMemberSession')).toEqual([]);
  });

  test('confirmed, ends just that session and removes it from the list', async () => {
    const { user, requestsOf, renewed } = show();
    await user.click(await screen.findByRole('button', { name: 'Log out: Safari on iPhone' }));
    await user.click(within(await question()).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(requestsOf('endMemberSession')).toEqual([{ id: 's1' }]);
    expect(rowsOf("Where you're logged in")).toHaveLength(2);
    expect(screen.getByText('Device logged out')).toBeDefined();
    expect(renewed()).toEqual(['member activeSessions']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('is sent once and cannot be undone while in progress', async () => {
    const { user, requestsOf } = show(operator({ endMemberSession: () => new Promise(() => {}) }));
    await user.click(await screen.findByRole('button', { name: 'Log out: Safari on iPhone' }));
    const asked = within(await question());
    await user.dblClick(asked.getByRole('button', { name: 'Log out' }));
    await user.keyboard('{Escape}');
    expect(asked.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    expect(requestsOf('endMemberSession')).toEqual([{ id: 's1' }]);
    // Stays until the operator confirms.
    expect(screen.getByText('Safari on iPhone')).toBeDefined();
  });

  test('[NET-05] refused, says why and keeps the session on the list', async () => {
    const { user } = show(operator({ endMemberSession: failing('endMemberSession') }));
    await user.click(await screen.findByRole('button', { name: 'Log out: Safari on iPhone' }));
    await user.click(within(await question()).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Slow Connection')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Safari on iPhone')).toBeDefined();
  });
});
