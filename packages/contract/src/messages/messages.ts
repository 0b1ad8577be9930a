import * as v from 'valibot';
import {
  address,
  pageNumber,
  pageSize,
  list,
  orElse,
  text,
  textOrNone,
  timestamp,
  whole,
  words,
} from '../values/fields.ts';
import { trim, writtenEntries } from '../values/written.ts';

export const inboxMessage = v.pipe(
  v.object({
    id: text(64),
    ...writtenEntries,
    sentAt: timestamp,
    read: orElse('read', v.boolean(), false),
  }),
  v.transform(trim),
);
export type InboxMessage = v.InferOutput<typeof inboxMessage>;

export const inboxRequest = v.object({
  page: pageNumber,
  pageSize,
  language: words(8),
});

export const inboxPage = v.object({
  list: list('inbox', inboxMessage),
  totalPages: orElse('totalPages', whole(0), 1),
});
export type InboxPage = v.InferOutput<typeof inboxPage>;

export const inboxMessageId = v.object({ id: text(64) });

export const launchChatRequest = v.object({
  b2c: v.union([v.literal(1), v.literal('1')]),
  /** CN, or another language in upper case (CS-03). */
  language: text(8),
  /** Where the chat returns to: an address of the app. */
  backUrl: text(2048),
  headerColor: text(16),
  title: text(128),
});

/** Without an address, chat is currently closed. */
export const chatLaunch = v.object({ chatUrl: v.optional(v.nullable(address), null) });

export const liveModels = v.object({
  list: list('liveModels', v.object({ id: text(64), name: textOrNone(128) })),
});

export const feedbackRequest = v.object({ content: text(20_000) });
