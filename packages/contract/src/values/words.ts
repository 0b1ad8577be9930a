/** Number of words, which limits the length of feedback (CS-04). Thai, Chinese and others write no spaces between words. */
export function countWords(text: string): number {
  if (!('Segmenter' in Intl)) return countRoughly(text);
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return words;
}

/** A vowel sign or tone is no letter of its own, and ー belongs to both kana. */
const eastern = /(?=[\p{L}\p{M}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Myanmar}]/gu;
const southern = /(?=[\p{L}\p{M}])[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

/**
 * Firefox has no segmenter before 125. In scripts without spaces, two letters count as one word, and three in Thai, Lao
 * and Khmer, whose words are longer.
 */
function countRoughly(text: string): number {
  const lettersIn = (script: RegExp) =>
    (text.match(script) ?? []).filter((letter) => /\p{L}/u.test(letter)).length;
  const spaced = text.replaceAll(eastern, ' ').replaceAll(southern, ' ');
  // Splitting at the vowel signs of Hindi, Tamil and others would count each word twice or thrice.
  const words = spaced.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}'’]*/gu) ?? [];
  return Math.ceil(lettersIn(eastern) / 2 + lettersIn(southern) / 3) + words.length;
}
