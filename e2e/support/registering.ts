import type { Page } from '@playwright/test';
import { expect, expectPlayer } from './accounts.ts';

/** Finds the registration form's parts by their labels, with or without an asterisk. */
export function registerForm(page: Page) {
  const form = page.getByRole('form', { name: 'Sign up' });
  return {
    form,
    field: (label: string) => form.getByLabel(new RegExp(`^${label}( \\*)?$`)),
    consent: form.getByRole('checkbox', { name: /years old/ }),
    declaration: form.getByRole('checkbox', { name: /^I'm not a government official/ }),
    submit: form.getByRole('button', { name: /^(Sign up|Checking|Creating your account)$/ }),
    codeButton: form.getByRole('button', { name: /^(Get code|Wait [\d,]+ s)$/ }),
    methods: form.getByRole('group', { name: 'How to sign up' }),
  };
}

export type Filled = Record<string, string>;

export async function fillRegistration(page: Page, filled: Filled) {
  const { field } = registerForm(page);
  for (const [label, text] of Object.entries(filled)) await field(label).fill(text);
}

/** Declines the limits that a new player is offered, which leads home (PROT-03). */
export async function declineLimits(page: Page) {
  await expect(page).toHaveURL('/m/limits');
  await page.getByRole('button', { name: 'No limit now' }).click();
}

/** Expects the home page, logged in as this new player, after the offer of limits. */
export async function expectNewPlayer(page: Page, name: string) {
  await declineLimits(page);
  await expectPlayer(page, name);
}

/** Ticks the declaration, but not the consent, which is ticked by default (REG-04). */
export async function submitRegistration(page: Page) {
  const { consent, declaration, submit } = registerForm(page);
  await expect(consent).toBeChecked();
  await declaration.check();
  await submit.click();
}
