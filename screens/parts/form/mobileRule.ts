import type { FieldRule } from '#services/contract/member.ts';
import type { MobileNumbers } from '#services/mobileNumber.ts';
import { breaksPattern, type FieldProblem, ruleProblem } from './fieldRules.ts';

export interface MobileCheck {
  numbers: MobileNumbers | null;
  dialingCode: string;
  dialingCodes: readonly { code: string }[];
  /** The operator's, for the number without its dialing code and its leading 0. */
  rule: FieldRule | undefined;
}

/** What is wrong with a mobile number that is not empty, as the operator will judge it (SMS-01). */
export function mobileProblem(
  typed: string,
  { numbers, dialingCode, dialingCodes, rule }: MobileCheck,
): FieldProblem | null {
  if (!numbers) return null;
  const served = dialingCodes.map(({ code }) => code);
  const number = numbers.read(typed, dialingCode, served);
  if (!number) return { key: 'form.mobileInvalid' };
  return breaksPattern(number.national, rule) ? ruleProblem(rule, { key: 'form.mobileFormat' }) : null;
}
