import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { shell as tagalog } from '#locales/ty/shell.ts';
import { passwordOwners } from '#tests/passwordOwners.ts';
import { member, noAnswer, renderScreen } from '#tests/screens/renderScreen.tsx';
import { firstOf } from '@araw/testing/shortRun';
import { SettingsScreen } from './SettingsScreen.tsx';

function show(type = 0) {
  const session = { ...member, type };
  const shown = renderScreen(<SettingsScreen />, {
    path: '/m/set',
    answers: { consents: noAnswer },
    session,
  });
  return { ...shown, user: userEvent.setup() };
}

describe('[MEM-07] the settings', () => {
  test('link to the password change', async () => {
    const { user, router } = show();
    await user.click(screen.getByRole('link', { name: 'Change password' }));
    expect(router.state.location.pathname).toBe('/m/changePsw');
  });

  test.each(firstOf(passwordOwners, 2))(
    '[PASS-01] [PERM-02] offer type %i a password change: %s',
    (type, offered) => {
      show(type);
      expect(screen.queryByRole('link', { name: 'Change password' }) !== null).toBe(offered);
      expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
    },
  );

  test('[PROT-12] lead a real account to the page of offers, and a trial player not', async () => {
    const { user, router } = show();
    await user.click(screen.getByRole('link', { name: 'Offers and news' }));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/m/limits?page=consent');
    cleanup();
    show(4);
    expect(screen.queryByRole('link', { name: 'Offers and news' })).toBe(null);
  });

  test('[LOGOUT-01] log out after a question', async () => {
    const { user, app } = show();
    expect(screen.getByText('Logged in as maria')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(app().children.logout?.getSnapshot().value).toBe('confirming');
    expect(app().children.session?.getSnapshot().matches('signedIn')).toBe(true);
  });

  test('[BOOT-11] switch the theme immediately and store it', async () => {
    const { user, storage } = show();
    const theme = screen.getByRole('switch', { name: 'Dark theme' });
    expect(theme.ariaChecked).toBe('true');
    await user.click(theme);
    expect([theme.ariaChecked, document.documentElement.dataset['theme'], storage.read('theme')]).toEqual([
      'false',
      'light',
      'light',
    ]);
  });

  test('[LANG-02] link to all languages', async () => {
    const { user, router } = show();
    await user.click(screen.getByRole('link', { name: 'All languages' }));
    expect(router.state.location.pathname).toBe('/m/languages');
  });

  test('[LANG-01] switch the language immediately and store it', async () => {
    const { user, storage } = show();
    const switcher = screen.getByRole('group', { name: 'Language' });
    await user.click(within(switcher).getByRole('button', { name: 'TAGALOG' }));
    expect(await screen.findByRole('link', { name: tagalog.title.changePassword })).toBeDefined();
    expect([storage.read('language'), document.documentElement.lang]).toEqual(['TY', 'fil']);
  });
});
