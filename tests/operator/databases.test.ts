import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Connection, openEmbedded, openPostgres } from '#operator/database/connect.ts';
import { operatorPath } from '#operator/core/files.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { createDatabase } from '#operator/testing/createDatabase.ts';

const dumps = 'tests/databases';
const ownMigrations = operatorPath('database/migrations');

type Rows = (statement: string) => Promise<Record<string, unknown>[]>;

/** A database as a release left it, and how to open it. */
interface Stored {
  look<Found>(at: (rows: Rows) => Promise<Found>): Promise<Found>;
  /** With the migrations in this folder. */
  open(migrations?: string): Promise<Connection>;
}

const statementsOf = (dump: string) => gunzipSync(readFileSync(join(dumps, dump))).toString('utf8');

async function onServer(dump: string, server: string): Promise<Stored> {
  const address = await createDatabase(server);
  const look: Stored['look'] = async (at) => {
    const client = new pg.Client(address);
    await client.connect();
    try {
      return await at(async (text) => (await client.query(text)).rows);
    } finally {
      await client.end();
    }
  };
  await look((rows) => rows(statementsOf(dump)));
  return { look, open: (migrations) => openPostgres(address, {}, migrations) };
}

const folders = mkdtempSync(join(tmpdir(), 'databases-'));
afterAll(() => rmSync(folders, { recursive: true }));

/** Restoring takes longer than copying an already restored one. */
async function inFolder(dump: string): Promise<Stored> {
  const first = join(folders, dump);
  if (!existsSync(first)) {
    mkdirSync(first);
    const client = await PGlite.create({ dataDir: join(first, 'database') });
    await client.exec(statementsOf(dump));
    await client.close();
  }
  const dataDir = join(folders, randomUUID());
  cpSync(first, dataDir, { recursive: true });
  const look: Stored['look'] = async (at) => {
    const client = await PGlite.create({ dataDir: join(dataDir, 'database') });
    try {
      return await at(async (text) => (await client.query<Record<string, unknown>>(text)).rows);
    } finally {
      await client.close();
    }
  };
  return { look, open: (migrations) => openEmbedded(dataDir, undefined, { thread: false, migrations }) };
}

const server = inject('postgresUrl');
/** On the server if the test run has one, otherwise in a folder. */
const restored = (dump: string) => (server ? onServer(dump, server) : inFolder(dump));

const inOrder = (rows: Record<string, unknown>[]) => rows.map((row) => JSON.stringify(row)).toSorted();

/** A merchant's row without settings that later releases added. */
function withoutProtection(row: Record<string, unknown>): Record<string, unknown> {
  const { protection: _, ...settings } = row['settings'] as Record<string, unknown>;
  return { ...row, settings };
}

