import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The only rules that another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Waits until nothing moves or fades, so that axe doesn't see half-transparent elements. Freezes endless animations
 * at their start: a ticker title passing its pause button would count as overlapping it, although it is clipped.
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
    // `allSettled`: cancelled animations reject.
    for (let left = running(); left.length > 0; left = running()) {
      await Promise.allSettled(left.map(({ finished }) => finished));
    }
  });

/** An empty script for a page that already has axe. */
const axeIsThere = ';';

async function expectNothingFound(page: Page, chosen: (axe: AxeBuilder) => AxeBuilder) {
  test.info().annotations.push({ type: 'axe', description: new URL(page.url()).pathname });
  await settle(page);
  const { frames, hasAxe } = await page.evaluate(() => ({
    frames: document.querySelectorAll('iframe').length,
    hasAxe: 'axe' in window,
  }));
  // Axe opens an extra page to merge the results of frames, so use legacy mode when there are none.
  const hasNoFrames = frames === 0;
  // Otherwise the builder sends and runs half a megabyte twice per analysis.
  const axe = new AxeBuilder({ page, ...(hasNoFrames && hasAxe && { axeSource: axeIsThere }) })
    // Otherwise axe computes a selector for every element that passes.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(hasNoFrames);
  const { violations } = await chosen(axe).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
  expect(found).toEqual([]);
}

/** Checks the colour rules in a theme. Only an attribute changes, so whatever is open stays open. */
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

/** WCAG 1.4.10: at 320 px the page doesn't scroll sideways. */
async function expectReflow(page: Page) {
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: usual.height });
  await expect
    .poll(() => page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]))
    .toEqual([320, 320]);
  await page.setViewportSize(usual);
}

/** WCAG 1.4.4: at twice the text size, nothing is cut off or scrolls sideways. */
async function expectLargeText(page: Page) {
  const cut = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const hides = ({ overflowX, textOverflow }: CSSStyleDeclaration) =>
      overflowX !== 'visible' && textOverflow !== 'ellipsis';
    const texts = document.querySelectorAll('main :is(button, a, label, legend, p, h1):not(:has(img))');
    const isCut = (text: Element) =>
      text.clientWidth > 1 && text.scrollWidth > text.clientWidth + 1 && hides(getComputedStyle(text));
    const found = [...texts].filter(isCut).map((text) => text.textContent);
    const sideways = root.scrollWidth - window.innerWidth;
    root.style.fontSize = '';
    return { found, sideways };
  });
  expect(cut).toEqual({ found: [], sideways: 0 });
}

/** Runs every check on a screen's current state, language and theme: WCAG 2.2 AA as far as axe can test it. */
export async function look(page: Page) {
  await expectNothingFound(page, (axe) => axe.withTags(rules));
  await expectReflow(page);
  await expectLargeText(page);
}
