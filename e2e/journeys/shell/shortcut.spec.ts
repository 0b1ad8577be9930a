import { expectShortcutFree, routesWithShortcut } from '#e2e/support/shortcut.ts';
import { test } from '#e2e/support/test.ts';

// shell.spec.ts covers the agent's routes.
test(
  '[SHELL-11] the shortcut covers none of a visitor’s controls, however far the page is scrolled',
  { tag: '@full' },
  async ({ page }) => {
    for (const { paths } of routesWithShortcut.visitor) {
      await page.goto(paths[0]);
      await expectShortcutFree(page);
    }
  },
);
