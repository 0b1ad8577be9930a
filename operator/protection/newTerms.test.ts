import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { firstTermsVersion, publishTerms } from '#operator/content/terms.ts';
import { termsAcceptances, termsVersions } from '#operator/database/tables/terms.tables.ts';
import { inTurn } from '#operator/fairness/numbers.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { balanceOf } from '#operator/ledger/ledger.ts';
import { refillFunWallet } from '#operator/ledger/funWallet.ts';
import { placeOrder } from '#operator/lottery/orders.ts';
import { placeBet } from '#operator/play/bets.ts';
import { fixturesOf, placeTicket } from '#operator/sports/tickets.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createPaymentsContext, createProviderDouble, newKey } from '#operator/testing/payments.ts';
import { putOnBreak, setProfile } from '#operator/testing/protection.ts';
import { createWithdrawer, paymentPassword, type Withdrawer } from '#operator/testing/withdrawals.ts';

const context = await createPaymentsContext(createProviderDouble());
const { clock, database, providers } = context;
await seedGames(context);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true, providers });
const hour = 3_600_000;
/** 20:00 in Manila on Thursday, 15 January 2026. */
const start = clock.now();

let member: Withdrawer;
let other: Withdrawer;
beforeEach(async () => {
  clock.shift(0);
  await setProfile(context, 'spec');
  await database.delete(termsVersions);
  [member, other] = [await createWithdrawer(context), await createWithdrawer(context)];
});

const publish = (version: string, later = 0) =>
  publishTerms(context, {
    version,
    effectiveFrom: start + later,
    change: { EN: 'Fees are named.', TY: 'Nakasaad na ang mga fee.' },
  });
const read = (who = member, language = 'EN') => handlers.ownTerms({ language }, who.caller, context);
const accept = (version: string, who = member) =>
  handlers.acceptTerms({ version, language: 'EN' }, who.caller, context);

const round = (who = member, { fun = false, key = newKey() } = {}) =>
  placeBet(
    context,
    { gameId: 'JL-003', kind: 'coin', classify: null, fun, accountId: who.id },
    { stake: 100, choice: 'sun', idempotencyKey: key },
    inTurn([1]),
  );
const lottery = async () => {
  const { list } = await handlers.openedNumbers({ gameId: 'SWL-001' }, member.caller, context);
  const bets = [{ numbers: 'big', stake: 100 }];
  const numero = list[0]?.numero ?? '';
  return placeOrder(context, member.id, { gameId: 'SWL-001', numero, bets, idempotencyKey: newKey() });
};
const ticket = async () => {
  const [fixture] = await fixturesOf(context, 'LR', 1);
  const match = fixture?.match ?? 0;
  const bet = { gameId: 'LR-001', match, side: 'home', stake: 100, idempotencyKey: newKey() } as const;
  return placeTicket(context, member.id, bet);
};
const quote = (who = member) =>
  handlers.quoteDeposit({ method: 'GCASH', amount: '1000', language: 'EN' }, who.caller, context);
const createDeposit = (id: string) =>
  handlers.createDeposit({ key: newKey(), quote: id, anyway: true, language: 'EN' }, member.caller, context);
const withdraw = async () => {
  const wanted = { account: member.payoutAccount, amount: '500', language: 'EN' };
  const { id } = await handlers.quoteWithdrawal(wanted, member.caller, context);
  return handlers.createWithdrawal(
    { key: newKey(), quote: id, paymentPassword, language: 'EN' },
    member.caller,
    context,
  );
};

