import * as v from 'valibot';
import { text, words } from './fields.ts';

/**
 * The codes of refused calls. Each has a dictionary key `error.<code>`; an unknown one shows the operator's
 * own message as plain text (NET-05).
 */
export const errorCodes = [
  'requestInvalid', // 400
  'envelopeInvalid', // 400: not base64, truncated, wrong key
  'envelopeKeyUnknown', // 409: the key has been rotated, fetch it again
  'envelopeReplayed', // 409
  'credentialsWrong', // 400
  'captchaWrong', // 400
  'codeWrong', // 400
  'humanCheckFailed', // 400
  'fieldInvalid', // 400: `value.field` names the field
  'invitationInvalid', // 400
  'referrerInvalid', // 400
  'passwordUnchanged', // 400
  'emailInvalid', // 400
  'mobileInvalid', // 400
  'birthDateInvalid', // 400
  'insufficientBalance', // 400
  'amountOutOfBounds', // 400: `value.bound` names the bound, `value.amount` is it in pesos
  'paymentPasswordWrong', // 400: `value.triesLeft`
  'paymentPasswordWeak', // 400: rows, repeats and pairs
  'balanceBelowMinimum', // 400: the game asks for `value.minimum` pesos to enter
  'notLoggedIn', // 401: no session came along
  'sessionEnded', // 401: the session has expired or was ended elsewhere
  'noPermission', // 403
  'realAccountOnly', // 403
  'freeReject', // 403
  'nonMember', // 403
  'nonAgent', // 403
  'userDisabled', // 403
  'accessRestricted', // 403: region or IP
  'gameRegionRestricted', // 403: this game's vendor does not serve the player's region
  'gameNotAllowed', // 403: this game is closed to this player
  'prizeModeWrong', // 409: lotteries pay by another mode than the one named
  'merchantUnknown', // 403: the Merchant header names another merchant
  'notFound', // 404
  'switchedOff', // 404: the merchant does not offer this
  'timeout', // 408: the request did not come whole in time
  'usernameTaken', // 409
  'alreadyTaken', // 409: an e-mail address or number of another account, named by `value.field`
  'quoteChanged', // 409: what was shown no longer holds; `value.quote` is what does
  'orderOpen', // 409: an open order asks for the same; `value.order`
  'tooManyOrders', // 409: unpaid ones; `value.order` is the newest
  'paymentPasswordMissing', // 409: none is set yet
  'demandOpen', // 409: `value.demands` come first
  'firstPassword', // 409: the account was opened by an agent, its holder has to take it over first
  'termsOutdated', // 409: the terms have a newer version
  'conflict', // 409
  'inProgress', // 409, with Retry-After: a call of this player is still running; whether it was done is open
  'tooLarge', // 413
  'accountLocked', // 423
  'paymentPasswordLocked', // 423: until `value.lockedUntil`
  'tooManyRequests', // 429, with Retry-After in seconds
  'unknown', // 500
  'notOpenYet', // 501
  'gameUnavailable', // 503: this game is being maintained
  'vendorUnavailable', // 503: all games of its vendor are
  'maintenance', // 503
  'unavailable', // 503, with Retry-After: the operator cannot work for now; whether a write was done is open
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/**
 * The shape of every refusal; `value` carries what the caller may branch on, such as the captcha flag. `value.decided`
 * names the write, by its idempotency key or ticket, that was looked up and not done: after an attempt that got no
 * answer, only such a refusal says that nothing was changed (NET-12).
 */
export const refusal = v.object({
  success: v.literal(false),
  code: v.optional(text(64), 'unknown'),
  message: words(2000),
  requestId: words(64),
  value: v.optional(v.unknown()),
});

export const answer = v.variant('success', [
  v.object({ success: v.literal(true), value: v.optional(v.unknown()) }),
  refusal,
]);

/** Header names that both sides use. */
export const headers = {
  merchant: 'Merchant',
  token: 'Authorization',
  /** Device: OTHERS in an installed standalone app (LOGIN-07). */
  device: 'Device',
  gateway: 'Gateway',
  module: 'Module-Id',
  requestId: 'Request-Id',
} as const;

/** Platform gateway values (BOOT-09). */
export const gateway = { web: '1', mobile: '3' } as const;
