import type { FastifyBaseLogger } from 'fastify';
import type { ErrorCode } from '@araw/contract/calls/answer';
import { calls } from '@araw/contract/calls/calls';
import { networkOf } from './network.ts';

/** Origin of a request. Never log a full address or anything a person typed. */
interface From {
  network: string;
  requestId: string;
}

interface Caller {
  ip: string;
  requestId: string;
}

/** `account` is the one affected, if any; `reason` a refusal's code; `call` the route's path. */
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
  /** `account` is the member whose file was viewed; a desk shows many. */
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

/** Paths outside the contract. */
export const webhookPath = '/payments/webhooks/:provider';
export const receiptsPath = '/wps/cashier/receipts';

/** One line at `warn`, so that it is written unless LOG_LEVEL excludes warnings. */
export const logSecurity = (log: Pick<FastifyBaseLogger, 'warn'>, event: SecurityEvent): void =>
  log.warn(event);

export const fromOf = ({ ip, requestId }: Caller): From => ({
  network: networkOf(ip),
  requestId,
});

/** Sessions ended without a logout in them; logs nothing if there are none. */
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

/** By route path. */
const refusedAt: Record<string, Refused | undefined> = {
  [calls.logIn.path]: refusedAtLogIn,
  [calls.takeAccount.path]: refusedAtLogIn,
  [webhookPath]: {
    noPermission: 'webhookForged',
    requestInvalid: 'webhookForged',
    tooLarge: 'webhookForged',
    notFound: 'webhookForged',
  },
  [receiptsPath]: { requestInvalid: 'receiptRefused', tooLarge: 'receiptRefused' },
};

/** The security event for a refusal on this route; undefined if it isn't one. */
export const refusedAs = (code: ErrorCode, call: string): RefusedAs | undefined =>
  refusedAt[call]?.[code] ?? refusedAnywhere[code];
