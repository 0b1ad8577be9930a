import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openRequirement, openRequirements } from '#operator/bets/requirements.ts';
import {
  envelopeMembers,
  envelopes,
  envelopeShares,
  type EnvelopeState,
  envelopeStates,
} from '#operator/database/tables/envelopes.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { ledgerHolds } from '#operator/database/tables/ledger.tables.ts';
import {
  defaultEnvelopes,
  defaultPayments,
  defaultTurnover,
  merchants,
} from '#operator/database/tables/system.tables.ts';
import { violates } from '#operator/database/errors.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { releaseHold } from '#operator/ledger/holds.ts';
import { openingBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { putOnBreak } from '#operator/testing/protection.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { type Below, changeAccount, createAgent, createBelow } from '#operator/testing/line.ts';
import { paymentPassword, type Withdrawer } from '#operator/testing/withdrawals.ts';
import { calls } from '@araw/contract/calls/calls';
import { envelopeTable, moveOf } from '@araw/contract/values/stateTables';
import { auditEnvelopes } from './auditEnvelopes.ts';
import { endEnvelopes } from './envelopes.ts';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
await seedGames(context);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true });
const hour = 3_600_000;
const nobodys = '00000000-0000-4000-8000-000000000000';
let agent: Withdrawer;
let members: Below[];
let deeper: Below;

beforeEach(async () => {
  await database.update(merchants).set({
    payments: defaultPayments,
    settings: merchant.settings,
    turnover: defaultTurnover,
    envelopes: defaultEnvelopes,
    whitelabel: merchant.whitelabel,
  });
  agent = await createAgent(context, 1_000_000);
  members = await createBelow(context, agent.id, 3);
  [deeper] = (await createBelow(context, members[0]?.id ?? 0, 1)) as [Below];
});

interface Rain {
  key?: string;
  audience?: 'chosen' | 'direct' | 'all';
  accounts?: string[];
  shares?: number;
  split?: 'equal' | 'drawn';
  amount?: string;
  greeting?: string;
  hours?: number;
  typed?: string;
  from?: Withdrawer;
}
const rain = ({ from = agent, typed = paymentPassword, ...rest }: Rain = {}) =>
  handlers.transferMultipleDownline(
    {
      key: randomUUID(),
      audience: 'all',
      accounts: [],
      shares: 2,
      split: 'equal',
      amount: '100',
      greeting: 'Maligayang Pasko',
      hours: 24,
      paymentPassword: typed,
      language: 'EN',
      ...rest,
    },
    from.caller,
    context,
  );
const page = async () =>
  v.parse(
    calls.envelopeRain.response,
    await handlers.envelopeRain({ language: 'EN' }, agent.caller, context),
  );
const open = (member: Pick<Below, 'caller'>, id: string, key = randomUUID() as string) =>
  handlers.openEnvelope({ key, id, language: 'EN' }, member.caller, context);
const stop = (id: string, from = agent) => handlers.stopEnvelope({ id }, from.caller, context);
const listOf = async (member: Pick<Below, 'caller'>) =>
  v.parse(calls.envelopes.response, await handlers.envelopes({ language: 'EN' }, member.caller, context))
    .list;
const stored = async (id: string) => {
  const [envelope] = await database.select().from(envelopes).where(eq(envelopes.id, id));
  return envelope!;
};
const amountsOf = async (envelopeId: string) => {
  const shares = await database
    .select({ amount: envelopeShares.amount })
    .from(envelopeShares)
    .where(eq(envelopeShares.envelopeId, envelopeId))
    .orderBy(asc(envelopeShares.no));
  return shares.map(({ amount }) => amount);
};
const pockets = ({ id }: { id: number }) => pocketsOf(database, id);
const own = (cash: number, held = 0) => ({ cash, bonus: 0, held });
const words = async (accountId: number) => {
  const found = await database
    .select()
    .from(inboxMessages)
    .where(eq(inboxMessages.accountId, accountId))
    .orderBy(desc(inboxMessages.id));
  return found.map(({ content }) => content);
};
const movements = async ({ caller }: Pick<Below, 'caller'>) => {
  const kinds = 'transfer,envelope,envelopeHeld,envelopeReturned';
  const { list } = await handlers.movementRecord(
    { period: 'today', from: '', to: '', kinds, language: 'EN', cursor: '' },
    caller,
    context,
  );
  return list.map(({ kind, amount, held, reference }) => [kind, amount, held, reference]);
};
const refused = async (promise: Promise<unknown>) => {
  const refusal = await refusalOf(promise);
  return refusal && [refusal.code, (refusal.value as { envelope?: string } | undefined)?.envelope ?? null];
};

