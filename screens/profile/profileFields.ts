import type { FieldProblem } from '#screens/shared/form/fieldRules.ts';
import { breaksPattern, ruleProblem } from '#screens/shared/form/fieldRules.ts';
import { longestEmail } from '@araw/contract/values/emailAddress';
import type { FieldRule } from '@araw/contract/accounts/member';

/** Maximum characters, as in the contract. */
export const longestNickname = 64;

/** The minimum for every address; the operator's own pattern may be stricter. */
const emailShape = { pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' };

/** The problem with an e-mail address, or null (REG-12). `rule` is undefined until loaded. */
export function checkEmail(email: string, rule: FieldRule | undefined): FieldProblem | null {
  if (email === '') return { key: 'form.emailFormat' };
  const tooLong = email.length > longestEmail;
  if (tooLong || breaksPattern(email, emailShape)) return { key: 'form.emailFormat' };
  return breaksPattern(email, rule) ? ruleProblem(rule, { key: 'form.emailFormat' }) : null;
}

/** The problem with a nickname, or null. An empty one is fine: the account's name replaces it. */
export function checkNickname(nickname: string, rule: FieldRule | undefined): FieldProblem | null {
  if (nickname === '') return null;
  return breaksPattern(nickname, rule) ? ruleProblem(rule, { key: 'form.nameFormat' }) : null;
}
