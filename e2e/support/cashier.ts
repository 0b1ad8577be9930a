import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { headers } from '@araw/contract/calls/answer';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { WithdrawalOrder } from '@araw/contract/cashier/withdrawals';
import { callSealed, clientOf, openSession } from './operatorCalls.ts';
import { paymentPassword, setPaymentPassword } from './paymentPassword.ts';
import { submitForm } from './sandbox.ts';
import { expect } from './test.ts';

/** Seven digits, unique per name: an account that two members share goes to review. */
const numberOf = (name: string) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_000_000, 7) + 1_000_000;

/** Logs in a demo player with a payment PIN and an e-wallet. */
export async function readyPlayer(url: string, name: string): Promise<SessionInfo> {
  const session = await openSession(url, name);
  await makeReady(url, session, demoPassword);
  return session;
}

/** Gives a player a payment PIN and an e-wallet; `password` is their login password. */
export async function makeReady(url: string, session: SessionInfo, password: string): Promise<void> {
  const operator = clientOf(url, session.token);
  if (!(await operator.paymentPassword({})).isSet) {
    await setPaymentPassword(url, { session, password });
  }
  const { list, holder } = await operator.payoutAccounts({});
  if (list.length === 0) {
    const account = {
      institution: 'GCASH',
      number: `0917${numberOf(session.userName)}`,
      holder: holder === '' ? 'Juan Santos' : '',
      makeDefault: true,
    };
    await callSealed(
      url,
      'addPayoutAccount',
      { key: randomUUID(), ...account, paymentPassword },
      session.token,
    );
  }
}

/** Withdraws through the operator's calls, without a page. */
export async function withdrawBeside(
  url: string,
  { token }: SessionInfo,
  amount: string,
): Promise<WithdrawalOrder> {
  const operator = clientOf(url, token);
  const [account] = (await operator.payoutAccounts({})).list;
  const { id: quote } = await operator.quoteWithdrawal({ account: account?.id ?? '', amount });
  const order = { key: randomUUID(), quote, paymentPassword };
  return callSealed(url, 'createWithdrawal', order, token);
}

/** Creates a deposit order without a page, even if others are open. */
export async function depositBeside(
  url: string,
  { token }: SessionInfo,
  { method = 'GCASH', amount = '500' }: { method?: string; amount?: string } = {},
): Promise<DepositOrder> {
  const operator = clientOf(url, token);
  const { id: quote } = await operator.quoteDeposit({ method, amount });
  return operator.createDeposit({ key: randomUUID(), quote, anyway: true });
}

/** Uploads a receipt and reports the order as paid, without a page. Resolves with the file's address for players. */
export async function proveBeside(
  url: string,
  { token, merchantCode }: SessionInfo,
  { order, name, content }: { order: DepositOrder; name: string; content: Uint8Array<ArrayBuffer> },
): Promise<string> {
  const receipts = '/wps/cashier/receipts';
  const sent = await fetch(`${url}${receipts}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      [headers.token]: token,
      [headers.merchant]: merchantCode,
      'Content-Type': 'application/octet-stream',
    },
    body: content,
  });
  const { value } = await sent.json();
  const { id } = order;
  await clientOf(url, token).sendReceipt({ key: randomUUID(), id, reference: '8024', receipts: [value.id] });
  return `${receipts}/${value.id}`;
}

/** Submits a sandbox form without its page. Throws if it is refused. */
export async function submitSandbox(url: string, path: string, form: Record<string, string>): Promise<void> {
  const answer = await fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { Origin: url },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`${path} answers ${answer.status}`);
}

async function payPath(url: string, number: string): Promise<string> {
  const payments = await (await fetch(`${url}/sandbox/payments`)).text();
  const row = payments.split('<li>').find((one) => one.includes(`<code>${number}</code>`)) ?? '';
  const path = /"(\/sandbox\/pay\/[\w-]+)"/.exec(row)?.[1];
  if (!path) throw new Error(`The provider has no order ${number}`);
  return path;
}

/** Decides a deposit order's payment at the sandbox's provider, without a page. */
export async function payBeside(
  url: string,
  number: string,
  form: { act: string; amount: string; hook?: string },
): Promise<void> {
  await submitSandbox(url, (await payPath(url, number)).replace('/sandbox/', ''), form);
}

interface Payment {
  act?: 'Pay' | 'Pay twice' | 'Start payment' | 'Fail' | '10 confirmations' | 'Reverse it';
  amount?: string;
  webhook?: 'arrives' | 'arrives twice' | 'is lost';
}

/** Decides a deposit's payment on the page of the sandbox's provider. */
export async function atProvider(
  page: Page,
  number: string,
  { act = 'Pay', amount, webhook = 'arrives' }: Payment = {},
) {
  const hooks = { arrives: 'once', 'arrives twice': 'twice', 'is lost': 'lost' };
  await submitForm(page, await payPath(new URL(page.url()).origin, number), {
    button: act,
    values: { hook: hooks[webhook], ...(amount !== undefined && { amount }) },
  });
}

/** Pays on the wallet's page, which has opened after the pay tap, and returns to the app. */
export async function payInWallet(page: Page, tap = (target: Locator) => target.click()) {
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await tap(page.getByRole('button', { name: 'Pay', exact: true }));
  await tap(page.getByRole('link', { name: 'Back to the app' }).first());
  await expect(page).toHaveURL(/\/m\/voucherCenter\?order=/);
}

/** Decides a withdrawal as a reviewer at the sandbox's desk. */
export async function decide(page: Page, number: string, decision: string, reviewer: string, reason: string) {
  // The withdrawal shows up once the operator's clock has processed it.
  await expect(async () => {
    await submitForm(page, '/sandbox/reviews', {
      label: `Decide on ${number}`,
      button: new RegExp(`^${decision}`, 'i'),
      values: { reviewer, reason },
    });
  }).toPass();
}