describe('a red envelope rain is sent', () => {
  it('[TEAM-07] [CASH-16] puts the whole amount on hold immediately and notifies every recipient', async () => {
    const sent = await rain({ amount: '100', shares: 2, greeting: 'To the <i>team</i>' });
    expect(sent).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^E1\d{5}$/),
      audience: 'all',
      split: 'equal',
      greeting: 'To the <i>team</i>',
      total: 100,
      left: 100,
      shares: 2,
      opened: 0,
      state: 'open',
      createdAt: clock.now(),
      endsAt: clock.now() + 24 * hour,
      endedAt: null,
    });
    expect(await pockets(agent)).toEqual(own(990_000, 10_000));
    for (const { id } of [...members, deeper]) {
      expect(await words(id)).toEqual([
        expect.stringMatching(
          /^<p>Your agent p•••\d sent you a red envelope\. .*<p>To the &lt;i&gt;team&lt;\/i&gt;<\/p>.*\/m\/webEmail\?page=envelopes"/,
        ),
      ]);
    }
    const { list, direct, all, withdrawable, least } = await page();
    expect([list, direct, all, withdrawable, least]).toEqual([[sent], 3, 4, 9_900, 1]);
  });

  it.each([
    ['1.99', 2, { bound: 'least', amount: 2 }],
    ['2', 2, null],
    ['999.99', 1_000, { bound: 'least', amount: 1_000 }],
    ['1000', 1_000, null],
    ['10000', 1, null],
    ['10000.01', 1, { bound: 'withdrawable', amount: 10_000 }],
  ])(
    '[TEAM-07] with ₱%s for %i shares within the limits, or refused by the limit it breaks',
    async (amount, shares, bound) => {
      for (const split of ['equal', 'drawn'] as const) {
        const key = randomUUID();
        expect(await refusalOf(rain({ key, amount, shares, split }))).toEqual(
          bound && { code: 'amountOutOfBounds', value: { ...bound, decided: key }, retryAfter: undefined },
        );
        if (!bound) await stop((await page()).list[0]?.id ?? '');
        expect(await pockets(agent)).toEqual(own(1_000_000));
      }
    },
  );

  it('[TEAM-07] with the merchant’s smallest share', async () => {
    await database.update(merchants).set({ envelopes: { least: 501 } });
    expect(await refusalOf(rain({ amount: '10.01', shares: 2 }))).toMatchObject({
      value: { bound: 'least', amount: 10.02 },
    });
    const { id } = await rain({ amount: '10.02', shares: 2, split: 'drawn' });
    expect(await amountsOf(id)).toEqual([501, 501]);
  });

  it('[TEAM-07] within the amount available', async () => {
    await openRequirement(database, {
      accountId: agent.id,
      source: `deposit:${agent.id}`,
      locks: 'cash',
      base: 990_000,
      required: 990_000,
      at: clock.now(),
    });
    expect(await refusalOf(rain({ amount: '100.01' }))).toMatchObject({
      value: { bound: 'withdrawable', amount: 100 },
    });
    expect(await refusalOf(rain({ amount: '100' }))).toBeNull();
  });

  it('[TEAM-07] and what equal shares leave over stays with the sender', async () => {
    const { id, total } = await rain({ amount: '10', shares: 3 });
    expect([total, await amountsOf(id)]).toEqual([9.99, [333, 333, 333]]);
    expect(await pockets(agent)).toEqual(own(999_001, 999));
  });

  it('[TEAM-07] with drawn shares fixed at that moment, adding up to the total exactly', async () => {
    const { id } = await rain({ amount: '1234.56', shares: 1_000, split: 'drawn' });
    const amounts = await amountsOf(id);
    expect([amounts.length, amounts.reduce((sum, amount) => sum + amount, 0)]).toEqual([1_000, 123_456]);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(100);
    expect(new Set(amounts).size).toBeGreaterThan(1);
  });

  it('[TEAM-07] for up to a hundred chosen members, a share reserved for each', async () => {
    const many = await createBelow(context, agent.id, 101);
    const names = many.map(({ name }) => name);
    const chosen = { audience: 'chosen', amount: '100', split: 'equal' } as const;
    const request = { ...chosen, accounts: names, shares: 101 };
    expect(
      v.is(calls.transferMultipleDownline.request, {
        key: randomUUID(),
        greeting: '',
        hours: 1,
        paymentPassword,
        ...request,
      }),
    ).toBe(false);
    const { id } = await rain({ ...chosen, accounts: names.slice(0, 100), shares: 100 });
    const last = many[99]!;
    const left = many[100]!;
    expect(await listOf(left)).toEqual([]);
    expect((await listOf(last)).map(({ kept }) => kept)).toEqual([true]);
    expect(await refused(open(left, id))).toEqual(['notFound', null]);
    await Promise.all(many.slice(0, 100).map((member) => open(member, id)));
    expect([await stored(id), await pockets(last)]).toEqual([
      expect.objectContaining({ state: 'emptied', opened: 100 }),
      own(100),
    ]);
  });

  it('[TEAM-07] and a reserved share waits for its member', async () => {
    const { id } = await rain({
      audience: 'chosen',
      accounts: members.map(({ name }) => name.toUpperCase()),
      shares: 3,
      amount: '300',
      split: 'drawn',
    });
    const amounts = await amountsOf(id);
    const kept = await database.select().from(envelopeMembers).where(eq(envelopeMembers.envelopeId, id));
    const [first, second, third] = members as [Below, Below, Below];
    for (const member of [third, first, second]) {
      const no = kept.find(({ accountId }) => accountId === member.id)?.keptNo ?? 0;
      expect(Math.round((await open(member, id)).amount * 100)).toBe(amounts[no - 1]);
    }
    expect(new Set(kept.map(({ keptNo }) => keptNo))).toEqual(new Set([1, 2, 3]));
  });

  it.each([
    ['one chosen twice', ['0', '0'], 2, 'requestInvalid'],
    ['more shares than chosen', ['0'], 2, 'requestInvalid'],
    ['fewer shares than chosen', ['0', '1'], 1, 'requestInvalid'],
    ['nobody chosen', [], 1, 'requestInvalid'],
    ['a stranger', ['0', 'nobody'], 2, 'notFound'],
  ])('[TEAM-07] [TEAM-10] not with %s', async (_what, chosen, shares, code) => {
    const accounts = chosen.map((place) => members[Number(place)]?.name ?? place);
    expect(await refusalOf(rain({ audience: 'chosen', accounts, shares }))).toMatchObject({ code });
    expect(await pockets(agent)).toEqual(own(1_000_000));
  });

  it('[TEAM-07] to direct members without those below them, and to no one if there are none', async () => {
    const { id } = await rain({ audience: 'direct' });
    expect(await refused(open(deeper, id))).toEqual(['notFound', null]);
    const lonely = await createAgent(context);
    expect(await refusalOf(rain({ from: lonely }))).toMatchObject({ code: 'requestInvalid' });
  });

  it('[TEAM-07] [NET-13] once for a key, without asking for the password again', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([rain({ key }), rain({ key })]);
    expect(second).toEqual(first);
    expect(await rain({ key, typed: '903174' })).toEqual(first);
    expect(await refusalOf(rain({ key, shares: 3 }))).toMatchObject({ code: 'conflict' });
    expect(await pockets(agent)).toEqual(own(990_000, 10_000));
  });

  it('[TEAM-07] once when two devices send the last peso at once', async () => {
    const results = await Promise.all([
      refusalOf(rain({ amount: '10000' })),
      refusalOf(rain({ amount: '10000' })),
    ]);
    expect(results.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(await pockets(agent)).toEqual(own(0, 1_000_000));
  });

  it('[TEAM-07] [CASH-11] only with the payment PIN', async () => {
    expect(await refusalOf(rain({ typed: '903174' }))).toMatchObject({ code: 'paymentPasswordWrong' });
    expect(await pockets(agent)).toEqual(own(1_000_000));
  });

  it.each([
    ['its flag is off', { whitelabel: { ...merchant.whitelabel, AGENTRANSMULTDOWN3: false } }],
    [
      'transfers are off',
      {
        settings: { ...merchant.settings, protection: { profile: 'spec', tightened: { transfers: false } } },
      },
    ],
    [
      'envelopes are refused',
      {
        settings: { ...merchant.settings, protection: { profile: 'spec', tightened: { envelopes: false } } },
      },
    ],
  ])('[TEAM-07] [CASH-21] not where %s', async (_what, change) => {
    await database.update(merchants).set(change);
    expect(await refusalOf(page())).toMatchObject({ code: 'switchedOff' });
    expect(await refusalOf(rain())).toMatchObject({ code: 'switchedOff' });
  });

  it.each([
    ['two lines', { greeting: 'a\nb' }],
    ['hidden signs', { greeting: 'a\u202eb' }],
    ['81 signs', { greeting: 'a'.repeat(81) }],
    ['1,001 shares', { shares: 1_001 }],
    ['no share', { shares: 0 }],
    ['25 hours', { hours: 25 }],
    ['no hour', { hours: 0 }],
  ])('[TEAM-07] not with %s', (_what, change) => {
    const request = {
      key: randomUUID(),
      audience: 'all',
      shares: 1_000,
      split: 'equal',
      amount: '1000',
      greeting: 'a'.repeat(80),
      hours: 24,
      paymentPassword,
    };
    expect(v.is(calls.transferMultipleDownline.request, request)).toBe(true);
    expect(v.is(calls.transferMultipleDownline.request, { ...request, ...change })).toBe(false);
  });
});

