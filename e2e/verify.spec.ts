import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enterAs, gameFrame, playRound, signInAs } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// Seeds and numbers are those of docs/fairness.md.
const seed = 'cefed13dd2b531ac46f55cc05627882c97ce79454dffd5c2546ebed6cdc93197';
const commitment = 'cb1832c1245be20bfbaaa43d2033bb92626bbf447e55ecdfd8895f6719c340e8';
const dice = {
  game: 'dice',
  commitment,
  seed,
  client: 'my-own-seed',
  nonce: '7',
  sizes: '6 6',
  numbers: '2 4',
  outcome: '{"dice":[3,5],"side":"over"}',
};
const draw = { game: 'threeDigits', commitment, seed, numbers: '721' };

const addressOf = (values: Record<string, string>, look = 'language=en&css=dark') =>
  `/play/verify?${look}#${new URLSearchParams(values)}`;

async function open(page: Page, values: Record<string, string>, look?: string) {
  // Another fragment alone would not reload the page.
  await page.goto('about:blank');
  await page.goto(addressOf(values, look));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const verdict = (page: Page) => page.getByRole('status');
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

for (const [name, values, shown] of [
  ['a round', dice, '3 and 5 make 8'],
  ['three digits', draw, '721'],
  ['six out of 42', { ...draw, game: 'draw42', numbers: '3-5-9-14-22-38' }, '3-5-9-14-22-38'],
  [
    'six out of 42 in another order',
    { ...draw, game: 'draw42', numbers: '14 22 5 3 38 9' },
    '3-5-9-14-22-38',
  ],
  [
    'a round that drew for the jackpot',
    { ...dice, sizes: '6 6 10', numbers: '2 4 4', outcome: '{"dice":[3,5],"jackpot":{"number":4}}' },
    'Number drawn for the jackpot: 4',
  ],
  ['a round with a further number', { ...dice, sizes: '6 6 10', numbers: '2 4 4' }, '3 and 5 make 8'],
] as const) {
  test(`${name} that is as it was shown is told to match, with each step`, async ({ page }) => {
    await open(page, values);
    await expect(verdict(page)).toContainText('It matches.');
    await expect(verdict(page)).toBeInViewport();
    const steps = page.getByRole('region', { name: 'Words and their numbers' }).locator('xpath=ancestor::ol');
    await expect(steps).toContainText(commitment);
    await expect(steps).toContainText(shown);
  });
}

for (const [name, values, why] of [
  ['seed', { ...dice, seed: seed.replace(/^c/, 'd') }, 'The seed is not the one committed to.'],
  [
    'commitment',
    { ...dice, commitment: commitment.replace(/^c/, 'd') },
    'The seed is not the one committed to.',
  ],
  ['nonce', { ...dice, nonce: '8' }, 'The seeds make other numbers than you were shown.'],
  ['client seed', { ...dice, client: 'my-own-see' }, 'The seeds make other numbers than you were shown.'],
  ['number', { ...dice, numbers: '2 3' }, 'The seeds make other numbers than you were shown.'],
  ['result', { ...dice, outcome: '{"dice":[3,4]}' }, 'The numbers make another result than you were shown.'],
  [
    'number for the jackpot',
    { ...dice, sizes: '6 6 10', numbers: '2 4 4', outcome: '{"dice":[3,5],"jackpot":{"number":1}}' },
    'The numbers make another result than you were shown.',
  ],
  ['digit of a draw', { ...draw, numbers: '720' }, 'The seeds make other numbers than you were shown.'],
  ['seed of a draw', { ...draw, seed: commitment }, 'The seed is not the one committed to.'],
] as const) {
  test(`another ${name} is told not to match`, async ({ page }) => {
    await open(page, values);
    await expect(verdict(page)).toContainText('It does not match.');
    await expect(verdict(page)).toContainText(why);
  });
}

test('a seed that is not told yet is said not to be, and nothing is proven without a commitment', async ({
  page,
}) => {
  await open(page, { ...draw, seed: '', numbers: '' });
  await expect(verdict(page)).toContainText('The seed is not revealed yet.');
  await open(page, { ...dice, seed: '' });
  await expect(verdict(page)).toContainText(
    'It is told once you end your seeds, under Fairness in the game.',
  );
  await open(page, { ...dice, commitment: '' });
  await expect(verdict(page)).toContainText('Computed, but nothing is proven.');
});

for (const [name, value, message] of [
  ['Commitment', 'nonsense', 'This must be 64 digits, 0 to 9 and a to f.'],
  ['Seed of the operator', `${seed}0`, 'This must be 64 digits, 0 to 9 and a to f.'],
  ['Seed of the operator', '١'.repeat(64), 'This must be 64 digits, 0 to 9 and a to f.'],
  ['Client seed', 'a b', 'Only letters a to z, digits, - and _, at most 64.'],
  ['Client seed', 'ñ', 'Only letters a to z, digits, - and _, at most 64.'],
  ['Client seed', 'x'.repeat(65), 'Only letters a to z, digits, - and _, at most 64.'],
  ['Round number', '-1', 'This must be a whole number from 0 to 2147483647.'],
  ['Round number', '1e3', 'This must be a whole number from 0 to 2147483647.'],
  ['Round number', '9'.repeat(400), 'This must be a whole number from 0 to 2147483647.'],
  ['Round number', '2147483648', 'This must be a whole number from 0 to 2147483647.'],
  ['Round number', '', 'This must be a whole number from 0 to 2147483647.'],
  ['Sizes', '', 'These must be 1 to 100 whole numbers'],
  ['Sizes', '6 0', 'These must be 1 to 100 whole numbers'],
  ['Sizes', '6 4294967297', 'These must be 1 to 100 whole numbers'],
  ['Sizes', '6 '.repeat(101), 'These must be 1 to 100 whole numbers'],
  ['Sizes', '6 7', 'This game draws below 6 6 first.'],
  ['Numbers', '2', 'This must be 2 whole numbers from 0 to 4294967295.'],
  ['Numbers', '2 <b>4</b>', 'This must be 2 whole numbers from 0 to 4294967295.'],
] as const) {
  test(`${name} ${JSON.stringify(value.slice(0, 20))} (${value.length}) is refused beside its field`, async ({
    page,
  }) => {
    await open(page, dice);
    const wrong = field(page, new RegExp(`^${name}`));
    await wrong.fill(value);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(verdict(page)).toContainText('Some fields cannot be read.');
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription(new RegExp(message));
  });
}

for (const hash of [
  '#x',
  '#game=__proto__&seed=1',
  '#%E0%A4%A',
  '#outcome=%7B',
  `#seed=${'a'.repeat(9000)}`,
  '#game=dice',
]) {
  test(`the fragment ${hash.slice(0, 30)} leaves a form to fill in by hand`, async ({ page }) => {
    await page.goto(`/play/verify?language=en${hash}`);
    await expect(verdict(page)).toContainText(/cannot be read|not revealed yet/);
    await page.getByRole('combobox', { name: 'What to verify' }).selectOption('Lottery draw: three digits');
    await field(page, 'Commitment').fill(commitment);
    await field(page, 'Seed of the operator').fill(seed);
    await field(page, /^Numbers/).fill('7 2 1');
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toContainText('It matches.');
  });
}

test('computes without a connection, and sends nothing', async ({ page, context }) => {
  await open(page, {});
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'What to verify' }).selectOption('Other numbers');
  for (const [name, text] of [
    ['Commitment', commitment],
    ['Seed of the operator', seed],
    ['Client seed', 'my-own-seed'],
    [/^Round number/, '7'],
    ['Sizes', '6 6'],
    [/^Numbers/, '2 4'],
  ] as const) {
    await field(page, name).fill(text);
  }
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(verdict(page)).toContainText('It matches.');
  expect(sent).toEqual([]);
});

