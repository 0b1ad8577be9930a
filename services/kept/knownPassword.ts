import type { SessionInfo } from '@araw/contract/accounts/session';

/** Weak, so that a password doesn't outlive its session. */
const passwords = new WeakMap<SessionInfo, string>();

/** The password that started a session; in memory only, lost on reload (PASS-01). */
export const knownPassword = {
  of: (session: SessionInfo | null) => (session && passwords.get(session)) ?? null,
  keep: (session: SessionInfo, password: string) => void passwords.set(session, password),
  /** It is no longer valid: it was changed elsewhere. */
  forget: (session: SessionInfo) => void passwords.delete(session),
};