describe('a red envelope is opened', () => {
  it('[TEAM-14] [CASH-17] and the share becomes cash with turnover, listed in both records', async () => {
    const [member] = members as [Below];
    const { id, number } = await rain({ amount: '100', shares: 2 });
    expect(await listOf(member)).toEqual([
      {
        id,
        from: expect.stringMatching(/^p•••\d$/),
        greeting: 'Maligayang Pasko',
        state: 'open',
        kept: false,
        createdAt: clock.now(),
        endsAt: clock.now() + 24 * hour,
        share: null,
        openedAt: null,
        number,
      },
    ]);
    expect(await open(member, id)).toEqual({ id, number, at: clock.now(), amount: 50, turnover: 50 });
    expect([await pockets(member), await pockets(agent)]).toEqual([own(5_000), own(990_000, 5_000)]);
    expect(await movements(member)).toEqual([['envelope', 50, 0, number]]);
    expect(await movements(agent)).toEqual([
      ['envelope', 0, -50, number],
      ['envelopeHeld', -100, 100, number],
    ]);
    expect(await openRequirements(database, member.id)).toEqual([
      expect.objectContaining({
        source: `transfer:${number}:1`,
        locks: 'cash',
        base: 5_000,
        required: 5_000,
      }),
    ]);
    expect((await listOf(member)).map(({ state, share }) => [state, share])).toEqual([['opened', 50]]);
  });

  it('[TEAM-07] [NET-13] once by each member: again, even with another key or tab, shows the same share', async () => {
    const [member] = members as [Below];
    const { id } = await rain({ shares: 3, split: 'drawn' });
    const key = randomUUID();
    const answers = await Promise.all([open(member, id, key), open(member, id, key), open(member, id)]);
    answers.push(await open(member, id));
    expect(new Set(answers.map(({ amount }) => amount)).size).toBe(1);
    expect((await stored(id)).opened).toBe(1);
    expect(await pockets(member)).toEqual(own(Math.round((answers[0]?.amount ?? 0) * 100)));
    expect(await refused(open(member, nobodys, key))).toEqual(['conflict', null]);
  });

  it('[TEAM-07] [TEAM-14] and members after the last share are told so, and nothing about others', async () => {
    const [first, second] = members as [Below, Below, Below];
    const { id, number } = await rain({ shares: 1, amount: '77.77' });
    await open(first, id);
    const key = randomUUID();
    expect(await refusalOf(open(second, id, key))).toEqual({
      code: 'conflict',
      value: { envelope: 'emptied', decided: key },
      retryAfter: undefined,
    });
    const [seen] = await listOf(second);
    expect([seen?.state, seen?.share]).toEqual(['emptied', null]);
    expect(JSON.stringify(await listOf(second))).not.toContain('77.77');
    expect((await open(first, id)).amount).toBe(77.77);
    expect((await words(agent.id))[0]).toBe(
      `<p>The only share of your red envelope rain was opened.</p><p>${number}</p>`,
    );
  });

  it('[TEAM-07] until its last millisecond, and not at its end, whether or not the job has run', async () => {
    const [first, second, third] = members as [Below, Below, Below];
    const { id } = await rain({ shares: 3, amount: '3', hours: 1 });
    clock.shift(hour - 1);
    await open(first, id);
    clock.shift(1);
    expect((await listOf(second)).map(({ state }) => state)).toEqual(['ended']);
    expect(await refused(open(second, id))).toEqual(['conflict', 'ended']);
    expect(await pockets(agent)).toEqual(own(999_700, 200));
    await endEnvelopes(context);
    expect(await refused(open(third, id))).toEqual(['conflict', 'ended']);
    expect(await pockets(agent)).toEqual(own(999_900));
    expect((await open(first, id)).amount).toBe(1);
    expect((await words(agent.id))[0]).toMatch(
      /^<p>1 of 3 shares were opened\. ₱2\.00 is back in your balance\./,
    );
  });

  it.each([
    ['the agent', 'conflict', 'own', (): Pick<Below, 'caller'> => agent],
    ['who is not of the line', 'notFound', null, async () => createAgent(context)],
  ])('[TEAM-14] not by %s', async (_who, code, reason, who) => {
    const { id } = await rain();
    expect(await refused(open(await who(), id))).toEqual([code, reason]);
    expect(await refused(open(await who(), nobodys))).toEqual(['notFound', null]);
    expect(await refused(open(await who(), 'no id'))).toEqual(['notFound', null]);
  });

  it('[TEAM-14] not by members who joined the line later, nor by those who left it', async () => {
    const [member] = members as [Below];
    const { id } = await rain();
    const [late] = (await createBelow(context, agent.id, 1)) as [Below];
    expect(await refused(open(late, id))).toEqual(['notFound', null]);
    await changeAccount(context, member.id, { uplineId: null });
    expect(await refused(open(member, id))).toEqual(['notFound', null]);
    expect([await listOf(late), await listOf(member)]).toEqual([[], []]);
    await changeAccount(context, member.id, { uplineId: agent.id });
    expect(await refused(open(member, id))).toBeNull();
  });

  it.each([
    ['closed', { disabled: true }],
    ['locked', { locked: true }],
    ['made a trial', { type: 4 }],
  ])('[TEAM-14] not by an account that was %s in the meantime', async (_what, values) => {
    const [member] = members as [Below];
    const { id } = await rain();
    await changeAccount(context, member.id, values);
    expect(await refused(open(member, id))).toEqual(['notFound', null]);
    expect(await pockets(member)).toEqual(own(0));
  });

  it('[TEAM-14] not by a self-excluded member; the share waits', async () => {
    const [member] = members as [Below];
    const { id } = await rain({ hours: 24 });
    await putOnBreak(context, member.id, clock.now() + hour);
    expect(await refused(open(member, id))).toEqual(['demandOpen', null]);
    clock.shift(hour);
    expect(await refused(open(member, id))).toBeNull();
  });

  it('[TEAM-14] and is counted for its members until it is opened, ended, stopped or not for them', async () => {
    const count = async ({ caller }: Pick<Below, 'caller'>, types = 'PL') => {
      const asked = { types, platform: 'M', merchantCode: merchant.code, groupName: '', language: 'EN' };
      const answer = await handlers.announcements(asked as never, caller, context);
      return answer.footer?.envelopes;
    };
    const [opener, waiter] = members as [Below, Below];
    const { id } = await rain({ shares: 3 });
    const other = await rain({ shares: 3, hours: 1 });
    expect([await count(opener), await count(waiter), await count(agent)]).toEqual([2, 2, 0]);
    expect(await count(opener, 'PR')).toBeUndefined();
    await changeAccount(context, waiter.id, { uplineId: null });
    expect(await count(waiter)).toBe(0);
    await changeAccount(context, waiter.id, { uplineId: agent.id });
    await open(opener, id);
    expect([await count(opener), await count(waiter)]).toEqual([1, 2]);
    await stop(id);
    expect([await count(opener), await count(waiter)]).toEqual([1, 1]);
    await putOnBreak(context, waiter.id, clock.now() + hour);
    expect([await count(opener), await count(waiter)]).toEqual([1, 0]);
    clock.shift((await stored(other.id)).endsAt - clock.now() - 1);
    expect(await count(opener)).toBe(1);
    clock.shift(1);
    expect(await count(opener)).toBe(0);
  });

  it('[TEAM-07] by fifty at once: as many as there are shares, each share once', async () => {
    const many = await createBelow(context, agent.id, 50);
    const { id } = await rain({ amount: '500', shares: 40, split: 'drawn' });
    const results = await Promise.all(
      many.map(async (member) => (await refused(open(member, id))) ?? 'opened'),
    );
    expect(results.filter((result) => result === 'opened')).toHaveLength(40);
    expect(results.filter((result) => String(result) === 'conflict,emptied')).toHaveLength(10);
    const balances = await Promise.all(many.map(pockets));
    expect(balances.reduce((sum, { cash }) => sum + cash, 0)).toBe(50_000);
    expect(await pockets(agent)).toEqual(own(950_000));
    expect((await stored(id)).state).toBe('emptied');
  });
});

