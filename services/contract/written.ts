import * as v from 'valibot';
import { orElse } from './fields.ts';

/** Characters of a title. */
const longestTitle = 1_000;

/** Characters of the operator's HTML; the rest is cut off. */
export const longestContent = 64 * 1024;

/** Text from outside, free of NUL, however long it is. */
const anyLength = v.pipe(v.string(), v.excludes('\u0000'));

/** A line of text of which no more than `max` characters are shown. */
export const line = (max: number) =>
  v.pipe(
    anyLength,
    v.transform((given) => shortened(given, max)),
  );

/** What the operator tells its players; content is HTML, to be sanitised before it is shown. */
export const writtenEntries = {
  title: orElse('title', anyLength, ''),
  content: v.optional(anyLength, ''),
  /** More was written than is here. */
  trimmed: v.optional(v.boolean(), false),
};

interface Written {
  title: string;
  content: string;
  trimmed: boolean;
}

/** What is too long is cut and says so; a row left out would always stay unread, as nobody could open it. */
export const trim = <Row extends Written>(row: Row): Row => ({
  ...row,
  title: shortened(row.title, longestTitle),
  content: cut(row.content, longestContent),
  trimmed: row.trimmed || row.title.length > longestTitle || row.content.length > longestContent,
});

const shortened = (given: string, max: number) => (given.length > max ? `${cut(given, max - 1)}…` : given);

/** Never within a character that takes two units. */
const cut = (given: string, max: number) =>
  given.length > max ? given.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '') : given;
