import type { LanguageCode } from '@araw/contract/calls/languages';
import { asHtml } from '#operator/core/asHtml.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { sendToAll, sendToInbox } from '#operator/inbox/inbox.ts';
import { say, translated, type Values } from '#operator/words/say.ts';
import type { MessageKey } from '#operator/words/texts.ts';

interface Told {
  /** A function where title and text depend on more than a message's values. */
  message: MessageKey | ((language: LanguageCode) => { title: string; text: string });
  values?: Values;
  /** Separate paragraphs that are the same in every language: an order's number, a reviewer's reason. */
  more?: readonly string[];
  /** The order concerned. */
  order?: ToldOrder;
}

interface ToldOrder {
  number: string;
  /** Its page in the app. */
  path: `/m/${string}`;
}

/** A separate paragraph with the order's number, linked to its page. */
const orderLink = ({ number, path }: ToldOrder): string =>
  `<p><a href="${asHtml(path)}">${asHtml(number)}</a></p>`;

/** Sends a message to the member's inbox, in all languages. */
export const tellInInbox = (
  context: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
  told: Told,
): Promise<void> => sendToInbox(context, accountId, [inEach(told)]);

/** Sends the same message to many members. */
export const tellAllInInbox = (
  context: Pick<OperatorContext, 'database' | 'clock'>,
  accountIds: readonly number[],
  told: Told,
): Promise<void> => sendToAll(context, accountIds, inEach(told));

function inEach({ message, values = {}, more = [], order }: Told) {
  const inLanguage = (language: LanguageCode) => {
    const { title, text } =
      typeof message === 'function'
        ? message(language)
        : {
            title: say(`${message}.title`, language, values),
            text: say(`${message}.text`, language, values),
          };
    const content = [text, ...more.filter((one) => one !== '')]
      .map((one) => `<p>${asHtml(one)}</p>`)
      .concat(order ? orderLink(order) : [])
      .join('');
    return { title, content };
  };
  return {
    ...inLanguage('EN'),
    translations: translated(inLanguage),
  };
}
