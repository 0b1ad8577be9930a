import { expect, type Locator, type Page } from '@playwright/test';
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

const halfAnHour = 30 * 60;

/** The countdown of a lock that was set at or after `since`, in milliseconds since 1970: half an hour, less what has passed. */
export async function expectHalfAnHour(within: Page | Locator, since: number) {
  const secondsLeft = async () => {
    const [, minutes, seconds] = /^(\d\d):(\d\d)$/.exec(await within.getByRole('timer').innerText()) ?? [];
    return 60 * Number(minutes) + Number(seconds);
  };
  // The page's idea of the operator's clock lags by the time of an answer.
  await expect.poll(secondsLeft).toBeLessThanOrEqual(halfAnHour);
  const left = await secondsLeft();
  expect(left + Math.ceil((Date.now() - since) / 1000)).toBeGreaterThanOrEqual(halfAnHour);
}
