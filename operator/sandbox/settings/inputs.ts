import * as v from 'valibot';

/** An input of a setting's form; its text is validated by the schema. */
export interface Input {
  label: string;
  kind: 'switch' | 'choice' | 'number' | 'text' | 'lines';
  /** Valid values, in words that finish "must be …". */
  takes: string;
  schema: v.GenericSchema<string, string>;
  /** For a switch or a choice. */
  choices?: readonly { value: string; label: string }[];
  /** For a number. */
  bounds?: { least: number; most: number };
}

type Check = (text: string) => boolean;

const checked = (isGood: Check, takes: string) => v.pipe(v.string(), v.trim(), v.check(isGood, takes));

const input = (
  kind: Input['kind'],
  label: string,
  { takes, isGood, ...more }: Pick<Input, 'takes' | 'choices' | 'bounds'> & { isGood: Check },
): Input => ({ kind, label, takes, schema: checked(isGood, takes), ...more });

export function choice(label: string, choices: Readonly<Record<string, string>>): Input {
  const values = Object.keys(choices);
  return input('choice', label, {
    takes: `one of ${values.map((value) => value || '(empty)').join(', ')}`,
    isGood: (text) => values.includes(text),
    choices: Object.entries(choices).map(([value, words]) => ({ value, label: words })),
  });
}

export const onOff = (label = ''): Input => ({ ...choice(label, { on: 'on', off: 'off' }), kind: 'switch' });

export const number = (label: string, least: number, most: number): Input =>
  input('number', label, {
    takes: `a whole number from ${least} to ${most}`,
    isGood: (text) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most,
    bounds: { least, most },
  });

/** A single line; whether it may be empty is up to `isGood`. */
export const text = (label: string, takes: string, isGood: Check): Input =>
  input('text', label, { takes, isGood: (given) => !hasControls(given) && isGood(given) });

const hasControls = (given: string) => /\p{Cc}/u.test(given);

/** One item per line. */
export const lines = (label: string, takes: string, isGood: (rows: string[]) => boolean): Input =>
  input('lines', label, { takes, isGood: (given) => isGood(rowsOf(given)) });

/** The non-empty lines. */
export const rowsOf = (given: string): string[] =>
  given
    .split(/\r?\n/)
    .map((row) => row.trim())
    .filter((row) => row !== '');

/** An http(s) address, or a path on the operator's own host. */
export const isAddress = (given: string) =>
  given.length <= 2048 && /^(https?:\/\/[^/\\\s]|\/(?![/\\]))\S*$/i.test(given);
