import type { FieldRule } from '#services/contract/member.ts';
import { breaksPattern, type FieldProblem, ruleProblem } from './fieldRules.ts';

/** Characters at most, as the contract bounds passwords. */
export const longestPassword = 1024;

/** What is wrong with a password by its rule; a rule that asks for none lets an empty one pass (PASS-02). */
export function passwordProblem(value: string, rule: FieldRule | undefined): FieldProblem | null {
  if (value === '') return rule?.required === false ? null : { key: 'form.enterPassword' };
  const isWrong = value.length > longestPassword || breaksPattern(value, rule);
  return isWrong ? ruleProblem(rule, { key: 'form.passwordFormat' }) : null;
}

/** What is wrong with the repetition of a new password. */
export function confirmationProblem(confirmed: string, password: string): FieldProblem | null {
  if (confirmed === password) return null;
  return { key: confirmed === '' ? 'form.enterPassword' : 'form.confirmPassword' };
}