/** Every row of every table: columns in order, rows sorted. */
async function everything(rows: Rows): Promise<Record<string, { columns: string; rows: string[] }>> {
  const tables = await rows(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
       from information_schema.columns where table_schema = 'public' group by table_name`,
  );
  const found: Record<string, { columns: string; rows: string[] }> = {};
  for (const { name, columns } of tables) {
    found[String(name)] = {
      columns: String(columns),
      rows: inOrder(await rows(`select * from "${String(name)}"`)),
    };
  }
  return found;
}

/** Oldest first. */
const all = readdirSync(dumps).filter((name) => name.endsWith('.sql.gz'));

test('every tagged release has a database, including this one', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(all).toContain(`${version}.sql.gz`);
});

describe.each(all)('the database of release %s', (dump) => {
  test('opens with all its data, however often', async () => {
    const stored = await restored(dump);
    const before = await stored.look(everything);
    for (const table of [
      'accounts',
      'sessions',
      'ledger_postings',
      'play_rounds',
      'lottery_orders',
      'sports_tickets',
    ]) {
      expect([table, before[table]?.rows.length]).toEqual([table, expect.toSatisfy((count) => count > 0)]);
    }
    for (let time = 0; time < 2; time++) {
      const { database, close } = await stored.open();
      expect(isSound(await auditLedger(database))).toBe(true);
      await close();
      await stored.look(async (rows) => {
        for (const [table, { columns, rows: kept }] of Object.entries(before)) {
          // What registrations agreed to has a table of its own since.
          const now = columns.replace(
            /\bterms_version\b/,
            '(select version from terms_acceptances taken where taken.account_id = consents.account_id and taken.at = consents.at) as terms_version',
          );
          const found = await rows(`select ${now} from "${table}"`);
          const taken = table === 'merchants' ? found.map(withoutProtection) : found;
          expect([table, inOrder(taken)]).toEqual([table, kept]);
        }
        // Settings that forbade nothing keep doing so under the profile that forbids nothing.
        expect(await rows(`select settings -> 'protection' as protection from merchants`)).toEqual([
          { protection: { profile: 'spec', tightened: { mostTurnoverFactor: 9999 } } },
        ]);
      });
    }
  });
});

test(
  '[NET-13] [REC-02] the first release’s bets are settled, summed and recognised by key',
  { tags: ['full'] },
  async () => {
    const stored = await restored('0.1.0.sql.gz');
    await (await stored.open()).close();
    const bets = `
    select account_id, fun, game_id, created_at as placed_at, 'settled' as state, stake, payout + jackpot_won as payout
    from play_rounds
    union all
    select account_id, false, game_id, placed_at, case status when 'won' then 'settled' when 'lost' then 'settled' else status end,
      stake, won from lottery_orders
    union all
    select account_id, false, game_id, placed_at, case status when 'open' then status else 'settled' end, stake, won
    from sports_tickets`;
    const ofDay = `account_id, fun, game_id, merchant_day(placed_at) as day, state, count(*)::int as bets,
    sum(stake)::int as stake, sum(payout)::int as payout`;
    await stored.look(async (rows) => {
      const counted = await rows(
        `select ${ofDay} from (${bets}) as bets group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
      );
      expect(counted.length).toBeGreaterThan(3);
      expect(
        await rows(`select account_id, fun, game_id, day, state, bets, stake::int, payout::int from bet_day_sums
        order by 1, 2, 3, 4, 5`),
      ).toEqual(counted);
      // One version per ended real-money bet, all from cash and paid as it was.
      expect(
        await rows(`select source, count(*)::int as bets, sum(stake_cash)::int as stake, sum(payout)::int as payout,
        sum(stake_bonus)::int as bonus from settlements where version = 1 group by source order by source`),
      ).toEqual(
        await rows(`select 'lottery' as source, count(*)::int as bets, sum(stake)::int as stake,
          (select sum(won)::int from lottery_orders) + coalesce(sum(stake) filter (where status = 'cancelled'), 0)::int as payout,
          0 as bonus
        from lottery_suborders where status <> 'open' having count(*) > 0
        union all
        select 'round', count(*)::int, sum(stake)::int, sum(payout + jackpot_won)::int, 0 from play_rounds where not fun
        union all
        select 'sports', count(*)::int, sum(stake)::int, sum(won)::int, 0 from sports_tickets where status <> 'open'
        having count(*) > 0
        order by 1`),
      );
      expect(await rows(`select call, key, account_id from idempotency_keys order by 1, 2, 3`)).toEqual(
        await rows(`select 'bet' as call, idempotency_key as key, account_id from play_rounds
        union all select 'lotteryOrder', idempotency_key, account_id from lottery_orders
        union all select 'ticket', idempotency_key, account_id from sports_tickets order by 1, 2, 3`),
      );
      expect(await rows(`select distinct pocket from ledger_accounts where account_id is not null`)).toEqual([
        { pocket: 'cash' },
      ]);
    });
  },
);

test(
  '[TEAM-11] the first release’s accounts have been in their lines since registration',
  { tags: ['full'] },
  async () => {
    const stored = await restored('0.1.0.sql.gz');
    await (await stored.open()).close();
    await stored.look(async (rows) => {
      const lines = await rows(`
      with recursive line as (
        select upline_id as above, id as below, 1 as depth from accounts where upline_id is not null
        union all
        select upline_id, below, depth + 1 from line join accounts on accounts.id = above where upline_id is not null
      )
      select above, below, depth, merchant_day(registered_at) as from_day
      from line join accounts on accounts.id = below order by 1, 2`);
      expect(lines.filter(({ depth }) => depth === 3).length).toBeGreaterThan(0);
      expect(
        await rows(`select ancestor_id as above, descendant_id as below, depth, from_day from paths
        where to_day is null order by 1, 2`),
      ).toEqual(lines);
    });
  },
);

