import { type SQL, sql } from 'drizzle-orm';
import { asHtml } from '#operator/core/asHtml.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import type { Advertised } from '#operator/database/tables/content.tables.ts';
import { say, translated } from '#operator/words/say.ts';
import type { MarketingChannel } from '@araw/contract/protection/marketing';
import { kindsOf } from './consents.ts';

export interface Offer {
  advertises: Exclude<Advertised, 'nothing'>;
  title: string;
  /** Plain text. */
  text: string;
}

/** How many players an offer was sent to. */
export type OfferSent = Readonly<Record<Exclude<MarketingChannel, 'site'>, number>>;

/**
 * Sends an offer to the inbox, by e-mail and by SMS: to each player by the channels that they agreed to for everything that
 * it is about, and to nobody on a break or excluded (PROT-12). Offers are sent by this function only. Each says how to stop
 * them. Resolves with how many players were reached by each channel.
 */
export async function sendOffer(context: OperatorContext, offer: Offer): Promise<OfferSent> {
  const { title, text } = offer;
  const at = context.clock.now();
  const inLanguage = (language: string) => ({
    title,
    content: `<p>${asHtml(text)}</p><p><a href="/m/limits?page=consent">${asHtml(say('offers.stop', language))}</a></p>`,
  });
  const message = inLanguage('EN');
  const written = `${text}\n\n${say('offers.stop', 'EN')}`;
  return context.database.transaction(async (database) => {
    const send = async (insert: SQL) => (await rowsOf<{ id: number }>(database, insert)).length;
    return {
      inbox: await send(sql`
        insert into inbox_messages (account_id, title, content, translations, sent_at)
        select id, ${message.title}, ${message.content}, ${JSON.stringify(translated(inLanguage))}::jsonb, ${at}::bigint
        from accounts where ${agreed(offer, 'inbox', at)} returning id`),
      email: await send(sql`
        insert into outbox (channel, recipient, subject, body, sent_at)
        select 'mail', email, ${title}, ${written}, ${at}::bigint
        from accounts where email_verified_at is not null and email <> '' and ${agreed(offer, 'email', at)} returning id`),
      sms: await send(sql`
        insert into outbox (channel, recipient, subject, body, sent_at)
        select 'sms', mobile, '', ${written}, ${at}::bigint
        from accounts where mobile_verified_at is not null and mobile <> '' and ${agreed(offer, 'sms', at)} returning id`),
    };
  });
}

/** Of accounts. */
function agreed({ advertises }: Offer, channel: MarketingChannel, at: number): SQL {
  const about = kindsOf(advertises);
  return sql`not disabled and not locked
    and accounts.id in (
      select account_id from marketing_consents where kind = ${about[0]} and marketing_consents.channel = ${channel} and given
    )
    and may_advertise(accounts.id, ${channel}, ${`{${about.join(',')}}`}::text[], ${at}::bigint)`;
}
