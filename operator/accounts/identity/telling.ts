import type { Database } from '#operator/core/context.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import type { Account } from './finding.ts';

interface Message {
  /** Of the mail; an SMS has none. */
  subject: string;
  body: string;
}

/** A word to the player's e-mail address, where there is one. */
export async function tell(
  database: Database,
  { email }: Pick<Account, 'email'>,
  sentAt: number,
  message: Message,
): Promise<void> {
  if (email === '') return;
  await database.insert(outbox).values({ channel: 'mail', recipient: email, sentAt, ...message });
}

/** The same to the address and the number. */
export async function tellByAllMeans(
  database: Database,
  account: Pick<Account, 'email' | 'mobile'>,
  sentAt: number,
  message: Message,
): Promise<void> {
  await tell(database, account, sentAt, message);
  if (account.mobile === '') return;
  await database
    .insert(outbox)
    .values({ channel: 'sms', recipient: account.mobile, sentAt, body: message.body });
}
