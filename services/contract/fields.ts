import * as v from 'valibot';

/** Text from outside, never longer than `max` characters and free of NUL. */
export const text = (max = 255) => v.pipe(v.string(), v.maxLength(max), v.excludes('\u0000'));

/** A whole number, also accepted as digits because query strings carry text. */
export const whole = (min = 0, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,16}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** The number of a row, as far as the operator's columns reach. */
export const id = whole(0, 2 ** 31 - 1);

/** Pages of a list, and rows on each. */
export const pageNumber = whole(1, 100_000);
export const pageSize = whole(1, 100);

/** An amount of pesos with at most two decimals, as the operator writes it in JSON. */
export const pesos = v.pipe(v.number(), v.finite());

/** Milliseconds since 1970-01-01 UTC. */
export const timestamp = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A calendar day, YYYY-MM-DD. */
export const day = v.pipe(v.string(), v.isoDate());

/** `true`, `1`, `'1'` and `'true'` all mean on: operators differ. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])]),
  v.transform((given) => given === true || given === 1 || given === '1' || given === 'true'),
);

/** An http(s) address or a path on the operator's own host; anything else becomes the empty string. */
export const address = v.fallback(
  v.pipe(v.string(), v.maxLength(2048), v.regex(/^(https?:\/\/[^/\\\s]|\/(?![/\\]))\S*$|^$/i)),
  '',
);

/** The body of a call that carries nothing. */
export const nothing = v.object({});

/** The value of an answer that says no more than that it worked. */
export const done = v.fallback(v.record(v.string(), v.unknown()), {});

/** Why something could not be read: where, what was to be there, and what kind of value was; never the value. */
export interface Unreadable {
  path: string;
  expected: string;
  received: string;
}

export function unreadable(issue: v.BaseIssue<unknown>): Unreadable {
  const { input, expected, type } = issue;
  const received = input === null ? 'null' : Array.isArray(input) ? 'array' : typeof input;
  return { path: v.getDotPath(issue) ?? '', expected: expected ?? type, received };
}

/** A row that has been skipped. */
export interface SkippedRow extends Unreadable {
  list: string;
}

let skippedRows: SkippedRow[] = [];

/** What `read` answers, and the rows that it has skipped. */
export function notingSkipped<Value>(read: () => Value): { value: Value; skipped: SkippedRow[] } {
  skippedRows = [];
  const value = read();
  return { value, skipped: skippedRows };
}

/**
 * A part of an answer that is a list: damaged rows are skipped and noted while the good ones are kept, so that one
 * null row does not take a whole page away.
 */
export const rows = <S extends v.GenericSchema>(name: string, row: S) => readRows(name, row, true);

/** A list that is what was asked for: as `rows`, but one without any row that can be read is no empty list. */
export const list = <S extends v.GenericSchema>(name: string, row: S) => readRows(name, row, false);

function readRows<S extends v.GenericSchema>(name: string, row: S, mayLoseAll: boolean) {
  return v.pipe(
    v.array(v.unknown()),
    // What a row is, for docs/openapi.json.
    v.metadata({ row }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const good = dataset.value.flatMap((candidate) => {
        const parsed = v.safeParse(row, candidate);
        if (parsed.success) return [parsed.output];
        skippedRows.push({ list: name, ...unreadable(parsed.issues[0]) });
        return [];
      });
      if (mayLoseAll || good.length > 0 || dataset.value.length === 0) return good;
      addIssue({ message: `no row of ${name} can be read`, expected: name });
      return NEVER;
    }),
  ) as unknown as v.GenericSchema<v.InferInput<S>[], v.InferOutput<S>[]>;
}
