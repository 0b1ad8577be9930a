import { describe, expect, it } from 'vitest';
import { take } from '#operator/fairness/numbers.ts';
import { everyDraw } from '#operator/testing/everyDraw.ts';
import { baccarat } from './baccarat.ts';
import { balls, bingo, called, lines } from './bingo.ts';
import { coin } from './coin.ts';
import { colorGame } from './colorGame.ts';
import { crash } from './crash.ts';
import { deck } from './deck.ts';
import { dice } from './dice.ts';
import { digits } from './digits.ts';
import { dragonTiger } from './dragonTiger.ts';
import { fish } from './fish.ts';
import { handOf, type Hand, poker } from './poker.ts';
import { roulette } from './roulette.ts';
import { instantKinds, isForBetsOnly, rulesOf } from './rules.ts';
import type { Rules } from './types.ts';
import { scratch } from './scratch.ts';
import { sicBo } from './sicBo.ts';
import { lineSlot, slot } from './slot.ts';

/** The exact return over every possible draw, as a fraction. */
function returnOf(rules: Rules, choice: string | null) {
  let paid = 0n;
  let staked = 0n;
  let broken = 0;
  for (const drawn of everyDraw(rules.draws)) {
    const { hundredths } = rules.settle(drawn, choice);
    if (!Number.isSafeInteger(hundredths) || hundredths < 0) broken++;
    paid += BigInt(hundredths);
    staked += 100n;
  }
  return { broken, hundredthsOfPercent: Number((paid * 10_000n) / staked), paid, staked };
}

