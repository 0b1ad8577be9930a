import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import * as v from 'valibot';
import { hashPassword } from '#operator/accounts/secrets.ts';
import { seedContent } from '#operator/content/content.seed.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { announcements } from '#operator/database/tables/content.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { marketingConsents } from '#operator/database/tables/protection.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createPaymentsContext, createProviderDouble, newKey } from '#operator/testing/payments.ts';
import { putOnBreak } from '#operator/testing/protection.ts';
import { createWithdrawer, type Withdrawer } from '#operator/testing/withdrawals.ts';
import { calls } from '@araw/contract/calls/calls';
import {
  type ConsentTable,
  everyConsent,
  type MarketingChannel,
  type MarketingKind,
  marketingChannels,
  marketingKinds,
} from '@araw/contract/protection/marketing';
import { type Offer, sendOffer } from './offers.ts';

const context = await createPaymentsContext(createProviderDouble());
const { clock, database, providers } = context;
afterAll(() => context.close());
beforeAll(() => seedContent(context));

const handlers = createHandlers({ sandbox: true, providers });
const day = 24 * 3_600_000;
const password = 'a-Password-1';
const passwordHash = await hashPassword(password);

let member: Withdrawer;
let other: Withdrawer;
beforeEach(async () => {
  clock.shift(0);
  // Nobody of an earlier test may get an offer of a later one.
  await database.update(accounts).set({ disabled: true });
  [member, other] = [await createReachable(), await createReachable()];
});

let people = 0;
/** A member with a proved e-mail address and number. */
async function createReachable(): Promise<Withdrawer> {
  const one = await createWithdrawer(context);
  const no = ++people;
  await database
    .update(accounts)
    .set({
      passwordHash,
      email: `player${no}@araw.example`,
      emailVerifiedAt: 1,
      mobile: `+6391700${10_000 + no}`,
      mobileVerifiedAt: 1,
    })
    .where(eq(accounts.id, one.id));
  return one;
}

const only = (kind: MarketingKind, channel: MarketingChannel): ConsentTable => {
  const none = everyConsent(false);
  return { ...none, [kind]: { ...none[kind], [channel]: true } };
};
const read = async (who = member) =>
  v.parse(calls.consents.response, await handlers.consents({}, who.caller, context));
const set = async (given: ConsentTable, who = member, version?: number) =>
  handlers.setConsents({ given, version: version ?? (await read(who)).version }, who.caller, context);

const offerOf = (advertises: Offer['advertises']): Offer => ({
  advertises,
  title: `About ${advertises}`,
  text: 'Twice as <much> & more',
});
/** What both have got so far, by the channel. */
async function received(who: Withdrawer) {
  const inbox = await database.select().from(inboxMessages).where(eq(inboxMessages.accountId, who.id));
  const [account] = await database.select().from(accounts).where(eq(accounts.id, who.id));
  const sent = await database
    .select()
    .from(outbox)
    .where(sql`${outbox.recipient} in (${account?.email}, ${account?.mobile})`)
    .orderBy(asc(outbox.id));
  return { inbox: inbox.length, email: count(sent, 'mail'), sms: count(sent, 'sms') };
}
const count = (sent: { channel: string }[], of: string) =>
  sent.filter(({ channel }) => channel === of).length;
const nothing = { inbox: 0, email: 0, sms: 0 };

/** As parsed by the app. */
async function lists(caller: Caller = member.caller) {
  const request = v.parse(calls.announcements.request, {
    types: 'A,B,PL,PU,PR,H',
    platform: 'M',
    merchantCode: 'ARAW',
  });
  return v.parse(calls.announcements.response, await handlers.announcements(request, caller, context));
}
/** Titles of the announcements that a page shows without being asked. */
const unasked = async (caller?: Caller) => {
  const { popup, hot } = await lists(caller);
  return [...popup, ...hot].map(({ title }) => title);
};
const notice = 'Your first steps';
const ofCasino = ['How to win the jackpot', 'The jackpot can be won', 'Look for the NEW badge'];

