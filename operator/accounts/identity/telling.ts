import type { Database } from '#operator/core/context.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { say, type Values } from '#operator/words/say.ts';
import type { MessageKey } from '#operator/words/texts.ts';
import type { LanguageCode } from '@araw/contract/calls/languages';
import type { Account } from './finding.ts';

interface Letter {
  message: MessageKey;
  /** Given by `languageKey`; default: English. */
  language?: LanguageCode | undefined;
  values?: Values;
}

const written = ({ message, language = 'EN', values }: Letter) => ({
  subject: say(`${message}.title`, language, values),
  body: say(`${message}.text`, language, values),
});

/** Notifies the player by e-mail, if they have an address. */
export async function tell(
  database: Database,
  { email }: Pick<Account, 'email'>,
  sentAt: number,
  letter: Letter,
): Promise<void> {
  if (email === '') return;
  await database.insert(outbox).values({ channel: 'mail', recipient: email, sentAt, ...written(letter) });
}

/** Notifies the player by e-mail and SMS. */
export async function tellByAllMeans(
  database: Database,
  account: Pick<Account, 'email' | 'mobile'>,
  sentAt: number,
  letter: Letter,
): Promise<void> {
  await tell(database, account, sentAt, letter);
  if (account.mobile === '') return;
  await database
    .insert(outbox)
    .values({ channel: 'sms', recipient: account.mobile, sentAt, body: written(letter).body });
}