describe('the rules of the demo games', () => {
  it.each([
    ['five lines', slot],
    ['one line', lineSlot],
  ])(
    'the slot with %s returns exactly what its page states, over all 537,824 stops',
    { tags: ['full'] },
    (_, rules) => {
      expect(returnOf(rules, null)).toEqual({
        broken: 0,
        hundredthsOfPercent: rules.returnToPlayer,
        paid: 51_340_800n,
        staked: 53_782_400n,
      });
    },
  );

  it.each(dice.choices)('dice: $id returns exactly what the page states, over all 36 rolls', ({ id }) => {
    expect(returnOf(dice, id)).toEqual({
      broken: 0,
      hundredthsOfPercent: dice.returnToPlayer,
      paid: 3480n,
      staked: 3600n,
    });
  });

  it.each(coin.choices)('coin: $id returns exactly what the page states, over both sides', ({ id }) => {
    expect(returnOf(coin, id)).toEqual({
      broken: 0,
      hundredthsOfPercent: coin.returnToPlayer,
      paid: 194n,
      staked: 200n,
    });
  });

  it.each(
    [fish, crash, dragonTiger].flatMap((rules) =>
      rules.choices.map(
        ({ id, returned = rules.returnToPlayer }) => [rules.kind, id, returned, rules] as const,
      ),
    ),
  )('%s: %s returns exactly what the page states, over every draw', (_, choice, returned, rules) => {
    const { broken, paid, staked } = returnOf(rules, choice);
    expect([broken, paid * 10_000n]).toEqual([0, BigInt(returned) * staked]);
  });

  it.each(digits.choices)(
    'digits: $id returns exactly what the page states, over all 1,000 draws, whatever the lucky pick',
    ({ id, returned }) => {
      for (const own of [
        [0, 0, 0],
        [1, 2, 3],
        [9, 9, 9],
      ]) {
        const drawn = [...everyDraw(digits.draws.slice(0, 3))];
        const paid = drawn.reduce((sum, shown) => sum + digits.settle([...shown, ...own], id).hundredths, 0);
        expect([drawn.length, paid / 10]).toEqual([1000, returned]);
      }
    },
  );

  it.each(
    [roulette, sicBo, colorGame].flatMap((rules) =>
      rules.choices.map(
        ({ id, returned = rules.returnToPlayer }) => [rules.kind, id, returned, rules] as const,
      ),
    ),
  )('%s: %s returns what the page states, over every draw', (_, choice, returned, rules) => {
    expect(returnOf(rules, choice)).toMatchObject({ broken: 0, hundredthsOfPercent: returned });
  });

  describe('roulette', () => {
    it('returns 36 of 37 on every field, and on zero pays only its own number', () => {
      expect(new Set(roulette.choices.map(({ id }) => returnOf(roulette, id).paid))).toEqual(
        new Set([3600n]),
      );
      const paid = roulette.choices.filter(({ id }) => roulette.settle([0], id).hundredths > 0);
      expect(paid).toEqual([{ id: 'n0', hundredths: 3600 }]);
      expect(roulette.settle([0], 'red').outcome).toEqual({ number: 0, color: 'green' });
    });

    it('has 18 red numbers and 18 black ones, and names the color', () => {
      const colors = [...everyDraw(roulette.draws)].map(
        (drawn) => roulette.settle(drawn, null).outcome['color'],
      );
      expect(['green', 'red', 'black'].map((one) => colors.filter((color) => color === one).length)).toEqual([
        1, 18, 18,
      ]);
      expect(roulette.settle([36], 'red').hundredths).toBe(200);
      expect(roulette.settle([35], 'black').hundredths).toBe(200);
    });
  });

  describe('baccarat', () => {
    /** One card for each value from 0 to 9, with the number of ranks that have it. */
    const values = Array.from({ length: 10 }, (_, value) => ({
      card: value === 0 ? 9 : value - 1,
      weight: value === 0 ? 4 : 1,
    }));

    it(
      'returns what the page states, over all six card values, weighted by the number of cards',
      { tags: ['full'] },
      () => {
        const paid: Record<string, number> = { player: 0, tie: 0, banker: 0 };
        const total = 13 ** 6;
        for (const drawn of everyDraw(baccarat.draws.map(() => values.length))) {
          const cards = drawn.map((value) => values[value]?.card ?? 0);
          const weight = drawn.reduce((product, value) => product * (values[value]?.weight ?? 0), 1);
          for (const id of Object.keys(paid))
            paid[id] = (paid[id] ?? 0) + weight * baccarat.settle(cards, id).hundredths;
        }
        expect(paid).toEqual({ player: 476_752_900, tie: 414_540_900, banker: 477_545_180 });
        expect(baccarat.choices.map(({ returned }) => returned)).toEqual(
          baccarat.choices.map(({ id }) => Math.floor(((paid[id] ?? 0) * 100) / total)),
        );
      },
    );

    /** Whether each draws a third card, from both two-card values and the player's third card. */
    const thirds = (player: [number, number], banker: [number, number], third: number) => {
      const cards = [player[0], banker[0], player[1], banker[1], third, 0].map(
        (value) => values[value]?.card ?? 0,
      );
      const { outcome } = baccarat.settle(cards, null) as {
        outcome: Record<'player' | 'banker', { cards: object[] }>;
      };
      return [outcome.player.cards.length, outcome.banker.cards.length].map((count) => count - 2).join('');
    };

    it('draws third cards by the table rules', () => {
      expect(thirds([4, 4], [0, 0], 1)).toBe('00');
      expect(thirds([0, 0], [4, 5], 1)).toBe('00');
      expect(thirds([0, 6], [0, 5], 1)).toBe('01');
      expect(thirds([0, 7], [0, 6], 6)).toBe('00');
      const drawsOn = (banker: number) =>
        Array.from({ length: 10 }, (_, third) => third).filter(
          (third) => thirds([0, 5], [0, banker], third) === '11',
        );
      expect([2, 3, 4, 5, 6, 7].map((banker) => drawsOn(banker).join(''))).toEqual([
        '0123456789',
        '012345679',
        '234567',
        '4567',
        '67',
        '',
      ]);
    });

    it('returns stakes on player and banker after a tie', () => {
      const tie = [8, 8, 9, 9, 0, 0];
      expect(['player', 'tie', 'banker'].map((id) => baccarat.settle(tie, id).hundredths)).toEqual([
        100, 900, 100,
      ]);
    });
  });

  it('sic bo: small and big lose to every triple, which has its own payout', () => {
    const triples = Array.from({ length: 6 }, (_, face) => [face, face, face]);
    for (const id of ['sicSmall', 'sicBig'])
      expect(triples.map((drawn) => sicBo.settle(drawn, id).hundredths)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(triples.map((drawn) => sicBo.settle(drawn, 'triple4').hundredths)).toEqual([
      0, 0, 0, 21_000, 0, 0,
    ]);
    expect(triples.map((drawn) => sicBo.settle(drawn, 'anyTriple').hundredths)).toEqual(Array(6).fill(3500));
    expect(sicBo.settle([0, 3, 4], 'sum10')).toEqual({
      hundredths: 700,
      outcome: { dice: [1, 4, 5], sum: 10 },
    });
  });

  it('color game: pays by the number of dice showing the color', () => {
    const paid = [
      [1, 2, 3],
      [0, 2, 3],
      [0, 0, 3],
      [0, 0, 0],
    ].map((drawn) => colorGame.settle(drawn, 'red').hundredths);
    expect(paid).toEqual([0, 200, 300, 400]);
  });

  describe('a scratch card', () => {
    const settled = (ticket: number, places: number[]) =>
      scratch.settle([ticket, ...places], null) as {
        hundredths: number;
        outcome: { symbols: number[]; prize: number };
      };
    const first = Array.from({ length: 8 }, () => 0);
    const last = [8, 7, 6, 5, 4, 3, 2, 1];

    it('returns what the page states, over all 10,000 tickets, wherever the symbols are', () => {
      const [size = 0, ...places] = scratch.draws;
      expect([size, places]).toEqual([10_000, [9, 8, 7, 6, 5, 4, 3, 2]]);
      const tickets = Array.from({ length: size }, (_, ticket) => ticket);
      for (const stand of [first, last]) {
        const paid = tickets.reduce((sum, ticket) => sum + settled(ticket, stand).hundredths, 0);
        expect(paid / 100).toBe(scratch.returnToPlayer);
      }
    });

    it('shows three of its winning symbol and never three of any other', () => {
      const wrong = Array.from({ length: 10_000 }, (_, ticket) => settled(ticket, last)).filter(
        ({ hundredths, outcome: { symbols, prize } }) => {
          const alike = [...new Set(symbols)].filter(
            (symbol) => symbols.filter((other) => other === symbol).length > 2,
          );
          return (
            symbols.length !== 9 ||
            String(alike) !== (prize ? String(prize) : '') ||
            hundredths !== prize * 100
          );
        },
      );
      expect(wrong).toEqual([]);
    });
  });

  describe('poker', () => {
    it('returns what the page states, over all 2,598,960 hands', { tags: ['full'], timeout: 120_000 }, () => {
      const counts: Partial<Record<Hand, number>> = {};
      for (let a = 0; a < deck; a++)
        for (let b = a + 1; b < deck; b++)
          for (let c = b + 1; c < deck; c++)
            for (let d = c + 1; d < deck; d++)
              for (let e = d + 1; e < deck; e++) {
                const hand = handOf([a, b, c, d, e]);
                counts[hand] = (counts[hand] ?? 0) + 1;
              }
      expect(counts).toEqual({
        royalFlush: 4,
        straightFlush: 36,
        fourAlike: 624,
        fullHouse: 3744,
        flush: 5108,
        straight: 10_200,
        threeAlike: 54_912,
        twoPairs: 123_552,
        pair: 1_098_240,
        nothing: 1_302_540,
      });
      const { prizes } = poker.explanation as { prizes: { hand: Hand; times: number }[] };
      const paid = prizes.reduce((sum, { hand, times }) => sum + times * (counts[hand] ?? 0), 0);
      expect(Math.floor((paid * 10_000) / 2_598_960)).toBe(poker.returnToPlayer);
    });

    it('pays what the page lists, and an ace counts only below the two or above the king', () => {
      const spades = (...ranks: number[]) => ranks;
      expect(handOf(spades(0, 1, 2, 3, 4))).toBe('straightFlush');
      expect(handOf([0, 1, 2, 3, 4 + 13])).toBe('straight');
      expect(handOf([9, 10, 11, 12, 0 + 13])).toBe('straight');
      expect(handOf([10, 11, 12, 0, 1 + 13])).toBe('nothing');
      const { prizes } = poker.explanation as { prizes: { hand: Hand; times: number }[] };
      const dealt = poker.settle([0, 12 - 1, 11 - 1, 10 - 1, 9 - 1], null);
      expect(dealt.hundredths).toBe((prizes.find(({ hand }) => hand === 'royalFlush')?.times ?? 0) * 100);
      expect(dealt.outcome).toMatchObject({
        hand: 'royalFlush',
        cards: [{ rank: 0, suit: 0 }, {}, {}, {}, {}],
      });
    });
  });

  it('no game states more overall than for any of its choices', () => {
    for (const { choices, returnToPlayer } of instantKinds.map(rulesOf)) {
      const shares = choices.map(({ returned = returnToPlayer }) => returned);
      expect(Math.min(returnToPlayer, ...shares)).toBe(returnToPlayer);
    }
  });

  describe('bingo', () => {
    /** The draws of the card with 1, 16, 31, 46, 61 in its first row and so on, and of these balls. */
    const drawsOf = (wanted: readonly number[]) => {
      const left = Array.from({ length: balls }, (_, index) => index + 1);
      const drawn = wanted.map((ball) => {
        const index = left.indexOf(ball);
        left.splice(index, 1);
        return index;
      });
      return [...Array.from({ length: 25 }, () => 0), ...drawn];
    };
    const row = [1, 16, 31, 46, 61];
    const losing = [
      6, 7, 8, 9, 10, 21, 22, 23, 24, 25, 36, 37, 38, 39, 40, 51, 52, 53, 54, 55, 66, 67, 68, 69,
    ];

    it('pays each full line and the corners, and nothing else', () => {
      const { hundredths, outcome } = bingo.settle(drawsOf([...row, ...losing]), null);
      expect(outcome).toMatchObject({ lines: [[0, 1, 2, 3, 4]], corners: false });
      expect(hundredths).toBe(220);
      expect(bingo.settle(drawsOf([1, 61, 5, 65, ...losing]), null).hundredths).toBe(300);
      // The diagonal through the free centre.
      expect(bingo.settle(drawsOf([1, 17, 49, 65, ...losing]), null).hundredths).toBe(220);
      expect(bingo.settle(drawsOf(losing), null).hundredths).toBe(0);
    });

    it('draws every order of balls equally often', () => {
      const orders = [...everyDraw([4, 3])].map((drawn) => take(['a', 'b', 'c', 'd'], drawn).join(''));
      expect(orders).toHaveLength(12);
      expect(new Set(orders).size).toBe(12);
      expect(bingo.draws.slice(-called)).toEqual(Array.from({ length: called }, (_, index) => balls - index));
    });

    it('returns what the page states, based on the chance of each pattern', () => {
      /** The chance that all these numbers are among the `called` of 75 balls. */
      const chance = (numbers: number) =>
        Array.from({ length: numbers }, (_, taken) => (called - taken) / (balls - taken)).reduce(
          (a, b) => a * b,
        );
      const { line, corners } = bingo.explanation as { line: number; corners: number };
      const expected = lines.reduce((sum, { length }) => sum + line * chance(length), corners * chance(4));
      expect(lines.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([
        4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5,
      ]);
      expect(Math.floor(expected * 10_000)).toBe(bingo.returnToPlayer);
    });
  });

  it('every kind has its own rules, and some share a stage', () => {
    const six = 'sixNumbers';
    expect(instantKinds.map((kind) => rulesOf(kind).kind)).toEqual(
      instantKinds.map(
        (kind) => ({ lineSlot: 'slot', six42: six, six49: six, six55: six })[kind as string] ?? kind,
      ),
    );
  });

  it('games that wait for a match or a fight have no rounds', () => {
    expect([isForBetsOnly('matches'), isForBetsOnly('sabong'), isForBetsOnly('digits')]).toEqual([
      true,
      true,
      false,
    ]);
    for (const kind of ['matches', 'sabong'] as const)
      expect(() => rulesOf(kind)).toThrow(expect.objectContaining({ code: 'notFound' }));
  });

  it('a sun substitutes for any symbol, and a line pays its best reading', () => {
    const wins = (stops: number[]) => slot.settle(stops, null).outcome['wins'];
    // The middle row is the third symbol of reels 1 to 3: sun, sun, bell.
    expect(slot.settle([1, 1, 1, 0, 0], null).outcome['reels']).toEqual([
      ['lime', 'sun', 'peso'],
      ['lime', 'sun', 'bell'],
      ['mango', 'bell', 'sun'],
      ['mango', 'bell', 'lime'],
      ['sun', 'lime', 'mango'],
    ]);
    expect(wins([1, 1, 1, 0, 0])).toContainEqual({ line: 0, symbol: 'bell', count: 4, times: 20 });
  });

  it('five suns on the middle line pay 2,000 times the line', () => {
    expect(slot.settle([1, 1, 2, 4, 13], null).outcome['wins']).toContainEqual({
      line: 0,
      symbol: 'sun',
      count: 5,
      times: 2000,
    });
  });
});
