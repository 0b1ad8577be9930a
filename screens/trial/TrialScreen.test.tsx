import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { shell as tagalog } from '#locales/ty/shell.ts';
import { CallError } from '#services/client/callError.ts';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { ConsolidatedSettings } from '@araw/contract/calls/system';
import { useSession } from '#src/app/appActor.ts';
import { siteSettings } from '#tests/siteSettings.ts';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { TrialScreen } from './TrialScreen.tsx';

const site = { ...siteSettings, minimumAge: 18 };
const account = { token: 'token-1', userName: 'trial1', customerType: 4 };

type Setting = Parameters<typeof renderScreen>[1];

/** Called for every session. */
const started = vi.fn<(session: SessionInfo | null) => void>();
function Watched() {
  const session = useSession();
  useEffect(() => started(session), [session]);
  return <TrialScreen />;
}

function show(answers: Setting['answers'] = {}, more: Partial<Setting> = {}) {
  const user = userEvent.setup({ delay: null });
  const shown = renderScreen(<Watched />, {
    path: '/m/trail',
    answers: { consolidatedSettings: () => site, ...answers },
    ...more,
  });
  return { user, ...shown };
}

const age = () =>
  screen.findByLabelText<HTMLInputElement>("I'm 18 years old and agree to the User agreement");
const start = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Start playing|Preparing your trial/ });

describe('a trial', () => {
  test('[TRIAL-01] [TRIAL-02] starts a session of the trial merchant and goes home', async () => {
    const { user, requestsOf, router } = show({ createTrial: () => account });
    await user.click(await age());
    await user.click(start());
    await screen.findByText('another page');
    expect(requestsOf('createTrial')).toEqual([{ ageConfirmed: true }]);
    expect(router.state.location.pathname).toBe('/m/home');
    expect(started).toHaveBeenLastCalledWith({
      token: 'token-1',
      merchantCode: 'ARAWTRIAL',
      userName: 'trial1',
      type: 4,
      firstTimeLogin: false,
    });
  });

  test('[TRIAL-04] waits for the age, which the player must confirm', async () => {
    const { user, requestsOf } = show({ createTrial: () => account });
    expect([(await age()).checked, start().disabled]).toEqual([false, true]);
    (await age()).focus();
    await user.keyboard('{Enter}');
    expect(requestsOf('createTrial')).toEqual([]);
    await user.click(await age());
    expect(start().disabled).toBe(false);
    await user.click(await age());
    expect(start().disabled).toBe(true);
  });

  test('[TRIAL-01] a double tap creates one', async () => {
    const { user, requestsOf } = show({ createTrial: noAnswer });
    await user.click(await age());
    await user.dblClick(start());
    await waitFor(() => expect(requestsOf('createTrial')).toHaveLength(1));
    expect([start().disabled, (await age()).disabled]).toEqual([true, true]);
  });

  test.each([
    [
      'refused',
      { kind: 'refused', code: 'tooManyRequests', status: 429 },
      'Too many tries. Please wait a moment.',
    ],
    ['late', { kind: 'timeout' }, 'Slow Connection'],
    [
      'unreadable',
      { kind: 'notJson' },
      "That reply didn't come from us. Your network may want you to log in to it first.",
    ],
  ] as const)('[NET-05] that is %s says why and can be retried', async (_what, failure, text) => {
    const { user, requestsOf } = show({
      createTrial: () => Promise.reject(new CallError({ call: 'createTrial', ...failure })),
    });
    await user.click(await age());
    await user.click(start());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    await user.click(start());
    await waitFor(() => expect(requestsOf('createTrial')).toHaveLength(2));
  });

  test('[TRIAL-01] a player who is already playing goes home', async () => {
    const { router, requestsOf } = show({ createTrial: () => account }, { session: member });
    await screen.findByText('another page');
    expect([router.state.location.pathname, requestsOf('createTrial')]).toEqual(['/m/home', []]);
  });

  test('[TRIAL-04] leads on to a real account', async () => {
    const { user, router } = show();
    await age();
    await user.click(screen.getByRole('button', { name: 'Sign up instead' }));
    await screen.findByText('another page');
    expect(router.state.location.pathname).toBe('/m/register');
  });
});

describe('the age', () => {
  test('[TRIAL-04] [REG-15] cannot be confirmed before the merchant has named it', async () => {
    let answer = (_site: ConsolidatedSettings) => {};
    const settings = new Promise<ConsolidatedSettings>((resolve) => (answer = resolve));
    const { requestsOf } = show({ consolidatedSettings: () => settings });
    await waitFor(() => expect(requestsOf('consolidatedSettings')).toHaveLength(1));
    expect([screen.queryByRole('checkbox'), screen.queryByText(/\d+ years|\d+ and older/)]).toEqual([
      null,
      null,
    ]);
    answer(site);
    expect((await age()).checked).toBe(false);
  });

  test('[TRIAL-04] that fails to load is reported, with a retry', async () => {
    let asked = 0;
    const { user } = show({
      consolidatedSettings: () => {
        asked += 1;
        if (asked === 1) throw new CallError({ call: 'consolidatedSettings', kind: 'timeout' });
        return site;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await age()).checked).toBe(false);
  });
});

test('[LANG-01] the language changes here, and the age stays confirmed', async () => {
  const { user, storage } = show();
  await user.click(await age());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'TY');
  await screen.findByRole('form', { name: tagalog.title.trial });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect([storage.read('language'), document.documentElement.lang]).toEqual(['TY', 'fil']);
});
