import { mergeTests, type Page } from '@playwright/test';
import {
  expect,
  expectPlayer,
  freshMobile,
  freshName,
  type NewPlayer,
  signOutByMenu,
  storedSession,
  test as withAccounts,
} from '../support/accounts.ts';
import { asPlayer, countCalls, hold, offCall, onCall, tapTwice, test as calm } from '../support/faults.ts';
import { submitLogin } from '../support/journey.ts';
import {
  expectNewPlayer,
  fillRegistration,
  registerForm,
  submitRegistration,
} from '../support/registering.ts';

const test = mergeTests(withAccounts, calm);

const password = 'Own-password-1';
const passwords = { Password: password, 'Confirm password': password };
const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });
const codeButton = (page: Page) => page.getByRole('button', { name: /^(Get code|Wait [\d,]+ s)$/ });

test(
  '[REG-10] [FAULT-38] [FAULT-49] [FAULT-55] [FAULT-57] a registration that is double-tapped, rotated, left and reloaded is sent only when the player submits it, and never loses input',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.setRegisterVariant('threeFields');
    const name = freshName();
    const { declaration, field, submit } = registerForm(page);
    const sent = countCalls(page, 'register');
    const held = hold();
    await onCall(page, 'register', held.handler);
    await page.goto('/m/home');
    await page.getByRole('link', { name: 'SIGNUP' }).click();
    await fillRegistration(page, { Username: name, ...passwords });
    await declaration.check();

    await test.step('a phone that is turned keeps the form and its button in reach', async () => {
      const upright = page.viewportSize() ?? { width: 390, height: 844 };
      await page.setViewportSize({ width: upright.height, height: upright.width });
      // In landscape the button isn't fixed: it must be scrollable into view and uncovered.
      await submit.click({ trial: true });
      await expect(field('Password')).toHaveValue(password);
      await page.setViewportSize(upright);
    });

    await test.step('two taps send one', async () => {
      await tapTwice(submit);
      await expect(submit).toHaveText('Creating your account');
      await expect(submit).toBeDisabled();
      await expect.poll(() => sent.count).toBe(1);
    });

    await test.step('an answer that comes once the player has left logs nobody in', async () => {
      await page.goBack();
      await expect(page).toHaveURL('/m/home');
      held.release((route) =>
        route.fulfill({
          json: { success: true, value: { token: 'late', userName: name, type: 0, firstTimeLogin: true } },
        }),
      );
      await expect(logInLink(page)).toBeVisible();
      expect(await storedSession(page)).toBe(null);
      expect(sent.count).toBe(1);
    });

    await test.step('the form is there again, without its secrets', async () => {
      await page.goForward();
      await expect(field('Username')).toHaveValue(name);
      await offCall(page, 'register');
      await onCall(page, 'register', hold().handler);
      await fillRegistration(page, passwords);
      await submitRegistration(page);
      await expect(submit).toHaveText('Creating your account');
      await page.reload();
      await expect(field('Username')).toHaveValue(name);
      for (const label of Object.keys(passwords)) await expect(field(label)).toHaveValue('');
      await expect(declaration).not.toBeChecked();
    });

    await offCall(page, 'register');
    await fillRegistration(page, passwords);
    await submitRegistration(page);
    await expectNewPlayer(page, name);
  },
);

test(
  '[SES-08] [LOGOUT-03] [REG-10] [FAULT-32] with two tabs, one registers a name and the other is told; a logout in one is noticed in the other',
  { tag: '@full' },
  async ({ context, page, sandbox }) => {
    await sandbox.setRegisterVariant('threeFields');
    const name = freshName();
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto('/m/register');
      await fillRegistration(tab, { Username: name, ...passwords });
      await registerForm(tab).field('Username').blur();
    }
    await submitRegistration(page);
    await expectNewPlayer(page, name);
    await submitRegistration(second);
    const taken = registerForm(second).field('Username');
    await expect(taken).toBeFocused();
    await expect(taken).toHaveAccessibleDescription('Sorry, the username already exists.');
    await expect(registerForm(second).field('Password')).toHaveValue(password);

    const session = await storedSession(page);
    await asPlayer(second, session);
    await second.goto('/m/member/home');
    await expect(second.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    await signOutByMenu(page);
    await expect(logInLink(page)).toBeVisible();
    await expect(second.locator('body')).not.toContainText(name);
    expect(await storedSession(second)).toBe(null);
  },
);

test(
  '[SES-06] [SES-07] [BOOT-11] [FAULT-39] [FAULT-42] [FAULT-43] tampered storage reads as empty, and throwing storage only forgets between visits',
  { tag: '@full' },
  async ({ page, newPlayer }) => {
    const { name, password: theirs }: NewPlayer = await newPlayer();
    const { field, form } = registerForm(page);
    await page.goto('/m/register');
    for (const stored of ['{', '[]', '{"username":5}', '{"username":{"__proto__":1}}', '"<img src=x>"']) {
      await test.step(`tampered: ${stored}`, async () => {
        await page.evaluate((text) => {
          for (const key of ['REGISTRATION_DRAFT', 'CODE_EXPIRIES']) sessionStorage.setItem(key, text);
          for (const method of ['username', 'sms']) localStorage.setItem(`REMEMBERED_LOGIN_${method}`, text);
        }, stored);
        await page.reload();
        await expect(field('Username')).toHaveValue('');
        await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      });
    }
    await page.goto('/m/login');
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('');
    await page.getByRole('button', { name: 'Mobile number' }).click();
    await expect(codeButton(page)).toHaveText('Get code');

    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const kept of ['sessionStorage', 'localStorage', 'indexedDB']) {
        Object.defineProperty(window, kept, { get: deny });
      }
    });
    await page.goto('/m/login');
    await page.getByRole('checkbox', { name: 'Remember password' }).check();
    await submitLogin(page, name, theirs);
    await expectPlayer(page, name);
    await page.reload();
    await expect(logInLink(page)).toBeVisible();
  },
);

test(
  '[SMS-06] [FAULT-45] [FAULT-46] a clock wrong by days and an hour in the background do not affect the countdown',
  { tag: '@full' },
  async ({ page }) => {
    const days = 3 * 24 * 3_600_000;
    await page.clock.install({ time: Date.now() + days });
    await page.goto('/m/login');
    await page.getByRole('button', { name: 'Mobile number' }).click();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(freshMobile().typed);
    await codeButton(page).click();
    await expect(codeButton(page)).toHaveText(/^Wait (5\d|60) s$/);
    await page.clock.fastForward('01:00:00');
    await expect(codeButton(page)).toHaveText('Get code');
    await expect(codeButton(page)).toBeEnabled();
  },
);
