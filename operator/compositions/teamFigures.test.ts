import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { moveMember } from '#operator/agents/moves.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts, sessions } from '#operator/database/tables/accounts.tables.ts';
import { agentRates } from '#operator/database/tables/downlineRebates.tables.ts';
import { ledgerAccounts, ledgerPostings } from '#operator/database/tables/ledger.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { placeBet } from '#operator/play/bets.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { calls, type ParsedRequest } from '@araw/contract/calls/calls';
import { dayAfter, merchantDayOf, startOfMerchantDay } from '@araw/contract/values/dates';
import { teamHandlers as handlers } from './team.handlers.ts';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
await seedGames(context);
afterAll(() => context.close());

const hour = 3_600_000;
const dayLength = 24 * hour;

let names = 0;
const idOf = new Map<string, number>();
const id = (name: string) => idOf.get(name) ?? 0;
const accountOf = (name: string) => `${name}${names}`;
const nameOf = (account: string) => account.replace(/\d+$/, '');

const callerOf = (name: string): Caller => ({
  ...visitor,
  account: { id: id(name), name: accountOf(name), type: 1, merchantCode: 'ARAW' },
});

/**
 * head over left and right; child and grandchild under left; a stranger beside them. All are agents except the lowest.
 */
const family = [
  ['head', null, 1],
  ['left', 'head', 1],
  ['right', 'head', 1],
  ['child', 'left', 1],
  ['grandchild', 'child', 0],
  ['stranger', null, 0],
] as const;
const played = family.map(([name]) => name);

/** Each test has its own days and accounts. */
let noon = Date.UTC(2026, 1, 1, 4);
const today = () => merchantDayOf(clock.now());

beforeEach(async () => {
  noon += 10 * dayLength;
  clock.shift(noon - clock.now());
  names += 1;
  for (const [name, upline, type] of family) {
    const [stored] = await database
      .insert(accounts)
      .values({
        merchantCode: 'ARAW',
        name: accountOf(name),
        type,
        registeredAt: noon - dayLength,
        uplineId: upline === null ? null : id(upline),
        email: `${name}${names}@example.com`,
        mobile: '+639170000000',
      })
      .returning({ id: accounts.id });
    idOf.set(name, stored?.id ?? 0);
    await openingBalance(database, id(name), 1_000_000, clock.now());
  }
});

let keys = 0;
const bet = (name: string, stake: number, won = false, gameId = 'LR-002') =>
  placeBet(
    context,
    { accountId: id(name), gameId, kind: 'coin', classify: null, fun: false },
    { stake, choice: 'sun', idempotencyKey: `team-${++keys}` },
    () => (won ? 0 : 1),
  );

const range = (from: string, to = from) => ({ from, to });
const figuresOf = async (name: string, asked: object) =>
  v.parse(
    calls.teamFigures.response,
    await handlers.teamFigures(
      v.parse(calls.teamFigures.request, asked) as ParsedRequest<'teamFigures'>,
      callerOf(name),
      context,
    ),
  );
const betsOf = async (name: string, asked: object) =>
  v.parse(
    calls.teamBets.response,
    await handlers.teamBets(
      v.parse(calls.teamBets.request, asked) as ParsedRequest<'teamBets'>,
      callerOf(name),
      context,
    ),
  );
const membersOf = async (
  name: string,
  asked: object = {},
  call: 'subordinates' | 'downlines' = 'downlines',
) =>
  v.parse(
    calls[call].response,
    await handlers[call](
      v.parse(calls[call].request, {
        account: '',
        page: 1,
        pageSize: 25,
        ...asked,
      }) as ParsedRequest<'downlines'>,
      callerOf(name),
      context,
    ),
  );

/** Bets and payouts of these members on a day, summed from the postings, in pesos. */
async function fromLedger(members: readonly string[], day: string) {
  const rows = await database
    .select({ kind: ledgerPostings.kind, amount: ledgerPostings.amount, at: ledgerPostings.createdAt })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(inArray(ledgerAccounts.accountId, members.map(id)));
  const sum = (kinds: string[]) =>
    rows
      .filter(({ kind, at }) => kinds.includes(kind) && merchantDayOf(at) === day)
      .reduce((total, { amount }) => total + amount, 0) / 100;
  return { bets: 0 - sum(['bet']), payouts: sum(['win']) };
}

