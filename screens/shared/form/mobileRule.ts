import type { FieldRule } from '@araw/contract/accounts/member';
import type { MobileNumbers } from '#services/mobileNumber.ts';
import { breaksPattern, type FieldProblem, ruleProblem } from './fieldRules.ts';

export interface MobileCheck {
  numbers: MobileNumbers | null;
  dialingCode: string;
  dialingCodes: readonly { code: string }[];
  /** The operator's rule for the number without dialing code and leading 0. */
  rule: FieldRule | undefined;
}

/** The default in forms, while the operator's countries are unknown or if they include it. */
export const homeDialingCode = '63';

/** The effective dialing code: the chosen one if the operator serves it, otherwise the first that it serves. */
export const servedDialingCode = (chosen: string, dialingCodes: readonly { code: string }[]): string =>
  dialingCodes.some(({ code }) => code === chosen) ? chosen : (dialingCodes[0]?.code ?? chosen);

/** Checks a non-empty mobile number the way the operator will (SMS-01); null if it is valid. */
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
