import { expectShortcutFree, routesWithShortcut } from '../support/shortcut.ts';
import { test } from '../support/test.ts';

// An agent's are looked at with their routes, in shell.spec.ts.
test(
  '[SHELL-11] the shortcut covers no control of a visitor, however far the page is scrolled',
  { tag: '@full' },
  async ({ page }) => {
    for (const { paths } of routesWithShortcut.visitor) {
      await page.goto(paths[0]);
      await expectShortcutFree(page);
    }
  },
);
