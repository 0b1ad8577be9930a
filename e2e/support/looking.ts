import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const themes = ['dark', 'light'] as const;

/**
 * Nothing is half-transparent while axe looks, nothing moves. What goes on without end stands as it began: a title of
 * the ticker, which is clipped beside its pause button, would count as lying on it while it passes.
 */
async function settle(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations !== Infinity) continue;
      animation.pause();
      animation.currentTime = 0;
    }
  });
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === 'running' && effect?.getTiming().iterations !== Infinity,
            ).length,
      ),
    )
    .toBe(0);
}

/** A theme is no more than this attribute: what is open stays as it is. */
const showTheme = (page: Page, theme: string | null) =>
  page.evaluate((chosen) => {
    if (chosen === null) document.documentElement.removeAttribute('data-theme');
    else document.documentElement.dataset.theme = chosen;
  }, theme);

/** Script that does nothing: in the page there is an axe already. */
const axeIsThere = ';';

/** WCAG 2.2 AA, as far as axe sees it, in both themes; from right to left in the one that shows, as the colours are the same. */
export async function expectAccessible(page: Page) {
  test.info().annotations.push({ type: 'axe', description: new URL(page.url()).pathname });
  const root = page.locator('html');
  const opened = await root.getAttribute('data-theme');
  const isMirrored = (await root.getAttribute('dir')) === 'rtl';
  const seen = isMirrored ? themes.filter((theme) => theme === opened) : themes;
  // Without frames there is nothing to join, for which axe would open a page of its own.
  const hasNoFrames = (await page.locator('iframe').count()) === 0;
  for (const theme of seen) {
    await test.step(theme, async () => {
      await showTheme(page, theme);
      await settle(page);
      // Half a megabyte, which the builder would hand over and run twice for each analysis.
      const hasAxe = hasNoFrames && (await page.evaluate(() => 'axe' in window));
      const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: axeIsThere }) })
        // Else it works out a selector for all that it finds in order.
        .options({ resultTypes: ['violations'] })
        .setLegacyMode(hasNoFrames);
      const { violations } = await (
        theme === (opened ?? 'dark') ? axe.withTags(rules) : axe.withRules(colourRules)
      ).analyze();
      const found = violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
      }));
      expect(found).toEqual([]);
    });
  }
  await showTheme(page, opened);
}

/** WCAG 1.4.10: what fits 390 px fits 320 px as well, without a way to scroll sideways. */
async function expectReflow(page: Page) {
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: usual.height });
  await expect
    .poll(() => page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]))
    .toEqual([320, 320]);
  await page.setViewportSize(usual);
}

/** WCAG 1.4.4: with text of twice the size nothing is cut off, and nothing scrolls sideways. */
async function expectLargeText(page: Page) {
  const cut = await page.evaluate(() => {
    const root = document.documentElement;
    const sizes = ['12', '13', '14', '16', '20', '28'].map((size) => `--text-${size}`);
    for (const size of sizes) {
      const usual = getComputedStyle(root).getPropertyValue(size);
      root.style.setProperty(
        size,
        usual.replaceAll(/(\d+)px/g, (_, pixels) => `${Number(pixels) * 2}px`),
      );
    }
    const hides = ({ overflowX, textOverflow }: CSSStyleDeclaration) =>
      overflowX !== 'visible' && textOverflow !== 'ellipsis';
    const texts = document.querySelectorAll('main :is(button, a, label, legend, p, h1):not(:has(img))');
    const isCut = (text: Element) =>
      text.clientWidth > 1 && text.scrollWidth > text.clientWidth + 1 && hides(getComputedStyle(text));
    const found = [...texts].filter(isCut).map((text) => text.textContent);
    const sideways = root.scrollWidth - window.innerWidth;
    for (const size of sizes) root.style.removeProperty(size);
    return { found, sideways };
  });
  expect(cut).toEqual({ found: [], sideways: 0 });
}

/** All that is asked of a screen in one of its states. */
export async function look(page: Page) {
  await expectAccessible(page);
  await expectReflow(page);
  await expectLargeText(page);
}
