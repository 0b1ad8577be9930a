/**
 * Who may do what: the one table that router, screens, charts and the operator's guard read (PERM-01…05).
 * A route and a call each name an `Access`; `decide` says what a given member type meets there.
 */
export type Access =
  /** Everybody, visitors included. */
  | 'anyone'
  /** Who logs in by a password of their own; all others are sent home (change password). */
  | 'passwordHolder'
  /** Any session, trial included. */
  | 'player'
  /** Any session; without one a notice is shown and the visitor stays (recent, favourites). */
  | 'playerElseNotice'
  /** Real money: types 0, 1, 2 (deposit, withdraw). */
  | 'realAccount'
  /** Not for free and trial players: inbox and live chat. */
  | 'correspondent'
  /** Agents: type neither 0, 4 nor 40. */
  | 'agent'
  /** Agents who are real accounts, too: types 1 and 2 (money for members, accounts below the agent). */
  | 'realAgent'
  /** Agents, as 'agent'; a visitor is sent home, too (agent home). */
  | 'agentElseHome';

/** `null` is a visitor. SES-02: 0, 1, 2 real; 4 free/trial; 40, 41, 42 non-agent; anything else counts as trial. */
export type MemberType = number | null;

export type RefusalReason = 'loginRequired' | 'realAccountOnly' | 'freeReject' | 'nonMember' | 'nonAgent';

export type AccessDecision =
  | { allowed: true }
  | { allowed: false; reason: RefusalReason; goTo: '/m/login' | '/m/home' | null };

export const isRealAccount = (type: MemberType) => type === 0 || type === 1 || type === 2;
export const isAgent = (type: MemberType) => type !== null && ![0, 4, 40].includes(type);
/** Trial accounts are made without one; a type that nobody knows counts as trial. */
export const hasPassword = (type: MemberType) => type !== null && [0, 1, 2, 40, 41, 42].includes(type);
export const isContractExempt = (type: MemberType) => type === null || [4, 40, 41, 42].includes(type);

/**
 * Free and trial players: every signed-in type that is not a real account (SES-02). Agents of type 41 and 42
 * are non-agent types for contracts, yet no real accounts either.
 */
export const isTrial = (type: MemberType) => type !== null && !isRealAccount(type);

const allowed: AccessDecision = { allowed: true };
const toLogin: AccessDecision = { allowed: false, reason: 'loginRequired', goTo: '/m/login' };

/** A visitor is told what a member is told: only trial players learn that they have no member account. */
const agentsOnly = (type: MemberType): AccessDecision =>
  isAgent(type)
    ? allowed
    : { allowed: false, reason: type === 4 || type === 40 ? 'nonMember' : 'nonAgent', goTo: '/m/home' };

/** What a member type meets at a route or call of this access. */
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
