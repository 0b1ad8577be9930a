import { v4 } from 'uuid';

/**
 * Idempotency key of a call that moves money (NET-13): a random UUID, created in the tap; works in insecure contexts
 * too.
 */
export const newMoneyKey = (): string => v4();
