/** The field for the words of an application, of which a page has one. */
export const commentFieldId = 'application-comment';

export const focusComment = () => document.getElementById(commentFieldId)?.focus();
