import * as v from 'valibot';
import { orElse } from './fields.ts';

/** Characters. */
const longestTitle = 1_000;

/** Characters of the operator's HTML; the rest is cut off. */
export const longestContent = 64 * 1024;

/** Text from outside, without NUL, of any length. */
const anyLength = v.pipe(v.string(), v.excludes('\u0000'));

/** A line of text that shows at most `max` characters. */
export const line = (max: number) =>
  v.pipe(
    anyLength,
    v.transform((given) => shortened(given, max)),
  );

/** The operator's messages to players; sanitise the HTML in `content` before showing it. */
export const writtenEntries = {
  title: orElse('title', anyLength, ''),
  content: v.optional(anyLength, ''),
  /** The original was longer. */
  trimmed: v.optional(v.boolean(), false),
};

interface Written {
  title: string;
  content: string;
  trimmed: boolean;
}

/** Cuts long texts and marks them; dropping the row would leave it unread forever. */
export const trim = <Row extends Written>(row: Row): Row => ({
  ...row,
  title: shortened(row.title, longestTitle),
  content: cut(row.content, longestContent),
  trimmed: row.trimmed || row.title.length > longestTitle || row.content.length > longestContent,
});

const shortened = (given: string, max: number) => (given.length > max ? `${cut(given, max - 1)}…` : given);

/** Never splits a surrogate pair. */
const cut = (given: string, max: number) =>
  given.length > max ? given.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '') : given;
