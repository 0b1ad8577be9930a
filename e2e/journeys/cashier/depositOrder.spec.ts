import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DepositOrder, MethodKind } from '@araw/contract/cashier/deposits';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { pictureModules, readQr } from '#tests/codes/readQr.ts';
import { expect, test } from '#e2e/support/accounts.ts';
import { atProvider } from '#e2e/support/cashier.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { moveTo, submitLogin } from '#e2e/support/journey.ts';
import { clientOf } from '#e2e/support/operatorCalls.ts';
import { moveClock } from '#e2e/support/sandbox.ts';

const main = (page: Page) => page.getByRole('main');
const said = (page: Page) => main(page).getByRole('status').first();
const amount = (page: Page) => main(page).getByRole('heading', { level: 2 });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

interface Made {
  order: DepositOrder;
  read: () => Promise<DepositOrder>;
  /** All of the player's orders, newest first. */
  all: () => Promise<DepositOrder[]>;
  balance: () => Promise<number>;
}

/** Creates an order of 500 pesos without a page, then opens the order's page. */
async function openOrder(
  page: Page,
  { url, session, kind }: { url: string; session: SessionInfo; kind: MethodKind },
): Promise<Made> {
  const client = clientOf(url, session.token);
  const { methods, open } = await client.cashIn();
  for (const { id } of open) await client.cancelDeposit({ key: randomUUID(), id });
  const method = methods.find((one) => one.kind === kind && one.open);
  if (!method) throw new Error(`no ${kind} is open`);
  const quote = await client.quoteDeposit({ method: method.code, amount: '500' });
  const order = await client.createDeposit({ key: randomUUID(), quote: quote.id });
  const address = `/m/voucherCenter?order=${order.id}`;
  if (page.url() === 'about:blank') {
    await asPlayer(page, session);
    await page.goto(address);
  } else {
    await moveTo(page, address);
  }
  await expect(said(page)).toHaveText('Waiting for your payment');
  return {
    order,
    read: () => client.depositOrder({ id: order.id }),
    all: async () => (await client.depositRecord({ period: 'today' })).list,
    balance: async () => (await client.wallet()).sumBalance,
  };
}

const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

const kinds: MethodKind[] = ['eWallet', 'qrPh', 'bank', 'counter', 'crypto'];

test(
  '[CASH-04] [CASH-05] [CASH-06] a payment by each kind of method is in the balance, announced once and without a reload',
  { tag: '@full' },
  async ({ page, operator, maria, sandbox }) => {
    await sandbox.set('protectionProfile', { value: 'spec' });
    await sandbox.set('cryptoPayments', { value: 'on' });
    for (const kind of kinds) {
      await test.step(kind, async () => {
        const { order, balance } = await openOrder(page, { url: operator.url, session: maria, kind });
        const before = await balance();
        await atProvider(page, order.number, { webhook: 'arrives twice' });
        await expect(said(page)).toHaveText('₱500.00 is in your balance.');
        await expect(amount(page)).toHaveText('₱500.00');
        await expect(main(page).getByRole('link', { name: 'See my cash-ins' })).toHaveAttribute(
          'href',
          '/m/vouReport',
        );
        expect(await balance()).toBe(before + 500);
        await expect(main(page).locator('dl').first()).toContainText('Balance after');
      });
    }
  },
);

test(
  '[CASH-04] [CASH-06] proof can still be sent for a failed payment, and is reviewed',
  { tag: '@full' },
  async ({ page, operator, maria }) => {
    const { order, read } = await openOrder(page, { url: operator.url, session: maria, kind: 'eWallet' });
    await atProvider(page, order.number, { act: 'Fail' });
    await expect(said(page)).toHaveText('Your payment with GCash failed. No money moved.');
    await button(page, /^I have paid/).click();
    await main(page).getByRole('textbox', { name: 'Your reference number' }).fill('8024 511 774');
    await button(page, 'Send receipt').click();
    await expect(said(page)).toHaveText("We're checking your payment. Nothing is lost.");
    expect((await read()).state).toBe('inReview');
  },
);

test(
  '[CASH-05] [CASH-06] a lost webhook only costs time: the money is there when the player returns',
  { tag: '@full' },
  async ({ page, operator, maria }) => {
    const { order, balance } = await openOrder(page, { url: operator.url, session: maria, kind: 'qrPh' });
    const before = await balance();
    await atProvider(page, order.number, { webhook: 'is lost' });
    await comeBack(page);
    await expect(said(page)).toHaveText('₱500.00 is in your balance.');
    expect(await balance()).toBe(before + 500);
  },
);

