import { expect, type Page } from '@playwright/test';
import type { ProofWay } from '#machines/contactChange/contactChange.machine.ts';
import { testSealing } from '#e2e/support/sealing.ts';
import type { Profile } from '@araw/contract/accounts/member';
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

const row = (page: Page) => page.getByRole('region', { name: 'Details' });
const edit = (page: Page) => row(page).getByRole('button', { name: 'Edit: E-mail' });
const form = (page: Page) => page.getByRole('form', { name: 'Edit: E-mail' });
const ways = (page: Page) => form(page).getByRole('group', { name: "How to prove it's you" });
const address = (page: Page) => form(page).getByRole('textbox', { name: 'New e-mail address' });
const password = (page: Page) => form(page).getByLabel('Your password');
const ownCode = (page: Page) => form(page).getByRole('textbox', { name: /^Code sent to / });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send code' });
const sendAgain = (page: Page) => form(page).getByRole('button', { name: 'Get code' });
const code = (page: Page) => form(page).getByRole('textbox', { name: 'Verification code' });
const change = (page: Page) => form(page).getByRole('button', { name: 'Change', exact: true });
const confirm = (page: Page) => form(page).getByRole('button', { name: /^Confirm(ing)?$/ });
/** The form's own error; field errors show beside their fields. */
const alerts = (page: Page) => form(page).locator('> [role=alert]').filter({ hasText: /\S/ });

const typed = { email: 'lea@example.ph', password: 'correct horse 1', ownCode: '654321', code: '123456' };
const profile: Profile = {
  account: 'maria',
  nickname: '',
  payeeName: '',
  email: 'maria@example.ph',
  emailProved: true,
  mobile: '0917•••4567',
  mobileProved: true,
  regDate: 0,
  editable: ['email'],
  ownerProofs: ['password', 'email', 'sms'],
  changing: [],
};
const proofsOf: Record<string, Profile['ownerProofs']> = {
  'password alone': ['password'],
  'mail alone': ['email'],
  'SMS alone': ['sms'],
};
const nameOf: Record<ProofWay, string> = {
  password: 'Password',
  email: 'Code by e-mail',
  sms: 'Code by SMS',
};
const proofOf = ({ view }: Moment) =>
  (['password', 'email', 'sms'] as const).find((way) => view.matches(`changing.proof.${way}`)) ?? 'password';
const isEditing = ({ view }: Moment) => view.matches('changing.form.editing');
/** Players with only one kind of proof have no choice to make. */
const isChosen = (way: ProofWay, words: string, field: (page: Page) => ReturnType<typeof password>) =>
  see(words, async (page, moment) => {
    if (!isEditing(moment)) return;
    await expect(field(page)).toBeVisible();
    const pressed = ways(page).getByRole('button', { pressed: true });
    if ((await ways(page).count()) > 0) await expect(pressed).toHaveText(nameOf[way]);
  });

/** Opens the form as soon as its button exists: the chart runs only while the form is open. */
const openAtOnce = (page: Page) =>
  page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('[aria-label="Edit: E-mail"]');
      if (!button) return;
      watch.disconnect();
      button.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  });

const refusals: Record<string, string> = {
  codeWrong: 'Verification code errorRequest ID r1',
  alreadyTaken: 'This belongs to another account. Please use another one.Request ID r1',
  timeout: 'Slow Connection',
  proofExpired: "That took too long. Please prove again that it's you.",
};

