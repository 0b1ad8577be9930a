import type { OperatorContext } from './context.ts';
import { Refusal } from '@araw/server/http/refusal';

/**
 * Performs the write with this idempotency key or ticket, in the transaction that looked it up and found it not done. A
 * refusal from here on carries `value.decided`: this exact write was not done (NET-12). Refusals without it say nothing
 * about a write whose answer was lost.
 */
export async function decide<Done>(
  { closed }: Pick<OperatorContext, 'closed'>,
  decided: string,
  write: () => Promise<Done>,
): Promise<Done> {
  try {
    if (closed) throw closed;
    return await write();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, value, retryAfter } = error;
    throw new Refusal(code, { message, value: { ...(value as object | undefined), decided }, retryAfter });
  }
}
