import { and, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { announcements } from '#operator/database/tables/content.tables.ts';

type Kind = 'MISSION' | 'REFERRAL';

/** Whether such a promotion is announced at some time between two moments, end excluded (MEM-06). */
export async function isRunning(
  { database }: Pick<OperatorContext, 'database'>,
  kind: Kind,
  begins: number,
  ends: number,
): Promise<boolean> {
  const isAnnounced = and(
    eq(announcements.type, 'PR'),
    eq(announcements.promotionType, kind),
    lt(announcements.startsAt, ends),
    or(eq(announcements.noExpiry, true), isNull(announcements.endsAt), gte(announcements.endsAt, begins)),
  );
  return (await database.$count(announcements, isAnnounced)) > 0;
}

/** Throws Refusal `switchedOff` if no such promotion is running. */
export async function refuseUnlessRunning(context: OperatorContext, kind: Kind): Promise<void> {
  const now = context.clock.now();
  if (!(await isRunning(context, kind, now, now + 1))) throw new Refusal('switchedOff');
}
