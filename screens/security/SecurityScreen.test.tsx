import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadTexts, showLanguage } from '#locales/i18n.ts';
import { Notices } from '#src/shell/frame/Notices.tsx';
import { merchantUtcOffset } from '#services/contract/dates.ts';
import { CallError } from '#services/client/callError.ts';
import type { CallName } from '#services/contract/calls.ts';
import { passwordOwners } from '#tests/passwordOwners.ts';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '#tests/shortRun.ts';
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

/** An operator that forgets a session as it ends it. */
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
const question = () => screen.findByRole('alertdialog', { name: 'Sign out this device?' });

describe('the security centre', () => {
  test.each(firstOf(passwordOwners, 2))(
    '[PASS-01] [PERM-02] offers type %i the change of the password: %s',
    (type, offered) => {
      show(operator(), { ...member, type });
      expect(screen.queryByRole('link', { name: /^Change password/ }) !== null).toBe(offered);
      expect(section('Last logins')).toBeDefined();
    },
  );

  test('leads to the change of the password', () => {
    show();
    expect(screen.getByRole('link', { name: /^Change password/ }).getAttribute('href')).toBe('/m/changePsw');
  });

  test.each([
    [true, 'Change the payment password'],
    [false, 'Set the payment password'],
  ])('[CASH-11] leads to the payment password; that it is set: %s', async (isSet, name) => {
    show(operator({ paymentPassword: () => ({ ...digits, isSet }) }));
    const entry = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
    expect(entry.getAttribute('href')).toBe('/m/securityCenter?page=paymentPassword');
  });

  test.each(firstOf([4, 40, 41, 42, 99]))(
    '[CASH-07] [CASH-11] offers type %i no payment password',
    (type) => {
      show(operator(), { ...member, type });
      expect(screen.queryByRole('link', { name: /payment password/i })).toBe(null);
    },
  );

  test('lists the last logins with date and time, device and place', async () => {
    show();
    await screen.findByText('21/11/2026 09:07');
    expect(rowsOf('Last logins')).toEqual([
      '21/11/2026 09:07Firefox on WindowsManila, PH · 203.0.113.9',
      '02/11/2026 23:59Unknown devicePlace unknown',
    ]);
  });

  test.each(
    firstOf([
      ['EN', 'Philippines', 'Place unknown'],
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

  test('lists the active sessions, the own one first, marked and not to be signed out', async () => {
    show();
    await screen.findByText('Chrome on Android');
    expect(rowsOf('Where you are logged in')).toEqual([
      'Chrome on AndroidThis deviceCebu, PH · 203.0.113.7Last active 20/11/2026 21:05',
      'Safari on iPhoneSign outCebu, PH · 203.0.113.7Last active 20/11/2026 21:05',
      'Unknown deviceSign outPlace unknownLast active 20/11/2026 21:05',
    ]);
    const offered = screen.getAllByRole('button', { name: /^Sign out/ });
    expect(offered.map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Sign out: Safari on iPhone',
      'Sign out: Unknown device',
    ]);
  });

  test('says so when there is nothing to list', async () => {
    show(operator({ activeSessions: () => ({ list: [] }), loginHistory: () => ({ list: [] }) }));
    expect(await within(section('Where you are logged in')).findByText('No active sessions')).toBeDefined();
    expect(await within(section('Last logins')).findByText('No logins yet')).toBeDefined();
  });

  test('waits without saying anything wrong', () => {
    show({ activeSessions: noAnswer, loginHistory: noAnswer, paymentPassword: noAnswer });
    expect([screen.queryByRole('alert'), screen.queryByText('No logins yet')]).toEqual([null, null]);
  });

  test.each([
    ['activeSessions', 'Where you are logged in', 'Last logins', 'Firefox on Windows'],
    ['loginHistory', 'Last logins', 'Where you are logged in', 'Chrome on Android'],
  ] as const)('[NET-05] %s fails alone and is tried again alone', async (call, failed, other, there) => {
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
  });
});

describe('signing another device out', () => {
  test('asks first; cancelled, nothing is sent', async () => {
    const { user, requestsOf } = show();
    await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
    const asked = within(await question());
    expect(asked.getByText('Safari on iPhone will have to log in again.')).toBeDefined();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestsOf('endMemberSession')).toEqual([]);
  });

  test('confirmed, ends just that session and takes it off the list', async () => {
    const { user, requestsOf } = show();
    await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
    await user.click(within(await question()).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(requestsOf('endMemberSession')).toEqual([{ id: 's1' }]);
    expect(rowsOf('Where you are logged in')).toHaveLength(2);
    expect(screen.getByText('The device is signed out')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('sends it once and cannot be taken back while it is under way', async () => {
    const { user, requestsOf } = show(operator({ endMemberSession: () => new Promise(() => {}) }));
    await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
    const asked = within(await question());
    await user.dblClick(asked.getByRole('button', { name: 'Sign out' }));
    await user.keyboard('{Escape}');
    expect(asked.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    expect(requestsOf('endMemberSession')).toEqual([{ id: 's1' }]);
    // Not gone before the operator has said so.
    expect(screen.getByText('Safari on iPhone')).toBeDefined();
  });

  test('[NET-05] refused, says why and keeps the session on the list', async () => {
    const { user } = show(operator({ endMemberSession: failing('endMemberSession') }));
    await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
    await user.click(within(await question()).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Slow Connection')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Safari on iPhone')).toBeDefined();
  });
});
