import type { standingTable } from '../values/stateTables.ts';

/**
 * Who may do what: the single table behind router, screens, charts and the operator's guard (PERM-01…05). A route or
 * call names an `Access`; `decide` returns what a member type gets there.
 */
export type Access =
  /** Everyone, including visitors. */
  | 'anyone'
  /** Has a password of their own; everyone else is sent home (change password). */
  | 'passwordHolder'
  /** Any session, including trial. */
  | 'player'
  /** Any session; a visitor sees a notice and stays on the page (recent, favourites). */
  | 'playerElseNotice'
  /** Real money: types 0, 1, 2 (deposit, withdraw). */
  | 'realAccount'
  /** Everyone but free and trial players: inbox and live chat. */
  | 'correspondent'
  /** Agents: type neither 0, 4 nor 40. */
  | 'agent'
  /** Agents with real accounts: types 1 and 2 (money for members, contracts, accounts below the agent). */
  | 'realAgent'
  /** As 'agent', but a visitor is sent home (agent home). */
  | 'agentElseHome';

/** `null` is a visitor. SES-02: 0, 1, 2 real; 4 free/trial; 40, 41, 42 non-agent; any other type counts as trial. */
export type MemberType = number | null;

/** Besides the type: playing, on a break or excluded (PROT-04). */
export type Standing = keyof (typeof standingTable)['rows'];

export type RefusalReason = 'loginRequired' | 'realAccountOnly' | 'freeReject' | 'nonMember' | 'nonAgent';

export type AccessDecision =
  | { allowed: true }
  | { allowed: false; reason: RefusalReason; goTo: '/m/login' | '/m/home' | null };

export const isRealAccount = (type: MemberType) => type === 0 || type === 1 || type === 2;
export const isAgent = (type: MemberType) => type !== null && ![0, 4, 40].includes(type);
/** Who may give and receive contracts, money for members, and accounts below. */
export const isRealAgent = (type: MemberType) => isAgent(type) && isRealAccount(type);
/** Trial accounts have none; an unknown type counts as trial. */
export const hasPassword = (type: MemberType) => type !== null && [0, 1, 2, 40, 41, 42].includes(type);
export const isContractExempt = (type: MemberType) => type === null || [4, 40, 41, 42].includes(type);

/**
 * Free and trial players: every logged-in type that is not a real account (SES-02). Agents of type 41 and 42 are
 * non-agent types for contracts, but not real accounts either.
 */
export const isTrial = (type: MemberType) => type !== null && !isRealAccount(type);

const allowed: AccessDecision = { allowed: true };
const toLogin: AccessDecision = { allowed: false, reason: 'loginRequired', goTo: '/m/login' };

/** Visitors get the members' message: only trial players learn that they have no member account. */
const agentsOnly = (type: MemberType): AccessDecision =>
  isAgent(type)
    ? allowed
    : { allowed: false, reason: type === 4 || type === 40 ? 'nonMember' : 'nonAgent', goTo: '/m/home' };

/**
 * Whether a route or call is open in a standing, in addition to `decide`: in any standing but `playing` only what
 * `staysOpen` is (records, withdrawing, help, playing again), and what needs no session.
 */
export const isOpenTo = (
  { access, staysOpen }: { access: Access; staysOpen: boolean },
  standing: Standing,
): boolean => standing === 'playing' || staysOpen || access === 'anyone';

/** What a member type gets at a route or call with this access. */
export function decide(access: Access, type: MemberType): AccessDecision {
  switch (access) {
    case 'anyone':
      return allowed;
    case 'passwordHolder':
      if (type === null) return { allowed: false, reason: 'loginRequired', goTo: '/m/home' };
      return hasPassword(type) ? allowed : { allowed: false, reason: 'realAccountOnly', goTo: '/m/home' };
    case 'player':
      return type === null ? toLogin : allowed;
    case 'playerElseNotice':
      return type === null ? { allowed: false, reason: 'loginRequired', goTo: null } : allowed;
    case 'realAccount':
      if (type === null) return toLogin;
      return isRealAccount(type) ? allowed : { allowed: false, reason: 'realAccountOnly', goTo: null };
    case 'correspondent':
      if (type === null) return toLogin;
      return isRealAccount(type) ? allowed : { allowed: false, reason: 'freeReject', goTo: null };
    case 'agent':
      return type === null ? toLogin : agentsOnly(type);
    case 'realAgent':
      if (type === null) return toLogin;
      return isAgent(type) ? decide('realAccount', type) : agentsOnly(type);
    case 'agentElseHome':
      return agentsOnly(type);
  }
}
