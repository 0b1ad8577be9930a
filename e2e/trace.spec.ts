import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { calls } from '@araw/contract/calls/calls';
import { findModels } from '@araw/flow/models';
import { readTrace, replayTrace } from '#tools/flow/replayTrace.ts';
import { asPlayer, give, onCall } from './support/faults.ts';
import { submitLogin } from './support/journey.ts';
import { expect, test } from './support/test.ts';

/** Saves the trace from the bottom of the side menu; resolves with the downloaded file. */
async function downloadTrace(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download trace' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('trace.json');
  return readFile(await download.path(), 'utf8');
}

test(
  'a visit is saved as a trace without secrets and replayed without a divergence',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/m/login');
    await submitLogin(page, 'maria', 'no such password');
    await expect(page.getByRole('form', { name: 'Log in' }).getByRole('alert')).toContainText(
      'Wrong username',
    );
    await submitLogin(page, 'maria');
    await expect(page).toHaveURL('/m/home');
    const token: string = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token,
    );
    await page.getByRole('button', { name: 'Hide balance' }).click();
    await page
      .getByRole('navigation', { name: 'Game categories' })
      .getByRole('button', { name: 'Hot' })
      .click();

    const text = await downloadTrace(page);
    for (const secret of [token, demoPassword, 'no such password', 'maria'])
      expect(text).not.toContain(secret);

    const trace = readTrace(text);
    const eventsOf = (machine: string) =>
      trace.runs
        .filter((run) => run.machine === machine)
        .flatMap(({ events }) => events.map(({ event }) => event.type));
    expect(eventsOf('login')).toEqual([
      'session.changed',
      'form.submitted',
      'xstate.done.actor.logIn',
      'form.submitted',
      'xstate.done.actor.logIn',
      'session.changed',
    ]);
    expect(eventsOf('session')).toEqual(['session.started']);
    expect(eventsOf('balance')).toEqual(
      expect.arrayContaining(['xstate.done.actor.fetchWallet', 'visibility.toggled']),
    );
    expect(eventsOf('gameEntrance')).toEqual(['tab.chosen']);

    const models = (await findModels()).map(({ model }) => model);
    const replay = replayTrace(trace, models);
    expect(replay).toMatchObject({ divergences: [], unknown: ['app'] });
    expect(replay.machines).toEqual(
      expect.arrayContaining([
        'login',
        'session',
        'systemStatus',
        'balance',
        'gameEntrance',
        'launch',
        'logout',
      ]),
    );
  },
);

test(
  '[NET-08] a trace reports the unreadable parts of an answer',
  { tag: '@full' },
  async ({ page, maria }) => {
    await asPlayer(page, maria);
    let answers = 0;
    await onCall(page, 'wallet', (route) => {
      answers += 1;
      return give({ sumBalance: 'much', currencySymbol: '₱' })(route);
    });
    const answered = page.waitForResponse(`**${calls.wallet.path}*`);
    await page.goto('/m/home');
    await answered;
    const { unread = [] } = readTrace(await downloadTrace(page));
    expect(unread).toContainEqual({
      call: 'wallet',
      path: 'sumBalance',
      expected: 'number',
      received: 'string',
      count: answers,
    });
  },
);

test('a trace continues across a reload, and all of it is replayed', { tag: '@full' }, async ({ page }) => {
  await page.goto('/m/login');
  await submitLogin(page, 'maria', 'no such password');
  await expect(page.getByRole('form', { name: 'Log in' }).getByRole('alert')).toContainText('Wrong username');
  await page.reload();
  await submitLogin(page, 'maria');
  await expect(page).toHaveURL('/m/home');
  await page.reload();
  const text = await downloadTrace(page);
  for (const secret of [demoPassword, 'no such password', 'maria']) expect(text).not.toContain(secret);

  const trace = readTrace(text);
  const ofMachine = (machine: string) =>
    trace.runs.filter((run) => run.machine === machine && run.events.length > 0);
  expect(ofMachine('login').map(({ events }) => events.map(({ event }) => event.type))).toEqual([
    ['session.changed', 'form.submitted', 'xstate.done.actor.logIn'],
    ['session.changed', 'form.submitted', 'xstate.done.actor.logIn', 'session.changed'],
  ]);
  expect(ofMachine('session').map(({ events }) => events.map(({ event }) => event.type))).toEqual([
    ['session.started'],
  ]);
  expect(new Set(trace.runs.map(({ actor }) => actor)).size).toBe(trace.runs.length);
  const models = (await findModels()).map(({ model }) => model);
  expect(replayTrace(trace, models).divergences).toEqual([]);
});

test('nothing is recorded without a sandbox', { tag: '@full' }, async ({ page }) => {
  await page.route('**/m/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"sandbox":true', '"sandbox":false');
    await route.fulfill({ response, body });
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download trace' })).toHaveCount(0);
  expect(scripts.filter((path) => path.includes('watchers'))).toEqual([]);
});
