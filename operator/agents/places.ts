import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { lineMoves, paths } from '#operator/database/tables/line.tables.ts';
import { dayAt, stoodOn } from './line.ts';

/** Across all lines, only for the operator's own pages: never expose it to agents. */
export interface Place {
  account: string;
  type: number;
  /** Today; null at the top. */
  superior: string | null;
  /** From the next change on, if there is one. */
  next: string | null;
}

/** Number listed, newest first. */
const most = 500;

/** Real-money members and agents by superior. */
export async function places({ database, clock }: OperatorContext): Promise<Place[]> {
  const [superior, next] = [alias(accounts, 'superior'), alias(accounts, 'next')];
  return database
    .select({ account: accounts.name, type: accounts.type, superior: superior.name, next: next.name })
    .from(accounts)
    .leftJoin(
      paths,
      and(eq(paths.descendantId, accounts.id), eq(paths.depth, 1), stoodOn(paths, dayAt(clock.now()))),
    )
    .leftJoin(superior, eq(superior.id, paths.ancestorId))
    .leftJoin(next, eq(next.id, accounts.uplineId))
    .where(inArray(accounts.type, [0, 1, 2]))
    .orderBy(sql`${superior.name} nulls first`, accounts.name)
    .limit(most);
}

export interface LastMove {
  account: string;
  from: string | null;
  to: string;
  /** YYYY-MM-DD. */
  fromDay: string;
  decidedAt: number;
}

/** The latest moves in all lines, newest first. */
export async function lastMoves({ database }: OperatorContext): Promise<LastMove[]> {
  const [from, to] = [alias(accounts, 'old_superior'), alias(accounts, 'new_superior')];
  return database
    .select({
      account: accounts.name,
      from: from.name,
      to: to.name,
      fromDay: lineMoves.fromDay,
      decidedAt: lineMoves.decidedAt,
    })
    .from(lineMoves)
    .innerJoin(accounts, eq(accounts.id, lineMoves.memberId))
    .leftJoin(from, eq(from.id, lineMoves.oldSuperiorId))
    .innerJoin(to, eq(to.id, lineMoves.newSuperiorId))
    .orderBy(desc(lineMoves.id))
    .limit(20);
}