export const contactChangeBinding: Binding = {
  startsOnly: ['mail alone', 'SMS alone', 'every way, a code on its way'],
  open: (variant) => ({
    path: '/m/myAccount/index',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await openAtOnce(page);
      const isOpen = variant.endsWith('a code on its way');
      await answerOthers(page, {
        ...playersCalls,
        '/wps/system/setting/register': formRules,
        '/wps/check/email': { available: true },
        '/wps/member/info/icon': { icon: '', choices: [] },
        '/wps/member/profile': {
          ...profile,
          ownerProofs: proofsOf[variant] ?? profile.ownerProofs,
          changing: isOpen ? [{ contact: 'email', address: typed.email }] : [],
        },
        // Already expired by the page's clock: the code button's own chart covers the countdown.
        '/wps/member/info/email': { expirationTime: 0 },
      });
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing, humanCheck: { provider: 'none' } } }),
      }));
    },
  }),

  calls: {
    confirmChange: {
      paths: ['/wps/member/info/contact'],
      sends: () => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { contact: 'email', code: typed.code },
      }),
      reply({ ok, value }) {
        if (!ok) return 'silence';
        const { ok: changed, taken } = value as { ok: boolean; taken?: boolean };
        if (changed) return accepted({});
        return taken ? refusal(409, 'alreadyTaken', { field: 'email' }) : refusal(400, 'codeWrong');
      },
    },
  },

  does: {
    'proof.chosen': (page, { by }: { by: ProofWay }) =>
      ways(page).getByRole('button', { name: nameOf[by] }).click(),
    async 'code.sent'(page, _event, moment) {
      if (!isEditing(moment)) return sendAgain(page).click();
      await address(page).fill(typed.email);
      await (proofOf(moment) === 'password'
        ? password(page).fill(typed.password)
        : ownCode(page).fill(typed.ownCode));
      await send(page).click();
    },
    async 'proof.expired'(page) {
      const { status, body } = refusal(400, 'credentialsWrong', { field: 'proof' });
      await page.route('**/wps/member/info/email', (route) => route.fulfill({ status, json: body }), {
        times: 1,
      });
      await sendAgain(page).click();
    },
    'address.reopened': (page) => change(page).click(),
    async 'form.submitted'(page, { valid }) {
      await code(page).fill(valid ? typed.code : '');
      await confirm(page).click();
    },
  },
  controls: { 'address.reopened': change, 'form.submitted': confirm },
  without: {
    'proof.chosen': 'there is nothing to press for the way that is chosen, or where one way is offered',
    'code.sent': 'the code button has a chart of its own, which says when it can be pressed',
    'proof.expired': 'the operator says it when the code is asked for again',
  },

  sees: {
    'changing.proof.password': isChosen('password', 'a field for the password', password),
    'changing.proof.email': isChosen('email', 'a field for a code from the old address', ownCode),
    'changing.proof.sms': isChosen('sms', 'a field for a code from the number', ownCode),
    'changing.form.editing': see('a field for the new address, and what will happen', async (page) => {
      await expect(address(page)).toBeVisible();
      await expect(form(page)).toContainText("We'll send a code to the new address.");
      await expect(code(page)).toHaveCount(0);
    }),
    'changing.form.confirming': see('that nothing changes until the code is entered', async (page) => {
      await expect(form(page)).toContainText(`A code is on its way to ${typed.email}.`);
      await expect(confirm(page)).toHaveText('Confirm');
      await expect(password(page)).toHaveCount(0);
    }),
    'changing.form.saving': see('a busy button that says Confirming', async (page) => {
      await expect(confirm(page)).toHaveText('Confirming');
      await expect(confirm(page)).toHaveAttribute('aria-busy', 'true');
    }),
    changed: see('the details, without the form', async (page) => {
      await expect(form(page)).toHaveCount(0);
      await expect(edit(page)).toBeFocused();
    }),
  },
  facts: [
    {
      when: ({ view }) => view.context.error === null && !view.matches('changed'),
      sees: see('no refusal', (page) => expect(alerts(page)).toHaveCount(0)),
    },
    ...Object.entries(refusals).map(([refused, text]) => ({
      when: ({ view }: Moment) => view.context.error?.code === refused,
      sees: see(`the refusal '${text.replace('Request', ' Request')}'`, (page: Page) =>
        expect(alerts(page)).toHaveText([text]),
      ),
    })),
  ],
  effects: {
    focusCode: see('the focus on the field for the code, which says why', async (page) => {
      await expect(code(page)).toBeFocused();
      await expect(code(page)).toHaveAccessibleDescription('Enter verification code');
    }),
    sayChanged: see("'Changes saved'", (page) => expect(notices(page)).toContainText('Changes saved')),
  },
  unseen: {
    clearSecrets: 'ProfileScreen.test.tsx: the way back to the address leaves no password behind',
  },
  // Pressing the chosen proof again does nothing, and an unavailable proof has no button.
  impossible: ({ from, step }) => {
    if (step.kind !== 'user' || step.event.type !== 'proof.chosen') return false;
    const { by } = step.event as unknown as { by: ProofWay };
    const { offersPassword, offersEmail, offersSms } = from.view.context;
    const offered = { password: offersPassword, email: offersEmail, sms: offersSms };
    return from.view.matches(`changing.proof.${by}`) || !offered[by];
  },
};
