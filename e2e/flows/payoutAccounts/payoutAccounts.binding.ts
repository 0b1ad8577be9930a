import { expect, type Page } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import type { PayoutAccount, PayoutAccounts } from '@araw/contract/cashier/payoutAccounts';
import { type Answered, type Binding, type Moment, type Sent, see } from '@araw/flow/browser';
import type { Edge } from '@araw/flow/explore';
import { confirmationSheet, confirmByDigits, typedDigits } from '../confirming.ts';
import {
  accepted,
  answerOthers,
  changeStartup,
  failing,
  notices,
  playAs,
  playersCalls,
  refusal,
  seeNotOffered,
  sessionOf,
} from '../opening.ts';

const main = (page: Page) => page.getByRole('main');
const add = (page: Page) => main(page).getByRole('button', { name: 'Add an account' });
const form = (page: Page) => main(page).getByRole('form', { name: 'Add an account' });
const number = (page: Page) => form(page).getByRole('textbox', { name: 'Account number' });
const holder = (page: Page) => form(page).getByRole('textbox', { name: 'Account holder' });
const next = (page: Page) => main(page).getByRole('button', { name: 'Continue' });
const cancel = (page: Page) => main(page).getByRole('button', { name: 'Cancel' });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const rows = (page: Page) =>
  main(page)
    .getByRole('list', { name: /accounts$/ })
    .getByRole('listitem');

const places = ['a1', 'a2', 'a3'];
const shown = ({ view }: Moment) => view.context.accounts as PayoutAccounts | null;
const place = (page: Page, { id }: { id: string }, moment: Moment) =>
  rows(page).nth(shown(moment)!.list.findIndex((account) => account.id === id));

/** Opens an account's actions if necessary and taps one. */
async function act(page: Page, event: { id: string }, moment: Moment, name: string) {
  const row = place(page, event, moment);
  const more = row.getByRole('button', { name: /^Actions: / });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await row.getByRole('button', { name }).click();
}

const wordsOf = ({ isDefault, inReview, inUse }: PayoutAccount) =>
  [isDefault && 'Default', inReview && 'In review', inUse && 'Used by a withdrawal'].filter(
    (word) => word !== false,
  );

const texts: Record<string, string> = {
  notFound: 'This account is no longer on your list.Request ID r1',
  conflict: "A withdrawal is using this account. Remove it once that's done.Request ID r1",
};
const noAnswer = "We couldn't read the reply. Please try again.";

function confirmed({ value }: Answered) {
  const end = value as { result: string; error?: { code: string } };
  return end.result === 'accepted' ? accepted({}) : refusal(409, end.error?.code ?? '');
}
const sends = ({ request }: { request: object }, sent: Sent): Sent => ({
  method: 'POST',
  query: {},
  token: 'token',
  body: { ...request, key: (sent.body as { key: string }).key, paymentPassword: typedDigits },
});