describe('[PROT-12] the consents of a player', () => {
  it('are all off until given', async () => {
    expect(await read()).toEqual({ given: everyConsent(false), version: 0, mayGive: true });
  });

  it('are given by kind and channel, for this player only, and repeating changes nothing', async () => {
    const given = only('bingo', 'sms');
    expect(await set(given)).toEqual({ given, version: 1, mayGive: true });
    expect(await set(given, member, 0)).toMatchObject({ given, version: 1 });
    expect(await read(other)).toMatchObject({ given: everyConsent(false), version: 0 });
  });

  it('keep their history: what was given when, and withdrawn when', async () => {
    await set(only('bingo', 'sms'));
    clock.shift(day);
    await set(only('casino', 'inbox'));
    const rows = await database
      .select()
      .from(marketingConsents)
      .where(eq(marketingConsents.accountId, member.id))
      .orderBy(asc(marketingConsents.id));
    const at = clock.now();
    expect(rows.map(({ id: _, accountId: __, ...row }) => row)).toEqual([
      { kind: 'bingo', channel: 'sms', given: true, at: at - day },
      { kind: 'casino', channel: 'inbox', given: true, at },
      { kind: 'bingo', channel: 'sms', given: false, at },
    ]);
    await expect(
      database
        .update(marketingConsents)
        .set({ given: true })
        .where(eq(marketingConsents.accountId, member.id)),
    ).rejects.toMatchObject({ cause: { message: 'marketing_consents is append-only' } });
  });

  it('are not given again by a page that was left open', async () => {
    await set(everyConsent(true));
    const { version } = await read();
    await set(everyConsent(false));
    expect(await refusalOf(set(everyConsent(true), member, version))).toMatchObject({ code: 'conflict' });
    expect((await read()).given).toEqual(everyConsent(false));
  });

  it('of two devices at once one is saved', async () => {
    const outcomes = await Promise.all([
      refusalOf(set(only('bingo', 'sms'), member, 0)),
      refusalOf(set(only('casino', 'email'), member, 0)),
    ]);
    expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(outcomes.find((refusal) => refusal !== null)).toMatchObject({ code: 'conflict' });
    expect((await read()).version).toBe(1);
  });

  it('[PROT-04] can be read and withdrawn on a break, not given', async () => {
    await set(only('bingo', 'sms'));
    await putOnBreak(context, member.id, clock.now() + day);
    expect(await read()).toMatchObject({ given: only('bingo', 'sms'), mayGive: false });
    expect(await refusalOf(set(everyConsent(true)))).toMatchObject({ code: 'onBreak' });
    expect(await set(everyConsent(false))).toMatchObject({ given: everyConsent(false), mayGive: false });
    clock.shift(day);
    expect(await set(only('casino', 'site'))).toMatchObject({ mayGive: true });
  });

  it('[PROT-04] end with an exclusion, and have to be given again after it', async () => {
    await set(everyConsent(true));
    const proof = { by: 'password', password } as const;
    await handlers.selfExclude({ key: newKey(), months: 6, proof }, member.caller, context);
    expect(await read()).toMatchObject({ given: everyConsent(false), mayGive: false });
    expect(await refusalOf(set(only('casino', 'site')))).toMatchObject({ code: 'onBreak' });
  });
});

const sentChannels = marketingChannels.filter((channel) => channel !== 'site');

describe('[PROT-12] an offer', () => {
  it('is not sent without a consent', async () => {
    for (const kind of [...marketingKinds, 'several'] as const) {
      expect(await sendOffer(context, offerOf(kind))).toEqual(nothing);
    }
    expect(await received(member)).toEqual(nothing);
  });

  it.each(marketingKinds.flatMap((kind) => sentChannels.map((channel) => [kind, channel] as const)))(
    'of %s is sent by %s to the players who agreed to exactly that, and nothing else is',
    async (kind, channel) => {
      await set(only(kind, channel));
      for (const one of marketingKinds) {
        expect(await sendOffer(context, offerOf(one))).toEqual(
          one === kind ? { ...nothing, [channel]: 1 } : nothing,
        );
      }
      expect(await received(member)).toEqual({ ...nothing, [channel]: 1 });
      expect(await received(other)).toEqual(nothing);
    },
  );

  it('about several products, or none, needs the consent for each', async () => {
    const all = everyConsent(true);
    await set({ ...all, lottery: { ...all.lottery, email: false } });
    await set(all, other);
    expect(await sendOffer(context, offerOf('several'))).toEqual({ inbox: 2, email: 1, sms: 2 });
    expect(await received(member)).toEqual({ inbox: 1, email: 0, sms: 1 });
    expect(await received(other)).toEqual({ inbox: 1, email: 1, sms: 1 });
  });

  it('is not sent any more once the consent is withdrawn; only the consent of today counts', async () => {
    await set(only('betting', 'inbox'));
    await sendOffer(context, offerOf('betting'));
    await set(everyConsent(false));
    expect(await sendOffer(context, offerOf('betting'))).toEqual(nothing);
    expect(await received(member)).toEqual({ ...nothing, inbox: 1 });
    await set(only('betting', 'inbox'));
    expect(await sendOffer(context, offerOf('betting'))).toEqual({ ...nothing, inbox: 1 });
  });

  it('[PROT-04] is never sent to those on a break, and again from its end on', async () => {
    await set(everyConsent(true));
    await putOnBreak(context, member.id, clock.now() + day);
    expect(await sendOffer(context, offerOf('casino'))).toEqual(nothing);
    clock.shift(day - 1);
    expect(await sendOffer(context, offerOf('casino'))).toEqual(nothing);
    clock.shift(1);
    expect(await sendOffer(context, offerOf('casino'))).toEqual({ inbox: 1, email: 1, sms: 1 });
  });

  it('[PROT-04] is never sent to the excluded, whatever their consents, even after the exclusion is over', async () => {
    await set(everyConsent(true));
    await database.execute(sql`
      insert into player_protections (account_id, standing, until) values (${member.id}, 'excluded', ${clock.now() + day})
      on conflict (account_id) do update set standing = excluded.standing, until = excluded.until`);
    expect(await sendOffer(context, offerOf('casino'))).toEqual(nothing);
    clock.shift(2 * day);
    expect(await sendOffer(context, offerOf('casino'))).toEqual(nothing);
  });

  it('goes to proved addresses of open accounts alone', async () => {
    await set(everyConsent(true));
    const change = (values: Partial<typeof accounts.$inferInsert>) =>
      database.update(accounts).set(values).where(eq(accounts.id, member.id));
    await change({ emailVerifiedAt: null, mobileVerifiedAt: null });
    expect(await sendOffer(context, offerOf('casino'))).toEqual({ ...nothing, inbox: 1 });
    await change({ locked: true });
    expect(await sendOffer(context, offerOf('casino'))).toEqual(nothing);
    await change({ locked: false, disabled: true });
    expect(await sendOffer(context, offerOf('casino'))).toEqual(nothing);
  });

  it('says by each channel how to stop it, in the inbox in the player’s language', async () => {
    await set(everyConsent(true));
    await sendOffer(context, offerOf('bingo'));
    const page = await handlers.inbox({ page: 1, pageSize: 10, language: 'DE' }, member.caller, context);
    expect(page.list).toMatchObject([
      {
        title: 'About bingo',
        content: expect.stringMatching(
          /^<p>Twice as &lt;much&gt; &amp; more<\/p><p><a href="\/m\/limits\?page=consent".*„Angebote und Neuigkeiten“/,
        ),
      },
    ]);
    const sent = await database
      .select()
      .from(outbox)
      .orderBy(sql`${outbox.id} desc`)
      .limit(2);
    expect(sent.map(({ body }) => body)).toEqual(
      ['sms', 'mail'].map(
        () => 'Twice as <much> & more\n\nTo stop these offers, open Settings, then Offers and news.',
      ),
    );
  });
});

