import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext } from '#operator/testing/context.ts';
import { calls } from '@araw/contract/calls/calls';
import { inboxHandlers as handlers } from './inbox.handlers.ts';
import { seedInbox } from './inbox.seed.ts';
import { sendToInbox } from './inbox.ts';

const context = await createSeededContext();
afterAll(() => context.close());

async function callerNamed(name: string): Promise<Caller> {
  const [account] = await context.database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(`There is no account ${name}`);
  const { id, type, merchantCode } = account;
  return { ...visitor, account: { id, name, type, merchantCode }, sessionId: null };
}
const maria = await callerNamed('maria');
const nena = await callerNamed('nena');
const mariaId = maria.account?.id ?? 0;

/** As parsed by the app. */
async function inbox(request: { page?: number; pageSize?: number; language?: string } = {}, caller = maria) {
  const asked = v.parse(calls.inbox.request, { page: 1, pageSize: 20, ...request });
  return v.parse(calls.inbox.response, await handlers.inbox(asked, caller, context));
}
const titles = async (...given: Parameters<typeof inbox>) =>
  (await inbox(...given)).list.map(({ title }) => title);
const unread = (caller = maria) => handlers.inboxUnread({}, caller, context);

describe('the inbox', () => {
  beforeEach(async () => {
    await context.database.delete(inboxMessages);
    await seedInbox(context, mariaId);
  });

  test('[MSG-03] shows the newest first, read and unread, in the requested language', async () => {
    expect(await titles()).toEqual([
      'See how your account is protected',
      'The jackpot is now in the games',
      'New login to your account',
      'Welcome to Araw',
    ]);
    expect((await inbox()).list.map(({ read }) => read)).toEqual([false, false, true, true]);
    expect((await titles({ language: 'tl' }))[0]).toBe('Tingnan kung gaano kaligtas ang account mo');
    expect((await titles({ language: 'CN' }))[0]).toBe('查看账户的保护情况');
    expect((await titles({ language: 'FR' }))[0]).toBe('Voyez comment votre compte est protégé');
    expect((await titles({ language: 'XX' }))[0]).toBe('See how your account is protected');
  });

  test('[MSG-03] is returned in pages', async () => {
    expect(await inbox({ pageSize: 3 })).toMatchObject({ totalPages: 2 });
    expect(await titles({ pageSize: 3, page: 2 })).toEqual(['Welcome to Araw']);
    expect(await titles({ pageSize: 3, page: 3 })).toEqual([]);
    expect(await inbox({}, nena)).toEqual({ list: [], totalPages: 0 });
  });

  test('[MSG-02] [MSG-03] a message is marked as read once, or all of them at once', async () => {
    expect(await unread()).toBe(2);
    const [newest] = (await inbox()).list;
    const read = () => handlers.readInboxMessage({ id: newest?.id ?? '' }, maria, context);
    await read();
    await read();
    expect(await unread()).toBe(1);
    await handlers.readInbox({}, maria, context);
    expect(await unread()).toBe(0);
  });

  test('[MSG-03] a deleted message is gone, and stays gone when deleted again', async () => {
    const [newest] = (await inbox()).list;
    const remove = () => handlers.deleteInboxMessage({ id: newest?.id ?? '' }, maria, context);
    await remove();
    await remove();
    expect(await titles()).not.toContain('See how your account is protected');
    expect(await unread()).toBe(1);
  });

  test('[MSG-03] another member’s messages can be neither read nor deleted', async () => {
    const [newest] = (await inbox()).list;
    const id = newest?.id ?? '';
    expect(await refusalOf(handlers.readInboxMessage({ id }, nena, context))).toMatchObject({
      code: 'notFound',
    });
    await handlers.deleteInboxMessage({ id }, nena, context);
    await handlers.readInbox({}, nena, context);
    expect([(await titles())[0], await unread()]).toEqual(['See how your account is protected', 2]);
  });

  test.each(['-1', '1.5', '1e3', 'x', '', "1' or '1'='1", '99999999999'])(
    '[MSG-03] refuses %j as an id',
    async (id) => {
      const refused = [handlers.readInboxMessage, handlers.deleteInboxMessage].map((handler) =>
        refusalOf(handler({ id }, maria, context)),
      );
      for (const refusal of await Promise.all(refused)) expect(refusal).toMatchObject({ code: 'notFound' });
    },
  );

  test('[POP-07] a hostile message is sent sanitised', async () => {
    const content = '<p>Read <a href="javascript:alert(1)" onclick="alert(1)">this</a></p>';
    await sendToInbox(context, mariaId, [{ title: 'x', content }]);
    expect((await inbox()).list[0]).toMatchObject({ title: 'x', content: '<p>Read <a>this</a></p>' });
  });

  test('[MSG-02] counts more than a hundred', async () => {
    const message = { title: 'News', content: '<p>News</p>' };
    await sendToInbox(
      context,
      nena.account?.id ?? 0,
      Array.from({ length: 120 }, () => message),
    );
    expect(await unread(nena)).toBe(120);
  });
});
