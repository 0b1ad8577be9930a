import type { OperatorContext } from './context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';

/**
 * Does the write with this idempotency key or ticket, inside the transaction that has looked it up and found it not
 * done. What is refused from here on says so by `value.decided`: that very write was not done (NET-12). A refusal
 * without it tells nothing about a write whose answer was lost.
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
