/** The field for the payer's reference number; one per page. */
export const referenceFieldId = 'payment-reference';

export const focusReference = () => document.getElementById(referenceFieldId)?.focus();
