import { mkdirSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { type LanguageCode, languages } from '@araw/contract/calls/languages';
import { decide } from '@araw/contract/calls/roles';
import { routeTable } from '#src/routes/routeTable.ts';
import { type OperatorProcess, startOperator } from '#tools/operatorProcess.ts';
import { boxFaults } from './support/boxes.ts';
import { asPlayer } from './support/faults.ts';
import { moveTo } from './support/journey.ts';
import { openSession } from './support/operatorCalls.ts';
import { expect, test as base } from './support/test.ts';

/** Viewports and text sizes that phones, people and browsers may set; `text` is the browser's font size in px. */
const rooms = [
  { name: '390 px', width: 390, height: 844, text: 16 },
  { name: 'text of 200 %', width: 390, height: 844, text: 32 },
  { name: 'zoom of 200 %', width: 195, height: 422, text: 16 },
  { name: '280 px', width: 280, height: 653, text: 16 },
  { name: '320 px', width: 320, height: 568, text: 16 },
  { name: 'held sideways', width: 844, height: 390, text: 16 },
] as const;

const people = [
  { name: 'a visitor', account: null, type: null },
  { name: 'maria', account: 'maria', type: 0 },
  { name: 'ramon', account: 'ramon', type: 1 },
] as const;

/** These lead away from the site. */
const elsewhere = ['lotteryFrame', 'onlineChat'];

/** These differ for each kind of person. */
const ofEach = ['home', 'memberHome'];

/** The pages that a person can open and the previous one couldn't: shared pages need only one check. */
const pathsOf = (type: number | null) =>
  routeTable
    .filter(({ id, access }) => !elsewhere.includes(id) && decide(access, type).allowed)
    .filter(
      ({ id, access }) =>
        type === null || ofEach.includes(id) || !decide(access, type === 1 ? 0 : null).allowed,
    )
    .flatMap(({ paths: [path], ...row }) => [
      path,
      ...Object.keys('pages' in row ? row.pages : {}).map((page) => `${path}?page=${page}`),
    ]);

/** Resolves when the page has loaded completely: no requests are open and nothing is busy. */
async function settled(page: Page, open: Set<unknown>) {
  const state = () =>
    page.evaluate(async () => {
      await new Promise((next) => void requestAnimationFrame(next));
      const main = document.querySelector('main');
      const waits = main?.querySelectorAll('[aria-busy="true"], [class*="keleton"]').length;
      return { has: Boolean(main?.textContent?.trim()), waits };
    });
  await expect
    .poll(async () => ({ ...(await state()), open: open.size }), { intervals: [50] })
    .toEqual({ has: true, waits: 0, open: 0 });
}

async function setText(devtools: CDPSession, standard: number) {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
}

const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((next) => void requestAnimationFrame(next));
  });

/** The operator's demo has a month of history, which fills the lists. */
const test = base.extend<object, { operator: OperatorProcess }>({
  operator: [
    async ({}, use) => {
      const operator = await startOperator({ DEMO_HISTORY: '1' });
      await use(operator);
      await operator.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

test.describe('the space for text', { tag: '@full' }, () => {
  // One worker, and so one operator, for all tests.
  test.describe.configure({ mode: 'default', timeout: 900_000 });
  for (const { name, account, type } of people) {
    for (const language of Object.keys(languages) as LanguageCode[]) {
      test(`[DEV-03] no page of ${name} in ${language} scrolls sideways, is cut off or overlaps, at any text size`, async ({
        page,
        operator,
      }) => {
        const devtools = await page.context().newCDPSession(page);
        const open = new Set<unknown>();
        page.on('request', (request) => open.add(request));
        page.on('requestfinished', (request) => open.delete(request));
        page.on('requestfailed', (request) => open.delete(request));
        await page.addInitScript((code) => localStorage.setItem('language', code), language);
        if (account) await asPlayer(page, await openSession(operator.url, account));
        await page.goto('/m/languages');
        const faults: string[] = [];
        const counts = { pages: 0, sideways: 0, cut: 0, overlapping: 0, small: 0 };
        for (const path of pathsOf(type)) {
          await page.setViewportSize({ width: 390, height: 844 });
          if (path !== '/m/languages') await moveTo(page, path);
          await settled(page, open);
          counts.pages += 1;
          for (const room of rooms) {
            await page.setViewportSize(room);
            await setText(devtools, room.text);
            await drawn(page);
            const found = await page.evaluate(boxFaults, room.width);
            for (const kind of ['sideways', 'cut', 'overlapping', 'small'] as const) {
              counts[kind] += found[kind].length;
              faults.push(...found[kind].map((fault) => `${path}, ${room.name}: ${kind} ${fault}`));
            }
            const folder = process.env.BOX_PICTURES;
            if (folder) {
              mkdirSync(folder, { recursive: true });
              await page.screenshot({
                path: `${folder}/${language}-${name}-${path.replaceAll(/\W+/g, '_')}-${room.name}.png`,
              });
            }
          }
          await setText(devtools, 16);
        }
        test.info().annotations.push({ type: 'boxes', description: JSON.stringify(counts) });
        expect(faults).toEqual([]);
      });
    }
  }
});
