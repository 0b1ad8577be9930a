import { asc, eq, inArray } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { participations } from '#operator/database/tables/promotions.tables.ts';
import { lockMember } from '#operator/payments/lockMember.ts';
import {
  earnedOf,
  happen,
  issueEarned,
  type Participation,
  samePersonAs,
  termsOf,
} from '#operator/payments/promotions/participations.ts';
import { requireReviewer } from '#operator/payments/reviews/reviewers.ts';
import { tellInInbox } from '#operator/payments/saying.ts';
import { lastApplication } from './promotions.ts';

export const promotionDecisions = ['take', 'refuse', 'issue'] as const;
export type PromotionDecision = (typeof promotionDecisions)[number];

/** Participations that await a reviewer, longest wait first. */
export async function promotionQueue({ database }: OperatorContext) {
  const waiting = await database
    .select({ own: participations, player: accounts.name })
    .from(participations)
    .innerJoin(accounts, eq(accounts.id, participations.accountId))
    .where(inArray(participations.state, ['applying', 'process']))
    .orderBy(asc(participations.changedAt), asc(participations.id));
  const queue = [];
  for (const { own, player } of waiting) {
    queue.push({
      own,
      player,
      terms: await termsOf(database, own),
      application: await lastApplication(database, own.id),
      alike: await samePersonAs(database, own),
    });
  }
  return queue;
}

interface Review {
  id: string;
  /** The state that the reviewer saw. */
  state: Participation['state'];
  decision: PromotionDecision;
  reviewer: string;
  reason: string;
}

/**
 * Accepts, refuses or issues an application, or a bonus under suspicion of duplicates (BEN-02, BEN-11). Throws Refusal
 * `conflict` if it has changed, if the table rejects the event, or if a bonus to issue isn't earned or has to wait;
 * `noPermission` for a reviewer related to the member.
 */
export async function reviewPromotion(
  context: OperatorContext,
  { id, state, decision, reviewer, reason }: Review,
): Promise<Participation> {
  return context.database.transaction(async (database) => {
    const within = { ...context, database };
    const [known] = await database.select().from(participations).where(eq(participations.id, id));
    if (!known) throw new Refusal('notFound');
    await lockMember(database, known.accountId);
    await requireReviewer(within, reviewer, known.accountId);
    const [own] = await database.select().from(participations).where(eq(participations.id, id));
    if (!own || own.state !== state) throw new Refusal('conflict', { value: { state: own?.state } });
    const by = { by: reviewer, reason };
    if (decision === 'issue') {
      const terms = await termsOf(database, own);
      const earned = await earnedOf(within, own, terms);
      if (!earned || !(await issueEarned(within, own, terms, earned, by))) {
        throw new Refusal('conflict', { value: { state: own.state } });
      }
    } else {
      await happen(within, own, decision, by);
    }
    const [after] = await database.select().from(participations).where(eq(participations.id, id));
    if (!after) throw new Error(`There is no participation ${id}`);
    if (decision !== 'take' && after.state !== own.state) await tell(within, after, reason);
    return after;
  });
}

async function tell(context: OperatorContext, own: Participation, reason: string): Promise<void> {
  const { title } = await termsOf(context.database, own);
  const isRefused = own.state === 'rejected';
  await tellInInbox(context, own.accountId, {
    message: isRefused ? 'promotionDecisions.refused' : 'promotionDecisions.issued',
    more: isRefused ? [reason] : [],
    order: { number: title.EN, path: `/m/activity?promotion=${own.promotionId}` },
  });
}
