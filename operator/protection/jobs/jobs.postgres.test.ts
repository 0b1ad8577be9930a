import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '#operator/accounts/secrets.ts';
import { createStoppedClock } from '#operator/core/clock.ts';
import { accounts, openedAccounts } from '#operator/database/tables/accounts.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { playerProtections } from '#operator/database/tables/protection.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { tellInInbox } from '#operator/payments/saying.ts';
import { createProviderDouble, newKey } from '#operator/testing/payments.ts';
import { openProcesses } from '#operator/testing/processes.ts';
import { setProfile } from '#operator/testing/protection.ts';
import { createWithdrawer, type Withdrawer } from '#operator/testing/withdrawals.ts';
import type { ProfileName } from '@araw/contract/protection/protectionProfiles';
import { moveProtections } from './jobs.ts';

const clock = createStoppedClock();
const { both, close } = await openProcesses(inject('postgresUrl') ?? '', {
  clock,
  provider: createProviderDouble(),
});
afterAll(close);

const [context] = both;
const { database } = context;
const handlers = createHandlers({ sandbox: true });
const day = 86_400_000;
/** 20:00 in Manila on 15 January 2026. */
const start = clock.now();
/** Moves the clock to this time after the start. */
const goTo = (later: number) => {
  clock.shift(0);
  clock.shift(later);
};
const password = 'a-Password-1';
const passwordHash = await hashPassword(password);
const proof = { by: 'password', password } as const;

let member: Withdrawer;
beforeEach(async () => {
  clock.shift(0);
  await setProfile(context, 'ph');
  member = await createWithdrawer(context);
  await database
    .update(accounts)
    .set({ passwordHash, registeredAt: start })
    .where(eq(accounts.id, member.id));
});

/** Both processes have their turn at once. */
const turn = () => Promise.all(both.map((process) => moveProtections(process, tellInInbox)));
const titles = async () =>
  (
    await database
      .select({ title: inboxMessages.title })
      .from(inboxMessages)
      .where(eq(inboxMessages.accountId, member.id))
      .orderBy(asc(inboxMessages.id))
  ).map(({ title }) => title);

const acts = {
  break: () => handlers.takeBreak({ key: newKey(), days: 7, proof }, member.caller, context),
  exclude: () => handlers.selfExclude({ key: newKey(), months: 6, proof }, member.caller, context),
  limit: (amount: string) =>
    handlers.setLimit({ key: newKey(), kind: 'loss', period: 'week', amount }, member.caller, context),
  answer: () => handlers.answerLimitOffer({ key: newKey(), offer: 'first' }, member.caller, context),
};
/** 15 July 2026, at the same time. */
const halfAYear = 181 * day;

interface Told {
  title: string;
  begin: () => Promise<unknown>;
  /** After the start. */
  due: number;
  /** Messages after 30 days of downtime. */
  late: 0 | 1;
  profile?: ProfileName;
}

const messages: Record<string, Told> = {
  'the end of a break': { title: 'Your break is over', begin: acts.break, due: 7 * day, late: 1 },
  'the end of an exclusion': {
    title: 'Your self-exclusion is over',
    begin: acts.exclude,
    due: halfAYear,
    late: 1,
  },
  'the return after an exclusion': {
    title: 'You can play again',
    async begin() {
      await acts.exclude();
      goTo(halfAYear);
      await handlers.askReturn({ key: newKey(), proof }, member.caller, context);
    },
    due: halfAYear + day,
    late: 1,
  },
  // A week after it is ready, the raise has lapsed.
  'a raise that can be confirmed': {
    title: 'Your limit can be changed now',
    async begin() {
      await acts.limit('100');
      await acts.limit('200');
    },
    due: day,
    late: 0,
  },
  'a review by who never answered and never played': {
    title: 'Do your limits still suit you?',
    begin: async () => {},
    due: 360 * day,
    late: 1,
    profile: 'spec',
  },
  'a review by who never answered, but played': {
    title: 'Do your limits still suit you?',
    begin: async () => database.insert(playerProtections).values({ accountId: member.id }),
    due: 360 * day,
    late: 1,
    profile: 'spec',
  },
  'a review by who declined': {
    title: 'Do your limits still suit you?',
    begin: acts.answer,
    due: 180 * day,
    late: 1,
  },
  'a review by who declined elsewhere': {
    title: 'Do your limits still suit you?',
    begin: acts.answer,
    due: 360 * day,
    late: 1,
    profile: 'gb',
  },
  'a review by who has a limit': {
    title: 'Do your limits still suit you?',
    begin: () => acts.limit('100'),
    due: 180 * day,
    late: 1,
    profile: 'gb',
  },
};

