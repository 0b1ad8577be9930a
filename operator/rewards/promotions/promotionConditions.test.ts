import { randomUUID } from 'node:crypto';
import { and, eq, inArray, like } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { settlements } from '#operator/database/tables/bets.tables.ts';
import {
  applicationPictures,
  applications,
  participations,
  participationSteps,
  promotions,
} from '#operator/database/tables/promotions.tables.ts';
import { reviewers } from '#operator/database/tables/reviews.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { giveBonus } from '#operator/bets/bonuses.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { inPesos, writePesos } from '#operator/core/amounts.ts';
import { movementRecord } from '#operator/records/movementRecord.ts';
import { balanceOf, openingBalance } from '#operator/ledger/ledger.ts';
import { describeOrder, ownOrder } from '#operator/payments/deposits/depositOrders.ts';
import { cancelDeposit, createDeposit } from '#operator/payments/deposits/deposits.ts';
import {
  happen,
  type PromotionEvent,
  type PromotionState,
} from '#operator/payments/promotions/participations.ts';
import { accountTitle } from '#operator/payments/payoutAccounts/payoutAccounts.ts';
import { describeQuote, quoteDeposit } from '#operator/payments/deposits/quotes.ts';
import { storeReceipt } from '#operator/payments/receipts/receipts.ts';
import { placeBet } from '#operator/play/bets.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { seedPromotions } from '#operator/seed/promotions.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { applyAlone, createPaymentsContext, createProviderDouble } from '#operator/testing/payments.ts';
import { pdfOf, pngOf } from '#operator/testing/receipts.ts';
import { calls } from '@araw/contract/calls/calls';
import { applicationLimits } from '@araw/contract/cashier/applicationLimits';
import { cellOf, promotionTable } from '@araw/contract/values/stateTables';
import { promotionQueue, reviewPromotion } from './promotionReviews.ts';
import { movePromotions } from './promotions.ts';

const context = await createPaymentsContext(createProviderDouble());
const { database, clock } = context;
await seedGames(context);
await database.insert(reviewers).values({ name: 'rev', accountId: null });
afterAll(() => context.close());
const handlers = createHandlers({ sandbox: true });
const day = 86_400_000;

