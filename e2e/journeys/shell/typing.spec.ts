import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/support/accounts.ts';
import { signInAs } from '#e2e/support/journey.ts';

/** Pastes with the clipboard and the keyboard, as a person does. */
async function paste(page: Page, field: Locator, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.click();
  await page.keyboard.press('ControlOrMeta+v');
}

test(
  '[DEV-04] pasted and filled-in text is read before it is truncated',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/login');
    await page
      .getByRole('group', { name: 'How to log in' })
      .getByRole('button', { name: 'Mobile number' })
      .click();
    const mobile = page.getByRole('textbox', { name: 'Mobile number' });
    const code = page.getByRole('textbox', { name: 'Verification code' });

    await paste(page, mobile, '\u202a+63 (0) 917 - 000 - 0001\u202c');
    await expect(mobile).toHaveValue('+639170000001');
    await paste(page, code, 'Your Araw code is 123456.\nIt is valid for 10 minutes.');
    await expect(code).toHaveValue('123456');
    await code.fill('654321 is your code');
    await expect(code).toHaveValue('654321');
    await code.fill('');
    await paste(page, code, '123456 or 654321');
    await expect(code).toHaveValue('');
    await expect(code).toHaveAccessibleDescription(
      'We found more than one code in that text. Type the one you were sent.',
    );

    await mobile.fill('០៩១៧ ០០០ ០០០១');
    await code.click();
    await expect(mobile).toHaveValue('09170000001');
  },
);

test(
  '[DEV-04] an amount can be pasted as this product writes it, and is never guessed',
  { tag: '@full' },
  async ({ page }) => {
    await signInAs(page, 'maria');
    await page.goto('/m/voucherCenter');
    const amount = page.getByRole('main').getByRole('textbox', { name: 'Amount' });
    await paste(page, amount, '\u200e₱1,000.00\u200e');
    await expect(amount).toHaveValue('1000.00');
    await amount.fill('1.000');
    await expect(amount).toHaveAccessibleDescription(/Does the point mark thousands or centavos\?/);
    // Before filling: the quote follows half a second after the last key, not only the blur.
    const asked = page.waitForRequest(
      (request) =>
        request.url().endsWith('/wps/cashier/deposit/quote') && request.postDataJSON().amount === '100.50',
    );
    await amount.fill('100,50');
    await amount.blur();
    await expect(amount).toHaveValue('100.50');
    await asked;
  },
);

test('[DEV-04] an input method can compose undisturbed', { tag: '@full' }, async ({ page }) => {
  await page.goto('/m/gameList');
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await expect(search).toBeVisible();
  const searches: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('gameName');
    if (name) searches.push(name);
  });
  const devtools = await page.context().newCDPSession(page);
  await search.click();
  await devtools.send('Input.imeSetComposition', { text: 'むら', selectionStart: 2, selectionEnd: 2 });
  await expect(search).toHaveValue('むら');
  await devtools.send('Input.imeSetComposition', { text: 'むらさ', selectionStart: 3, selectionEnd: 3 });
  await devtools.send('Input.insertText', { text: '村' });
  await expect.poll(() => searches.at(-1)).toBe('村');
  expect(searches).toEqual(['村']);
});