describe.each(Object.entries(messages))(
  '[PROT-02] [PROT-03] [PROT-04] a message about %s',
  (_name, { title, begin, due, late, profile = 'ph' }) => {
    it('comes once, not a millisecond early, from two processes and after any number of turns', async () => {
      await setProfile(context, profile);
      await begin();
      goTo(due - 1);
      await turn();
      expect((await titles()).filter((one) => one === title)).toEqual([]);
      goTo(due);
      await turn();
      await turn();
      goTo(due + 5 * day);
      await turn();
      expect((await titles()).filter((one) => one === title)).toEqual([title]);
    });

    it('comes once after 30 days without an operator, while it still says something', async () => {
      await setProfile(context, profile);
      await begin();
      goTo(due + 30 * day);
      await turn();
      await turn();
      expect((await titles()).filter((one) => one === title)).toHaveLength(late);
    });
  },
);

describe('[PROT-03] a reminder of the limits', () => {
  it('comes again after the next answer', async () => {
    await acts.answer();
    goTo(180 * day);
    await turn();
    goTo(190 * day);
    await acts.answer();
    goTo(370 * day - 1);
    await turn();
    expect(await titles()).toEqual(['Do your limits still suit you?']);
    goTo(370 * day);
    await turn();
    expect(await titles()).toEqual(['Do your limits still suit you?', 'Do your limits still suit you?']);
  });

  const nobody: Record<string, () => Promise<unknown>> = {
    'is still asked at the door': () => setProfile(context, 'ph'),
    'is on a break': async () => {
      goTo(359 * day);
      await acts.break();
    },
    'has no account yet, but an agent’s invitation': () =>
      database
        .insert(openedAccounts)
        .values({ accountId: member.id, agentId: member.id, openedAt: start, takenAt: null }),
    'plays for free': () => database.update(accounts).set({ type: 4 }).where(eq(accounts.id, member.id)),
    'is closed': () => database.update(accounts).set({ disabled: true }).where(eq(accounts.id, member.id)),
  };

  it.each(Object.entries(nobody))('comes to nobody who %s', async (_who, begin) => {
    await setProfile(context, 'spec');
    await begin();
    goTo(361 * day);
    await turn();
    expect(await titles()).toEqual([]);
  });
});

it.each([
  ['gb', 'the first ones', 'never answered', async () => {}, 'first'],
  ['gb', 'the first ones', 'declined', acts.answer, 'first'],
  ['gb', 'whether they suit', 'has some', () => acts.limit('100'), 'review'],
  ['spec', 'whether they suit', 'never answered', async () => {}, 'review'],
] as const)(
  '[PROT-03] [PROT-04] under %s limits are asked anew after an exclusion: %s of who %s',
  async (profile, _asked, _who, begin, offer) => {
    await setProfile(context, profile);
    await begin();
    await acts.exclude();
    goTo(halfAYear);
    await handlers.askReturn({ key: newKey(), proof }, member.caller, context);
    goTo(halfAYear + day);
    await turn();
    const told = await handlers.protection({}, member.caller, context);
    expect([told.standing.state, told.offer]).toEqual(['playing', offer]);
  },
);
