import type { FastifyBaseLogger } from 'fastify';
import type { ErrorCode } from '#services/contract/answer.ts';
import { calls } from '#services/contract/calls.ts';
import { networkOf } from './network.ts';

/** Where it came from. Never an address in full, and nothing that somebody typed. */
interface From {
  network: string;
  requestId: string;
}

/** Who asked. */
interface Caller {
  ip: string;
  requestId: string;
}

/** `account` is the one it is about, where there is one; `reason` the code of a refusal; `call` the path of a route. */
type SecurityEvent =
  | { security: 'started'; public: boolean; sandbox: boolean; database: 'embedded' | 'postgres' }
  | ({
      security:
        | 'loggedIn'
        | 'loggedOut'
        | 'trialCreated'
        | 'passwordChanged'
        | 'passwordReset'
        | 'paymentPasswordChanged'
        | 'paymentPasswordReset'
        | 'payoutAccountAdded'
        | 'payoutAccountRemoved';
      account: number;
    } & From)
  | ({ security: 'contactChanged'; account: number; contact: 'email' | 'mobile' } & From)
  | ({
      security: 'sessionsEnded';
      account: number;
      sessions: number;
      reason: 'endedByPlayer' | 'passwordChanged' | 'contactChanged' | 'tooManySessions';
    } & From)
  | ({ security: RefusedAs; account?: number; call: string; reason: ErrorCode } & From)
  | ({ security: 'sandboxUsed'; call: string; status: number } & From)
  /** `account` is the member whose file it is; a desk shows those of many. */
  | ({ security: 'reviewerLooked'; account?: number; call: string } & From);

type RefusedAs =
  | 'logInFailed'
  | 'logInHeldBack'
  | 'proofFailed'
  | 'paymentPasswordFailed'
  | 'webhookForged'
  | 'receiptRefused'
  | 'limitHit'
  | 'accessRefused';

/** Paths that are no call of the contract. */
export const webhookPath = '/payments/webhooks/:provider';
export const receiptsPath = '/wps/cashier/receipts';

/** One line, at `warn`, so that it is written unless LOG_LEVEL leaves warnings out. */
export const logSecurity = (log: Pick<FastifyBaseLogger, 'warn'>, event: SecurityEvent): void =>
  log.warn(event);

export const fromOf = ({ ip, requestId }: Caller): From => ({
  network: networkOf(ip),
  requestId,
});

/** Sessions that somebody ended without logging out in them; none is no event. */
export function logSessionsEnded(
  log: Pick<FastifyBaseLogger, 'warn'>,
  caller: Caller,
  ended: Pick<Extract<SecurityEvent, { sessions: number }>, 'account' | 'sessions' | 'reason'>,
): void {
  if (ended.sessions > 0) logSecurity(log, { security: 'sessionsEnded', ...ended, ...fromOf(caller) });
}

type Refused = Partial<Record<ErrorCode, RefusedAs>>;

const refusedAnywhere: Refused = {
  credentialsWrong: 'proofFailed',
  codeWrong: 'proofFailed',
  paymentPasswordWrong: 'paymentPasswordFailed',
  tooManyRequests: 'limitHit',
  accountLocked: 'limitHit',
  paymentPasswordLocked: 'limitHit',
  realAccountOnly: 'accessRefused',
  freeReject: 'accessRefused',
  nonMember: 'accessRefused',
  nonAgent: 'accessRefused',
};

const refusedAtLogIn: Refused = {
  credentialsWrong: 'logInFailed',
  codeWrong: 'logInFailed',
  userDisabled: 'logInFailed',
  captchaWrong: 'logInHeldBack',
  accountLocked: 'logInHeldBack',
  tooManyRequests: 'logInHeldBack',
};

/** By the path of the route. */
const refusedAt: Record<string, Refused | undefined> = {
  [calls.logIn.path]: refusedAtLogIn,
  [calls.takeAccount.path]: refusedAtLogIn,
  [webhookPath]: { noPermission: 'webhookForged' },
  [receiptsPath]: { requestInvalid: 'receiptRefused', tooLarge: 'receiptRefused' },
};

/** What a refusal of this route is to the security of accounts and money; undefined for one that is nothing to it. */
export const refusedAs = (code: ErrorCode, call: string): RefusedAs | undefined =>
  refusedAt[call]?.[code] ?? refusedAnywhere[code];
