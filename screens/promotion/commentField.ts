/** The field for an application's text; one per page. */
export const commentFieldId = 'application-comment';

export const focusComment = () => document.getElementById(commentFieldId)?.focus();
