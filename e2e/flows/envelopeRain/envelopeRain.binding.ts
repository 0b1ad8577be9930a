import { expect, type Page } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import { type RainForm, type RainProblem, rainSums } from '#machines/envelopeRain/rainForm.ts';
import type { AmountProblem } from '#machines/typedAmount.ts';
import type { SentEnvelope } from '@araw/contract/cashier/transfers';
import { formatMoney } from '#services/money.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import type { Edge } from '@araw/flow/explore';
import { confirmationSheet, confirmByDigits, typedDigits } from '../confirming.ts';
import {
  accepted,
  answerOthers,
  changeStartup,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
} from '../opening.ts';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => main(page).getByRole('form', { name: 'Red envelope rain' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const review = (page: Page) => main(page).getByRole('button', { name: 'Review and confirm' });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const another = (page: Page) => main(page).getByRole('button', { name: 'See your rains' });
const question = (page: Page) => page.getByRole('alertdialog');
const leave = (page: Page) => question(page).getByRole('button', { name: 'Leave it open' });
const stop = (page: Page) => question(page).getByRole('button', { name: 'Stop' });
const stops = (page: Page) => main(page).getByRole('button', { name: /^Stop E/ });
const alerts = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });
const choose = (page: Page) => form(page).getByRole('button', { name: 'Choose members' });

const numbers: Record<string, string> = { e0: 'E100003', e1: 'E100001', e2: 'E100000' };
const noAnswer = "We couldn't read the reply. Please try again.";
const refusals: Record<string, string> = {
  insufficientBalance: 'Your balance is too low. No money moved.Request ID r1',
  noPermission:
    'Sorry, this account does not have permission or the feature is temporarily unavailable.Request ID r1',
  notFound: 'Someone you chose is no longer in your downline. No money moved.Request ID r1',
  requestInvalid: "There's nobody to open it. No money moved.Request ID r1",
  conflict: 'It ended before we could stop it.Request ID r1',
};
function problemText(problem: RainProblem, isRefused: boolean): string {
  if (problem.field !== 'amount') {
    return {
      audience: "There's nobody to open it. Choose 1 to 100 members.",
      shares: 'Type a whole number from 1 to 1,000.',
      greeting: 'The greeting has invisible characters. Type it again.',
    }[problem.field];
  }
  const bounds: Record<string, string> = {
    malformed: 'Type the amount in digits, such as 1000 or 1000.50.',
    'least 3': 'The smallest total for that many shares is ₱3.00.',
    'withdrawable 250': 'You can transfer up to ₱250.00.',
    'withdrawable 5000': 'You can transfer up to ₱5,000.00.',
  };
  const { bound, pesos } = problem;
  const text = bounds[pesos === null ? bound : `${bound} ${pesos}`]!;
  return isRefused ? `${text} No money moved.` : text;
}
const problemOf = ({ view }: Moment) => view.context.problem as RainProblem | null;

const audienceNames = { all: 'All', direct: 'Direct', chosen: 'Chosen' } as const;

/** Fills in a form. Only the chart itself can get more members than the list allows. */
async function compose(page: Page, typed: RainForm) {
  await form(page)
    .getByRole('button', { name: new RegExp(`^${audienceNames[typed.audience]} · `) })
    .click();
  await form(page)
    .getByRole('button', { name: typed.split === 'equal' ? 'Equal' : 'Random' })
    .click();
  if (typed.audience === 'chosen') await chooseMembers(page, typed.accounts);
  else await field(page, 'Shares').fill(typed.shares);
  await field(page, 'Total').fill(typed.amount);
  await field(page, 'Greeting').fill(typed.greeting);
  await form(page)
    .getByRole('button', { name: `${typed.hours} h` })
    .click();
}

async function chooseMembers(page: Page, accounts: readonly string[]) {
  await choose(page).click();
  const sheet = page.getByRole('dialog', { name: 'Choose members' });
  const boxes = sheet.getByRole('checkbox');
  await expect(boxes).toHaveCount(1);
  await boxes.first().setChecked(accounts.includes('jose'));
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toHaveCount(0);
}

