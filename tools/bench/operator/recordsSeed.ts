import pg from 'pg';
import type { Database } from '#operator/core/context.ts';
import { openingBalance, pocketOf, post } from '#operator/ledger/ledger.ts';

/** Days that the movements cover: the longest range of a record. */
export const days = 90;
const day = 24 * 3_600_000;

export interface SeededMember {
  id: number;
  /** One in four is won, which makes five movements. */
  rounds: number;
}

export interface Games {
  /** Used for nearly all rounds, in turn. */
  usual: string[];
  /** Used for the first three. */
  rare: string;
}

/**
 * Writes the rows that this many rounds would have left, including sums by day, which the audit confirms. The rounds end at
 * `now`; before them come the opening and three commissions. Connect as a superuser: triggers are disabled.
 */
export async function seedRounds(
  { database, url, now, games }: { database: Database; url: string; now: number; games: Games },
  { id, rounds }: SeededMember,
): Promise<void> {
  const begins = now - (days - 1) * day;
  await openingBalance(database, id, 1_000_000_000, begins);
  for (const number of [1, 2, 3]) {
    await post(database, {
      idempotencyKey: `commission:${id}:${number}`,
      kind: 'commission',
      reference: 'bench',
      at: begins + number,
      postings: [
        { owner: pocketOf(id, 'cash'), amount: 100 },
        { owner: 'house:agents', amount: -100 },
      ],
    });
  }
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `create temp table seeded as
        select number, gen_random_uuid() as id, at, game_id, payout, merchant_day(at) as day,
          start.balance - 100 * (number + 1) + 200 * ((number + 3) / 4) as balance,
          start.transaction + 2 * number + 1 as transaction
        from generate_series(0, $2::bigint - 1) as number
        cross join lateral (select $3::bigint + 1000 + number * ($4::bigint - $3::bigint - 1000) / $2 as at,
          case when number < 3 then $6 else ($5::text[])[1 + number % cardinality($5::text[])] end as game_id,
          case when number % 4 = 0 then 200 else 0 end as payout) as round
        cross join (select (select balance from ledger_accounts where account_id = $1 and pocket = 'cash') as balance,
          (select max(id) from ledger_transactions) as transaction) as start`,
      [id, rounds, begins, now, games.usual, games.rare],
    );
    await client.query(fromSeeded.replaceAll('$member', String(id)));
  } finally {
    await client.end();
  }
}

const fromSeeded = `
  insert into ledger_accounts (purpose) values ('house:games') on conflict do nothing;

  insert into ledger_transactions (id, idempotency_key, kind, reference, created_at) overriding system value
    select transaction, 'bet:$member:' || number, 'bet', game_id, at from seeded
    union all select transaction + 1, 'win:$member:' || number, 'win', game_id, at from seeded where payout > 0;
  select setval(pg_get_serial_sequence('ledger_transactions', 'id'), max(id)) from ledger_transactions;

  create temp table moved as
    select transaction, -100 as amount, balance, at, 'bet' as kind from seeded
    union all select transaction + 1, payout, balance + payout, at, 'win' from seeded where payout > 0;
  insert into ledger_postings (transaction_id, ledger_account_id, amount, balance_after, created_at, kind)
    select transaction, pocket.id, amount, moved.balance, at, kind from moved, ledger_accounts pocket
    where pocket.account_id = $member and pocket.pocket = 'cash' order by transaction;
  insert into ledger_postings (transaction_id, ledger_account_id, amount, created_at, kind)
    select transaction, house.id, -amount, at, kind from moved, ledger_accounts house
    where house.purpose = 'house:games' order by transaction;
  update ledger_accounts set balance = (select balance from moved order by transaction desc limit 1)
    where account_id = $member and pocket = 'cash';

  insert into play_rounds (id, account_id, idempotency_key, game_id, fun, stake, payout, balance_after, outcome, created_at)
    select id, $member, number, game_id, false, 100, payout, balance + payout, '{}', at from seeded;
  insert into settlements
      (source, bet_id, version, account_id, game_id, day, placed_at, settled_at, stake_cash, stake_bonus, payout, valid, result)
    select 'round', id, 1, $member, game_id, day, at, at, 100, 0, payout, 100, case when payout > 0 then 'won' else 'lost' end
    from seeded;

  insert into ledger_day_sums (account_id, day, kind, game_id, pocket, amount, movements)
    select $member, day, 'bet', game_id, 'cash', -100 * count(*), count(*) from seeded group by day, game_id
    union all select $member, day, 'win', game_id, 'cash', sum(payout), count(*) from seeded where payout > 0
      group by day, game_id;
  insert into bet_day_sums (account_id, fun, day, game_id, state, bets, stake, valid, payout)
    select $member, false, day, game_id, 'settled', count(*), 100 * count(*), 100 * count(*), sum(payout) from seeded
    group by day, game_id;

  drop table seeded, moved;`;
