import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Resolves a path against the page's own operator, which may be specific to the test. */
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

/** The fields that an unchanged form submits. */
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
  /** The form's label, if another form has the same button. */
  label?: string;
  /** Replace the values of its fields. */
  values?: Record<string, string>;
}

/**
 * Submits a form of the operator's sandbox with its button, as a browser would. Doesn't open a tab, which would cost
 * half a second of CPU: the sandbox pages have their own tests. Throws if there is no such form, or if it is refused.
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

/** The digits of the newest captcha; '' if there is none. */
export const captchaAnswer = async (page: Page) =>
  /The newest captcha reads\s*<b>(\d+)<\/b>/.exec(await textOf(page, '/sandbox'))?.[1] ?? '';

/** The number of transactions in the ledger; throws if it is out of balance. */
export async function ledgerTransactions(page: Page): Promise<number> {
  const text = (await textOf(page, '/sandbox')).replaceAll(/\s+/g, ' ');
  const [, transactions] =
    /(\d+) transactions, in balance: all postings sum to 0, 0 balances differ/.exec(text) ?? [];
  if (transactions === undefined) throw new Error(/<h2 id="ledger">.*?<\/section>/.exec(text)?.[0] ?? text);
  return Number(transactions);
}

/** Allows or refuses showing the game JL-001 in a frame. */
export const allowFrames = (page: Page, allowed: boolean) =>
  submitForm(page, '/sandbox', {
    button: allowed ? 'Allow again' : 'Refuse',
    values: { obstacle: 'noFrames' },
  });

export const setNextRound = (page: Page, round: { gameId: string; account: string; numbers: string }) =>
  submitForm(page, '/sandbox', { button: 'Set the next round', values: round });

export const moveClock = (page: Page, step: '+10 minutes' | '+1 day' | 'Back to real time') =>
  submitForm(page, '/sandbox', { button: step });

const betweenDraws = 10 * 60_000;

/** Moves the operator's clock from real time past the next draw or fight, which leaves ten minutes to bet. */
export const passNextDraw = (page: Page) =>
  send(page, '/sandbox/clock', { by: String(betweenDraws - (Date.now() % betweenDraws) + 1_000) });
