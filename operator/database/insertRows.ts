import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#operator/core/context.ts';

type Row<Table extends PgTable> = Partial<Table['$inferInsert']>;

/**
 * An insert that can be a part of a larger statement. The rows, which all name the same columns, travel as one parameter, so
 * that the text stays the same and takes no time to build; `computed` columns are of all rows alike.
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

/** What a statement answers, as the driver reads it: a bigint may be a text. */
export async function rowsOf<Answer>(database: Database, statement: SQL): Promise<Answer[]> {
  const { rows } = (await database.execute(statement)) as { rows: Answer[] };
  return rows;
}
