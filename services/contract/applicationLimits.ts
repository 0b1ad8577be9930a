/** What an application for a promotion may say, and its pictures be (BEN-02). */
export const applicationLimits = {
  /** Characters, as a reader counts them. */
  comment: 140,
  bytes: 5 * 1024 * 1024,
  types: ['image/png', 'image/jpeg'],
  files: 3,
} as const;
