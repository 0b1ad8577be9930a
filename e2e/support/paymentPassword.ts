import type { Locator, Page } from '@playwright/test';
import type { NewPlayer } from './accounts.ts';
import { callSealed } from './operatorCalls.ts';

/** Fits what the operator asks of six digits. */
export const paymentPassword = '491736';

/** Gives a player a payment password, where the form is not what is tested. */
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

/** The first of six places, by the words above them. */
export const digitsField = (within: Page | Locator, label: string) =>
  within.getByLabel(label, { exact: true }).and(within.locator('input'));

/** Types six digits in place of what is there. */
export async function typeDigits(within: Page | Locator, label: string, digits: string) {
  const field = digitsField(within, label);
  await field.press('Control+Backspace');
  await field.fill(digits);
}

/** Confirms what a sheet asks for. */
export async function confirmBy(page: Page, digits: string, button: string | RegExp) {
  const sheet = page.getByRole('dialog');
  await typeDigits(sheet, 'Payment password', digits);
  await sheet.getByRole('button', { name: button }).click();
}