export const payoutAccountsBinding: Binding = {
  notYet: {
    'as type 4': 'the router lets real accounts in alone: e2e/journeys/cashier/payoutAccounts.spec.ts',
    'back from the payment password': 'PayoutAccountsScreen.test.tsx goes there and comes back',
  },
  open: () => ({
    path: '/m/withdraw?page=accounts',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, playersCalls);
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing } }),
      }));
    },
  }),

  calls: {
    confirmAdding: {
      paths: ['/wps/cashier/accounts'],
      sends: (input, _asked, _url, sent) => sends(input, sent),
      reply: (answered) =>
        (answered.value as { result: string }).result === 'accepted'
          ? accepted(accountAdded)
          : confirmed(answered),
    },
    confirmRemoving: {
      paths: ['/wps/cashier/accounts/remove'],
      sends: (input, _asked, _url, sent) => sends(input, sent),
      reply: confirmed,
    },
    setDefault: {
      paths: ['/wps/cashier/accounts/default'],
      sends: ({ id }, _asked, _url, sent) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { id, key: (sent.body as { key: string }).key },
      }),
      reply({ ok, value }) {
        if (!ok) return { status: 200, body: 'no answer' };
        return (value as { ok: boolean }).ok ? accepted({}) : refusal(404, 'notFound');
      },
    },
    loadAccounts: {
      paths: ['/wps/cashier/accounts'],
      sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(value) : failing(value, { status: 200, body: 'no answer' })),
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'add.tapped': (page) => add(page).click(),
    async 'account.submitted'(page, { valid, account }, moment) {
      await number(page).fill(account.number);
      if (shown(moment)!.holder === '') await holder(page).fill(account.holder);
      await form(page).getByRole('checkbox', { name: 'Make default' }).setChecked(account.makeDefault);
      // Earlier notices may cover the button.
      for (const said of await notices(page).getByRole('button', { name: 'Dismiss' }).all())
        await said.click();
      await next(page).click();
      if (valid && (account.holder === '') === (shown(moment)!.holder !== '')) await confirmByDigits(page);
    },
    'form.cancelled': (page) => cancel(page).click(),
    'default.tapped': (page, event, moment) => act(page, event, moment, 'Make default'),
    async 'remove.tapped'(page, event, moment) {
      await act(page, event, moment, 'Remove');
      await confirmByDigits(page);
    },
  },
  controls: {
    'retry.requested': retry,
    'add.tapped': add,
    'account.submitted': next,
    'form.cancelled': cancel,
  },
  without: {
    'default.tapped': 'it is one of the actions of an account, which are opened first',
    'remove.tapped': 'it is one of the actions of an account, which are opened first',
  },

  sees: {
    'loading.first': see('that they are being looked up', (page) =>
      expect(main(page).locator('[aria-busy=true]')).not.toHaveCount(0),
    ),
    'loading.again': see('a list that takes nothing', (page) => expect(add(page)).toBeDisabled()),
    notOffered: seeNotOffered,
    unavailable: see('that there was no answer', (page) =>
      expect(main(page).getByRole('alert')).toContainText(noAnswer),
    ),
    listed: see('the accounts, each with what is to be known of it', async (page, moment) => {
      const { list, most } = shown(moment)!;
      await expect(main(page).getByText(`${list.length} of ${most} accounts`)).toBeVisible();
      await expect(rows(page)).toHaveCount(list.length);
      for (const [index, account] of list.entries()) {
        for (const word of wordsOf(account)) await expect(rows(page).nth(index)).toContainText(word);
      }
    }),
    choosing: see('a list that takes nothing', (page) => expect(add(page)).toBeDisabled()),
    adding: see('the form', async (page, moment) => {
      await expect(number(page)).toBeVisible();
      const isKnown = shown(moment)!.holder !== '';
      await expect(holder(page)).toBeEditable({ editable: !isKnown });
      if (isKnown) await expect(holder(page)).toHaveValue('Maria Santos');
    }),
    confirmingAccount: see('the sheet of the payment password', (page) =>
      expect(confirmationSheet(page)).toContainText('GCash 09171234567'),
    ),
    confirmingRemoval: see('the sheet of the payment password', (page) =>
      expect(confirmationSheet(page)).toContainText('GCash •••• 4821'),
    ),
  },
  facts: [
    {
      when: ({ view }) => view.context.error === null && (view.matches('listed') || view.matches('adding')),
      sees: see('no refusal', (page) => expect(main(page).getByText(/Request ID|already/)).toHaveCount(0)),
    },
    ...Object.entries(texts).map(([refused, text]) => ({
      when: ({ view }: Moment) => view.matches('listed') && view.context.error?.code === refused,
      sees: see(`the refusal '${text.replace('Request', ' Request')}'`, (page: Page) =>
        expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveText([text]),
      ),
    })),
    {
      when: ({ view }) => view.matches('adding') && view.context.error?.code === 'alreadyTaken',
      sees: see('that the account is on the list already', (page) =>
        expect(number(page)).toHaveAccessibleDescription('This account is already on your list.'),
      ),
    },
  ],
  effects: {
    focusFirstInvalidField: see('the focus on the field that is wrong, which says why', (page) =>
      expect(form(page).locator('input:focus')).toHaveAttribute('aria-invalid', 'true'),
    ),
    sayAdded: see("'Account added'", (page) => expect(notices(page)).toContainText('Account added')),
    sayRemoved: see("'Account removed'", (page) => expect(notices(page)).toContainText('Account removed')),
  },
  unseen: { clearFields: 'PayoutAccountsScreen.test.tsx: nothing is left of what was typed' },
  impossible,
  unwalked: {
    'confirmingRemoval on confirmRemoving answers #2': 'the chart of the sheet walks its own end',
    'confirmingRemoval on confirmRemoving fails': 'the chart of the confirmation is a part of the program',
    'confirmingAccount on confirmAdding fails': 'the chart of the confirmation is a part of the program',
  },
};

const accountAdded: PayoutAccount = {
  id: 'a9',
  kind: 'eWallet',
  institution: 'GCASH',
  name: 'GCash',
  icon: '',
  number: '•••• 4567',
  holder: 'Maria Santos',
  isDefault: true,
  usableAt: 0,
  inReview: false,
  inUse: false,
};

/** Steps that the screen doesn't offer or that the PIN sheet handles itself. */
function impossible({ from, step }: Edge): boolean {
  if (step.kind === 'answer') {
    const isEnd = step.actor === 'confirmAdding' || step.actor === 'confirmRemoving';
    return isEnd && (!step.ok || (step.value as { result: string }).result === 'cancelled');
  }
  if (step.kind !== 'user') return false;
  const { type, id, account } = step.event;
  const accounts = from.view.context.accounts as PayoutAccounts | null;
  const known = accounts?.list.find((one) => one.id === id);
  if (type === 'default.tapped') return !places.includes(id) || known?.isDefault !== false;
  if (type === 'remove.tapped') return known?.inUse !== false;
  if (type !== 'account.submitted') return false;
  return account.institution === 'NONE' || (accounts?.holder !== '' && account.holder !== '');
}
