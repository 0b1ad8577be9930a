import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Binding, see } from '@araw/flow/browser';
import { accounts as german } from '#locales/de/accounts.ts';
import { playAs } from '../opening.ts';

const offer = (page: Page) => page.getByRole('complementary', { name: german.languages.offer });
const switching = (page: Page) => offer(page).getByRole('button', { name: german.languages.switch });
const declining = (page: Page) => offer(page).getByRole('button', { name: german.languages.keep });
const noOffer = see('no offer', (page) => expect(offer(page)).toHaveCount(0));
const expectLanguage = (page: Page, tag: string) => expect(page.locator('html')).toHaveAttribute('lang', tag);

/** The built file with the offer's texts. */
function fileOfTexts(): string {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  const { file } = manifest['locales/de/accounts.ts'] ?? {};
  if (!file) throw new Error('The build has no German texts.');
  return `/${file}`;
}

export const languageOfferBinding: Binding = {
  open: (variant) => ({
    path: '/m/home',
    async prepare(page) {
      await playAs(page, null);
      if (variant !== 'the browser speaks German') return;
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'de', 'en'] }),
      );
    },
  }),
  calls: {
    loadTexts: {
      get paths() {
        return [fileOfTexts()];
      },
      reply: ({ ok }) => (ok ? 'as the server answers' : { status: 503, body: '' }),
    },
  },
  does: {
    'language.switched': (page) => switching(page).click(),
    'offer.declined': (page) => declining(page).click(),
    async 'language.chosen'(page) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'VN', exact: true }).click();
      await expectLanguage(page, 'vi');
    },
  },
  controls: { 'language.switched': switching, 'offer.declined': declining },
  without: { 'language.chosen': 'it is chosen elsewhere, here in the menu' },
  sees: {
    loading: noOffer,
    offered: see('the offer in German, while the page is English', async (page) => {
      await expect(offer(page)).toHaveAttribute('lang', 'de');
      await expect(switching(page)).toBeVisible();
      await expectLanguage(page, 'en');
    }),
    ended: noOffer,
  },
  facts: [],
  effects: {
    switchLanguage: see('the page in German, which is stored', async (page) => {
      await expectLanguage(page, 'de');
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('DE');
    }),
    keepLanguage: see('the page in English, which is stored', async (page) => {
      await expectLanguage(page, 'en');
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('EN');
    }),
  },
};
