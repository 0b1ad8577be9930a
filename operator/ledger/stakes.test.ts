import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@araw/testing/shortRun';
import { gameMovement, inProportion, memberPostings, sumOf, takeStakes } from './stakes.ts';

describe('stakes from two pockets', () => {
  it.each([
    [{ cash: 500, bonus: 500 }, [100], [{ cash: 100, bonus: 0 }]],
    [{ cash: 100, bonus: 500 }, [100], [{ cash: 100, bonus: 0 }]],
    [{ cash: 99, bonus: 500 }, [100], [{ cash: 99, bonus: 1 }]],
    [{ cash: 0, bonus: 500 }, [100], [{ cash: 0, bonus: 100 }]],
    [
      { cash: 150, bonus: 500 },
      [100, 100, 100],
      [
        { cash: 100, bonus: 0 },
        { cash: 50, bonus: 50 },
        { cash: 0, bonus: 100 },
      ],
    ],
  ])('[CASH-17] with %o, a stake of %o takes cash before bonus', (pockets, stakes, expected) => {
    expect(takeStakes(pockets, stakes)).toEqual(expected);
  });

  it.each([
    [190, { cash: 100, bonus: 0 }, { cash: 190, bonus: 0 }],
    [190, { cash: 0, bonus: 100 }, { cash: 0, bonus: 190 }],
    [190, { cash: 50, bonus: 50 }, { cash: 95, bonus: 95 }],
    [100, { cash: 2, bonus: 1 }, { cash: 67, bonus: 33 }],
    [0, { cash: 2, bonus: 1 }, { cash: 0, bonus: 0 }],
    [9_000_000_000_000_000, { cash: 1, bonus: 2 }, { cash: 3e15, bonus: 6e15 }],
  ])(
    '[CASH-17] a payout of %i on %o is %o: proportional, the bonus part rounded down',
    (payout, stake, expected) => {
      expect(inProportion(payout, stake)).toEqual(expected);
    },
  );

  it('[CASH-17] neither a stake nor a payout loses or creates a centavo', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const stakes = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(amount, amount, stakes, amount, (cash, bonus, wanted, payout) => {
        const total = wanted.reduce((sum, stake) => sum + stake, 0);
        fc.pre(cash + bonus >= total);
        const taken = takeStakes({ cash, bonus }, wanted);
        expect(taken.map((split) => split.cash + split.bonus)).toEqual(wanted);
        const sum = sumOf(taken);
        expect([sum.cash <= cash, sum.bonus <= bonus, sum.bonus > 0 && sum.cash < cash]).toEqual([
          true,
          true,
          false,
        ]);
        const paid = inProportion(payout, sum);
        expect([paid.cash + paid.bonus, paid.cash >= 0, paid.bonus >= 0]).toEqual([payout, true, true]);
      }),
      propertyRuns(),
    );
  });

  it('posts only to pockets with a change', () => {
    expect(memberPostings(7, { cash: 5, bonus: 0 }, 'from member')).toEqual([
      { owner: '7:cash', amount: -5 },
    ]);
    const entry = { accountId: 7, gameId: 'G1', name: 'n', at: 1 };
    expect(gameMovement({ ...entry, kind: 'refund', amount: { cash: 5, bonus: 3 } })).toEqual({
      idempotencyKey: 'refund:n',
      kind: 'refund',
      reference: 'G1',
      at: 1,
      postings: [
        { owner: '7:cash', amount: 5 },
        { owner: '7:bonus', amount: 3 },
        { owner: 'house:games', amount: -8 },
      ],
    });
  });
});