test(
  '[CASH-05] [CASH-06] a different amount is credited if allowed, otherwise reviewed',
  { tag: '@full' },
  async ({ page, operator, maria, sandbox }) => {
    await sandbox.set('protectionProfile', { value: 'spec' });
    await sandbox.set('cryptoPayments', { value: 'on' });
    for (const [kind, paid, state, text] of [
      ['bank', '480', 'credited', '₱480.00 is in your balance.'],
      ['counter', '600', 'credited', /is in your balance\.$/],
      ['crypto', '480', 'credited', '₱480.00 is in your balance.'],
      ['eWallet', '480', 'inReview', "We're checking your payment. Nothing is lost."],
      ['qrPh', '520', 'inReview', "We're checking your payment. Nothing is lost."],
    ] as const) {
      await test.step(`${kind}: ${paid}`, async () => {
        const { order, read } = await openOrder(page, { url: operator.url, session: maria, kind });
        await atProvider(page, order.number, { amount: paid });
        await comeBack(page);
        await expect(said(page)).toHaveText(text);
        expect((await read()).state).toBe(state);
      });
    }
  },
);

test(
  '[CASH-05] when paid twice, each payment is credited, the second with its own order',
  { tag: '@full' },
  async ({ page, operator, maria }) => {
    const { order, all, balance } = await openOrder(page, {
      url: operator.url,
      session: maria,
      kind: 'bank',
    });
    const [before, orders] = [await balance(), (await all()).length];
    await atProvider(page, order.number, { act: 'Pay twice' });
    await expect(said(page)).toHaveText('₱500.00 is in your balance.');
    expect([await balance(), (await all()).length]).toEqual([before + 1_000, orders + 1]);
  },
);

test(
  '[CASH-06] [CASH-20] a reversal is announced, and the balance follows',
  { tag: '@full' },
  async ({ page, operator, maria }) => {
    const { order } = await openOrder(page, { url: operator.url, session: maria, kind: 'eWallet' });
    await atProvider(page, order.number);
    await expect(said(page)).toHaveText('₱500.00 is in your balance.');
    const read = page.waitForRequest('**/wps/cashier/deposit/order**');
    await atProvider(page, order.number, { act: 'Reverse it' });
    await comeBack(page);
    await read;
    await expect(said(page)).toHaveText(/^This payment was reversed/);
  },
);

test(
  '[CASH-04] crypto confirmations are counted as they arrive',
  { tag: '@full' },
  async ({ page, operator, maria, sandbox }) => {
    await sandbox.set('protectionProfile', { value: 'spec' });
    await sandbox.set('cryptoPayments', { value: 'on' });
    const { order } = await openOrder(page, { url: operator.url, session: maria, kind: 'crypto' });
    await atProvider(page, order.number, { act: 'Start payment' });
    await atProvider(page, order.number, { act: '10 confirmations' });
    await comeBack(page);
    await expect(said(page)).toHaveText(/on its way to your balance\.$/);
    await expect(main(page).getByText('10 of 19')).toBeVisible();
  },
);

test.describe('late', () => {
  test.afterEach(async ({ page }) => moveClock(page, 'Back to real time'));

  test(
    '[CASH-05] [CASH-06] an expired order says so, and is credited anyway when the money arrives',
    { tag: '@full' },
    async ({ page, operator, maria }) => {
      const { order } = await openOrder(page, { url: operator.url, session: maria, kind: 'qrPh' });
      await moveClock(page, '+10 minutes');
      await moveClock(page, '+10 minutes');
      await comeBack(page);
      await expect(said(page)).toHaveText(/^The time to pay ran out at \d\d:\d\d\.$/);
      await expect(button(page, /^New order for/)).toBeVisible();
      await atProvider(page, order.number);
      await comeBack(page);
      await expect(said(page)).toHaveText('₱500.00 is in your balance.');
    },
  );
});

