import { type Handlers, type OperatorContext, Refusal, signedIn } from '#operator/core/context.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { createChatLaunch, unreadInChat } from './chat.ts';
import { agents } from './chatScript.ts';
import { keepFeedback } from './feedback.ts';
import { deleteInboxMessage, inboxPage, readInboxMessage, readWholeInbox, unreadInInbox } from './inbox.ts';

/**
 * The calls between a player and customer service. The chat's page is one of the sandbox: without it there is no
 * chat to open.
 */
export const messagesHandlers = (sandbox: boolean) =>
  ({
    async inbox(request, caller, context) {
      return inboxPage(context, signedIn(caller).id, request);
    },

    async inboxUnread(_request, caller, context) {
      return unreadInInbox(context, signedIn(caller).id);
    },

    async readInboxMessage({ id }, caller, context) {
      await readInboxMessage(context, signedIn(caller).id, id);
      return {};
    },

    async readInbox(_request, caller, context) {
      await readWholeInbox(context, signedIn(caller).id);
      return {};
    },

    async deleteInboxMessage({ id }, caller, context) {
      await deleteInboxMessage(context, signedIn(caller).id, id);
      return {};
    },

    async launchChat(request, caller, context) {
      const { id: accountId } = signedIn(caller);
      if (!(await offersChat(context))) throw new Refusal('switchedOff');
      if (!sandbox || caller.sessionId === null) return { chatUrl: null };
      const code = await createChatLaunch(context, { accountId, sessionId: caller.sessionId }, request);
      return { chatUrl: `/sandbox/chat?${new URLSearchParams({ code, language: request.language })}` };
    },

    async chatUnread(_request, caller, context) {
      return sandbox && (await offersChat(context)) ? unreadInChat(context, signedIn(caller).id) : 0;
    },

    async liveModels(_request, _caller, context) {
      return { list: (await offersChat(context)) ? agents : [] };
    },

    async sendFeedback({ content }, caller, context) {
      await keepFeedback(context, signedIn(caller).id, content);
      return {};
    },
  }) satisfies Partial<Handlers>;

const offersChat = async (context: OperatorContext) => (await merchantOf(context)).whitelabel.CBS3 === true;
