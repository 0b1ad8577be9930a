import { expect, type Page } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  changeStartup,
  formRules,
  notices,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
} from '../opening.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Change password' });
const oldPassword = (page: Page) => form(page).getByLabel('Old password');
const newPassword = (page: Page) => form(page).getByLabel('New password', { exact: true });
const confirmation = (page: Page) => form(page).getByLabel('Repeat the new password');
const save = (page: Page) => form(page).getByRole('button', { name: /^(Save|Saving)$/ });
/** The form's own error; field errors show beside their fields. */
const alert = (page: Page) => form(page).locator('> [role=alert]');

const typed = { old: 'correct horse 1', fresh: 'battery staple 2' };
const same = 'The new password and the old password cannot be the same';

const submitted = ({ steps }: Moment) => {
  const step = steps.at(-1);
  return step?.kind === 'user' ? (step.event as unknown as { valid: boolean; differs: boolean }) : undefined;
};

/** The text for a late or unreadable answer: the chart treats both as a timeout. */
const unanswered = ({ steps }: Moment) =>
  steps.findLast(({ kind }) => kind !== 'user')?.kind === 'time'
    ? 'Slow Connection'
    : "We couldn't read the reply. Please try again. (changePassword)";

export const changePasswordBinding: Binding = {
  open: () => ({
    path: '/m/changePsw',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, { ...playersCalls, '/wps/system/setting/register': formRules });
      const sealing = await testSealing('DES');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing } }),
      }));
    },
  }),

  calls: {
    changePassword: {
      paths: ['/wps/member/password'],
      sends: () => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { oldPassword: typed.old, newPassword: typed.fresh, confirmNewPassword: typed.fresh },
      }),
      reply({ ok, value }) {
        // The client's own timeout is longer than the chart's.
        if (!ok) return { status: 200, body: 'no answer' };
        const { ok: changed } = value as { ok: boolean };
        return changed ? accepted({}) : refusal(400, 'credentialsWrong', { field: 'oldPassword' });
      },
    },
  },

  does: {
    async 'form.submitted'(page, { valid, differs }) {
      const fresh = differs ? typed.fresh : typed.old;
      await oldPassword(page).fill(typed.old);
      await newPassword(page).fill(fresh);
      await confirmation(page).fill(valid ? fresh : 'something else 3');
      await save(page).click();
    },
  },
  controls: { 'form.submitted': save },

  sees: {
    editing: see('a button that says Save', async (page) => {
      await expect(save(page)).toHaveText('Save');
      await expect(save(page)).not.toHaveAttribute('aria-busy');
      await expect(form(page).getByRole('textbox', { name: 'Username' })).toHaveValue('maria');
      await expect(notices(page).getByText('Please wait')).toHaveCount(0);
    }),
    saving: see("a busy button that says Saving, and 'Please wait'", async (page) => {
      await expect(save(page)).toHaveText('Saving');
      await expect(save(page)).toHaveAttribute('aria-busy', 'true');
      await expect(notices(page).getByText('Please wait')).toHaveCount(1);
    }),
    changed: see('the form, which takes no second tap', async (page) => {
      await expect(page).toHaveURL('/m/changePsw');
      await expect(save(page)).toBeDisabled();
    }),
  },
  facts: [
    {
      when: ({ view }) => view.context.error === null && !view.matches('left'),
      sees: see('no refusal', (page) => expect(alert(page)).toHaveText('')),
    },
    {
      when: ({ view }) => view.context.error?.code === 'passwordWrong',
      sees: see("the refusal 'Incorrect password Request ID r1'", (page) =>
        expect(alert(page)).toHaveText('Incorrect passwordRequest ID r1'),
      ),
    },
    {
      when: ({ view }) => view.context.error?.code === 'timeout',
      sees: see('that the operator did not answer', (page, moment) =>
        expect(alert(page)).toHaveText(unanswered(moment)),
      ),
    },
  ],
  effects: {
    focusFirstInvalidField: see('the focus on the wrong field, which says why', async (page) => {
      await expect(confirmation(page)).toBeFocused();
      await expect(confirmation(page)).toHaveAccessibleDescription('Confirmation password not matched');
    }),
    sayPasswordsSame: see(`'${same}', at the field and above it`, async (page, moment) => {
      expect(submitted(moment)).toMatchObject({ valid: true, differs: false });
      await expect(notices(page)).toContainText(same);
      await expect(newPassword(page)).toHaveAccessibleDescription(same);
    }),
    sayChanged: see("'Change saved'", (page) => expect(notices(page)).toContainText('Change saved')),
  },
  unseen: {
    left: 'the home screen has come',
    goHome: 'the home screen has come',
    replaceKnownPassword: 'e2e/journeys/accounts/passwords.spec.ts: the next change asks for no old password',
  },
  departs: ({ actions }) =>
    actions.includes('goHome')
      ? see('the home screen', async (page) => {
          await expect(page).toHaveURL('/m/home');
          await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeFocused();
          await expect(page.getByRole('banner')).toContainText('maria');
        })
      : undefined,
};
