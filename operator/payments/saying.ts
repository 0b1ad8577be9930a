import type { OperatorContext } from '#operator/core/context.ts';
import { fillIn, textIn } from '#operator/core/languages.ts';
import { sendToAll, sendToInbox } from '#operator/inbox/inbox.ts';
import type { Message, Words } from './data/message.ts';

const languages = ['EN', 'CN', 'TH', 'VI', 'TY', 'AR'] as const;

/** What a text is in each language. */
export const inAll = (textIn: (language: string) => string): Words =>
  Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Words;

export type Values = Readonly<Record<string, string>>;

/** In a language as `languageKey` has it, else in English. */
export function say({ EN, ...others }: Words, language: string, values: Values = {}): string {
  return fillIn(textIn(language, EN, others), values, language);
}

const html = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
const asHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => html[sign as keyof typeof html]);

interface Told {
  message: Message;
  values?: Values;
  /** In a paragraph of its own, the same in every language: an order's number, a reviewer's reason. */
  more?: readonly string[];
  /** The order that it is about. */
  order?: ToldOrder;
}

interface ToldOrder {
  number: string;
  /** Where the app shows it. */
  path: `/m/${string}`;
}

/** In a paragraph of its own: an order by its number, which leads to its page. */
const orderLink = ({ number, path }: ToldOrder): string =>
  `<p><a href="${asHtml(path)}">${asHtml(number)}</a></p>`;

/** A word to the member's inbox, in all languages. */
export const tellInInbox = (
  context: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
  told: Told,
): Promise<void> => sendToInbox(context, accountId, [inEach(told)]);

/** The same word to many members. */
export const tellAllInInbox = (
  context: Pick<OperatorContext, 'database' | 'clock'>,
  accountIds: readonly number[],
  told: Told,
): Promise<void> => sendToAll(context, accountIds, inEach(told));

function inEach({ message, values = {}, more = [], order }: Told) {
  const inLanguage = (language: string) => ({
    title: say(message.title, language, values),
    content: [say(message.text, language, values), ...more.filter((text) => text !== '')]
      .map((text) => `<p>${asHtml(text)}</p>`)
      .concat(order ? orderLink(order) : [])
      .join(''),
  });
  const [english, ...others] = languages;
  return {
    ...inLanguage(english),
    translations: Object.fromEntries(others.map((language) => [language, inLanguage(language)])),
  };
}