describe('[PROT-12] on the site', () => {
  it('visitors see what the site advertises', async () => {
    expect(await unasked(visitor)).toEqual(expect.arrayContaining([notice, ...ofCasino]));
  });

  it('without a consent no offer is shown unasked; notices are', async () => {
    expect(await unasked()).toEqual([notice]);
    const { player, footer } = await lists();
    expect(player.length).toBeGreaterThan(0);
    expect(footer.unreadCount).toBe((await lists()).promotion.length + player.length + [notice].length);
  });

  it.each(['inbox', 'email', 'sms'] as const)('a consent for %s is none for the site', async (channel) => {
    await set(only('casino', channel));
    expect(await unasked()).toEqual([notice]);
  });

  it('those of a kind need its consent, those about several need all of them', async () => {
    await set(only('casino', 'site'));
    expect((await unasked()).toSorted()).toEqual([notice, ...ofCasino].toSorted());
    await set(everyConsent(true));
    expect(await unasked()).toEqual(await unasked(visitor));
    expect(await unasked(other.caller)).toEqual([notice]);
    await set(everyConsent(false));
    expect(await unasked()).toEqual([notice]);
  });

  it('an offer without a kind needs every consent', async () => {
    await database.insert(announcements).values({
      id: 990,
      type: 'PU',
      title: 'Whatever it is',
      content: '',
      startsAt: 0,
      noExpiry: true,
      execution: 'A',
      position: 990,
    });
    await set(only('casino', 'site'));
    expect(await unasked()).not.toContain('Whatever it is');
    await set(everyConsent(true));
    expect(await unasked()).toContain('Whatever it is');
    await database.delete(announcements).where(eq(announcements.id, 990));
  });

  it('the page of promotions is open to everyone who plays: they have asked for it', async () => {
    const { promotion, banners } = await lists();
    expect(promotion).toEqual((await lists(visitor)).promotion);
    expect(promotion.length).toBeGreaterThan(0);
    expect(banners.length).toBeGreaterThan(0);
    const { list } = await handlers.availablePromotions({ language: 'EN' }, member.caller, context);
    expect(list).toHaveLength(promotion.length);
  });

  it('[PROT-04] a player on a break sees notices, but no offers', async () => {
    await set(everyConsent(true));
    await putOnBreak(context, member.id, clock.now() + day);
    const { promotion, banners, player } = await lists();
    expect([promotion, banners]).toEqual([[], []]);
    expect(await unasked()).toEqual([notice]);
    expect(player.length).toBeGreaterThan(0);
    const { list } = await handlers.availablePromotions({ language: 'EN' }, member.caller, context);
    expect(list).toEqual([]);
    clock.shift(day);
    expect(await unasked()).toEqual(await unasked(visitor));
  });

  it('a trial player has no consents to give and is shown no offer unasked', async () => {
    const trial = await createWithdrawer(context, { type: 4, cash: 0 });
    expect(await unasked(trial.caller)).toEqual([notice]);
  });
});

test('[PROT-12] every seeded announcement that advertises says what', async () => {
  const rows = await database.select().from(announcements);
  expect(new Set(rows.map(({ advertises }) => advertises))).toEqual(
    new Set(['several', 'nothing', ...marketingKinds]),
  );
});
