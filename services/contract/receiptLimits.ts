/** What a receipt of a deposit may be, and how many come together (CASH-04). */
export const receiptLimits = {
  bytes: 5 * 1024 * 1024,
  types: ['image/png', 'image/jpeg', 'application/pdf'],
  files: 5,
} as const;
