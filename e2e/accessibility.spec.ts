import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { calls } from '#services/contract/calls.ts';
import { enterAs, gameFrame } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const languages = ['EN', 'AR'] as const;
const themes = ['dark', 'light'] as const;

/** Nothing is half-transparent while axe looks, nothing moves. */
async function settle(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === 'running' && effect?.getTiming().iterations !== Infinity,
            ).length,
      ),
    )
    .toBe(0);
}

async function expectAccessible(page: Page) {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
  expect(found).toEqual([]);
}

/** WCAG 1.4.10: what fits 390 px fits 320 px as well, without a way to scroll sideways. */
async function expectReflow(page: Page) {
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: usual.height });
  await expect
    .poll(() => page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]))
    .toEqual([320, 320]);
  await page.setViewportSize(usual);
}

const articles = (page: Page) => page.getByRole('main').getByRole('article');
const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]');

interface Screen {
  name: string;
  /** Needs the session of a member. */
  member?: true;
  open(page: Page): Promise<void>;
}

const refuse = (page: Page, call: keyof typeof calls) =>
  page.route(`**${calls[call].path}*`, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'unknown', message: 'unknown', requestId: 'r-1' },
    }),
  );

/** Every screen that is built, in each of its states, named by what a person sees. */
const screens: Screen[] = [
  {
    name: 'home',
    async open(page) {
      await page.goto('/m/home');
      await expect(articles(page).nth(12)).toBeAttached();
    },
  },
  {
    name: 'home of a member',
    member: true,
    async open(page) {
      await page.goto('/m/home');
      await expect(articles(page).nth(12)).toBeAttached();
      await expect(page.getByText('₱12,480.50')).toBeVisible();
    },
  },
  {
    name: 'home without an answer',
    async open(page) {
      await page.goto('/m/help');
      await refuse(page, 'vendors');
      await page.goto('/m/home');
      await expect(articles(page).first()).toBeVisible();
    },
  },
  {
    name: 'login',
    async open(page) {
      await page.goto('/m/login');
      await expect(page.locator('form')).toBeVisible();
    },
  },
  {
    name: 'login with field errors',
    async open(page) {
      await page.goto('/m/login');
      await page.locator('form [type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
    },
  },
  {
    name: 'login refused, with captcha',
    async open(page) {
      const name = `nobody${Math.random()}`.replace('.', '').slice(0, 18);
      await page.goto('/m/login');
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await page.locator('[name=username]').fill(name);
        await page.locator('[name=password]').fill('wrong password');
        const answered = page.waitForResponse('**/wps/session/login');
        await page.locator('form [type=submit]').click();
        await answered;
        await expect(page.locator('form [type=submit]')).toBeEnabled();
      }
      await expect(page.locator('form img')).toBeVisible();
    },
  },
  {
    name: 'game list',
    async open(page) {
      await page.goto('/m/gameList?gameType=RNG');
      await expect(articles(page).first()).toBeVisible();
    },
  },
  {
    name: 'game list without games',
    async open(page) {
      await page.goto('/m/gameList?gameType=RNG');
      await page.getByRole('searchbox').fill('no game is called so');
      await expect(page.getByRole('main').locator('ul[aria-label] button')).toBeVisible();
      await expect(page.getByRole('feed')).toHaveCount(0);
    },
  },
  {
    name: 'game list that failed',
    async open(page) {
      await refuse(page, 'gameList');
      await page.goto('/m/gameList?gameType=RNG');
      await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
    },
  },
  {
    name: 'my collection, empty',
    member: true,
    async open(page) {
      await page.goto('/m/gameList?type=fav');
      await expect(page.getByRole('main').locator('[aria-pressed=true]')).toBeVisible();
      await expect(page.getByRole('feed')).toHaveCount(0);
    },
  },
  {
    name: 'filter drawer',
    async open(page) {
      await page.goto('/m/gameList?gameType=RNG');
      await page.locator('[aria-haspopup=dialog]').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'side menu',
    async open(page) {
      await page.goto('/m/home');
      await page.locator('[aria-haspopup=dialog]').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'side menu of a member, then the logout dialog',
    member: true,
    async open(page) {
      await page.goto('/m/home');
      await page.locator('[aria-haspopup=dialog]').click();
      await expect(dialog(page)).toBeVisible();
      await expectAccessible(page);
      await dialog(page).getByRole('button').last().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'game frame',
    member: true,
    async open(page) {
      await page.goto('/m/gameList?gameType=RNG');
      await articles(page).first().getByRole('button').first().click();
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'game that was refused',
    member: true,
    async open(page) {
      await refuse(page, 'launchGame');
      await page.goto('/m/gameList?gameType=RNG');
      await articles(page).first().getByRole('button').first().click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'page that is not open yet',
    async open(page) {
      await page.goto('/m/help');
      await expect(page.getByRole('main').getByRole('link')).toBeVisible();
    },
  },
  {
    name: 'limit pages',
    async open(page) {
      await page.goto('/m/ipLimit');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/m/serviceLimit');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'maintenance',
    async open(page) {
      await answerStatus(page, { maintenance: true });
      await page.goto('/m/home');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'restricted region',
    async open(page) {
      await answerStatus(page, { regionRestriction: true });
      await page.goto('/m/home');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'no internet',
    async open(page) {
      await page.evaluate(() => sessionStorage.removeItem('status'));
      await answerStatus(page, null);
      await page.goto('/m/home');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
];

/** Serves the page with another status inlined, or with none and no answer to the call for one. */
async function answerStatus(page: Page, change: object | null) {
  await page.route('**/m/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<script type="application\/json" id="startup">)(.*?)(<\/script>)/s,
      (_, open: string, json: string, close: string) => {
        const startup = JSON.parse(json);
        startup.status = change === null ? undefined : { ...startup.status, ...change };
        return open + JSON.stringify(startup).replaceAll('<', '\\u003c') + close;
      },
    );
    await route.fulfill({ response, body });
  });
  await page.route(`**${calls.systemStatus.path}*`, async (route) => {
    if (change === null) return route.abort('internetdisconnected');
    const response = await route.fetch();
    const answer = await response.json();
    return route.fulfill({ response, json: { ...answer, value: { ...answer.value, ...change } } });
  });
}

for (const screen of screens) {
  test(`axe finds nothing: ${screen.name}`, async ({ page }) => {
    test.setTimeout(120_000);
    if (screen.member) await enterAs(page, 'maria');
    for (const theme of themes) {
      for (const language of languages) {
        await test.step(`${theme}, ${language}`, async () => {
          await page.goto('/m/loginTerms');
          await page.evaluate(
            ([chosen, code]) => {
              localStorage.setItem('theme', chosen);
              localStorage.setItem('language', code);
            },
            [theme, language] as const,
          );
          await screen.open(page);
          await expect(page.locator('html')).toHaveAttribute('dir', language === 'AR' ? 'rtl' : 'ltr');
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expectAccessible(page);
          await expectReflow(page);
          await page.unrouteAll();
        });
      }
    }
  });
}

test('[SHELL-01] the keyboard skips to the content, and a new page starts at its heading', async ({
  page,
}) => {
  await page.goto('/m/home');
  await expect(articles(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  for (const [link, heading] of [
    ['More: Games', 'Slots'],
    ['Home', 'Home'],
    ['Support', 'Customer service'],
    ['Members', 'Member centre'],
  ] as const) {
    if (link === 'Home') await page.goBack();
    else {
      await page.getByRole('link', { name: link, exact: true }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  }
});

test('dialogs hold the focus and give it back', async ({ page }) => {
  await enterAs(page, 'maria');
  const menuButton = page.getByRole('button', { name: 'Open menu' });
  const focusIsIn = (name: string) =>
    expect(page.getByRole('dialog', { name }).locator(':focus')).toHaveCount(1);

  await menuButton.focus();
  await page.keyboard.press('Enter');
  await focusIsIn('Menu');
  for (let tabs = 0; tabs < 15; tabs += 1) {
    await page.keyboard.press('Tab');
    await focusIsIn('Menu');
  }
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  const prompt = page.getByRole('alertdialog', { name: 'Prompt' });
  await expect(prompt.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(prompt).toHaveCount(0);
  await expect(menuButton).toBeFocused();

  await page.goto('/m/gameList');
  const filter = page.getByRole('button', { name: 'Filter' });
  await filter.focus();
  await page.keyboard.press('Enter');
  await focusIsIn('Filter games');
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();

  const tile = page.getByRole('button', { name: 'Play Manila Gold Rush' });
  await tile.focus();
  await page.keyboard.press('Enter');
  await gameFrame(page, 'Manila Gold Rush');
  await focusIsIn('Manila Gold Rush');
  await page.getByRole('button', { name: 'Leave the game' }).focus();
  await page.keyboard.press('Enter');
  await expect(tile).toBeFocused();
});
