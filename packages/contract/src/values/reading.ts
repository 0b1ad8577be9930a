import * as v from 'valibot';

/** Why a value couldn't be read: where, what was expected, and the kind found; never the value itself. */
export interface Unreadable {
  path: string;
  expected: string;
  received: string;
}

/** A row or other part left out of an answer. */
export interface Skipped extends Unreadable {
  /** The list's or part's key in the contract. */
  list: string;
}

/** A value, or the reason for its absence. */
export interface Attempt<Value> {
  value: Value | undefined;
  issues: readonly v.BaseIssue<unknown>[];
}

/** The result of reading an answer; `refused` is empty if it could be read. */
export interface Reading<Value> {
  value: Value | undefined;
  refused: Unreadable[];
  skipped: Skipped[];
}

/** Maximum characters of a text in another operator's answer, where the contract allows fewer. */
const longestText = 65_536;

/** Null can become absent, absent can become null, and each can become an empty list: one step per pass. */
const passes = 3;

// A global is safe only because schemas run synchronously, one whole answer at a time.
let liberal = false;
let skipped: Skipped[] = [];

/**
 * Reads any operator's answer (NET-07). Accepts ids as numbers or text; amounts and other numbers as exact text; moments
 * as seconds, milliseconds or ISO text; switches as 1 and '1'; null as absent and vice versa; missing lists as empty;
 * text beyond the contract's limits. Corrects `given` in place.
 */
export const readLiberally = <S extends v.GenericSchema>(schema: S, given: unknown) =>
  readAs(true, schema, given);

/** Reads strictly by the contract, which the embedded operator guarantees. */
export const readStrictly = <S extends v.GenericSchema>(schema: S, given: unknown) =>
  readAs(false, schema, given);

function readAs<S extends v.GenericSchema>(
  liberally: boolean,
  schema: S,
  given: unknown,
): Reading<v.InferOutput<S>> {
  liberal = liberally;
  skipped = [];
  try {
    const { value, issues } = attempt(schema, given);
    return { value, refused: issues.map(unreadable), skipped };
  } finally {
    liberal = false;
  }
}

/** Maximum length of a text: the contract's, or a generous one for another operator's answer. */
export const textBound = (max: number) => (liberal ? Math.max(max, longestText) : max);

/**
 * Smallest values read as seconds (in 1973) and as milliseconds. With a smaller limit for milliseconds, the end of 9999
 * in seconds (a common 'never') would be read as 1978. Smaller values are not moments in either unit and stay unchanged.
 */
const [leastSeconds, leastMilliseconds] = [100_000_000, 300_000_000_000];

/** Milliseconds since 1970 from any operator's notation; anything else unchanged. */
export function momentOf(given: unknown): unknown {
  if (!liberal) return given;
  if (typeof given === 'string' && !isExact(given)) return momentOfIso(given) ?? given;
  const number = typeof given === 'string' ? Number(given) : given;
  if (typeof number !== 'number') return number;
  const isInSeconds = number >= leastSeconds && number < leastMilliseconds;
  return isInSeconds ? Math.round(number * 1000) : number;
}

/** Null without an offset: guessing the zone would shift the moment by hours. */
function momentOfIso(text: string): number | null {
  const parts =
    /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*(?:[Zz]|([+-]\d\d):?(\d\d)?)$/.exec(text);
  if (!parts) return null;
  const [, day = '', time = '', hours = '+00', minutes = '00'] = parts;
  // Browsers turn 30 February into 2 March.
  if (!isDay(day)) return null;
  return Date.parse(`${day}T${time}${hours}:${minutes}`);
}

