/** Line breaks and other controls, and what turns or hides text. */
const unseen = /[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]/u;

/** Text as a person reads it: one line without hidden characters. */
export const isPlainText = (text: string) => !unseen.test(text);

/** As a username such a text would pass for the owner of a number or an address. */
export const looksLikeContact = (text: string) =>
  text.includes('@') || /^\+?\d{9,15}$/.test(text.normalize('NFKC'));
