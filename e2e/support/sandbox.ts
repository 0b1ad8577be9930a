import type { Page } from '@playwright/test';

/** Does something on the operator's sandbox page, in another tab. */
async function inSandbox<Result>(page: Page, act: (sandbox: Page) => Promise<Result>): Promise<Result> {
  const sandbox = await page.context().newPage();
  // Of the operator that the page is of, which may be a test's own.
  const own = page.url();
  await sandbox.goto(own.startsWith('http') ? new URL('/sandbox', own).href : '/sandbox');
  const result = await act(sandbox);
  await sandbox.close();
  await page.bringToFront();
  return result;
}

/** What the newest captcha reads. */
export const captchaAnswer = (page: Page) =>
  inSandbox(page, (sandbox) => sandbox.getByRole('region', { name: 'Captcha' }).locator('b').innerText());

/** How many transactions the ledger holds; throws when it is out of balance. */
export const ledgerTransactions = (page: Page) =>
  inSandbox(page, async (sandbox) => {
    const text = await sandbox.getByRole('region', { name: 'Ledger' }).innerText();
    const [, transactions] =
      /(\d+) transactions, in balance: all postings sum to 0, 0 balances differ/.exec(text) ?? [];
    if (transactions === undefined) throw new Error(text);
    return Number(transactions);
  });

/** Says whether the game JL-001 may be shown in a frame. */
export const allowFrames = (page: Page, allowed: boolean) =>
  inSandbox(page, async (sandbox) => {
    const form = sandbox.getByRole('region', { name: 'Games that refuse to start' });
    await form.getByRole('combobox', { name: 'Reason' }).selectOption('noFrames');
    await form.getByRole('button', { name: allowed ? 'Allow again' : 'Refuse' }).click();
    await sandbox.getByRole('status').waitFor();
  });

/** Sets what the next round of a player draws. */
export const setNextRound = (page: Page, round: { gameId: string; account: string; numbers: string }) =>
  inSandbox(page, async (sandbox) => {
    const form = sandbox.getByRole('region', { name: 'What the next round draws' });
    await form.getByRole('textbox', { name: 'Game id' }).fill(round.gameId);
    await form.getByRole('textbox', { name: 'Account' }).fill(round.account);
    await form.getByRole('textbox', { name: 'Numbers' }).fill(round.numbers);
    await form.getByRole('button', { name: 'Set the next round' }).click();
    await sandbox.getByRole('status').waitFor();
  });

/** Presses one of its buttons: a step of the clock, a switch. */
export const press = (page: Page, button: string) =>
  inSandbox(page, async (sandbox) => {
    await sandbox.getByRole('button', { name: button, exact: true }).click();
    await sandbox.getByRole('status').waitFor();
  });
