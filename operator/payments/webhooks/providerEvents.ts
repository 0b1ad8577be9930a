import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { Refusal } from '@araw/server/http/refusal';
import { refuseUnkeepable } from '#operator/core/keepable.ts';
import { providerEvents } from '#operator/database/tables/deposits.tables.ts';
import { askSoon } from '../deposits/asking.ts';
import { inTransaction, type PaymentsContext } from '../provider/context.ts';
import { pauseAfter } from '../deposits/pauses.ts';
import { applyPayment, applyRefund } from '../deposits/paymentReports.ts';
import type { ProviderEvent } from '../provider/provider.ts';
import { applyPayout, askPayoutSoon } from '../withdrawals/withdrawalJobs.ts';

interface Webhook {
  provider: string;
  headers: Readonly<Record<string, string | undefined>>;
  rawBody: string;
}

/**
 * Accepts a provider's webhook: stores an authentic one before answering, whether or not its order is known, and then
 * applies it (CASH-05). Throws Refusal `notFound` for an unknown provider, `noPermission` if it is unsigned, altered or
 * stale, and `requestInvalid` for text that can't be stored.
 */
export async function acceptWebhook(
  context: PaymentsContext,
  { provider: name, headers, rawBody }: Webhook,
): Promise<void> {
  const { database, clock } = context;
  const provider = context.providers.get(name);
  if (!provider) throw new Refusal('notFound');
  const now = clock.now();
  const event = provider.verifyWebhook(headers, rawBody, now);
  if (!event) throw new Refusal('noPermission');
  refuseUnkeepable(event);
  await database
    .insert(providerEvents)
    .values({
      provider: name,
      eventId: event.id,
      rawBody,
      about: { ...event.about },
      receivedAt: now,
      tryAt: now,
    })
    .onConflictDoNothing();
  await tryEvent(context, name, event.id);
}

const atOnce = 100;

/** Applies stored events that couldn't be applied before. */
export async function applyStoredEvents(context: PaymentsContext): Promise<void> {
  const due = await context.database
    .select({ provider: providerEvents.provider, eventId: providerEvents.eventId })
    .from(providerEvents)
    .where(lte(providerEvents.tryAt, context.clock.now()))
    .orderBy(asc(providerEvents.tryAt), asc(providerEvents.eventId))
    .limit(atOnce);
  for (const { provider, eventId } of due) await tryEvent(context, provider, eventId);
}

/** A failing event, or one with an unknown order, is retried later: it must not block the others. */
async function tryEvent(context: PaymentsContext, provider: string, eventId: string): Promise<void> {
  const { database, clock, log } = context;
  const which = and(
    eq(providerEvents.provider, provider),
    eq(providerEvents.eventId, eventId),
    isNull(providerEvents.appliedAt),
  );
  const applied = await database
    .transaction(async (transaction) => {
      const [stored] = await transaction.select().from(providerEvents).where(which).for('update');
      if (!stored) return true;
      const about = stored.about as ProviderEvent['about'];
      if (!(await applyAbout(inTransaction(context, transaction), provider, about))) return false;
      await transaction.update(providerEvents).set({ appliedAt: clock.now(), tryAt: null }).where(which);
      return true;
    })
    .catch((error: unknown) => {
      log.error({ err: error, provider, eventId }, 'event not applied');
      return false;
    });
  if (applied) return;
  const [{ tried } = { tried: 0 }] = await database
    .select({ tried: providerEvents.tried })
    .from(providerEvents)
    .where(which);
  await database
    .update(providerEvents)
    .set({ tried: tried + 1, tryAt: clock.now() + pauseAfter(tried) })
    .where(which);
}

/** Whether its order exists. */
async function applyAbout(
  context: PaymentsContext,
  provider: string,
  about: ProviderEvent['about'],
): Promise<boolean> {
  const { reference } = about;
  switch (about.kind) {
    case 'payment':
      return applyPayment(context, { provider, reference }, about.payment);
    case 'refund':
      return applyRefund(context, { provider, reference }, about);
    case 'payout':
      return applyPayout(context, { provider, reference }, about.state);
    case 'ask':
      return (about.of === 'deposit' ? askSoon : askPayoutSoon)(context, { provider, reference });
    case 'other':
      return true;
  }
}
