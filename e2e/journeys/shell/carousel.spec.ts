import type { Locator, Page } from '@playwright/test';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { setPopups } from '#tools/operatorProcess.ts';
import { shows } from '#e2e/flows/announced.ts';
import { asPlayer, expect, give, onCall, test } from '#e2e/support/faults.ts';
import { look } from '#e2e/support/looking.ts';

const banner = (groupName: string) => (title: string) => ({
  groupName,
  url: `/art/${title}.svg`,
  linkage: '/m/rng',
  title,
  subtitle: '',
});
const partner = banner('m_partners');
const video = (title: string, id: string) => ({
  groupName: 'm_video',
  url: `/art/${title}.svg`,
  linkage: `https://youtu.be/${id}`,
  title,
  subtitle: '',
});
const announcement = (id: number) => ({
  id,
  title: `Announcement ${id}`,
  content: `<p>Text ${id}</p>`,
  execution: 'A',
  noExpiry: 1,
});

const hero = (page: Page) => page.getByRole('group', { name: /^(Promotions|العروض)$/ });
const partners = (page: Page) => page.getByRole('region', { name: /Partners|الشركاء/ });
const videos = (page: Page) => page.getByRole('region', { name: 'Videos' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Welcome' });
const next = (within: Locator) => within.getByRole('button', { name: /^(Next|التالي)$/ });
const previous = (within: Locator) => within.getByRole('button', { name: 'Previous', exact: true });

const reachable = (within: Locator) => within.locator('li:not([inert])');
const inFront = (within: Locator) => within.locator('li[aria-current]');
/** The slides visible inside the carousel, from left to right. */
const seen = (within: Locator) =>
  within.locator('li').evaluateAll((slides) => {
    const { left, right } = slides[0]?.closest('ul')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return slides
      .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left > left - 2 && box.right < right + 2)
      .toSorted((one, other) => one.box.left - other.box.left)
      .map(({ slide }) => slide.textContent);
  });

/** Drags a finger sideways across the middle of the front slide, in steps like a real finger. */
async function drag(page: Page, within: Locator, by: number) {
  // A page that still moves would take the finger to where the slide was.
  await inFront(within).tap({ trial: true });
  const box = await inFront(within).boundingBox();
  if (!box) throw new Error('nothing in front');
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const start = box.x + box.width / 2 - by / 2;
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', start);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', start + (by * step) / 10);
  return {
    moved: async () => ((await inFront(within).boundingBox())?.x ?? 0) - box.x,
    release: () => client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

async function swipe(page: Page, within: Locator, by: number) {
  const { release } = await drag(page, within, by);
  await release();
}

/** Opens home with these banners and scrolls to their block. */
async function openAt(page: Page, session: SessionInfo, block: (page: Page) => Locator, banners: object[]) {
  await asPlayer(page, session);
  await onCall(page, 'announcements', give({ banners }));
  await page.goto('/m/home');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('main footer')).toBeInViewport({ timeout: 2_000 });
  }).toPass();
  await block(page).scrollIntoViewIfNeeded();
}

/** Records violations of the page's policy from now on. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|Trusted Type/u.test(message.text()))
      refused.push(message.text());
  });
  return refused;
}

const movement = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    return new Promise<number[]>((resolve) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          resolve(
            (element.closest('[role=group]')?.querySelector('ul')?.getAnimations() ?? []).map(
              ({ effect }) => effect?.getTiming().duration as number,
            ),
          ),
        ),
      ),
    );
  });

/** Waits for the popup with the clock paused: from then on a test advances time itself. */
async function standStill(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await shows(page, popup(page), 25);
}

test.beforeEach(({ page }) =>
  page.route('**/art/*.svg', (route) =>
    route.request().url().includes('Broken')
      ? route.fulfill({ status: 404 })
      : route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="358" height="150"><rect width="358" height="150" fill="teal"/></svg>',
        }),
  ),
);

/** Opens home with these hero banners and pauses the slides once they can turn. */
async function openAtHero(page: Page, session: SessionInfo, titles: string[]) {
  await asPlayer(page, session);
  await onCall(page, 'announcements', give({ banners: titles.map(banner('m_home')) }));
  await page.goto('/m/home');
  await hero(page)
    .getByRole('button', { name: /^(Pause the slides|إيقاف.*)$/ })
    .click();
}

