import { asPlayer } from '#e2e/support/faults.ts';
import { moveTo } from '#e2e/support/journey.ts';
import { openSession } from '#e2e/support/operatorCalls.ts';
import { expect, test } from '#e2e/support/test.ts';
import { tour } from '#e2e/support/tour.ts';

test(
  '[PROT-04] [PROT-14] from every page at most two taps lead to self-exclusion, which then takes one and the password',
  { tag: '@full' },
  async ({ page, operator: { url } }) => {
    // An agent: the pages of members and of agents are open.
    await asPlayer(page, await openSession(url, 'jose'));
    await page.goto('/m/home');
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    for (const { id, address, bottomMenu } of tour) {
      await test.step(id, async () => {
        await moveTo(page, address);
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
