import type { Page } from '@playwright/test';

/** Playwright calls `checkVisibility`, which Chrome has only since version 105. */
const checkVisibility = `Element.prototype.checkVisibility ??= function () {
  return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
};`;

/**
 * Polyfills an old browser for Playwright, only in its isolated world: the app must not get the polyfill.
 */
export async function helpPlaywright(page: Page) {
  const session = await page.context().newCDPSession(page);
  const known = new Set<string>();
  session.on('Runtime.executionContextCreated', ({ context: { id, name } }) => {
    if (!name.startsWith('__playwright')) return;
    void session.send('Runtime.evaluate', { contextId: id, expression: checkVisibility }).catch(() => {});
    if (known.has(name)) return;
    known.add(name);
    void session
      .send('Page.addScriptToEvaluateOnNewDocument', { source: checkVisibility, worldName: name })
      .catch(() => {});
  });
  await session.send('Page.enable');
  await session.send('Runtime.enable');
}