const added = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + Math.round(of(row) * 100), 0) / 100;
const columns = [
  'bets',
  'valid',
  'payouts',
  'bonuses',
  'rebates',
  'profit',
  'deposits',
  'withdrawals',
] as const;

describe('figures of a line', () => {
  test('[TEAM-01] match the ledger; rows by member, day and category add up to the total', async () => {
    for (const [index, name] of played.entries()) await bet(name, 100 * (index + 1), index % 2 === 1);
    clock.shift(dayLength);
    for (const [index, name] of played.entries()) await bet(name, 1_000 * (index + 1), index % 2 === 0);
    const days = [merchantDayOf(noon), today()] as const;
    const { totals, list, days: trend, categories, own } = await figuresOf('head', range(...days));
    const team = ['left', 'right', 'child', 'grandchild'];
    const [first, second] = [await fromLedger(team, days[0]), await fromLedger(team, days[1])];
    expect(totals).toMatchObject({
      bets: first.bets + second.bets,
      payouts: added([first, second], ({ payouts }) => payouts),
      members: 4,
      active: 4,
    });
    expect(totals?.bets).toBe(2 + 3 + 4 + 5 + 20 + 30 + 40 + 50);
    expect(trend.map(({ day, bets }) => ({ day, bets }))).toEqual([
      { day: days[1], bets: second.bets },
      { day: days[0], bets: first.bets },
    ]);
    for (const rows of [list, trend, categories]) {
      for (const column of columns)
        expect(added<(typeof rows)[number]>(rows, (row) => row[column])).toBe(totals?.[column]);
    }
    // The agent's own play is separate.
    expect(own).toMatchObject({ bets: 1 + 10 });
    const alone = await Promise.all(days.map((day) => fromLedger(['head'], day)));
    expect(own?.payouts).toBe(added(alone, ({ payouts }) => payouts));
  });

  test('[TEAM-01] a member’s row is the whole line under them plus their own play, and opens level by level', async () => {
    await bet('left', 100);
    await bet('child', 200);
    await bet('grandchild', 400);
    const rows = async (asked: object) => {
      const { list, trail } = await figuresOf('head', { ...range(today()), ...asked });
      return {
        trail: trail.map(nameOf),
        list: list.map(({ account, bets, team }) => [nameOf(account), bets, team]),
      };
    };
    expect(await rows({})).toEqual({
      trail: ['head'],
      list: [
        ['left', 7, 2],
        ['right', 0, 0],
      ],
    });
    expect(await rows({ account: accountOf('left') })).toEqual({
      trail: ['head', 'left'],
      list: [['child', 6, 1]],
    });
    expect(await rows({ account: accountOf('child') })).toEqual({
      trail: ['head', 'left', 'child'],
      list: [['grandchild', 4, 0]],
    });
  });

  test('[TEAM-01] [TEAM-11] a branch that moved overnight has figures for both days, each in that day’s line', async () => {
    await bet('grandchild', 100);
    await moveMember(context, { account: accountOf('child'), superior: accountOf('right') });
    const before = today();
    clock.shift(dayLength);
    await bet('grandchild', 400);
    const both = range(before, today());
    const rows = async (asked: object) =>
      (await figuresOf('head', asked)).list.map(({ account, bets }) => [nameOf(account), bets]);
    expect(await rows(both)).toEqual([
      ['right', 4],
      ['left', 1],
    ]);
    const bets = async (name: string, asked: object) => (await figuresOf(name, asked)).totals?.bets;
    expect(await bets('head', both)).toBe(5);
    expect(await bets('left', both)).toBe(1);
    expect(await bets('right', both)).toBe(4);
    expect(await bets('right', range(before))).toBe(0);
    // A member who left during the range is listed, with the day of leaving.
    const { list } = await figuresOf('left', both);
    expect(list.map(({ account, left, bets: sum }) => [nameOf(account), left, sum])).toEqual([
      ['child', today(), 1],
    ]);
    // The new line must not see earlier play, not even under the account itself.
    const seen = await figuresOf('right', { ...both, account: accountOf('child') });
    expect(seen.totals?.bets).toBe(4);
    expect((await betsOf('right', both)).list.map(({ stake }) => stake)).toEqual([4]);
    expect((await betsOf('left', both)).list.map(({ stake }) => stake)).toEqual([1]);
  });

  test('[TEAM-01] count registrations, bettors and members online', async () => {
    const now = clock.now();
    await database
      .update(accounts)
      .set({ registeredAt: now })
      .where(eq(accounts.id, id('grandchild')));
    await database.insert(sessions).values({
      accountId: id('child'),
      tokenDigest: `team ${names}`,
      createdAt: now,
      lastSeenAt: now,
      ip: '',
      userAgent: '',
    });
    await bet('right', 100);
    await bet('stranger', 100);
    const { totals } = await figuresOf('head', range(today()));
    expect(totals).toMatchObject({ members: 4, registered: 1, active: 1, online: 1 });
    clock.shift(hour / 2);
    expect((await figuresOf('head', range(today()))).totals?.online).toBe(1);
    clock.shift(1);
    expect((await figuresOf('head', range(today()))).totals?.online).toBe(0);
  });
});

