import { take } from './proving.js';

// What each game makes of its numbers, written apart from the operator's rules; fairness.test.ts holds both together.

const strips = [
  'mango lime sun peso mango lime gem mango bell lime crown mango peso bell',
  'mango lime sun bell peso mango lime gem bell mango crown lime peso mango',
  'lime mango bell sun gem mango lime peso mango bell crown lime mango gem',
  'mango bell lime peso mango sun lime gem bell mango lime crown peso mango',
  'sun lime mango gem bell mango lime peso mango crown lime bell mango peso',
].map((strip) => strip.split(' '));

const from = (first, count) => Array.from({ length: count }, (_, index) => first + index);
const five = [0, 1, 2, 3, 4];
const bingoLines = [
  ...five.map((row) => five.map((column) => 5 * row + column)),
  ...five.map((column) => five.map((row) => 5 * row + column)),
  five.map((step) => 6 * step),
  five.map((step) => 4 * step + 4),
].map((line) => line.filter((place) => place !== 12));

const cardOf = (card) => ({ rank: card % 13, suit: Math.floor(card / 13) });
const deck = from(0, 52);

/** From the ace, 1, to the nine; tens and pictures count nothing. */
const points = (cards) => cards.reduce((sum, card) => sum + (card % 13 > 8 ? 0 : (card % 13) + 1), 0) % 10;

/** By the player's third card's points, up to which points the banker takes one. */
const bankerUpTo = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3];

function baccarat([first, second, third, fourth, fifth, sixth]) {
  const player = [first, third];
  const banker = [second, fourth];
  if (points(player) < 8 && points(banker) < 8) {
    const upTo = points(player) < 6 ? bankerUpTo[points([fifth])] : 5;
    const bankerTakes = points(banker) <= upTo;
    if (points(player) < 6) player.push(fifth);
    if (bankerTakes) banker.push(sixth);
  }
  const told = (cards) => ({ cards: cards.map(cardOf), total: points(cards) });
  return { player: told(player), banker: told(banker) };
}

/** Of a hand of poker, by how many cards are alike. */
const alike = { 41: 'fourAlike', 32: 'fullHouse', 311: 'threeAlike', 221: 'twoPairs', 2111: 'pair' };

function handOf(cards) {
  const counts = from(0, 13).map((rank) => cards.filter((card) => card.rank === rank).length);
  const shape = counts
    .filter((count) => count > 0)
    .sort((one, other) => other - one)
    .join('');
  if (alike[shape]) return alike[shape];
  const ranks = counts.flatMap((count, rank) => (count > 0 ? rank : [])).join(' ');
  const isRoyal = ranks === '0 9 10 11 12';
  const isStraight = isRoyal || from(0, 9).some((low) => ranks === from(low, 5).join(' '));
  const isFlush = cards.every(({ suit }) => suit === cards[0].suit);
  if (isFlush) return isRoyal ? 'royalFlush' : isStraight ? 'straightFlush' : 'flush';
  return isStraight ? 'straight' : 'nothing';
}

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const colors = ['red', 'blue', 'yellow', 'green', 'white', 'pink'];

/** Of 10,000 scratch cards up to which number one wins so many times the stake. */
const scratched = [
  [2, 500],
  [22, 50],
  [222, 10],
  [622, 5],
  [1622, 2],
  [3122, 1],
  [10_000, 0],
];

/** Of 10,000 numbers so many from the lowest catch it. */
const catches = { sardine: 4800, crab: 2400, turtle: 1200, ray: 600, shark: 200, whale: 100 };

/** The six numbers that are drawn, then those of the lucky pick. */
function six(highest) {
  const sizes = from(highest - 5, 6).reverse();
  const sixOf = (places) => take(from(1, highest), places).sort((one, other) => one - other);
  return {
    stage: 'sixNumbers',
    highest,
    sizes: [...sizes, ...sizes],
    of: (places) => ({ numbers: sixOf(places.slice(0, 6)), own: sixOf(places.slice(6)) }),
  };
}

const slot = {
  stage: 'slot',
  sizes: strips.map((strip) => strip.length),
  of: (stops) => ({
    reels: stops.map((stop, reel) => from(stop, 3).map((row) => strips[reel][row % strips[reel].length])),
  }),
};

/**
 * By kind: below which sizes the numbers are drawn, the picks that the result depends on, and the result, as far as the
 * numbers make it, in the words of the operator's answer. `stage` tells it, where that is another kind's.
 */
export const results = {
  slot,
  lineSlot: slot,
  dice: {
    sizes: [6, 6],
    of: ([first, second]) => ({ dice: [first + 1, second + 1] }),
  },
  coin: {
    sizes: [2],
    of: ([number]) => ({ side: ['sun', 'moon'][number] }),
  },
  fish: {
    sizes: [10_000],
    picks: Object.keys(catches),
    of: ([number], pick) => ({ target: pick, caught: number < catches[pick] }),
  },
  crash: {
    sizes: [10_000],
    of: ([number]) => ({ end: Math.max(100, Math.floor(970_000 / (number + 1))) / 100 }),
  },
  dragonTiger: {
    sizes: [52, 51],
    of: (places) => {
      const [dragon, tiger] = take(deck, places).map(cardOf);
      return { dragon, tiger };
    },
  },
  bingo: {
    sizes: [...five.flatMap(() => [15, 14, 13, 12, 11]), ...from(40, 36).reverse()],
    of: (places) => {
      const columns = five.map((column) =>
        take(from(column * 15 + 1, 15), places.slice(column * 5, column * 5 + 5)),
      );
      const card = five.flatMap((row) => columns.map((column) => column[row]));
      const balls = take(from(1, 75), places.slice(25));
      const isMarked = (place) => balls.includes(card[place]);
      const lines = bingoLines.filter((line) => line.every(isMarked));
      return { card, balls, lines, corners: [0, 4, 20, 24].every(isMarked) };
    },
  },
  digits: {
    sizes: [10, 10, 10, 10, 10, 10],
    of: (numbers, pick) => ({
      digits: numbers.slice(0, 3),
      ...(pick === 'lucky' && { own: numbers.slice(3) }),
    }),
  },
  roulette: {
    sizes: [37],
    of: ([number]) => ({
      number,
      color: number === 0 ? 'green' : reds.includes(number) ? 'red' : 'black',
    }),
  },
  baccarat: { sizes: [52, 52, 52, 52, 52, 52], of: baccarat },
  sicBo: {
    sizes: [6, 6, 6],
    of: ([first, second, third]) => ({
      dice: [first + 1, second + 1, third + 1],
      sum: first + second + third + 3,
    }),
  },
  colorGame: {
    sizes: [6, 6, 6],
    of: (numbers) => ({ colors: numbers.map((number) => colors[number]) }),
  },
  scratch: {
    sizes: [10_000, 9, 8, 7, 6, 5, 4, 3, 2],
    of: ([ticket]) => ({ prize: scratched.find(([below]) => ticket < below)[1] }),
  },
  poker: {
    sizes: [52, 51, 50, 49, 48],
    of: (places) => {
      const cards = take(deck, places).map(cardOf);
      return { cards, hand: handOf(cards) };
    },
  },
  six42: six(42),
  six49: six(49),
  six55: six(55),
};
