import { asc, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { maskedName } from '#operator/accounts/masking.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { marketingConsents } from '#operator/database/tables/protection.tables.ts';
import { type Offer, sendOffer } from '#operator/protection/consent/offers.ts';
import { marketingKinds } from '@araw/contract/protection/marketing';
import { selectField, textField } from './fields.ts';
import { html, type Html } from './html.ts';
import { parse } from './page.ts';

const kinds = [...marketingKinds, 'several'] as const satisfies readonly Offer['advertises'][];

const written = v.object({
  advertises: v.picklist(kinds),
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'An offer has a title.'), v.maxLength(100)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1, 'An offer has a text.'), v.maxLength(1_000)),
});

export const sendWrittenOffer = (context: OperatorContext, body: unknown) =>
  sendOffer(context, parse(written, body));

/** Who agreed to which offers, and a form that sends one by these consents (PROT-12). */
export async function offersSection({ database }: OperatorContext): Promise<Html> {
  const held = await database
    .selectDistinctOn([accounts.name, marketingConsents.kind, marketingConsents.channel], {
      name: accounts.name,
      kind: marketingConsents.kind,
      channel: marketingConsents.channel,
      given: marketingConsents.given,
    })
    .from(marketingConsents)
    .innerJoin(accounts, eq(accounts.id, marketingConsents.accountId))
    .orderBy(
      asc(accounts.name),
      asc(marketingConsents.kind),
      asc(marketingConsents.channel),
      desc(marketingConsents.id),
    )
    .limit(1_000);
  const agreed = new Map<string, string[]>();
  for (const { name, kind, channel, given } of held) {
    if (given) agreed.set(name, [...(agreed.get(name) ?? []), `${kind} ${channel}`]);
  }
  return html`<section aria-labelledby="offers">
    <h2 id="offers">Offers</h2>
    <p>
      An offer goes by inbox, e-mail and SMS to each player who agreed to it by that channel, and to nobody on
      a break or excluded. Nothing is agreed to until the player says so.
    </p>
    ${
      agreed.size === 0
        ? html`<p>Nobody has agreed to offers.</p>`
        : html`<ul class="rows">
            ${[...agreed].map(([name, what]) => html`<li><b>${maskedName(name)}</b> ${what.join(', ')}</li>`)}
          </ul>`
    }
    <form method="post" action="/sandbox/protection/offer">
      ${selectField({ id: 'advertises', name: 'advertises', label: 'About', choices: kinds.map((kind) => [kind, kind] as const) })}
      ${textField({ id: 'offerTitle', name: 'title', label: 'Title', attributes: html`required maxlength="100"` })}
      ${textField({ id: 'offerText', name: 'text', label: 'Text', attributes: html`required maxlength="1000"` })}
      <button>Send the offer</button>
    </form>
  </section>`;
}
