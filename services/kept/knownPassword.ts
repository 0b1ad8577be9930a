import type { SessionInfo } from '../contract/session.ts';

/** Goes with the session: nothing else holds on to it. */
const passwords = new WeakMap<SessionInfo, string>();

/** The password that a session was started with; it is in memory alone and gone with a reload (PASS-01). */
export const knownPassword = {
  of: (session: SessionInfo | null) => (session && passwords.get(session)) ?? null,
  keep: (session: SessionInfo, password: string) => void passwords.set(session, password),
  /** The operator does not know it any more: it was changed elsewhere. */
  forget: (session: SessionInfo) => void passwords.delete(session),
};
