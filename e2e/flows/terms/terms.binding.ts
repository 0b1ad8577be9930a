import { expect, type Page } from '@playwright/test';
import { toChartError } from '#machines/chartError.ts';
import type { AcceptOutcome } from '#machines/terms/terms.machine.ts';
import type { OwnTerms } from '@araw/contract/calls/terms';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import { accepted, answerOthers, playAs, playersCalls, refusal, sessionOf } from '../opening.ts';

const main = (page: Page) => page.getByRole('main');
const question = (page: Page) =>
  main(page).getByRole('heading', { name: 'The terms have changed. Please read them and agree again.' });
const agree = (page: Page) => main(page).getByRole('button', { name: 'I agree' });
const notNow = (page: Page) => main(page).getByRole('button', { name: 'Not now' });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const failure = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });

const ownIn = ({ view }: Moment) => view.context.own as OwnTerms | null;
const errorIn = ({ view }: Moment) => view.context.error?.code as string | undefined;

const asks = (isBusy: boolean) =>
  see(
    `the question, the version and what is new, ${isBusy ? 'busy' : 'and two buttons'}`,
    async (page, moment) => {
      const { version } = ownIn(moment)!.terms;
      await expect(question(page)).toBeVisible();
      await expect(main(page).getByText(`Version ${version}, effective 16/01/2026`)).toBeVisible();
      await expect(main(page).getByText(`New in ${version}`)).toBeVisible();
      for (const button of [agree(page), notNow(page)]) {
        await (isBusy ? expect(button).toBeDisabled() : expect(button).toBeEnabled());
      }
    },
  );
const asksNothing = see('the terms, and no question', async (page) => {
  await expect(main(page).getByRole('heading', { name: 'Who may sign up' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await expect(agree(page)).toHaveCount(0);
});

export const termsBinding: Binding = {
  open: () => ({
    path: '/m/registerTerms',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, {
        ...playersCalls,
        '/wps/system/terms': {
          kind: 'register',
          version: '2026-01',
          effectiveFrom: '2026-01-01',
          sections: [{ heading: 'Who may sign up', paragraphs: ['Adults.'] }],
        },
      });
    },
  }),

  calls: {
    loadTerms: {
      paths: ['/wps/member/terms'],
      sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
      reply({ ok, value }) {
        if (ok) return accepted(value);
        const { code } = toChartError(value);
        return code === 'timeout' ? 'silence' : refusal(404, code);
      },
    },
    acceptTerms: {
      paths: ['/wps/member/terms/accept'],
      sends: ({ version }: { version: string }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { version, language: 'EN' },
      }),
      reply({ ok, value }) {
        if (!ok) return 'silence' as const;
        const outcome = value as AcceptOutcome;
        if (outcome.ok) return accepted(outcome.own);
        const { code } = outcome.error;
        return refusal(code === 'tooManyRequests' ? 429 : 409, code);
      },
    },
  },

  does: {
    'terms.accepted': (page) => agree(page).click(),
    'terms.declined': (page) => notNow(page).click(),
    'retry.requested': (page) => retry(page).click(),
  },
  controls: { 'terms.accepted': agree, 'terms.declined': notNow, 'retry.requested': retry },

  sees: {
    'loading.first': asksNothing,
    'loading.again': asks(true),
    notOffered: asksNothing,
    unavailable: see('the terms, why it failed, and a way to try again', async (page) => {
      await expect(failure(page)).toBeVisible();
      await expect(retry(page)).toBeVisible();
      await expect(agree(page)).toHaveCount(0);
    }),
    asking: asks(false),
    accepting: asks(true),
    settled: asksNothing,
  },
  facts: [
    {
      when: (moment) => ownIn(moment) !== null && moment.view.matches('settled'),
      sees: see('which versions were accepted when', async (page, moment) => {
        const lines = ownIn(moment)!.accepted.map(
          ({ version }) =>
            `You agreed to version ${version} on ${version === '2026-01' ? '15' : '16'}/01/2026 20:00.`,
        );
        await expect(main(page).getByText(/^You agreed to version/)).toHaveText(lines);
      }),
    },
    {
      when: (moment) => moment.view.matches('asking') && errorIn(moment) !== undefined,
      sees: see('why accepting failed', (page) => expect(failure(page)).toBeVisible()),
    },
  ],
  unseen: { declined: 'the page has gone', goOn: 'nothing is asked any more', leave: 'the page has gone' },
  departs: ({ actions }) =>
    actions.includes('leave') ? see('home', (page) => expect(page).toHaveURL(/\/m\/home/)) : undefined,
};
