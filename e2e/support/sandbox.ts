import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** At the operator that the page is of, which may be a test's own. */
const addressOf = (page: Page, path: string) =>
  page.url().startsWith('http') ? new URL(path, page.url()).href : path;

async function textOf(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(addressOf(page, path));
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

async function send(page: Page, path: string, form: Record<string, string>) {
  const answer = await page.request.post(addressOf(page, path), {
    form,
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(answer.status(), path).toBe(303);
}

const attributeOf = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
const isNamed = (text: string, name: string | RegExp) =>
  typeof name === 'string' ? text === name : name.test(text);

/** What a form sends that is submitted as it stands. */
const fieldsOf = (form: string): [name: string, value: string][] => [
  ...Array.from(form.matchAll(/<input\b[^>]*>/g), ([tag]): [string, string] => [
    attributeOf(tag, 'name') ?? '',
    attributeOf(tag, 'value') ?? '',
  ]),
  ...Array.from(
    form.matchAll(/(<select\b[^>]*>)([^]*?)<\/select>/g),
    ([, tag = '', inside = '']): [string, string] => {
      const options = Array.from(inside.matchAll(/<option\b[^>]*>/g), ([option]) => option);
      const chosen = options.find((option) => / selected\b/.test(option)) ?? options[0] ?? '';
      return [attributeOf(tag, 'name') ?? '', attributeOf(chosen, 'value') ?? ''];
    },
  ),
];

interface Submission {
  button: string | RegExp;
  /** What the form is labelled by, where another has the same button. */
  label?: string;
  /** In place of what stands in its fields. */
  values?: Record<string, string>;
}

/**
 * Sends a form of the operator's sandbox by its button, as a browser would, but without a tab, which costs a test half a second of
 * the processor; those pages have tests of their own. Throws where there is no such form, or where it is refused.
 */
export async function submitForm(page: Page, path: string, { button, label, values = {} }: Submission) {
  const forms = (await textOf(page, path)).split('<form').slice(1);
  const found = forms.flatMap((text) => {
    const [form = ''] = text.split('</form>');
    const pressed = Array.from(form.matchAll(/(<button\b[^>]*>)([^<]*)<\/button>/g)).find(([, , name = '']) =>
      isNamed(name.trim(), button),
    );
    const isMeant = label === undefined || attributeOf(form, 'aria-label') === label;
    return pressed && isMeant ? [{ form, tag: pressed[1] ?? '' }] : [];
  });
  const [one] = found;
  if (!one) throw new Error(`${path} has no form ${label ?? ''} with a button ${String(button)}`);
  const action = attributeOf(one.form, 'action') ?? path;
  const [name, value] = [attributeOf(one.tag, 'name'), attributeOf(one.tag, 'value')];
  const pressed = name ? { [name]: value ?? '' } : {};
  await send(page, action, { ...Object.fromEntries(fieldsOf(one.form)), ...values, ...pressed });
}

/** What the newest captcha reads. */
export const captchaAnswer = async (page: Page) =>
  /The newest captcha reads\s*<b>(\d+)<\/b>/.exec(await textOf(page, '/sandbox'))?.[1] ?? '';

/** How many transactions the ledger holds; throws when it is out of balance. */
export async function ledgerTransactions(page: Page): Promise<number> {
  const text = (await textOf(page, '/sandbox')).replaceAll(/\s+/g, ' ');
  const [, transactions] =
    /(\d+) transactions, in balance: all postings sum to 0, 0 balances differ/.exec(text) ?? [];
  if (transactions === undefined) throw new Error(/<h2 id="ledger">.*?<\/section>/.exec(text)?.[0] ?? text);
  return Number(transactions);
}

/** Says whether the game JL-001 may be shown in a frame. */
export const allowFrames = (page: Page, allowed: boolean) =>
  submitForm(page, '/sandbox', {
    button: allowed ? 'Allow again' : 'Refuse',
    values: { obstacle: 'noFrames' },
  });

/** Sets what the next round of a player draws. */
export const setNextRound = (page: Page, round: { gameId: string; account: string; numbers: string }) =>
  submitForm(page, '/sandbox', { button: 'Set the next round', values: round });

/** Moves the operator's clock by a step of its page. */
export const moveClock = (page: Page, step: '+10 minutes' | '+1 day' | 'Back to real time') =>
  submitForm(page, '/sandbox', { button: step });

const betweenDraws = 10 * 60_000;

/** Moves the operator's clock, which has been at the real time, past the next draw or fight: ten minutes are left to bet. */
export const passNextDraw = (page: Page) =>
  send(page, '/sandbox/clock', { by: String(betweenDraws - (Date.now() % betweenDraws) + 1_000) });
