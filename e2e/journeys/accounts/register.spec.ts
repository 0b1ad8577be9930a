import type { Page } from '@playwright/test';
import {
  expect,
  expectPlayer,
  freshMobile,
  freshName,
  hearNotices,
  type SandboxSettings,
  signOutByMenu,
  storedSession,
  storedTexts,
  test,
} from '#e2e/support/accounts.ts';
import { submitLogin } from '#e2e/support/journey.ts';
import {
  expectNewPlayer,
  fillRegistration,
  registerForm,
  submitRegistration,
} from '#e2e/support/registering.ts';

const password = 'Own-password-1';
const passwords = { Password: password, 'Confirm password': password };

async function solveCaptcha(page: Page, sandbox: SandboxSettings) {
  await expect(page.getByRole('img', { name: 'Captcha picture' })).toBeVisible();
  await registerForm(page)
    .field('Captcha')
    .fill(await sandbox.captcha());
}

/** Expects that the newly registered player can log out and log in again. */
async function expectToLogInAgain(page: Page, name: string) {
  await signOutByMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await submitLogin(page, name, password);
  await expectPlayer(page, name);
}

test('[REG-01] [REG-04] [REG-06] [REG-10] [REG-11] [REG-14] [PROT-01] [PROT-03] a visitor reads the terms, makes the barred-group declaration, registers by username, declines limits, lands on home and logs in again', async ({
  page,
  sandbox,
}) => {
  const name = freshName();
  const { form, field, consent, declaration, submit } = registerForm(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'SIGNUP' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Sign up' });
  await expect(title).toBeFocused();
  // The title isn't cut off between the logo and the languages.
  expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth)).toBe(0);

  await test.step('a name that is taken is told on leaving the field', async () => {
    await field('Username').fill('maria');
    await field('Username').blur();
    await expect(field('Username')).toHaveAccessibleDescription('Sorry, the username already exists.');
    await field('Username').fill(name);
  });

  await test.step('the terms, with version and date, and back to what was typed', async () => {
    await expect(form).toContainText(/Version 2026-01/);
    await fillRegistration(page, passwords);
    await form.getByRole('link', { name: 'Terms and conditions' }).click();
    await expect(page).toHaveURL('/m/registerTerms');
    await expect(page.getByRole('article')).toContainText('Version 2026-01');
    await page.goBack();
    await expect(field('Username')).toHaveValue(name);
    await expect(field('Password')).toHaveValue(password);
  });

  await test.step('without consent there is no button', async () => {
    await expect(consent).toHaveAccessibleName(/^I'm 21 years old and agree to/);
    await consent.uncheck({ position: { x: 4, y: 4 } });
    await expect(submit).toBeDisabled();
    await consent.check({ position: { x: 4, y: 4 } });
  });

  await test.step('nor without the declaration, which is unticked', async () => {
    await expect(declaration).not.toBeChecked();
    await expect(submit).toBeDisabled();
  });

  await solveCaptcha(page, sandbox);
  await submitRegistration(page);
  await test.step('limits are offered by two buttons, and no amount is proposed', async () => {
    const offer = page.getByRole('region', { name: 'Would you like to set limits?' });
    await expect(offer.getByRole('button')).toHaveText(['Set a limit', 'No limit now']);
    await expect(page.getByRole('form', { name: 'Set limit' }).getByRole('textbox')).toHaveValue('');
  });
  await expectNewPlayer(page, name);
  expect(await storedSession(page)).toMatchObject({ userName: name, type: 0, merchantCode: 'ARAW' });
  await expectToLogInAgain(page, name);
});

test(
  '[REG-01] [REG-05] [SMS-01] [SMS-03] [SMS-05] a visitor registers by mobile number with the code sent to it',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const { typed, e164 } = freshMobile();
    const { field, methods, codeButton } = registerForm(page);
    await page.goto('/m/register');
    await methods.getByRole('button', { name: 'Mobile number' }).click();

    await field('Mobile number').fill('0917');
    await codeButton.click();
    await expect(field('Mobile number')).toBeFocused();
    await expect(field('Mobile number')).toHaveAccessibleDescription('Please enter a valid mobile number');
    expect(await sandbox.codesTo(e164)).toEqual([]);

    await field('Mobile number').fill(typed);
    const heard = await hearNotices(page);
    await codeButton.click();
    await expect(codeButton).toHaveText(/^Wait [\d,]+ s$/);
    await expect(codeButton).toBeDisabled();
    await expect.poll(() => heard).toContain('Sent');
    const code = await sandbox.codeTo(e164);

    await test.step('a wrong code is told at its field', async () => {
      await fillRegistration(page, passwords);
      await field('Verification code').fill(code === '000000' ? '000001' : '000000');
      await solveCaptcha(page, sandbox);
      await submitRegistration(page);
      await expect(field('Verification code')).toBeFocused();
      await expect(field('Verification code')).toHaveAccessibleDescription('Verification code error');
    });

    await field('Verification code').fill(code);
    await solveCaptcha(page, sandbox);
    await submitRegistration(page);
    await expectNewPlayer(page, e164.slice(1));
  },
);

test(
  '[REG-07] [REG-10] an invitation link: its code is used, and no field asks for another',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.setRegisterVariant('affiliate');
    const name = freshName();
    const { form, field } = registerForm(page);
    await page.goto('/m/register?affiliateCode=RAMON88');
    await expect(form).toContainText('You were invited with the code RAMON88.');
    await expect(field('Invitation code')).toHaveCount(0);
    await fillRegistration(page, { Username: name, ...passwords, 'Date of birth': '1990-01-31' });
    await submitRegistration(page);
    await expectNewPlayer(page, name);
  },
);

