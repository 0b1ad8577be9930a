import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#operator/core/context.ts';

type Row<Table extends PgTable> = Partial<Table['$inferInsert']>;

/**
 * An insert that can be part of a larger statement. All rows have the same columns and are sent as one parameter, so
 * that the statement's text stays the same and is cheap to build; `computed` columns apply to all rows.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly Row<Table>[],
  computed: { [Column in keyof Row<Table>]?: SQL } = {},
): SQL {
  const columns = getTableColumns(table);
  const nameOf = (key: string) => columns[key]?.name ?? '';
  const given = Object.keys(rows[0] ?? {}).map(nameOf);
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [nameOf(key), value])),
  );
  const into = [...given, ...Object.keys(computed).map(nameOf)].map((name) => sql.identifier(name));
  const values = [
    ...given.map((name) => sql`value.${sql.identifier(name)}`),
    ...Object.values(computed as Record<string, SQL>),
  ];
  const name = sql.identifier(getTableName(table));
  return sql`insert into ${name} (${sql.join(into, sql`, `)}) select ${sql.join(values, sql`, `)}
    from jsonb_populate_recordset(null::${name}, ${JSON.stringify(named)}::jsonb) as value`;
}

/** A statement's rows as returned by the driver: a bigint may be text. */
export async function rowsOf<Answer>(database: Database, statement: SQL): Promise<Answer[]> {
  const { rows } = (await database.execute(statement)) as { rows: Answer[] };
  return rows;
}
