import { expect, type Page } from '@playwright/test';
import type { OwnLimitOutcome } from '#machines/ownLimit/ownLimit.machine.ts';
import type { OwnLimit } from '#services/contract/ownLimit.ts';
import { formatMoney } from '#services/money.ts';
import { type Answered, type Binding, type Moment, see } from '@araw/flow/browser';
import { accepted, answerOthers, notices, playAs, playersCalls, refusal, sessionOf } from './opening.ts';

const refusedType = 'as type 4';
const realAccountOnly = 'Please login an actual account to use this function';

const main = (page: Page) => page.getByRole('main');
/** What comes on top of the page hides it from assistive technology. */
const also = { includeHidden: true };
const field = (page: Page) => main(page).getByRole('textbox', { name: 'New limit a day' });
const set = (page: Page) => main(page).getByRole('button', { name: 'Set the limit' });
const remove = (page: Page) => main(page).getByRole('button', { name: 'Remove the limit' });
const keep = (page: Page) => main(page).getByRole('button', { name: /^Keep / });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const question = (page: Page) => page.getByRole('alertdialog');
const decline = (page: Page) => question(page).getByRole('button', { name: 'Cancel' });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Confirm' });
const failure = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });

const limitIn = ({ view }: Moment) => view.context.limit as OwnLimit | null;
const wantedIn = ({ view }: Moment) => view.context.wanted as string | null;
const errorIn = ({ view }: Moment) => view.context.error?.code as string | undefined;
const isShown = ({ view }: Moment) => view.matches('shown');
/** Words without the signs that keep their direction. */
const textOf = (pesos: number | null) => (pesos === null ? 'No limit' : `${formatMoney(pesos)} a day`);

function reply({ ok, value }: Answered) {
  if (!ok) return 'silence' as const;
  const outcome = value as OwnLimitOutcome;
  return outcome.ok ? accepted(outcome.limit) : refusal(409, outcome.error.code);
}

const asks = (text: (moment: Moment) => string) =>
  see('the question, with what is to be and when', async (page, moment) => {
    await expect.poll(() => question(page).textContent()).toContain(text(moment));
  });
const isBusy = see('the limit, busy', (page) => expect(set(page)).toHaveAttribute('aria-busy', 'true'));

export const ownLimitBinding: Binding = {
  startsOnly: [refusedType],
  open: (variant) => ({
    path: '/m/securityCenter?page=ownLimit',
    async prepare(page) {
      await playAs(page, sessionOf(variant === refusedType ? 4 : 0));
      await answerOthers(page, {
        ...playersCalls,
        '/wps/member/sessions': { list: [] },
        '/wps/member/logins': { list: [] },
      });
    },
  }),

  calls: {
    loadLimit: {
      paths: ['/wps/cashier/ownLimit'],
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(value) : 'silence'),
    },
    setLimit: {
      paths: ['/wps/cashier/ownLimit'],
      sends: ({ amount }, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { amount, key: (body as { key: string }).key },
      }),
      reply,
    },
    cancelChange: {
      paths: ['/wps/cashier/ownLimit/cancel'],
      sends: (_input, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { key: (body as { key: string }).key },
      }),
      reply,
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    'amount.changed': (page) =>
      field(page)
        .press('End')
        .then(() => field(page).press('7')),
    async 'limit.submitted'(page, { amount }) {
      await field(page).fill(amount);
      await set(page).click();
    },
    'removal.tapped': (page) => remove(page).click(),
    'question.declined': (page) => decline(page).click(),
    'question.confirmed': (page) => confirm(page).click(),
    'cancellation.tapped': (page) => keep(page).click(),
  },
  controls: {
    'retry.requested': retry,
    'limit.submitted': set,
    'removal.tapped': remove,
    'question.declined': decline,
    'question.confirmed': confirm,
    'cancellation.tapped': keep,
  },
  without: {
    'page.shown': 'the page comes back to the front',
    'net.returned': 'the net comes back',
    'amount.changed': 'the field can be typed in whether or not there is something to say of it',
  },

  sees: {
    refused: see('the security centre, and that a real account is asked for', async (page) => {
      await expect(page).toHaveURL('/m/securityCenter');
      await expect(notices(page)).toHaveText(realAccountOnly);
    }),
    'loading.first': see('that it is being looked up', (page) =>
      expect(main(page).locator('[aria-busy=true]')).not.toHaveCount(0),
    ),
    'loading.again': isBusy,
    setting: isBusy,
    cancelling: isBusy,
    unavailable: see('that it could not be read', (page) =>
      expect(page.getByRole('alert')).toContainText('Slow Connection'),
    ),
    shown: see('the limit, not busy', async (page) => {
      await expect(set(page)).toBeEnabled();
      await expect(question(page)).toHaveCount(0);
    }),
    'asking.atOnce': asks(
      (moment) =>
        `Set your limit to ${textOf(Number(wantedIn(moment)))}?It holds at once. To raise it again takes 24 hours.`,
    ),
    'asking.later': asks((moment) => {
      const wanted = wantedIn(moment);
      const title = wanted === null ? 'Remove your limit?' : `Raise your limit to ${textOf(Number(wanted))}?`;
      return `${title}This holds in 24 hours and can be cancelled until then. Meanwhile ${textOf(limitIn(moment)!.limit)} stays.`;
    }),
  },
  facts: [
    {
      when: ({ view }) => view.tags.has('shown'),
      sees: see('the limit and what is to become of it', async (page, moment) => {
        const { limit, next } = limitIn(moment)!;
        await expect.poll(() => page.getByRole('definition', also).first().textContent()).toBe(textOf(limit));
        const waits = page.getByText(/^From /);
        await expect(waits).toHaveCount(next === null ? 0 : 1);
        if (next !== null) {
          await expect.poll(() => waits.textContent()).toBe(`From 17/01/2026 20:00: ${textOf(next.limit)}`);
        }
      }),
    },
    {
      when: (moment) => isShown(moment) && moment.view.context.malformed,
      sees: see('that it is no amount', (page) =>
        expect(field(page)).toHaveAccessibleDescription('Type an amount with at most two decimals.'),
      ),
    },
    {
      when: (moment) => isShown(moment) && !moment.view.context.malformed && errorIn(moment) === undefined,
      sees: see('no refusal', (page) => expect(failure(page)).toHaveCount(0)),
    },
    {
      when: (moment) => isShown(moment) && errorIn(moment) === 'conflict',
      sees: see('that the change waits no longer', (page) =>
        expect(failure(page)).toContainText(
          'This change waits no longer: it holds by now, or was cancelled on another device.',
        ),
      ),
    },
    {
      when: (moment) => isShown(moment) && errorIn(moment) === 'offline',
      sees: see('that no answer came', (page) => expect(failure(page)).toContainText('Slow Connection')),
    },
  ],
  effects: {
    focusAmount: see('the focus on the amount', (page) => expect(field(page)).toBeFocused()),
    clearAmount: see('an empty field', (page) => expect(field(page)).toHaveValue('')),
    saySaved: see("'Saved'", (page) => expect(notices(page)).toContainText('Saved')),
    sayKept: see("'Your limit stays as it is'", (page) =>
      expect(notices(page)).toContainText('Your limit stays as it is'),
    ),
  },
};
