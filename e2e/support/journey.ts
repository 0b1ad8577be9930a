import type { FrameLocator, Page } from '@playwright/test';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { asPlayer } from './faults.ts';
import { openSession } from './operatorCalls.ts';
import { expect } from './test.ts';

export async function submitLogin(page: Page, name: string, password: string = demoPassword) {
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function expectHome(page: Page, name: string) {
  await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/m/home');
}

/** Opens the site and logs in with the form; ends on the home page. */
export async function logInAs(page: Page, name: string) {
  await page.goto('/m/login');
  await submitLogin(page, name);
  await expectHome(page, name);
}

/** Gives the tab a session without using the form: pages opened from now on are this player's. */
export async function signInAs(page: Page, name: string) {
  const answer = await page.request.head('/health');
  await asPlayer(page, await openSession(new URL(answer.url()).origin, name));
}

/** Opens the home page already logged in. To test the login itself, use `logInAs`. */
export async function enterAs(page: Page, name: string) {
  await signInAs(page, name);
  await page.goto('/m/home');
  await expectHome(page, name);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The names of the games in a section, in order. */
export const gamesIn = (page: Page, name: string) =>
  section(page, name)
    .getByRole('button', { name: /^Play / })
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')?.replace('Play ', '')));

/** The frame of an open game. */
export async function gameFrame(page: Page, game: string): Promise<FrameLocator> {
  const frame = page.frameLocator(`iframe[title="Game: ${game}"]`);
  await expect(frame.getByRole('heading', { level: 1, name: game })).toBeVisible();
  return frame;
}

/** Bets on small in a lottery that no other test's clock has drawn ahead of time. Resolves with its frame. */
export async function betOnLottery(page: Page, url = ''): Promise<FrameLocator> {
  await page.goto(`${url}/m/lotto-h5/mobile/Entertainment/games/SWL-005`);
  const lottery = page.frameLocator('iframe');
  await lottery.getByRole('radio', { name: /^Small/ }).check();
  await lottery.getByRole('button', { name: 'Place bet' }).click();
  await expect(lottery.getByText('Your bet is in.')).toBeVisible();
  return lottery;
}

/** The game's message about the last round, announced to screen readers. */
export const gameMessage = (game: FrameLocator) => game.locator('#message[role=status]');

/** Plays one round in an open game; returns the stake, the payout and the balance after it, in pesos. */
export async function playRound(page: Page, game: FrameLocator) {
  const answered = page.waitForResponse('**/play/api/bet');
  await game.locator('#play').click();
  const { value } = await (await answered).json();
  await expect(gameMessage(game)).toContainText(/won|back|No win/);
  return {
    stake: value.round.stake as number,
    payout: value.round.payout as number,
    jackpotWon: value.round.jackpotWon as number,
    balance: value.balance as number,
  };
}

const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const pesos = (amount: number) => `₱${grouped.format(amount)}`;

/**
 * Moves the open app to another page through the history, as its links do, at a third of the cost of loading it. The
 * page mounts afresh, and the old one is gone. Goes through another page if the path is the same: most pages read
 * their address only when they mount.
 */
export const moveTo = (page: Page, address: string) =>
  page.evaluate(async (wanted) => {
    const isSamePath = new URL(wanted, location.href).pathname === location.pathname;
    for (const next of isSamePath ? ['/m/languages', wanted] : [wanted]) {
      const left = document.querySelector('main');
      history.pushState(null, '', next);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      while (left?.isConnected) await new Promise((drawn) => void requestAnimationFrame(drawn));
    }
  }, address);
