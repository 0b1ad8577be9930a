import { expect, type Page } from '@playwright/test';
import type { ClaimOutcome, ClaimReceipt, Offer } from '#machines/claim/claim.machine.ts';
import { type Binding, type Moment, see } from '#tools/flow/browser.ts';
import { accepted, answerOthers, notices, playAs, playersCalls, refusal, sessionOf } from './opening.ts';

const refusedType = 'as type 4';

const row = { day: '2026-11-20', gameType: 'RNG', valid: 1_246.55, carried: 0, rate: 0.5, rebate: 6.23 };
const rebateOf = ({ id, sum, refusal: why }: Offer) => ({
  sum,
  rows: sum > 0 ? [{ ...row, rebate: sum }] : [],
  through: id,
  claimed: null,
  refusal: why,
  now: 0,
  timeZone: 'Asia/Manila',
});

const claim = (page: Page) => page.getByRole('button', { name: /^Claim ₱/ });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const askAgain = (page: Page) => page.getByRole('button', { name: 'Ask again' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const paid = (page: Page) => page.getByRole('status').filter({ hasText: 'is in your balance' });

const offerIn = ({ view }: Moment) => view.context.offer as Offer | null;
const receiptIn = ({ view }: Moment) => view.context.receipt as ClaimReceipt | null;
const errorIn = ({ view }: Moment) => view.context.error?.code as string | undefined;
const texts: Record<string, string> = {
  conflict: 'This was changed elsewhere meanwhile.',
  switchedOff: 'This is not offered here at the moment.',
};

export const claimBinding: Binding = {
  startsOnly: [refusedType],
  open: (variant) => ({
    path: '/m/member/manualRebate',
    async prepare(page) {
      await playAs(page, sessionOf(variant === refusedType ? 4 : 0));
      await answerOthers(page, playersCalls);
    },
  }),

  calls: {
    loadOffer: {
      paths: ['/wps/member/rebate'],
      only: (request) => request.method() === 'GET',
      sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(rebateOf(value as Offer)) : refusal(404, 'switchedOff')),
    },
    makeClaim: {
      paths: ['/wps/member/rebate/claim'],
      sends: ({ id }, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { key: (body as { key: string }).key, through: id, language: 'EN' },
      }),
      reply({ ok, value, sent }) {
        if (!ok) return 'silence';
        const outcome = value as ClaimOutcome;
        if (!outcome.ok) {
          const decided = outcome.decided ? { decided: (sent.body as { key: string }).key } : undefined;
          return refusal(409, outcome.error.code, decided);
        }
        return accepted({ ...outcome.receipt, at: 0, valid: 1_246.55, rows: [row] });
      },
    },
  },

  does: {
    'claim.tapped': (page) => claim(page).click(),
    'retry.requested': (page) => askAgain(page).or(retry(page)).click(),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  },
  controls: { 'claim.tapped': claim, 'retry.requested': (page) => askAgain(page).or(retry(page)) },
  without: { 'page.shown': 'the page comes back to the front', 'net.returned': 'the net comes back' },

  sees: {
    refused: see('that a real account is asked for, and no way to claim', async (page) => {
      await expect(notices(page)).toHaveText('Please login an actual account to use this function');
      await expect(claim(page)).toHaveCount(0);
    }),
    'loading.first': see('nothing to claim yet', (page) => expect(claim(page)).toHaveCount(0)),
    'loading.again': see('what was there, busy', (page) =>
      expect(claim(page)).toHaveAttribute('aria-busy', 'true'),
    ),
    unavailable: see('why it cannot be read', (page) =>
      expect(failure(page)).toContainText('This is not offered here at the moment.'),
    ),
    ready: see('what can be claimed', (page, moment) =>
      expect(claim(page)).toHaveText(`Claim ₱${offerIn(moment)?.sum.toFixed(2)}`),
    ),
    waiting: see('that there is nothing, or why it waits', (page, moment) =>
      expect(
        page.getByText(offerIn(moment)?.sum === 0 ? 'Nothing to claim' : 'You have excluded yourself.'),
      ).toBeVisible(),
    ),
    claiming: see('that it is being claimed', (page) =>
      expect(claim(page)).toHaveAttribute('aria-busy', 'true'),
    ),
    unanswered: see('that it is open, and a way to ask again', async (page) => {
      await expect(failure(page)).toContainText('We do not know yet whether it was paid.');
      await expect(claim(page)).toHaveCount(0);
    }),
  },
  facts: [
    {
      when: (moment) =>
        moment.view.tags.has('shown') && !moment.view.matches('unanswered') && errorIn(moment) !== undefined,
      sees: see('why it was refused', (page, moment) =>
        expect(failure(page)).toContainText(texts[errorIn(moment) ?? ''] ?? ''),
      ),
    },
    {
      when: (moment) => errorIn(moment) === undefined,
      sees: see('no failure', (page) => expect(failure(page)).toHaveCount(0)),
    },
    {
      when: (moment) => receiptIn(moment) !== null,
      sees: see('what was paid, by its number', (page, moment) =>
        expect(paid(page)).toHaveText(`₱6.23 is in your balance. ${receiptIn(moment)?.number}`),
      ),
    },
    {
      when: (moment) => receiptIn(moment) === null,
      sees: see('nothing of an earlier claim', (page) => expect(paid(page)).toHaveCount(0)),
    },
  ],
  unseen: { renewBalance: 'screens/rebates/RebateScreen.test.tsx: balance and records are out of date' },
};
