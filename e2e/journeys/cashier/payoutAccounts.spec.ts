import type { Page } from '@playwright/test';
import { expect, hearNotices, type NewPlayer, test } from '#e2e/support/accounts.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { callSealed } from '#e2e/support/operatorCalls.ts';
import { confirmBy, paymentPassword, setPaymentPassword, typeDigits } from '#e2e/support/paymentPassword.ts';

const path = '/m/withdraw?page=accounts';
const holder = 'Maria Clara Santos';
const add = (page: Page) => page.getByRole('button', { name: 'Add an account' });
const rows = (page: Page) => page.getByRole('list', { name: /accounts$/ }).getByRole('listitem');
const number = (page: Page) => page.getByRole('textbox', { name: 'Account number' });

let numbers = 0;
/** A mobile number not added to any account. */
const freshNumber = () =>
  `0917${String(process.pid % 10_000).padStart(4, '0')}${String((numbers += 1)).padStart(3, '0')}`;

/** Adds an account without a page, for tests that aren't about the form. */
const addByCall = (url: string, { session }: Pick<NewPlayer, 'session'>, typed = freshNumber()) =>
  callSealed(
    url,
    'addPayoutAccount',
    {
      key: crypto.randomUUID(),
      institution: 'GCASH',
      number: typed,
      holder,
      makeDefault: false,
      paymentPassword,
    },
    session.token,
  );

async function addByForm(page: Page, typed: string) {
  await add(page).click();
  await number(page).fill(typed);
  await page.getByRole('button', { name: 'Continue' }).click();
  await confirmBy(page, paymentPassword, 'Add account');
}

test('[CASH-11] [CASH-12] without a payment PIN one is set first, and the input is still there afterwards', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer();
  const typed = freshNumber();
  await asPlayer(page, player.session);
  await page.goto(path);
  const heard = await hearNotices(page);
  await expect(page.getByText('0 of 5 accounts')).toBeVisible();
  await add(page).click();
  await number(page).fill(typed);
  await page.getByRole('textbox', { name: 'Account holder' }).fill(holder);
  await page.getByRole('button', { name: 'Continue' }).click();
  await confirmBy(page, '111222', 'Add account');
  await page.getByRole('link', { name: 'Set a payment PIN' }).click();

  await page.getByLabel('Your password').fill(player.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await typeDigits(page, 'New payment PIN', paymentPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await typeDigits(page, 'New payment PIN again', paymentPassword);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page).toHaveURL(path);
  await expect(number(page)).toHaveValue(typed);
  await expect(page.getByRole('textbox', { name: 'Account holder' })).toHaveValue(holder);
  await page.getByRole('button', { name: 'Continue' }).click();
  await confirmBy(page, paymentPassword, 'Add account');
  await expect.poll(() => heard).toContain('Account added');
  await expect(rows(page)).toHaveText([new RegExp(`GCash •••• ${typed.slice(-4)}.*Default`)]);
  await expect(page.getByText(`All in your name: ${holder}`)).toBeVisible();
});

test(
  '[CASH-12] the same account twice is refused, and one of another member goes to review silently',
  { tag: '@full' },
  async ({ page, newPlayer, operator }) => {
    const [first, second] = [await newPlayer(), await newPlayer()];
    for (const player of [first, second]) await setPaymentPassword(operator.url, player);
    const typed = freshNumber();
    await addByCall(operator.url, first, typed);
    await addByCall(operator.url, second);
    await asPlayer(page, second.session);
    await page.goto(path);
    await addByForm(page, `+63 ${typed.slice(1, 4)} ${typed.slice(4)}`);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('In review');
    await expect(page.getByRole('main')).not.toContainText(/another|member|taken/);
    await addByForm(page, typed);
    await expect(number(page)).toHaveAccessibleDescription('This account is already on your list.');
  },
);

test(
  '[CASH-12] a sixth account is refused, even if another device was just faster',
  { tag: '@full' },
  async ({ page, newPlayer, operator }) => {
    const player = await newPlayer();
    await setPaymentPassword(operator.url, player);
    for (let account = 0; account < 4; account += 1) await addByCall(operator.url, player);
    await asPlayer(page, player.session);
    await page.goto(path);
    await expect(page.getByText('4 of 5 accounts')).toBeVisible();
    await add(page).click();
    await addByCall(operator.url, player);
    await number(page).fill(freshNumber());
    await page.getByRole('button', { name: 'Continue' }).click();
    await confirmBy(page, paymentPassword, 'Add account');
    await expect(page.getByText('You have 5 accounts. Remove one to add another.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('5 of 5 accounts')).toBeVisible();
    await expect(add(page)).toBeDisabled();
  },
);

test(
  '[CASH-12] another account becomes the default, and one is removed with the payment PIN',
  { tag: '@full' },
  async ({ page, newPlayer, operator }) => {
    const player = await newPlayer();
    await setPaymentPassword(operator.url, player);
    const [one, two] = [freshNumber(), freshNumber()];
    await addByCall(operator.url, player, one);
    await addByCall(operator.url, player, two);
    await asPlayer(page, player.session);
    await page.goto(path);
    await page.getByRole('button', { name: `Actions: GCash •••• ${two.slice(-4)}` }).click();
    await page.getByRole('button', { name: 'Make default' }).click();
    await expect(rows(page).first()).toContainText(new RegExp(`${two.slice(-4)}.*Default`));

    await page.getByRole('button', { name: `Actions: GCash •••• ${one.slice(-4)}` }).click();
    await page.getByRole('button', { name: 'Remove' }).last().click();
    await confirmBy(page, '135792', 'Remove');
    await expect(page.getByText('Wrong payment PIN. 4 tries left.')).toBeVisible();
    await confirmBy(page, paymentPassword, 'Remove');
    await expect(page.getByText('1 of 5 accounts')).toBeVisible();
  },
);