let member: number;
type Terms = typeof promotions.$inferInsert;
const seeded = (id: string): Terms => {
  const found = seedPromotions.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not seeded`);
  return found;
};
/** A single promo, seeded apart from `changes`; each case has its own terms. */
const offer = async (id: string, changes: Partial<Terms> = {}) => {
  await database.delete(applicationPictures);
  await database.delete(applications);
  await database.delete(participationSteps);
  await database.delete(participations);
  await database.delete(promotions);
  await database.insert(promotions).values({
    ...seeded(id),
    startsAt: clock.now(),
    endsAt: clock.now() + 30 * day,
    ...changes,
  });
};
const newMember = async () => (await createTestAccounts(database, 1))[0] ?? 0;
beforeEach(async () => {
  member = await newMember();
});

const callerOf = (id: number): Caller => ({
  ...visitor,
  account: { id, name: `player${id}`, type: 0, merchantCode: merchant.code },
});
const shown = async (who = member) => {
  const answer = await handlers.promotionOffers({ language: 'EN' }, callerOf(who), context);
  const [one] = v.parse(calls.promotionOffers.response, answer).list;
  if (!one) throw new Error('Nothing is offered');
  return one;
};
const join = async (id: string, who = member) =>
  handlers.joinPromotion({ key: randomUUID(), id, version: 1, language: 'EN' }, callerOf(who), context);
const apply = async ({
  comment = 'Posted it.',
  pictures = [] as string[],
  key = randomUUID() as string,
  who = member,
} = {}) =>
  handlers.applyForPromotion(
    { key, id: 'share-your-win', version: 1, comment, pictures, language: 'EN' },
    callerOf(who),
    context,
  );
const picture = async (who = member) =>
  (await storeReceipt(context, who, { name: 'win.png', content: pngOf(), types: applicationLimits.types }))
    .id;
const ownOf = async (who = member) => {
  const rows = await database.select().from(participations).where(eq(participations.accountId, who));
  const [own] = rows.toSorted((one, other) => other.round - one.round);
  if (!own) throw new Error('Nothing is taken part in');
  return own;
};
const review = async (decision: 'take' | 'refuse' | 'issue', reason = 'As seen.', who = member) => {
  const { id, state } = await ownOf(who);
  return reviewPromotion(context, { id, state, decision, reviewer: 'rev', reason });
};
const turn = () => movePromotions(context);

let payments = 0;
const pay = async (orderId: string, centavos: number) =>
  applyAlone(context, orderId, {
    event: 'paid',
    payment: { id: `condition ${++payments}`, rank: 'paid', amount: centavos },
  });
const quote = (amount: string, promotion: string | undefined, who = member) =>
  quoteDeposit(context, who, { method: 'GCASH', amount, ...(promotion && { promotion }) });
const order = async (amount: string, promotion?: string, who = member) =>
  createDeposit(context, who, {
    key: randomUUID(),
    quote: (await quote(amount, promotion, who)).id,
    anyway: true,
    language: 'EN',
  });
const keptOf = async (id: string) => {
  const answer = await handlers.cashIn({ language: 'EN' }, callerOf(member), context);
  return answer.open?.find((one) => one.id === id)?.promotion;
};
const rewards = async (who = member) =>
  v.parse(calls.rewards.response, await handlers.rewards({ language: 'EN' }, callerOf(who), context)).list;

describe('the promo table', () => {
  const states = Object.keys(promotionTable.rows) as PromotionState[];
  const events = promotionTable.columns.map(([name]) => name as PromotionEvent);
  it.each(states.flatMap((state) => events.map((event) => ({ state, event }))))(
    '[BEN-01] $event in $state',
    async ({ state, event }) => {
      await offer('share-your-win');
      const [own] = await database
        .insert(participations)
        .values({
          accountId: member,
          promotionId: 'share-your-win',
          version: 1,
          state,
          held: 15_000,
          joinedAt: clock.now(),
          changedAt: clock.now(),
        })
        .returning();
      if (!own) throw new Error('Nothing was kept');
      const cell = cellOf(promotionTable, state, event);
      const choices: readonly (PromotionState | undefined)[] = typeof cell === 'string' ? [undefined] : cell;
      for (const to of choices) {
        await database.delete(participationSteps);
        await database
          .update(participations)
          .set({ state, held: 15_000 })
          .where(eq(participations.id, own.id));
        const done = happen(context, own, event, { ...(to && { to }), by: 'rev', reason: 'why' });
        const answer = cell === 'x' ? await refusalOf(done) : await done.then(({ result }) => ({ result }));
        const moves = cell !== 'x' && cell !== '=';
        const expected =
          cell === 'x' ? { code: 'conflict', value: { state } } : { result: cell === '=' ? 'same' : 'moved' };
        expect(answer).toMatchObject(expected);
        const after = await ownOf();
        expect(after.state).toBe(moves ? (to ?? cell) : state);
        const step = { no: 1, event, from: state, to: after.state, by: 'rev', reason: 'why' };
        const steps = await database.select().from(participationSteps);
        expect(steps).toMatchObject(moves ? [step] : []);
        expect(steps).toHaveLength(moves ? 1 : 0);
        const givesBack = moves && ['rejected', 'closed'].includes(after.state);
        expect(after.held).toBe(givesBack ? 0 : 15_000);
      }
    },
  );
});

describe('applying', () => {
  beforeEach(() => offer('share-your-win', { oncePerPerson: false }));

  it('[BEN-02] stores text and pictures, is refused with its reason, and can be repeated until issued and claimed', async () => {
    const pictures = [await picture(), await picture(), await picture()];
    const key = randomUUID();
    expect(await shown()).toMatchObject({ state: 'open', actions: ['apply'], triesLeft: 3 });
    const answers = await Promise.all([
      apply({ pictures, key }),
      apply({ pictures, key }),
      apply({ pictures }),
    ]);
    expect(answers.map(({ state }) => state)).toEqual(['applying', 'applying', 'applying']);
    expect(await database.$count(applications)).toBe(1);
    await review('take');
    expect((await shown()).state).toBe('process');
    await review('refuse', 'The second picture does not show your name.');
    const refused = await shown();
    expect(refused).toMatchObject({
      state: 'rejected',
      reason: 'The second picture does not show your name.',
      actions: ['apply'],
      triesLeft: 2,
      application: { comment: 'Posted it.' },
    });
    expect(refused.application?.pictures.map(({ id }) => id)).toEqual(pictures);
    expect(refused.steps.map(({ state }) => state)).toEqual(['applying', 'process', 'rejected']);
    // Pictures already sent can be sent again.
    await apply({ comment: 'With my name.', pictures: pictures.slice(0, 1) });
    await review('issue');
    const won = await shown();
    expect(won).toMatchObject({ state: 'claimable', actions: ['claim'], amount: 150, turnover: 150 });
    await handlers.claimReward(
      { key: randomUUID(), id: won.reward ?? '', language: 'EN' },
      callerOf(member),
      context,
    );
    expect((await shown()).state).toBe('claimed');
    expect((await ownOf()).held).toBe(15_000);
  });

  it('[BEN-02] ends with the last try', async () => {
    await offer('share-your-win', { tries: 2 });
    await apply();
    await review('refuse');
    await apply();
    await review('refuse');
    expect(await shown()).toMatchObject({
      state: 'rejected',
      actions: [],
      triesLeft: 0,
      refusal: "You've applied as often as you can.",
    });
    expect(await refusalOf(apply())).toMatchObject({
      code: 'conflict',
      value: { offer: { state: 'rejected' } },
    });
  });

  it('[BEN-02] accepts 140 characters and three pictures of the member, and no PDF', async () => {
    const asked = { key: randomUUID(), id: 'share-your-win', version: 1, language: 'EN' };
    const parses = (comment: string, count: number) =>
      v.safeParse(calls.applyForPromotion.request, { ...asked, comment, pictures: Array(count).fill('p') })
        .success;
    expect([parses('😀'.repeat(140), 3), parses('a'.repeat(141), 3), parses('', 4)]).toEqual([
      true,
      false,
      false,
    ]);
    await apply({ comment: '😀'.repeat(140) });
    member = await newMember();
    const upload = storeReceipt(context, member, {
      name: 'win.png',
      content: pdfOf(),
      types: applicationLimits.types,
    });
    expect(await refusalOf(upload)).toMatchObject({ code: 'requestInvalid' });
    const receipt = await storeReceipt(context, member, { name: 'win.png', content: pdfOf() });
    const foreign = await picture(await newMember());
    for (const pictures of [[receipt.id], [foreign], ['p'], []]) {
      expect(await refusalOf(apply({ comment: ' ', pictures }))).toMatchObject({ code: 'requestInvalid' });
    }
    expect((await shown()).state).toBe('open');
  });

  it('[BEN-01] one in progress is decided after the end, and a rejected one then closes', async () => {
    await apply();
    const other = await newMember();
    await apply({ who: other });
    await review('refuse', 'No.', other);
    clock.shift(30 * day);
    await turn();
    expect([(await ownOf()).state, (await ownOf(other)).state]).toEqual(['applying', 'closed']);
    await review('issue');
    await turn();
    expect((await ownOf()).state).toBe('claimable');
  });

  it('[CASH-20] [BEN-02] is decided only in the state that the reviewer saw, by an unrelated reviewer', async () => {
    await apply();
    const { id } = await ownOf();
    const decide = (state: PromotionState, reviewer: string) =>
      reviewPromotion(context, { id, state, decision: 'issue', reviewer, reason: '' });
    expect(await refusalOf(decide('applying', 'nobody'))).toMatchObject({ code: 'noPermission' });
    await database.insert(reviewers).values({ name: `own ${id}`, accountId: member });
    expect(await refusalOf(decide('applying', `own ${id}`))).toMatchObject({ code: 'noPermission' });
    expect(await refusalOf(decide('process', 'rev'))).toMatchObject({ code: 'conflict' });
    const twice = await Promise.allSettled([decide('applying', 'rev'), decide('applying', 'rev')]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rewards()).toHaveLength(1);
  });
});

describe('places, budget and times', () => {
  it('[BEN-11] two at once never exceed the budget, and refused ones return to it', async () => {
    await offer('share-your-win', { budget: 29_999, oncePerPerson: false });
    const two = [member, await newMember()];
    const results = await Promise.allSettled(two.map((who) => apply({ who })));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const winner = two[results[0]?.status === 'fulfilled' ? 0 : 1] ?? 0;
    const loser = two.find((who) => who !== winner) ?? 0;
    expect(await shown(loser)).toMatchObject({ refusal: 'This promo has run out.', actions: [] });
    await review('refuse', 'No.', winner);
    await apply({ who: loser });
    expect((await shown(winner)).refusal).toBe('This promo has run out.');
    await offer('share-your-win', { budget: 30_000, oncePerPerson: false });
    await Promise.all(two.map((who) => apply({ who })));
    expect(await database.$count(participations)).toBe(2);
  });

  it('[BEN-11] a member can have it as often as it says, one round after another', async () => {
    await offer('share-your-win', { timesAMember: 2, factor: 0, oncePerPerson: false });
    for (const round of [1, 2]) {
      expect(await shown()).toMatchObject({ state: 'open', actions: ['apply'] });
      await apply();
      expect((await ownOf()).round).toBe(round);
      await review('issue');
      const [reward] = await rewards();
      await handlers.claimReward(
        { key: randomUUID(), id: reward?.id ?? '', language: 'EN' },
        callerOf(member),
        context,
      );
    }
    expect(await shown()).toMatchObject({ state: 'claimed', actions: [] });
    expect(await refusalOf(apply())).toMatchObject({
      code: 'conflict',
      value: { offer: { state: 'claimed' } },
    });
    expect(await database.$count(participations)).toBe(2);
  });
});

describe('qualifying', () => {
  const stake = (amount: number, gameId: string) =>
    placeBet(
      context,
      { gameId, kind: 'baccarat', classify: null, fun: false, accountId: member },
      { stake: amount, choice: 'player', idempotencyKey: randomUUID() },
    );

  it('[BEN-01] with valid bets in its categories since joining, to the centavo, earns the fixed amount', async () => {
    await offer('slots-and-fishing', { gameTypes: ['JL'], leastBets: 20_000, mode: 'auto' });
    await openingBalance(database, member, 1_000_000, clock.now());
    await stake(10_000, 'JL-001');
    clock.shift(1);
    await join('slots-and-fishing');
    await turn();
    expect((await shown()).state).toBe('joined');
    let valid = 0;
    while (valid < 20_000) {
      const open = (await shown()).state;
      expect(open).toBe('joined');
      await stake(100, 'JL-001');
      valid = await validOf();
      await turn();
    }
    expect(await shown()).toMatchObject({ state: 'issued', amount: 100, turnover: 0 });
  });

  const validOf = async () => {
    const own = await ownOf();
    const rows = await database.select().from(settlements).where(eq(settlements.accountId, member));
    return rows.filter(({ placedAt }) => placedAt >= own.joinedAt).reduce((sum, one) => sum + one.valid, 0);
  };

  it('[BEN-01] bets in other categories do not count', async () => {
    await offer('slots-and-fishing', { gameTypes: ['FISH'], leastBets: 100 });
    await openingBalance(database, member, 1_000_000, clock.now());
    await join('slots-and-fishing');
    for (let bets = 0; bets < 5; bets++) await stake(10_000, 'JL-001');
    await turn();
    expect((await shown()).state).toBe('joined');
  });

  it('[BEN-01] a percentage of bets is known at the end', async () => {
    await offer('slots-and-fishing', { gameTypes: null, leastBets: 100, share: 10, most: 1_000_000 });
    await openingBalance(database, member, 1_000_000, clock.now());
    await join('slots-and-fishing');
    for (let bets = 0; bets < 5; bets++) await stake(10_000, 'JL-001');
    clock.shift(30 * day - 1);
    await turn();
    expect((await ownOf()).state).toBe('joined');
    clock.shift(1);
    await turn();
    expect((await shown()).amount).toBe(Math.floor((await validOf()) / 10) / 100);
  });
});

describe('once per person', () => {
  it.each(['payeeName', 'mobile'] as const)(
    '[BEN-11] a member who shares %s with another is reviewed, and told so',
    async (field) => {
      await offer('first-cash-in', { entry: 'join' });
      const other = await newMember();
      for (const id of [member, other]) {
        await database
          .update(accounts)
          .set({ [field]: field === 'mobile' ? '9170001122' : `Same Person ${other}` })
          .where(eq(accounts.id, id));
      }
      await join('first-cash-in');
      await pay((await order('500')).id, 50_000);
      await turn();
      expect((await shown()).state).toBe('issued');
      await join('first-cash-in', other);
      await pay((await order('500', undefined, other)).id, 50_000);
      await turn();
      await turn();
      expect((await shown(other)).state).toBe('process');
      expect(await rewards(other)).toEqual([]);
      const [waiting] = await promotionQueue(context);
      expect(waiting?.alike).toMatchObject([{ id: member, by: [field === 'mobile' ? 'phone' : 'payee'] }]);
      await review('issue', 'Two people.', other);
      expect((await rewards(other))[0]?.amount).toBe(500);
      await database.update(accounts).set({ payeeName: '', mobile: '' }).where(eq(accounts.id, member));
    },
  );
});

describe('a promo chosen with a deposit', () => {
  beforeEach(() => offer('friday-reload', { oncePerPerson: false }));

  it('[CASH-02] is in the quote with its turnover in pesos for this exact amount', async () => {
    const of = async (amount: string) =>
      (await describeQuote(context, await quote(amount, 'friday-reload'), 'EN')).promotion;
    expect(await of('499.99')).toBeNull();
    expect(await of('500')).toEqual({
      id: 'friday-reload',
      version: 1,
      title: '20% reload bonus',
      bonus: 100,
      turnover: 300,
      playBy: null,
      conditions: (await shown()).conditions,
    });
    expect(await of('10000.05')).toMatchObject({ bonus: 2000, turnover: 6000 });
    const answer = await handlers.cashIn({ language: 'EN' }, callerOf(member), context);
    expect(answer.promotions).toMatchObject([{ id: 'friday-reload', least: 500, share: 20, most: 2000 }]);
  });

  it.each<[reason: string, text: string, make: () => unknown]>([
    ['another promotion', 'It has ended.', () => offer('share-your-win', { id: 'friday-reload' })],
    [
      'a centavo too little',
      'You need a cash-in of ₱500.01 or more.',
      () => offer('friday-reload', { leastDeposit: 50_001 }),
    ],
    [
      'before its begin',
      "It hasn't started yet.",
      () => offer('friday-reload', { startsAt: clock.now() + 1 }),
    ],
    ['after its end', 'It has ended.', () => offer('friday-reload', { startsAt: 0, endsAt: clock.now() })],
    ['a budget that is spent', 'This promo has run out.', () => offer('friday-reload', { budget: 9_999 })],
    ['a round under way', "You're already taking part.", () => order('500', 'friday-reload')],
    [
      'no place left',
      'All places are taken.',
      async () => {
        await offer('friday-reload', { places: 1 });
        await order('500', 'friday-reload', await newMember());
      },
    ],
    [
      'a first cash-in that was made',
      "It's only for your first cash-in, and you've already cashed in.",
      async () => {
        await offer('friday-reload', { who: 'newcomers' });
        await pay((await order('500')).id, 50_000);
      },
    ],
    [
      'the times of a member used up',
      "You've used this promo as often as you can.",
      async () => {
        await offer('friday-reload', { mode: 'auto', timesAMember: 1 });
        await pay((await order('500', 'friday-reload')).id, 50_000);
      },
    ],
  ])('[CASH-02] is missing from the quote with a reason: %s', async (_reason, text, make) => {
    await make();
    const { promotion, promotionRefusal, amount } = await describeQuote(
      context,
      await quote('500', 'friday-reload'),
      'EN',
    );
    expect({ promotion, promotionRefusal, amount }).toEqual({
      promotion: null,
      promotionRefusal: text,
      amount: 500,
    });
    // Without a requested promo, nothing is missing.
    expect((await describeQuote(context, await quote('500', undefined), 'EN')).promotionRefusal).toBe('');
  });

  it('[CASH-02] keeps its place while the order is open, and joins and is issued with the credit', async () => {
    const { id } = await order('500', 'friday-reload');
    expect(await keptOf(id)).toMatchObject({ state: 'kept', bonus: 100 });
    expect(await ownOf()).toMatchObject({ state: 'joined', orderId: id, held: 10_000 });
    await pay(id, 50_000);
    expect(await ownOf()).toMatchObject({ state: 'claimable' });
    expect(await rewards()).toMatchObject([{ state: 'claimable', amount: 100, turnover: 300 }]);
    // The member can have it again.
    const second = await quote('500', 'friday-reload');
    expect(second.promotionId).toBeNull();
    const [reward] = await rewards();
    await handlers.claimReward(
      { key: randomUUID(), id: reward?.id ?? '', language: 'EN' },
      callerOf(member),
      context,
    );
    expect((await quote('500', 'friday-reload')).promotionId).toBe('friday-reload');
  });

  it('[CASH-02] gives its place back when the order ends, which is later credited without it', async () => {
    await offer('friday-reload', { places: 1 });
    const { id } = await order('500', 'friday-reload');
    const other = await newMember();
    expect((await quote('500', 'friday-reload', other)).promotionId).toBeNull();
    await cancelDeposit(context, member, { key: randomUUID(), id, language: 'EN' });
    expect((await ownOf()).state).toBe('closed');
    const taken = await order('500', 'friday-reload', other);
    await pay(id, 50_000);
    expect(await rewards()).toEqual([]);
    expect(
      (await describeOrder(context, await ownOrder(database, member, id), 'EN')).promotion,
    ).toMatchObject({
      state: 'without',
      text: "This cash-in has no promotion: we couldn't hold your place any longer.",
    });
    await pay(taken.id, 50_000);
    expect(await rewards(other)).toHaveLength(1);
  });

  it('[CASH-02] [BEN-11] of two orders for the last place one is created, and the other gets the new quote', async () => {
    await offer('friday-reload', { places: 1, oncePerPerson: false });
    const two = [member, await newMember()];
    const quotes = await Promise.all(two.map((who) => quote('500', 'friday-reload', who)));
    const results = await Promise.allSettled(
      two.map((who, index) =>
        createDeposit(context, who, {
          key: randomUUID(),
          quote: quotes[index]?.id ?? '',
          anyway: false,
          language: 'EN',
        }),
      ),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'quoteChanged',
      value: { quote: { arrives: 500, promotion: null, promotionRefusal: 'All places are taken.' } },
    });
    expect(await database.$count(participations)).toBe(1);
  });

  describe('the amount that arrives with the cash-in', () => {
    const claimed = async () => {
      await giveBonus(
        database,
        {
          accountId: member,
          number: `B-${member}`,
          source: `test:${member}`,
          origin: null,
          amount: 2_500,
          turnover: 7_500,
          cap: null,
          largestBet: null,
          onWithdrawal: 'stays',
          startsItself: true,
          turnoverDays: 7,
          endsAt: null,
        },
        clock.now(),
      );
    };
    const alike = async () => {
      const other = await newMember();
      await database
        .update(accounts)
        .set({ payeeName: `Alike ${member}` })
        .where(inArray(accounts.id, [member, other]));
      await pay((await order('100', 'friday-reload', other)).id, 10_000);
    };
    const auto = { mode: 'auto', share: 100, leastDeposit: 100, oncePerPerson: false } as const;

    it.each<[what: string, terms: Partial<Terms>, before: () => Promise<void>, withBonus: number]>([
      ['a bonus that starts automatically', auto, async () => {}, 300.05],
      [
        'one that asks for nothing, up to its cap',
        { ...auto, factor: 0, cap: 20_001 },
        async () => {},
        200.01,
      ],
      ['one to be claimed', { ...auto, mode: 'claim' }, async () => {}, 0],
      ['one that waits for the one in play', auto, claimed, 0],
      ['one that is checked first', { ...auto, oncePerPerson: true }, alike, 0],
    ])('[CASH-02] [CASH-06] %s', async (_what, terms, prepare, withBonus) => {
      await offer('friday-reload', terms);
      await openingBalance(database, member, 1_234, clock.now());
      await prepare();
      const before = (await balanceOf(database, member)) / 100;
      const told = { arrives: inPesos(30_005 + withBonus * 100), withBonus };
      expect(await describeQuote(context, await quote('300.05', 'friday-reload'), 'EN')).toMatchObject(told);
      const { id } = await order('300.05', 'friday-reload');
      const read = async (language = 'EN') =>
        describeOrder(context, await ownOrder(database, member, id), language);
      expect(await read()).toMatchObject({ ...told, balance: null });
      await pay(id, 30_005);
      const after = inPesos(await balanceOf(database, member));
      expect(await read()).toMatchObject({ ...told, balance: { before, after } });
      expect(after).toBe(inPesos(Math.round(before * 100) + 30_005 + Math.round(withBonus * 100)));
      const text =
        withBonus === 0
          ? '₱300.05 is in your balance.'
          : `${writePesos(30_005 + Math.round(withBonus * 100))} is in your balance. ${writePesos(Math.round(withBonus * 100))} of it is your bonus.`;
      expect((await read()).text).toBe(text);
      const [told1] = await database
        .select({ content: inboxMessages.content })
        .from(inboxMessages)
        .where(and(eq(inboxMessages.accountId, member), like(inboxMessages.content, '%is in your balance%')));
      expect(told1?.content).toContain(`<p>${text}</p>`);
      const movements = await movementRecord(
        context,
        callerOf(member),
        {
          period: 'today',
          from: '',
          to: '',
          kinds: '',
          language: 'EN',
          cursor: '',
        },
        accountTitle,
      );
      expect(movements.list[0]?.balanceAfter).toBe(after);
    });

    it.each<[what: string, terms: Partial<Terms>, happens: () => Promise<void>]>([
      ['another bonus begins', auto, claimed],
      ['the same person took part under another name', { ...auto, oncePerPerson: true }, alike],
    ])('[CASH-02] [CASH-06] is another quote once %s', async (_what, terms, happens) => {
      await offer('friday-reload', terms);
      const shownFirst = await quote('300.05', 'friday-reload');
      expect(await describeQuote(context, shownFirst, 'EN')).toMatchObject({
        arrives: 600.1,
        withBonus: 300.05,
      });
      await happens();
      const made = (quoteId: string) =>
        createDeposit(context, member, { key: randomUUID(), quote: quoteId, anyway: false, language: 'EN' });
      const refusal = await refusalOf(made(shownFirst.id));
      expect(refusal).toMatchObject({
        code: 'quoteChanged',
        value: { quote: { arrives: 300.05, withBonus: 0, promotion: { bonus: 300.05 } } },
      });
      const { quote: current } = v.parse(v.object({ quote: v.object({ id: v.string() }) }), refusal?.value);
      expect(await describeOrder(context, await made(current.id), 'EN')).toMatchObject({
        arrives: 300.05,
        withBonus: 0,
      });
    });

    it('[CASH-06] does not change whatever happens to the bonus later', async () => {
      await offer('friday-reload', auto);
      const { id } = await order('300.05', 'friday-reload');
      await pay(id, 30_005);
      const [reward] = await rewards();
      await handlers.giveUpReward(
        { key: randomUUID(), id: reward?.id ?? '', language: 'EN' },
        callerOf(member),
        context,
      );
      expect(await describeOrder(context, await ownOrder(database, member, id), 'EN')).toMatchObject({
        arrives: 600.1,
        withBonus: 300.05,
        balance: { before: 0, after: 600.1 },
      });
    });
  });

  it('[CASH-02] [BEN-11] another version of its terms means another quote', async () => {
    const old = await quote('500', 'friday-reload');
    await database.insert(promotions).values({ ...seeded('friday-reload'), version: 2, share: 10 });
    const made = createDeposit(context, member, {
      key: randomUUID(),
      quote: old.id,
      anyway: false,
      language: 'EN',
    });
    expect(await refusalOf(made)).toMatchObject({
      code: 'quoteChanged',
      value: { quote: { promotion: { version: 2, bonus: 50 } } },
    });
  });
});
