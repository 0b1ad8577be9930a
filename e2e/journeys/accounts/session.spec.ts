import type { Page } from '@playwright/test';
import { hearNotices } from '#e2e/support/accounts.ts';
import { enterAs, moveTo, signInAs, submitLogin } from '#e2e/support/journey.ts';
import { moveClock } from '#e2e/support/sandbox.ts';
import { expect, test } from '#e2e/support/test.ts';

const ended = 'The account has been logged out, please log in again';

test(
  '[LOGIN-06] [NET-05] a locked account is reported, and only with the right password',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/login');
    const alert = page.getByRole('form', { name: 'Log in' }).getByRole('alert');
    await submitLogin(page, 'liza', 'wrong password');
    await expect(alert).toContainText('Wrong username or password.');
    const answered = page.waitForResponse('**/wps/session/login');
    await submitLogin(page, 'liza');
    expect((await answered).status()).toBe(423);
    await expect(alert).toContainText(
      'This account is locked for now. Please try again later or contact customer service.',
    );
    await expect(page).toHaveURL('/m/login');
  },
);

test('[PERM-03] an agent can open the agent pages', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'jose');
  for (const [path, title] of [
    ['/m/agent/home', 'Agent home'],
    ['/m/agent/team/overview', 'Team overview'],
    ['/m/agentRegister', 'Open an account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

for (const [name, text] of [
  ['maria', 'Non-agents cannot log in'],
  ['tina', 'Non-member account unable to login'],
] as const) {
  test(
    `[PERM-03] [TEAM-03] [TEAM-06] [TEAM-07] [TEAM-08] [TEAM-09] ${name} is not an agent: the agent pages say so and lead home`,
    { tag: '@full' },
    async ({ page }) => {
      await enterAs(page, name);
      const heard = await hearNotices(page);
      for (const path of [
        '/m/agent/home',
        '/m/agent',
        '/m/member/team',
        '/m/agentRegister',
        '/m/member/agent/agentRebeat',
        '/m/member/agent/agentDivident',
        '/m/redRain',
        '/m/redRain?page=transfer&account=jose',
      ]) {
        await moveTo(page, path);
        await expect.poll(() => heard.splice(0), { message: path }).toEqual([text]);
        await expect(page, path).toHaveURL('/m/home');
      }
    },
  );
}

/** Waits for the page's own reads, which would otherwise discover the ended session first. */
const hasRead = (page: Page) => page.waitForLoadState('networkidle');

test.describe('a session that has since ended', () => {
  test.afterEach(async ({ page }) => moveClock(page, 'Back to real time'));

  test('[SES-04] [FAULT-29] [FAULT-30] twenty refused calls lead to the login once, with the reason, and back', async ({
    page,
  }) => {
    await signInAs(page, 'maria');
    // Tall enough for twenty games.
    await page.setViewportSize({ width: 390, height: 3000 });
    await page.goto('/m/gameList?gameType=RNG');
    await expect(page.getByRole('article').nth(19)).toBeVisible();
    await hasRead(page);
    const heard = await hearNotices(page);
    await moveClock(page, '+1 day');

    const held: (() => void)[] = [];
    await page.route('**/MCSFE_addFavoriteGameV2*', async (route) => {
      await new Promise<void>((resolve) => {
        held.push(resolve);
        if (held.length === 20) for (const release of held) release();
      });
      await route.continue();
    });
    const refused: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('MCSFE_addFavoriteGameV2')) refused.push(answer.status());
    });
    const logins: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame.url().endsWith('/m/login')) logins.push(frame.url());
    });

    await page
      .getByRole('button', { name: /^Add .+ to favourites$/ })
      .evaluateAll((hearts) => hearts.slice(0, 20).forEach((heart) => (heart as HTMLElement).click()));
    await expect(page).toHaveURL('/m/login');
    await expect.poll(() => heard).toEqual(['Please wait', ended]);
    await expect.poll(() => refused).toEqual(Array.from({ length: 20 }, () => 401));
    expect(logins).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();

    await submitLogin(page, 'maria');
    await expect(page).toHaveURL('/m/gameList?gameType=RNG');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(logins).toHaveLength(1);
  });

  test(
    '[SES-04] a launch notices, closes its frame and leads to the login',
    { tag: '@full' },
    async ({ page }) => {
      await enterAs(page, 'maria');
      await hasRead(page);
      const heard = await hearNotices(page);
      await moveClock(page, '+1 day');
      await page.getByRole('button', { name: 'Play Manila Gold Rush' }).first().click();
      await expect(page).toHaveURL('/m/login');
      await expect.poll(() => heard).toEqual([ended]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    },
  );

  test(
    '[SES-04] the menu notices when it opens, closes with its page and leads to the login',
    { tag: '@full' },
    async ({ page }) => {
      await enterAs(page, 'maria');
      await hasRead(page);
      const heard = await hearNotices(page);
      await moveClock(page, '+1 day');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page).toHaveURL('/m/login');
      await expect.poll(() => heard).toEqual([ended]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test('[LOGOUT-03] logging out of it still ends at home, silently', { tag: '@full' }, async ({ page }) => {
    await enterAs(page, 'maria');
    await hasRead(page);
    const heard = await hearNotices(page);
    // A read of the menu that reached the operator after its clock has moved would end the session first.
    const menuReads = Promise.all(
      ['**/wallets/gcs*', '**/member/info', '**/member/info/icon*'].map((read) => page.waitForResponse(read)),
    );
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menuReads;
    await moveClock(page, '+1 day');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL('/m/home');
    expect(heard).toEqual(['Please wait']);
  });
});

for (const [name, ends] of [
  ['maria', { '/m/login': '/m/home', '/m/set': '/m/set', '/m/voucherCenter': '/m/voucherCenter' }],
  ['jose', { '/m/changePsw': '/m/changePsw', '/m/agent/home': '/m/agent/home' }],
] as const) {
  test(
    `[SES-05] an automatic login of ${name} stays on the same page, and goes home from the login page`,
    { tag: '@full' },
    async ({ page, context }) => {
      await page.goto('/m/login');
      await page.getByRole('checkbox', { name: 'Remember password' }).check();
      await page.getByRole('checkbox', { name: 'Log me in automatically on this device' }).check();
      await submitLogin(page, name);
      await expect(page).toHaveURL('/m/home');
      // The app seals and stores the login after logging in, without waiting for it.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('REMEMBERED_LOGIN_username')))
        .toContain('sealed');
      await page.close();

      for (const [path, end] of Object.entries(ends)) {
        // A new tab has its own session storage.
        const later = await context.newPage();
        const loggedIn = later.waitForResponse('**/wps/session/login');
        await later.goto(path);
        expect((await loggedIn).status(), path).toBe(200);
        await expect(later, path).toHaveURL(end);
        await expect(later.getByRole('form', { name: 'Log in' })).toHaveCount(0);
        await later.close();
      }
    },
  );
}