describe('a red envelope rain is over', () => {
  it('[TEAM-07] when its agent stops it: the rest returns once', async () => {
    const [member, other] = members as [Below, Below];
    const { id, number } = await rain({ amount: '100', shares: 4 });
    await open(member, id);
    const [first, second] = await Promise.all([stop(id), stop(id)]);
    expect([first, second].map(({ state, left, opened }) => [state, left, opened])).toEqual([
      ['stopped', 75, 1],
      ['stopped', 75, 1],
    ]);
    expect(await pockets(agent)).toEqual(own(997_500));
    expect(await refused(open(other, id))).toEqual(['conflict', 'stopped']);
    expect((await listOf(other)).map(({ state }) => state)).toEqual(['stopped']);
    expect((await movements(agent))[0]).toEqual(['envelopeReturned', 75, -75, number]);
    expect(await words(agent.id)).toHaveLength(1);
  });

  it('[TEAM-07] [TEAM-10] only by its own agent', async () => {
    const { id } = await rain();
    const other = await createAgent(context);
    expect(await refused(stop(id, other))).toEqual(['notFound', null]);
    expect(await refused(stop(nobodys))).toEqual(['notFound', null]);
    expect((await stored(id)).state).toBe('open');
  });

  it('[TEAM-07] when stopped while being opened: each share is either opened or returned', async () => {
    const many = await createBelow(context, agent.id, 12);
    const { id } = await rain({ amount: '120', shares: 12 });
    const opening = many.map((member) => refused(open(member, id)));
    const stopping = stop(id).then(
      () => 'stopped',
      () => 'emptied',
    );
    await Promise.all([...opening, stopping]);
    const balances = await Promise.all(many.map(pockets));
    const opened = balances.reduce((sum, { cash }) => sum + cash, 0);
    expect([await pockets(agent), (await stored(id)).opened * 1_000]).toEqual([
      own(1_000_000 - opened),
      opened,
    ]);
  });

  it('[TEAM-07] when it ends, once each, even with two processes', async () => {
    const { id } = await rain({ hours: 1 });
    clock.shift(hour);
    await Promise.all([endEnvelopes(context), endEnvelopes(context)]);
    expect([(await stored(id)).state, await pockets(agent), (await words(agent.id)).length]).toEqual([
      'ended',
      own(1_000_000),
      1,
    ]);
    expect(await refused(stop(id))).toEqual(['conflict', null]);
  });

  it('[TEAM-07] when stopped after its end: that counts as its end', async () => {
    const { id } = await rain({ hours: 1 });
    clock.shift(hour);
    expect((await stop(id)).state).toBe('ended');
  });
});

