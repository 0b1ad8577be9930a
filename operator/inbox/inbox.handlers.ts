import { type Handlers, signedIn } from '#operator/core/context.ts';
import { deleteInboxMessage, inboxPage, readInboxMessage, readWholeInbox, unreadInInbox } from './inbox.ts';

export const inboxHandlers = {
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
} satisfies Partial<Handlers>;
