import { hearNotices } from '#e2e/support/accounts.ts';
import { submitLogin } from '#e2e/support/journey.ts';
import { expect, test } from '#e2e/support/test.ts';

test('[PERM-01] [DEV-01] a visitor looks around: home, list, drawer', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Balance' })).toHaveCount(0);
  await page.getByRole('link', { name: 'More: Games' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Game categories' }).selectOption('RNG');
  await page.getByRole('button', { name: 'Filter' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter games' });
  await drawer.getByText('Palaro Play').click();
  await drawer.getByRole('button', { name: 'Submit' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Clear filter Palaro Play' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Palaro Play' }).first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasNotText: 'Palaro Play' })).toHaveCount(0);
});

const taps = [
  {
    what: 'a game',
    tap: { role: 'button', name: 'Play Manila Gold Rush' },
    wanted: '/m/home',
    opens: 'Manila Gold Rush',
  },
  { what: 'a heart', tap: { role: 'button', name: 'Add Manila Gold Rush to favourites' }, wanted: '/m/home' },
] as const;

for (const { what, tap, wanted, ...more } of taps) {
  test(
    `[PERM-01] [PERM-05] [FAULT-29] ${what} asks a visitor to log in, then leads to ${wanted}`,
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/m/home');
      const { role, ...name } = tap;
      await page
        .getByRole(role, { exact: true, ...name })
        .first()
        .click();
      await expect(page).toHaveURL('/m/login');
      await submitLogin(page, 'maria');
      await expect(page).toHaveURL(wanted);
      // The game covers the page that opens after the login.
      if ('opens' in more) await expect(page.getByRole('dialog', { name: more.opens })).toBeVisible();
      else await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );
}

test(
  '[PERM-01] [MEM-07] [FAULT-29] player pages ask a visitor to log in, and the last one requested opens afterwards',
  { tag: '@full' },
  async ({ page }) => {
    for (const path of [
      '/m/myAccount/index',
      '/m/set',
      '/m/webEmail',
      '/m/onlineChat',
      '/m/securityCenter',
      '/m/gameRecord?day=1',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/m/login');
    }
    await submitLogin(page, 'maria');
    await expect(page).toHaveURL('/m/gameRecord?day=1');
  },
);

test(
  '[PERM-01] [PASS-01] [PERM-03] changing the password and the agent home lead a visitor home',
  { tag: '@full' },
  async ({ page }) => {
    for (const path of ['/m/changePsw', '/m/agent/home']) {
      await page.goto(path);
      await expect(page).toHaveURL('/m/home');
      await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
    }
  },
);

test(
  '[PERM-05] recent games and favourites say that a login is required, and the list stays',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/gameList');
    await expect(page.getByRole('article').first()).toBeVisible();
    const heard = await hearNotices(page);
    for (const name of ['Recent', 'My collection']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => heard.splice(0)).toEqual(['Login required']);
      await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page).toHaveURL('/m/gameList');
    }
    await page.goto('/m/gameList?type=fav');
    await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test(
  '[PERM-05] a heart in the filtered list returns to that list after login',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/gameList?gameType=FISH');
    await page
      .getByRole('button', { name: /^Add .+ to favourites$/ })
      .first()
      .click();
    await expect(page).toHaveURL('/m/login');
    await submitLogin(page, 'maria');
    await expect(page).toHaveURL('/m/gameList?gameType=FISH');
    await expect(page.getByRole('heading', { level: 1, name: 'Fishing' })).toBeVisible();
  },
);
