import { expect, type Page, type Request } from '@playwright/test';
import type { QuoteOutcome, QuoteRequest } from '#machines/deposit/deposit.machine.ts';
import type { AmountProblem } from '#machines/depositAmount.ts';
import type { AttemptEnd, DepositAttemptInput } from '#machines/depositAttempt/depositAttempt.machine.ts';
import type { CashIn, DepositQuote } from '@araw/contract/cashier/deposits';
import { type Binding, type Moment, see, type Sent } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  changeStartup,
  notices,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
} from '../opening.ts';

export const cashInPath = '/wps/cashier/deposit';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => page.getByRole('form', { name: 'Cash in' });
const amount = (page: Page) => form(page).getByRole('textbox', { name: 'Amount' });
const pay = (page: Page) => form(page).getByRole('button', { name: /^(Pay( ₱.*)?|Creating your order)$/ });
const chosen = (page: Page) => form(page).getByRole('button', { name: /^Choose a payment method$|Change$/ });
const quick = (page: Page) =>
  form(page).getByRole('group', { name: 'Quick amounts' }).getByRole('button', { name: '₱100', exact: true });
const ways = (page: Page) => page.getByRole('list', { name: 'E-wallet' });
const way = (page: Page, code: string) => ways(page).getByRole('button', { name: code });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Pay with' });
const closeSheet = (page: Page) => sheet(page).getByRole('button', { name: 'Close' });
const again = (page: Page) => main(page).getByRole('button', { name: '₱100 with gcash again' });
const unpaid = (page: Page) => page.getByRole('list', { name: 'Unpaid orders' });
const goOn = (page: Page) => unpaid(page).getByRole('button', { name: /^Continue: / });
/** Not on home, where refused players land: its own parts may have failed. */
const retry = (page: Page) =>
  main(page)
    .filter({ hasNot: page.getByRole('heading', { level: 1, name: 'Home' }) })
    .getByRole('button', { name: 'Try again' });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'You already have an unpaid order for this' });
const loading = (page: Page) => page.getByRole('status', { name: 'Loading payment methods' });
const costs = (page: Page) => form(page).getByLabel('Cost').getByRole('definition');
const promotions = (page: Page) => form(page).getByRole('group', { name: 'Promotion' });
const promotion = (page: Page, id: string | null) =>
  promotions(page).getByRole('radio', { name: id === null ? 'No promotion' : /^First cash in/ });

const changedText = 'This has changed since you saw it. Check it before you pay.';

/** The operator's answer in place of an order or a quote. */
interface Instead {
  code: string;
  bound?: { kind: string; amount?: number } | null;
  demands?: readonly object[];
  quote?: object | null;
  order?: object | null;
  decided?: unknown;
}

export const refusedInstead = ({ code, bound, ...more }: Instead) =>
  refusal(409, code, {
    ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== null)),
    ...(bound && { bound: bound.kind, amount: bound.amount }),
  });
export const unreadable = { status: 200, body: 'no answer' };

export const isCall = (method: string, path: string) => (request: Request) =>
  request.method() === method && new URL(request.url()).pathname === path;

/** The request for an attempt. A tap creates a new key; a repeated attempt reuses its own. */
export const attemptSent = ({ attempt, repeated }: DepositAttemptInput, { body }: Sent): Sent => ({
  method: 'POST',
  query: {},
  token: 'token',
  body: { ...attempt, key: repeated ? attempt.key : (body as { key: string }).key, language: 'EN' },
});

const typeOf = (variant: string): number | null =>
  variant === 'by a visitor' ? null : Number(/type (\d+)$/.exec(variant)?.[1] ?? 0);
