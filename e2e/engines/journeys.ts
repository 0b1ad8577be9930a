import { demoPassword, demoPaymentPassword } from '#operator/seed/demoAccounts.ts';
import type { Engine } from './engine.ts';

/** The site under test, and what a journey controls outside the browser. */
export interface Site {
  url: string;
  /** The digits of the newest captcha. */
  captcha(): Promise<string>;
  /** Cuts the connection for good. */
  goAway(): Promise<void>;
}

const patience = 60_000;

async function see(engine: Engine, what: string, expression: string) {
  const until = Date.now() + patience;
  let last: unknown;
  for (;;) {
    try {
      if (await engine.read<boolean>(`Boolean(${expression})`)) return;
    } catch (error) {
      // The page may navigate during the read.
      last = error;
    }
    if (Date.now() > until) {
      const text = await engine.read<string>('document.body.innerText').catch(() => '');
      throw new Error(
        `${what} does not come: ${last instanceof Error ? last.message : ''}\n${text.slice(0, 600)}`,
      );
    }
  }
}

const path = 'location.pathname';
const shows = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;
const heading = (name: string) =>
  `[...document.querySelectorAll('h1')].some((one) => one.textContent.trim() === ${JSON.stringify(name)})`;

const is = (xpath: string) =>
  `document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue`;

/** Taps an element once it exists and the app has taken over the page: before that, taps do nothing. */
async function tap(engine: Engine, what: string, xpath: string) {
  await see(engine, what, `${is(xpath)} && !document.documentElement.hasAttribute('data-drawn')`);
  await engine.click(xpath);
}
async function fill(engine: Engine, xpath: string, text: string) {
  await see(engine, xpath, `${is(xpath)} && !document.documentElement.hasAttribute('data-drawn')`);
  await engine.type(xpath, text);
}

const button = (name: string) =>
  `//button[normalize-space(.)=${JSON.stringify(name)} or @aria-label=${JSON.stringify(name)}]`;
const field = (name: string) => `//input[@name=${JSON.stringify(name)}]`;

async function logIn(engine: Engine, { url }: Site) {
  await engine.open(`${url}/m/login`);
  await fill(engine, field('username'), 'maria');
  await fill(engine, field('password'), demoPassword);
  await tap(engine, 'the button', "//form//button[@type='submit']");
  await see(engine, 'home, as maria', `${path} === '/m/home' && ${shows('maria')}`);
}

/** Run them in this order: each starts where the previous one ends. */
export const journeys: [name: string, walk: (engine: Engine, site: Site) => Promise<void>][] = [
  [
    '[DEV-01] a visitor sees home and its games',
    async (engine, { url }) => {
      await engine.open(url);
      await see(engine, 'home', heading('Home'));
      await see(engine, 'a game', 'document.querySelectorAll(\'article, [aria-label^="Play "]\').length > 3');
    },
  ],
  [
    '[DEV-01] a visitor registers',
    async (engine, site) => {
      await engine.open(`${site.url}/m/register`);
      const name = `engine${String(Date.now()).slice(-8)}`;
      await fill(engine, field('username'), name);
      await fill(engine, field('password'), 'Own-password-1');
      await fill(engine, field('confirmPassword'), 'Own-password-1');
      await see(engine, 'the picture', 'document.querySelector(\'img[alt="Captcha picture"]\')');
      await fill(engine, field('captcha'), await site.captcha());
      await tap(engine, 'the declaration', "//form//input[@name='notBarred']");
      await tap(engine, 'the button', "//form//button[@type='submit']");
      await tap(engine, 'the offer of limits', button('No limit now'));
      await see(engine, `home, as ${name}`, `${path} === '/m/home' && ${shows(name)}`);
    },
  ],
  ['[DEV-01] a player logs out', logOut],
  ['[DEV-01] a player logs in', logIn],
  [
    '[DEV-01] a player finds a game in the list and plays it',
    async (engine, { url }) => {
      await engine.open(`${url}/m/gameList?gameType=RNG`);
      await tap(engine, 'a game', "(//button[starts-with(@aria-label, 'Play ')])[1]");
      await see(engine, 'the game in its frame', 'document.querySelector(\'iframe[title^="Game: "]\')');
      await tap(engine, 'the way back', button('Leave the game'));
      await see(engine, 'the list', '!document.querySelector(\'iframe[title^="Game: "]\')');
    },
  ],
  [
    '[DEV-01] [CASH-01] a player cashes in with a wallet, and the money is in the balance',
    async (engine, { url }) => {
      await engine.open(`${url}/m/voucherCenter`);
      await tap(engine, 'the way to pay', "//form//button[contains(., 'Change')]");
      await tap(engine, 'GCash', "//*[@role='dialog']//button[contains(., 'GCash')]");
      await tap(engine, 'the amount', "//form//button[normalize-space(.)='₱500']");
      await tap(engine, 'the button', "//form//button[contains(., 'Pay ₱500.00 with GCash')]");
      await see(engine, 'the wallet', `${path}.startsWith('/sandbox/pay/')`);
      await engine.click("//button[@value='pay']");
      await see(engine, 'the payment', "document.querySelector('#made')");
      await tap(engine, 'the way back', "//a[contains(@href, '/m/voucherCenter')]");
      await see(engine, 'the money', shows('₱500.00 is in your balance.'));
    },
  ],
  [
    '[DEV-01] [CASH-08] a player withdraws, confirms with the PIN and sees the order',
    async (engine, { url }) => {
      await engine.open(`${url}/m/withdraw`);
      await fill(engine, "//form[@aria-label='Withdraw']//input[@inputmode='decimal']", '200');
      await tap(engine, 'the review', button('Review'));
      await tap(engine, 'the button', "//main//button[starts-with(normalize-space(.), 'Withdraw ₱')]");
      const places = Array.from(demoPaymentPassword).entries();
      for (const [place, digit] of places) {
        await fill(engine, `(//*[@role='dialog']//input[@inputmode='numeric'])[${place + 1}]`, digit);
      }
      await tap(
        engine,
        'the answer',
        "//*[@role='dialog']//button[starts-with(normalize-space(.), 'Withdraw ₱')]",
      );
      await see(
        engine,
        'the order',
        '/order=/.test(location.search) && /\\bW\\d+/.test(document.body.innerText)',
      );
    },
  ],
  [
    '[DEV-01] [REC-02] a player reads the records of bets and of money',
    async (engine, { url }) => {
      await engine.open(`${url}/m/gameRecord?period=today`);
      await see(engine, 'the bets', heading('Betting record'));
      await engine.open(`${url}/m/transaction/record?period=today`);
      await see(engine, 'the cash-in', shows('₱500.00'));
    },
  ],
  ['[DEV-01] and logs out', logOut],
  [
    '[DEV-01] home opens even without a connection',
    async (engine, site) => {
      await engine.open(site.url);
      await see(engine, 'the worker', 'navigator.serviceWorker && navigator.serviceWorker.controller');
      await site.goAway();
      await engine.open(site.url);
      await see(engine, 'home', heading('Home'));
    },
  ],
];

async function logOut(engine: Engine, { url }: Site) {
  await engine.open(`${url}/m/home`);
  await tap(engine, 'the menu', button('Open menu'));
  await tap(engine, 'the way out', button('Log out'));
  await tap(engine, 'the answer', "//*[@role='alertdialog']//button[normalize-space(.)='Submit']");
  await see(engine, 'a visitor', "!sessionStorage.getItem('MC_SESSION_INFO')");
}
