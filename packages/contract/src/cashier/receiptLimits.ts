/** Limits on receipts for a deposit (CASH-04). */
export const receiptLimits = {
  bytes: 5 * 1024 * 1024,
  types: ['image/png', 'image/jpeg', 'application/pdf'],
  files: 5,
} as const;
