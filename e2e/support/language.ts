import type { Page } from '@playwright/test';
import { type LanguageCode, languages } from '@araw/contract/calls/languages';
import { expect } from './test.ts';

/** Switches an open page to a language, as another tab of the player would, and waits for its texts and fonts. */
export async function switchLanguage(page: Page, code: LanguageCode) {
  await page.evaluate((chosen) => {
    localStorage.setItem('language', chosen);
    window.dispatchEvent(new Event('focus'));
  }, code);
  await expect(page.locator('html')).toHaveAttribute('lang', languages[code].htmlLang);
  await page.evaluate(async () => {
    await new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await document.fonts.ready;
  });
}
