import type { StoredRule } from '#operator/database/tables/system.tables.ts';

/** A rule that any text meets, except for what is given. */
export const fieldRule = (given: Partial<StoredRule> = {}): StoredRule => ({
  enabled: true,
  required: false,
  pattern: '',
  message: '',
  ...given,
});
