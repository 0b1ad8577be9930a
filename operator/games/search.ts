import { Converter } from 'opencc-js/t2cn';

const convert = Converter({ from: 't', to: 'cn' });
const toSimplified = (character: string) => convert(character);

/** What Unicode doesn't take apart, as people type it without the letter on their keyboard. */
const typedAs: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ı: 'i', ß: 'ss', œ: 'oe', '’': "'" };

/**
 * Ignores case, accents, width, invisible joiners and the Chinese script; everything else matters, including `%` and `_`.
 * Simplifies characters one by one: within a phrase some would be converted differently than in part of it.
 */
export const searchKey = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Script=Han}/gu, toSimplified)
    .replace(/[\p{M}\u200c\u200d]/gu, '')
    .toLowerCase()
    .replace(/[đłıßœ’]/g, (letter) => typedAs[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** Shorter words must match exactly: with a changed letter they would match anything. */
const leastForTypo = 4;
/** Shorter words match misspelled only as a whole and with the same first letter, or they would match almost anything. */
const leastForPart = 6;

/**
 * Items whose text contains the phrase or, failing that, each of its words; failing that, whose other text does; failing
 * that, whose text contains each word with one letter different. Both functions return a `searchKey`.
 */
export function searched<Item>(
  items: readonly Item[],
  phrase: string,
  textOf: (item: Item) => string,
  otherTextOf: (item: Item) => string,
): readonly Item[] {
  const wanted = searchKey(phrase);
  if (wanted === '') return items;
  const words = wanted.split(' ');
  const holdsPhrase = (text: string) => text.includes(wanted);
  const holdsWords = (text: string) => words.every((word) => text.includes(word));
  const holds = [
    (item: Item) => holdsPhrase(textOf(item)),
    (item: Item) => holdsWords(textOf(item)),
    (item: Item) => holdsPhrase(otherTextOf(item)),
    (item: Item) => holdsWords(otherTextOf(item)),
    (item: Item) => words.every((word) => nearlyHolds(textOf(item), word)),
  ];
  for (const hold of holds) {
    const found = items.filter(hold);
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether a text contains a word, with at most one typo; a long word may also match just the start of one. */
export function nearlyHolds(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  if (word.length < leastForTypo) return false;
  const isShort = word.length < leastForPart && !spaceless.test(word);
  const lengths = [word.length - 1, word.length, word.length + 1];
  return wordsOf(text).some((other) =>
    isShort
      ? other.length >= leastForTypo && other[0] === word[0] && differByOneSlip(other, word)
      : lengths.some((length) => differByOneSlip(other.slice(0, length), word)),
  );
}

const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The words of a text; without spaces one may start at any letter. */
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
    spaceless.test(word) ? Array.from(word, (_, at) => word.slice(at)) : [word],
  );

/** Whether two words differ by one wrong, missing or extra letter, or by two swapped ones. */
function differByOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let before = 0;
  while (before < shorter && one[before] === other[before]) before += 1;
  let after = 0;
  while (after < shorter - before && one.at(-1 - after) === other.at(-1 - after)) after += 1;
  const left = one.slice(before, one.length - after);
  const right = other.slice(before, other.length - after);
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return (left.length <= 1 && right.length <= 1) || (isSwapped && right.length === 2);
}