for (const look of ['language=en&css=dark', 'language=en&css=light', 'language=ar&css=dark']) {
  test(`is accessible and fits 320 pixels, ${look}`, async ({ page }) => {
    for (const values of [dice, { ...dice, seed: commitment }, { ...draw, game: 'draw42', numbers: '' }]) {
      await open(page, values, look);
      await expect(verdict(page)).not.toBeEmpty();
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
  });
}

test('a round is verified from the game, once the player has ended the seeds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, 'carmela');
  await page.getByRole('button', { name: 'Play Manila Gold Rush' }).first().click();
  const game = await gameFrame(page, 'Manila Gold Rush');
  await game.getByText('Fairness', { exact: true }).click();
  const mine = game.getByRole('textbox', { name: 'Client seed' });
  await mine.fill('chosen-by-carmela');
  await playRound(page, game);
  const link = game.getByRole('link', { name: /^Verify round 0: / });
  await expect(mine).toHaveAttribute('readonly');
  const openLink = async () => {
    const opened = page.waitForEvent('popup');
    await link.click();
    return opened;
  };
  const before = await openLink();
  await expect(verdict(before)).toContainText('The seed is not revealed yet.');
  await before.close();
  await game.getByRole('button', { name: 'End these seeds and reveal' }).click();
  await expect(game.getByText('Ended. The operator’s seed was')).toBeVisible();
  expect((await new AxeBuilder({ page }).withTags(rules).analyze()).violations).toEqual([]);
  const after = await openLink();
  await expect(verdict(after)).toContainText('It matches.');
  await expect(field(after, 'Client seed')).toHaveValue('chosen-by-carmela');
  expect(new URL(after.url()).search).toBe('?language=en&css=dark');
});

test('a ticket and a result of a lottery lead to their proofs', async ({ page }) => {
  await signInAs(page, 'carmela');
  // A lottery of its own: the journeys move the clock and have drawn SWL-001 ahead of it.
  await page.goto('/m/lotto-h5/mobile/Entertainment/games/SWL-005');
  const lottery = page.frameLocator('iframe');
  await lottery.getByRole('radio', { name: /^Small/ }).check();
  await lottery.getByRole('button', { name: 'Place bet' }).click();
  await expect(lottery.getByText('Your bet stands.')).toBeVisible();
  const verdictOf = async (region: string) => {
    const opened = page.waitForEvent('popup');
    const link = lottery.getByRole('region', { name: region }).getByRole('link', { name: /^Verify Draw / });
    await link.first().click();
    const proof = await opened;
    await expect(verdict(proof)).not.toBeEmpty();
    return verdict(proof).locator('strong').textContent();
  };
  expect(await verdictOf('Your bets')).toBe('The seed is not revealed yet.');
  expect(await verdictOf('Results')).toBe('It matches.');
});
