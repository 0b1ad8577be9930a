import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { MadeBy } from '#operator/accounts/identity/sessions.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey } from '#operator/core/languages.ts';
import {
  findOpenChat,
  openChatLaunch,
  readTalk,
  type OpenChat,
  type Talk,
  writeToChat,
} from '#operator/customerService/chat.ts';
import { topics } from '#operator/customerService/chatScript.ts';
import { en } from '#operator/words/en.ts';
import { say } from '#operator/words/say.ts';
import { isLanguageCode, languages } from '@araw/contract/calls/languages';
import type { BuiltPages } from '#operator/http/builtPages.ts';
import { html, type Html } from './html.ts';
import { headOf, parse, sendChat } from './page.ts';

const pageRequest = v.object({ language: v.fallback(v.string(), 'EN') });
const openRequest = v.object({ code: v.pipe(v.string(), v.maxLength(100)) });
const writeRequest = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
  idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});

export type ChatPageTexts = typeof en.chat.page;

const pageTexts = Object.keys(en.chat.page) as (keyof ChatPageTexts)[];

/** The sandbox's live chat: its page, and its script's calls, authorised by a token. */
export function chatRoutes(context: OperatorContext, pages: BuiltPages) {
  const head = headOf(pages, 'chat.css', 'chat.ts');
  return async (server: FastifyInstance) => {
    server.get('/sandbox/chat', async (request, reply) =>
      sendChat(reply, chatPage(head, languageKey(parse(pageRequest, request.query).language))),
    );

    server.post('/sandbox/chat/open', async (request) => {
      const { token, chat } = await openChatLaunch(context, parse(openRequest, request.body).code);
      return answer(await describe(chat, context), { token });
    });

    server.post('/sandbox/chat/talk', async (request) =>
      answer(await describe(await chatOf(context, request.headers.authorization, 'page'), context)),
    );

    server.post('/sandbox/chat/write', async (request) => {
      const chat = await chatOf(context, request.headers.authorization, 'player');
      await writeToChat(context, chat, parse(writeRequest, request.body));
      return answer(await describe(chat, context));
    });
  };
}

async function chatOf(context: OperatorContext, token: string | undefined, by: MadeBy): Promise<OpenChat> {
  if (!token) throw new Refusal('notLoggedIn');
  return findOpenChat(context, token, by);
}

export type ShownChat = Pick<OpenChat, 'backPath' | 'headerColor' | 'title'> & Talk;

async function describe(chat: OpenChat, context: OperatorContext): Promise<ShownChat> {
  const { backPath, headerColor, title } = chat;
  return { backPath, headerColor, title, ...(await readTalk(context, chat)) };
}

const answer = (...values: object[]) => ({ success: true, value: Object.assign({}, ...values) as object });

function chatPage(head: Html, language: string): Html {
  const { htmlLang, dir } = languages[isLanguageCode(language) ? language : 'EN'];
  const texts = Object.fromEntries(
    pageTexts.map((name) => [name, say(`chat.page.${name}`, language)]),
  ) as ChatPageTexts;
  return html`<!doctype html>
    <html lang="${htmlLang}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Aya</title>
        ${head}
      </head>
      <body data-texts="${JSON.stringify(texts)}">
        <header>
          <a id="back" href="/m/home">${texts.back}</a>
          <h1 id="title">Aya</h1>
        </header>
        <main>
          <ol id="talk" role="log" tabindex="0" aria-label="${texts.talk}"></ol>
          <p id="writing" role="status"></p>
          <p id="problem" role="alert"></p>
        </main>
        <footer id="foot">
          <div id="topics" role="group" aria-label="${texts.topics}">
            ${topics.toReversed().map((topic) => html`<button type="button">${say(`chat.buttons.${topic}`, language)}</button> `)}
          </div>
          <form id="form">
            <input
              id="message"
              aria-label="${texts.message}"
              placeholder="${texts.message}"
              maxlength="1000"
              autocomplete="off"
              enterkeyhint="send"
            />
            <button class="send">${texts.send}</button>
          </form>
        </footer>
      </body>
    </html>`;
}
