import { demoPassword } from '#operator/seed/demoAccounts.ts';
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
    '[DEV-01] a player comes to the cash-in with its ways to pay',
    async (engine, { url }) => {
      await engine.open(`${url}/m/voucherCenter`);
      await see(engine, 'the ways to pay', shows('GCash'));
    },
  ],
  [
    '[DEV-01] a player comes to the withdrawal',
    async (engine, { url }) => {
      await engine.open(`${url}/m/withdraw`);
      await see(
        engine,
        'the page',
        `${path} === '/m/withdraw' && document.querySelector('main h1, header h1')`,
      );
      await see(engine, 'the balance', shows('₱'));
    },
  ],
  [
    '[DEV-01] [REC-02] a player reads the records of bets and of money',
    async (engine, { url }) => {
      await engine.open(`${url}/m/gameRecord`);
      await see(engine, 'the bets', heading('Betting record'));
      await see(engine, 'the range', "document.querySelector('main button')");
      await engine.open(`${url}/m/transaction/record`);
      await see(engine, 'the movements', heading('Account record'));
      await see(engine, 'their range', "document.querySelector('main button')");
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
