/** Languages typed with an input method. */
const composed = /^(?:zh|ja|ko)\b/;

/**
 * Whether a change belongs to an open composition: never search for half a word. Android keyboards compose Latin
 * words too, but those are valid after every letter.
 */
export function isHalfComposed(event: Event): boolean {
  const { isComposing = false, data = null } = event as Partial<InputEvent>;
  if (!isComposing) return false;
  const isLatin = /^[\x20-\x7e]*$/.test(data ?? '');
  return !(/Android/.test(navigator.userAgent) && isLatin && !composed.test(document.documentElement.lang));
}