/** Brings a rain with one remaining share into a state. */
const into: Record<EnvelopeState, (id: string, member: Below) => Promise<unknown>> = {
  open: async () => {},
  emptied: (id, member) => open(member, id),
  ended: async () => {
    clock.shift(hour);
    await endEnvelopes(context);
  },
  stopped: (id) => stop(id),
};

describe.each(envelopeStates)('the table: a red envelope that is %s', (state) => {
  const after = (move: ReturnType<typeof moveOf<EnvelopeState, 'take'>>) =>
    move.result === 'moved' ? move.to : state;

  it.each(['take', 'again', 'outsider', 'due', 'stop'] as const)('[TEAM-07] at %s', async (event) => {
    const [opener, taker, last] = members as [Below, Below, Below];
    const [stranger] = (await createBelow(context, last.id, 1)) as [Below];
    await changeAccount(context, stranger.id, { uplineId: null });
    const { id } = await rain({ audience: 'direct', shares: 2, amount: '2', hours: 1 });
    await open(opener, id);
    await into[state](id, last);
    const before = await pockets(taker);
    const acts = {
      take: () => open(taker, id),
      again: () => open(opener, id),
      outsider: () => open(stranger, id),
      due: async () => {
        clock.shift(hour);
        await endEnvelopes(context);
      },
      stop: () => stop(id),
    };
    const move = moveOf(envelopeTable, state, event, event === 'take' ? 'emptied' : undefined);
    const refusal = await refusalOf(acts[event]());
    expect([refusal !== null, (await stored(id)).state]).toEqual([move.result === 'rejected', after(move)]);
    const isTaken = event === 'take' && state === 'open';
    expect((await pockets(taker)).cash - before.cash).toBe(isTaken ? 100 : 0);
  });
});