describe('bets of a line', () => {
  test('[TEAM-05] come page by page, newest first, with totals for the whole selection that match the figures', async () => {
    for (let each = 0; each < 27; each += 1) {
      clock.shift(1);
      await bet(each % 2 === 0 ? 'left' : 'grandchild', 100 * (each + 1), each % 3 === 0);
    }
    await bet('head', 5_000);
    await bet('stranger', 7_000);
    const asked = range(today());
    const first = await betsOf('head', asked);
    const second = await betsOf('head', { ...asked, cursor: first.next });
    expect([first.list.length, second.list.length, second.next, second.totals]).toEqual([25, 2, null, null]);
    const all = [...first.list, ...second.list];
    expect(all.map(({ stake }) => stake)).toEqual(Array.from({ length: 27 }, (_, each) => 27 - each));
    expect(new Set(all.map(({ account }) => nameOf(account)))).toEqual(new Set(['left', 'grandchild']));
    expect(first.totals).toMatchObject({
      bets: 27,
      stake: added(all, ({ stake }) => stake),
      payout: added(all, ({ payout }) => payout),
    });
    const { totals } = await figuresOf('head', asked);
    expect([totals?.bets, totals?.valid, totals?.payouts]).toEqual([
      first.totals?.stake,
      first.totals?.valid,
      first.totals?.payout,
    ]);
    const ofLeft = await betsOf('head', { ...asked, account: accountOf('child') });
    expect([ofLeft.totals?.bets, ofLeft.trail.map(nameOf)]).toEqual([13, ['head', 'left', 'child']]);
    expect((await betsOf('head', { ...asked, gameType: 'BINGO' })).totals?.bets).toBe(0);
  });
});

