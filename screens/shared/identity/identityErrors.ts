import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type ChartError, errorWithCode, toChartError } from '#machines/chartError.ts';
import type { CallError } from '#services/client/callError.ts';
import { readLiberally } from '@araw/contract/values/reading';
import { loginRefusal } from '@araw/contract/accounts/session';
import type { IdentityResult } from '#services/identity/types.ts';

const unlinked = v.object({ unlinked: v.literal(true) });

/** The social account is verified, but not linked to a player yet. */
export const isUnlinked = ({ value }: CallError) => v.is(unlinked, value);

/** Gives an unlinked social account its own code, to distinguish it from a blocked player. */
export function loginError(refused: CallError): ChartError {
  const error = toChartError(refused);
  return isUnlinked(refused) ? { ...error, code: 'identityUnlinked' } : error;
}

/** LOGIN-03. The refusal's details are unchecked until here. A wrong captcha always asks for another one. */
export const asksForCaptcha = ({ code, value }: CallError): boolean =>
  code === 'captchaWrong' || (readLiberally(loginRefusal, value).value?.captcha ?? false);

const errorCodes = {
  denied: 'identityDenied',
  mismatch: 'identityMismatch',
  wrongCode: 'codeWrong',
  unavailable: 'identityUnavailable',
} as const;

/** The error of a failed verification; without an answer the provider is unavailable. */
export function identityError(answer: Exclude<IdentityResult, { result: 'proven' }> | undefined): ChartError {
  return errorWithCode(errorCodes[answer?.result ?? 'unavailable']);
}

/** Texts for errors that no call returns, by code. */
const ownTexts = {
  identityDenied: 'login.identityDenied',
  identityMismatch: 'login.identityMismatch',
  identityUnavailable: 'login.identityUnavailable',
  identityUnlinked: 'login.identityUnlinked',
} as const;
const isOwn = (code: string): code is keyof typeof ownTexts => Object.hasOwn(ownTexts, code);

/** Returns the text for an identity provider's error; null for other errors. */
export function useIdentityText() {
  const { t } = useTranslation();
  return (error: ChartError | null) => (error && isOwn(error.code) ? t(ownTexts[error.code]) : null);
}