describe('the audit of red envelopes', () => {
  it('[TEAM-07] finds a hold released beside its red envelope', async () => {
    const { id } = await rain();
    expect(await auditEnvelopes(database)).toEqual([]);
    const { holdId } = await stored(id);
    await releaseHold(database, holdId, clock.now());
    expect(await auditEnvelopes(database)).toEqual([id]);
    await database
      .update(envelopes)
      .set({ state: 'ended', endedAt: clock.now() })
      .where(eq(envelopes.id, id));
    expect(await auditEnvelopes(database)).toEqual([]);
  });

  it('[TEAM-07] the database keeps two members from opening one share, and one from opening it twice', async () => {
    const [member] = members as [Below];
    const { id } = await rain({ shares: 2 });
    await open(member, id);
    const openedBy = (no: number, accountId: number) =>
      database
        .update(envelopeShares)
        .set({ openedBy: accountId, openedAt: 1 })
        .where(and(eq(envelopeShares.envelopeId, id), eq(envelopeShares.no, no)));
    const broken = (change: Promise<unknown>) =>
      change.then(
        () => null,
        (error: unknown) =>
          ['envelope_shares_once_a_member', 'envelopes_emptied'].find((name) => violates(error, name)),
      );
    expect([
      await broken(openedBy(2, member.id)),
      await broken(database.update(envelopes).set({ state: 'emptied' }).where(eq(envelopes.id, id))),
    ]).toEqual(['envelope_shares_once_a_member', 'envelopes_emptied']);
    const [held] = await database
      .select()
      .from(ledgerHolds)
      .where(eq(ledgerHolds.id, (await stored(id)).holdId));
    expect([held?.purpose, held?.used]).toEqual(['envelope', 5_000]);
  });
});

it('[CASH-16] [TEAM-07] the books are sound after all of it', async () => {
  await openingBalance(database, (await createAgent(context, 0)).id, 1, clock.now());
  expect([isSound(await auditLedger(database)), await auditEnvelopes(database)]).toEqual([true, []]);
});
