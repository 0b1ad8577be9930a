import { asPlayer } from '#e2e/support/faults.ts';
import { moveTo } from '#e2e/support/journey.ts';
import { openSession } from '#e2e/support/operatorCalls.ts';
import { expect, test } from '#e2e/support/test.ts';
import { routeTable } from '#src/routes/routeTable.ts';

const parameters: Readonly<Record<string, string>> = {
  ':mui': 'mobile',
  ':playType': 'Entertainment',
  ':gameId': 'SWL-005',
};
/** These lead a player elsewhere: a question covers the page, or another site opens. */
const elsewhere = ['login', 'registration', 'forgotPassword', 'trial', 'lotteryFrame', 'onlineChat'];
const addressOf = (path: string) => path.replaceAll(/:\w+/g, (name) => parameters[name] ?? name);

test(
  '[PROT-04] [PROT-14] from every page at most two taps lead to self-exclusion, which then takes one and the password',
  { tag: '@full' },
  async ({ page, operator: { url } }) => {
    // An agent: the pages of members and of agents are open.
    await asPlayer(page, await openSession(url, 'jose'));
    await page.goto('/m/home');
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    const rows = routeTable.filter(({ id }) => !elsewhere.includes(id));
    for (const { id, paths, bottomMenu } of rows) {
      await test.step(id, async () => {
        await moveTo(page, addressOf(paths[0]));
        await expect(page.getByRole('main')).toContainText(/\S/);
        const way = page.getByRole('link', { name: 'Take a break or exclude yourself' });
        if (bottomMenu) await menu.getByRole('link', { name: 'Account', exact: true }).click();
        await way.click();
        await expect(page).toHaveURL('/m/limits?page=break');
      });
    }
    await page.getByRole('main').getByRole('button', { name: '6 months' }).click();
    await expect(page.getByRole('form').getByLabel('Your password')).toBeVisible();
  },
);
