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

/** By their bound: the contract names some five hundred texts and a dozen bounds. */
const texts = new Map<number, ReturnType<typeof textUpTo>>();

/** Text from outside, free of NUL and never longer than `max` characters; what is read liberally may be longer. */
export function text(max = 255) {
  const known = texts.get(max) ?? textUpTo(max);
  texts.set(max, known);
  return known;
}

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

/** The id of a row by which the operator is asked again: a number or text, as it was given. */
export const rowId = v.union([v.pipe(v.number(), v.safeInteger()), text(64)]);

/** Text that may be missing; empty then. */
export const words = (max = 255) => v.optional(text(max), '');

/** The dialing code of a country, with or without its plus; without it from here on. */
export const dialingCode = v.pipe(
  text(8),
  v.transform((code) => code.replace(/^\+/, '')),
);

/** Pages of a list, and rows on each. */
export const pageNumber = whole(1, 100_000);
export const pageSize = whole(1, 100);

/** The largest amount of either sign, in pesos: its centavos are whole numbers that a number holds. */
const mostPesos = 90_000_000_000_000;

/**
 * An amount of pesos: a whole number of centavos, no more than 9·10¹⁵ of them (NET-07). Where it is read liberally it
 * may come as text without an exponent, whose decimals after the second are zeros.
 */
export const pesos = v.pipe(
  v.number(),
  v.check(
    (amount) => Math.abs(amount) <= mostPesos && Math.round(amount * 100) / 100 === amount,
    'an amount of whole centavos',
  ),
);

/** Another number than an amount, such as a rate or a share: also as text, with as many decimals as it has. */
export const decimal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,15})?$/), v.transform(Number))]),
  v.finite(),
);

/** A calendar day, YYYY-MM-DD. */
export const day = v.pipe(v.string(), v.isoDate());

/** `true`, `1`, `'1'` and `'true'` all mean on: operators differ. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])]),
  v.transform((given) => meansYes(given)),
);

/** An http(s) address or a path on the operator's own host, or empty. */
export const addressText = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.regex(/^(https?:\/\/[^/\\\s]|\/(?![/\\]))\S*$|^$/i),
);
/** Anything else becomes the empty string. */
export const address = v.fallback(addressText, '');

/** The body of a call that carries nothing. */
export const nothing = v.object({});

/** The value of an answer that says no more than that it worked. */
export const done = v.fallback(v.record(v.string(), v.unknown()), {});

/**
 * A part of an answer that is a list: damaged rows are skipped and noted while the good ones are kept, so that one
 * null row does not take a whole page away.
 */
export const rows = <S extends v.GenericSchema>(name: string, row: S) => readRows(name, row, true);

/** How many rows of an answer's list could not be read; no operator sends it. */
export const unread = v.optional(whole(0));

/** A list that is what was asked for: as `rows`, but one without any row that can be read is no empty list. */
export const list = <S extends v.GenericSchema>(name: string, row: S) => readRows(name, row, false);

function readRows<S extends v.GenericSchema>(name: string, row: S, mayLoseAll: boolean) {
  return v.pipe(
    v.array(v.unknown()),
    // What a row is, for docs/openapi.json.
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

/** Reads by `schema` what `read` makes of a value. */
const readBy = <S extends v.GenericSchema>(schema: S, read: (given: unknown) => Attempt<v.InferOutput<S>>) =>
  v.pipe(
    v.unknown(),
    // What is meant, for docs/openapi.json.
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

/** Milliseconds since 1970-01-01 UTC, up to the end of 9999; of another operator's answer also seconds and ISO text. */
export const timestamp = readBy(moment, (given) => {
  const { value, issues } = attempt(moment, momentOf(given));
  return { value, issues: issues.map((issue) => ({ ...issue, expected: anyMoment })) };
});

/**
 * What the embedded operator has to give and the app can do without: of another operator's answer `otherwise` stands
 * where it is missing or null, and where it cannot be read, which is noted.
 */
export const orElse = <S extends v.GenericSchema>(name: string, part: S, otherwise: v.InferOutput<S>) =>
  readBy(part, (given) => attemptOrElse(name, part, otherwise, given));

/**
 * A part that a later app may know more values of: what cannot be read of it is noted and left out, whoever wrote it.
 */
export const orAbsent = <S extends v.GenericSchema>(name: string, part: S) =>
  v.optional(readBy(part, (given) => ({ value: partOf(name, part, given)?.value, issues: [] })));

/** Text that the app can do without. */
export const textOrNone = (max: number) => orElse('text', text(max), '');

/** A row whose members stand in one member of it, beside that member, or as the row itself. */
export const unwrapped = <S extends v.GenericSchema>(member: string, row: S) =>
  readBy(row, (given) => {
    const { [member]: inner, ...beside } = { ...(given as Record<string, unknown> | null) };
    return attempt(row, { ...beside, ...(inner as object | null | undefined) });
  });
