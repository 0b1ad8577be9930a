import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type ChartError, errorWithCode, toChartError } from '#machines/chartError.ts';
import type { CallError } from '#services/client/callError.ts';
import { readLiberally } from '#services/contract/reading.ts';
import { loginRefusal } from '#services/contract/session.ts';
import type { IdentityResult } from '#services/identity/types.ts';

const unlinked = v.object({ unlinked: v.literal(true) });

/** The social account is proven and belongs to nobody yet. */
export const isUnlinked = ({ value }: CallError) => v.is(unlinked, value);

/** A social account of nobody is told apart from a player who is shut out. */
export function loginError(refused: CallError): ChartError {
  const error = toChartError(refused);
  return isUnlinked(refused) ? { ...error, code: 'identityUnlinked' } : error;
}

/** LOGIN-03. What a refusal carries is unchecked until here; that a captcha was wrong asks for one without being told. */
export const asksForCaptcha = ({ code, value }: CallError): boolean =>
  code === 'captchaWrong' || (readLiberally(loginRefusal, value).value?.captcha ?? false);

const errorCodes = {
  denied: 'identityDenied',
  mismatch: 'identityMismatch',
  wrongCode: 'codeWrong',
  unavailable: 'identityUnavailable',
} as const;

/** What is kept of a provider that has proven nothing; without an answer it is not there. */
export function identityError(answer: Exclude<IdentityResult, { result: 'proven' }> | undefined): ChartError {
  return errorWithCode(errorCodes[answer?.result ?? 'unavailable']);
}

/** Refusals that no call gives, by their code. */
const ownTexts = {
  identityDenied: 'login.identityDenied',
  identityMismatch: 'login.identityMismatch',
  identityUnavailable: 'login.identityUnavailable',
  identityUnlinked: 'login.identityUnlinked',
} as const;
const isOwn = (code: string): code is keyof typeof ownTexts => Object.hasOwn(ownTexts, code);

/** What to tell about an external provider; null for errors that are not about one. */
export function useIdentityText() {
  const { t } = useTranslation();
  return (error: ChartError | null) => (error && isOwn(error.code) ? t(ownTexts[error.code]) : null);
}
