import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { bonusTurnover } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { languageKey, textIn } from '#operator/core/languages.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { goods, goodsOrders } from '#operator/database/tables/mall.tables.ts';
import { periodAt } from '#operator/jobs/jobs.ts';
import { exclusionOf } from '#operator/payments/demands/demands.ts';
import { en } from '#operator/words/en.ts';
import { say } from '#operator/words/say.ts';
import { merchantTimeZone } from '#operator/records/range.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import type { HandlerValue } from '@araw/contract/calls/calls';
import type { Goods } from '@araw/contract/rewards/mall';
import { pointsJob } from './earning.ts';
import { pointsOf } from './pointsBook.ts';

export type GoodsRow = typeof goods.$inferSelect;

/** The member's view of the mall (BEN-04). */
export async function mallPage(
  context: OperatorContext,
  accountId: number,
  language: string,
): Promise<HandlerValue<'mall'>> {
  const { database, clock } = context;
  const key = languageKey(language);
  const now = clock.now();
  const { code, mall } = await merchantOf(context);
  const offered = await database
    .select()
    .from(goods)
    .where(eq(goods.open, true))
    .orderBy(asc(goods.position), asc(goods.id));
  const taken = await takenBy(database, accountId);
  const categories = [...new Set(offered.map(({ category }) => category))];
  const [excluded] = await exclusionOf(context, accountId, language);
  return {
    points: await pointsOf(database, accountId),
    rates: await ratesOf(database, now),
    nextAt: (await periodAt(database, pointsJob, { merchantCode: code }, now)).ends,
    categories: categories.map((id) => {
      return { id, title: isNamed(id) ? say(`goodsCategories.${id}`, key) : id };
    }),
    goods: await Promise.all(
      offered.map((one) => describeGoods(database, one, { taken: taken.get(one.id) ?? 0, key })),
    ),
    refusal: excluded?.text ?? '',
    addressDays: mall.addressDays,
    now,
    timeZone: await merchantTimeZone(database),
  };
}

const isNamed = (id: string): id is keyof typeof en.goodsCategories => Object.hasOwn(en.goodsCategories, id);

/** In a language given by `languageKey`. */
export async function describeGoods(
  database: Database,
  row: GoodsRow,
  { taken, key }: { taken: number; key: string },
): Promise<Goods> {
  const { id, version, kind, category, picture, price, stock, mostEach, arrivesFrom, arrivesTo } = row;
  const { amount, factor, turnoverDays } = row;
  return {
    id,
    version,
    kind,
    category,
    title: textIn(key, row.title.EN, row.title),
    about: textIn(key, row.about.EN, row.about),
    picture,
    price,
    stock,
    limit: mostEach,
    taken,
    arrives: arrivesFrom === null || arrivesTo === null ? null : { from: arrivesFrom, to: arrivesTo },
    bonus:
      amount === null || factor === null
        ? null
        : {
            amount: amount / 100,
            turnover: (await bonusTurnover(database, amount, factor)) / 100,
            turnoverDays,
          },
  };
}

/** Number of each that the member has, without cancelled ones. */
export async function takenBy(database: Database, accountId: number): Promise<Map<string, number>> {
  const rows = await database
    .select({ id: goodsOrders.goodsId, count: sql`count(*)`.mapWith(Number) })
    .from(goodsOrders)
    .where(and(eq(goodsOrders.accountId, accountId), ne(goodsOrders.state, 'cancelled')))
    .groupBy(goodsOrders.goodsId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const ratesOf = async (database: Database, at: number): Promise<HandlerValue<'mall'>['rates']> =>
  rowsOf(
    database,
    sql`
      select game_type as "gameType", rate as points from (
        select distinct on (game_type) game_type, rate from point_rates
        where from_day <= merchant_day(${at}) order by game_type, from_day desc
      ) as rated
      where rate > 0 order by rate desc, game_type`,
  );
