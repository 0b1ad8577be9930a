import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** Start of a list's next page (REC-08): the last row, and the moment of the first page. */
export interface Cursor<Row> {
  moment: number;
  after: Row;
}

/** What a cursor is bound to: the member and every filter, always in the same order. */
export type Binding = Readonly<Record<string, string | number>>;

const digestOf = (binding: Binding) =>
  createHash('sha256').update(JSON.stringify(binding)).digest('base64url').slice(0, 16);

/** Serialises a cursor. */
export const writeCursor = <Row>(cursor: Cursor<Row>, binding: Binding): string =>
  Buffer.from(JSON.stringify({ ...cursor, of: digestOf(binding) })).toString('base64url');

/** Null without one, and for one that is damaged, from another member or with other filters. */
export function readCursor<Row>(
  text: string,
  binding: Binding,
  row: v.GenericSchema<unknown, Row>,
): Cursor<Row> | null {
  const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
  const schema = v.object({ moment, after: row, of: v.literal(digestOf(binding)) });
  try {
    const { output, success } = v.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString()));
    return success ? { moment: output.moment, after: output.after } : null;
  } catch {
    return null;
  }
}

/** REC-08. */
export const pageSize = 25;

/** A page from rows (one more than it shows), with its moment and the next cursor. */
export function pageOf<Row, Place>(
  rows: readonly Row[],
  { cursor, binding, now }: { cursor: Cursor<Place> | null; binding: Binding; now: number },
  placeOf: (row: Row) => Place & { at: number },
): { shown: Row[]; moment: number; next: string | null } {
  const shown = rows.slice(0, pageSize);
  const [first, last] = [shown[0], shown.at(-1)];
  // Include rows ahead of a clock that was set back.
  const moment = cursor?.moment ?? Math.max(now, first ? placeOf(first).at : 0);
  const goesOn = last !== undefined && rows.length > pageSize;
  return { shown, moment, next: goesOn ? writeCursor({ moment, after: placeOf(last) }, binding) : null };
}
