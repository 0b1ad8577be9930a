import type { Page } from '@playwright/test';

/** Records, for every page that opens, whether the drawing at `selector` ever vanished without a replacement. */
export const watchBlanks = (page: Page, selector: string) =>
  page.addInitScript((drawn) => {
    Object.assign(window, { blanks: 0 });
    document.addEventListener('readystatechange', () => {
      const root = document.getElementById('root');
      const look = () => {
        if (!root?.querySelector(drawn)) Object.assign(window, { blanks: 1 });
      };
      if (root?.querySelector(drawn)) new MutationObserver(look).observe(root, { childList: true });
    });
  }, selector);

/** 0 if the drawing never vanished, else 1. */
export const blanksOf = (page: Page) => page.evaluate(() => (window as unknown as { blanks: number }).blanks);
