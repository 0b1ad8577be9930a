import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { headers } from '@araw/contract/calls/answer';
import { type CallName, type CallRequest, calls, type CallValue } from '@araw/contract/calls/calls';
import { envelope } from '@araw/contract/calls/envelope';
import { everyConsent } from '@araw/contract/protection/marketing';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { createOperatorClient } from '#services/client/operator.ts';
import { sealByDes } from './sealing.ts';

export const merchantCode = 'ARAW';

/** The app's own operator client, without a page. Leave out the token for a visitor. */
export const clientOf = (url: string, token: string | null = null) =>
  createOperatorClient({
    baseUrl: url,
    merchant: () => merchantCode,
    token: () => token,
    standalone: () => false,
    serverNow: Date.now,
  });

/**
 * Makes a sealed call: the app's client seals only in browsers. Leave out the token for a visitor. Throws if the call
 * is refused.
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

/** Every offer may reach this player, who hasn't agreed to any before (PROT-12). */
export const agreeToAll = (url: string, { token }: Pick<SessionInfo, 'token'>) =>
  clientOf(url, token).setConsents({ given: everyConsent(true), version: 0 });

/** Logs in a demo player without a page. */
export async function openSession(url: string, username: string): Promise<SessionInfo> {
  const value = await callSealed(url, 'logIn', { type: 'username', username, password: demoPassword });
  return { ...value, merchantCode };
}
