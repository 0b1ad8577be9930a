import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { commissionDays, commissions } from '#operator/database/tables/commissions.tables.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { pageSize, readCursor, writeCursor } from '#operator/records/cursor.ts';
import { atOneMoment, calendarOf, type Days } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import type { IncomeGroup } from '@araw/contract/agents/incomeGroups';
import { earningsOf, firstOpenDay } from './commissions.ts';

type Answer = HandlerValue<'rebateIncome'>;

const place = v.object({ at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

const nameOf: Record<IncomeGroup, SQL> = {
  day: sql`period`,
  category: sql`game_type`,
  subordinate: sql`(select name from ${accounts} as child where child.id = child_id)`,
};

/** An agent's commissions on the line's bets, with closed and open days separately (TEAM-04). */
export async function rebateIncome(
  context: OperatorContext,
  agentId: number,
  request: ParsedRequest<'rebateIncome'>,
): Promise<Answer> {
  const { by } = request;
  const calendar = await calendarOf(context, agentId, request);
  const { from, to, today } = calendar;
  const binding = { agentId, from, to, by };
  const cursor = readCursor(request.cursor, binding, place);
  return atOneMoment(context, async (database) => {
    const facts = factsOf(agentId, { from, to }, (await firstOpenDay(database)) ?? today);
    const offset = cursor?.after.at ?? 0;
    const moment = cursor?.moment ?? context.clock.now();
    const found = await rowsOf<Record<keyof typeof sums | 'name', string>>(
      database,
      sql`select ${nameOf[by]} as name, ${summed} from ${facts} group by 1
        order by ${by === 'day' ? sql`1 desc` : sql`sum(amount) desc, 1`} limit ${pageSize + 1} offset ${offset}`,
    );
    const goesOn = found.length > pageSize;
    return {
      moment,
      ...calendar,
      by,
      list: found.slice(0, pageSize).map(({ name, ...row }) => ({ name, ...inPesos(row) })),
      next: goesOn ? writeCursor({ moment, after: { at: offset + pageSize } }, binding) : null,
      totals: cursor ? null : await totalsOf(database, agentId, { from, to }, facts),
    };
  });
}

/** Stored rows of closed days, and the rows that open days would have. */
const factsOf = (agentId: number, { from, to }: Days, firstOpen: string) => sql`(
  select period, game_type, child_id, valid, amount, false as is_open from ${commissions}
  where agent_id = ${agentId} and period between ${from} and ${to}
  union all
  select period, game_type, child_id, valid, amount, true
  from (${earningsOf({ from: firstOpen, to }, agentId)}) as earned where period >= ${from}
) as facts`;

const sums = {
  valid: sql`sum(valid)`,
  closed: sql`sum(amount) filter (where not is_open)`,
  open: sql`sum(amount) filter (where is_open)`,
};
const summed = sql.join(
  Object.entries(sums).map(([name, sum]) => sql`coalesce(${sum}, 0)::text as ${sql.identifier(name)}`),
  sql`, `,
);

const inPesos = ({ valid, closed, open }: Record<keyof typeof sums, string>) => ({
  valid: Number(valid) / 100,
  closed: Number(closed) / 100,
  open: Number(open) / 100,
});

async function totalsOf(
  database: Database,
  agentId: number,
  { from, to }: Days,
  facts: SQL,
): Promise<Answer['totals']> {
  const [all] = await rowsOf<Record<keyof typeof sums, string>>(
    database,
    sql`select ${summed} from ${facts}`,
  );
  const [days] = await rowsOf<{ settled: string; carried: string }>(
    database,
    sql`select coalesce(sum(due), 0)::text as settled, coalesce(sum(carried_out - carried_in), 0)::text as carried
      from ${commissionDays} where agent_id = ${agentId} and day between ${from} and ${to}`,
  );
  if (!all || !days) throw new Error('Nothing was summed');
  return { ...inPesos(all), settled: Number(days.settled) / 100, carried: Number(days.carried) / 100 };
}
