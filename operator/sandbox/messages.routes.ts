import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findAccount } from '#operator/accounts/identity/finding.ts';
import { announceToAll, withdraw } from '#operator/content/announcements.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { sayAll } from '#operator/customerService/chat.ts';
import { agents } from '#operator/customerService/chatScript.ts';
import { sendToInbox } from '#operator/inbox/inbox.ts';
import { html, type Html } from './html.ts';
import { parse } from './page.ts';

const ways = {
  inbox: 'To the inbox',
  chat: 'In the live chat',
  announcement: 'As an announcement to everyone',
} as const;
type Way = keyof typeof ways;
const wayNames = Object.keys(ways) as [Way, ...Way[]];

const most = 200;

const request = v.object({
  account: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  way: v.picklist(wayNames),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  times: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(most)),
});

/** Sends messages, for testing reading and counting (MSG-02). */
export function messagesRoutes(context: OperatorContext) {
  const announced: number[] = [];
  const sendBy = senders(announced);
  return async (server: FastifyInstance) => {
    server.post('/sandbox/message', async (sent, reply) => {
      const { account, way, title, times } = parse(request, sent.body);
      const titles = Array.from({ length: times }, (_, index) =>
        times > 1 ? `${title} ${index + 1}` : title,
      );
      await sendBy[way](context, account, titles);
      return reply.redirect('/sandbox?done=message', 303);
    });

    server.post('/sandbox/withdrawal', async (_sent, reply) => {
      await withdraw(context, announced.splice(0));
      return reply.redirect('/sandbox?done=withdrawal', 303);
    });
  };
}

type Sender = (context: OperatorContext, account: string, titles: string[]) => Promise<void>;

/** Collects the ids of announcements in `announced`. */
const senders = (announced: number[]): Record<Way, Sender> => ({
  async inbox(context, account, titles) {
    const messages = titles.map((title) => ({ title, content: contentOf(title) }));
    await sendToInbox(context, await idOf(context, account), messages);
  },
  async chat(context, account, titles) {
    const agent = agents[0]?.name ?? '';
    const said = titles.map((text) => ({ agent, text, delay: 0 }));
    await sayAll(context, await idOf(context, account), said);
  },
  async announcement(context, _account, titles) {
    const news = titles.map((title) => ({ title, content: contentOf(title) }));
    announced.push(...(await announceToAll(context, news)));
  },
});

const contentOf = (title: string) => html`<p>${title}: sent from the sandbox.</p>`.text;

async function idOf(context: OperatorContext, name: string): Promise<number> {
  const account = await findAccount(context, eq(accounts.name, name));
  if (!account) throw new Refusal('notFound', { message: "There's no such account." });
  return account.id;
}

export const messageForm: Html = html`<section aria-labelledby="messages">
  <h2 id="messages">Messages</h2>
  <form method="post" action="/sandbox/message">
    <label>Account <input name="account" value="maria" required /></label>
    <label>
      How
      <select name="way">
        ${wayNames.map((way) => html`<option value="${way}">${ways[way]}</option>`)}
      </select>
    </label>
    <label>Title <input name="title" value="A message" maxlength="100" required /></label>
    <label>Times <input name="times" type="number" value="1" min="1" max="${most}" required /></label>
    <button>Send</button>
  </form>
  <form method="post" action="/sandbox/withdrawal">
    <button>Withdraw announcements from here</button>
  </form>
</section>`;
