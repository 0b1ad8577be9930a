import type { Page } from '@playwright/test';

/** Notes of every page that opens whether what was drawn ahead, told by a selector, was ever gone before something took its place. */
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

/** 0 where it never was. */
export const blanksOf = (page: Page) => page.evaluate(() => (window as unknown as { blanks: number }).blanks);
