import { take } from './proving.ts';

// Results from each game's numbers, written independently of the operator's rules; fairness.test.ts compares both.

type Numbers = readonly number[];

export interface Result {
  /** Each number is drawn below its size. */
  sizes: Numbers;
  /** Highest number, for lotteries of six. */
  highest?: number;
  /** Kind of the stage that displays the result, if different. */
  stage?: string;
  /** The picks that affect the result. */
  picks?: string[];
  /** The result as far as the numbers determine it, in the format of the operator's answer. */
  of(numbers: Numbers, pick: string): Record<string, unknown>;
}

const strips = [
  'mango lime sun peso mango lime gem mango bell lime crown mango peso bell',
  'mango lime sun bell peso mango lime gem bell mango crown lime peso mango',
  'lime mango bell sun gem mango lime peso mango bell crown lime mango gem',
  'mango bell lime peso mango sun lime gem bell mango lime crown peso mango',
  'sun lime mango gem bell mango lime peso mango crown lime bell mango peso',
].map((strip) => strip.split(' '));

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const five = [0, 1, 2, 3, 4];
const bingoLines = [
  ...five.map((row) => five.map((column) => 5 * row + column)),
  ...five.map((column) => five.map((row) => 5 * row + column)),
  five.map((step) => 6 * step),
  five.map((step) => 4 * step + 4),
].map((line) => line.filter((place) => place !== 12));

const rankOf = (card: number) => card % 13;
const suitOf = (card: number) => Math.floor(card / 13);
const cardOf = (card: number) => ({ rank: rankOf(card), suit: suitOf(card) });
const deck = from(0, 52);

/** Ace 1 to nine; tens and court cards count 0. */
const points = (cards: Numbers) =>
  cards.reduce((sum, card) => sum + (rankOf(card) > 8 ? 0 : rankOf(card) + 1), 0) % 10;

/** By the points of the player's third card: the banker's highest points for taking one. */
const bankerUpTo = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3];

function baccarat([first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0]: Numbers) {
  const player = [first, third];
  const banker = [second, fourth];
  if (points(player) < 8 && points(banker) < 8) {
    const upTo = points(player) < 6 ? (bankerUpTo[points([fifth])] ?? 0) : 5;
    const bankerTakes = points(banker) <= upTo;
    if (points(player) < 6) player.push(fifth);
    if (bankerTakes) banker.push(sixth);
  }
  const told = (cards: Numbers) => ({ cards: cards.map(cardOf), total: points(cards) });
  return { player: told(player), banker: told(banker) };
}

/** Poker hands by the numbers of cards with equal ranks. */
const alike: Record<string, string> = {
  41: 'fourAlike',
  32: 'fullHouse',
  311: 'threeAlike',
  221: 'twoPairs',
  2111: 'pair',
};

function handOf(cards: Numbers): string {
  const counts = from(0, 13).map((rank) => cards.filter((card) => rankOf(card) === rank).length);
  const shape = counts
    .filter((count) => count > 0)
    .sort((one, other) => other - one)
    .join('');
  const hand = alike[shape];
  if (hand) return hand;
  const ranks = counts.flatMap((count, rank) => (count > 0 ? rank : [])).join(' ');
  const isRoyal = ranks === '0 9 10 11 12';
  const isStraight = isRoyal || from(0, 9).some((low) => ranks === from(low, 5).join(' '));
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  if (isFlush) return isRoyal ? 'royalFlush' : isStraight ? 'straightFlush' : 'flush';
  return isStraight ? 'straight' : 'nothing';
}

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const colors = ['red', 'blue', 'yellow', 'green', 'white', 'pink'];

/** Upper number, of 10,000 scratch cards, for each multiple of the stake. */
const scratched = [
  { below: 2, prize: 500 },
  { below: 22, prize: 50 },
  { below: 222, prize: 10 },
  { below: 622, prize: 5 },
  { below: 1622, prize: 2 },
  { below: 3122, prize: 1 },
  { below: 10_000, prize: 0 },
];

/** How many of 10,000 numbers, from the lowest, make a catch. */
const catches: Record<string, number> = {
  sardine: 4800,
  crab: 2400,
  turtle: 1200,
  ray: 600,
  shark: 200,
  whale: 100,
};

/** The six numbers drawn, then those of the lucky pick. */
function six(highest: number): Result {
  const sizes = from(highest - 5, 6).reverse();
  const sixOf = (places: Numbers) => take(from(1, highest), places).sort((one, other) => one - other);
  return {
    stage: 'sixNumbers',
    highest,
    sizes: [...sizes, ...sizes],
    of: (places) => ({ numbers: sixOf(places.slice(0, 6)), own: sixOf(places.slice(6)) }),
  };
}

const slot: Result = {
  stage: 'slot',
  sizes: strips.map((strip) => strip.length),
  of: (stops) => ({
    reels: strips.map((strip, reel) => from(stops[reel] ?? 0, 3).map((row) => strip[row % strip.length])),
  }),
};

/** By kind. */
export const results: Record<string, Result> = {
  slot,
  lineSlot: slot,
  dice: {
    sizes: [6, 6],
    of: ([first = 0, second = 0]) => ({ dice: [first + 1, second + 1] }),
  },
  coin: {
    sizes: [2],
    of: ([number = 0]) => ({ side: ['sun', 'moon'][number] }),
  },
  fish: {
    sizes: [10_000],
    picks: Object.keys(catches),
    of: ([number = 0], pick) => ({ target: pick, caught: number < (catches[pick] ?? 0) }),
  },
  crash: {
    sizes: [10_000],
    of: ([number = 0]) => ({ end: Math.max(100, Math.floor(970_000 / (number + 1))) / 100 }),
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
      const card = five.flatMap((row) => columns.map((column) => column[row] ?? 0));
      const balls = take(from(1, 75), places.slice(25));
      const isMarked = (place: number) => balls.includes(card[place] ?? 0);
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
    of: ([number = 0]) => ({
      number,
      color: number === 0 ? 'green' : reds.includes(number) ? 'red' : 'black',
    }),
  },
  baccarat: { sizes: [52, 52, 52, 52, 52, 52], of: baccarat },
  sicBo: {
    sizes: [6, 6, 6],
    of: ([first = 0, second = 0, third = 0]) => ({
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
    of: ([ticket = 0]) => ({ prize: scratched.find(({ below }) => ticket < below)?.prize }),
  },
  poker: {
    sizes: [52, 51, 50, 49, 48],
    of: (places) => {
      const cards = take(deck, places);
      return { cards: cards.map(cardOf), hand: handOf(cards) };
    },
  },
  six42: six(42),
  six49: six(49),
  six55: six(55),
};