const addressOf = (variant: string) => {
  if (variant.startsWith('an order in the address')) return '/m/voucherCenter?order=d7';
  return isPlain(variant) ? '/m/voucherCenter?amount=100&promotion=first' : '/m/voucherCenter';
};
const isPlain = (variant: string) => variant.startsWith('the plain list');
const isGuided = (variant: string) => !/^(the plain list|an order in the address|reloaded)/.test(variant);
/** Same as in the model. */
const attemptKept = { key: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01', quote: 'q0', anyway: false };

export const keepAttempt = (page: Page, attempt: object) =>
  page.addInitScript(
    (kept) => {
      if (sessionStorage.getItem('VISITED')) return;
      sessionStorage.setItem('VISITED', '1');
      sessionStorage.setItem('DEPOSIT_ATTEMPT', JSON.stringify(kept));
    },
    { account: 'maria', attempt },
  );

const guided = ({ view }: Moment) => view.context.guided as boolean;
interface DepositContext {
  promotion: string | null;
  quote: DepositQuote | null;
}

const inForm = ({ view }: Moment) => view.matches('page.form');
/** Whether the button to repeat the last cash-in shows. */
const isOffered = (view: Moment['view']) => {
  const { cashIn, promotion: chosenId } = view.context as Pick<DepositContext, 'promotion'> & {
    cashIn: CashIn | null;
  };
  const isCovered = view.matches('page.choosing') && view.context.guided === true;
  const isOpen = cashIn?.methods.some(({ code, open }) => open && code === cashIn.again?.method) === true;
  return (
    !isCovered && (view.matches('page.form') || view.matches('page.choosing')) && isOpen && chosenId === null
  );
};
const isRefused = ({ view }: Moment) => view.matches('refused');
const listed = ({ view }: Moment) => (view.context.cashIn as CashIn | null)?.open.length ?? 0;

const problemText = ({ context }: Moment['view']) => {
  const { kind, amount: bound } = context.problem as AmountProblem & { amount?: number };
  const limit = `${context.method} is ₱${bound?.toLocaleString('en')}.00.`;
  if (kind === 'least') return `The smallest amount for ${limit}`;
  if (kind === 'most') return `The largest amount for ${limit}`;
  return kind === 'missing' ? 'Type an amount.' : 'Type the amount in digits, such as 1000 or 1000.50.';
};

export const depositBinding: Binding = {
  open: (variant) => ({
    path: addressOf(variant),
    async prepare(page) {
      const type = typeOf(variant);
      await playAs(page, type === null ? null : sessionOf(type));
      await answerOthers(page, playersCalls);
      await page.route('**/pay/d2', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>The wallet</title>' }),
      );
      if (variant.startsWith('reloaded')) await keepAttempt(page, attemptKept);
      await changeStartup(page, ({ status, ...rest }) => ({
        ...rest,
        ...(status && {
          status: {
            ...status,
            info: {
              ...status.info,
              mobileTemplate: { ...status.info.mobileTemplate, dep_func: isGuided(variant) },
            },
          },
        }),
      }));
    },
  }),
  startsOnly: ['as type 4', 'as type 40', 'as type 41', 'as type 42', 'as type 99', 'by a visitor'],

  calls: {
    loadCashIn: {
      paths: [cashInPath],
      only: isCall('GET', cashInPath),
      sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(value) : unreadable),
    },
    quoteDeposit: {
      paths: [`${cashInPath}/quote`],
      sends: ({ promotion: id, ...asked }: QuoteRequest) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { ...asked, ...(id !== null && { promotion: id }), language: 'EN' },
      }),
      reply({ ok, value }) {
        if (!ok) return unreadable;
        const outcome = value as QuoteOutcome;
        if (outcome.ok) return accepted(outcome.quote);
        const { error, bound, demands } = outcome;
        return refusedInstead({ code: error.code, bound, demands });
      },
    },
    depositAttempt: {
      paths: [cashInPath],
      only: isCall('POST', cashInPath),
      sends: (input: DepositAttemptInput, _asked, _url, sent) => attemptSent(input, sent),
      reply({ value, sent }) {
        const end = value as Exclude<AttemptEnd, null>;
        if (end.ok) return accepted(end.order);
        const { error, bound, quote, order } = end;
        const { key } = sent.body as { key: string };
        return refusedInstead({ code: error.code, bound, quote, order, decided: key });
      },
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'ways.opened': (page) => chosen(page).click(),
    'ways.closed': (page) => closeSheet(page).click(),
    'method.chosen': (page, { code }) => way(page, code).click(),
    'amount.changed': (page, { amount: typed }) => amount(page).fill(typed),
    'quickAmount.chosen': (page) => quick(page).click(),
    'promotion.chosen': (page, { id }) => promotion(page, id).check(),
    'pay.confirmed': (page) => pay(page).click(),
    'again.confirmed': (page) => again(page).click(),
    'another.confirmed': (page) =>
      question(page).getByRole('button', { name: 'Create another order' }).click(),
    'another.declined': (page) => question(page).getByRole('button', { name: 'Back' }).click(),
    'order.opened': (page) => goOn(page).click(),
    'order.resumed': (page) =>
      question(page).getByRole('button', { name: 'Continue with that order' }).click(),
  },
  controls: {
    'retry.requested': retry,
    'ways.opened': chosen,
    'ways.closed': closeSheet,
    'method.chosen': (page) => ways(page).getByRole('button'),
    'amount.changed': amount,
    'quickAmount.chosen': quick,
    'promotion.chosen': (page) => promotions(page).getByRole('radio'),
    'pay.confirmed': pay,
    'again.confirmed': again,
    'another.confirmed': (page) => question(page).getByRole('button', { name: 'Create another order' }),
    'another.declined': (page) => question(page).getByRole('button', { name: 'Back' }),
    'order.opened': goOn,
    'order.resumed': (page) => question(page).getByRole('button', { name: 'Continue with that order' }),
  },
  /** The open sheet covers these controls. */
  reachable: (event, view) =>
    !(
      ['order.opened', 'again.confirmed'].includes(event) &&
      view.matches('page.choosing') &&
      view.context.guided
    ),
  without: {
    'net.returned': 'the browser tells it',
    'page.shown': 'the browser tells it',
    depositOrder: 'the page of the order has a chart of its own',
  },

  sees: {
    refused: see('another page', async (page) => {
      await expect(page).toHaveURL(/\/m\/(home|login)$/);
      await expect(form(page)).toHaveCount(0);
    }),
    loading: see('place-holders, and no form', async (page) => {
      await expect(loading(page)).toBeAttached();
      await expect(form(page)).toHaveCount(0);
    }),
    unavailable: see('why the page cannot be shown, and that no money moved', async (page) => {
      await expect(main(page).getByRole('alert')).toContainText("We couldn't read the reply.");
      await expect(main(page).getByRole('alert')).toContainText('No money moved.');
    }),
    'page.before.demanded': see('what is demanded, with its way on, and no form', async (page) => {
      const demanded = main(page).getByRole('region', { name: 'Before you continue' });
      await expect(demanded.getByRole('listitem')).toHaveText([
        'Verify your e-mail address first.Verify your e-mail',
      ]);
      await expect(demanded.getByRole('link')).toHaveAttribute('href', '/m/myAccount/index');
      await expect(form(page)).toHaveCount(0);
    }),
    'page.before.full': see('that another order has to end first', async (page) => {
      await expect(main(page)).toContainText('1 unpaid order');
      await expect(main(page)).toContainText('Pay or cancel one to create another.');
      await expect(form(page)).toHaveCount(0);
    }),
    'page.before.closed': see('that no way to pay is open, with customer service', async (page) => {
      await expect(main(page)).toContainText('No payment method is open right now');
      await expect(main(page).getByRole('link', { name: 'Customer service' })).toBeVisible();
      await expect(form(page)).toHaveCount(0);
    }),
    'page.choosing': see('the ways to pay, by kind; a closed one is no button', async (page, moment) => {
      await expect(ways(page).getByRole('listitem')).toHaveText([
        /^GCgcashNo fee · usually 1 minute₱100.00 to ₱50,000.00/,
        /^SMsmallNo fee · usually 1 minute₱1.00 to ₱100.00$/,
        /^MAmayaClosed, opening time unknown₱100.00 to ₱50,000.00$/,
      ]);
      await expect(sheet(page)).toHaveCount(guided(moment) ? 1 : 0);
    }),
    'page.form.wrong': see('the amount marked', (page) =>
      expect(amount(page)).toHaveAttribute('aria-invalid', 'true'),
    ),
    'page.form.incomplete': see('the form, without anything told', (page) =>
      expect(amount(page)).not.toHaveAttribute('aria-invalid'),
    ),
    'page.form.typed': see('the form, without costs', (page) => expect(costs(page)).toHaveCount(0)),
    'page.form.quoting': see('a busy button', (page) =>
      expect(pay(page)).toHaveAttribute('aria-busy', 'true'),
    ),
    'page.form.refusedPromotion': see(
      'why the promotion cannot be had, and no price',
      async (page, { view }) => {
        await expect(promotions(page)).toHaveAccessibleDescription(
          `${view.context.promotionRefusal || "This promotion isn't available right now."} Choose another amount, another promotion or none.`,
        );
        await expect(pay(page)).toHaveText('Pay');
      },
    ),
    'page.form.unquoted': see('that it can be asked for again', (page) => expect(retry(page)).toBeVisible()),
    'page.form.quoted': see('a button that says what is paid, by what', (page, { view }) => {
      const { pays } = view.context.quote as { pays: number };
      return expect(pay(page)).toHaveText(`Pay ₱${pays}.00 with ${view.context.method}`);
    }),
    ordering: see('that the order is being made', (page) =>
      expect(main(page).getByText('Creating your order')).toBeVisible(),
    ),
    asking: see('the question, with the focus in it', async (page) => {
      await expect(question(page)).toBeVisible();
      await expect(question(page).locator(':focus')).toHaveCount(1);
    }),
    order: see('the order, in the address too, and nothing of the form', async (page, { view }) => {
      await expect(page).toHaveURL(`/m/voucherCenter?order=${view.context.orderId as string}`);
      await expect(form(page)).toHaveCount(0);
      await expect(loading(page)).toHaveCount(0);
    }),
  },
  facts: [
    {
      when: (moment) => !isRefused(moment) && !moment.view.matches('asking'),
      sees: see('no question', (page) => expect(question(page)).toHaveCount(0)),
    },
    {
      when: ({ view }) => view.matches('page') && !(view.matches('page.choosing') && view.context.guided),
      sees: see('the orders to go on with', async (page, moment) => {
        await expect(goOn(page)).toHaveCount(listed(moment));
        if (listed(moment) > 0)
          await expect(unpaid(page)).toContainText('Unpaid: ₱500.00 with GCash · 00:00');
      }),
    },
    {
      when: inForm,
      sees: see('way to pay and amount as they were chosen and typed', async (page, { view }) => {
        await expect(amount(page)).toHaveValue(view.context.amount);
        await expect(chosen(page)).toContainText(view.context.method ?? 'Choose a payment method');
        await expect(sheet(page)).toHaveCount(0);
      }),
    },
    {
      when: (moment) => inForm(moment) && moment.view.context.problem !== null,
      sees: see('what is wrong with the amount', (page, { view }) =>
        expect(amount(page)).toHaveAccessibleDescription(
          new RegExp(`${problemText(view).replaceAll('.', '\\.')}$`),
        ),
      ),
    },
    {
      when: inForm,
      sees: see('the costs of the quote, and of no other', async (page, { view }) => {
        const { quote } = view.context as Pick<DepositContext, 'quote'>;
        const rate = quote?.rate && [`${quote.foreignAmount} USDT`, `1 USDT = ₱${quote.rate.pesos}`];
        await expect(costs(page)).toHaveText(
          quote ? [`₱${quote.pays}.00`, ...(rate ?? []), 'Free', '₱100.00'] : [],
        );
        // Match the whole text: the repeatable cash-in shows the arriving amount too, with other figures.
        const arrives = form(page)
          .getByRole('paragraph')
          .filter({ hasText: /^Arrives in your balance ₱100\.00$/ });
        await expect(arrives).toHaveCount(quote ? 1 : 0);
      }),
    },
    {
      when: inForm,
      sees: see(
        'the promotion as it was chosen, with bonus and turnover as quoted',
        async (page, { view }) => {
          const { promotion: chosenId, quote } = view.context as Pick<DepositContext, 'promotion' | 'quote'>;
          await expect(promotion(page, chosenId)).toBeChecked();
          const { bonus, turnover, conditions } = quote?.promotion ?? { conditions: [] };
          await expect(form(page).getByLabel('Promotion').getByRole('definition')).toHaveText(
            quote?.promotion ? [`₱${bonus}.00`, `₱${turnover}.00`] : [],
          );
          await expect(form(page).getByRole('list', { name: 'Terms' }).getByRole('listitem')).toHaveText(
            conditions.map(({ text }) => text),
          );
        },
      ),
    },
    {
      when: inForm,
      sees: see('that the quote has changed, where it has', (page, { view }) =>
        expect(form(page).getByText(changedText)).toHaveCount(view.tags.has('changed') ? 1 : 0),
      ),
    },
    {
      when: ({ view }) => view.matches('page.form.unquoted'),
      sees: see('why', (page, { view }) =>
        expect(form(page).getByRole('alert').filter({ hasText: /\S/ })).toContainText(
          view.context.error?.code === 'timeout' ? "We couldn't read the reply." : 'Request ID r1',
        ),
      ),
    },
    {
      when: ({ view }) =>
        inForm({ view } as Moment) && view.context.error === null && !view.matches('page.form.wrong'),
      sees: see('no refusal but that of a promotion', (page) =>
        expect(
          form(page)
            .getByRole('alert')
            .filter({ hasText: /\S/, hasNotText: /another promotion or none\.$/ }),
        ).toHaveCount(0),
      ),
    },
    {
      when: (moment) => isRefused(moment) && moment.view.context.memberType !== null,
      sees: see('that an actual account is needed', (page) =>
        expect(notices(page)).toContainText('Please login an actual account to use this function'),
      ),
    },
  ],
  effects: {
    focusPromotions: see('the focus on the promotions', (page) =>
      expect(promotion(page, null)).toBeFocused(),
    ),
    focusAmount: see('the focus on the amount', (page) => expect(amount(page)).toBeFocused()),
  },
  unseen: {
    unnameOrder: 'screens/deposit/DepositScreen.test.tsx',
    openWallet: 'it is looked for where the step leads',
    nameOrder: 'the address says so as long as the order shows',
  },
  departs: ({ actions }) =>
    actions.includes('openWallet')
      ? see('the wallet', async (page) => {
          await expect(page).toHaveURL('/pay/d2');
          await expect(page).toHaveTitle('The wallet');
        })
      : undefined,

  impossible({ from, step }) {
    const { view } = from;
    if (step.kind === 'answer') {
      if (step.actor === 'depositOrder') return true;
      return step.actor === 'depositAttempt' && (!step.ok || step.value === null);
    }
    if (step.kind !== 'user') return false;
    const { type } = step.event;
    if (type === 'net.returned' || type === 'page.shown') return false;
    if (view.matches('refused') || view.matches('order')) return true;
    // Typing the same amount doesn't fire a change.
    if (type === 'amount.changed') return step.event['amount'] === view.context.amount;
    if (type === 'promotion.chosen') return step.event['id'] === view.context.promotion;
    if (type === 'method.chosen') return step.event['code'] === 'maya';
    if (type === 'again.confirmed') return !isOffered(view);
    if (type === 'order.opened')
      return step.event['id'] !== 'd1' || (view.matches('page.choosing') && view.context.guided === true);
    return type === 'quickAmount.chosen' && view.context.method === null;
  },
  unwalked: {
    'order on depositOrder answers': 'screens/deposit/DepositScreen.test.tsx: it is left',
    'order on depositOrder fails': 'its chart always runs: machines/deposit/deposit.test.ts',
    'ordering on depositAttempt fails': 'its chart always runs: machines/deposit/deposit.test.ts',
    'page.form.incomplete on pay.confirmed #1':
      'a method is chosen ahead where one is open: screens/deposit/DepositScreen.test.tsx',
  },
};
