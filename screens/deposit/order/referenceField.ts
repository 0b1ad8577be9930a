/** The field for the payer's reference number, of which a page has one. */
export const referenceFieldId = 'payment-reference';

export const focusReference = () => document.getElementById(referenceFieldId)?.focus();
