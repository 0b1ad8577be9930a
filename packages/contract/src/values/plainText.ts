/** Line breaks, other control characters, and characters that reorder or hide text. */
const unseen = /[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]/u;

/** One line without hidden characters. */
export const isPlainText = (text: string) => !unseen.test(text);

/** As a username, such text could be mistaken for someone's number or address. */
export const looksLikeContact = (text: string) =>
  text.includes('@') || /^\+?\d{9,15}$/.test(text.normalize('NFKC'));
