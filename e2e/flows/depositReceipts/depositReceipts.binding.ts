import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { ReceiptFile, SendOutcome } from '#machines/depositReceipts/depositReceipts.machine.ts';
import { receiptLimits } from '@araw/contract/cashier/receiptLimits';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import { depositOrderOf } from '#tests/depositOrders.ts';
import { accepted, answerOthers, playAs, playersCalls, refusal, sessionOf } from '../opening.ts';

const form = (page: Page) => page.locator('form');
const add = (page: Page) => form(page).getByLabel(/^Add /);
const files = (page: Page) => form(page).getByRole('listitem');
const reference = (page: Page) => form(page).getByRole('textbox', { name: 'Your reference number' });
const send = (page: Page) => page.getByRole('button', { name: /^(Send receipt|Uploading)$/ });
const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send again' });
const back = (page: Page) => page.getByRole('button', { name: 'Back to the order' });
const alert = (page: Page) => form(page).locator('> [role=alert]');

/** The model's files by id. The last one exceeds only the model's limit: the app accepts five. */
const names: Record<string, string> = {
  f1: 'receipt.png',
  f2: 'receipt.pdf',
  f3: 'large.png',
  f4: 'scan.heic',
};
const folder = 'test-results/receipts';

/** A file on disk, so that choosing it twice gives the same modification time. */
function fileAt(name: string): string {
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, Buffer.alloc(name === names['f3'] ? receiptLimits.bytes + 1 : 100));
  utimesSync(path, 1, 1);
  return path;
}

const failed = depositOrderOf({
  state: 'failed',
  text: 'QR Ph did not make the payment.',
  instructions: null,
  actions: ['receipt'],
});
const brokenOff = { status: 500, body: { success: false, code: 'unknown', message: '', requestId: 'r1' } };

const filesOf = ({ view }: Moment) =>
  (view.context.files as readonly ReceiptFile[]).filter(({ id }) => names[id] !== undefined);
const stateWords: Record<ReceiptFile['state'], RegExp> = {
  waiting: /waiting/,
  uploading: /% uploaded/,
  uploaded: /·\s+uploaded$/,
  failed: /Unknown error|isn't a png, jpg or pdf/,
  wrongType: /isn't a png, jpg or pdf\. Save it as one and add it again\.$/,
  tooLarge: /over 5 MB\.$/,
  tooMany: /Up to/,
};

export const depositReceiptsBinding: Binding = {
  open: () => ({
    path: '/m/voucherCenter?order=d1',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, { ...playersCalls, '/wps/cashier/deposit/order': failed });
    },
    begin: (page) => page.getByRole('button', { name: /^I have paid/ }).click(),
  }),

  calls: {
    uploadReceipt: {
      paths: ['/wps/cashier/receipts'],
      sends: ({ file }, _asked, _url, sent) => ({
        ...sent,
        method: 'POST',
        query: { name: names[file] ?? '' },
        token: 'token',
      }),
      reply({ ok, value, input }) {
        if (!ok) return brokenOff;
        const answer = value as { ok: boolean; receipt?: string };
        if (!answer.ok) return refusal(400, 'requestInvalid');
        const name = names[input.file] ?? '';
        return accepted({ id: answer.receipt, name, type: 'image/png', bytes: 100 });
      },
    },
    sendProof: {
      paths: ['/wps/cashier/deposit/receipt'],
      sends: (input, _asked, _url, sent) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: {
          key: (sent.body as { key: string }).key,
          id: 'd1',
          reference: input.reference,
          receipts: input.receipts,
          language: 'EN',
        },
      }),
      reply({ ok, value, sent }) {
        if (!ok) return brokenOff;
        const answer = value as SendOutcome;
        if (answer.ok) {
          return accepted({ ...failed, state: 'inReview', text: 'We are checking.', version: 2 });
        }
        const { key } = sent.body as { key: string };
        return refusal(409, answer.error.code, answer.decided ? { decided: key } : undefined);
      },
    },
  },

  does: {
    'files.chosen': (page, { files: chosen }: { files: readonly { id: string }[] }) =>
      add(page).setInputFiles(chosen.flatMap(({ id }) => (names[id] ? [fileAt(names[id])] : []))),
    'file.removed': (page, { id }) =>
      form(page)
        .getByRole('button', { name: `Remove ${names[id]}` })
        .click(),
    'file.retried': (page, { id }) =>
      form(page)
        .getByRole('button', { name: `Upload again: ${names[id]}` })
        .click(),
    async 'proof.submitted'(page, { reference: typed }) {
      await reference(page).fill(typed);
      await send(page).click();
    },
    'retry.requested': (page) => sendAgain(page).click(),
    'net.returned': (page) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    'receipts.closed': (page) => back(page).click(),
  },
  controls: {
    'files.chosen': add,
    // Any other file can be removed while one is uploading.
    'file.removed': (page) =>
      form(page)
        .getByRole('button', { name: `Remove ${names['f1']}` })
        .or(page.locator('form:has(progress)').getByRole('button', { name: /^Remove / })),
    'file.retried': (page) => form(page).getByRole('button', { name: `Upload again: ${names['f1']}` }),
    'proof.submitted': send,
    'retry.requested': sendAgain,
    'receipts.closed': back,
  },
  without: { 'net.returned': 'the browser tells it' },

  sees: {
    'editing.ready': see('the files and the field, ready to be sent', async (page) => {
      await expect(send(page)).toHaveText('Send receipt');
      await expect(reference(page)).toBeEditable();
      await expect(reference(page)).not.toHaveAttribute('aria-invalid', 'true');
    }),
    'editing.empty': see('that there is nothing to send', async (page) => {
      await expect(reference(page)).toHaveAccessibleDescription(
        'Add a receipt or type the reference number.',
      );
      await expect(reference(page)).toHaveAttribute('aria-invalid', 'true');
    }),
    'editing.uploading': see('that a file is on its way', async (page) => {
      await expect(send(page)).toHaveText('Uploading');
      await expect(form(page).getByRole('progressbar')).toHaveCount(1);
    }),
    sending: see('a busy button, and nothing to change', async (page) => {
      await expect(send(page)).toHaveAttribute('aria-busy', 'true');
      await expect(reference(page)).not.toBeEditable();
    }),
    unanswered: see('that it is open whether it came', async (page) => {
      await expect(alert(page)).toContainText("We couldn't confirm this yet.");
      await expect(reference(page)).not.toBeEditable();
    }),
    ended: see('the order, without the form', async (page) => {
      await expect(form(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2, name: '₱500.00' })).toBeVisible();
    }),
  },
  facts: [
    {
      when: ({ view }) => !view.matches('ended'),
      sees: see('each file with what became of it', (page, moment) =>
        expect(files(page)).toHaveText(filesOf(moment).map(({ state }) => stateWords[state])),
      ),
    },
    {
      when: ({ view }) => view.matches('editing') && view.context.error === null,
      sees: see('no refusal', (page) => expect(alert(page)).toBeEmpty()),
    },
    {
      when: ({ view }) => view.matches('editing') && view.context.error !== null,
      sees: see('why it was refused', (page) =>
        expect(alert(page)).toContainText('This was changed elsewhere in the meantime.'),
      ),
    },
  ],
  effects: {
    focusReference: see('the focus on the reference', (page) => expect(reference(page)).toBeFocused()),
  },
  // A file that isn't in the list has no button.
  impossible: ({ from, step }) =>
    step.kind === 'user' &&
    (step.event.type === 'file.removed' || step.event.type === 'file.retried') &&
    !(from.view.context.files as readonly ReceiptFile[]).some(({ id }) => id === step.event['id']),
};
