import { and, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { betDaySums } from '#operator/database/bets.tables.ts';
import { type CatalogueGame, catalogueOf } from '#operator/games/catalogue.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import { covers } from '#services/contract/gameCodes.ts';
import { type BetSource, betSources, type BetState } from '#services/contract/records.ts';
import { isTrial } from '#services/contract/roles.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { atOneMoment, momentsOf, refuseLongRange } from './range.ts';

type Request = ParsedRequest<'betRecord'>;
type Answer = HandlerValue<'betRecord'>;

/** REC-08. */
export const pageSize = 25;

const place = v.object({
  at: v.pipe(v.number(), v.safeInteger()),
  source: v.picklist(betSources),
  id: v.pipe(v.string(), v.uuid()),
});
type Place = v.InferOutput<typeof place>;

/** What a list is chosen by. */
interface Selection {
  accountId: number;
  /** Play money, for those who have no other (REC-06). */
  fun: boolean;
  begins: number;
  ends: number;
  state: BetState | '';
  /** Null for all. */
  gameIds: string[] | null;
}

/** A page of the player's rounds, orders and tickets, newest first, and with the first page what they add up to (REC-02). */
export async function betRecord(context: OperatorContext, caller: Caller, request: Request): Promise<Answer> {
  refuseLongRange(request);
  const { id: accountId, type } = signedIn(caller);
  const { from, to, gameType, vendor, state, language } = request;
  const fun = isTrial(type);
  const binding = { accountId, from, to, gameType, vendor, state };
  const cursor = readCursor(request.cursor, binding, place);
  const catalogue = await catalogueOf(context);
  const names = catalogue.edition(language);
  return atOneMoment(context, async (database) => {
    const { begins, ends, timeZone } = await momentsOf(database, { from, to });
    const chosen: Selection = {
      accountId,
      fun,
      begins,
      ends,
      state,
      gameIds: gamesOf(catalogue.games, request),
    };
    const rows = await betsOf(database, chosen, cursor);
    const shown = rows.slice(0, pageSize);
    const moment = cursor?.moment ?? Math.max(context.clock.now(), shown[0]?.placedAt ?? 0);
    const last = shown.at(-1);
    const after = last && { at: last.placedAt, source: last.source, id: last.id };
    return {
      moment,
      timeZone,
      fun,
      list: shown.map((bet) => ({
        ...inPesos(bet),
        gameName: names.get(bet.gameId)?.name ?? '',
        gameType: catalogue.byId.get(bet.gameId)?.gameType ?? '',
      })),
      next: after && rows.length > pageSize ? writeCursor({ moment, after }, binding) : null,
      ...(cursor ? { totals: null, days: [] } : await sumsOf(database, chosen, { from, to })),
      newer: cursor ? await countNewer(database, chosen, moment) : 0,
    };
  });
}

/** By category and vendor; null where neither is asked for. */
function gamesOf(games: readonly CatalogueGame[], { gameType, vendor }: Request): string[] | null {
  if (gameType === '' && vendor === '') return null;
  const types = gameType === '' ? null : covers(gameType);
  return games
    .filter((game) => (types?.includes(game.gameType) ?? true) && (vendor === '' || game.vendor === vendor))
    .map(({ gameId }) => gameId);
}

export interface BetRow {
  source: BetSource;
  id: string;
  gameId: string;
  placedAt: number;
  settledAt: number | null;
  state: BetState;
  /** Centavos, as are the others. */
  stake: number;
  valid: number;
  payout: number;
  numero: string | null;
  choice: string | null;
}

interface Source {
  source: BetSource;
  /** When it was placed, and its id: what its table is read by. */
  placedAt: SQL;
  rows(chosen: Pick<Selection, 'fun'>): SQL;
  /** Which states its bets can have. */
  states: readonly BetState[];
  stateIs(state: BetState): SQL;
}

const latest = (source: string, betId: SQL) => sql`left join lateral (
  select version, valid, settled_at from settlements
  where settlements.source = ${sql.raw(`'${source}'`)} and settlements.bet_id = ${betId}
  order by version desc limit 1
) as settled on true`;

const sources: readonly Source[] = [
  {
    source: 'round',
    placedAt: sql.raw('bet.created_at'),
    states: ['settled'],
    stateIs: () => sql`true`,
    rows: ({ fun }) => sql`
      select 'round' as source, bet.id, bet.game_id, bet.created_at as placed_at, bet.created_at as settled_at,
        'settled' as state, bet.stake, coalesce(settled.valid, 0) as valid, bet.payout + bet.jackpot_won as payout,
        null as numero, bet.choice
      from play_rounds bet ${latest('round', sql.raw('bet.id'))}
      where bet.fun = ${fun}`,
  },
  {
    source: 'lottery',
    placedAt: sql.raw('bet.placed_at'),
    states: ['open', 'settled', 'cancelled'],
    stateIs: (state) =>
      state === 'settled' ? sql`bet.status in ('won', 'lost')` : sql`bet.status = ${state}`,
    rows: ({ fun }) => sql`
      select 'lottery', bet.id, bet.game_id, bet.placed_at, parts.settled_at,
        case when bet.status in ('won', 'lost') then 'settled' else bet.status end,
        bet.stake, parts.valid, bet.won, bet.numero, parts.choice
      from lottery_orders bet join lateral (
        select string_agg(part.numbers, ', ' order by part.position) as choice,
          coalesce(sum(settled.valid), 0) as valid,
          case when bet.status <> 'open' then max(settled.settled_at) end as settled_at
        from lottery_suborders part ${latest('lottery', sql.raw('part.id'))}
        where part.order_id = bet.id
      ) as parts on true
      where not ${fun}`,
  },
  {
    source: 'sports',
    placedAt: sql.raw('bet.placed_at'),
    states: ['open', 'settled', 'refunded', 'corrected'],
    stateIs: (state) => {
      if (state === 'open') return sql`bet.status = 'open'`;
      if (state === 'refunded') return sql`bet.status in ('refunded', 'voided')`;
      return sql`bet.status in ('won', 'lost') and (settled.version > 1) = ${state === 'corrected'}`;
    },
    rows: ({ fun }) => sql`
      select 'sports', bet.id, bet.game_id, bet.placed_at, settled.settled_at,
        case when bet.status = 'open' then 'open' when bet.status in ('refunded', 'voided') then 'refunded'
          when settled.version > 1 then 'corrected' else 'settled' end,
        bet.stake, coalesce(settled.valid, 0), bet.won, null, bet.side
      from sports_tickets bet ${latest('sports', sql.raw('bet.id'))}
      where not ${fun}`,
  },
];

const selected = {
  source: sql<BetSource>`source`,
  id: sql<string>`id`,
  gameId: sql<string>`game_id`,
  placedAt: sql`placed_at`.mapWith(Number),
  settledAt: sql<number | null>`settled_at`.mapWith(Number),
  state: sql<BetState>`state`,
  stake: sql`stake`.mapWith(Number),
  valid: sql`valid`.mapWith(Number),
  payout: sql`payout`.mapWith(Number),
  numero: sql<string | null>`numero`,
  choice: sql<string | null>`choice`,
};

/** A bet of this player; null for another's, and for play money where the player has real money. */
export async function findBet(
  database: Database,
  { accountId, fun, source, id }: Pick<Selection, 'accountId' | 'fun'> & Pick<BetRow, 'source' | 'id'>,
): Promise<BetRow | null> {
  const from = sources.find((one) => one.source === source);
  if (!from || !v.is(place.entries.id, id)) return null;
  const own = sql`${from.rows({ fun })} and bet.account_id = ${accountId} and bet.id = ${id}`;
  const [bet] = await database.select(selected).from(sql`(${own}) as bets (${sql.raw(columns)})`);
  return bet ?? null;
}

/** One more than a page shows, newest first; of equal moments in the order of the sources, then of the ids. */
async function betsOf(
  database: Database,
  chosen: Selection,
  cursor: Cursor<Place> | null,
): Promise<BetRow[]> {
  const parts = sources
    .filter(({ states }) => chosen.state === '' || states.includes(chosen.state))
    .map((from) => sql`(${pageFrom(from, chosen, cursor)})`);
  if (parts.length === 0) return [];
  return database
    .select(selected)
    .from(sql`(${sql.join(parts, sql` union all `)}) as bets (${sql.raw(columns)})`)
    .orderBy(sql`placed_at desc`, sql`source desc`, sql`id desc`)
    .limit(pageSize + 1);
}

const columns = 'source, id, game_id, placed_at, settled_at, state, stake, valid, payout, numero, choice';

function pageFrom(from: Source, chosen: Selection, cursor: Cursor<Place> | null): SQL {
  const { accountId, begins, ends, state, gameIds } = chosen;
  const { placedAt } = from;
  return sql`${from.rows(chosen)}
    and bet.account_id = ${accountId} and ${placedAt} >= ${begins} and ${placedAt} < ${ends}
    ${gameIds ? sql`and bet.game_id in ${gameIds.length > 0 ? gameIds : ['']}` : sql``}
    ${state === '' ? sql`` : sql`and ${from.stateIs(state)}`}
    ${cursor ? sql`and ${isAfter(from, cursor.after)}` : sql``}
    order by ${placedAt} desc, bet.id desc limit ${pageSize + 1}`;
}

function isAfter({ source, placedAt }: Source, { at, source: last, id }: Place): SQL {
  if (source > last) return sql`${placedAt} < ${at}`;
  if (source < last) return sql`${placedAt} <= ${at}`;
  return sql`${placedAt} <= ${at} and (${placedAt} < ${at} or bet.id < ${id}::uuid)`;
}

async function countNewer(database: Database, chosen: Selection, moment: number): Promise<number> {
  const counts = sources.map(
    (from) => sql`select count(*) from (${from.rows(chosen)}
      and bet.account_id = ${chosen.accountId} and ${from.placedAt} > ${moment}) as newer`,
  );
  const added = sql.join(
    counts.map((count) => sql`(${count})`),
    sql` + `,
  );
  const [sum] = await database
    .select({ newer: sql`newer`.mapWith(Number) })
    .from(sql`(select ${added} as newer) as added`);
  return sum?.newer ?? 0;
}

interface Sums {
  bets: number;
  stake: number;
  valid: number;
  payout: number;
}

/** From the sums that each bet keeps up to date, never from the bets themselves (REC-08). */
async function sumsOf(
  database: Database,
  { accountId, fun, state, gameIds }: Selection,
  { from, to }: { from: string; to: string },
): Promise<Pick<Answer, 'totals' | 'days'>> {
  const sum = (column: SQL | (typeof betDaySums)['stake']) =>
    sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const rows = await database
    .select({
      day: betDaySums.day,
      bets: sql`coalesce(sum(${betDaySums.bets}), 0)`.mapWith(Number),
      stake: sum(betDaySums.stake),
      valid: sum(betDaySums.valid),
      payout: sum(betDaySums.payout),
      open: sum(sql`case when ${betDaySums.state} = 'open' then ${betDaySums.stake} else 0 end`),
    })
    .from(betDaySums)
    .where(
      and(
        eq(betDaySums.accountId, accountId),
        eq(betDaySums.fun, fun),
        between(betDaySums.day, from, to),
        state === '' ? undefined : eq(betDaySums.state, state),
        gameIds ? inArray(betDaySums.gameId, gameIds) : undefined,
      ),
    )
    .groupBy(betDaySums.day)
    .orderBy(sql`${betDaySums.day} desc`);
  const all = rows.reduce(
    (total, row) => ({
      bets: total.bets + row.bets,
      stake: total.stake + row.stake,
      valid: total.valid + row.valid,
      payout: total.payout + row.payout,
      open: total.open + row.open,
    }),
    { bets: 0, stake: 0, valid: 0, payout: 0, open: 0 },
  );
  return {
    // Open bets stand apart from the net.
    totals: { ...inPesos(all), net: (all.payout - all.stake + all.open) / 100, open: all.open / 100 },
    days: rows.filter(({ bets }) => bets > 0).map(({ open: _open, ...sums }) => inPesos(sums)),
  };
}

export const inPesos = <Amounts extends Omit<Sums, 'bets'>>(amounts: Amounts) => ({
  ...amounts,
  stake: amounts.stake / 100,
  valid: amounts.valid / 100,
  payout: amounts.payout / 100,
});
