import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { loginModel } from '#machines/login/login.model.ts';
import { sessionModel } from '#machines/session/session.model.ts';
import { atlasOf } from '#tools/atlas/atlas.ts';
import { findChromium } from '#tools/browser/chromium.ts';
import type { WalkedPath } from '@araw/flow/walkedPath';

const picture = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);

const walked: WalkedPath[] = [
  {
    machine: 'login',
    variant: 'username only',
    number: 1,
    requirements: ['LOGIN-06'],
    passed: true,
    steps: [
      {
        sentence: 'the start',
        taken: [],
        states: ['method.username', 'form.editing', 'captcha.hidden', 'validation.settled'],
        seen: ['the form'],
        picture: '0.jpg',
      },
      {
        sentence: 'the player: form.submitted (without captcha)',
        taken: ['form.editing on form.submitted #1'],
        states: ['method.username', 'form.loggingIn', 'captcha.hidden', 'validation.settled'],
        seen: ['a busy button'],
        picture: '1.jpg',
      },
    ],
  },
];

/** A page with two charts from a file's content alone: any network request fails the test. */
const test = base.extend<{ atlas: string }, { html: string }>({
  launchOptions: [({}, use) => use(findChromium()), { scope: 'worker' }],
  html: [
    async ({}, use) => {
      const evidence = {
        walked,
        read: () => ({ type: 'image/jpeg' as const, bytes: picture }),
        recompressions: [],
      };
      await use((await atlasOf([loginModel, sessionModel], evidence)).html);
    },
    { scope: 'worker' },
  ],
  atlas: async ({ page, html }, use) => {
    const asked: string[] = [];
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route('**', (route) => {
      const isPage = route.request().url() === 'https://atlas.test/';
      if (!isPage) asked.push(route.request().url());
      return isPage ? route.fulfill({ body: html, contentType: 'text/html' }) : route.abort();
    });
    await page.goto('https://atlas.test/');
    await use('https://atlas.test/');
    expect(asked).toEqual([]);
    expect(errors).toEqual([]);
  },
});

