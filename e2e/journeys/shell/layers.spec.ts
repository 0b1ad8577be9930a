import type { Locator, Page } from '@playwright/test';
import { expect, hold, onCall, refuse, test } from '#e2e/support/faults.ts';
import { enterAs, gameFrame } from '#e2e/support/journey.ts';

/** What is covered is hidden from assistive technology too. */
const includeHidden = true;
const cashIn = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main', exact: true, includeHidden })
    .getByRole('link', { name: 'Cash in', includeHidden });

/** Whether an element is what lies on top at its middle and close to both its ends. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    const across = [Math.max(left, 0) + 8, (left + right) / 2, Math.min(right, window.innerWidth) - 8];
    return across.every((x) => node.contains(document.elementFromPoint(x, y)));
  });
const expectOnTop = (element: Locator, onTop = true) => expect.poll(() => isOnTop(element)).toBe(onTop);

test('[LOGOUT-01] [LOGOUT-02] the side menu covers the bottom menu, the question about logging out covers both, and a notice covers it all', async ({
  page,
}) => {
  await enterAs(page, 'carmela');
  await expectOnTop(cashIn(page));
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectOnTop(menu);

  const logOut = hold();
  await onCall(page, 'logOut', logOut.handler);
  await menu.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog');
  await expectOnTop(question);
  await expectOnTop(cashIn(page), false);

  await question.getByRole('button', { name: 'Submit' }).click();
  const wait = page.getByRole('region', { name: 'Notifications' }).getByText('Please wait');
  await expectOnTop(wait);
  await expect(question).toBeVisible();
  logOut.release(refuse(401, 'sessionEnded'));
  await expect(question).toHaveCount(0);
});

test(
  '[TILE-05] [PAGE-06] a game covers the bottom menu, and the strip about the lost connection covers the game',
  { tag: '@full' },
  async ({ page, context }) => {
    await enterAs(page, 'carmela');
    await page.getByRole('button', { name: 'Play Manila Gold Rush' }).first().click();
    const game = page.getByRole('dialog', { name: 'Manila Gold Rush' });
    await gameFrame(page, 'Manila Gold Rush');
    await expectOnTop(game);
    await expectOnTop(cashIn(page), false);
    await context.setOffline(true);
    await expectOnTop(page.getByText('No Internet.'));
  },
);
