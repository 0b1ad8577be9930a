import { headers } from '#services/contract/answer.ts';

/** A call of the demo games' own pages; resolves with its value. */
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