const transformOf = (page: Page) => page.locator('.canvas .scene').getAttribute('transform');
const litStates = (page: Page) =>
  page
    .locator('.canvas .state.lit:not(.container)')
    .evaluateAll((states) => states.map((state) => (state as SVGElement).dataset.state));

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test(
    'the search finds a requirement and a state with the keyboard alone',
    { tag: '@full' },
    async ({ page, atlas: _ }) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('login-04 picture');
      await page.keyboard.press('Enter');
      await expect(page.locator('.rule.pointed')).toContainText('LOGIN-04');
      await page.keyboard.type('signedIn.trial');
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText('session');
      await expect(page.locator('.details')).toContainText('signedIn.trial');
      await expect(page.locator('.canvas .state.lit')).toHaveAttribute('data-state', 'signedIn.trial');
    },
  );

  test(
    'walking a path with the keyboard lights up the drawing and updates the sentence and the screen',
    { tag: '@full' },
    async ({ page, atlas: _ }) => {
      await page.getByRole('tab', { name: 'Paths' }).click();
      await page.getByRole('link', { name: 'Path 1' }).press('Enter');
      const walker = page.getByRole('region', { name: 'Path, step by step' });
      await expect(walker).toContainText('step 0 of 1');
      expect(await litStates(page)).toContain('form.editing');
      await page.keyboard.press('ArrowRight');
      await expect(walker).toContainText('the player: form.submitted (without captcha)');
      expect(await litStates(page)).toEqual([
        'method.username',
        'form.loggingIn',
        'captcha.hidden',
        'validation.settled',
      ]);
      await expect(page.locator('.canvas .row.lit')).toHaveAttribute(
        'data-transition',
        'form.editing on form.submitted #1',
      );
      await expect(
        page.getByRole('img', { name: 'The screen after: the player: form.submitted' }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(walker).toBeHidden();
      await expect(page.locator('#canvas')).toBeFocused();
    },
  );

  test(
    'a state on the drawing opens its details, which link to its screen',
    { tag: '@full' },
    async ({ page, atlas: _ }) => {
      await page.getByRole('button', { name: 'state form.loggingIn' }).focus();
      await page.keyboard.press('Enter');
      const details = page.getByRole('region', { name: 'state form.loggingIn' });
      await expect(details).toContainText('logIn');
      await details.getByRole('img').click();
      await expect(page.getByRole('region', { name: 'Path, step by step' })).toContainText('step 1 of 1');
    },
  );

  test(
    '[CASH-22] a state table is listed, and pointing at its events and states marks them on its drawing',
    { tag: '@full' },
    async ({ page, atlas: _ }) => {
      const nav = page.getByRole('navigation', { name: 'Charts and tables' });
      await expect(nav.getByRole('list', { name: 'State tables' }).getByRole('link')).toHaveText([
        /^deposit/,
        /^withdrawal/,
        /^promotion/,
        /^reward/,
        /^envelope/,
        /^contract/,
        /^goodsOrder/,
        /^limit/,
        /^standing/,
        /^reality/,
      ]);
      await nav.getByRole('link', { name: 'reward' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'reward, state table' })).toBeVisible();
      const table = page.getByRole('table', { name: 'What becomes of each event in each state' });
      await expect(table.getByRole('columnheader')).toHaveText([
        'state',
        'claimplayer',
        'metclock',
        'giveUpplayer',
        'payoutplayer',
        'bustclock',
        'dueclock',
        'revokereviewer',
      ]);
      await expect(table.getByRole('row').nth(2)).toHaveText(
        'inTurnover=stays, recordeddoneforfeitedforfeited or inTurnoverforfeitedexpiredrevoked',
      );
      await table.getByRole('link', { name: 'giveUp' }).click();
      const lit = page.locator('.canvas .row.lit');
      const names = () =>
        lit.evaluateAll((rows) => rows.map((row) => (row as SVGElement).dataset.transition));
      await expect
        .poll(names)
        .toEqual(['claimable on giveUp to forfeited', 'inTurnover on giveUp to forfeited']);
      await page.getByRole('button', { name: 'transition claimable on due to expired' }).press('Enter');
      await expect(page).toHaveURL(/#\/tables\/reward\/transition\//);
      await expect(table.locator('.pointed')).toHaveText(['expired']);
    },
  );

  test(
    'the drawing can be moved and zoomed with wheel, drag, keys and buttons',
    { tag: '@full' },
    async ({ page, atlas: _ }) => {
      const seen = [await transformOf(page)];
      const changes = async () => {
        await expect.poll(() => transformOf(page)).not.toBe(seen.at(-1));
        seen.push(await transformOf(page));
      };
      const { x, y } = (await page.locator('#canvas').boundingBox())!;
      await page.mouse.move(x + 30, y + 30);
      await page.mouse.wheel(0, -200);
      await changes();
      await page.mouse.down();
      await page.mouse.move(x + 120, y + 90, { steps: 3 });
      await page.mouse.up();
      await changes();
      await page.locator('#canvas').focus();
      for (const key of ['ArrowLeft', '+']) {
        await page.keyboard.press(key);
        await changes();
      }
      await page.getByRole('button', { name: 'Zoom out' }).click();
      await changes();
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect.poll(() => transformOf(page)).toBe(seen[0]);
    },
  );

  test('the text for Stately is copied', { tag: '@full' }, async ({ page, context, atlas: _ }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('tab', { name: 'Chart' }).click();
    await page.getByRole('button', { name: 'Copy for Stately' }).click();
    await expect(page.getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `createMachine(${JSON.stringify(loginModel.machine.config, null, 2)})`,
    );
  });

  test('every text of a drawing fits in its place', { tag: '@full' }, async ({ page, atlas: _ }) => {
    const tooWide = await page.locator('.canvas').evaluate((canvas) =>
      [...canvas.querySelectorAll<SVGGraphicsElement>('.state, .label')].flatMap((card) => {
        const box = card.querySelector('.box, .plate')!.getBoundingClientRect();
        return [...card.querySelectorAll('text')]
          .filter((text) => text.closest('.state, .label') === card)
          .filter((text) => text.getBoundingClientRect().right > box.right)
          .map(({ textContent }) => textContent);
      }),
    );
    expect(tooWide).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `a state table is accessible in the ${colorScheme} theme`,
      { tag: '@full' },
      async ({ page, atlas }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(`${atlas}#/tables/deposit/event/paid`);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      },
    );
    for (const hash of ['#/login', '#/login/path/1/1', '#/session/state/signedIn']) {
      test(`${hash} is accessible in the ${colorScheme} theme`, { tag: '@full' }, async ({ page, atlas }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(`${atlas}${hash}`);
        for (const tab of ['Paths', 'Chart', 'Rules']) {
          await page.getByRole('tab', { name: tab }).click();
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        }
      });
    }
  }

  test(
    'the theme follows the system until the button changes it',
    { tag: '@full' },
    async ({ page, atlas: _ }) => {
      const background = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await background();
      await page.emulateMedia({ colorScheme: 'light' });
      const light = await background();
      expect(light).not.toBe(dark);
      await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
      expect(await background()).toBe(dark);
      await page.reload();
      expect(await background()).toBe(dark);
    },
  );
});

test(
  'on a phone a state table scrolls on its own, below its drawing',
  { tag: '@full' },
  async ({ page, atlas }) => {
    await page.goto(`${atlas}#/tables/deposit`);
    await expect(page.getByRole('region', { name: 'Table deposit' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      await page.evaluate(() => innerWidth),
    );
  },
);

test(
  'on a phone the page does not scroll sideways, and walking keeps the drawing in view',
  { tag: '@full' },
  async ({ page, atlas }) => {
    await page.goto(`${atlas}#/login/path/1/1`);
    const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    const [needed, given] = await widths();
    expect(needed).toBe(given);
    await expect(page.locator('.canvas [data-state="form.loggingIn"]')).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Path, step by step' })).toBeInViewport();
  },
);
