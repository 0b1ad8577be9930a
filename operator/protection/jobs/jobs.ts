import { and, eq, exists, inArray, isNotNull, isNull, lt, lte, not, notExists, or, sql } from 'drizzle-orm';
import { standingAt } from '#operator/accounts/identity/standing.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts, openedAccounts } from '#operator/database/tables/accounts.tables.ts';
import { playerLimits, playerProtections } from '#operator/database/tables/protection.tables.ts';
import { lockPockets } from '#operator/ledger/ledger.ts';
import { merchantOf, switchesIn } from '#operator/system/merchants.ts';
import type { MessageKey } from '#operator/words/texts.ts';
import type { Standing } from '@araw/contract/calls/roles';
import { keep, keptOf, noteStep } from '../kept/kept.ts';
import { offerOf, reminderMonth } from '../protection.ts';

/** Sends a message to a member's inbox, within a transaction. */
export type Tell = (
  context: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
  told: { message: MessageKey },
) => Promise<void>;

const atOnce = 200;

/**
 * Records what time has changed and notifies the player: ends of breaks, exclusions and waits, and reminders.
 * Protections never wait for it: it may run late, once, after any downtime (PROT-02…04).
 */
export async function moveProtections(context: OperatorContext, tell: Tell): Promise<void> {
  await endStandings(context, tell);
  await announceRaises(context, tell);
  await endRaises(context);
  await remind(context, tell);
}

const endings: Partial<Record<Standing, { event: string; message: MessageKey }>> = {
  onBreak: { event: 'over', message: 'protection.breakOver' },
  excluded: { event: 'over', message: 'protection.exclusionOver' },
  returning: { event: 'cooled', message: 'protection.returned' },
};

async function endStandings(context: OperatorContext, tell: Tell): Promise<void> {
  const { database, clock } = context;
  const due = await database
    .select({ accountId: playerProtections.accountId })
    .from(playerProtections)
    .where(and(isNotNull(playerProtections.until), lte(playerProtections.until, clock.now())))
    .orderBy(playerProtections.until)
    .limit(atOnce);
  for (const { accountId } of due) {
    await forOne(context, accountId, async (within) => {
      const at = within.clock.now();
      const kept = await keptOf(within.database, accountId, at, []);
      const ending = kept.until !== null && kept.until <= at ? endings[kept.standing] : undefined;
      if (!ending) return;
      const { state, until } = standingAt(at, kept);
      const asked = kept.standing === 'returning' && { offerAnsweredAt: 0, reviewToldAt: at };
      await keep(within.database, accountId, { standing: state, until, ...asked });
      const step = { about: 'standing', event: ending.event, from: kept.standing, to: state, at };
      await noteStep(within.database, { accountId, ...step });
      await tell(within, accountId, { message: ending.message });
    });
  }
}

async function announceRaises(context: OperatorContext, tell: Tell): Promise<void> {
  const { database, clock } = context;
  const now = clock.now();
  const isReady = and(
    isNotNull(playerLimits.readyAt),
    lte(playerLimits.readyAt, now),
    isNull(playerLimits.toldAt),
  );
  const ready = await database
    .selectDistinct({ accountId: playerLimits.accountId })
    .from(playerLimits)
    .where(isReady)
    .limit(atOnce);
  for (const { accountId } of ready) {
    await forOne(context, accountId, async (within) => {
      const told = await within.database
        .update(playerLimits)
        .set({ toldAt: now })
        .where(and(eq(playerLimits.accountId, accountId), isReady))
        .returning({ lapsesAt: playerLimits.lapsesAt });
      if (!told.some(({ lapsesAt }) => (lapsesAt ?? 0) > now)) return;
      await tell(within, accountId, { message: 'protection.raiseReady' });
    });
  }
}

async function endRaises(context: OperatorContext): Promise<void> {
  const { database, clock } = context;
  const now = clock.now();
  const isOver = and(isNotNull(playerLimits.lapsesAt), lte(playerLimits.lapsesAt, now));
  const over = await database
    .selectDistinct({ accountId: playerLimits.accountId })
    .from(playerLimits)
    .where(isOver)
    .limit(atOnce);
  for (const { accountId } of over) {
    await forOne(context, accountId, async (within) => {
      const ended = await within.database
        .update(playerLimits)
        .set({ state: 'active', nextAmount: null, readyAt: null, lapsesAt: null, toldAt: null })
        .where(and(eq(playerLimits.accountId, accountId), isOver))
        .returning({ kind: playerLimits.kind, period: playerLimits.period });
      for (const { kind, period } of ended) {
        const about = `limit:${kind}:${period}`;
        await noteStep(within.database, {
          accountId,
          about,
          event: 'lapse',
          from: 'raiseReady',
          to: 'active',
          at: now,
        });
      }
    });
  }
}

/**
 * Reminds once per answer, or once since registration, when a player has not opened the limits for the profile's time.
 * An account that still waits for its holder reminds nobody.
 */
async function remind(context: OperatorContext, tell: Tell): Promise<void> {
  const { database, clock } = context;
  const now = clock.now();
  const switches = switchesIn(await merchantOf(context));
  const { reviewMonths, reviewMonthsWithoutLimits, limitsOffered } = switches;
  // A player who is still asked the first time is not reminded.
  const answeredAt =
    limitsOffered === 'page'
      ? sql`coalesce(${playerProtections.offerAnsweredAt}, ${accounts.registeredAt})`
      : sql`${playerProtections.offerAnsweredAt}`;
  const hasLimits = exists(
    database.select().from(playerLimits).where(eq(playerLimits.accountId, accounts.id)),
  );
  const waits = database
    .select()
    .from(openedAccounts)
    .where(and(eq(openedAccounts.accountId, accounts.id), isNull(openedAccounts.takenAt)));
  const due = await database
    .select({ accountId: accounts.id })
    .from(accounts)
    .leftJoin(playerProtections, eq(playerProtections.accountId, accounts.id))
    .where(
      and(
        inArray(accounts.type, [0, 1, 2]),
        not(accounts.disabled),
        or(isNull(playerProtections.standing), eq(playerProtections.standing, 'playing')),
        or(
          and(hasLimits, lte(playerProtections.offerAnsweredAt, now - reviewMonths * reminderMonth)),
          and(not(hasLimits), lte(answeredAt, now - reviewMonthsWithoutLimits * reminderMonth)),
        ),
        or(
          isNull(playerProtections.reviewToldAt),
          lt(playerProtections.reviewToldAt, playerProtections.offerAnsweredAt),
        ),
        notExists(waits),
      ),
    )
    .limit(atOnce);
  for (const { accountId } of due) {
    await forOne(context, accountId, async (within) => {
      const kept = await keptOf(within.database, accountId, now);
      // Another process may have reminded meanwhile.
      const isTold = kept.reviewToldAt !== null && kept.reviewToldAt >= (kept.offerAnsweredAt ?? 0);
      if (kept.standing !== 'playing' || isTold) return;
      if ((await offerOf(within, accountId, kept, switches)) !== 'review') return;
      await keep(within.database, accountId, { reviewToldAt: now });
      await tell(within, accountId, { message: 'protection.review' });
    });
  }
}

/** One player's failure must not hold up the others: it is retried in the next turn. */
async function forOne(
  context: OperatorContext,
  accountId: number,
  act: (within: OperatorContext) => Promise<void>,
): Promise<void> {
  await context.database
    .transaction(async (database) => {
      await lockPockets(database, accountId);
      await act({ ...context, database });
    })
    .catch((error: unknown) => context.log.error({ err: error, accountId }, 'protection not moved on'));
}
