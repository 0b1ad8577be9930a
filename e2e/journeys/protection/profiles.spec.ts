import type { Page } from '@playwright/test';
import { expect, expectPlayer, freshName, test } from '#e2e/support/accounts.ts';
import { fillRegistration, registerForm } from '#e2e/support/registering.ts';

const password = 'Own-password-1';
const day = 86_400_000;
const main = (page: Page) => page.getByRole('main');
const offer = (page: Page) => page.getByRole('region', { name: 'Would you like to set limits?' });
const amount = (page: Page) => main(page).getByRole('textbox', { name: 'Amount' });
const demands = (page: Page) => main(page).getByRole('region', { name: 'Before you continue' });

/** The date, in Manila, of a birthday so many years ago that is still this many days away. */
function birthDate(age: number, daysAway: number): string {
  const near = new Date(Date.now() + daysAway * day).toLocaleDateString('sv', { timeZone: 'Asia/Manila' });
  const [year, month, date] = near.split('-');
  // Other years have no 29 February.
  return `${Number(year) - age}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

interface Expected {
  profile: 'spec' | 'ph' | 'gb' | 'strict';
  age: number;
  declares: boolean;
  /** Where limits are offered before the player may cash in. */
  offered: 'no' | 'registration';
  /** Whether cashing in waits for an answer. */
  owed: boolean;
}

// The merchant's own minimum age is 18 here, so that the profile's shows.
for (const { profile, age, declares, offered, owed } of [
  { profile: 'spec', age: 18, declares: false, offered: 'no', owed: false },
  { profile: 'ph', age: 21, declares: true, offered: 'registration', owed: false },
  { profile: 'gb', age: 18, declares: false, offered: 'no', owed: true },
  { profile: 'strict', age: 21, declares: true, offered: 'registration', owed: true },
] satisfies Expected[]) {
  test(
    `[PROT-01] [PROT-03] registering under ${profile}: from ${age}, ${declares ? 'with' : 'without'} the declaration; limits are offered ${offered === 'registration' ? 'at registration' : 'nowhere on the way'}, and cashing in ${owed ? 'waits for yes or no' : 'waits for no answer'}`,
    profile === 'gb' ? {} : { tag: '@full' },
    async ({ page, sandbox }) => {
      await sandbox.setRegisterVariant('affiliate');
      await sandbox.set('minimumAge', { value: '18' });
      await sandbox.set('protectionProfile', { value: profile });
      const name = freshName();
      const { field, consent, declaration, submit } = registerForm(page);
      await page.goto('/m/register');

      await test.step('the age and the declaration that the profile demands', async () => {
        await expect(consent).toHaveAccessibleName(new RegExp(`^I'm ${age} years old and agree to`));
        await expect(consent).toBeChecked();
        await fillRegistration(page, {
          Username: name,
          Password: password,
          'Confirm password': password,
          'Date of birth': birthDate(age, 2),
          'Invitation code': 'JOSE22',
        });
        if (!declares) return expect(declaration).toHaveCount(0);
        await expect(declaration).not.toBeChecked();
        await expect(submit).toBeDisabled();
        return declaration.check();
      });

      await test.step('two days too young, nobody registers', async () => {
        await submit.click();
        await expect(field('Date of birth')).toHaveAccessibleDescription(
          'Please enter the correct date of birth',
        );
        await expect(page).toHaveURL('/m/register');
        await field('Date of birth').fill(birthDate(age, -2));
        await submit.click();
      });

      if (offered === 'no') {
        await expect(page).toHaveURL('/m/home');
        await expectPlayer(page, name);
      } else {
        await test.step('limits are offered by two buttons, and no amount is proposed', async () => {
          await expect(page).toHaveURL('/m/limits');
          await expect(offer(page).getByRole('button')).toHaveText(['Set a limit', 'No limit now']);
          await expect(page.getByRole('form', { name: 'Set limit' }).getByRole('textbox')).toHaveValue('');
        });
      }

      await page.goto('/m/voucherCenter');
      if (!owed) {
        await expect(amount(page)).toBeVisible();
        return expect(demands(page)).toHaveCount(0);
      }
      await test.step('passing the offer by is no answer: cashing in waits, until declined', async () => {
        await expect(demands(page)).toContainText('You can also say no.');
        await expect(amount(page)).toHaveCount(0);
        await demands(page).getByRole('link').click();
        await expect(offer(page).getByRole('button')).toHaveText(['Set a limit', 'No limit now']);
        await page.reload();
        await expect(offer(page)).toBeVisible();
        await page.goto('/m/voucherCenter');
        await expect(demands(page)).toBeVisible();
        await demands(page).getByRole('link').click();
        await offer(page).getByRole('button', { name: 'No limit now' }).click();
        await expect(offer(page)).toHaveCount(0);
        await page.goto('/m/voucherCenter');
        await expect(amount(page)).toBeVisible();
        return expect(demands(page)).toHaveCount(0);
      });
      return undefined;
    },
  );
}
