/** How many words a text has, by which the length of feedback is bounded (CS-04). Thai and Chinese write no spaces. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return words;
}
