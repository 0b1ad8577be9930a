import * as v from 'valibot';
import { attempt, type Attempt, attemptOrElse, meansYes, momentOf, partOf, textBound } from './reading.ts';

const textUpTo = (max: number) =>
  v.pipe(
    v.string(),
    // For docs/openapi.json.
    v.metadata({ maxLength: max }),
    v.check((given) => given.length <= textBound(max), `<=${max}`),
    v.excludes('\u0000'),
  );

/** One schema per bound: the contract has some five hundred texts but only a dozen bounds. */
const texts = new Map<number, ReturnType<typeof textUpTo>>();

/** Text from outside, without NUL and at most `max` characters; liberal reading allows longer text. */
export function text(max = 255) {
  const known = texts.get(max) ?? textUpTo(max);
  texts.set(max, known);
  return known;
}

/** A whole number, also as digits because query strings carry text. */
export const whole = (min = 0, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,16}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** A row's number, within the range of the operator's columns. */
export const id = whole(0, 2 ** 31 - 1);

/** A row's id to send back to the operator: a number or text, unchanged. */
export const rowId = v.union([v.pipe(v.number(), v.safeInteger()), text(64)]);

/** Optional text, '' by default. */
export const words = (max = 255) => v.optional(text(max), '');

/** A country's dialling code; a leading plus is stripped. */
export const dialingCode = v.pipe(
  text(8),
  v.transform((code) => code.replace(/^\+/, '')),
);

/** Page numbers of a list. */
export const pageNumber = whole(1, 100_000);
export const pageSize = whole(1, 100);

/** The largest amount in pesos, positive or negative: its centavos are still safe integers. */
const mostPesos = 90_000_000_000_000;

/**
 * Pesos: a whole number of centavos, at most 9·10¹⁵ of them (NET-07). Liberal reading also accepts text without an
 * exponent whose decimals after the second are zeros.
 */
export const pesos = v.pipe(
  v.number(),
  v.check(
    (amount) => Math.abs(amount) <= mostPesos && Math.round(amount * 100) / 100 === amount,
    'an amount of whole centavos',
  ),
);

/** A number that isn't an amount, such as a rate or share: also as text, with any number of decimals. */
export const decimal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,15})?$/), v.transform(Number))]),
  v.finite(),
);

/** A calendar day, YYYY-MM-DD. */
export const day = v.pipe(v.string(), v.isoDate());

/** `true`, `1`, `'1'` and `'true'` all mean on, because operators differ. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])]),
  v.transform((given) => meansYes(given)),
);

/** An http(s) address, a path on the operator's own host, or empty. */
export const addressText = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.regex(/^(https?:\/\/[^/\\\s]|\/(?![/\\]))\S*$|^$/i),
);
/** Anything else becomes the empty string. */
export const address = v.fallback(addressText, '');

/** The body of a call that carries nothing. */
export const nothing = v.object({});

/** The value of an answer that only reports success. */
export const done = v.fallback(v.record(v.string(), v.unknown()), {});

/**
 * A list within an answer: damaged rows are skipped and recorded, so that one null row doesn't lose the whole page.
 */
export const rows = <S extends v.GenericSchema>(name: string, row: S) => readRows(name, row, true);

/**
 * The lists of an answer that must not look complete if the app couldn't read all their rows: the number of unreadable rows
 * by list. Set by the reader of the answer; whatever an operator sends is ignored.
 */
export function unreadRows<Name extends string>(...lists: Name[]) {
  const counts = v.pipe(
    v.object(v.entriesFromList(lists, v.optional(v.number()))),
    // Not in docs/openapi.json.
    v.metadata({ isSent: false }),
  );
  return v.optional(v.fallback(counts, {} as v.InferOutput<typeof counts>));
}

/** A list that was the purpose of the call: like `rows`, but fails if no row can be read, rather than looking empty. */
export const list = <S extends v.GenericSchema>(name: string, row: S) => readRows(name, row, false);

function readRows<S extends v.GenericSchema>(name: string, row: S, mayLoseAll: boolean) {
  return v.pipe(
    v.array(v.unknown()),
    // The row's schema, for docs/openapi.json.
    v.metadata({ row }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const good = dataset.value.flatMap((candidate) => {
        const read = partOf(name, row, candidate);
        return read ? [read.value] : [];
      });
      if (mayLoseAll || good.length > 0 || dataset.value.length === 0) return good;
      addIssue({ message: `no row of ${name} can be read`, expected: name });
      return NEVER;
    }),
  ) as unknown as v.GenericSchema<v.InferInput<S>[], v.InferOutput<S>[]>;
}

/** Transforms a value with `read` before `schema` checks it. */
const readBy = <S extends v.GenericSchema>(schema: S, read: (given: unknown) => Attempt<v.InferOutput<S>>) =>
  v.pipe(
    v.unknown(),
    // The resulting schema, for docs/openapi.json.
    v.metadata({ part: schema }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { value, issues } = read(dataset.value);
      for (const { message, expected, input, path } of issues) {
        addIssue({
          message,
          expected: expected ?? message,
          input,
          path: path as [v.IssuePathItem] | undefined,
        });
      }
      return issues.length === 0 ? value : NEVER;
    }),
  ) as unknown as v.GenericSchema<v.InferInput<S>, v.InferOutput<S>>;

const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799_999));
const anyMoment = 'a moment up to 9999: seconds, milliseconds or ISO text with its offset';

/** Milliseconds since 1970-01-01 UTC, up to the end of 9999; liberal reading also accepts seconds and ISO text. */
export const timestamp = readBy(moment, (given) => {
  const { value, issues } = attempt(moment, momentOf(given));
  return { value, issues: issues.map((issue) => ({ ...issue, expected: anyMoment })) };
});

/**
 * Required from the embedded operator, dispensable for the app: in another operator's answer a missing, null or
 * unreadable value becomes `otherwise`, and an unreadable one is recorded.
 */
export const orElse = <S extends v.GenericSchema>(name: string, part: S, otherwise: v.InferOutput<S>) =>
  readBy(part, (given) => attemptOrElse(name, part, otherwise, given));

/**
 * A part that later versions may extend: unreadable values are recorded and left out, also when the embedded operator
 * sent them.
 */
export const orAbsent = <S extends v.GenericSchema>(name: string, part: S) =>
  v.optional(readBy(part, (given) => ({ value: partOf(name, part, given)?.value, issues: [] })));

/** Text that the app can do without. */
export const textOrNone = (max: number) => orElse('text', text(max), '');

/** A row whose fields may be nested in one member, next to that member, or in the row itself. */
export const unwrapped = <S extends v.GenericSchema>(member: string, row: S) =>
  readBy(row, (given) => {
    const { [member]: inner, ...beside } = { ...(given as Record<string, unknown> | null) };
    return attempt(row, { ...beside, ...(inner as object | null | undefined) });
  });
