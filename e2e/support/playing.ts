import { headers } from '@araw/contract/calls/answer';

/** Makes a call as a demo game's own page does; resolves with its value, throws if refused. */
export async function playing(url: string, call: string, body: object, token = '') {
  const answer = await fetch(`${url}/play/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [headers.token]: token },
    body: JSON.stringify(body),
  });
  const { success, value, message } = await answer.json();
  if (!success) throw new Error(`${call} is refused: ${message}`);
  return value;
}
