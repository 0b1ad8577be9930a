import type { FieldRule } from '@araw/contract/accounts/member';
import { breaksPattern, type FieldProblem, ruleProblem } from './fieldRules.ts';

/** Maximum length in characters, as limited by the contract. */
export const longestPassword = 1024;

/** Checks a password against its rule; an empty one is valid if the rule doesn't require a password (PASS-02). */
export function passwordProblem(value: string, rule: FieldRule | undefined): FieldProblem | null {
  if (value === '') return rule?.required === false ? null : { key: 'form.enterPassword' };
  const isWrong = value.length > longestPassword || breaksPattern(value, rule);
  return isWrong ? ruleProblem(rule, { key: 'form.passwordFormat' }) : null;
}

export function confirmationProblem(confirmed: string, password: string): FieldProblem | null {
  if (confirmed === password) return null;
  return { key: confirmed === '' ? 'form.enterPassword' : 'form.confirmPassword' };
}