test('[HOME-01] the first banners turn with swipes, dots and keys, and loop', async ({ page, maria }) => {
  const refused = refusals(page);
  await openAtHero(page, maria, ['One', 'Two', 'Three']);
  await expect(inFront(hero(page))).toHaveAccessibleName('1 of 3');
  for (const [by, title] of [
    [240, 'Three'],
    [240, 'Two'],
    [-240, 'Three'],
    [-240, 'One'],
  ] as const) {
    await swipe(page, hero(page), by);
    await expect.poll(() => seen(hero(page))).toEqual([title]);
  }
  await hero(page).getByRole('button', { name: 'Slide 3' }).click();
  await expect.poll(() => seen(hero(page))).toEqual(['Three']);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(hero(page))).toEqual(['One']);
  await reachable(hero(page)).getByRole('link').click();
  await expect(page).toHaveURL('/m/rng');
  expect(refused).toEqual([]);
});

test(
  '[HOME-01] the first banners turn the other way in right-to-left languages',
  { tag: '@full' },
  async ({ page, maria }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'AR'));
    await openAtHero(page, maria, ['One', 'Two', 'Three']);
    await swipe(page, hero(page), 240);
    await expect.poll(() => seen(hero(page))).toEqual(['Two']);
    await look(page);
  },
);

test('[HOME-07] partners turn with swipes, buttons and keys, and loop from the second on', async ({
  page,
  maria,
}) => {
  const refused = refusals(page);
  await openAt(page, maria, partners, ['Large', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(partner));
  const block = partners(page);
  await expect.poll(() => seen(block)).toEqual(['One', 'Two', 'Three']);
  await expect(inFront(block)).toHaveAccessibleName('2 of 6');
  await expect(reachable(block)).toHaveText(['One', 'Two', 'Three']);

  const finger = await drag(page, block, -90);
  // Browsers swallow the first pixels of a drag, which might still be a tap.
  expect(await finger.moved()).toBeLessThan(-60);
  await finger.release();
  await expect.poll(() => seen(block)).toEqual(['Two', 'Three', 'Four']);
  await expect(inFront(block)).toHaveAccessibleName('3 of 6');
  await expect(page).toHaveURL('/m/home');

  for (const shown of [
    ['One', 'Two', 'Three'],
    ['Six', 'One', 'Two'],
    ['Five', 'Six', 'One'],
  ]) {
    await swipe(page, block, 90);
    await expect.poll(() => seen(block)).toEqual(shown);
  }

  await next(block).click();
  await expect.poll(() => seen(block)).toEqual(['Six', 'One', 'Two']);
  await previous(block).click();
  await previous(block).click();
  await expect.poll(() => seen(block)).toEqual(['Four', 'Five', 'Six']);
  await expect(reachable(block)).toHaveText(['Four', 'Five', 'Six']);

  await next(block).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(block)).toEqual(['Five', 'Six', 'One']);
  await expect(next(block)).toBeFocused();
  await reachable(block).getByRole('link').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => seen(block)).toEqual(['Four', 'Five', 'Six']);
  await expect(inFront(block)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/m/rng');
  expect(refused).toEqual([]);
});

test(
  '[HOME-07] in right-to-left languages the next partner comes from the left',
  { tag: '@full' },
  async ({ page, maria }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'AR'));
    await openAt(page, maria, partners, ['Large', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(partner));
    const block = partners(page);
    await expect.poll(() => seen(block)).toEqual(['Three', 'Two', 'One']);
    await expect(inFront(block)).toHaveAccessibleName(/2.+من.+6/);
    await swipe(page, block, 90);
    await expect.poll(() => seen(block)).toEqual(['Four', 'Three', 'Two']);
    await next(block).click();
    await expect.poll(() => seen(block)).toEqual(['Five', 'Four', 'Three']);
    await next(block).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => seen(block)).toEqual(['Six', 'Five', 'Four']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => seen(block)).toEqual(['Five', 'Four', 'Three']);
    // The header may cover half of a link, wherever the page happens to have scrolled to.
    await page.evaluate(() => window.scrollTo(0, 0));
    await look(page);
  },
);

test(
  '[HOME-07] without partners there is no block; one, two or three are shown even if their pictures fail',
  { tag: '@full' },
  async ({ page, maria }) => {
    const block = partners(page);
    const reopen = (...titles: string[]) =>
      openAt(page, maria, (at) => at.locator('main footer'), titles.map(partner));

    await reopen();
    await expect(block).toHaveCount(0);

    await reopen('Large');
    await expect(block.getByRole('link')).toHaveText(['Large']);
    await expect(block.getByRole('listitem')).toHaveCount(0);

    await reopen('Large', 'Broken');
    await expect(block.getByRole('link')).toHaveText(['Large', 'Broken']);
    await expect(block.getByRole('button')).toHaveCount(0);
    await expect(block.locator('img')).toHaveCount(1);

    await reopen('Large', 'Broken', 'BrokenToo');
    await expect.poll(() => seen(block)).toEqual(['BrokenToo']);
    const { height } = (await inFront(block).boundingBox()) ?? { height: 0 };
    await next(block).click();
    await expect.poll(() => seen(block)).toEqual(['Broken']);
    // Its picture has failed by now, and leaves its place empty.
    expect((await inFront(block).boundingBox())?.height).toBe(height);
    await previous(block).click();
    await expect.poll(() => seen(block)).toEqual(['BrokenToo']);

    await reopen('Large', 'Broken', 'Two', 'Three');
    await expect.poll(() => seen(block)).toEqual(['Broken', 'Two', 'Three']);
    const finger = await drag(page, block, -90);
    await expect(inFront(block)).toHaveText('Two');
    await finger.release();
    await expect.poll(() => seen(block)).toEqual(['Two', 'Three', 'Broken']);
    await expect(inFront(block)).toHaveAccessibleName('3 of 3');
  },
);