describe('members of a line', () => {
  test('[TEAM-02] direct or all, with the size of their own lines and their balances', async () => {
    const names = (page: Awaited<ReturnType<typeof membersOf>>) =>
      page.list.map(({ account, depth, team, direct }) => [nameOf(account), depth, team, direct]);
    expect(names(await membersOf('head', {}, 'subordinates'))).toEqual([
      ['left', 1, 2, 1],
      ['right', 1, 0, 0],
    ]);
    expect(names(await membersOf('head'))).toEqual([
      ['child', 2, 1, 1],
      ['grandchild', 3, 0, 0],
      ['left', 1, 2, 1],
      ['right', 1, 0, 0],
    ]);
    await bet('right', 100);
    const byBalance = await membersOf('head', { sort: 'balance' });
    expect(byBalance.list.map(({ account, balance }) => [nameOf(account), balance]).at(-1)).toEqual([
      'right',
      9_999,
    ]);
  });

  test('[TEAM-02] search, filters and pages cover the whole downline', async () => {
    await database
      .update(accounts)
      .set({ clubLabel: 'VIP 2' })
      .where(eq(accounts.id, id('child')));
    const chosen = async (asked: object) => {
      const { list, total, levels } = await membersOf('head', asked);
      return [list.map(({ account }) => nameOf(account)).join(' '), total, levels.join()];
    };
    expect(await chosen({ account: 'CHILD' })).toEqual(['child grandchild', 2, 'VIP 2']);
    // Part of a name must not act as a pattern.
    expect(await chosen({ account: '%' })).toEqual(['', 0, 'VIP 2']);
    expect(await chosen({ kind: 'member' })).toEqual(['grandchild', 1, 'VIP 2']);
    expect(await chosen({ kind: 'agent' })).toEqual(['child left right', 3, 'VIP 2']);
    expect(await chosen({ level: 'VIP 2' })).toEqual(['child', 1, 'VIP 2']);
    expect(await chosen({ online: 'yes' })).toEqual(['', 0, 'VIP 2']);
    expect(await chosen({ online: 'no', pageSize: 3, page: 2 })).toEqual(['right', 4, 'VIP 2']);
    expect((await membersOf('head', { pageSize: 3 })).totalPages).toBe(2);
  });

  test('[TEAM-02] [REC-07] registration dates use the merchant’s days, both ends included', async () => {
    const day = merchantDayOf(noon - dayLength);
    const midnight = startOfMerchantDay(day);
    const registered = {
      left: midnight - 1,
      right: midnight,
      child: midnight + dayLength - 1,
      grandchild: midnight + dayLength,
    };
    for (const [name, registeredAt] of Object.entries(registered)) {
      await database
        .update(accounts)
        .set({ registeredAt })
        .where(eq(accounts.id, id(name)));
    }
    const chosen = async (asked: object) => {
      const { list, total } = await membersOf('head', asked);
      return [list.map(({ account }) => nameOf(account)).join(' '), total];
    };
    expect(await chosen({ registeredFrom: day, registeredTo: day })).toEqual(['child right', 2]);
    expect(await chosen({ registeredFrom: day })).toEqual(['child grandchild right', 3]);
    expect(await chosen({ registeredTo: day })).toEqual(['child left right', 3]);
    expect(await chosen({ registeredFrom: dayAfter(day, 1), registeredTo: day })).toEqual(['', 0]);
  });

  test('[TEAM-02] a member is listed with today’s rebates and the last login', async () => {
    const rate = (fromDay: string, gameType: string, value: number) => ({
      accountId: id('child'),
      gameType,
      rate: value,
      fromDay,
      givenBy: id('left'),
      givenAt: noon,
    });
    await database
      .insert(agentRates)
      .values([
        rate(dayAfter(today(), -1), 'RNG', 20),
        rate(today(), 'RNG', 30),
        rate(dayAfter(today(), 1), 'RNG', 40),
        rate(today(), 'FISH', 5),
      ]);
    const logIn = (createdAt: number) => ({
      accountId: id('child'),
      tokenDigest: `member ${names} ${createdAt}`,
      createdAt,
      lastSeenAt: noon,
      ip: '192.0.2.1',
      userAgent: '',
      country: 'PH',
    });
    await database.insert(sessions).values([logIn(noon - 2 * hour), logIn(noon - hour)]);
    const told = { rebates: { RNG: 0.3, FISH: 0.05 }, lastLoginAt: noon - hour, lastSeenAt: noon };
    const { list } = await membersOf('head');
    expect(list.find(({ account }) => account === accountOf('child'))).toMatchObject(told);
    expect(list.find(({ account }) => account === accountOf('left'))).toMatchObject({
      rebates: {},
      lastLoginAt: null,
    });
    expect(await handlers.downline({ account: accountOf('child') }, callerOf('left'), context)).toMatchObject(
      told,
    );
  });

  test('[TEAM-02] [TEAM-10] a card shows account and figures, but no contact details', async () => {
    const card = await handlers.downline({ account: accountOf('grandchild') }, callerOf('left'), context);
    expect(card).toMatchObject({
      account: accountOf('grandchild'),
      depth: 2,
      team: 0,
      balance: 10_000,
      timeZone: 'Asia/Manila',
    });
    expect(JSON.stringify(card)).not.toMatch(/example\.com|63917/);
    for (const name of ['stranger', 'right', 'left', 'head']) {
      const refused = await refusalOf(
        handlers.downline({ account: accountOf(name) }, callerOf('left'), context),
      );
      expect(refused?.code).toBe('notFound');
    }
  });
});
