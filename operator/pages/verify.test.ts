// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { webcrypto } from 'node:crypto';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { commitment, dice, draw, seed } from '@araw/testing/fairRounds';

const page = new DOMParser().parseFromString(readFileSync('operator/pages/verify.html', 'utf8'), 'text/html');
const broughtIntoView = vi.fn<(this: Element) => void>();

/** The page opened with this fragment. */
async function openAt(fragment: string) {
  history.replaceState(null, '', `/play/verify?language=en&css=dark${fragment}`);
  await import('./verify.ts');
}

const open = (values: Record<string, string>) => openAt(`#${new URLSearchParams(values)}`);

const verdict = () => screen.getByRole('status');
const said = (text: string | RegExp) => vi.waitFor(() => expect(verdict().textContent).toMatch(text));
const field = (name: string, more: { description?: RegExp } = {}) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`), ...more });

function fill(name: string, text: string) {
  field(name).value = text;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // jsdom has no Web Crypto.
  vi.stubGlobal('crypto', webcrypto);
  broughtIntoView.mockReset();
  Element.prototype.scrollIntoView = broughtIntoView;
  document.body.replaceChildren(...[...page.body.children].map((part) => document.importNode(part, true)));
});

it.each([
  ['a round', dice, '3 and 5 make 8'],
  ['three digits', draw, '721'],
  ['six out of 42', { ...draw, game: 'draw42', numbers: '3-5-9-14-22-38' }, '3-5-9-14-22-38'],
  ['six in another order', { ...draw, game: 'draw42', numbers: '14 22 5 3 38 9' }, '3-5-9-14-22-38'],
  [
    'a round that drew for the jackpot',
    { ...dice, sizes: '6 6 10', numbers: '2 4 4', outcome: '{"dice":[3,5],"jackpot":{"number":4}}' },
    'Number drawn for the jackpot: 4',
  ],
  ['a round with a further number', { ...dice, sizes: '6 6 10', numbers: '2 4 4' }, '3 and 5 make 8'],
])('%s as shown is reported as a match, with each step', async (_, values, shown) => {
  await open(values);
  await said(/^It matches\./);
  const steps = screen.getByRole('list').textContent;
  expect(steps).toContain(commitment);
  expect(steps).toContain(shown);
  expect(broughtIntoView.mock.contexts).toEqual([verdict()]);
});

const seedDiffers = "The seed isn't the one committed to.";
const numbersDiffer = 'The seeds give different numbers from the ones you were shown.';
const resultDiffers = 'The numbers give a different result from the one you were shown.';

it.each([
  ['seed', { ...dice, seed: seed.replace(/^c/, 'd') }, seedDiffers],
  ['commitment', { ...dice, commitment: commitment.replace(/^c/, 'd') }, seedDiffers],
  ['nonce', { ...dice, nonce: '8' }, numbersDiffer],
  ['client seed', { ...dice, client: 'my-own-see' }, numbersDiffer],
  ['number', { ...dice, numbers: '2 3' }, numbersDiffer],
  ['result', { ...dice, outcome: '{"dice":[3,4]}' }, resultDiffers],
  [
    'number for the jackpot',
    { ...dice, sizes: '6 6 10', numbers: '2 4 4', outcome: '{"dice":[3,5],"jackpot":{"number":1}}' },
    resultDiffers,
  ],
  ['digit of a draw', { ...draw, numbers: '720' }, numbersDiffer],
  ['seed of a draw', { ...draw, seed: commitment }, seedDiffers],
])('another %s is reported as no match', async (_, values, why) => {
  await open(values);
  await said(/^It doesn't match\./);
  expect(verdict().textContent).toContain(why);
});

it.each([
  [
    'a seed of a draw that is not told yet',
    { ...draw, seed: '', numbers: '' },
    "The seed isn't revealed yet.",
  ],
  [
    'a seed of a round that is not told yet',
    { ...dice, seed: '' },
    "It's revealed when you change seeds, under Fairness in the game.",
  ],
  ['a round without a commitment', { ...dice, commitment: '' }, 'Calculated, but nothing is proven.'],
])('%s is reported as such', async (_, values, text) => {
  await open(values);
  await vi.waitFor(() => expect(verdict().textContent).toMatch(text));
});

const notHex = 'This must be 64 characters, 0 to 9 and a to f.';
const noClient = 'Only letters a to z, digits, - and _, at most 64.';
const noNonce = 'This must be a whole number from 0 to 2147483647.';
const noSizes = 'These must be 1 to 100 whole numbers';
const noNumbers = 'This must be 2 whole numbers from 0 to 4294967295.';

for (const [name, text, message] of [
  ['Commitment', 'nonsense', notHex],
  ["Operator's seed", `${seed}0`, notHex],
  ["Operator's seed", '١'.repeat(64), notHex],
  ['Client seed', 'a b', noClient],
  ['Client seed', 'ñ', noClient],
  ['Client seed', 'x'.repeat(65), noClient],
  ['Round number', '-1', noNonce],
  ['Round number', '1e3', noNonce],
  ['Round number', '9'.repeat(400), noNonce],
  ['Round number', '2147483648', noNonce],
  ['Round number', '', noNonce],
  ['Sizes', '', noSizes],
  ['Sizes', '6 0', noSizes],
  ['Sizes', '6 4294967297', noSizes],
  ['Sizes', '6 '.repeat(101), noSizes],
  ['Sizes', '6 7', "This game's first numbers are below 6 6."],
  ['Numbers', '2', noNumbers],
  ['Numbers', '2 <b>4</b>', noNumbers],
] as const) {
  it(`${name} ${JSON.stringify(text.slice(0, 20))} (${text.length}) is refused next to its field`, async () => {
    await open(dice);
    await said(/^It matches\./);
    fill(name, text);
    screen.getByRole('button', { name: 'Verify' }).click();
    await said("Some fields can't be read.");
    const wrong = field(name, { description: new RegExp(message) });
    expect(document.activeElement).toBe(wrong);
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
  });
}

for (const fragment of [
  '#x',
  '#game=__proto__&seed=1',
  '#%E0%A4%A',
  '#outcome=%7B',
  `#seed=${'a'.repeat(9000)}`,
  '#game=dice',
]) {
  it(`the fragment ${fragment.slice(0, 30)} leaves a form to fill in by hand`, async () => {
    await openAt(fragment);
    await said(/can't be read|isn't revealed yet/);
    const what = screen.getByRole<HTMLSelectElement>('combobox', { name: 'What to verify' });
    what.value = 'threeDigits';
    expect(what.selectedOptions[0]?.textContent).toBe('Lottery draw: three digits');
    what.dispatchEvent(new Event('change', { bubbles: true }));
    fill('Commitment', commitment);
    fill("Operator's seed", seed);
    fill('Numbers', '7 2 1');
    screen.getByRole('button', { name: 'Verify' }).click();
    await said(/^It matches\./);
  });
}
