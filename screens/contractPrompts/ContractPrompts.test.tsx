import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { member, renderScreen } from '#tests/screens/renderScreen.tsx';
// Preloaded: lazy loading can take too long on a busy machine.
import './ContractAlert.tsx';
import { ContractPrompts } from './ContractPrompts.tsx';

const daily = { name: 'Daily salary contract', path: '/m/member/agent/getSalaryContract' };
const dividend = { name: 'Dividend contract', path: '/m/member/agent/getDevidendContract' };
const hourly = { name: 'Hourly salary contract', path: '/m/member/agent/getHourContract' };
const allFlags = { dailysalreqtype: '7', divtypecompperiodreq: '8', contracthoursalreq: '9' };

let logins = 0;
/** A new session, as after a login. */
const freshAgent = () => ({ ...member, userName: 'ramon', type: 1, token: `agent-${(logins += 1)}` });

beforeEach(() => window.history.replaceState(null, ''));

/** Opens home without any other prompt. */
function visit(session = freshAgent(), flags = allFlags) {
  const shown = renderScreen(<ContractPrompts />, {
    path: '/m/home',
    session,
    whitelabel: { AGENTPOLICY3: true },
    answers: { memberFunds: () => flags },
  });
  const stage = (type: 'stage.freed' | 'stage.taken') =>
    act(() => shown.app().children.promptQueue?.send({ type }));
  stage('stage.freed');
  return { ...shown, stage, user: userEvent.setup() };
}

const alert = async ({ name }: { name: string }) => within(await screen.findByRole('alertdialog', { name }));
/** Taps a button as soon as the alert accepts taps. */
async function tap(user: ReturnType<typeof userEvent.setup>, of: { name: string }, name: string) {
  const button = (await alert(of)).getByRole('button', { name });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
}
const expectNone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('[AGENT-05] contract alerts', () => {
  test('come one at a time; opening one leaves the rest for the next visit, and answered ones never return', async () => {
    const flags = { ...allFlags };
    const { user, router, stage, queryClient } = visit(freshAgent(), flags);
    const home = async () => {
      await act(() => router.navigate('/m/home'));
      stage('stage.freed');
    };
    await tap(user, daily, 'Later');
    await tap(user, dividend, 'View contract');
    await waitFor(() => expect(router.state.location.pathname).toBe(dividend.path));
    await expectNone();

    await home();
    await tap(user, hourly, 'Later');
    await expectNone();

    // A newly offered contract shows; the answered ones don't.
    flags.dailysalreqtype = '10';
    await act(() => router.navigate('/m/elsewhere'));
    await home();
    await tap(user, daily, 'View contract');
    await waitFor(() => expect(router.state.location.pathname).toBe(daily.path));
    expect(queryClient.getQueryCache().findAll({ queryKey: ['member', 'contractAlerts'] })).toHaveLength(1);
  });

  test('are answered in this app alone: the next login and another app start over', async () => {
    const session = freshAgent();
    const one = visit(session);
    await tap(one.user, daily, 'Later');
    one.unmount();
    const other = visit(session);
    await alert(daily);
    other.unmount();
    visit();
    expect(await alert(daily)).toBeDefined();
  });

  test('a double tap on Later postpones only one alert; going back postpones the next immediately', async () => {
    const { user } = visit();
    // Synchronous, so that no time passes between the taps.
    fireEvent.click((await alert(daily)).getByRole('button', { name: 'Later' }));
    const next = within(screen.getByRole('alertdialog', dividend));
    fireEvent.click(next.getByRole('button', { name: 'Later' }));
    fireEvent.click(next.getByRole('button', { name: 'View contract' }));
    expect(await alert(dividend)).toBeDefined();
    await user.keyboard('{Escape}');
    expect(await alert(hourly)).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Later' }).hasAttribute('disabled')).toBe(false),
    );
    await tap(user, hourly, 'Later');
    await expectNone();
  });

  test('wait while something else is in front of the player, and return afterwards', async () => {
    const { stage } = visit();
    expect(await alert(daily)).toBeDefined();
    stage('stage.taken');
    await expectNone();
    stage('stage.freed');
    expect(await alert(daily)).toBeDefined();
  });

  test.each([0, 4, 40, 41, 42])('[PERM-04] type %i is never prompted', (type) => {
    const { asked } = visit({ ...freshAgent(), type });
    expect(asked).toEqual([]);
  });
});
