/** Limits on applications for a promotion and their pictures (BEN-02). */
export const applicationLimits = {
  /** Characters as people count them (graphemes). */
  comment: 140,
  bytes: 5 * 1024 * 1024,
  types: ['image/png', 'image/jpeg'],
  files: 3,
} as const;
