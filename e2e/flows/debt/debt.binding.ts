import { expect, type Page } from '@playwright/test';
import type { SettleOutcome, Settlement } from '#machines/debt/debt.machine.ts';
import { type Binding, see } from '@araw/flow/browser';
import type { Edge } from '@araw/flow/explore';
import type { Step } from '@araw/flow/model';
import { withdrawPageOf } from '#tests/withdrawals.ts';
import { accepted, answerOthers, notices, playAs, playersCalls, refusal, sessionOf } from '../opening.ts';

const kept: Settlement = { amount: 120.5, key: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01' };
const owing = withdrawPageOf({
  demands: [{ kind: 'receivable', text: '₱300.00 is owed', until: null }],
  debt: { owed: 300, settles: 120.5 },
});

const main = (page: Page) => page.getByRole('main');
const settle = (page: Page) => main(page).getByRole('button', { name: 'Pay ₱120.50 from my balance' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Pay ₱120.50 from your balance?' });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Pay it' });
const cancel = (page: Page) => question(page).getByRole('button', { name: 'Cancel' });
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('DEBT_SETTLEMENT'));

const texts: Record<string, string> = {
  amountOutOfBounds: 'This amount is outside the limits.',
  switchedOff: "This isn't available here right now.",
};
const outcomeIn = (step: Step | undefined) =>
  step?.kind === 'answer' && step.ok ? (step.value as SettleOutcome) : null;
const refusedIn = (step: Step | undefined) => {
  const outcome = outcomeIn(step);
  return outcome?.ok === false ? outcome.error.code : undefined;
};

export const debtBinding: Binding = {
  open: (variant) => ({
    path: '/m/withdraw',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      if (variant.startsWith('reloaded')) {
        await page.addInitScript(
          (entry) => sessionStorage.setItem('DEBT_SETTLEMENT', JSON.stringify(entry)),
          { account: 'maria', settlement: kept },
        );
      }
      // The debt stays as it is, so the page offers the same again after each answer.
      await answerOthers(page, { ...playersCalls, '/wps/cashier/withdrawal': owing });
    },
  }),

  calls: {
    settleDebt: {
      paths: ['/wps/cashier/debt'],
      // A confirmation creates a new key; a reload reuses the stored one.
      sends: ({ request: { amount, key } }: { request: Settlement }, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: {
          key: key === 'k0' ? kept.key : (body as { key: string }).key,
          amount: amount.toFixed(2),
        },
      }),
      reply({ ok, value, sent }) {
        if (!ok) throw new Error('the chart of the call is a part of the program');
        const outcome = value as SettleOutcome;
        if (outcome.ok) return accepted({ number: 'S100001', at: 0, amount: kept.amount });
        const { key } = sent.body as { key: string };
        return refusal(409, outcome.error.code, outcome.decided ? { decided: key } : undefined);
      },
    },
  },

  does: {
    'settle.tapped': (page) => settle(page).click(),
    'settle.cancelled': (page) => cancel(page).click(),
    'settle.confirmed': (page) => confirm(page).click(),
  },
  controls: { 'settle.tapped': settle, 'settle.cancelled': cancel, 'settle.confirmed': confirm },

  sees: {
    offered: see('what can be paid, and no question', async (page) => {
      await expect(settle(page)).toBeEnabled();
      await expect(question(page)).toHaveCount(0);
    }),
    asked: see('the question with its sum', (page) =>
      expect(question(page)).toContainText('This pays what you owe from your balance right away.'),
    ),
    settling: see('that it is under way, and no second tap', async (page) => {
      await expect(settle(page)).toBeDisabled();
      await expect(question(page)).toHaveCount(0);
    }),
  },
  facts: [],
  effects: {
    storeSettlement: see('the payment, kept for a reload', (page) =>
      expect.poll(() => stored(page)).toContain('120.5'),
    ),
    clearStoredSettlement: see('nothing of it kept', (page) => expect.poll(() => stored(page)).toBe(null)),
    saySettled: see('that it was paid', (page) => expect(notices(page)).toContainText('Paid')),
    sayFailure: see('why it was refused', (page, { steps }) =>
      expect(notices(page)).toContainText(texts[refusedIn(steps.at(-1)) ?? ''] ?? 'nothing was refused'),
    ),
  },
  unseen: {
    renewBalance: 'screens/withdrawal/WithdrawPage.test.tsx: balance and records are out of date',
    renewPage: 'screens/withdrawal/WithdrawPage.test.tsx: the form follows',
  },
  // The page sends the sum that it shows; the chart of the call answers for the operator.
  impossible: ({ step }: Edge) =>
    (step.kind === 'answer' && outcomeIn(step) === null) ||
    (step.kind === 'user' && step.name.includes('another sum')),
  unwalked: { 'settling on settleDebt fails': 'the chart of the call is a part of the program' },
};
