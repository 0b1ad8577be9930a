import type { Page, Request } from '@playwright/test';
import { setSetting, startOperator } from '#tools/operatorProcess.ts';
import { calls } from '@araw/contract/calls/calls';
import { activityWatched } from '#e2e/support/activity.ts';
import { freshDatabase } from '#e2e/support/databases.ts';
import { asPlayer } from '#e2e/support/faults.ts';
import { gameFrame, playRound } from '#e2e/support/journey.ts';
import { openSession } from '#e2e/support/operatorCalls.ts';
import { expect, test } from '#e2e/support/test.ts';

const minute = 60_000;
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const choose = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

/** An operator of its own, whose clock moves with the page's, and a page on which maria plays. */
async function begin(page: Page) {
  const { url, stop } = await startOperator(await freshDatabase());
  const session = await openSession(url, 'maria');
  /** The page's calls with the token since it was last asked: whether each is marked as the page's own. */
  let marks: boolean[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    const sent = request.headers();
    if (sent['authorization'] !== session.token) return;
    marks.push(sent['unattended'] === '1');
    underWay.add(request);
  });
  const over = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  await asPlayer(page, session);
  return {
    url,
    stop,
    async later(milliseconds: number) {
      // A read under way would time out in the leap, and the next one come a minute later.
      await expect.poll(() => underWay.size).toBe(0);
      const moved = await page.request.post(`${url}/sandbox/clock`, {
        form: { by: String(milliseconds) },
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        maxRedirects: 0,
      });
      expect(moved.status()).toBe(303);
      await page.clock.fastForward(milliseconds);
    },
    marksSoFar() {
      const before = marks;
      marks = [];
      return before;
    },
    /** Calls like an idle page, so that the check itself is no activity. */
    async isOpen() {
      const headers = { Merchant: session.merchantCode, Authorization: session.token, Unattended: '1' };
      const answer = await page.request.get(url + calls.wallet.path, { headers });
      return answer.status() === 200;
    },
  };
}

async function expectLoggedOut(page: Page) {
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveText(
    "You've been logged out because you weren't active for a while. Please log in again.",
  );
}

// Operators of their own: their clocks are moved.
test('[PROT-08] an open page idles: it asks after 29 minutes, staying counts, and without an answer it logs out and says why', async ({
  page,
}) => {
  const { url, stop, later, marksSoFar, isOpen } = await begin(page);
  try {
    await page.clock.install();
    await page.goto(`${url}/m/home`);
    await activityWatched(page);

    await test.step('a minute after the last sign the operator is told of it; what the page reads later is its own', async () => {
      marksSoFar();
      await later(minute + 1_000);
      await expect.poll(marksSoFar).toContain(false);
      await later(5 * minute);
      await expect.poll(marksSoFar).toContain(true);
      await later(5 * minute);
      await expect.poll(async () => marksSoFar().length).toBeGreaterThan(0);
      await expect(question(page)).toHaveCount(0);
    });

    await test.step('29 minutes after the last sign it asks, and staying counts at the operator', async () => {
      await later(18 * minute);
      await expect(question(page)).toBeVisible();
      marksSoFar();
      const told = page.waitForResponse(`**${calls.wallet.path}`);
      await choose(page, 'Stay logged in');
      await expect(question(page)).toHaveCount(0);
      expect((await told).status()).toBe(200);
      expect(marksSoFar()).toContain(false);
      await later(10 * minute);
      expect(await isOpen()).toBe(true);
    });

    await test.step('with no answer it logs out and says why; the operator has ended the session too', async () => {
      await later(19 * minute);
      await expect(question(page)).toBeVisible();
      expect(await isOpen()).toBe(true);
      await later(minute);
      await expectLoggedOut(page);
      await expect.poll(isOpen).toBe(false);
    });
  } finally {
    await stop();
  }
});

test('[PROT-08] [SES-06] logging out by choice ends the session, and no login stays on the device unseen', async ({
  page,
}) => {
  const { url, stop, later, isOpen } = await begin(page);
  const kept = () => page.evaluate(() => localStorage.getItem('REMEMBERED_LOGIN_username'));
  try {
    await page.clock.install();
    await page.goto(`${url}/m/help`);
    await activityWatched(page);
    await page.evaluate(() => localStorage.setItem('REMEMBERED_LOGIN_username', '{}'));
    await later(29 * minute);
    await choose(page, 'Log out');
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect.poll(isOpen).toBe(false);
    expect(await kept()).toBeNull();
  } finally {
    await stop();
  }
});

test('[PROT-08] under the strict profile it asks after 14 minutes, also over a game, where a bet counts as a sign', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { url, stop, later, isOpen } = await begin(page);
  try {
    await setSetting(url, 'protectionProfile', { value: 'strict' });
    await page.clock.install();
    await page.goto(`${url}/m/jl-slot`);
    await activityWatched(page);
    await page.getByRole('button', { name: 'Play Manila Gold Rush' }).first().click();
    const frame = await gameFrame(page, 'Manila Gold Rush');
    await later(10 * minute);
    await playRound(page, frame);

    await test.step('the question lies over the game, which Escape and staying leave open', async () => {
      await later(10 * minute);
      await expect(question(page)).toHaveCount(0);
      await later(4 * minute);
      await expect(question(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeVisible();
      await choose(page, 'Stay logged in');
      await expect(question(page)).toHaveCount(0);
      await expect(frame.locator('#play')).toBeVisible();
      expect(await isOpen()).toBe(true);
    });

    await test.step('another quarter of an hour without a sign ends it, and the game with it', async () => {
      await later(14 * minute);
      await expect(question(page)).toBeVisible();
      await later(minute);
      await expectLoggedOut(page);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect.poll(isOpen).toBe(false);
    });
  } finally {
    await stop();
  }
});
