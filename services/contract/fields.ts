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

type RowReporter = (list: string, issues: string) => void;
let reportSkippedRow: RowReporter = () => {};

/** Where rows that had to be skipped are reported; the app sends them to its log. */
export function onSkippedRow(reporter: RowReporter) {
  reportSkippedRow = reporter;
}

/**
 * A list whose damaged rows are skipped and reported while the good ones are kept,
 * so that one null row does not take a whole page away.
 */
export function rows<S extends v.GenericSchema>(name: string, row: S) {
  return v.pipe(
    v.array(v.unknown()),
    // What a row is, for docs/openapi.json.
    v.metadata({ row }),
    v.transform((given) =>
      given.flatMap((candidate) => {
        const parsed = v.safeParse(row, candidate);
        if (parsed.success) return [parsed.output];
        reportSkippedRow(name, parsed.issues.map((issue) => issue.message).join('; '));
        return [];
      }),
    ),
  ) as unknown as v.GenericSchema<v.InferInput<S>[], v.InferOutput<S>[]>;
}
