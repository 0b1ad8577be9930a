import type { Page } from '@playwright/test';
import { expect } from './accounts.ts';

/** The registration form as a player finds it: by its labels, some of which have an asterisk. */
export function registerForm(page: Page) {
  const form = page.getByRole('form', { name: 'Create account' });
  return {
    form,
    field: (label: string) => form.getByLabel(new RegExp(`^${label}( \\*)?$`)),
    consent: form.getByRole('checkbox'),
    submit: form.getByRole('button', { name: /^(Create account|Checking|Creating your account)$/ }),
    codeButton: form.getByRole('button', { name: /^(Get code|Wait [\d,]+ s)$/ }),
    methods: form.getByRole('group', { name: 'How to register' }),
  };
}

export type Filled = Record<string, string>;

/** Fills the fields by their labels. */
export async function fillRegistration(page: Page, filled: Filled) {
  const { field } = registerForm(page);
  for (const [label, text] of Object.entries(filled)) await field(label).fill(text);
}

/** Ticks nothing: the consent is ticked already (REG-04). */
export async function submitRegistration(page: Page) {
  const { consent, submit } = registerForm(page);
  await expect(consent).toBeChecked();
  await submit.click();
}
