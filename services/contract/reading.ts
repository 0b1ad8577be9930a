import * as v from 'valibot';

/** Why something could not be read: where, what was to be there, and what kind of value was; never the value. */
export interface Unreadable {
  path: string;
  expected: string;
  received: string;
}

/** A row or another part that has been left out of an answer. */
export interface Skipped extends Unreadable {
  /** By which the contract knows the list or the part. */
  list: string;
}

/** A value, or why there is none. */
export interface Attempt<Value> {
  value: Value | undefined;
  issues: readonly v.BaseIssue<unknown>[];
}

/** What an answer came to; `refused` is empty of one that could be read. */
export interface Reading<Value> {
  value: Value | undefined;
  refused: Unreadable[];
  skipped: Skipped[];
}

/** Characters of one text of another operator's answer, wherever ours promises fewer. */
const longestText = 65_536;

/** Null may stand for what is absent, what is absent for null, and each for an empty list: one after the other. */
const passes = 3;

// Schemas are read without waiting, one whole answer after the other.
let liberal = false;
let skipped: Skipped[] = [];

/**
 * Reads what any operator has answered (NET-07): ids as number or text, amounts and other numbers as exact text, moments as
 * seconds, milliseconds or ISO text, switches as 1 and '1', null as absent and absent as null, missing lists as empty,
 * text beyond the contract's own bounds. What of `given` needs it is put right in place.
 */
export const readLiberally = <S extends v.GenericSchema>(schema: S, given: unknown) =>
  readAs(true, schema, given);

/** Reads by the letter of the contract, as what the embedded operator promises. */
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

/** The bound of a text: the contract's own, of another operator's answer a generous one. */
export const textBound = (max: number) => (liberal ? Math.max(max, longestText) : max);

/**
 * Seconds of 1973, and the first number that is none: a smaller end would read the end of 9999 in seconds, a usual 'never', as
 * 1978. What is less than both is no moment of an operator's in either unit, and stays what it is.
 */
const [leastSeconds, leastMilliseconds] = [100_000_000, 300_000_000_000];

/** A moment in milliseconds since 1970, of whichever way another operator writes it; what is none as it was given. */
export function momentOf(given: unknown): unknown {
  if (!liberal) return given;
  if (typeof given === 'string' && !isExact(given)) return momentOfIso(given) ?? given;
  const number = typeof given === 'string' ? Number(given) : given;
  if (typeof number !== 'number') return number;
  const isInSeconds = number >= leastSeconds && number < leastMilliseconds;
  return isInSeconds ? Math.round(number * 1000) : number;
}

/** Null without an offset: the zone would be a guess, and the moment hours off. */
function momentOfIso(text: string): number | null {
  const parts =
    /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*(?:[Zz]|([+-]\d\d):?(\d\d)?)$/.exec(text);
  if (!parts) return null;
  const [, day = '', time = '', hours = '+00', minutes = '00'] = parts;
  // Browsers take a 30th of February for a 2nd of March.
  if (!isDay(day)) return null;
  return Date.parse(`${day}T${time}${hours}:${minutes}`);
}

const isDay = (text: string) => {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** As `attempt`; of another operator's answer `otherwise` where it fails, which is noted unless there was nothing. */
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

/** A part of an answer by itself; null, and noted, where it cannot be read. */
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

/** Reads a value; where that fails, what can be put right is, and read again. */
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

/** Of what may be one of several things also why it is none of them. */
const reasonsOf = (issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] =>
  issue.input === null ? [issue] : [issue, ...(issue.issues ?? []).flatMap(reasonsOf)];

/** The value that was meant where another was expected; null where none can be told. */
function putRight({ type, input, path }: v.BaseIssue<unknown>, pass: number): { value: unknown } | null {
  // A whole number beyond these has lost its last digits already.
  if (type === 'string' && typeof input === 'number' && Math.abs(input) <= Number.MAX_SAFE_INTEGER) {
    return { value: String(input) };
  }
  if (type === 'number' && typeof input === 'string' && isExact(input)) {
    // Of "-0.00" there is no sign.
    return { value: Number(input) || 0 };
  }
  if (type === 'boolean' && /^(0|1|true|false)$/.test(String(input))) {
    return { value: meansYes(input) };
  }
  if (input === null && type === 'array' && (pass > 0 || !path)) return { value: [] };
  // The last pass leaves what is wrong as it was given, to be told so.
  if (pass === passes - 1) return null;
  if (input === null) return { value: undefined };
  return input === undefined ? { value: null } : null;
}

/** Of what stands for a boolean: that, a number or text. */
export const meansYes = (given: unknown): boolean =>
  given === true || given === 1 || given === '1' || given === 'true';

/** Of whole numbers and amounts, written with however many zeros: what a number holds to the last digit. */
function isExact(text: string): boolean {
  const [, whole, fraction = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return false;
  const written = [whole, fraction.replace(/0+$/, '')].filter(Boolean).join('.');
  return String(Number(written)) === written;
}

function unreadable(issue: v.BaseIssue<unknown>): Unreadable {
  const { input, expected, type } = issue;
  // Of an object that may be one of several things, the field that is wrong tells more than the list of them.
  const inner = type === 'union' ? issue.issues?.find(({ path }) => path) : undefined;
  if (inner) {
    const found = unreadable(inner);
    return { ...found, path: [v.getDotPath(issue), found.path].filter(Boolean).join('.') };
  }
  const received = input === null ? 'null' : Array.isArray(input) ? 'array' : typeof input;
  // Messages of our own alone: those of the library tell values.
  const wanted = expected ?? (type === 'check' ? issue.message : type);
  return { path: v.getDotPath(issue) ?? '', expected: wanted, received };
}
