import { devices, type Locator, type Page } from '@playwright/test';
import { asPlayer } from '#e2e/support/faults.ts';
import { expect, test } from '#e2e/support/test.ts';

const languages = ['EN', 'CN', 'TY', 'VI', 'TH', 'AR'];

/** Widths of phones, and the same at 200% zoom. */
const widths = [390, 320, 195, 160];

const header = (page: Page) => page.getByRole('banner');
const button = (page: Page) =>
  page.locator('header button[aria-label]').filter({ has: page.locator('.lucide-download') });

interface Box {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of the header's controls, the player's name and amount, and the boxes of their texts. */
const boxesIn = (shown: Locator) =>
  shown.evaluate((element) => {
    const boxOf = (name: string, { left, right, top, bottom }: DOMRect): Box => ({
      name,
      left,
      right,
      top,
      bottom,
    });
    return [...element.querySelectorAll('a, button, bdi, span:has(+ bdi)')].map((control) => {
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      const texts = document.createRange();
      texts.selectNodeContents(control);
      const named = control.hasAttribute('aria-label');
      return {
        ...boxOf(name, control.getBoundingClientRect()),
        text: named ? null : boxOf(name, texts.getBoundingClientRect()),
      };
    });
  });

const within = (inner: Box, outer: Omit<Box, 'name'>) =>
  fitsAcross(inner, outer) && inner.top >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5;

/** For texts, check only the width: fonts reserve space above and below their characters. */
const fitsAcross = (inner: Box, outer: Omit<Box, 'name'>) =>
  inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;

const meet = (one: Box, other: Box) =>
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.top < other.bottom - 0.5 &&
  other.top < one.bottom - 0.5;

/** The header's layout faults: overlapping, cut-off or off-screen parts. */
async function faultsOf(page: Page, width: number): Promise<string[]> {
  const boxes = await boxesIn(header(page));
  // Don't assume x = 0: in right-to-left layouts, overly wide content below shifts the header.
  const { x, y, width: wide, height } = (await header(page).boundingBox())!;
  expect(Math.round(wide)).toBe(width);
  const bar = { left: x, right: x + wide, top: y, bottom: y + height };
  return boxes.flatMap((box, place) => [
    ...(within(box, bar) ? [] : [`${box.name} is outside`]),
    ...(box.text === null || fitsAcross(box.text, box) ? [] : [`${box.name} is cut off`]),
    ...boxes
      .slice(place + 1)
      .filter((other) => meet(box, other))
      .map((other) => `${box.name} meets ${other.name}`),
  ]);
}

/** Doubles the size of all texts, as a player's settings may, or resets it. */
const enlargeTexts = (page: Page, large: boolean) =>
  page.evaluate((twice) => {
    for (const size of [12, 13, 14, 16, 20]) {
      const font = `700 ${2 * size}px / 1.3 var(--font)`;
      document.documentElement.style.setProperty(`--text-${size}`, twice ? font : null);
    }
  }, large);

test.use({ userAgent: devices['Pixel 7'].userAgent });

for (const who of ['a visitor', 'a member'] as const) {
  test(
    `[HOME-02] the header for ${who}: nothing overlaps, is cut off or outside, in every language and width`,
    { tag: '@full' },
    async ({ page, maria }) => {
      if (who === 'a member') await asPlayer(page, maria);
      await page.goto('/m/home');
      for (const language of languages) {
        await page.evaluate((code) => localStorage.setItem('language', code), language);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/m/home');
        await expect(button(page)).toBeVisible();
        await expect(
          header(page)
            .getByRole(who === 'a member' ? 'region' : 'link')
            .last(),
        ).toBeVisible();
        if (who === 'a member') await expect(header(page).locator('bdi')).toContainText('₱');
        await page.evaluate(() => document.fonts.ready.then(() => null));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          expect(await faultsOf(page, width), `${language} at ${width} px`).toEqual([]);
          const { width: wide, height: high } = (await button(page).boundingBox())!;
          expect([wide, high].map(Math.round)).toEqual([44, 44]);
        }
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          await enlargeTexts(page, true);
          expect(await faultsOf(page, width), `${language} at ${width} px, texts of 200 %`).toEqual([]);
          await enlargeTexts(page, false);
        }
      }
    },
  );
}
