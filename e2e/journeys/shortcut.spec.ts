import type { Page } from '@playwright/test';
import { type RouteRow, routeTable } from '#src/routeTable.ts';
import { asPlayer, onCall } from '../support/faults.ts';
import { openSession } from '../support/operatorCalls.ts';
import { expect, test } from '../support/test.ts';

const shortcut = (page: Page) => page.getByRole('complementary', { name: 'Messages and service' });

/** Where the shortcut stands; a lottery's page is covered by its game. */
const routes: readonly RouteRow[] = routeTable.filter(
  ({ id, bottomMenu }) => bottomMenu && id !== 'lotteryFrame',
);

/**
 * The controls that the shortcut lies on, from the page's top to its end: those that show in its rectangle once it is
 * taken away. The points looked at are nearer to each other than the smallest control is wide.
 */
const coveredControls = (page: Page) =>
  shortcut(page).evaluate((element) => {
    const rectangles = [element, ...element.querySelectorAll('*')].map((part) =>
      part.getBoundingClientRect(),
    );
    const left = Math.min(...rectangles.map((part) => part.left));
    const top = Math.min(...rectangles.map((part) => part.top));
    const right = Math.max(...rectangles.map((part) => part.right));
    const bottom = Math.max(...rectangles.map((part) => part.bottom));
    const apart = 8;
    const found = new Set<string>();
    element.style.display = 'none';
    for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      window.scrollTo(0, share * (document.documentElement.scrollHeight - window.innerHeight));
      for (let x = left + 1; x < right; x += apart) {
        for (let y = top + 1; y < bottom; y += apart) {
          const control = document
            .elementFromPoint(x, y)
            ?.closest(
              'a, button, input, select, textarea, label, summary, iframe, video, [role=button], [role=tab]',
            );
          if (control)
            found.add(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
        }
      }
    }
    element.style.display = '';
    window.scrollTo(0, 0);
    return [...found];
  });

/** Some of the routes as one kind of player sees them. */
async function expectFree(page: Page, shown: readonly RouteRow[]) {
  for (const {
    paths: [path],
  } of shown) {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto(path);
    await expect(shortcut(page)).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await coveredControls(page), `${path} at ${width} px`).toEqual([]);
    }
  }
}

/** Home has prompts for an agent, the others lead who is signed in elsewhere. */
const forVisitors = ['home', 'login', 'registration', 'forgotPassword', 'trial'];
const forAgents = routes.filter(({ id }) => !forVisitors.includes(id));

test('[SHELL-11] the shortcut covers no control of a visitor, however far the page is scrolled', async ({
  page,
}) => {
  await expectFree(
    page,
    routes.filter(({ id }) => forVisitors.includes(id)),
  );
});

const share = 4;
for (let part = 0; part < share; part += 1) {
  test(`[SHELL-11] the shortcut covers no control, however far a page is scrolled, part ${part + 1}`, async ({
    page,
    operator,
  }) => {
    await asPlayer(page, await openSession(operator.url, 'jose'));
    // A chat that opens has a page of its own.
    await onCall(page, 'launchChat', (route) => route.abort());
    await expectFree(
      page,
      forAgents.filter((_, place) => place % share === part),
    );
  });
}
