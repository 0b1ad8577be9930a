// Seeds and numbers from docs/fairness.md.
export const seed = 'cefed13dd2b531ac46f55cc05627882c97ce79454dffd5c2546ebed6cdc93197';
export const commitment = 'cb1832c1245be20bfbaaa43d2033bb92626bbf447e55ecdfd8895f6719c340e8';

/** A round of dice, as its proof page receives it. */
export const dice = {
  game: 'dice',
  commitment,
  seed,
  client: 'my-own-seed',
  nonce: '7',
  sizes: '6 6',
  numbers: '2 4',
  outcome: '{"dice":[3,5],"side":"over"}',
};

/** A three-digit draw with the same seed. */
export const draw = { game: 'threeDigits', commitment, seed, numbers: '721' };
