import { expect, freshName, storedSession, storedTexts, test } from '#e2e/support/accounts.ts';
import { gameFrame, gameMessage } from '#e2e/support/journey.ts';
import {
  expectNewPlayer,
  fillRegistration,
  registerForm,
  submitRegistration,
} from '#e2e/support/registering.ts';

const password = 'Own-password-1';

test('[TRIAL-01] [TRIAL-02] [TRIAL-04] [MEM-04] [FAULT-37] a visitor confirms their age, plays on trial, and becomes a member', async ({
  page,
  sandbox,
}) => {
  await sandbox.setRegisterVariant('threeFields');
  await page.goto('/m/login');
  await page.getByRole('link', { name: 'Try for free' }).click();
  await expect(page).toHaveURL('/m/trail');
  const start = page.getByRole('button', { name: 'Start playing' });
  const age = page.getByRole('checkbox', { name: /^I'm 21 years old/ });
  await expect(age).not.toBeChecked();
  await expect(start).toBeDisabled();
  await age.check({ position: { x: 4, y: 4 } });
  await start.click();
  await expect(page).toHaveURL('/m/home');
  const trial = await storedSession(page);
  expect(trial).toMatchObject({ type: 4, merchantCode: 'ARAWTRIAL' });
  await expect(page.getByRole('banner').getByText(trial.userName, { exact: true })).toBeVisible();

  await test.step('plays for fun', async () => {
    await page.getByRole('button', { name: 'Play Manila Gold Rush' }).first().click();
    const frame = await gameFrame(page, 'Manila Gold Rush');
    await expect(frame.getByText('Play money')).toBeVisible();
    await frame.getByRole('button', { name: 'Spin' }).click();
    await expect(gameMessage(frame)).toContainText(/won|back|No win/);
    await page.getByRole('button', { name: 'Leave the game' }).click();
  });

  await test.step('is home again on the page of trials', async () => {
    await page.goto('/m/trail');
    await expect(page).toHaveURL('/m/home');
  });

  const name = freshName();
  await test.step('registers by the prompt of the member centre', async () => {
    await page.goto('/m/member/home');
    await page.getByRole('list', { name: 'Shortcuts' }).getByRole('link', { name: 'Cash in' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign up now' }).click();
    await expect(registerForm(page).form).toBeVisible();
    await fillRegistration(page, { Username: name, Password: password, 'Confirm password': password });
    await submitRegistration(page);
    await expectNewPlayer(page, name);
  });

  await test.step('nothing of the trial is left', async () => {
    expect(await storedSession(page)).toMatchObject({ type: 0, userName: name, merchantCode: 'ARAW' });
    const kept = await storedTexts(page);
    expect(kept).not.toContain(trial.token);
    expect(kept).not.toContain(trial.userName);
    await page.goto('/m/member/home');
    await page.getByRole('list', { name: 'Shortcuts' }).getByRole('link', { name: 'Cash in' }).click();
    await expect(page).toHaveURL('/m/voucherCenter');
  });
});