export const envelopeRainBinding: Binding = {
  open: () => ({
    path: '/m/redRain',
    async prepare(page) {
      await playAs(page, sessionOf(1));
      await answerOthers(page, {
        ...playersCalls,
        '/wps/agent/recipients': { list: [{ account: 'jose', type: 2, direct: true }], total: 1 },
      });
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing } }),
      }));
    },
  }),

  calls: {
    loadRain: {
      paths: ['/wps/agent/transferMultipleDownline'],
      sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
      reply({ ok, value }) {
        if (ok) return accepted(value);
        const { code } = value as { code: string };
        return code === 'timeout' ? { status: 200, body: 'no answer' } : refusal(409, code);
      },
    },
    stopRain: {
      paths: ['/wps/agent/envelope/stop'],
      sends: ({ id }) => ({ method: 'POST', query: {}, token: 'token', body: { id } }),
      reply({ ok, value }) {
        if (!ok) return { status: 200, body: 'no answer' };
        const outcome = value as { ok: boolean; error?: { code: string } };
        return outcome.ok ? accepted(stopped) : refusal(409, outcome.error?.code ?? '');
      },
    },
    confirmRain: {
      paths: ['/wps/agent/transferMultipleDownline'],
      sends: ({ request }, _asked, _url, sent) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: {
          ...request,
          shares: request.audience === 'chosen' ? request.accounts.length : Number(request.shares),
          language: 'EN',
          key: (sent.body as { key: string }).key,
          paymentPassword: typedDigits,
        },
      }),
      reply({ value }) {
        const end = value as {
          result: string;
          value?: { problem: AmountProblem | null };
          error?: { code: string };
        };
        if (end.result === 'accepted') return accepted(end.value);
        const problem = end.value?.problem;
        return refusal(
          409,
          end.error?.code ?? '',
          problem && { bound: problem.bound, amount: problem.pesos },
        );
      },
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    async 'form.changed'(page) {
      await field(page, 'Greeting').fill('');
      await field(page, 'Greeting').fill('7');
    },
    async 'check.requested'(page, event) {
      await compose(page, event.form);
      await review(page).click();
      if (await confirmationSheet(page).isVisible()) await confirmByDigits(page);
    },
    'stop.tapped': (page, event) =>
      main(page)
        .getByRole('button', { name: `Stop ${numbers[event.id]}` })
        .click(),
    'stop.left': (page) => leave(page).click(),
    'stop.confirmed': (page) => stop(page).click(),
    'another.requested': (page) => another(page).click(),
  },
  controls: {
    'retry.requested': retry,
    'check.requested': review,
    'stop.left': leave,
    'stop.confirmed': stop,
    'another.requested': another,
  },
  without: {
    'page.shown': 'the browser says it',
    'form.changed': 'the fields are what is typed in',
    'stop.tapped': 'each open rain has its own',
  },

  sees: {
    'loading.first': see('that it is being looked up', (page) =>
      expect(main(page).locator('[aria-busy=true]')).not.toHaveCount(0),
    ),
    'loading.again': see('that no rain can be stopped meanwhile', async (page) => {
      for (const button of await stops(page).all()) await expect(button).toBeDisabled();
    }),
    unavailable: see('that there was no answer', (page) => expect(alerts(page)).toContainText([noAnswer])),
    closed: see('that it is not offered', (page) =>
      expect(main(page)).toContainText("This isn't available here right now."),
    ),
    'shown.demanded': see('what comes first', (page) =>
      expect(main(page).getByRole('region', { name: 'Before you continue' })).toContainText(
        'Your account is being checked',
      ),
    ),
    'shown.passwordMissing': see('the way to a payment password', (page) =>
      expect(main(page).getByRole('link', { name: 'Set a payment PIN' })).toHaveAttribute(
        'href',
        '/m/securityCenter?page=paymentPassword',
      ),
    ),
    'shown.editing': see('the form, and each rain that is open with its stop', async (page, { view }) => {
      const list = view.context.rain.list as SentEnvelope[];
      await expect(field(page, 'Total')).toBeVisible();
      await expect(stops(page)).toHaveCount(list.filter(({ state }) => state === 'open').length);
    }),
    asking: see('what returns, before it is stopped', async (page, { view }) => {
      const { rain, stopping } = view.context;
      const one = (rain.list as SentEnvelope[]).find(({ id }) => id === stopping)!;
      await expect(question(page)).toContainText(`Stop ${one.number}?`);
      await expect(question(page)).toContainText(formatMoney(one.left));
    }),
    stopping: see('that it is being stopped', (page) => expect(stop(page)).toBeDisabled()),
    confirming: see('what is held, on the sheet of the payment password', async (page, { view }) => {
      const { rain, sending } = view.context;
      const sums = rainSums(sending, rain.least)!;
      await expect(confirmationSheet(page)).toContainText(formatMoney(sums.smallest));
      await expect(
        confirmationSheet(page).getByRole('button', { name: `Send ${formatMoney(sums.held)}` }),
      ).toBeVisible();
    }),
    sent: see('the number of the rain', async (page) => {
      await expect(
        main(page).getByRole('heading', { name: 'Your red envelopes are on their way' }),
      ).toBeVisible();
      await expect(main(page)).toContainText('E100002');
    }),
  },
  facts: [
    {
      when: ({ view }) =>
        view.context.error === null && view.context.problem === null && view.matches('shown.editing'),
      sees: see('no refusal', (page) => expect(alerts(page)).toHaveCount(0)),
    },
    {
      when: (moment) => moment.view.matches('shown.editing') && problemOf(moment) !== null,
      sees: see('what is wrong, at its field', (page, moment) =>
        expect(alerts(page)).toHaveText([
          problemText(problemOf(moment)!, moment.view.context.error !== null),
        ]),
      ),
    },
    ...Object.entries(refusals).map(([refused, text]) => ({
      when: ({ view }: Moment) =>
        view.matches('shown.editing') &&
        view.context.problem === null &&
        view.context.error?.code === refused,
      sees: see(`the refusal '${text.replace('Request', ' Request')}'`, (page: Page) =>
        expect(alerts(page)).toHaveText([text]),
      ),
    })),
  ],
  effects: {
    focusProblem: see('the focus on the field that it is about', async (page, moment) => {
      const problem = problemOf(moment)!;
      const names = { shares: 'Shares', amount: 'Total', greeting: 'Greeting' } as const;
      if (problem.field !== 'audience') await expect(field(page, names[problem.field])).toBeFocused();
      else if (await choose(page).isVisible()) await expect(choose(page)).toBeFocused();
    }),
  },
  unseen: { renewBalance: 'e2e/journeys/cashier/envelopeRain.spec.ts: the balance follows' },
  impossible: ({ step, taken }: Edge) =>
    // The PIN sheet handles these itself.
    (step.kind === 'answer' &&
      step.actor === 'confirmRain' &&
      (!step.ok || (step.value as { result: string }).result === 'cancelled')) ||
    // A rain that has ended has no button.
    (step.kind === 'user' && step.event.type === 'stop.tapped' && taken.length === 0) ||
    // The list doesn't allow more.
    (step.kind === 'user' &&
      step.event.type === 'check.requested' &&
      (step.event['form'] as RainForm).accounts.length > 100),
  unwalked: {
    'confirming on confirmRain fails': 'the chart of the confirmation is a part of the program',
  },
};

const stopped = {
  id: 'e1',
  number: 'E100001',
  audience: 'all',
  split: 'equal',
  greeting: '',
  total: 30,
  left: 20,
  shares: 3,
  opened: 1,
  state: 'stopped',
  createdAt: 0,
  endsAt: 1,
  endedAt: 1,
};
