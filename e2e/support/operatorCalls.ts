import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { headers } from '#services/contract/answer.ts';
import { type CallName, type CallRequest, calls, type CallValue } from '#services/contract/calls.ts';
import { envelope } from '#services/contract/envelope.ts';
import type { SessionInfo } from '#services/contract/session.ts';
import { createOperatorClient } from '#services/client/operator.ts';
import { sealByDes } from './sealing.ts';

export const merchantCode = 'ARAW';

/** The app's own client of the operator at this address, without a page; for a visitor without a token. */
export const clientOf = (url: string, token: string | null = null) =>
  createOperatorClient({
    baseUrl: url,
    merchant: () => merchantCode,
    token: () => token,
    standalone: () => false,
    serverNow: Date.now,
  });

/**
 * Makes a call that has to be sealed, which the app's client does in browsers alone; for a visitor without a token.
 * Throws when it is refused.
 */
export async function callSealed<Name extends CallName>(
  url: string,
  name: Name,
  form: CallRequest<Name>,
  token: string | null = null,
): Promise<CallValue<Name>> {
  const { sealing } = await clientOf(url).consolidatedSettings();
  const { headers: sealedHeaders, body } = sealByDes(form, sealing!);
  const { method, path } = calls[name];
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...sealedHeaders,
      'Content-Type': envelope.contentType,
      ...(token !== null && { [headers.token]: token }),
    },
    body,
  });
  const { success, value, code } = await answer.json();
  if (!success) throw new Error(`${name} is refused: ${code}`);
  return value;
}

/** Logs a demo player in, beside any page. */
export async function openSession(url: string, username: string): Promise<SessionInfo> {
  const value = await callSealed(url, 'logIn', { type: 'username', username, password: demoPassword });
  return { ...value, merchantCode };
}
