import type { CallValue } from '@araw/contract/calls/calls';
import type { SessionInfo } from '@araw/contract/accounts/session';

/** The data to store from an accepted login. The login before it is shown once and never stored. */
export function sessionOf(
  { token, userName, type, firstTimeLogin }: CallValue<'logIn'>,
  merchantCode: string,
): SessionInfo {
  return { token, merchantCode, userName, type, firstTimeLogin };
}
