import type { FieldRule } from '#services/contract/member.ts';

/** A rule that any text meets, but for what is given. */
export const fieldRule = (given: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  pattern: '',
  message: '',
  ...given,
});