test(
  '[REG-07] [REG-08] [REG-09] [REG-16] a wrong invitation code, from the link or typed, and a player who is too young',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.setRegisterVariant('affiliate');
    const name = freshName();
    const { field, form } = registerForm(page);
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/member/register') && sent.push(request.url()));

    await page.goto('/m/register?affiliateCode=NOBODY1');
    await expect(field('Invitation code')).toBeVisible();
    await expect(form).not.toContainText('NOBODY1');
    const filled = { Username: name, ...passwords, 'Date of birth': '1990-01-31' };
    await fillRegistration(page, { ...filled, 'Invitation code': 'NOBODY2' });
    await submitRegistration(page);
    await expect(field('Invitation code')).toBeFocused();
    await expect(field('Invitation code')).toHaveAccessibleDescription('Invalid invitation code');
    expect(sent).toEqual([]);

    await fillRegistration(page, { 'Invitation code': ' JOSE22 ', 'Date of birth': '2015-06-01' });
    await submitRegistration(page);
    await expect(field('Date of birth')).toBeFocused();
    await expect(field('Date of birth')).toHaveAccessibleDescription(
      'Please enter the correct date of birth',
    );
    expect(sent).toEqual([]);

    await field('Date of birth').fill('1990-01-31');
    await submitRegistration(page);
    await expectNewPlayer(page, name);
    expect(sent).toHaveLength(1);
  },
);

test(
  '[REG-02] [REG-03] [REG-09] [REG-12] [REG-18] every possible field: hints before input, errors on leaving, and a reload that loses only secrets',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.setRegisterVariant('everyField');
    const name = freshName();
    const { typed, e164 } = freshMobile();
    const { form, field, codeButton } = registerForm(page);
    await page.goto('/m/register');

    await test.step('the 19 fields, the required ones with an asterisk', async () => {
      await expect(form.getByRole('textbox')).toHaveCount(19);
      await expect(form.locator('input[type=password]')).toHaveCount(3);
      const required = await form
        .locator('input[required]')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name).sort());
      expect(required).toEqual(
        [
          'captcha',
          'confirmPassword',
          'email',
          'mobileNum',
          'password',
          'payeeName',
          'paymentPassword',
          'username',
          'verificationCode',
        ].sort(),
      );
      await expect(field('Payment PIN')).toHaveAccessibleDescription('6 digits');
    });

    await test.step('what is wrong is told on leaving the field', async () => {
      for (const [label, wrong, why] of [
        ['Payment PIN', '12345', 'Format incorrect: 6 digits'],
        ['E-mail', 'maria@', 'E-mail format incorrect'],
        ['Nickname', 'x', 'Format incorrect: 2 to 20 characters'],
        ['Confirm password', 'another', 'Confirmation password not matched'],
      ] as const) {
        await field(label).fill(wrong);
        await field(label).blur();
        await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(label)).toHaveAccessibleDescription(why);
      }
    });

    const texts = {
      Username: name,
      'Invitation code': 'RAMON88',
      Referrer: 'maria',
      Nickname: 'Luz',
      "Account holder's full name": 'Luz Dela Cruz',
      'E-mail': `${name}@example.ph`,
      'Mobile number': typed,
      'ID number': 'A-123456',
      QQ: '12345678',
      Facebook: 'luz.delacruz',
      WeChat: 'luz_delacruz',
      LINE: 'luz.dc',
      WhatsApp: '+639171234567',
      Zalo: '0917 123 4567',
    };
    const secrets = { ...passwords, 'Payment PIN': '246810' };

    await test.step('a reload keeps the texts as they were read and forgets the secrets', async () => {
      await fillRegistration(page, { ...texts, ...secrets });
      await page.reload();
      for (const [label, text] of Object.entries({ ...texts, Zalo: '09171234567' }))
        await expect(field(label)).toHaveValue(text);
      for (const label of Object.keys(secrets)) await expect(field(label)).toHaveValue('');
      const kept = await storedTexts(page);
      for (const secret of Object.values(secrets)) expect(kept).not.toContain(secret);
    });

    await fillRegistration(page, secrets);
    await codeButton.click();
    await expect(codeButton).toHaveText(/^Wait [\d,]+ s$/);
    await field('Verification code').fill(await sandbox.codeTo(e164));
    await solveCaptcha(page, sandbox);
    await submitRegistration(page);
    await expectNewPlayer(page, name);

    await page.goto('/m/myAccount/index');
    const details = page.getByRole('region', { name: 'Details' });
    for (const text of [name, 'Luz', 'Luz Dela Cruz', `${name}@example.ph`]) {
      await expect(details.getByText(text, { exact: true }).first()).toBeVisible();
    }
    expect(await page.evaluate(() => sessionStorage.getItem('REGISTRATION_DRAFT'))).toBe(null);
  },
);

test(
  '[REG-07] an invitation link still applies after home and login, and is used up by registering',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.setRegisterVariant('affiliate');
    const name = freshName();
    const { form } = registerForm(page);
    const kept = () => page.evaluate(() => sessionStorage.getItem('AFFILIATE_CODE'));
    await page.goto('/m/home?affiliateCode=RAMON88');
    await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/m/register');
    await expect(form).toContainText('You were invited with the code RAMON88.');
    expect(await kept()).toBe('RAMON88');
    await fillRegistration(page, { Username: name, ...passwords, 'Date of birth': '1990-01-31' });
    await submitRegistration(page);
    await expectNewPlayer(page, name);
    expect(await kept()).toBe(null);
  },
);
