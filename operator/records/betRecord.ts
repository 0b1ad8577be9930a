import { and, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { betDaySums } from '#operator/database/tables/bets.tables.ts';
import { type CatalogueGame, catalogueOf, type WireGame } from '#operator/games/catalogue.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { type BetSource, betSources, type BetState } from '@araw/contract/cashier/records';
import { isTrial } from '@araw/contract/calls/roles';
import { type Cursor, pageOf, pageSize, readCursor } from './cursor.ts';
import { atOneMoment, calendarOf, type Days, momentsOf } from './range.ts';

type Request = ParsedRequest<'betRecord'>;
type Answer = HandlerValue<'betRecord'>;

export const place = v.object({
  at: v.pipe(v.number(), v.safeInteger()),
  source: v.picklist(betSources),
  id: v.pipe(v.string(), v.uuid()),
});
export type Place = v.InferOutput<typeof place>;

/** A list's filters. */
interface Selection {
  accountId: number;
  /** Play money, for members without real money (REC-06). */
  fun: boolean;
  begins: number;
  ends: number;
  state: BetState | '';
  /** Null for all. */
  gameIds: string[] | null;
}

/** A page of the player's rounds, orders and tickets, newest first; the first page includes the sums (REC-02). */
export async function betRecord(context: OperatorContext, caller: Caller, request: Request): Promise<Answer> {
  const { id: accountId, type } = signedIn(caller);
  const { gameType, vendor, state, language } = request;
  const calendar = await calendarOf(context, accountId, request);
  const { from, to } = calendar;
  const fun = isTrial(type);
  const binding = { accountId, from, to, gameType, vendor, state };
  const cursor = readCursor(request.cursor, binding, place);
  const catalogue = await catalogueOf(context);
  const names = catalogue.edition(language);
  const typeOf = (gameId: string) => catalogue.byId.get(gameId)?.gameType ?? '';
  return atOneMoment(context, async (database) => {
    const { begins, ends } = await momentsOf(database, { from, to });
    const played: Played = { accountId, fun, from, to };
    const gameIds = await playedOf(database, played, gamesOf(catalogue.games, request));
    const chosen: Selection = { accountId, fun, begins, ends, state, gameIds };
    const rows = await betsOf(database, chosen, cursor);
    const { shown, moment, next } = pageOf(
      rows,
      { cursor, binding, now: context.clock.now() },
      ({ placedAt: at, source, id }) => ({ at, source, id }),
    );
    return {
      moment,
      ...calendar,
      fun,
      list: shown.map((bet) => ({
        game: openedBy(names.get(bet.gameId)),
        ...inPesos(bet),
        gameName: names.get(bet.gameId)?.name ?? '',
        gameType: typeOf(bet.gameId),
      })),
      next,
      ...(cursor ? { totals: null, days: [] } : await sumsOf(database, chosen, calendar, typeOf)),
      newer: cursor ? await countNewer(database, chosen, moment) : 0,
    };
  });
}

/** What the app needs to open a game again. */
export const openedBy = (game: WireGame | undefined): Answer['list'][number]['game'] =>
  game ? { vassalage: game.vassalage, nodeId: String(game.nodeId), iconUrl: game.iconUrl ?? '' } : null;

/** By category and vendor; null without either. */
function gamesOf(games: readonly CatalogueGame[], { gameType, vendor }: Request): string[] | null {
  if (gameType === '' && vendor === '') return null;
  return games
    .filter(
      (game) => (gameType === '' || game.gameType === gameType) && (vendor === '' || game.vendor === vendor),
    )
    .map(({ gameId }) => gameId);
}

const besides = (day: string, days: number) => sql`to_char(${day}::date + ${days}::integer, 'YYYY-MM-DD')`;

interface Played {
  accountId: number;
  fun: boolean;
  from: string;
  to: string;
}

/** Of these games those that the player has bet on in this period: each is read separately. */
async function playedOf(
  database: Database,
  { accountId, fun, from, to }: Played,
  gameIds: string[] | null,
): Promise<string[] | null> {
  if (gameIds === null) return null;
  const rows = await database
    .selectDistinct({ gameId: betDaySums.gameId })
    .from(betDaySums)
    .where(
      and(
        eq(betDaySums.accountId, accountId),
        eq(betDaySums.fun, fun),
        // If the merchant's zone changed, a bet may be counted on a day next to its listed one.
        between(betDaySums.day, besides(from, -1), besides(to, 1)),
      ),
    );
  const wanted = new Set(gameIds);
  return rows.map(({ gameId }) => gameId).filter((gameId) => wanted.has(gameId));
}

export interface BetRow {
  source: BetSource;
  id: string;
  gameId: string;
  placedAt: number;
  settledAt: number | null;
  state: BetState;
  /** Centavos, like the other amounts. */
  stake: number;
  valid: number;
  payout: number;
  numero: string | null;
  choice: string | null;
}

interface Source {
  source: BetSource;
  /** Its bets as listed, for real or play money; `bet` is the row. */
  rows(fun: boolean): SQL;
}

const latest = (source: string, betId: SQL) => sql`left join lateral (
  select version, valid, settled_at from settlements
  where settlements.source = ${sql.raw(`'${source}'`)} and settlements.bet_id = ${betId}
  order by version desc limit 1
) as settled on true`;

export const sources: readonly Source[] = [
  {
    source: 'round',
    rows: (fun) => sql`
      select 'round' as source, bet.id, bet.game_id, bet.created_at as placed_at, bet.created_at as settled_at,
        'settled' as state, bet.stake, coalesce(settled.valid, 0) as valid, bet.payout + bet.jackpot_won as payout,
        null as numero, bet.choice, bet.account_id
      from play_rounds bet ${latest('round', sql.raw('bet.id'))}
      where bet.fun = ${fun}`,
  },
  {
    source: 'lottery',
    rows: (fun) => sql`
      select 'lottery', bet.id, bet.game_id, bet.placed_at, parts.settled_at,
        case when bet.status in ('won', 'lost') then 'settled' else bet.status end,
        bet.stake, parts.valid, bet.won, bet.numero, parts.choice, bet.account_id
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
    rows: (fun) => sql`
      select 'sports', bet.id, bet.game_id, bet.placed_at, settled.settled_at,
        case when bet.status = 'open' then 'open' when bet.status in ('refunded', 'voided') then 'refunded'
          when settled.version > 1 then 'corrected' else 'settled' end,
        bet.stake, coalesce(settled.valid, 0), bet.won, null, bet.side, bet.account_id
      from sports_tickets bet ${latest('sports', sql.raw('bet.id'))}
      where not ${fun}`,
  },
];

export const selected = {
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

/** A bet of this player; null for someone else's, and for play money if the player has real money. */
export async function findBet(
  database: Database,
  { accountId, fun, source, id }: Pick<Selection, 'accountId' | 'fun'> & Pick<BetRow, 'source' | 'id'>,
): Promise<BetRow | null> {
  const from = sources.find((one) => one.source === source);
  if (!from || !v.is(place.entries.id, id)) return null;
  const [bet] = await database
    .select(selected)
    .from(ownBets(from, { accountId, fun }))
    .where(sql`id = ${id}`);
  return bet ?? null;
}

/** One more than a page shows, newest first; ties in the order of sources, then ids. */
async function betsOf(
  database: Database,
  chosen: Selection,
  cursor: Cursor<Place> | null,
): Promise<BetRow[]> {
  const parts = sources.map((from) => sql`(${pageFrom(from, chosen, cursor)})`);
  return database
    .select(selected)
    .from(sql`(${sql.join(parts, sql` union all `)}) as bets (${sql.raw(columns)})`)
    .orderBy(sql`placed_at desc`, sql`source desc`, sql`id desc`)
    .limit(pageSize + 1);
}

export const columns =
  'source, id, game_id, placed_at, settled_at, state, stake, valid, payout, numero, choice, account_id';

/** Reads a page per game by an index, so that bets on other games don't matter. */
function pageFrom(from: Source, chosen: Selection, cursor: Cursor<Place> | null): SQL {
  const { gameIds } = chosen;
  if (gameIds === null) return newestOf(from, chosen, cursor, sql``);
  return sql`select newest.* from jsonb_array_elements_text(${JSON.stringify(gameIds)}::jsonb) as wanted (id)
    cross join lateral (${newestOf(from, chosen, cursor, sql`and game_id = wanted.id`)}) as newest
    order by placed_at desc, id desc limit ${pageSize + 1}`;
}

function newestOf(from: Source, chosen: Selection, cursor: Cursor<Place> | null, ofGame: SQL): SQL {
  const { begins, ends, state } = chosen;
  return sql`select * from ${ownBets(from, chosen)}
    where placed_at >= ${begins} and placed_at < ${ends} ${ofGame}
    ${state === '' ? sql`` : sql`and state = ${state}`}
    ${cursor ? sql`and ${isAfter(from.source, cursor.after)}` : sql``}
    order by placed_at desc, id desc limit ${pageSize + 1}`;
}

const ownBets = (from: Source, { accountId, fun }: Pick<Selection, 'accountId' | 'fun'>): SQL =>
  sql`(${from.rows(fun)} and bet.account_id = ${accountId}) as bets (${sql.raw(columns)})`;

export function isAfter(source: BetSource, { at, source: last, id }: Place): SQL {
  if (source > last) return sql`placed_at < ${at}`;
  if (source < last) return sql`placed_at <= ${at}`;
  return sql`placed_at <= ${at} and (placed_at < ${at} or id < ${id}::uuid)`;
}

async function countNewer(database: Database, chosen: Selection, moment: number): Promise<number> {
  const counts = sources.map(
    (from) => sql`select count(*) from ${ownBets(from, chosen)} where placed_at > ${moment}`,
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

const nothing: Sums = { bets: 0, stake: 0, valid: 0, payout: 0 };

const addTo = (sums: Sums, more: Sums): Sums => ({
  bets: sums.bets + more.bets,
  stake: sums.stake + more.stake,
  valid: sums.valid + more.valid,
  payout: sums.payout + more.payout,
});

/** From sums that each bet maintains, never from the bets themselves (REC-08). */
async function sumsOf(
  database: Database,
  { accountId, fun, state, gameIds }: Selection,
  { from, to }: Days,
  typeOf: (gameId: string) => string,
): Promise<Pick<Answer, 'totals' | 'days'>> {
  const sum = (column: SQL | (typeof betDaySums)['stake' | 'bets']) =>
    sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const rows = await database
    .select({
      day: betDaySums.day,
      gameId: betDaySums.gameId,
      bets: sum(betDaySums.bets),
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
    .groupBy(betDaySums.day, betDaySums.gameId)
    .orderBy(sql`${betDaySums.day} desc`, betDaySums.gameId);
  const days = new Map<string, Map<string, Sums>>();
  for (const { day, gameId, ...sums } of rows) {
    if (sums.bets === 0) continue;
    const types = days.get(day) ?? new Map<string, Sums>();
    const gameType = typeOf(gameId);
    days.set(day, types.set(gameType, addTo(types.get(gameType) ?? nothing, sums)));
  }
  const all = rows.reduce(addTo, nothing);
  const open = rows.reduce((sums, row) => sums + row.open, 0);
  return {
    // Open bets are reported separately from the net.
    totals: { ...inPesos(all), net: (all.payout - all.stake + open) / 100, open: open / 100 },
    days: [...days].map(([day, types]) => ({
      day,
      ...inPesos([...types.values()].reduce(addTo, nothing)),
      types: [...types].map(([gameType, sums]) => ({ gameType, ...inPesos(sums) })),
    })),
  };
}

export const inPesos = <Amounts extends Omit<Sums, 'bets'>>(amounts: Amounts) => ({
  ...amounts,
  stake: amounts.stake / 100,
  valid: amounts.valid / 100,
  payout: amounts.payout / 100,
});
