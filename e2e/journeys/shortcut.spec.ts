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

/** The controls that the shortcut lies on: those that show in its rectangle once it is taken away. */
const coveredControls = (page: Page) =>
  shortcut(page).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const parts = [element, ...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
    const edges = {
      left: Math.min(left, ...parts.map((part) => part.left)),
      top: Math.min(top, ...parts.map((part) => part.top)),
      right: Math.max(right, ...parts.map((part) => part.right)),
      bottom: Math.max(bottom, ...parts.map((part) => part.bottom)),
    };
    element.style.display = 'none';
    const found = new Set<string>();
    for (let x = edges.left + 1; x < edges.right; x += 4) {
      for (let y = edges.top + 1; y < edges.bottom; y += 4) {
        const control = document
          .elementFromPoint(x, y)
          ?.closest(
            'a, button, input, select, textarea, label, summary, iframe, video, [role=button], [role=tab]',
          );
        if (control) found.add(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
      }
    }
    element.style.display = '';
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
      for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
        await page.evaluate((down) => {
          window.scrollTo(0, down * (document.documentElement.scrollHeight - window.innerHeight));
        }, share);
        expect(await coveredControls(page), `${path} at ${width} px, scrolled by ${share}`).toEqual([]);
      }
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
