import type { Page } from '@playwright/test';
import { type RouteRow, routeTable } from '#src/routes/routeTable.ts';
import { expect } from './test.ts';

const shortcut = (page: Page) => page.getByRole('complementary', { name: 'Messages and service' });

/** Without the lottery page, which its game covers. */
const routes: readonly RouteRow[] = routeTable.filter(
  ({ id, bottomMenu }) => bottomMenu && id !== 'lotteryFrame',
);
/** Home shows prompts to agents; the others redirect players who are logged in. */
const forVisitors = ['home', 'login', 'registration', 'forgotPassword', 'trial'];

/** The routes that show the shortcut, by the role to open them as. */
export const routesWithShortcut = {
  visitor: routes.filter(({ id }) => forVisitors.includes(id)),
  agent: routes.filter(({ id }) => !forVisitors.includes(id)),
};

/**
 * The controls that the shortcut covers at any scroll position: those in its rectangle once it is hidden. The sampled
 * points are closer together than the width of the smallest control.
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

/** Expects that the open page's shortcut covers no control at any scroll position, in a low window of two widths. */
export async function expectShortcutFree(page: Page) {
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 390, height: 640 });
  await expect(shortcut(page)).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await coveredControls(page), `${page.url()} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(usual);
}
