import { expect, type Locator, type Page } from '@playwright/test';
import { shell as en } from '#locales/en/shell.ts';
import { shell as th } from '#locales/th/shell.ts';
import { systemStatusModel } from '#machines/systemStatus/systemStatus.model.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import { changeStartup, refusal, statusAnswer } from '../opening.ts';

/** Thai once its file has loaded, else English. */
const texts = ({ steps }: Moment) =>
  steps.some((step) => step.kind === 'answer' && step.actor === 'loadLanguage' && step.ok) ? th : en;

const closed = new RegExp(
  [en, th].flatMap(({ status }) => [status.maintenanceTitle, status.restrictedTitle]).join('|'),
);
/** Match the full texts: a slow block of the home screen has a retry button too. */
const unreachable = new RegExp(
  [en, th]
    .flatMap(({ status, error }) => [status.slowText, status.offlineText, error.conflict, error.notFound])
    .join('|'),
);
const main = (page: Page) => page.getByRole('main');
const alert = (page: Page) => main(page).getByRole('alert');
const tryAgain = (within: Locator) =>
  within.getByRole('button', { name: new RegExp(`^(${en.app.retry}|${th.app.retry})$`) });
/** The button on a closed site's page questions the status; the others retry. */
const ask = (page: Page) => tryAgain(alert(page).filter({ hasText: closed }));
const retry = (page: Page) => tryAgain(alert(page).filter({ hasText: unreachable }));
const says =
  (key: 'maintenance' | 'restricted' | 'slow' | 'offline') => async (page: Page, moment: Moment) => {
    const { status } = texts(moment);
    await expect(alert(page)).toHaveCount(1);
    await expect(alert(page)).toContainText(status[`${key}Title`]);
    await expect(alert(page)).toContainText(status[`${key}Text`]);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  };

/** Expects the reason for having no usable answer; the app doesn't retry an answer that the operator gave. */
const saysWhy = async (page: Page, moment: Moment) => {
  const { error, status } = texts(moment);
  const text =
    (moment.view.context.error as { code: string } | null)?.code === 'offline'
      ? error.conflict
      : error.notFound;
  await expect(alert(page)).toHaveCount(1);
  await expect(alert(page)).toContainText(text);
  await expect(alert(page)).not.toContainText(status.offlineTitle);
  await expect(page.getByRole('navigation')).toHaveCount(0);
};

const isClosed = (view: Moment['view']) =>
  view.matches('running.page.maintenance') || view.matches('running.page.restricted');

export const systemStatusBinding: Binding = {
  open: (variant) => ({
    path: '/m/home',
    async prepare(page) {
      // Remove the status, as on a static host: the app wouldn't call for an inlined one.
      await changeStartup(page, () => null);
      const { cached } = systemStatusModel.variants[variant] as { cached: unknown };
      await page.addInitScript((status) => {
        if (window.origin === 'null') return;
        localStorage.setItem('language', 'TH');
        if (status !== null) sessionStorage.setItem('status', JSON.stringify(status));
      }, cached);
    },
  }),

  calls: {
    loadLanguage: {
      paths: ['/assets/shell-'],
      reply: ({ ok }) => (ok ? 'as the server answers' : refusal(404, 'notFound')),
    },
    fetchStatus: {
      paths: ['/wps/system/status'],
      sends: () => ({ method: 'GET', query: {} }),
      reply: ({ ok, value }) =>
        ok
          ? statusAnswer(value)
          : (value as { code: string }).code === 'offline'
            ? refusal(409, 'conflict')
            : refusal(404, 'notFound'),
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'status.questioned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  },
  controls: { 'retry.requested': retry },
  /** Only if the operator is unreachable: the button on a closed site's page questions the status. */
  reachable: (_event, view) =>
    view.matches('running.page.slowConnection') || view.matches('running.page.noAnswer'),
  without: { 'status.questioned': 'news: the net or the page has come back' },

  sees: {
    loadingLanguage: see('that the page is loading, and no blank screen', async (page) => {
      await expect(main(page).getByRole('status')).toHaveText(en.app.loading);
      await expect(alert(page)).toHaveCount(0);
    }),
    'running.page.waiting': see('that the page is loading', async (page, moment) => {
      await expect(main(page).getByRole('status')).toHaveText(texts(moment).app.loading);
      await expect(alert(page)).toHaveCount(0);
    }),
    'running.page.open': see('the app', async (page, moment) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(moment).title.home);
      await expect(page.getByRole('navigation', { name: texts(moment).nav.label })).toBeVisible();
    }),
    'running.page.maintenance': see('that the platform is under maintenance', async (page, moment) => {
      await says('maintenance')(page, moment);
      await expect(alert(page)).toContainText(texts(moment).status.maintenanceSafe);
    }),
    'running.page.restricted': see('that access is restricted, and the IP address', async (page, moment) => {
      await says('restricted')(page, moment);
      await expect(alert(page)).toContainText('203.0.113.7');
    }),
    'running.page.slowConnection': see('that the connection is slow', says('slow')),
    'running.page.noAnswer': see('that no answer came that can be used', saysWhy),
  },
  facts: [
    {
      when: ({ view }) => isClosed(view) && view.matches('running.refresh.fetching'),
      sees: see('a busy button to check again', async (page) => {
        await expect(ask(page)).toBeDisabled();
        await expect(ask(page)).toHaveAttribute('aria-busy', 'true');
      }),
    },
    {
      when: ({ view }) => isClosed(view) && !view.matches('running.refresh.fetching'),
      sees: see('a button to check again', (page) => expect(ask(page)).toBeEnabled()),
    },
  ],
  unseen: { 'running.refresh': 'the page stays as it is while its status is asked for again' },
  // The chart's 10 s limit ends before the operator client gives up.
  impossible: ({ step }) => step.kind === 'answer' && step.name === 'times out',
  unwalked: {
    'running.refresh.fetching on fetchStatus fails #1': "the chart's own limit of 10 s is over before",
  },
};
