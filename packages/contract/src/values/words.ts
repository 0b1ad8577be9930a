/** Number of words, which limits the length of feedback (CS-04). Thai and Chinese write no spaces. */
export function countWords(text: string): number {
  if (!('Segmenter' in Intl)) return countRoughly(text);
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return words;
}

/** Firefox has no segmenter before 125. In scripts without spaces, two characters count as one word. */
function countRoughly(text: string): number {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Thai}]/gu)?.length ?? 0;
  const spaced = text.replaceAll(/[\p{Script=Han}\p{Script=Thai}]+/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return Math.ceil(unspaced / 2) + spaced.length;
}
