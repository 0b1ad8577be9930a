/** Case, accents and width do not matter; everything else does, `%` and `_` included. */
export const searchKey = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Words below this length have to be found as they are: with a letter changed they would be anywhere. */
const leastForTypo = 4;

/**
 * Those whose text holds what is searched for: the phrase or, where none does, each of its words or, where still
 * none does, each of its words give or take one letter. `textOf` answers a `searchKey`.
 */
export function searched<Item>(
  items: readonly Item[],
  phrase: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const wanted = searchKey(phrase);
  if (wanted === '') return items;
  const words = wanted.split(' ');
  const holds = [
    (text: string) => text.includes(wanted),
    (text: string) => words.every((word) => text.includes(word)),
    (text: string) => words.every((word) => nearlyHolds(text, word)),
  ];
  for (const hold of holds) {
    const found = items.filter((item) => hold(textOf(item)));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Whether a text holds a word with at most one letter wrong, missing, too many, or two swapped. One slip leaves one
 * half of the word whole, unless it swaps the letters where the halves meet.
 */
export function nearlyHolds(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  if (word.length < leastForTypo) return false;
  const middle = word.length >> 1;
  const [first, second] = [word.slice(0, middle), word.slice(middle)];
  const swapped = first.slice(0, -1) + second.charAt(0) + first.slice(-1) + second.slice(1);
  return (
    text.includes(swapped) ||
    placesOf(text, first).some((at) => nearlyBegins(text.slice(at + middle), second)) ||
    placesOf(text, second).some((at) => nearlyBegins(reversed(text.slice(0, at)), reversed(first)))
  );
}

function placesOf(text: string, part: string): number[] {
  const places = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}

const reversed = (text: string) => text.split('').reverse().join('');

/** Whether a text begins with a word, give or take one letter. */
function nearlyBegins(text: string, word: string): boolean {
  let same = 0;
  while (same < word.length && text[same] === word[same]) same += 1;
  const left = word.slice(same);
  const isSwapped = left.length > 1 && text[same] === left[1] && text[same + 1] === left[0];
  return (
    left.length <= 1 ||
    text.startsWith(left.slice(1), same + 1) ||
    text.startsWith(left, same + 1) ||
    text.startsWith(left.slice(1), same) ||
    (isSwapped && text.startsWith(left.slice(2), same + 2))
  );
}