const isDay = (text: string) => {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/**
 * Like `attempt`, but in another operator's answer a failure gives `otherwise`, and is recorded unless the value was
 * absent.
 */
export function attemptOrElse<S extends v.GenericSchema>(
  name: string,
  schema: S,
  otherwise: v.InferOutput<S>,
  given: unknown,
): Attempt<v.InferOutput<S>> {
  if (!liberal) return attempt(schema, given);
  const part = given === null || given === undefined ? null : partOf(name, schema, given);
  return part ? { ...part, issues: [] } : { value: otherwise, issues: [] };
}

/** Reads one part of an answer; null and recorded if it can't be read. */
export function partOf<S extends v.GenericSchema>(
  name: string,
  schema: S,
  given: unknown,
): { value: v.InferOutput<S> } | null {
  const { value, issues } = attempt(schema, given);
  if (issues.length === 0) return { value };
  skipped.push({ list: name, ...unreadable(issues[0]!) });
  return null;
}

/** Reads a value; on failure corrects what it can and reads again. */
export function attempt<S extends v.GenericSchema>(schema: S, given: unknown): Attempt<v.InferOutput<S>> {
  const noted = skipped.length;
  let result = v.safeParse(schema, given);
  let root = given;
  for (let pass = 0; liberal && !result.success && pass < passes; pass += 1) {
    for (const issue of result.issues.flatMap(reasonsOf)) {
      const right = putRight(issue, pass);
      if (!right) continue;
      const place = issue.path?.at(-1) as { input: object; key: PropertyKey } | undefined;
      if (!place) root = right.value;
      else if (right.value === undefined) Reflect.deleteProperty(place.input, place.key);
      else Reflect.set(place.input, place.key, right.value);
    }
    skipped.length = noted;
    result = v.safeParse(schema, root);
  }
  return { value: result.success ? result.output : undefined, issues: result.issues ?? [] };
}

/** For a union, includes the reasons why none of its options fits. */
const reasonsOf = (issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] =>
  issue.input === null ? [issue] : [issue, ...(issue.issues ?? []).flatMap(reasonsOf)];

/** The intended value where another type was expected; null if it can't be determined. */
function putRight({ type, input, path }: v.BaseIssue<unknown>, pass: number): { value: unknown } | null {
  // A larger whole number has already lost its last digits.
  if (type === 'string' && typeof input === 'number' && Math.abs(input) <= Number.MAX_SAFE_INTEGER) {
    return { value: String(input) };
  }
  if (type === 'number' && typeof input === 'string' && isExact(input)) {
    // No negative zero from "-0.00".
    return { value: Number(input) || 0 };
  }
  if (type === 'boolean' && /^(0|1|true|false)$/.test(String(input))) {
    return { value: meansYes(input) };
  }
  if (input === null && type === 'array' && (pass > 0 || !path)) return { value: [] };
  // The last pass leaves wrong values as they are, so that they get reported.
  if (pass === passes - 1) return null;
  if (input === null) return { value: undefined };
  return input === undefined ? { value: null } : null;
}

/** For a boolean, or a number or text that represents one. */
export const meansYes = (given: unknown): boolean =>
  given === true || given === 1 || given === '1' || given === 'true';

/** A whole number or amount that a JavaScript number represents exactly, with any number of zeros. */
function isExact(text: string): boolean {
  const [, whole, fraction = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return false;
  const written = [whole, fraction.replace(/0+$/, '')].filter(Boolean).join('.');
  return String(Number(written)) === written;
}

function unreadable(issue: v.BaseIssue<unknown>): Unreadable {
  const { input, expected, type } = issue;
  // In a union of objects the wrong field says more than the list of options.
  const inner = type === 'union' ? issue.issues?.find(({ path }) => path) : undefined;
  if (inner) {
    const found = unreadable(inner);
    return { ...found, path: [v.getDotPath(issue), found.path].filter(Boolean).join('.') };
  }
  const received = input === null ? 'null' : Array.isArray(input) ? 'array' : typeof input;
  // Only our own messages: the library's contain values.
  const wanted = expected ?? (type === 'check' ? issue.message : type);
  return { path: v.getDotPath(issue) ?? '', expected: wanted, received };
}
