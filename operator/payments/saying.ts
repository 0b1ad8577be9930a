import type { OperatorContext } from '#operator/core/context.ts';
import { fillIn } from '#operator/core/languages.ts';
import { sendToAll, sendToInbox } from '#operator/inbox/inbox.ts';
import type { CountedWords, Message, Words } from './message.ts';

/** Each with its tag for Intl. */
const tags = { EN: 'en', CN: 'zh-Hans', TH: 'th', VI: 'vi', TY: 'fil', AR: 'ar' } as const;
const languages = Object.keys(tags) as (keyof typeof tags)[];

/** What a text is in each language. */
export const inAll = (textIn: (language: string) => string): Words =>
  Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Words;

/** Numbers are written as 1,800; the one called `count` chooses among a text's plural forms. */
export type Values = Readonly<Record<string, string | number>>;

/** In a language as `languageKey` has it, else in English. */
export function say(words: Words | CountedWords, language: string, values: Values = {}): string {
  const known = languages.find((one) => one === language) ?? 'EN';
  const written = Object.entries(values).map(([name, value]) => [name, value.toLocaleString('en')]);
  return fillIn(formOf(words[known], known, values.count), Object.fromEntries(written), known);
}

function formOf(
  text: string | CountedWords['EN' | 'CN'],
  language: keyof typeof tags,
  count: string | number = 0,
): string {
  if (typeof text === 'string') return text;
  const forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>> = text;
  return forms[new Intl.PluralRules(tags[language]).select(Number(count))] ?? forms.other;
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
  return {
    ...inLanguage('EN'),
    translations: Object.fromEntries(
      languages.filter((one) => one !== 'EN').map((language) => [language, inLanguage(language)]),
    ),
  };
}
