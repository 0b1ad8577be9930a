import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type Failure, toFailure } from '#machines/failure.ts';
import type { CallError } from '#services/callError.ts';
import type { IdentityResult } from '#services/identity/identity.ts';

const unlinked = v.object({ unlinked: v.literal(true) });

/** A social account that is proven and belongs to nobody yet is told apart from a player who is shut out. */
export function refusalOf(error: CallError): Failure {
  const refusal = toFailure(error);
  return v.is(unlinked, error.value) ? { ...refusal, code: 'identityUnlinked' } : refusal;
}

const identityRefusals = {
  denied: 'identityDenied',
  mismatch: 'identityMismatch',
  wrongCode: 'codeWrong',
  unavailable: 'identityUnavailable',
} as const;

/** What is kept of a provider that has proven nothing; without an answer it is not there. */
export function identityRefusal(answer: Exclude<IdentityResult, { result: 'proven' }> | undefined): Failure {
  return { code: identityRefusals[answer?.result ?? 'unavailable'], message: '', requestId: '' };
}

/** Refusals that no call gives, by their code. */
const ownTexts = {
  identityDenied: 'login.identityDenied',
  identityMismatch: 'login.identityMismatch',
  identityUnavailable: 'login.identityUnavailable',
  identityUnlinked: 'login.identityUnlinked',
} as const;
const isOwn = (code: string): code is keyof typeof ownTexts => Object.hasOwn(ownTexts, code);

/** What to tell about an external provider; null for what is no matter of theirs. */
export function useIdentityText() {
  const { t } = useTranslation();
  return (refusal: Failure | null) => (refusal && isOwn(refusal.code) ? t(ownTexts[refusal.code]) : null);
}
