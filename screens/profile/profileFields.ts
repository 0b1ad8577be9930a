import type { FieldProblem } from '#screens/shared/form/fieldRules.ts';
import { breaksPattern, ruleProblem } from '#screens/shared/form/fieldRules.ts';
import { longestEmail } from '#services/contract/emailAddress.ts';
import type { FieldRule } from '#services/contract/member.ts';

/** Characters at most, as the contract has it. */
export const longestNickname = 64;

/** What every address has; the operator's own pattern may ask for more. */
const emailShape = { pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' };

/** What is wrong with an e-mail address, null when nothing is (REG-12). `rule` is undefined until it is known. */
export function checkEmail(email: string, rule: FieldRule | undefined): FieldProblem | null {
  if (email === '') return { key: 'form.emailFormat' };
  const tooLong = email.length > longestEmail;
  if (tooLong || breaksPattern(email, emailShape)) return { key: 'form.emailFormat' };
  return breaksPattern(email, rule) ? ruleProblem(rule, { key: 'form.emailFormat' }) : null;
}

/** What is wrong with a nickname; none at all is fine, the account's name then stands for it. */
export function checkNickname(nickname: string, rule: FieldRule | undefined): FieldProblem | null {
  if (nickname === '') return null;
  return breaksPattern(nickname, rule) ? ruleProblem(rule, { key: 'form.nameFormat' }) : null;
}
