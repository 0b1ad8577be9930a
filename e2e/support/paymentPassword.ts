import type { Locator, Page } from '@playwright/test';
import type { NewPlayer } from './accounts.ts';
import { callSealed } from './operatorCalls.ts';

/** Meets the operator's rules for a payment PIN. */
export const paymentPassword = '491736';

/** Sets a player's payment PIN without a page, for tests that aren't about the form. */
export const setPaymentPassword = (
  url: string,
  { session, password }: Pick<NewPlayer, 'session' | 'password'>,
) =>
  callSealed(
    url,
    'setPaymentPassword',
    { proof: { by: 'password', password }, paymentPassword },
    session.token,
  );

/** The input behind the six places, by its label. */
export const digitsField = (within: Page | Locator, label: string) =>
  within.getByLabel(label, { exact: true }).and(within.locator('input'));

export async function typeDigits(within: Page | Locator, label: string, digits: string) {
  const field = digitsField(within, label);
  await field.press('Control+Backspace');
  await field.fill(digits);
}

/** Confirms the open sheet with the payment PIN. */
export async function confirmBy(page: Page, digits: string, button: string | RegExp) {
  const sheet = page.getByRole('dialog');
  await typeDigits(sheet, 'Payment PIN', digits);
  await sheet.getByRole('button', { name: button }).click();
}
