import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { Refusal } from '#packages/server/http/refusal.ts';
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
 * Takes a provider's webhook: an authentic one is stored before it is answered, whether or not its order is known, then
 * applied (CASH-05). Throws Refusal `notFound` for a provider that there is not, `noPermission` for what is unsigned,
 * altered or stale, and `requestInvalid` for texts that cannot be kept.
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

/** Applies what was stored and could not be applied yet. */
export async function applyStoredEvents(context: PaymentsContext): Promise<void> {
  const due = await context.database
    .select({ provider: providerEvents.provider, eventId: providerEvents.eventId })
    .from(providerEvents)
    .where(lte(providerEvents.tryAt, context.clock.now()))
    .orderBy(asc(providerEvents.tryAt), asc(providerEvents.eventId))
    .limit(atOnce);
  for (const { provider, eventId } of due) await tryEvent(context, provider, eventId);
}

/** One that fails, or whose order is not known yet, is tried again: it must not hold up the others. */
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

/** Whether there is an order that it is about. */
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
