import { type Handlers, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { merchantOf } from '#operator/system/merchants.ts';
import { createChatLaunch, unreadInChat } from './chat.ts';
import { agents } from './chatScript.ts';
import { keepFeedback } from './feedback.ts';

/**
 * The calls for chat and feedback. The chat page belongs to the sandbox: without it chat can't be opened.
 */
export const customerServiceHandlers = (sandbox: boolean) =>
  ({
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