describe('[PROT-13] a newer version of the terms', () => {
  it.each([
    ['a round', round],
    ['a lottery order', lottery],
    ['a ticket', ticket],
  ] as const)('%s is refused until it is accepted, and moves no money', async (_name, bet) => {
    await publish('2026-02');
    expect(await refusalOf(bet())).toMatchObject({ code: 'termsOutdated' });
    expect(await balanceOf(database, member.id)).toBe(1_000_000);
    await accept('2026-02');
    await bet();
    expect(await balanceOf(database, member.id)).toBe(999_900);
  });

  it('a cash-in is refused by a demand, also with a quote from before, until it is accepted', async () => {
    const before = await quote();
    await publish('2026-02');
    for (const act of [() => quote(), () => createDeposit(before.id)]) {
      const refusal = await refusalOf(act());
      expect(refusal).toMatchObject({
        code: 'demandOpen',
        value: {
          demands: [
            {
              kind: 'terms',
              text: 'Our terms have changed. Read and accept them before you cash in. You can withdraw either way.',
              until: null,
            },
          ],
        },
      });
    }
    const page = () => handlers.cashIn({ language: 'TL' }, member.caller, context);
    expect((await page()).demands[0]?.text).toMatch(/^Nagbago ang mga tuntunin namin\./);
    await accept('2026-02');
    expect((await page()).demands).toEqual([]);
    await createDeposit(before.id);
  });

  it('withdrawing, records and a bet that was lost on the way stay open', async () => {
    const key = newKey();
    const played = await round(member, { key });
    await publish('2026-02');
    expect(await round(member, { key })).toEqual(played);
    await withdraw();
    expect((await handlers.withdrawPage({ language: 'EN' }, member.caller, context)).demands).toEqual([]);
    expect((await handlers.wallet({}, member.caller, context)).sumBalance).toBe(9_499);
  });

  it('is asked with a first bet and with later ones, but not for play money', async () => {
    await round(other);
    await publish('2026-02');
    expect((await refusalOf(round(other)))?.code).toBe('termsOutdated');
    expect((await refusalOf(round(member)))?.code).toBe('termsOutdated');
    await refillFunWallet(database, member.id, 100);
    await round(member, { fun: true });
  });

  it('its text and those of earlier versions can be read, but not one that isn’t in force yet', async () => {
    const textOf = async (kind: 'register' | 'userAgreement' | 'login', version?: string) => {
      const request = { kind, language: 'EN', ...(version && { version }) };
      const read = await handlers.terms(request, member.caller, context);
      return [read.kind, read.version, read.effectiveFrom, read.change];
    };
    await publishTerms(context, {
      version: '2026-02',
      effectiveFrom: start,
      change: { EN: 'Fees are named.' },
    });
    await publishTerms(context, {
      version: '2026-03',
      effectiveFrom: start + 24 * hour,
      change: { EN: 'Breaks are longer.' },
    });
    clock.shift(24 * hour - 1);
    for (const kind of ['register', 'userAgreement', 'login'] as const) {
      expect(await textOf(kind)).toEqual([kind, '2026-02', '2026-01-15', 'Fees are named.']);
      expect((await refusalOf(textOf(kind, '2026-03')))?.code).toBe('notFound');
    }
    clock.shift(24 * hour);
    for (const kind of ['register', 'userAgreement', 'login'] as const) {
      expect(await textOf(kind)).toEqual([kind, '2026-03', '2026-01-16', 'Breaks are longer.']);
      expect(await textOf(kind, '2026-03')).toEqual(await textOf(kind));
      expect(await textOf(kind, '2026-02')).toEqual([kind, '2026-02', '2026-01-15', 'Fees are named.']);
      expect(await textOf(kind, '2026-01')).toEqual([kind, '2026-01', '2026-01-01', '']);
      expect((await refusalOf(textOf(kind, '2025-12')))?.code).toBe('notFound');
    }
  });

  it('accepted by one player is not accepted by another', async () => {
    await publish('2026-02');
    await accept('2026-02');
    await round(member);
    expect((await refusalOf(round(other)))?.code).toBe('termsOutdated');
    expect(await read(other)).toMatchObject({ due: true, accepted: [] });
  });

  it('is in force from its very moment on, and accepted no earlier', async () => {
    await publish('2026-02', hour);
    clock.shift(hour - 1);
    expect(await read()).toMatchObject({ due: false, terms: { version: '2026-01', change: '' } });
    expect((await refusalOf(accept('2026-02')))?.code).toBe('termsOutdated');
    await round();
    clock.shift(0);
    clock.shift(hour);
    expect(await read()).toMatchObject({ due: true, terms: { version: '2026-02' } });
    expect((await refusalOf(round()))?.code).toBe('termsOutdated');
  });

  it('accepting names the version that was shown: a later one is not accepted with it', async () => {
    await publish('2026-02');
    await publish('2026-03');
    expect((await refusalOf(accept('2026-02')))?.code).toBe('termsOutdated');
    expect((await refusalOf(accept('2026-01')))?.code).toBe('termsOutdated');
    expect((await refusalOf(round()))?.code).toBe('termsOutdated');
    expect(await accept('2026-03')).toMatchObject({ due: false, terms: { version: '2026-03' } });
    await round();
  });

  it('what was accepted when is kept for good: twice is once, by its first moment', async () => {
    await publish('2026-02');
    await accept('2026-02');
    clock.shift(hour);
    await Promise.all([accept('2026-02'), accept('2026-02')]);
    await publish('2026-03', hour);
    await accept('2026-03');
    expect((await read()).accepted).toEqual([
      { version: '2026-03', at: start + hour },
      { version: '2026-02', at: start },
    ]);
    const own = eq(termsAcceptances.accountId, member.id);
    const refused = { cause: { message: 'terms_acceptances is append-only' } };
    await expect(database.delete(termsAcceptances).where(own)).rejects.toMatchObject(refused);
    await expect(database.update(termsAcceptances).set({ at: 1 }).where(own)).rejects.toMatchObject(refused);
  });

  it('says what changes in the player’s language, or else in English', async () => {
    await publish('2026-02');
    const change = async (language: string) => (await read(member, language)).terms.change;
    expect(await Promise.all(['EN', 'tl', 'KO'].map(change))).toEqual([
      'Fees are named.',
      'Nakasaad na ang mga fee.',
      'Fees are named.',
    ]);
    expect((await read(member, 'tl')).terms.effectiveFrom).toBe('2026-01-15');
  });

  it('can be accepted on a break too, which it does not end', async () => {
    await publish('2026-02');
    await putOnBreak(context, member.id, start + hour);
    expect(await accept('2026-02')).toMatchObject({ due: false });
    expect((await refusalOf(round()))?.code).toBe('onBreak');
  });

  it('has a name of its own', async () => {
    await publish('2026-02');
    expect((await refusalOf(publish('2026-02')))?.code).toBe('conflict');
    expect((await refusalOf(publish(firstTermsVersion)))?.code).toBe('conflict');
  });
});