/** The fields of an EMVCo text, by their ids. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE. */
function checkSum(text: string): string {
  const crc = [...new TextEncoder().encode(text)].reduce((before, byte) => {
    let rest = before ^ (byte << 8);
    for (let bit = 0; bit < 8; bit += 1) rest = ((rest << 1) ^ (rest & 0x8000 ? 0x1021 : 0)) & 0xffff;
    return rest;
  }, 0xffff);
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

test(
  '[CASH-04] the QR code is well-formed QR Ph text, and can be saved as a picture',
  { tag: '@full' },
  async ({ page, operator, maria }) => {
    const { order } = await openOrder(page, { url: operator.url, session: maria, kind: 'qrPh' });
    const code = main(page).getByRole('img', { name: 'QR code to pay with QR Ph' });
    const drawn = (await code.getAttribute('src')) ?? '';
    const modules = pictureModules(drawn, 4);
    const text = readQr(modules);
    const fields = fieldsOf(text);
    expect([fields['53'], fields['54'], fields['58'], fieldsOf(fields['62'] ?? '')['05']]).toEqual([
      '608',
      '500.00',
      'PH',
      order.number,
    ]);
    expect(fields['63']).toBe(checkSum(text.slice(0, -4)));
    const saving = page.waitForEvent('download');
    await button(page, 'Save QR code').click();
    const picture = await saving;
    expect(picture.suggestedFilename()).toBe(`${order.number}.png`);
    const read = await page.evaluate(
      async (bytes) => {
        const { width, height } = await createImageBitmap(
          new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
        );
        return [width, height];
      },
      [...(await streamed(await picture.createReadStream()))],
    );
    // Eight pixels per module, and a margin of four modules on every side.
    const side = (modules.length + 8) * 8;
    expect(read).toEqual([side, side]);
  },
);

async function streamed(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

// One black pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

test(
  '[CASH-04] receipts: the content decides, an interrupted upload restarts, and a reviewer gets both',
  { tag: '@full' },
  async ({ page, operator, maria }) => {
    const { read } = await openOrder(page, { url: operator.url, session: maria, kind: 'bank' });
    await button(page, 'Add a receipt').click();
    const rows = main(page).getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
    const choose = main(page).getByLabel(/^Add /);
    await choose.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(rows).toContainText(["This isn't a png, jpg or pdf. Save it as one and add it again."]);
    await button(page, 'Remove fake.png').click();

    await page.route('**/wps/cashier/receipts**', (route) => route.abort('connectionreset'), { times: 1 });
    await choose.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: png });
    await expect(button(page, 'Upload again: slip.png')).toBeVisible();
    await button(page, 'Upload again: slip.png').click();
    await expect(rows).toContainText(['uploaded']);
    await button(page, 'Send receipt').click();
    await expect(said(page)).not.toHaveText('Waiting for your payment');
    expect((await read()).receipts.map(({ name, type }) => [name, type])).toEqual([
      ['slip.png', 'image/png'],
    ]);
  },
);

test(
  '[CASH-06] an order cancelled in another tab is cancelled here when the player returns',
  { tag: '@full' },
  async ({ page, operator, maria }) => {
    await openOrder(page, { url: operator.url, session: maria, kind: 'bank' });
    const other = await page.context().newPage();
    await asPlayer(other, maria);
    await other.goto(page.url());
    await button(other, 'Cancel order').click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(said(other)).toHaveText('You cancelled this order. No money moved.');
    await comeBack(page);
    await expect(said(page)).toHaveText('You cancelled this order. No money moved.');
    await expect(button(page, 'Cancel order')).toHaveCount(0);
  },
);

test(
  '[CASH-06] [FAULT-09] offline the page keeps its content, and continues once back online',
  { tag: '@full' },
  async ({ page, operator, maria }) => {
    const { order } = await openOrder(page, { url: operator.url, session: maria, kind: 'counter' });
    await atProvider(page, order.number, { webhook: 'is lost' });
    await page.context().setOffline(true);
    await comeBack(page);
    await expect(main(page).getByText(/^Couldn't refresh/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(said(page)).toHaveText('₱500.00 is in your balance.');
  },
);

test(
  '[CASH-04] [FAULT-45] the time left is the operator’s, whatever the device’s clock says',
  { tag: '@full' },
  async ({ page, operator, maria }) => {
    await page.clock.install({ time: Date.now() - 3 * 24 * 3_600_000 });
    await openOrder(page, { url: operator.url, session: maria, kind: 'qrPh' });
    await expect(main(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  },
);

test(
  '[CASH-04] the way back from the provider leads to the order once; without a session it shows none of it',
  { tag: '@full' },
  async ({ page, operator, maria, browser }) => {
    const { order } = await openOrder(page, { url: operator.url, session: maria, kind: 'eWallet' });
    await main(page).getByRole('link', { name: 'Continue to GCash' }).click();
    const back = page.getByRole('link', { name: 'Back to the app' });
    const address = await back.getAttribute('href');
    await back.click();
    await expect(page).toHaveURL(`/m/voucherCenter?order=${order.id}`);
    await expect(said(page)).toHaveText('Waiting for your payment');

    const stranger = await browser.newContext({ baseURL: operator.url });
    const elsewhere = await stranger.newPage();
    await elsewhere.goto(`/m/voucherCenter?order=${order.id}`);
    await expect(elsewhere).toHaveURL('/m/login');
    await expect(elsewhere.locator('body')).not.toContainText(order.number);
    await elsewhere.goto(address ?? '');
    await expect(elsewhere).toHaveURL('/m/login');
    await stranger.close();
  },
);

test(
  '[SES-04] [CASH-06] a session that has since ended leads to the login, and back to the order',
  { tag: '@full' },
  async ({ page, operator, maria }) => {
    const { order } = await openOrder(page, { url: operator.url, session: maria, kind: 'counter' });
    await clientOf(operator.url, maria.token).logOut();
    await comeBack(page);
    await expect(page).toHaveURL('/m/login');
    await submitLogin(page, 'maria');
    await expect(page).toHaveURL(`/m/voucherCenter?order=${order.id}`);
    await expect(said(page)).toHaveText('Waiting for your payment');
  },
);
