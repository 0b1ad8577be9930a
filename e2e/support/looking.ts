import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Nothing is half-transparent while axe looks, nothing moves. What goes on without end stands as it began: a title of
 * the ticker, which is clipped beside its pause button, would count as lying on it while it passes.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const isEndless = ({ effect }: Animation) => effect?.getTiming().iterations === Infinity;
    for (const animation of document.getAnimations().filter(isEndless)) {
      animation.pause();
      animation.currentTime = 0;
    }
    const running = () =>
      document.getAnimations().filter((one) => one.playState === 'running' && !isEndless(one));
    // One that is cancelled has ended as well.
    for (let left = running(); left.length > 0; left = running()) {
      await Promise.allSettled(left.map(({ finished }) => finished));
    }
  });

/** Script that does nothing: in the page there is an axe already. */
const axeIsThere = ';';

async function expectNothingFound(page: Page, chosen: (axe: AxeBuilder) => AxeBuilder) {
  test.info().annotations.push({ type: 'axe', description: new URL(page.url()).pathname });
  await settle(page);
  const { frames, hasAxe } = await page.evaluate(() => ({
    frames: document.querySelectorAll('iframe').length,
    hasAxe: 'axe' in window,
  }));
  // Without frames there is nothing to join, for which axe would open a page of its own.
  const hasNoFrames = frames === 0;
  // Half a megabyte, which the builder would hand over and run twice for each analysis.
  const axe = new AxeBuilder({ page, ...(hasNoFrames && hasAxe && { axeSource: axeIsThere }) })
    // Else it works out a selector for all that it finds in order.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(hasNoFrames);
  const { violations } = await chosen(axe).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
  expect(found).toEqual([]);
}

/** What another theme can break, in that theme; a theme is no more than this attribute: what is open stays as it is. */
export async function expectColoursIn(page: Page, theme: 'dark' | 'light') {
  const show = (chosen: string | undefined) =>
    page.evaluate((next) => {
      const { dataset } = document.documentElement;
      const before = dataset.theme;
      if (next === undefined) delete dataset.theme;
      else dataset.theme = next;
      return before;
    }, chosen);
  const before = await show(theme);
  await expectNothingFound(page, (axe) => axe.withRules(colourRules));
  await show(before);
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

/** All that is asked of a screen in one of its states, in the language and the theme that show. WCAG 2.2 AA, as far as axe sees it. */
export async function look(page: Page) {
  await expectNothingFound(page, (axe) => axe.withTags(rules));
  await expectReflow(page);
  await expectLargeText(page);
}
