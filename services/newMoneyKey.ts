import { v4 } from 'uuid';

/** The key of a call that moves money (NET-13): a random UUID, made in the tap, also on a page that is not secure. */
export const newMoneyKey = (): string => v4();
