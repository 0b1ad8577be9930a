import type { APIRequestContext, Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { SettingName } from '#operator/sandbox/settings/settings.ts';
import type { WhitelabelFlag } from '#operator/seed/merchant.ts';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { callSealed, clientOf, merchantCode } from './operatorCalls.ts';
import { expect, test as base } from './test.ts';

export { expect };

type RegisterVariant = 'standard' | 'everyField' | 'threeFields' | 'mobileOnly' | 'affiliate';

interface MemberRestrictions {
  depositsClosed?: boolean;
  inReview?: boolean;
  identityVerified?: boolean;
}

const hour = 3_600_000;

/** Drives the operator's sandbox pages without a browser. `restore` undoes everything a test has set. */
export class SandboxSettings {
  private readonly request: APIRequestContext;
  private readonly takeBack = new Map<string, () => Promise<void>>();

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  /** Changes a setting; inputs left out of `form` keep their values. */
  async set(name: SettingName, form: Record<string, string>) {
    const answer = await this.request.get('/sandbox/settings.json');
    const before: Record<string, string> = (await answer.json())[name].value;
    await this.post('settings', { name, ...before, ...form });
    this.onRestore(name, () => this.post('settings', { name, ...before }));
  }

  setFlag(name: WhitelabelFlag, on: boolean) {
    return this.set(`flag.${name}`, { value: on ? 'on' : 'off' });
  }

  async setRegisterVariant(variant: RegisterVariant) {
    await this.post('registerVariant', { variant });
    this.onRestore('registerVariant', () => this.post('registerVariant', { variant: 'standard' }));
  }

  /** Whether the identity provider proves phone numbers, instead of the operator. */
  setPhoneProvider(on: boolean) {
    return this.set('identityProvider', { phone: on ? 'on' : 'off' });
  }

  /** Sets all of a member's restrictions: those left out are off. */
  async restrictMember(name: string, { depositsClosed, inReview, identityVerified }: MemberRestrictions) {
    const onOff = (value = false) => (value ? 'on' : 'off');
    await this.post('cashier/member', {
      name,
      depositsClosed: onOff(depositsClosed),
      inReview: onOff(inReview),
      identityVerified: onOff(identityVerified),
    });
    this.onRestore(`member ${name}`, () => this.post('cashier/member', { name }));
  }

  /** Closes an open payment method. Without `opensAfterHours`, its reopening time is unknown. */
  async closeMethod(code: string, { opensAfterHours }: { opensAfterHours?: number } = {}) {
    await this.post('cashier/method', { code, act: 'close', hours: String(opensAfterHours ?? '') });
    this.onRestore(`method ${code}`, () => this.post('cashier/method', { code, act: 'open' }));
  }

  /** Moves the operator's clock ahead by this many hours, rounded to the millisecond. */
  async advanceClock(hours: number) {
    await this.post('clock', { by: String(Math.round(hours * hour)) });
    this.onRestore('clock', () => this.post('clock', { by: '0' }));
  }

  /** Sends a player messages: to their inbox, to their live chat, or as announcements that everyone gets. */
  async sendMessages(account: string, way: 'inbox' | 'chat' | 'announcement', times = 1) {
    await this.post('message', { account, way, title: 'News', times: String(times) });
    if (way === 'announcement') this.onRestore('announcements', () => this.withdrawAnnouncements());
  }

  withdrawAnnouncements() {
    return this.post('withdrawal', {});
  }

  /** Waits until `sent` codes have gone to a number (E.164) or email address; resolves with the newest. */
  async codeTo(recipient: string, { sent = 1 } = {}): Promise<string> {
    await expect.poll(async () => (await this.codesTo(recipient)).length).toBe(sent);
    const [newest] = await this.codesTo(recipient);
    return newest ?? '';
  }

  /** Newest first. */
  async codesTo(recipient: string): Promise<string[]> {
    const messages = await this.articlesTo(recipient);
    return messages.flatMap((message) => /<pre>(\d+) is your code/.exec(message)?.[1] ?? []);
  }

  /** All messages to a number (E.164) or email address, as one text. */
  async messagesTo(recipient: string): Promise<string> {
    return (await this.articlesTo(recipient)).join('');
  }

  private async articlesTo(recipient: string): Promise<string[]> {
    const page = await this.request.get('/sandbox/outbox');
    const articles = (await page.text()).split('<article').slice(1);
    return articles.filter((article) => article.includes(` to ${recipient}</h2>`));
  }

  /** The digits of the newest captcha; '' if there is none. */
  async captcha(): Promise<string> {
    const page = await this.request.get('/sandbox');
    return /The newest captcha reads\s*<b>(\d+)<\/b>/.exec(await page.text())?.[1] ?? '';
  }

  async restore() {
    for (const restore of this.takeBack.values()) await restore();
  }

  /** Keeps only the first: a setting changed twice must return to its original value. */
  private onRestore(what: string, restore: () => Promise<void>) {
    if (!this.takeBack.has(what)) this.takeBack.set(what, restore);
  }

  private async post(page: string, form: Record<string, string>) {
    const answer = await this.request.post(`/sandbox/${page}`, {
      form,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
  }
}

/** A player registered for one test. */
export interface NewPlayer {
  /** Their login name: the username, or the digits of the mobile number. */
  name: string;
  password: string;
  session: SessionInfo;
  /** '' without one. */
  email: string;
  /** Null without one. */
  mobile: { typed: string; e164: string } | null;
}

interface NewPlayerOptions {
  /** Registered by mobile number instead of by username. */
  byMobile?: boolean;
  /** Adds a verified email address. */
  withEmail?: boolean;
}

/** Registers players through the operator's calls, for tests that aren't about the form. */
function playerMaker(url: string, sandbox: SandboxSettings) {
  const operator = clientOf(url);

  async function solveHumanCheck() {
    const { challenge } = await operator.humanChallenge();
    const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
    return { altcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
  }

  async function proveNumber({ typed, e164 }: { typed: string; e164: string }) {
    const humanCheck = await solveHumanCheck();
    await operator.sendRegisterCode({ mobileNum: typed, countryDialingCode: '63', humanCheck });
    return sandbox.codeTo(e164);
  }

  async function proveEmail(email: string, { token, password }: { token: string; password: string }) {
    const humanCheck = await solveHumanCheck();
    const proof = { by: 'password', password } as const;
    await callSealed(url, 'updateEmail', { email, proof, humanCheck }, token);
    const code = await sandbox.codeTo(email);
    await callSealed(url, 'confirmContact', { contact: 'email', code }, token);
  }

  return async ({ byMobile = false, withEmail = false }: NewPlayerOptions = {}): Promise<NewPlayer> => {
    const password = 'Own-password-1';
    const { version } = await operator.terms({ kind: 'register' });
    const mobile = byMobile ? freshMobile() : null;
    const username = freshName();
    const who = mobile
      ? { mobileNum: mobile.typed, verificationCode: await proveNumber(mobile) }
      : { username };
    const { captchaId } = await operator.captcha();
    const value = await callSealed(url, mobile ? 'registerMobile' : 'register', {
      ...who,
      password,
      confirmPassword: password,
      captchaId,
      captcha: await sandbox.captcha(),
      type: 0,
      registerUrl: new URL(url).host,
      registerMethod: 'H5',
      domain: new URL(url).hostname,
      agreed: true,
      notBarred: true,
      termsVersion: version,
    });
    const session: SessionInfo = { ...value, merchantCode };
    const email = withEmail ? `${username}@example.ph` : '';
    if (email) await proveEmail(email, { token: session.token, password });
    return { name: session.userName, password, session, email, mobile };
  };
}

interface TestFixtures {
  sandbox: SandboxSettings;
  newPlayer: ReturnType<typeof playerMaker>;
}

export const test = base.extend<TestFixtures>({
  sandbox: async ({ request }, use) => {
    const sandbox = new SandboxSettings(request);
    await use(sandbox);
    await sandbox.restore();
  },
  newPlayer: ({ operator, sandbox }, use) => use(playerMaker(operator.url, sandbox)),
});

export const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/**
 * Records the texts of this page's toasts from now on, across reloads. A toast that shows for a second may be gone
 * before a busy test looks. Consecutive repeats are recorded once.
 */
export async function hearNotices(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hearNotice', (text: string) => {
    if (heard.at(-1) !== text) heard.push(text);
  });
  const listen = () => {
    const { hearNotice } = window as unknown as { hearNotice: (text: string) => void };
    const isNotice = ({ parentElement }: Element) => parentElement?.ariaLabel === 'Notifications';
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Element && isNotice(node)) hearNotice(node.textContent ?? '');
        }
      }
    }).observe(document, { childList: true, subtree: true });
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return heard;
}

export const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null'));

/** Everything in local and session storage, as one text. */
export const storedTexts = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((kept) => Object.entries(kept)).join('\n'));

let players = 0;

export const freshName = () => `player${process.pid}_${(players += 1)}`;

/** An unused mobile number, as a player in the Philippines types it and in E.164. */
export function freshMobile() {
  players += 1;
  const national = `918${String(process.pid % 10_000).padStart(4, '0')}${String(players).padStart(3, '0')}`;
  return { typed: `0${national}`, e164: `+63${national}` };
}

/** Expects the home page, logged in as this player. */
export async function expectPlayer(page: Page, name: string) {
  await expect(page).toHaveURL('/m/home');
  await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
}

export async function signOutByMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
}
