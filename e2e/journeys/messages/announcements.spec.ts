import type { Page } from '@playwright/test';
import { elementsBelow, harmOf, hostileHtml } from '@araw/testing/hostileHtml';
import { setPopups } from '#tools/operatorProcess.ts';
import { expect, test } from '#e2e/support/accounts.ts';
import { asPlayer, emptyTab, give, offCall, onCall, refuse } from '#e2e/support/faults.ts';
import { submitLogin } from '#e2e/support/journey.ts';
import { agreeToAll, clientOf } from '#e2e/support/operatorCalls.ts';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Welcome' });
const inFront = (page: Page) => popup(page).locator('h3:not([inert] *)');

const announcement = (id: number, more: object = {}) => ({
  id,
  title: `Announcement ${id}`,
  content: `<p>Text ${id}</p>`,
  execution: 'A',
  noExpiry: 1,
  ...more,
});

test.beforeEach(({ operator }) => setPopups(operator.url, true));
test.afterEach(({ operator }) => setPopups(operator.url, false));

/** The titles of all slides, in order, until the first one repeats. */
async function titles(page: Page) {
  const seen: string[] = [];
  await popup(page).getByRole('button', { name: 'Pause the slides' }).click();
  for (;;) {
    const title = (await inFront(page).textContent()) ?? '';
    if (title === seen[0]) return seen;
    seen.push(title);
    await popup(page).getByRole('button', { name: 'Next', exact: true }).click();
    await expect(inFront(page)).not.toHaveText(title);
  }
}

/** Expects no popup, long after the list has settled. */
async function expectNoPopup(page: Page) {
  await expect(page.getByRole('link', { name: 'CASH IN', exact: true })).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(popup(page)).toHaveCount(0);
}