test(
  '[HOME-03] of two videos, the one playing stops when the other comes to the front',
  { tag: '@full' },
  async ({ page, maria }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'film' }));
    await openAt(page, maria, videos, [video('Mayon', 'eRsGyueVLv1'), video('Taal', 'eRsGyueVLv2')]);
    const block = videos(page);
    await expect.poll(() => seen(block)).toEqual(['Mayon']);
    await block.getByRole('button', { name: 'Watch Mayon' }).click();
    await expect(block.locator('iframe')).toHaveAttribute('title', 'Mayon');
    await next(block).click();
    await expect(block.locator('iframe')).toHaveCount(0);
    await expect.poll(() => seen(block)).toEqual(['Taal']);
    await swipe(page, block, -240);
    await expect.poll(() => seen(block)).toEqual(['Mayon']);
    expect(await movement(next(block))).toEqual([300]);
    await expect.poll(() => seen(block)).toEqual(['Taal']);
  },
);

test.describe('the popup', () => {
  test.beforeEach(({ operator }) => setPopups(operator.url, true));
  test.afterEach(({ operator }) => setPopups(operator.url, false));

  test(
    '[POP-05] announcements turn with swipes, keys and buttons, and automatically unless paused',
    { tag: '@full' },
    async ({ page, maria }) => {
      const refused = refusals(page);
      await page.clock.install();
      await asPlayer(page, maria);
      await onCall(page, 'announcements', give({ popup: [1, 2, 3].map(announcement) }));
      await page.goto('/m/home');
      await standStill(page);
      await expect(inFront(popup(page))).toHaveAccessibleName('1 of 3');
      const list = popup(page).getByRole('list', { includeHidden: true }).first();
      await expect(list).toHaveAttribute('aria-live', 'off');

      await swipe(page, popup(page), -240);
      await expect.poll(() => seen(popup(page))).toEqual(['Announcement 2Text 2']);
      await swipe(page, popup(page), 240);
      await expect.poll(() => seen(popup(page))).toEqual(['Announcement 1Text 1']);
      await swipe(page, popup(page), 240);
      await expect.poll(() => seen(popup(page))).toEqual(['Announcement 3Text 3']);
      await expect(inFront(popup(page))).toHaveAccessibleName('3 of 3');

      await page.clock.runFor(5_000);
      await expect.poll(() => seen(popup(page))).toEqual(['Announcement 1Text 1']);
      const finger = await drag(page, popup(page), -30);
      await page.clock.runFor(10_000);
      await expect(inFront(popup(page))).toHaveAccessibleName('1 of 3');
      await finger.release();
      await popup(page).getByRole('button', { name: 'Pause the slides' }).click();
      await expect(list).toHaveAttribute('aria-live', 'polite');
      const standing = await inFront(popup(page)).textContent();
      await page.clock.runFor(20_000);
      await expect.poll(() => seen(popup(page))).toEqual([standing]);
      await page.keyboard.press('ArrowRight');
      await expect(inFront(popup(page))).not.toHaveText(standing ?? '');
      await page.clock.resume();
      await look(page);
      expect(refused).toEqual([]);
    },
  );

  test(
    '[POP-05] with reduced motion nothing moves automatically, and turns are not animated',
    { tag: '@full' },
    async ({ page, maria }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.install();
      await asPlayer(page, maria);
      await onCall(page, 'announcements', give({ popup: [1, 2].map(announcement) }));
      await page.goto('/m/home');
      await standStill(page);
      await expect(inFront(popup(page))).toHaveAccessibleName('1 of 2');
      await expect(popup(page).getByRole('button', { name: 'Pause the slides' })).toHaveCount(0);
      await page.clock.runFor(20_000);
      await expect.poll(() => seen(popup(page))).toEqual(['Announcement 1Text 1']);
      await page.clock.resume();
      expect(await movement(next(popup(page)))).toEqual([]);
      await expect.poll(() => seen(popup(page))).toEqual(['Announcement 2Text 2']);
    },
  );
});