test('[BEN-05] the first release’s members have the level of their label', { tags: ['full'] }, async () => {
  const stored = await restored('0.1.0.sql.gz');
  await (await stored.open()).close();
  await stored.look(async (rows) => {
    expect(
      await rows(`select name, level, origin, from_day <= merchant_day((extract(epoch from now()) * 1000)::bigint) as begun
        from level_changes join accounts on accounts.id = account_id order by level`),
    ).toEqual([
      { name: 'maria', level: 3, origin: 'given', begun: true },
      { name: 'ramon', level: 5, origin: 'given', begun: true },
    ]);
  });
});

describe('an additional migration', () => {
  /** This release's migrations followed by these, in a separate folder. */
  function withSteps(...statements: string[]): string {
    const folder = mkdtempSync(join(folders, 'steps-'));
    cpSync(ownMigrations, folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(path, 'utf8'));
    for (const statement of statements) {
      const idx = journal.entries.length;
      const { when, ...last } = journal.entries.at(-1);
      const tag = `${String(idx).padStart(4, '0')}_marks`;
      journal.entries.push({ ...last, idx, when: when + 1, tag });
      writeFileSync(join(folder, `${tag}.sql`), statement);
    }
    writeFileSync(path, JSON.stringify(journal));
    return folder;
  }

  const marks = `create table marks (id integer generated always as identity, at bigint);--> statement-breakpoint
    insert into marks (at) select count(*) from accounts;`;
  let stored: Stored;
  beforeEach(async () => {
    stored = await restored(all.at(-1) ?? '');
  });

  test('is applied once, however many processes open the database', { tags: ['full'] }, async () => {
    const steps = withSteps(marks);
    // Only one process can open a folder, but several a server's database.
    const openings = inject('postgresUrl') ? 4 : 1;
    const [accounts] = await stored.look((rows) => rows('select count(*)::int as at from accounts'));
    const opened = await Promise.all(Array.from({ length: openings }, () => stored.open(steps)));
    await Promise.all(opened.map(({ close }) => close()));
    await (await stored.open(steps)).close();
    expect(await stored.look((rows) => rows('select id, at::int from marks'))).toEqual([
      { id: 1, ...accounts },
    ]);
    const taken = await stored.look((rows) => rows('select hash from drizzle.__drizzle_migrations'));
    expect(taken).toHaveLength(readdirSync(steps).length - 1);
  });

  test(
    'that fails leaves the database unchanged, and the previous release opens it',
    { tags: ['full'] },
    async () => {
      const before = await stored.look(everything);
      await expect(stored.open(withSteps(marks, 'insert into nowhere values (1);'))).rejects.toThrow(
        'nowhere',
      );
      expect(await stored.look(everything)).toEqual(before);
      await (await stored.open()).close();
    },
  );

  test(
    'prevents the previous release from opening it, which names the migration',
    { tags: ['full'] },
    async () => {
      const steps = withSteps(marks);
      await (await stored.open(steps)).close();
      const upgraded = await stored.look(everything);
      const newest = readdirSync(steps).findLast((name) => name.endsWith('_marks.sql'));
      await expect(stored.open()).rejects.toThrow(
        `This database was upgraded by a newer release, to schema ${newest?.slice(0, -4)}; this release ends with ` +
          `${readdirSync(ownMigrations)
            .findLast((name) => name.endsWith('.sql'))
            ?.slice(0, -4)}. ` +
          'Start the newer release, or restore the backup from before the upgrade.',
      );
      expect(await stored.look(everything)).toEqual(upgraded);
      await (await stored.open(steps)).close();
    },
  );

  test('that was rewritten after it was applied is refused', { tags: ['full'] }, async () => {
    const steps = withSteps(marks);
    await (await stored.open(steps)).close();
    appendFileSync(join(steps, readdirSync(steps).find((name) => name.endsWith('_marks.sql')) ?? ''), '\n');
    await expect(stored.open(steps)).rejects.toThrow('a schema that this release does not continue');
  });

  test('resetting a database runs every migration again', { tags: ['full'] }, async () => {
    const { reset, close } = await stored.open(withSteps(marks));
    await reset();
    await close();
    expect(await stored.look((rows) => rows('select at::int from marks'))).toEqual([{ at: 0 }]);
  });
});
