import { expect } from '@playwright/test';
import { see } from '@araw/flow/browser';

/** Expects the last-login notice if the step's answer includes the previous login, else no notice. */
export const seeLastLogin = see(
  'the login before this one, and nothing at the first',
  async (page, { steps }) => {
    const step = steps.at(-1);
    const told = step?.kind === 'answer' && (step.value as { lastLogin?: object }).lastLogin;
    const notice = page.getByRole('region', { name: 'Notifications' }).getByText(/last login/);
    if (told)
      await expect(notice).toHaveText('Your last login: 25/11/2025 00:00, Chrome · Android, Philippines');
    else await expect(notice).toHaveCount(0);
  },
);
