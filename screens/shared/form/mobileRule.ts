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

/** Where forms begin, as long as the operator's countries are not known or its own is among them. */
export const homeDialingCode = '63';

/** The dialing code that counts: the chosen one where the operator serves it, else the first that it serves. */
export const servedDialingCode = (chosen: string, dialingCodes: readonly { code: string }[]): string =>
  dialingCodes.some(({ code }) => code === chosen) ? chosen : (dialingCodes[0]?.code ?? chosen);

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
