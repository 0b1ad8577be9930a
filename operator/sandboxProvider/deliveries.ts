import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { sandboxDeliveries } from '#operator/database/tables/sandboxProvider.tables.ts';
import type { ProviderEvent } from '#operator/payments/provider/provider.ts';
import { type Secrets, sign, signatureHeader } from './signing.ts';

/** A webhook to send. */
export interface Delivery {
  headers: Record<string, string>;
  body: string;
}

export interface SandboxProviderContext extends Pick<OperatorContext, 'database' | 'clock' | 'log'> {
  secrets: Secrets;
  /** Sends a webhook to the operator; resolves with the status. */
  deliver(delivery: Delivery): Promise<number>;
}

/** Fate of a webhook: it arrives, arrives twice, after later ones, or never. */
export const hooks = ['once', 'twice', 'late', 'lost'] as const;
export type Hook = (typeof hooks)[number];

const minute = 60_000;
const late = 2 * minute;

/** Pauses between attempts to deliver a webhook; after the last one it is dropped. */
const pauses = [minute / 6, minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute, 1_440 * minute];

/** Queues a webhook; `deliverDue` sends it. */
export async function announce(
  { clock }: SandboxProviderContext,
  database: Database,
  about: ProviderEvent['about'],
  hook: Hook,
): Promise<void> {
  if (hook === 'lost') return;
  const event: ProviderEvent = { id: randomUUID(), about };
  const now = clock.now();
  await database.insert(sandboxDeliveries).values({
    eventId: event.id,
    body: JSON.stringify(event),
    times: hook === 'twice' ? 2 : 1,
    sendAt: hook === 'late' ? now + late : now,
    createdAt: now,
  });
}

const atOnce = 100;

/** Sends due webhooks, signing each attempt anew. */
export async function deliverDue(context: SandboxProviderContext): Promise<void> {
  const { database, clock } = context;
  const due = await database
    .select()
    .from(sandboxDeliveries)
    .where(lte(sandboxDeliveries.sendAt, clock.now()))
    .orderBy(asc(sandboxDeliveries.sendAt), asc(sandboxDeliveries.createdAt))
    .limit(atOnce);
  for (const delivery of due) {
    for (let times = delivery.times; times > 0; times -= 1) {
      if (!(await attempt(context, { ...delivery, times }))) break;
    }
  }
}

type Row = typeof sandboxDeliveries.$inferSelect;

/** Whether it has been delivered. */
async function attempt(context: SandboxProviderContext, { eventId, body, times }: Row): Promise<boolean> {
  const { database, clock, secrets, log } = context;
  const own = eq(sandboxDeliveries.eventId, eventId);
  const [before] = await database.select().from(sandboxDeliveries).where(own);
  const attempts = before?.attempts ?? 0;
  const pause = pauses[attempts];
  const sendAt = pause === undefined ? null : clock.now() + pause;
  // Only one process sends it.
  const taken = await database
    .update(sandboxDeliveries)
    .set({ attempts: attempts + 1, sendAt })
    .where(and(own, eq(sandboxDeliveries.attempts, attempts)))
    .returning({ eventId: sandboxDeliveries.eventId });
  if (taken.length === 0) return false;
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: sign(secrets, clock.now(), body),
  };
  const status = await context.deliver({ headers, body }).catch((error: unknown) => {
    log.warn({ err: error, eventId }, 'webhook not delivered');
    return 0;
  });
  if (status < 200 || status > 299) return false;
  const left = times - 1;
  await database
    .update(sandboxDeliveries)
    .set({ times: left, ...(left === 0 && { sendAt: null }) })
    .where(own);
  return true;
}