test('[POP-01] [POP-03] [POP-04] [ANN-05] a newcomer sees the first steps once, closes the popup permanently, and reads the rest', async ({
  page,
  operator,
  newPlayer,
}) => {
  const player = await newPlayer();
  await agreeToAll(operator.url, player.session);
  const members = ['Good to see you again', 'How to win the jackpot'];

  await test.step('the first session', async () => {
    await asPlayer(page, { ...player.session, firstTimeLogin: true });
    await page.goto('/m/home');
    expect(await titles(page)).toEqual([...members, 'Your first steps']);
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toHaveCount(0);
    await page.clock.install();
    await page.reload();
    await expectNoPopup(page);
    await page.clock.resume();
  });

  await test.step('each that was in front has been read; reading another takes its mark away', async () => {
    const unread = async () => {
      const { footer } = await clientOf(operator.url, player.session.token).announcements({
        types: 'B,PL,PU',
        platform: 'M',
        merchantCode: 'ARAW',
      });
      return footer.unreadCount;
    };
    await page.goto('/m/notice');
    const marks = page.getByRole('listitem').getByText('New', { exact: true });
    await expect(marks).toHaveCount(4);
    expect(await unread()).toBe(4);
    await page.getByRole('link', { name: /Return to player/ }).click();
    await expect(page.getByRole('article').getByRole('table')).toContainText('95.46%');
    await page.getByRole('link', { name: 'All announcements' }).click();
    await expect(marks).toHaveCount(3);
    expect(await unread()).toBe(3);
  });

  await test.step('the next session brings another set: without the first steps', async () => {
    await emptyTab(page);
    await page.goto('/m/login');
    await submitLogin(page, player.name, player.password);
    expect(await titles(page)).toEqual(members);
    await popup(page).getByRole('link', { name: 'sports' }).click();
    await expect(page).toHaveURL('/m/sports');
    await expect(popup(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).not.toHaveURL('/m/sports');
  });
});

test(
  '[POP-02] [POP-04] [POP-06] a changed announcement appears again; back closes it, and its promo leads to Rewards',
  { tag: '@full' },
  async ({ page, maria }) => {
    await asPlayer(page, maria);
    await onCall(page, 'announcements', give({ popup: [announcement(1)] }));
    await page.goto('/m/home');
    await expect(inFront(page)).toHaveText('Announcement 1');
    await page.goBack();
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL('/m/home');

    await offCall(page, 'announcements');
    const changed = announcement(1, { content: '<p>Now twice as much</p>', promotionType: 'DAILY_SPIN' });
    await onCall(page, 'announcements', give({ popup: [changed] }));
    await page.reload();
    await expect(popup(page)).toContainText('Now twice as much');
    await popup(page).getByRole('button', { name: 'Go to Rewards' }).click();
    await expect(page).toHaveURL('/m/rewardCenter');
    await page.goBack();
    await expect(page).not.toHaveURL('/m/rewardCenter');
  },
);

test(
  '[POP-04] the same announcements in another order stay closed; a new one brings them back',
  { tag: '@full' },
  async ({ page, maria }) => {
    await page.clock.install();
    await asPlayer(page, maria);
    const show = async (...ids: number[]) => {
      await offCall(page, 'announcements');
      await onCall(page, 'announcements', give({ popup: ids.map((id) => announcement(id)) }));
      await page.goto('/m/home');
    };
    await show(1, 2, 3);
    await page.clock.fastForward(1_000);
    await expect(inFront(page)).toHaveText('Announcement 1');
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await page.clock.fastForward(1_000);
    await expect(popup(page)).toHaveCount(0);
    await show(3, 1, 2);
    await expectNoPopup(page);
    await show(3, 1, 2, 4);
    await page.clock.fastForward(1_000);
    await expect(inFront(page)).toHaveText('Announcement 3');
  },
);

test(
  '[POP-06] a relative link opens a page of the app and closes the popup',
  { tag: '@full' },
  async ({ page, maria }) => {
    await asPlayer(page, maria);
    const content = '<p>Bet on <a href="sports">tonight’s match</a></p>';
    await onCall(page, 'announcements', give({ popup: [announcement(1, { content })] }));
    await page.goto('/m/home');
    await popup(page).getByRole('link', { name: 'tonight’s match' }).click();
    await expect(page).toHaveURL('/m/sports');
    await expect(popup(page)).toHaveCount(0);
  },
);

test(
  '[ANN-04] [MSG-02] one longer than the app shows says so, can be read, and loses its badge',
  { tag: '@full' },
  async ({ page, maria }) => {
    await asPlayer(page, maria);
    const title = `Rules ${'of the long game '.repeat(100)}`;
    const content = `<p>${'All of them. '.repeat(8_000)}</p>`;
    let read = false;
    await onCall(page, 'announcements', (route) =>
      give({ player: [announcement(1, { title, content, read })], footer: { unreadCount: read ? 0 : 1 } })(
        route,
      ),
    );
    await onCall(page, 'readAnnouncement', async (route) => {
      read = true;
      await give({})(route);
    });
    await page.goto('/m/message');
    const row = page.getByRole('link', { name: /^Announcements/ });
    await expect(row).toContainText('1');
    await row.click();
    await page.getByRole('link', { name: /^Rules of the long game/ }).click();
    const article = page.getByRole('article');
    await expect(article.getByRole('heading')).toHaveText(/^Rules (of the long game )+.*…$/);
    await expect(article).toContainText('All of them.');
    await expect(article).toContainText('This text is too long to show in full.');
    await page.goto('/m/message');
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('1');
  },
);

test(
  '[POP-07] hostile announcements do no harm in a real browser',
  { tag: '@full' },
  async ({ page, maria }) => {
    // The contract already rejects texts with a NUL.
    const attacks = Object.values(hostileHtml)
      .flat()
      .filter((attack) => !attack.includes('\0'));
    const trouble: string[] = [];
    page.on('dialog', (dialog) => {
      trouble.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) trouble.push(`a request: ${request.url()}`);
    });
    page.on('console', (message) => {
      // Ignore blocked styles and bases: the sanitiser parses them in a document that never shows.
      if (/(script|img|frame|connect)-src|form-action|Trusted/u.test(message.text()))
        trouble.push(message.text());
    });
    await asPlayer(page, maria);
    const listed = attacks.map((content, index) => announcement(index, { content }));
    await onCall(page, 'announcements', give({ popup: listed }));
    await page.goto('/m/home');
    const slides = popup(page).locator('ul > li:has(h3)');
    await expect(slides).toHaveCount(attacks.length);
    for (const [index, attack] of attacks.entries()) {
      const slide = popup(page).getByLabel(`${index + 1} of ${attacks.length}`, { exact: true });
      const elements = await slide.locator('> div > div').evaluate(elementsBelow);
      expect(elements.flatMap(harmOf), attack).toEqual([]);
    }
    expect(trouble).toEqual([]);
  },
);

test(
  '[ANN-01] [POP-02] failing or damaged announcements do not break home',
  { tag: '@full' },
  async ({ page, maria }) => {
    await page.clock.install();
    await asPlayer(page, maria);
    const damaged = [
      null,
      'text',
      { id: -1 },
      announcement(1, { title: null }),
      announcement(2, { content: 7 }),
    ];
    for (const answer of [
      refuse(500, 'unknown'),
      give({ popup: 'none' }),
      give({ popup: damaged, player: damaged, footer: null }),
      give(null),
    ]) {
      await onCall(page, 'announcements', answer);
      await page.goto('/m/home');
      await expectNoPopup(page);
      await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible();
      await offCall(page, 'announcements');
    }
  },
);
