import * as v from 'valibot';
import { text, words } from '../values/fields.ts';

/**
 * Codes of refused calls. Each has a dictionary key `error.<code>`; for an unknown code the operator's own message
 * is shown as plain text (NET-05).
 */
export const errorCodes = [
  'requestInvalid', // 400
  'envelopeInvalid', // 400: not base64, truncated, wrong key
  'envelopeKeyUnknown', // 409: the key has been rotated, fetch the new one
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
  'amountOutOfBounds', // 400: `value.bound` names the bound, `value.amount` gives it in pesos
  'paymentPasswordWrong', // 400: `value.triesLeft`
  'paymentPasswordWeak', // 400: sequences, repeats and pairs
  'balanceBelowMinimum', // 400: the game asks for `value.minimum` pesos to enter
  'notLoggedIn', // 401: the request carries no session
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
  'onBreak', // 403: a break or self-exclusion; `value` as `breakRefusal`
  'registrationRefused', // 403: an excluded player cannot register again
  'prizeModeWrong', // 409: lotteries pay in a mode other than the one named
  'merchantUnknown', // 403: the Merchant header names another merchant
  'notFound', // 404
  'switchedOff', // 404: the merchant does not offer this
  'timeout', // 408: the request did not arrive completely in time
  'usernameTaken', // 409
  'alreadyTaken', // 409: e-mail address or number of another account; `value.field` names it
  'quoteChanged', // 409: the quote shown is out of date; `value.quote` is the current one
  'orderOpen', // 409: an identical order is open; `value.order`
  'tooManyOrders', // 409: too many are unpaid; `value.order` is the newest
  'paymentPasswordMissing', // 409: none is set yet
  'demandOpen', // 409: `value.demands` come first
  'firstPassword', // 409: an agent opened the account and the member has not activated it yet
  'termsOutdated', // 409: the terms have a newer version
  'declarationMissing', // 409: the profile requires the player to declare belonging to no barred group
  'realityCheck', // 409: no bet before the player has answered it
  'limitReached', // 409: a limit of the player's own; `value` as `limitRefusal`
  'gameClosed', // 409: by a reality check, or by another game where only one may run at a time
  'conflict', // 409
  'inProgress', // 409, with Retry-After: a call of this player is still running and may yet be carried out
  'tooLarge', // 413
  'accountLocked', // 423
  'paymentPasswordLocked', // 423: until `value.lockedUntil`
  'tooManyRequests', // 429, with Retry-After in seconds
  'tooSoon', // 429: the game's cycle is not over; `value.milliseconds` to wait
  'unknown', // 500
  'notOpenYet', // 501
  'gameUnavailable', // 503: this game is under maintenance
  'vendorUnavailable', // 503: all games of its vendor are under maintenance
  'maintenance', // 503
  'unavailable', // 503, with Retry-After: temporarily; a write may still have been carried out
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/**
 * The shape of every refusal. `value` carries what the caller may branch on, such as the captcha flag. `value.decided`
 * names the write, by its idempotency key or ticket, that the operator looked up and found not done: after an attempt
 * that got no answer, only such a refusal proves that nothing was changed (NET-12).
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

export const headers = {
  merchant: 'Merchant',
  token: 'Authorization',
  /** Device: OTHERS in an installed standalone app (LOGIN-07). */
  device: 'Device',
  gateway: 'Gateway',
  module: 'Module-Id',
  /** The app's language as `htmlLang`, for mails and SMS that a call causes (LANG-02). */
  language: 'Accept-Language',
  /** `1`: the page made the call automatically, so it doesn't count as use of the session (PROT-08). */
  unattended: 'Unattended',
  requestId: 'Request-Id',
} as const;

/** Platform gateway values (BOOT-09). */
export const gateway = { web: '1', mobile: '3' } as const;
